#!/usr/bin/env python3
"""Checks that docs/delegates-ios.tsv and docs/delegates-mac.tsv agree with the delegate and data-source protocols of the façades,
and with the list of optional methods that the rewriter of sources has.

The tables' members are those of Apple's protocols by their Swift names: of UIKit in the iOS 17.5 SDK, of AppKit in Apple's
documentation of macOS 14. For each they say when it is called and which test file has it. `never` stands for members that are
declared, and whose documentation says that nothing calls them; `absent` for those that need what is missing here.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The targets with the protocols, their tests and their table.
FACADES = [
    (["iOSCore", "iOSControls", "iOSLists"], "iOSViewsTests", "delegates-ios.tsv"),
    (["MacWindows", "MacControls", "MacLists"], "MacViewsTests", "delegates-mac.tsv"),
]
NAMES = ROOT / "Sources" / "SourceRewriting" / "OptionalMethodNames.swift"
PROTOCOL = re.compile(r"public protocol (\w*(?:Delegate|DelegateFlowLayout|DataSource|Updating|Prefetching))\b[^{]*\{")
NEVER = re.compile(r"[Nn]ever (called|asked)|[Nn]ot (called|asked)")


def closing(text, start):
    """The position after the parenthesis that closes the one before `start`."""
    depth = 1
    while depth:
        depth += {"(": 1, ")": -1}.get(text[start], 0)
        start += 1
    return start


def labels(parameters):
    """The argument labels of a list of parameters."""
    found, depth, current = [], 0, ""
    for character in parameters + ",":
        depth += (character in "([<{") - (character in ")]>}")
        if character == "," and depth == 0:
            if current.strip():
                found.append(current.split()[0].rstrip(":"))
            current = ""
        else:
            current += character
    return found


def members(body):
    """The names of a protocol's methods, with the documentation of each."""
    comment = []
    place = 0
    for line in body.split("\n"):
        text = line.strip()
        if text.startswith("///"):
            comment.append(text)
        elif text.startswith("func "):
            start = body.index("(", place + line.index("func ")) + 1
            parameters = re.sub(r"///.*", "", body[start:closing(body, start) - 1])
            name = re.match(r"func (\w+)", text).group(1)
            yield name + "(" + "".join(label + ":" for label in labels(parameters)) + ")", " ".join(comment)
            comment = []
        elif text.startswith("var "):
            comment = []
        place += len(line) + 1


def heading(text):
    """The documentation directly before a declaration, above its attributes."""
    lines = text.rstrip().split("\n")
    while lines and lines[-1].startswith("@"):
        lines.pop()
    found = []
    while lines and lines[-1].startswith("///"):
        found.insert(0, lines.pop())
    return " ".join(found)


def declared(targets):
    """Documentation by protocol and member."""
    found = {}
    for target in targets:
        for path in sorted((ROOT / "Sources" / target).rglob("*.swift")):
            text = path.read_text()
            for match in PROTOCOL.finditer(text):
                if text[match.end()] == "}":
                    continue
                body = text[match.end():text.index("\n}", match.end())]
                general = heading(text[:match.start()])
                for name, comment in members(body):
                    found.setdefault((match.group(1), name), general + " " + comment)
    return found


def faults_of(targets, suite, table):
    """The differences between the protocols of a façade and its table."""
    ours = declared(targets)
    rows = [line.split("\t") for line in (ROOT / "docs" / table).read_text().splitlines()[1:]]
    tests = {path.stem for path in (ROOT / "Tests" / suite).rglob("*.swift")}
    faults = []
    listed = set()
    for protocol, member, called, test in rows:
        key = (protocol, member)
        if key in listed:
            faults.append(f"{protocol}.{member} stands twice in {table}")
        listed.add(key)
        if (key in ours) == (called == "absent"):
            faults.append(f"{protocol}.{member} is {'declared' if key in ours else 'missing'} but listed as '{called}'")
        if called == "never" and not NEVER.search(ours.get(key, "")):
            faults.append(f"{protocol}.{member}: the documentation does not say that it is never called")
        if called != "never" and NEVER.search(ours.get(key, "")):
            faults.append(f"{protocol}.{member}: the documentation says that it is never called")
        if test != "-" and test not in tests:
            faults.append(f"{protocol}.{member}: there is no test file {test}")
    return faults + [f"{protocol}.{member} is missing in {table}" for protocol, member in sorted(ours.keys() - listed)]


def faults_of_names():
    """The differences between the tables and the rewriter's list of methods whose calls have no labels."""
    listed = set(NAMES.read_text().split('"""')[1].replace("\\", "").split())
    rows = [row for _, _, table in FACADES for row in (ROOT / "docs" / table).read_text().splitlines()[1:]]
    methods = (re.fullmatch(r"(\w+)\((_:)?\)", row.split("\t")[1]) for row in rows)
    wanted = {method.group(1) for method in methods if method}
    return [f"{name} is in only one of docs/delegates-*.tsv and {NAMES.name}" for name in sorted(listed ^ wanted)]


def main():
    faults = [fault for facade in FACADES for fault in faults_of(*facade)] + faults_of_names()
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
