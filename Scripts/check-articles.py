#!/usr/bin/env python3
"""Checks that every test that Research/articles.tsv names exists. Prints the missing ones; exit status 1 if there are any."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def suites():
    """Suite name -> the sources that declare it."""
    found = {}
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"(?:struct|class)\s+(\w+Tests)\b", text):
            found[name] = found.get(name, "") + text
    return found


def main():
    known = suites()
    document = (ROOT / "Research" / "articles.tsv").read_text(encoding="utf-8")
    missing = [
        f"{suite}.{test}" if test else suite
        for suite, test in sorted(set(re.findall(r"`(\w+Tests)(?:\.(\w+))?`", document)))
        if suite not in known or (test and not re.search(rf"func {test}\(", known[suite]))
    ]
    for name in missing:
        print(f"Research/articles.tsv: there is no test '{name}'", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
