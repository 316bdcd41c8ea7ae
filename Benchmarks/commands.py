#!/usr/bin/env python3
"""Whether the cost of each command grows in proportion to its documents.

Makes storyboards of 125 to 8,000 views (or up to MOST): a wide one (all views in one superview), a tower (chains of eight in
superviews that are eight deep), a wide one with every view misplaced, one with every view in conflict and one with every view
ambiguous. Runs each command on each, takes the least processor time of two runs, and prints for each command the exponent p
with which it grows between the smallest document that takes a tenth of a second and the largest. Exit status 1 if an exponent
is above the limit.

usage: commands.py TOOL [--most VIEWS] [--only WORD]…
"""

import argparse
import math
import os
import pathlib
import subprocess
import sys
import tempfile

SIZES = [125, 250, 500, 1000, 2000, 4000, 8000]
# The largest exponent: proportion and a little, for sorting and memory.
LIMIT = 1.2
# Below this many seconds the start of the program and noise count as much as the document.
SHORTEST = 0.1
TIMEOUT = 60
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <scenes>
    <scene sceneID="scene">
      <objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
{views}
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
{constraints}
            </constraints>
          </view>
        </viewController>
      </objects>
    </scene>
  </scenes>
</document>
"""
# The views of a chain, and the levels of a tower.
CHAIN = 8


def view(name, x, y, width, height, inside="", attributes=""):
    return (f'<view id="{name}" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO"{attributes}>'
            f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>{inside}</view>')


def constraint(name, first, attribute, second=None, other=None, constant=0):
    reference = f' secondItem="{second}" secondAttribute="{other}"' if second else ""
    return f'<constraint firstItem="{first}" firstAttribute="{attribute}"{reference} constant="{constant}" id="{name}"/>'


def column(count, parent, shift=0, height=10, doubled=False, without=None, marked=False):
    """Views one below the other, and the constraints that place them: shifted frames are not where these say."""
    views, constraints = [], []
    for index in range(count):
        name = f"{parent}-{index}"
        mark = ' misplaced="YES"' if marked and index == 0 else ""
        views.append(view(name, 20 + shift, index * height, 50, height, attributes=mark))
        above = (parent, "top") if index == 0 else (f"{parent}-{index - 1}", "bottom")
        own = {
            "leading": constraint(f"{name}l", name, "leading", parent, "leading", 20),
            "width": constraint(f"{name}w", name, "width", constant=50),
            "height": constraint(f"{name}h", name, "height", constant=height),
            "top": constraint(f"{name}t", name, "top", *above),
        }
        own.pop(without, None)
        constraints += own.values()
        if doubled:
            constraints.append(constraint(f"{name}d", name, "width", constant=60))
    return views, constraints


def tower(count):
    """Chains of views in superviews that lie in one another, as often as it takes."""
    views, constraints = [], []
    towers = max(1, count // (CHAIN * CHAIN))
    for number in range(towers):
        inside = ""
        for level in reversed(range(CHAIN)):
            name = f"t{number}-{level}"
            chain, own = column(CHAIN - 1, name)
            if inside:
                inner = f"t{number}-{level + 1}"
                chain.append(inside)
                own += [
                    constraint(f"{inner}l", inner, "leading", name, "leading", 1),
                    constraint(f"{inner}t", inner, "top", name, "top", 1),
                    constraint(f"{inner}w", inner, "width", constant=300 - 2 * level),
                    constraint(f"{inner}h", inner, "height", constant=300 - 2 * level),
                ]
            size = 302 - 2 * level
            place = (0, number * 302) if level == 0 else (1, 1)
            inside = view(
                name, *place, size, size,
                f'<subviews>{"".join(chain)}</subviews><constraints>{"".join(own)}</constraints>')
        views.append(inside)
        name, above = f"t{number}-0", ("root", "top") if number == 0 else (f"t{number - 1}-0", "bottom")
        constraints += [
            constraint(f"{name}l", name, "leading", "root", "leading"),
            constraint(f"{name}t", name, "top", *above),
            constraint(f"{name}w", name, "width", constant=302),
            constraint(f"{name}h", name, "height", constant=302),
        ]
    return views, constraints


SHAPES = {
    "wide": lambda count: column(count, "root"),
    "tower": tower,
    "misplaced": lambda count: column(count, "root", shift=5, marked=True),
    "conflicts": lambda count: column(count, "root", doubled=True),
    "ambiguous": lambda count: column(count, "root", without="leading"),
}


def document(shape, count):
    views, constraints = SHAPES[shape](count)
    return DOCUMENT.format(views="\n".join(views), constraints="\n".join(constraints))


def commands(tool, folder, shape, count):
    """The name and arguments of each command that is timed."""
    path, edited, both = (str(folder / f"{shape}-{count}{end}.storyboard") for end in ("", "-edited", "-both"))
    text = document(shape, count)
    pathlib.Path(path).write_text(text)
    pathlib.Path(edited).write_text(text.replace('constant="50"', 'constant="51"'))
    pathlib.Path(both).write_text(text.replace('constant="20"', 'constant="21"'))
    output = str(folder / "out")
    return {
        "layout": [tool, "layout", path],
        "layout JSON": [tool, "layout", path, "--format", "json"],
        "render": [tool, "render", path, "-o", output],
        "inspect": [tool, "inspect", path, "-o", str(folder / "page.html")],
        "lint": [tool, "lint", path, "--jobs", "1"],
        "lint JSON": [tool, "lint", path, "--jobs", "1", "--format", "json"],
        "outline": [tool, "outline", path],
        "diff": [tool, "diff", path, edited],
        "merge": [tool, "merge", path, edited, both, "-o", str(folder / "merged.storyboard")],
    }


def seconds(arguments):
    """Processor time of one run; infinite if it takes too long."""
    before = os.times()
    try:
        result = subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return math.inf
    if result.returncode not in (0, 1):
        sys.exit(f"{' '.join(arguments)}: exit status {result.returncode}\n{result.stderr.decode()[:2000]}")
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def exponent(times):
    """p of time ~ views^p, from the smallest document that takes long enough to the largest."""
    measured = [(count, time) for count, time in times if time >= SHORTEST]
    if len(measured) < 2:
        return None
    (low, short), (high, long) = measured[0], measured[-1]
    return math.log(long / short) / math.log(high / low)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tool")
    parser.add_argument("--most", type=int, default=SIZES[-1])
    parser.add_argument("--only", nargs="*", default=[], help="words that the shape or the command has to contain")
    options = parser.parse_args()
    sizes = [size for size in SIZES if size <= options.most]
    exceeded = False
    with tempfile.TemporaryDirectory() as scratch:
        for shape in SHAPES:
            times = {}
            for count in sizes:
                for name, arguments in commands(options.tool, pathlib.Path(scratch), shape, count).items():
                    if all(word in f"{shape} {name}" for word in options.only):
                        times.setdefault(name, []).append((count, min(seconds(arguments) for _ in range(2))))
            for name, measured in times.items():
                p = exponent(measured)
                exceeded = exceeded or p is not None and p > LIMIT
                texts = " ".join(f"{time:8.2f}" for _, time in measured)
                shown = f"{p:5.2f}" if p is not None else "    –"
                print(f"{shape:10} {name:12} {texts}  p = {shown}{' !' if p is not None and p > LIMIT else ''}", flush=True)
    print(f"{'':23} {' '.join(f'{size:8,}' for size in sizes)}  views; seconds; p at most {LIMIT}")
    sys.exit(1 if exceeded else 0)


if __name__ == "__main__":
    main()
