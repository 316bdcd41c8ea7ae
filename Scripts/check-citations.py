#!/usr/bin/env python3
"""Checks that every file that a source, a test, a script or a document cites is in the repository. Prints each that is not;
exit status 1 if there is one.

A citation is a path below one of the folders of the repository that ends like a file, such as `docs/ci.md`, in any tracked text
file. Paths in the program texts of tests and their fixtures are the tests' own and are not read; their comments are.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("docs", "Research", "Scripts", "Tools", "Benchmarks", "Packaging")
SUFFIXES = {".swift", ".py", ".sh", ".md", ".c", ".h", ".yml", ".yaml", ""}
CITATION = re.compile(r"(?<![\w/.+-])((?:" + "|".join(FOLDERS) + r")/[\w./+-]*\.(?:md|tsv|txt|py|sh|swift|png))\b")
# Files of the Swift repository, to which comments refer.
SWIFTS = {"docs/CompactBacktraceFormat.md", "docs/CompactImageMapFormat.md"}
# Documents outside of this repository.
PRIVATE = re.compile(r"\.\./shared|\bDEVELOPERS\.md\b|\bhouse-\d")
COMMENT = re.compile(r"^\s*(?://|#)")


def tracked():
    names = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        stdout=subprocess.PIPE, check=True).stdout.decode()
    return [name for name in sorted(set(names.split("\0"))) if name and (ROOT / name).is_file()]


def is_read(name, line):
    """Whether a line of a file may contain citations: in Swift tests, only comments may."""
    return not (name.startswith("Tests/") and name.endswith(".swift")) or COMMENT.match(line)


def faults(name, text):
    """Yields (line, citation) for each missing file."""
    for number, line in enumerate(text.splitlines(), 1):
        if not is_read(name, line):
            continue
        for cited in CITATION.findall(line):
            if cited not in SWIFTS and not (ROOT / cited).exists() and not (ROOT / name).parent.joinpath(cited).exists():
                yield number, cited
        for cited in PRIVATE.findall(line):
            yield number, cited


def check_itself():
    """Stops with an assertion if a citation of a missing file is not reported, or if one of an existing file is."""
    for line, expected in {"/// see docs/none.md": True, "/// see docs/ci.md": False, "# ../shared/tools": True,
                           "/// http://example.com/docs/none.md": False, 'let path = "docs/none.md"': False}.items():
        assert any(faults("Tests/x.swift", line)) == expected, f"check-citations.py misjudges {line!r}"


def main():
    check_itself()
    failed = False
    for name in tracked():
        path = ROOT / name
        if path.suffix not in SUFFIXES or name == "Scripts/check-citations.py":
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, cited in faults(name, text):
            print(f"{name}:{number}: {cited} is not in the repository", file=sys.stderr)
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
