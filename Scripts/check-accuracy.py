#!/usr/bin/env python3
"""Checks that docs/accuracy.md, the README's table and the summaries of Research are those that the tables give. Prints each
that differs; exit status 1 if there is one. `Research/accuracy.py --pages` writes them anew."""
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(ROOT, "Research"))

import page  # noqa: E402


def main():
    failed = False
    for path, text in page.written().items():
        name = os.path.relpath(path, ROOT)
        try:
            with open(path, encoding="utf-8", newline="") as file:
                is_same = file.read() == text
        except FileNotFoundError:
            is_same = False
        if not is_same:
            print(f"{name}: differs from the tables; Research/accuracy.py --pages writes it anew", file=sys.stderr)
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
