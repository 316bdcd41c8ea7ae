#!/usr/bin/env python3
"""Checks that only the table of releases reads or compares the versions of Xcode that saved documents.

What changed with Xcode is a row of `CanvasRules` in Sources/InterfaceBuilder/Releases; sources elsewhere read from a rule
its value in a release and compare nothing. Prints `file:line: message` for each offence; exit status 1 if there is one.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOME = "Sources/InterfaceBuilder/Releases/"
# The files in which the number itself is declared and read.
NUMBERS = {
    "Sources/InterfaceBuilder/Model/DocumentHeader.swift",
    "Sources/InterfaceBuilder/Model/InterfaceDocument.swift",
    "Sources/InterfaceBuilder/Reading/DocumentReader.swift",
    # The files in which the attribute belongs to the header: changes of it are not decisions, and a merge keeps the newer header.
    "Sources/DocumentMerging/Merging/MergeSources.swift",
    "Sources/InterfaceBuilder/Decisions/DecisionTable.swift",
    # The files in which two versions of a document get the same number, so that they are laid out by the same rules.
    "Sources/DocumentMerging/CanvasAlignment.swift",
}
NUMBER = re.compile(r"\b(?:ToolsVersion|toolsVersion|firstTools)\b")
COMPARISON = re.compile(r"\b(?:xcode|XcodeRelease\([^)]*\)|\.unnamed|\.commandLine)\s*(?:[<>]=?|[!=]=)"
                        r"|(?:[<>]=?|[!=]=)\s*(?:\w+\.)*(?:xcode\b|XcodeRelease\()|\bxcode\.(?:name|year)\b")


def offences(path):
    """Yields (line, message) for each line of code that reads or compares versions."""
    name = path.relative_to(ROOT).as_posix()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        code = line.split("//")[0]
        if NUMBER.search(code) and name not in NUMBERS:
            yield number, "the number of a release is read outside of its table"
        elif COMPARISON.search(code):
            yield number, "releases are compared outside of their table"


def main():
    paths = [path for path in sorted((ROOT / "Sources").rglob("*.swift"))
             if not path.relative_to(ROOT).as_posix().startswith(HOME)]
    complaints = [f"{path.relative_to(ROOT)}:{line}: {message}; add a row to a rule in {HOME}"
                  for path in paths for line, message in offences(path)]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
