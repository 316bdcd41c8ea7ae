#!/usr/bin/env python3
"""Measures `autolayout diff` and `merge` on documents that are made to be hard, and the size of a page of 200 scenes.

    Tools/diff/bounds.py .build/release/autolayout

Prints seconds of processor and peak memory. Exit status 1 if a bound is broken.
"""
import json
import pathlib
import re
import sys
import tempfile

from cost import run

CHILDREN, SCENES = 10_000, 200
# Seconds, megabytes, and bytes of the page.
MOST_TIME, MOST_MEMORY, LARGEST_PAGE = 20, 500, 10_000_000

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" toolsVersion="22155" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
"""


def wide(ids):
    labels = "".join(
        f'<label text="Label {text}" id="{one}"><rect key="frame" x="0" y="{text}" width="90" height="20"/>'
        '<autoresizingMask key="autoresizingMask"/></label>\n' for text, one in ids)
    return HEAD.format(kind="XIB") + (
        '<objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>\n<subviews>\n'
        f"{labels}</subviews></view></objects></document>\n")


def storyboard(word):
    scenes = []
    for number in range(SCENES):
        labels = "".join(
            f'<label text="{word if row == 7 else "Label"} {row}" id="l{number}-{row}">'
            f'<rect key="frame" x="20" y="{60 + 30 * row}" width="300" height="21"/>'
            '<autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" '
            'pointSize="17"/><color key="textColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/></label>\n'
            for row in range(20))
        scenes.append(
            f'<scene sceneID="s{number}"><objects><viewController title="Scene {number}" id="c{number}" '
            f'sceneMemberID="viewController"><view key="view" id="v{number}"><rect key="frame" x="0" y="0" width="414" '
            f'height="896"/><subviews>\n{labels}</subviews><color key="backgroundColor" white="1" alpha="1" '
            'colorSpace="calibratedWhite"/></view></viewController></objects></scene>\n')
    return HEAD.format(kind="Storyboard.XIB") + f'<scenes>\n{"".join(scenes)}</scenes>\n</document>\n'


def main(tool):
    tool, good = pathlib.Path(tool).resolve(), True
    same = [(number, f"id-{number}") for number in range(CHILDREN)]
    pairs = {
        "the same children in reverse order": list(reversed(same)),
        "all ids new": [(number, f"new-{number}") for number in range(CHILDREN)],
        "all children others": [(CHILDREN + number, f"new-{number}") for number in range(CHILDREN)],
        "the same children, one text changed": [(CHILDREN if number == 5 else number, one) for number, one in same],
    }
    with tempfile.TemporaryDirectory() as folder:
        old, new, out, other = (pathlib.Path(folder, name) for name in ("old.xib", "new.xib", "out", "other.xib"))
        old.write_text(wide(same))
        other.write_text(wide([(number, f"other-{number}") for number in range(CHILDREN)]))
        for name, children in pairs.items():
            new.write_text(wide(children))
            for words, arguments in (
                    ("diff --no-layout", ["diff", "--no-layout", old, new]), ("diff", ["diff", old, new]),
                    ("merge with a side of new ids", ["merge", old, new, other, "-o", out])):
                status, time, memory = run(tool, *arguments)
                print(f"{name}: {words}: {time:.1f} s, {memory:.0f} MB, status {status}")
                good &= status in (0, 1) and time <= MOST_TIME and memory <= MOST_MEMORY
        boards = [pathlib.Path(folder, f"{word}.storyboard") for word in ("Before", "After")]
        for board in boards:
            board.write_text(storyboard(board.stem))
        status, time, memory = run(tool, "diff", "--format", "html", "-o", out, *boards)
        page = out.read_text()
        shown = json.loads(re.search(r'id="data">(.*?)</script>', page, re.DOTALL)[1])["documents"][0]["pictures"]
        pictures = sum("old" in one and "new" in one for one in shown)
        print(f"a page of {pictures} scenes: {out.stat().st_size / 1e6:.1f} MB, {time:.1f} s, {memory:.0f} MB")
        good &= status == 1 and pictures == SCENES and out.stat().st_size <= LARGEST_PAGE
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
