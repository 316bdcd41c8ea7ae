#!/usr/bin/env python3
"""How much layout time the debugging toolbox costs while nothing is recorded or shown.

Builds the same program twice, with the toolbox's hooks and without (-DAUTOLAYOUT_WITHOUT_TOOLBOX), runs both in turn, and
prints for each kind of work the least median of each and their ratio. Exit status 1 if it is above the limit.

usage: toolbox-cost.py [ROUNDS]
"""

import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
# The toolbox's goal.
LIMIT = 1.03


def build(scratch, *flags):
    command = ["swift", "build", "-c", "release", "--product", "ToolboxCost", "--scratch-path", scratch, *flags]
    subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run([*command, "--show-bin-path"], cwd=HERE, check=True, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip()) / "ToolboxCost"


def times(program):
    lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
    return {name: float(time) for name, time in (line.split() for line in lines)}


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    programs = {"with": build(".build"), "without": build(".build/without", "-Xswiftc", "-DAUTOLAYOUT_WITHOUT_TOOLBOX")}
    samples = {kind: [] for kind in programs}
    for round in range(rounds):
        order = list(programs) if round % 2 else list(reversed(programs))
        for kind in order:
            samples[kind].append(times(programs[kind]))
    ratios = []
    for name in samples["with"][0]:
        least = {kind: min(run[name] for run in runs) for kind, runs in samples.items()}
        ratios.append(least["with"] / least["without"])
        print(f"{name:10} with {least['with']:9.1f} µs  without {least['without']:9.1f} µs  ratio {ratios[-1]:.3f}")
    total = statistics.geometric_mean(ratios)
    print(f"{'all':10} ratio {total:.3f} (at most {LIMIT})")
    sys.exit(1 if total > LIMIT else 0)


if __name__ == "__main__":
    main()
