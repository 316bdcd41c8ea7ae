#!/usr/bin/env python3
"""Checks that docs/overrides.tsv and docs/overrides-state.txt name every overridable member of the façade, and no other.

The table holds what somebody besides the client calls: who, when and how often. The list holds the rest. With --missing the
members that stand in neither are printed in the list's form, to be sorted by hand.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The façade, and the targets whose classes belong to it for clients.
SOURCES = [ROOT / "Sources" / name for name in [
    "iOSControls", "iOSCore", "iOSDocuments", "iOSDrawing", "iOSLists", "AttributedText", "CompositionalLayout", "LayerTree",
    "ObjCCompatibility"]]
TABLE = ROOT / "docs" / "overrides.tsv"
STATE = ROOT / "docs" / "overrides-state.txt"

SCOPE = re.compile(r"\b(class|extension|struct|enum|protocol|actor)\s+([A-Za-z_][\w.]*)")
MEMBER = re.compile(r"^\s*((?:@\w+(?:\([^)]*\))?\s+|[a-z]+(?:\([a-z]+\))?\s+)*)(var|func)\s+(`?\w+`?)")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def stripped(text):
    """The source without comments and the contents of strings, with the same lines."""
    text = re.sub(r"/\*.*?\*/", lambda found: "\n" * found.group().count("\n"), text, flags=re.S)
    text = re.sub(r'"""(.*?)"""', lambda found: "\n" * found.group().count("\n"), text, flags=re.S)
    return [re.sub(r"//.*", "", STRING.sub('""', line)) for line in text.split("\n")]


def labels(lines, row, column):
    """The labels of a parameter list at a position, each with a colon."""
    depth, current, parts = 0, "", []
    while row < len(lines):
        line = lines[row]
        while column < len(line):
            character = line[column]
            if character in "([{<":
                depth += 1
                if depth == 1:
                    column += 1
                    continue
            if character in ")]}" or character == ">" and line[column - 1] != "-":
                depth -= 1
            if depth == 0:
                parts.append(current)
                named = [part for part in parts if part.strip()]
                return "".join(part.split(":")[0].split()[0].strip("`") + ":" for part in named)
            if character == "," and depth == 1:
                parts.append(current)
                current = ""
            else:
                current += character
            column += 1
        current += " "
        row, column = row + 1, 0
    return ""


def members(path):
    """The open members that a file introduces, as pairs of class and name with labels."""
    lines = stripped(path.read_text())
    scopes, depth = [], 0
    for row, line in enumerate(lines):
        if found := MEMBER.match(line):
            words = found.group(1).split()
            # Clients do not see members that are marked for the library's own classes.
            is_seen = not found.group(1).lstrip().startswith("@_spi")
            if is_seen and "open" in words and "override" not in words and scopes and depth == scopes[-1][1] + 1:
                name = found.group(3).strip("`")
                if found.group(2) == "func":
                    opening = line.index("(", found.end(3))
                    name += f"({labels(lines, row, opening)})"
                yield ".".join(scope[0] for scope in scopes), name
        scope = SCOPE.search(line)
        if scope and not re.match(r".*\bclass (func|var|override)\b", line):
            scopes.append((scope.group(2), depth))
        depth += line.count("{") - line.count("}")
        while scopes and depth <= scopes[-1][1] and ("}" in line or "{" in line):
            scopes.pop()


def written():
    """The members that table and list name, as pairs, and those of the table alone."""
    rows = [line.split("\t") for line in TABLE.read_text().splitlines()[1:] if line.strip()]
    for row in rows:
        if len(row) != 6 or not all(cell.strip() for cell in row):
            sys.exit(f"{TABLE}: six columns expected: {row}")
    table = [(row[0], row[1]) for row in rows]
    state = []
    for line in STATE.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, rest = line.partition(": ")
            state += [(name, member) for member in rest.split(", ")]
    return table, state


def in_list_form(pairs):
    by_class = {}
    for name, member in sorted(pairs):
        by_class.setdefault(name, []).append(member)
    return "\n".join(f"{name}: {', '.join(found)}" for name, found in by_class.items())


def main():
    found = {pair for path in sorted(file for folder in SOURCES for file in folder.rglob("*.swift")) for pair in members(path)}
    table, state = written()
    known = set(table) | set(state)
    missing = found - known
    if "--missing" in sys.argv:
        print(in_list_form(missing))
        return
    twice = {pair for pair in set(table) & set(state)} | {pair for pair in known if (table + state).count(pair) > 1}
    faults = [f"{n}.{m} is open and stands in neither docs/overrides.tsv nor docs/overrides-state.txt" for n, m in sorted(missing)]
    faults += [f"{n}.{m} is written down and is no open member that the class introduces" for n, m in sorted(known - found)]
    faults += [f"{n}.{m} is written down twice" for n, m in sorted(twice)]
    print("\n".join(faults))
    if faults:
        sys.exit("See Scripts/check-overrides.py --missing.")


main()
