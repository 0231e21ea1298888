"""How launches are timed, with a device that is played: the host's clock, and when the device will have done its work."""

import numpy as np
import pytest

from bench import gpu, gpu_case, gpu_corpus
from bench.device_timing import LONGEST_DELAY, MOST_LAUNCHES, ROUNDS, call_seconds, device_seconds

pytest.importorskip("numba_cuda")


class Played:
    """``call(host, device)``: a launch that takes the host and the device so long; ``waiting``: the host waits for the device."""

    def __init__(self):
        self.now = self.done = 0.0
        self.launches = 0

    def event(self):
        self.now += 1e-6
        self.done = max(self.done, self.now)
        return self.done

    def has_passed(self, event):
        return self.now >= event

    def seconds(self, begin, end):
        self.now = max(self.now, end)
        return end - begin

    def keep_busy(self, seconds):
        self.done = max(self.now, self.done) + seconds

    def wait(self):
        self.now = max(self.now, self.done)

    def call(self, host, device, *, waiting=False):
        def start():
            self.launches += 1
            self.now += host
            self.done = max(self.now, self.done) + device
            if waiting:
                self.now = self.done

        return start


@pytest.mark.parametrize("host", [1e-6, 1e-4, 5e-3])
def test_the_host_is_not_in_the_time_of_a_launch(host):
    clock = Played()
    variants = {"primal": clock.call(host, 3e-5), "gradient": clock.call(2 * host, 9e-5)}
    found = device_seconds(clock, variants, clock.call(1e-5, 1e-3))
    assert found["primal"].seconds == pytest.approx(3e-5, rel=1e-6) and not found["primal"].waits
    assert found["gradient"].seconds == pytest.approx(9e-5, rel=1e-6) and not found["gradient"].waits
    assert clock.launches <= 4 * (3 + 2 * ROUNDS * MOST_LAUNCHES * 8)


def test_a_call_that_waits_has_the_host_in_its_time():
    clock = Played()
    found = device_seconds(clock, {"gradient": clock.call(2e-3, 1e-3, waiting=True)}, lambda: None)["gradient"]
    assert found.waits and found.seconds == pytest.approx(3e-3, rel=2e-3)


def test_a_host_that_never_keeps_up_is_an_error():
    clock = Played()
    slow = clock.call(0.0, 1e-6)
    with pytest.raises(RuntimeError, match="longer to start a launch"):
        device_seconds(clock, {"primal": slow}, lambda: setattr(clock, "now", clock.now + 1.5 * LONGEST_DELAY))


def test_calls_are_timed_by_turns_from_the_same_state():
    told = []
    variants = {"a": lambda: told.append("a"), "b": lambda: told.append("b")}
    found = call_seconds(variants, lambda: None, lambda: told.append("put back"))
    assert set(found) == {"a", "b"} and all(0 < seconds < 1e-3 for seconds in found.values())
    assert told.count("put back") == 2 + 2 * ROUNDS


@pytest.mark.parametrize("name", ["saxpy", "block_sum", "inplace", "scatter", "saxpy32", "stencil"])
def test_the_modes_agree_where_both_are_right(name, monkeypatch):
    kernel, launch, arguments = gpu_corpus.corpus()[name]
    assert gpu_case.disagreement(kernel, launch, arguments, "cpu") < (1e-6 if name == "saxpy32" else 1e-13)
    if name == "saxpy":
        original = gpu_case.Case.gradient

        def spoiled(case):
            original(case)
            case.annotated[1].shadow[3] += 1e-3  # one place

        monkeypatch.setattr(gpu_case.Case, "gradient", spoiled)
        assert gpu_case.disagreement(kernel, launch, arguments, "cpu") > 1e-7


def test_large_cases_are_those_of_the_corpus():
    assert set(gpu_corpus.LARGE) <= set(gpu_corpus.corpus())
    large = gpu_corpus.Large((1, 2), (2.0, np.zeros(10), np.zeros(5, np.float32)), (0, 1, 2.5))
    assert large.bytes == 80 + 50 and large.precision == 4
    assert gpu_corpus.Large((1, 2), (np.zeros(10),)).bytes is None


def test_the_table_of_a_device_says_what_was_measured():
    row = {"kernel": "k", "size": "large", "primal": 1e-3, "gradient": 3e-3, "ratio": 3.0, "bytes": 2e9, "call primal": 1.1e-3,
           "call gradient": 3.3e-3, "status": "right", "disagreement": 2e-15}  # fmt: skip
    failed = {"kernel": "f", "status": "EnzymeError: no\nmore"}
    table = gpu.as_markdown({"target": "cuda", "environment": {"device": "D"}, "kernels": [row, failed]})
    assert "| k | large | 1.000 | 3.000 | 3.0 | 2000 | 1.100 | 3.300 | right; modes agree to 2e-15 |" in table
    assert "| f |  |  |  |  |  |  |  | EnzymeError: no |" in table
    assert "median of 7 rounds" in table and "- device: D" in table and f"{ROUNDS} rounds" in table
