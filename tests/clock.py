"""Seconds of processor time: those of a busy machine's other work are left out."""

import sys

if sys.platform == "emscripten":
    from pyodide.code import run_js

    # Of all of Node.js: Python in it has only a clock on the wall.
    processor_time = run_js(
        "() => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; }"
    )

else:
    from time import process_time as processor_time

__all__ = ["processor_time"]
