#!/usr/bin/env python3
"""Compares `autolayout solve` with the oracle on random systems, and with itself on random histories.

usage: compare.py TOOL FOLDER [--systems N] [--traces N] [--seed S] [--jobs N] [--record FILE N]

FOLDER keeps the oracle's answers, so that an interrupted run goes on where it was and another build of the tool is
compared in a fraction of the time. The same seed gives the same systems.
"""

import argparse
import multiprocessing
import os
import sys
import time

import systems
import traces

DORMANCY_CHUNK = 100
SHOWN = 10
# Seconds between lines about progress.
REPORT = 30


def run(what, function, jobs, processes):
    """Does the jobs, prints how many cases were checked and which failed; returns the number of failures."""
    checked, failures, reported= 0, [], time.monotonic()
    with multiprocessing.Pool(processes) as pool:
        for done, (count, found) in enumerate(pool.imap_unordered(function, jobs), 1):
            checked += count
            failures += found
            if time.monotonic() - reported> REPORT:
                reported= time.monotonic()
                print(f"  {what}: {done} of {len(jobs)} jobs, {len(failures)} differ", file=sys.stderr, flush=True)
    print(f"{what}: {checked}, {len(failures)} differ", flush=True)
    for _, line in sorted(failures)[:SHOWN]:
        print(f"  {line}")
    return len(failures)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("folder")
    parser.add_argument("--systems", type=int, default=20000)
    parser.add_argument("--traces", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--record", nargs=2, metavar=("FILE", "N"))
    options = parser.parse_args()
    if options.record:
        file, count = options.record
        recorded = systems.record(options.tool, options.folder, options.seed, int(count), file)
        print(f"recorded {len(recorded)} of {count}")
        return
    wrong = run("systems", systems.compare_chunk, [
        (options.tool, options.folder, options.seed, chunk, options.systems)
        for chunk in systems.chunks(options.systems)], options.jobs)
    wrong += run(f"traces of {traces.STEPS} steps", traces.compare_trace, [
        (options.tool, options.seed, index) for index in range(options.traces)], options.jobs)
    wrong += run("rows that go dormant", traces.compare_dormancy, [
        (options.tool, options.seed, chunk, DORMANCY_CHUNK)
        for chunk in range(options.systems // DORMANCY_CHUNK // 4)], options.jobs)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
