"""Seconds of processor time: those of a busy machine's other work are left out."""

import sys

if sys.platform == "emscripten":
    from js import process

    def processor_time() -> float:
        """Of all of Node.js, as Python in it has only a clock on the wall."""
        used = process.cpuUsage()
        return (used.user + used.system) / 1e6

else:
    from time import process_time as processor_time

__all__ = ["processor_time"]
