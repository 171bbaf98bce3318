"""The server of static files, as a process of its own: to be offline, it is killed."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import IO

TOP = Path(__file__).parents[1]


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    status: int
    bytes: int


class Server:
    """Serves a folder below a path; after `stop` it can `start` again at the same address."""

    def __init__(self, folder: Path, under: str = "/club/", *options: str) -> None:
        self.folder = folder
        self.under = under
        self.requests: list[Request] = []
        self._options = options
        self._port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self._port}{self.under}"

    @property
    def origin(self) -> str:
        return f"http://localhost:{self._port}"

    def start(self, rate: int | None = None) -> None:
        command = ["node", str(TOP / "tools/serve.mjs"), "--log", "--under", self.under]
        command += ["--folder", str(self.folder), "--port", str(self._port), *self._options]
        if rate is not None:
            command += ["--rate", str(rate)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=TOP)
        assert self._process.stdout is not None
        greeting = self._process.stdout.readline()
        assert greeting.startswith("Critter Club is at"), greeting
        self._port = int(greeting.rpartition(":")[2].partition("/")[0])
        self._listener = Thread(target=self._log, args=(self._process.stdout,))
        self._listener.start()

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        self._listener.join()

    def restart(self) -> None:
        """If it was stopped, it comes back as it was."""
        if self._process.poll() is not None:
            self.start()

    def _log(self, lines: IO[str]) -> None:
        with lines:
            for line in lines:
                self.requests.append(Request(**json.loads(line)))


@contextmanager
def serving(folder: Path, under: str = "/club/", *options: str) -> Iterator[Server]:
    server = Server(folder, under, *options)
    try:
        yield server
    finally:
        server.stop()
