#!/usr/bin/env python3
"""Checks that the observers of stored properties that clients can set run wherever the properties are set.

Swift skips the observers of a stored property in every initializer of its type, and in those that clients add in extensions,
too; Apple's setters always run. So each such property has the wrapper `AlwaysObserved`, or is computed over private storage.
A wrapped property is computed, so that an observer that sets it would call itself. Prints `file:line: message` for each
offence; exit status 1 if there is one.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The façades' views make nodes, which clients never see, and the engine uses their properties most frequently.
LEFT_OUT = {"Sources/AutoLayout/Node/LayoutNode.swift", "Sources/AutoLayout/Node/LayoutGuideNode.swift"}

OBSERVER = re.compile(r"\b(?:didSet|willSet)\b")
# The last declaration of a variable before an observer's brace.
VARIABLE = re.compile(r"^.*\bvar\s+`?\w+.*$", re.M)
SETTABLE = re.compile(r"\b(?:open|public)\b(?!\s*\(set\))")
# Observers of overrides always run, as overrides have no storage; static properties belong to no initializer.
OTHERWISE = re.compile(r"@AlwaysObserved\b|\b(?:override|static)\b|\b(?:private|fileprivate|internal|package)\(set\)")


def enclosing_brace(text, place):
    """The position of the innermost brace that is open at a place; -1 if there is none."""
    depth = 0
    for index in range(place - 1, -1, -1):
        if text[index] == "}":
            depth += 1
        elif text[index] == "{":
            if depth == 0:
                return index
            depth -= 1
    return -1


def closing_brace(text, opening):
    """The position of the brace that closes the one at a place; the text's end if it is missing."""
    depth = 0
    for index in range(opening, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text)


def offences(text):
    """Yields (line, fault) for each settable property whose observers some initializers skip, or that calls itself."""
    text = re.sub(r"//[^\n]*", "", text)
    seen = set()
    for found in OBSERVER.finditer(text):
        brace = enclosing_brace(text, found.start())
        declared = [match for match in VARIABLE.finditer(text, 0, max(brace, 0))]
        if not declared or declared[-1].start() in seen:
            continue
        seen.add(declared[-1].start())
        # Attributes may be on the previous line.
        line = text.count("\n", 0, declared[-1].start()) + 1
        before = text.split("\n")[line - 2].strip() if line > 1 else ""
        is_part = before.startswith("@") and not VARIABLE.match(before)
        declaration = (before + " " if is_part else "") + declared[-1].group()
        name = re.search(r"\bvar\s+`?(\w+)", declaration).group(1)
        if SETTABLE.search(declaration) and not OTHERWISE.search(declaration):
            yield line, f"initializers skip the observers of '{name}'; mark it with @AlwaysObserved"
        observers = text[brace:closing_brace(text, brace)]
        if "@AlwaysObserved" in declaration and re.search(rf"(?<![\w.])(?:self\.)?{name} [-+*/|]?= ", observers):
            yield line, f"the observer of '{name}' calls itself; set '_{name}.wrappedValue'"


def main():
    complaints = []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        name = path.relative_to(ROOT).as_posix()
        if name in LEFT_OUT:
            continue
        complaints += [f"{name}:{line}: {fault}" for line, fault in offences(path.read_text(encoding="utf-8"))]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
