#!/usr/bin/env python3
"""Compares saved documents with themselves under the tools of another Xcode and under another device on the canvas.

    Tools/diff/noise.py --tool .build/release/autolayout FOLDER

Nobody decided anything, so every comparison has to say noise and exit with 0. Prints those that do not, then the sums; exit
status 1 if there are any.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

TOOLS = re.compile(rb'(<document [^>]*toolsVersion=")([^"]*)(")')
DEVICE = re.compile(rb'(<device id=")([^"]*)(")')
# Xcode 8 and Xcode 26, iPhone 8 and iPhone 11: whichever of two the document does not have.
VERSIONS = (b"11762", b"24506")
DEVICES = (b"retina4_7", b"retina6_1")


def other(pattern, values, text):
    """The text with another value; nil if it has none to change."""
    found = pattern.search(text)
    if not found:
        return None
    value = values[0] if not found.group(2).startswith(values[0]) else values[1]
    return text[:found.start(2)] + value + text[found.end(2):]


def compare(tool, folder, old, new):
    (folder / "old").write_bytes(old)
    (folder / "new").write_bytes(new)
    return subprocess.run([tool, "diff", "old", "new"], cwd=folder, capture_output=True, check=False)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tool", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--every", type=int, default=1, help="take only one document of so many (default: 1)")
    options = parser.parse_args()
    counts = collections.Counter()
    documents = sorted(path for path in options.folder.rglob("*") if path.suffix in (".storyboard", ".xib"))
    with tempfile.TemporaryDirectory() as place:
        for path in documents[::options.every]:
            text = path.read_bytes()
            for name, changed in (("tools", other(TOOLS, VERSIONS, text)), ("device", other(DEVICE, DEVICES, text))):
                if changed is None:
                    continue
                done = compare(options.tool, pathlib.Path(place), text, changed)
                result = {0: "noise", 1: "different"}.get(done.returncode, "not compared")
                counts[name, result] += 1
                if done.returncode:
                    last = [line for line in done.stdout.decode().splitlines() if line.startswith("    ")][:1]
                    print(name, result, path.name, *last, sep="\t", flush=True)
    for (name, result), count in sorted(counts.items()):
        print(name, result, count, sep="\t")
    return 1 if any(result == "different" for _, result in counts) else 0


if __name__ == "__main__":
    sys.exit(main())
