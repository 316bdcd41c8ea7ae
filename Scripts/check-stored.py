#!/usr/bin/env python3
"""Checks that docs/stored-only.tsv lists the members of both façades that only store a value. `--write` writes the table.

The comment of such a member says “Stored only”; the table collects them in one place, for people who want to know whether a
setting takes effect. Prints each difference; exit status 1 if there is one.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "docs/stored-only.tsv"
MARK = re.compile(r"[Ss]tored only")
TYPE = re.compile(r"^(\s*)(?:\w+ )*(?:class|struct|enum|protocol|extension) ([A-Z][\w.]*)")
MEMBER = re.compile(r"\b(?:var|let|func) (`?\w+`?)|\b(?:class|struct|enum|case) (`?\w+`?)|\b(init)\b")


def members(path):
    """The names of a file's members whose comments have the mark, each with its type."""
    types, comment = [], []
    for line in path.read_text().split("\n"):
        text = line.strip()
        if text.startswith("///"):
            comment.append(text)
            continue
        indent = len(line) - len(line.lstrip())
        found = TYPE.match(line)
        if found:
            types = [known for known in types if known[0] < indent]
        if comment and text and not text.startswith("@"):
            member = MEMBER.search(text)
            if MARK.search(" ".join(comment)) and member:
                names = [name for depth, name in types if depth < indent]
                yield ".".join(names + [member.group(1) or member.group(2) or member.group(3)]).replace("`", "")
        if found:
            types.append((indent, found.group(2)))
        if text and not text.startswith("@"):
            comment = []


def table():
    rows = set()
    for facade in ("iOS", "Mac"):
        for path in sorted((ROOT / "Sources").glob(f"{facade}*/**/*.swift")):
            rows |= {(facade, name) for name in members(path)}
    lines = ["framework\tmember"] + [
        ("UIKit" if facade == "iOS" else "AppKit") + "\t" + name for facade, name in sorted(rows)]
    return "\n".join(lines) + "\n"


def main():
    if sys.argv[1:] == ["--write"]:
        TABLE.write_text(table())
        return 0
    expected = set(table().split("\n"))
    listed = set(TABLE.read_text().split("\n"))
    for line in sorted(expected - listed):
        print(f"{TABLE.relative_to(ROOT)}: {line!r} is missing; Scripts/check-stored.py --write adds it")
    for line in sorted(listed - expected):
        print(f"{TABLE.relative_to(ROOT)}: nothing is marked “Stored only” as {line!r}")
    return 1 if expected != listed else 0


sys.exit(main())
