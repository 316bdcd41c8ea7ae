#!/usr/bin/env python3
"""Checks that docs/behaviour-ios.tsv and docs/behaviour-mac.tsv agree with the tests that have the ids of their rows.

A row's test is `Suite.function`. The function has the row's id as its display name, or its suite has a `RaisingUse` of that id.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADER = ["id", "class", "fact", "kind", "page", "test"]
KINDS = {"pinning", "order", "raises", "called-when", "default"}
# Each façade already has a table of defaults, so this one contains few.
MOST_DEFAULTS = 80
FACADES = [("iOSViewsTests", "behaviour-ios.tsv"), ("MacViewsTests", "behaviour-mac.tsv")]
NAMED = re.compile(r'@Test\("([\w.-]+)"\) func (\w+)\(')
RAISING = re.compile(r'RaisingUse\("([\w.-]+)"\)')


def tests_of(folder):
    """The tests by id, as `Suite.function`."""
    found = {}
    for path in sorted(folder.glob("*.swift")):
        text = path.read_text()
        for match in NAMED.finditer(text):
            found[match.group(1)] = f"{path.stem}.{match.group(2)}"
        for match in RAISING.finditer(text):
            found[match.group(1)] = f"{path.stem}.raises"
    return found


def faults_of(suite, table):
    """The differences between a table and its tests."""
    lines = [line.split("\t") for line in (ROOT / "docs" / table).read_text().splitlines()]
    if lines[0] != HEADER:
        return [f"{table}: the columns are not {', '.join(HEADER)}"]
    tests = tests_of(ROOT / "Tests" / suite / "Behaviour")
    faults = []
    listed = set()
    for number, row in enumerate(lines[1:], 2):
        if len(row) != len(HEADER) or not all(row):
            faults.append(f"{table}:{number}: a column is missing")
            continue
        name, _, _, kind, _, test = row
        if name in listed:
            faults.append(f"{table}:{number}: {name} stands twice")
        listed.add(name)
        if kind not in KINDS:
            faults.append(f"{table}:{number}: “{kind}” is no kind")
        if tests.get(name) != test:
            faults.append(f"{table}:{number}: the test of {name} is {tests.get(name, 'missing')}, not {test}")
    if sum(row[3] == "default" for row in lines[1:] if len(row) == len(HEADER)) > MOST_DEFAULTS:
        faults.append(f"{table}: more than {MOST_DEFAULTS} rows are defaults")
    return faults + [f"{table}: there is no row of the test {name}" for name in sorted(tests.keys() - listed)]


def main():
    faults = [fault for facade in FACADES for fault in faults_of(*facade)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
