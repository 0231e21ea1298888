"""Child processes that hold what is measured: one per peer (or family of peers), pinned to one core, asked in turn.

    with Children(folder) as children:
        children.ask("torch", {"do": "prepare", ...}, limit=120)       the child's answer; ChildFailed if it dies or is late

A child that dies is started again for the next question. Only one child works at a time: the others wait for their next line.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from .worker import REFERENCES

ROOT = Path(__file__).resolve().parent.parent


class ChildFailed(Exception):
    """The process died or did not answer in time."""


class Child:
    """One process and its two pipes."""

    def __init__(self, folder: Path, name: str, environment: dict[str, str]) -> None:
        self.log = (folder / f"{name}.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log,
            env={**os.environ, **environment, REFERENCES: str(folder)},
        )  # fmt: skip
        self.unread = b""

    def ask(self, request: dict, limit: float) -> dict:
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise ChildFailed(self.fate()) from None
        until = time.monotonic() + limit
        while b"\n" not in self.unread:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise ChildFailed(f"no answer after {limit:.0f} s")
            read = os.read(self.process.stdout.fileno(), 1 << 16)
            if not read:
                raise ChildFailed(self.fate())
            self.unread += read
        line, _, self.unread = self.unread.partition(b"\n")
        return json.loads(line)

    def fate(self) -> str:
        """How the process ended."""
        code = self.process.wait()
        return f"the process died: {signal.Signals(-code).name}" if code < 0 else f"the process ended with {code}"

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.log.close()


class Children:
    """All processes of a run, by name; they start when they are first asked. ``environments``: variables for some of them."""

    def __init__(self, folder: Path, environments: dict[str, dict[str, str]] | None = None) -> None:
        self.folder = folder
        self.environments = environments or {}
        self.running: dict[str, Child] = {}

    def __enter__(self) -> Children:
        return self

    def __exit__(self, *_) -> None:
        for name in list(self.running):
            self.stop(name)

    def ask(self, name: str, request: dict, limit: float = 60.0) -> dict:
        child = self.running.get(name)
        if child is None:
            child = self.running[name] = Child(self.folder, name, self.environments.get(name, {}))
        try:
            return child.ask(request, limit)
        except ChildFailed:
            self.stop(name)
            raise

    def stop(self, name: str) -> None:
        self.running.pop(name).close()

    def release(self) -> None:
        """Let all children forget their tasks; those that can't are ended."""
        for name, child in list(self.running.items()):
            try:
                child.ask({"do": "release"}, 60.0)
            except ChildFailed:
                self.stop(name)
