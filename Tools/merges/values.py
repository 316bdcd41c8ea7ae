#!/usr/bin/env python3
"""Lets both sides of a merge set the same attribute differently, for each pair of element and attribute in saved documents.

    Tools/merges/values.py --tool .build/release/autolayout FOLDER

FOLDER holds storyboards and xibs. A pair is tried in the objects or scenes, and once more in each other part of the document that
has it; elements with different keys are different elements. Prints the pairs that merge without a conflict, with that part: each has
to be one that Xcode writes by itself, so a row of `DecisionTable`. The last line has the sums.
"""
import argparse
import bisect
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

TAG = re.compile(rb"<([A-Za-z][\w.]*)((?:\s+[\w:.-]+=\"[^\"]*\")*)\s*/?>")
ATTRIBUTE = re.compile(rb"\s([\w:.-]+)=\"([^\"]*)\"")
KEY = re.compile(rb'\skey="([^"]*)"')
# Elements directly below the document.
PART = re.compile(rb"^(?:    |\t)<([A-Za-z]\w*)", re.MULTILINE)
NUMBER = re.compile(rb"^-?\d+(\.\d+)?$")
# Other values of these make other objects, or documents that are not read.
STRUCTURE = {b"id", b"key", b"sceneID"}


def occurrences(folder):
    """(part, element, key, attribute) -> the first document that has it, with the place of the value."""
    found = {}
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.suffix not in (".storyboard", ".xib"):
            continue
        text = path.read_bytes()
        if b"<archive " in text[:500]:
            continue
        try:
            root = ElementTree.fromstring(text)
        except ElementTree.ParseError:
            continue
        ids = {element.get("id") for element in root.iter()}
        parts = [(part.start(), part.group(1).decode()) for part in PART.finditer(text)]
        starts = [start for start, _ in parts]
        for tag in TAG.finditer(text):
            place = bisect.bisect_right(starts, tag.start()) - 1
            part = parts[place][1] if place >= 0 else "document"
            own = KEY.search(tag.group(2))
            for attribute in ATTRIBUTE.finditer(tag.group(2)):
                value = attribute.group(2)
                if attribute.group(1) in STRUCTURE or value.decode("utf-8", "replace") in ids:
                    continue
                start = tag.start(2) + attribute.start(2)
                key = ("objects" if part == "scenes" else part, tag.group(1).decode(),
                       own.group(1).decode() if own else "", attribute.group(1).decode())
                if key not in found:
                    found[key] = (path, start, start + len(value))
    return found


def others(value):
    """Two values that differ from one and from each other."""
    if NUMBER.match(value):
        number = float(value)
        return b"%.9g" % (number + 7), b"%.9g" % (number + 11)
    if value in (b"YES", b"NO"):
        return None, b"NO" if value == b"YES" else b"YES"
    return value + b"A", value + b"B"


def edited(text, start, end, value):
    """The text with another value, or without the attribute."""
    if value is not None:
        return text[:start] + value + text[end:]
    name = text.rfind(b" ", 0, start)
    return text[:name] + text[end + 1:]


def outcome(tool, folder, path, start, end):
    text = path.read_bytes()
    mine, other = others(text[start:end])
    for name, data in (("base", text), ("ours", edited(text, start, end, mine)), ("theirs", edited(text, start, end, other))):
        (folder / name).write_bytes(data)
    done = subprocess.run([tool, "merge", "base", "ours", "theirs", "-o", "result"], cwd=folder, capture_output=True, check=False)
    return {0: "merged", 1: "conflict"}.get(done.returncode, "refused")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--tool", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    options = parser.parse_args()
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as place:
        for key, (path, start, end) in sorted(occurrences(options.folder).items()):
            result = outcome(options.tool, pathlib.Path(place), path, start, end)
            counts[result] += 1
            if result != "conflict":
                print(result, *key, path.name, sep="\t", flush=True)
    print("pairs", sum(counts.values()), *(f"{name} {count}" for name, count in sorted(counts.items())), sep="\t")
    return 0


if __name__ == "__main__":
    sys.exit(main())
