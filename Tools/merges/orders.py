#!/usr/bin/env python3
"""Merges all pairs of orders of three and four siblings, in the lists whose order can be seen.

    Tools/merges/orders.py --tool .build/release/autolayout

For each kind of list: the pairs, git's own conflicts, those of `autolayout merge`, and the results that lack a side's order
although there was no conflict. Exit status 1 if there is such a result.
"""
import argparse
import itertools
import pathlib
import subprocess
import sys
import tempfile

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.{kind}.XIB" version="3.0" toolsVersion="22155" targetRuntime="{runtime}" useAutolayout="YES">
    <objects>
{object}
    </objects>
</document>
"""
IOS = ("CocoaTouch", "iOS.CocoaTouch")
MAC = ("Cocoa", "MacOSX.Cocoa")
# The lists: their start, one sibling with the number {0}, and their end.
LISTS = {
    "views": (IOS, '<view id="top"><subviews>', '<label text="{0}" id="sib-{0}"/>', "</subviews></view>"),
    "stack": (IOS, '<stackView id="top"><subviews>', '<label text="{0}" id="sib-{0}"/>', "</subviews></stackView>"),
    "table sections": (
        IOS, '<tableView dataMode="static" id="top"><sections>', '<tableViewSection headerTitle="{0}" id="sib-{0}"/>',
        "</sections></tableView>"),
    "segments": (
        IOS, '<segmentedControl id="top"><segments>', '<segment title="{0}"/>', "</segments></segmentedControl>"),
    "menu": (MAC, '<menu id="top"><items>', '<menuItem title="{0}" id="sib-{0}"/>', "</items></menu>"),
}


def document(name, order):
    (kind, runtime), head, sibling, tail = LISTS[name]
    lines = [head] + [sibling.format(number) for number in order] + [tail]
    return DOCUMENT.format(kind=kind, runtime=runtime, object="\n".join(lines))


def order_of(name, text):
    marks = [(text.find(LISTS[name][2].format(number)), number) for number in range(4)]
    return [number for place, number in sorted(marks) if place >= 0]


def is_lost(base, sides, merged):
    """Whether a pair that a side turned around stands as before."""
    return sorted(merged) != base or any(
        side.index(a) > side.index(b) and merged.index(a) < merged.index(b)
        for side in sides for a, b in itertools.combinations(base, 2))


def run(tool, folder, name, base, ours, theirs):
    for part, order in (("base", base), ("ours", ours), ("theirs", theirs)):
        (folder / part).write_text(document(name, order))
    git = subprocess.run(["git", "merge-file", "-p", "ours", "base", "theirs"], cwd=folder, capture_output=True, check=False)
    done = subprocess.run([tool, "merge", "base", "ours", "theirs"], cwd=folder, capture_output=True, check=False)
    if done.returncode > 1:
        sys.exit(done.stderr.decode())
    lost = done.returncode == 0 and is_lost(base, (ours, theirs), order_of(name, done.stdout.decode()))
    return git.returncode != 0, done.returncode == 1, lost


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    options = parser.parse_args()
    print("list", "siblings", "pairs", "git's conflicts", "conflicts", "lost", sep="\t")
    total = 0
    with tempfile.TemporaryDirectory() as place:
        for name in LISTS:
            for count in (3, 4):
                base = list(range(count))
                orders = [list(order) for order in itertools.permutations(base)]
                found = [run(options.tool, pathlib.Path(place), name, base, ours, theirs)
                         for ours in orders for theirs in orders]
                sums = [sum(column) for column in zip(*found)]
                print(name, count, len(found), *sums, sep="\t", flush=True)
                total += sums[2]
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
