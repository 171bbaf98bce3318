"""From the second visit on no network is needed; offline means that the server is gone."""

from __future__ import annotations

from e2e.visit import Visit, probe, wait_for_stage, wait_until_offline_ready


def test_the_second_visit_needs_no_network(remote_visit: Visit) -> None:
    remote_visit.server.stop()
    # Looking for a new version, the browser finds nobody.
    remote_visit.forgive(r"console: .*(ERR_CONNECTION_REFUSED|fetching the script)")
    second = remote_visit.open()
    assert wait_for_stage(second, "ready", "failed")["stage"] == "ready"
    assert probe(second, "({ client }) => client.ask({})")["type"] == "Unread"
    second.reload()
    assert wait_for_stage(second, "ready", "failed")["stage"] == "ready"


def test_an_address_with_parameters_opens_the_same_page(remote_visit: Visit) -> None:
    remote_visit.server.stop()
    remote_visit.forgive(r"console: .*(ERR_CONNECTION_REFUSED|fetching the script)")
    page = remote_visit.open(remote_visit.server.url + "?from=home#play")
    assert wait_for_stage(page, "ready", "failed")["stage"] == "ready"


def test_every_file_comes_over_the_line_once(first_visit: Visit) -> None:
    page = first_visit.open()
    wait_for_stage(page, "ready")
    wait_until_offline_ready(page)
    sent = [each.path for each in first_visit.server.requests if each.bytes]
    twice = {path for path in sent if sent.count(path) > 1}
    # The page is asked for by its folder first, by its name for the store.
    assert not {path for path in twice if "/assets/" in path}
