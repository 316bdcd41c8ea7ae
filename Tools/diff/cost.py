#!/usr/bin/env python3
"""Measures the cost of `autolayout diff` beside `layout` and `render` of both documents.

    Tools/diff/cost.py .build/release/autolayout REPOSITORY… [--most N] [--rounds N] [--details FILE]

Takes edits of storyboards and xibs from the histories of repositories, at most N of each, spread evenly. For each edit whose
two versions can be laid out, the four commands run one after the other, as often as there are rounds; the least time of
processor (user and system) of each counts. Exit status 1 if the sum of `diff` is more than 1.5 times that of `layout`, or the
sum of `diff` with a page of pictures more than 1.3 times that of `render`.
"""
import argparse
import importlib.util
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

LAYOUT_GOAL, RENDER_GOAL = 1.5, 1.3

history = importlib.util.module_from_spec(spec := importlib.util.spec_from_file_location(
    "check_history", pathlib.Path(__file__).with_name("check-history.py")))
spec.loader.exec_module(history)


def run(*arguments):
    """(exit status, seconds of processor, peak memory in MB)"""
    process = subprocess.Popen([str(one) for one in arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def least(rounds, commands):
    """The least time of each command by name, run in turn."""
    times = {}
    for _ in range(rounds):
        for name, arguments in commands.items():
            status, time, _ = run(*arguments)
            if status not in (0, 1):
                return None
            times[name] = min(times.get(name, time), time)
    return times


def measured(tool, repository, edit, rounds):
    old, new, path = edit
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for name, blob in (("old", old), ("new", new)):
            file = pathlib.Path(folder, name + pathlib.PurePath(path).suffix)
            file.write_bytes(history.git(repository, "cat-file", "blob", blob))
            files.append(file)
        if run(tool, "layout", *files)[0] != 0:
            return None
        times = least(rounds, {
            "layout": [tool, "layout", *files],
            "diff": [tool, "diff", *files],
            "render": [tool, "render", "-o", f"{folder}/pictures", *files],
            "page": [tool, "diff", "--format", "html", "-o", f"{folder}/page.html", *files],
        })
        return times and {"path": path, "bytes": files[1].stat().st_size, **times}


def report(name, found, cost, beside, goal):
    ratios = [one[cost] / one[beside] for one in found]
    total = sum(one[cost] for one in found) / sum(one[beside] for one in found)
    over = sum(ratio > goal for ratio in ratios)
    print(f"{name}: {total:.2f} of the sum, {statistics.median(ratios):.2f} the median, {max(ratios):.2f} the most; "
          f"{over} of {len(found)} above {goal}")
    return total <= goal


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("repositories", nargs="+")
    parser.add_argument("--most", type=int, default=5, help="the most edits of one repository (default: 5)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--details", type=pathlib.Path, help="a file for one line for each edit")
    options = parser.parse_args()
    found = []
    for repository in options.repositories:
        for edit in history.edits(repository, options.most):
            times = measured(options.tool.resolve(), repository, edit, options.rounds)
            if times:
                found.append({"repository": repository, **times})
    if not found:
        print("cost.py: no edit could be measured", file=sys.stderr)
        return 1
    if options.details:
        options.details.write_text("".join(
            f"{one['diff'] / one['layout']:.2f}\t{one['page'] / one['render']:.2f}\t" + "\t".join(
                str(value) for value in one.values()) + "\n" for one in found))
    good = [report("diff beside layout", found, "diff", "layout", LAYOUT_GOAL),
            report("diff with pictures beside render", found, "page", "render", RENDER_GOAL)]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
