"""Campaigns of the fuzzers: every program is judged once, crashes are found out, a log is gone on with."""

import faulthandler
import os
import signal
import time
from dataclasses import dataclass

import pytest

from tools.fuzz import ir as fuzz_ir
from tools.fuzz import python as fuzz_python
from tools.fuzz.campaign import campaign, judged_in_worker, resumed


@dataclass(frozen=True)
class Fake:
    category: str
    fails: bool = False


def judged(seed):
    return Fake("wrong", True) if seed % 7 == 3 else Fake("agrees")


def crashing(seed):
    if seed == 5:
        faulthandler.disable()  # the crash is meant: no traceback in the tests' output
        os.kill(os.getpid(), signal.SIGSEGV)
    return judged(seed)


def alone(seed):
    return Fake("crashed", True) if seed == 5 else judged(seed)


def run(seeds, here=judged, alone=alone, log=None, timeout=20.0):
    def report(seed, verdict):
        return f"{verdict.category}\n-> here"

    return campaign(seeds, here, alone, report, describe=lambda v: v.category, log=log, batch=4, timeout=timeout)


def test_every_seed_is_counted_once_and_findings_are_lines(tmp_path, capsys):
    totals = run(range(10, 30), log=tmp_path / "log")
    assert totals.tally == {"agrees": 17, "wrong": 3}
    assert (totals.programs, totals.failures) == (20, 3)
    assert capsys.readouterr().out.splitlines() == [f"seed {seed} wrong -> here" for seed in (10, 17, 24)]
    words = [line.split()[0] for line in (tmp_path / "log").read_text().splitlines()]
    assert words == ["seed", "done", "seed", "done", "done", "seed", "done", "done"]


def test_a_second_call_goes_on_after_the_log(tmp_path):
    log = tmp_path / "log"
    run(range(8), log=log)
    asked = []
    totals = run(range(16), here=None, alone=lambda seed: asked.append(seed) or judged(seed), log=log)
    assert asked == list(range(8, 16))
    assert (totals.programs, totals.tally) == (16, {"agrees": 14, "wrong": 2})
    assert resumed(log, range(16))[0] == 16
    assert resumed(log, range(100, 116))[0] == 100


def test_after_a_crash_the_batch_is_judged_one_by_one():
    assert judged_in_worker(range(4, 8), crashing, 20.0) is None
    totals = run(range(12), here=crashing)
    assert totals.tally == {"agrees": 9, "wrong": 2, "crashed": 1}


def test_a_crash_that_no_program_repeats_is_said(tmp_path, capsys):
    run(range(4, 8), here=crashing, alone=lambda seed: Fake("agrees"))
    assert "end their process together" in capsys.readouterr().out


def test_silence_counts_as_a_crash():
    assert judged_in_worker([1], lambda seed: time.sleep(30), 0.3) is None


@pytest.mark.parametrize("module", [fuzz_ir, pytest.param(fuzz_python, marks=pytest.mark.slow)], ids=["ir", "python"])
def test_commands_judge_and_go_on(module, tmp_path, capsys):
    log = tmp_path / "log"
    assert module.main(["--seed", "12", "--count", "2", "--log", str(log), "--corpus", str(tmp_path)]) == 0
    assert module.main(["--seed", "12", "--count", "2", "--log", str(log), "--corpus", str(tmp_path)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].split(": ")[1] == printed[2].split(": ")[1]
    assert printed[0].startswith("2 programs in ")
    assert printed[1].endswith("going on at seed 14")
