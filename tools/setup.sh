#!/bin/sh
# Sets up what a make target needs, each thing once:
#
#   tools/setup.sh python   prints the Python to use
#   tools/setup.sh venv     puts the Python tools into .venv
#   tools/setup.sh node     puts the JavaScript packages into node_modules
#   tools/setup.sh browser  sees to it that there is a Chromium; needs venv
#   tools/setup.sh lighthouse puts Lighthouse beside the benchmark that runs it
#   tools/setup.sh browsers gets Firefox and WebKit where Debian has them; else tests skip them
#
# Several words may be given. All that the machine must have is looked for first, so
# that nothing is installed in vain; what is missing is said in one sentence.
set -eu
cd "$(dirname "$0")/.."

missing() {
    echo "$1" >&2
    exit 2
}

# The first Python that is new enough. A name on PATH may be a shim that does not
# start, so each is asked rather than looked up.
find_python() {
    for python in python3 python3.11 python3.12 python3.13 python3.14; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            return
        fi
    done
    missing "Critter Club needs Python 3.11 or newer: please install it and try again."
}

# The lock file is kept beside what was installed from it: as long as the two are
# equal there is nothing to do, whatever the files' dates say.
venv_ready() {
    cmp -s requirements-dev.txt .venv/installed.txt && .venv/bin/python -c '' 2>/dev/null
}

node_ready() {
    cmp -s package-lock.json node_modules/.installed.json
}

need_venv() {
    venv_ready && return
    find_python
    "$python" -c 'import venv, ensurepip' 2>/dev/null || missing \
        "Python's venv module is missing: please install it (Debian: apt install python3-venv) and try again."
}

# Debian's, Playwright's own, or an installed Chrome: whichever the tests will find.
browser_ready() {
    [ -x /usr/bin/chromium ] || .venv/bin/python -m e2e.browser 2>/dev/null
}

other_browsers_ready() {
    command -v firefox-esr && command -v WebKitWebDriver && command -v Xvfb
}

can_apt() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

need_node() {
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null || missing \
        "Critter Club is built with Node.js 20.19 or newer: please install it and try again."
    node_ready || npm --version >/dev/null 2>&1 || missing \
        "Critter Club is built with npm, which comes with Node.js: please install it and try again."
}

# install WHAT LOG COMMAND…: runs the command with all it prints going to the log.
install() {
    what=$1 log=$2
    shift 2
    "$@" >>"$log" 2>&1 || missing \
        "Could not install $what: please check the network connection and try again (full log: $log)."
}

make_venv() {
    venv_ready && return
    echo "Setting up the Python tools, this once ..." >&2
    log=.venv-setup.log
    rm -f "$log"
    # What a link leads to belongs to another checkout, which goes on using it.
    [ ! -L .venv ] || rm .venv
    install "the Python tools" "$log" "$python" -m venv --clear .venv
    install "the Python tools" "$log" .venv/bin/python -m pip install --require-hashes \
        -r requirements-dev.txt
    cp requirements-dev.txt .venv/installed.txt
    rm -f "$log"
}

make_node() {
    node_ready && return
    echo "Setting up the JavaScript packages, this once ..." >&2
    log=.npm-setup.log
    rm -f "$log"
    # What a link leads to belongs to another checkout, and npm would empty it.
    [ ! -L node_modules ] || rm node_modules
    install "the JavaScript packages" "$log" npm ci --ignore-scripts --no-audit --no-fund \
        --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000
    cp package-lock.json node_modules/.installed.json
    rm -f "$log"
}

make_lighthouse() {
    lock=tools/bench_web/lighthouse/package-lock.json
    folder=node_modules/.cache/critter-club/lighthouse
    cmp -s $lock $folder/node_modules/.installed.json && return
    echo "Setting up Lighthouse, this once ..." >&2
    log=.lighthouse-setup.log
    rm -rf "$log" $folder
    mkdir -p $folder
    cp tools/bench_web/lighthouse/package*.json $folder
    # In its folder: where npm is told of one beside it, it looks for the project around.
    install "Lighthouse" "$log" sh -c "cd $folder && npm ci --ignore-scripts --no-audit --no-fund"
    cp $lock $folder/node_modules/.installed.json
    rm -f "$log"
}

make_browser() {
    browser_ready && return
    can_apt || missing \
        "The tests need Chromium: please run '.venv/bin/playwright install chromium' and try again."
    echo "Installing Chromium, this once ..." >&2
    log=.browser-setup.log
    rm -f "$log"
    install "Chromium" "$log" apt-get update
    install "Chromium" "$log" env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --no-install-recommends chromium
    rm -f "$log"
}

make_browsers() {
    other_browsers_ready >/dev/null && return
    can_apt || return 0 # Each test that needs one says so.
    echo "Installing Firefox and WebKit, this once ..." >&2
    log=.browser-setup.log
    rm -f "$log"
    { apt-get update && DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --no-install-recommends firefox-esr webkit2gtk-driver xvfb; } >>"$log" 2>&1 || {
        echo "They cannot be had here (full log: $log): what needs them is skipped." >&2
        return 0
    }
    rm -f "$log"
}

for part in "$@"; do
    case $part in
        python) find_python && echo "$python" ;;
        venv | node) "need_$part" ;;
        lighthouse) need_node ;;
        browser | browsers) ;; # What it needs is known when the Python tools are there.
        *) missing "usage: tools/setup.sh python | venv | node | lighthouse | browser | browsers ..." ;;
    esac
done
for part in "$@"; do
    case $part in
        venv | node | lighthouse | browser | browsers) "make_$part" ;;
    esac
done
