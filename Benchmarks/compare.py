#!/usr/bin/env python3
"""Runs the drivers on the workloads, one after the other, and prints times, ratios, growth, memory and goals.

usage: compare.py SOLVER HAND SCRATCH [--full] [--seconds S] [COUNT …]

SOLVER and HAND are our programs; kiwi and yoga are looked for in SCRATCH, where the workloads' files go too.
"""

import argparse
import os
import pathlib
import resource
import subprocess
import sys

import goals
import tables

sys.path.insert(0, str(pathlib.Path(__file__).parent / "workloads"))

USUAL, ALL = [100, 1000, 10000], [10, 100, 1000, 10000, 100000]
# kiwi's time grows faster than the number of rows: beyond this it takes minutes, on a form even sooner.
KIWI_COUNT, KIWI_FORM_COUNT = 1000, 100
YOGA_COUNT = 10000
# A driver may take this many seconds for one workload; what takes longer is left out of the tables.
LONGEST = 40


def generate(scratch, name, count):
    if not (scratch / f"{name}-{count}.frames").exists():
        script = pathlib.Path(__file__).parent / "workloads" / "generate.py"
        subprocess.run([sys.executable, script, scratch, str(count), name], check=True)


def drivers(options, name, count):
    """Commands with the ending of the file that each reads."""
    scratch = options.scratch
    yield [options.solver], "edges"
    yield [options.solver], "boxes"
    yield [options.hand], "views"
    if (scratch / "yoga").exists() and count <= YOGA_COUNT:
        yield [scratch / "yoga"], "views"
    if (scratch / "kiwi").exists() and count <= (KIWI_FORM_COUNT if name == "W6" else KIWI_COUNT):
        yield [scratch / "kiwi"], "boxes"


def deep_stack():
    """Yoga recurses once a level of nesting."""
    _, hard = resource.getrlimit(resource.RLIMIT_STACK)
    resource.setrlimit(resource.RLIMIT_STACK, (hard, hard))


def run(command, path, seconds):
    """The lines a driver prints, each as a dictionary; none if it failed or took too long."""
    try:
        done = subprocess.run(command + [path, str(seconds)], capture_output=True, text=True, timeout=LONGEST,
                              preexec_fn=deep_stack)
    except subprocess.TimeoutExpired:
        print(f"{command[0]} {path}: not within {LONGEST} seconds", file=sys.stderr)
        return []
    if done.returncode:
        print(f"{command[0]} {path}: {done.stderr.strip() or done.returncode}", file=sys.stderr)
    return [dict(part.split("=") for part in line.split()) for line in done.stdout.splitlines()]


def measure(options):
    """Results by (driver, workload, count)."""
    results = {}
    for count in options.counts:
        for name in tables.FIRST + tables.STEPS:
            generate(options.scratch, name, count)
            for command, ending in drivers(options, name, count):
                for line in run(command, options.scratch / f"{name}-{count}.{ending}", options.seconds):
                    key = (line.pop("driver"), line.pop("workload"), int(line.pop("count")))
                    results[key] = {name: float(value) for name, value in line.items()}
            print(".", end="", flush=True, file=sys.stderr)
    print(file=sys.stderr)
    return results


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("solver")
    parser.add_argument("hand")
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("counts", nargs="*", type=int)
    parser.add_argument("--full", action="store_true", help="10 to 100,000 views, and longer")
    parser.add_argument("--seconds", type=float, help="processor time for each driver and workload")
    options = parser.parse_intermixed_args()
    options.counts = options.counts or (ALL if options.full else USUAL)
    options.seconds = options.seconds or (1 if options.full else 0.3)
    results = measure(options)
    print("\n".join(tables.report(results, options.counts) + goals.report(results)))
    wrong = [key for key, line in results.items() if line.get("error", 0) > tables.CLOSE * key[2]]
    for driver, name, count in wrong:
        print(f"wrong frames: {driver} {name} {count}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    os.umask(0o022)
    main()
