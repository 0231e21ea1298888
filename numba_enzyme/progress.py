"""Says on stderr that a compilation takes long: over two seconds, and only where somebody looks on.

    with compiling("energy.grad(float64)"):     numba_enzyme: compiling energy.grad(float64): plan, 3 s
        step("plan")                            numba_enzyme: compiled energy.grad(float64) in 5.2 s

One line that is rewritten in place, in a terminal or a notebook; nothing elsewhere. NUMBA_ENZYME_PROGRESS says otherwise: ``0``
never, ``1`` always. Nothing that goes wrong here, a closed stream or no more threads, reaches the compilation.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from . import config

PATIENCE, PERIOD = 2.0, 0.5  # seconds before the first word, and between two

_running: _Report | None = None


def interactive(stream: TextIO | None) -> bool:
    """Whether somebody looks at a stream: a terminal, or a notebook's cell."""
    if stream is None:
        return False
    if type(stream).__module__.startswith("ipykernel."):
        return True
    try:
        return bool(stream.isatty())
    except Exception:  # closed, or no stream at all
        return False


def _wanted(stream: TextIO | None) -> bool:
    chosen = config.progress()
    return stream is not None and (interactive(stream) if chosen == "auto" else chosen == "1")


class _Report:
    """The line of one compilation, written by a thread that lives as long as it does."""

    def __init__(self, what: str, stream: TextIO) -> None:
        self.what, self.stream = what, stream
        self.step = ""
        self.started = time.monotonic()
        self.width = 0  # of what stands in the line: 0 means nothing has been said
        self.done = threading.Event()
        self.thread = threading.Thread(target=self._watch, name="numba_enzyme progress", daemon=True)

    def _watch(self) -> None:
        with contextlib.suppress(Exception):
            if self.done.wait(PATIENCE):
                return
            while True:
                step = f": {self.step}" if self.step else ""
                self._write("compiling", f"{step}, {time.monotonic() - self.started:.0f} s")
                if self.done.wait(PERIOD):
                    return

    def _write(self, verb: str, news: str, end: str = "") -> None:
        room = shutil.get_terminal_size().columns - len(f"numba_enzyme: {verb} {news}") - 1  # a longer line can't be rewritten
        what = self.what if len(self.what) <= room else f"{self.what[: max(room - 3, 0)]}..."
        text = f"numba_enzyme: {verb} {what}{news}"
        self.stream.write(f"\r{text:<{self.width}}{end}")
        self.stream.flush()
        self.width = len(text)

    def start(self) -> None:
        self.thread.start()

    def finish(self, ended: bool) -> None:
        """The last word, if there was a first one."""
        self.done.set()
        with contextlib.suppress(Exception):
            self.thread.join(PATIENCE)
            if self.width:
                took = f"{time.monotonic() - self.started:.1f} s"
                self._write(*(("compiled", f" in {took}") if ended else ("compiling", f" ended after {took}")), "\n")


@contextmanager
def compiling(what: str) -> Iterator[None]:
    """Inside, *what* is compiled; the outermost one is told of."""
    global _running
    report = None
    with contextlib.suppress(Exception):
        if _running is None and _wanted(sys.stderr):
            report = _Report(what, sys.stderr)
            report.start()
            _running = report
    if report is None or _running is not report:
        yield
        return
    ended = False
    try:
        yield
        ended = True
    finally:
        _running = None
        report.finish(ended)


def step(name: str) -> None:
    """What the compilation is about now."""
    if _running is not None:
        _running.step = name
