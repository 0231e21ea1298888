"""See the package: measures, prints, writes the page."""

from __future__ import annotations

import argparse
import time

from .cases import CASES
from .measure import measure
from .page import PAGE, page_text


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.numpy_coverage")
    parser.add_argument("--only", default="", help="cases of functions whose name contains this")
    parser.add_argument("--differing", action="store_true", help="show only what is not as expected")
    parser.add_argument("--detail", action="store_true", help="show the whole reason of a refusal")
    parser.add_argument("--page", action="store_true", help="write the page from the expectations, measuring nothing")
    options = parser.parse_args()
    chosen = [case for case in CASES if options.only in case.function]
    surprises = 0
    for case in [] if options.page else chosen:
        start = time.perf_counter()
        verdict = measure([case])[0]
        expected = verdict.word == ("exact" if case.works else case.expected)
        surprises += not expected
        if expected and options.differing:
            continue
        mark = " " if expected else "!"
        detail = verdict.detail if options.detail else verdict.detail[:200]
        print(f"{mark} {case.function:28} {verdict.word:10} {time.perf_counter() - start:5.1f}s  {case.shown}", flush=True)
        if not expected and detail:
            print("      " + detail.replace("\n", "\n      "), flush=True)
    if not options.only and not surprises:
        PAGE.write_text(page_text(CASES), encoding="utf-8")
    elif surprises:
        print(f"{surprises} not as expected: the page is not written")


if __name__ == "__main__":
    main()
