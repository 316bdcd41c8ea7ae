#!/usr/bin/env python3
"""Count the views whose saved frames their own constraints explain, and how many of them are laid out where they were saved.

    Research/score-consistent.py [--tool .build/release/autolayout] [--list] FOLDER...

Looks at the storyboards and xibs of iOS in the folders. A view is left out if a required equality that names it is more than a point
off on the saved frames: then no layout can give both. Only equalities between sizes, edges and centres of views can be worked out from
the document, and distances from the top of the safe area of a xib's view, which a status bar makes, if anything does; margins, baselines
and other guides cannot. What these show to contradict a document can be named in a file (`--stale`: document and id,
separated by a tab). Views that are proven to have frames that cannot come from their document are named in
contradicting-views.tsv beside this script (`--contradicting`; /dev/null counts them like all others). Views that are not installed for the document's size classes have no place, and are left out, too. As in any fair comparison, the tool sees copies in which the saved frames are
scrambled that a layout engine must not know. Views count when they are under Auto Layout, shown, have an area, and nothing in their
scene is marked as misplaced or ambiguous.
"""
import argparse
import collections
import json
import os
import random
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

TOLERANCE = 1.0
BATCH = 40
# Rounding of frames to pixels adds to what documents round themselves.
DIGITS = 0.01
PLACES = ("subviews", "beginningViews", "middleViews", "endingViews", "endViews")
# Views that have their saved size under `--metrics recorded`.
SIZED_BY_CONTENT = set(
    "label button textField imageView switch slider stepper segmentedControl progressView activityIndicatorView pageControl datePicker "
    "pickerView searchBar navigationBar toolbar tabBar refreshControl".split())
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
# From frame to alignment rectangle, in points: left, top, right, bottom (`UIView.alignmentRectInsets` of these controls).
ALIGNMENT = {"switch": (0, 0, 2, 0), "slider": (2, 0, 2, 1), "segmentedControl": (0, 0, 0, 1)}
# The heights of status bars on Apple's devices, and none, in points.
STATUS_BARS = (0, 20, 24, 40, 44, 47, 48, 50, 54, 59, 62)
EDGES = {
    "left": lambda f: f[0], "leading": lambda f: f[0], "right": lambda f: f[0] + f[2], "trailing": lambda f: f[0] + f[2],
    "top": lambda f: f[1], "bottom": lambda f: f[1] + f[3], "width": lambda f: f[2], "height": lambda f: f[3],
    "centerX": lambda f: f[0] + f[2] / 2, "centerY": lambda f: f[1] + f[3] / 2,
}


def frame(element):
    for child in element:
        if child.tag == "rect" and child.get("key") == "frame":
            try:
                return tuple(float(child.get(name)) for name in ("x", "y", "width", "height"))
            except (TypeError, ValueError):
                return None
    return None


def is_under_auto_layout(element, parent, listed):
    if element.get("fixedFrame") == "YES":
        return False
    return element.get("translatesAutoresizingMaskIntoConstraints") == "NO" or (listed and parent.tag == "stackView")


class Document:
    """The views and constraints of one document."""

    def __init__(self, path):
        self.tree = ET.parse(path)
        self.root = self.tree.getroot()
        self.path = path
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.by_id = {element.get("id"): element for element in self.root.iter() if element.get("id")}
        self.wanted = {}
        self._walk(self.root, None, False, False, False)

    @property
    def is_for_ios(self):
        return self.root.tag == "document" and "CocoaTouch" in self.root.get("type", "")

    def _walk(self, element, view, is_marked, is_hidden, is_listed):
        rect = frame(element)
        if rect is not None:
            if view is None:
                is_marked = any("YES" in (e.get("misplaced"), e.get("ambiguous")) for e in element.iter())
            is_hidden = is_hidden or element.get("hidden") == "YES"
            counts = view is not None and is_under_auto_layout(element, view, is_listed) and element.get("id")
            if counts and not is_marked and not is_hidden and rect[2] > 0 and rect[3] > 0:
                self.wanted[element.get("id")] = rect
            view = element
        for child in element:
            if child.tag not in ("constraints", "connections", "rect", "variation"):
                self._walk(child, view, is_marked, is_hidden, element.tag in PLACES)

    def not_installed(self):
        """Ids of views that some variation leaves out, and of those in them."""
        found = set()
        for mask in self.root.iter("mask"):
            if mask.get("key") == "subviews":
                for reference in mask.iter("exclude"):
                    element = self.by_id.get(reference.get("reference"))
                    if element is not None:
                        found |= {one.get("id") for one in element.iter() if one.get("id")}
        return found

    # Constraints and the saved frames

    def disputed(self):
        """Ids of views that a required equality names which the saved frames break."""
        excluded = {e.get("reference") for e in self.root.iter("exclude")}
        found = set()
        for constraint in self.root.iter("constraint"):
            if constraint.get("id") in excluded or not self._is_required_equality(constraint):
                continue
            miss = self._miss(constraint)
            if miss is not None and miss > TOLERANCE + DIGITS:
                found |= {item.get("id") for item in self._items(constraint) if item is not None}
        return found

    @staticmethod
    def _is_required_equality(constraint):
        return constraint.get("relation", "equal") == "equal" and float(constraint.get("priority", 1000)) >= 1000

    def _items(self, constraint):
        holder = self.parents[self.parents[constraint]]
        first = self.by_id.get(constraint.get("firstItem")) if constraint.get("firstItem") else holder
        second = self.by_id.get(constraint.get("secondItem")) if constraint.get("secondItem") else None
        return [first, second]

    def _miss(self, constraint):
        """Points by which the saved frames miss a constraint; None where the document does not state it."""
        first, second = self._items(constraint)
        one, other = constraint.get("firstAttribute"), constraint.get("secondAttribute")
        if one not in EDGES or (constraint.get("secondItem") and (second is None or other not in EDGES)):
            return None
        if second is not None and self._scrolls(first, second):
            return None
        if other == one == "top" and self._is_top_of_xib(second):
            top = self._rectangle(first)
            wanted = float(constraint.get("constant", 0))
            return None if top is None else min(abs(top[1] - bar - wanted) for bar in STATUS_BARS)
        left = self._rectangle(first)
        right = self._rectangle(second) if second is not None else None
        if left is None or (second is not None and right is None):
            return None
        value = EDGES[other](right) * self._multiplier(constraint) if right else 0
        return abs(EDGES[one](left) - value - float(constraint.get("constant", 0)))

    @staticmethod
    def _multiplier(constraint):
        text = constraint.get("multiplier", "1").replace("/", ":")
        above, _, below = text.partition(":")
        return float(above) / float(below or 1)

    def _is_top_of_xib(self, guide):
        """Whether an item is the safe area of a view that no controller shows."""
        if guide is None or guide.get("key") != "safeArea":
            return False
        view = self.parents[guide]
        return self.parents[view].tag == "objects" and self.root.find("scenes") is None

    def _scrolls(self, first, second):
        """Whether a constraint is about the size of what scrolls."""
        return any(
            one is not None and one.tag in SCROLLING and self._is_in(other, one)
            for one, other in ((first, second), (second, first)))

    def _is_in(self, element, outer):
        while element in self.parents:
            element = self.parents[element]
            if element is outer:
                return True
        return False

    def _rectangle(self, element):
        """The alignment rectangle of a view in the coordinates of its scene."""
        rect = frame(element) if element is not None else None
        if rect is None:
            return None
        x, y, width, height = rect
        left, top, right, bottom = ALIGNMENT.get(element.tag, (0, 0, 0, 0))
        x, y, width, height = x + left, y + top, width - left - right, height - top - bottom
        outer = element
        while outer in self.parents:
            outer = self.parents[outer]
            around = frame(outer)
            if around is not None:
                x, y = x + around[0], y + around[1]
        return (x, y, width, height)

    # Copies for the tool

    def write_scrambled(self, path):
        chance = random.Random(os.path.basename(path))

        def scramble(element, view, is_listed):
            rect = frame(element)
            if rect is not None:
                if view is not None and is_under_auto_layout(element, view, is_listed):
                    for child in element:
                        if child.tag == "rect" and child.get("key") == "frame":
                            child.set("x", str(round(rect[0] + chance.uniform(-60, 60), 1)))
                            child.set("y", str(round(rect[1] + chance.uniform(-60, 60), 1)))
                            if element.tag not in SIZED_BY_CONTENT:
                                child.set("width", str(round(chance.uniform(1, 400), 1)))
                                child.set("height", str(round(chance.uniform(1, 400), 1)))
                view = element
            for child in element:
                scramble(child, view, element.tag in PLACES)

        scramble(self.root, None, False)
        self.tree.write(path, encoding="utf-8", xml_declaration=True)


def documents(folders):
    for folder in folders:
        for place, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                if name.endswith((".storyboard", ".xib")):
                    try:
                        document = Document(os.path.join(place, name))
                    except ET.ParseError:
                        continue
                    if document.is_for_ios:
                        yield document


def stale_views(path):
    """By the document's name, the ids that a file names."""
    found = collections.defaultdict(set)
    if path:
        for line in open(path, encoding="utf-8"):
            document, _, identifier = line.rstrip("\n").partition("\t")
            found[os.path.basename(document)].add(identifier.split("\t")[0])
    return found


def laid_out(tool, paths):
    """For each document the frames of its views, by id."""
    run = subprocess.run(
        [tool, "layout", "--format", "jsonl", "--metrics", "recorded", *paths], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    for line in run.stdout.splitlines():
        frames = {}
        pending = [scene["root"] for scene in json.loads(line).get("scenes", []) if scene.get("root")]
        while pending:
            view = pending.pop()
            rect = view.get("frame")
            if view.get("id") and rect:
                frames.setdefault(view["id"], tuple(rect[name] for name in ("x", "y", "width", "height")))
            pending += view.get("children", [])
        yield frames


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--tool", default=".build/release/autolayout")
    parser.add_argument("--list", action="store_true", help="print the views that lie elsewhere")
    parser.add_argument("--stale", help="a file of views whose saved frames are known to contradict their document")
    parser.add_argument(
        "--contradicting", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "contradicting-views.tsv"),
        help="a file of views whose saved frames are proven to contradict their document")
    options = parser.parse_args()
    stale, contradicting = stale_views(options.stale), stale_views(options.contradicting)
    found = list(documents(options.folders))
    count = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        for start in range(0, len(found), BATCH):
            batch = found[start:start + BATCH]
            disputed = [document.disputed() | stale[os.path.basename(document.path)] for document in batch]
            paths = [os.path.join(scratch, f"{start + n}-{os.path.basename(d.path)}") for n, d in enumerate(batch)]
            for document, path in zip(batch, paths):
                document.write_scrambled(path)
            results = list(laid_out(options.tool, paths))
            if len(results) != len(batch):
                sys.exit(f"the tool printed {len(results)} lines for {len(batch)} documents from {batch[0].path} on")
            for document, frames, open_to_doubt in zip(batch, results, disputed):
                proven = contradicting[os.path.basename(document.path)]
                judge(document, frames, open_to_doubt, proven, count, options.list)
    total = count["right"] + count["wrong"]
    print(f"{len(found)} documents, {sum(count.values())} views: {count['disputed']} in equalities that their frames break, "
          f"{count['contradicting']} proven to contradict their document, {count['not installed']} not installed; "
          f"{count['right']} of the {total} others within a point "
          f"({100 * count['right'] / max(total, 1):.2f} %)")


def judge(document, frames, disputed, proven, count, lists):
    absent = document.not_installed()
    for identifier, saved in document.wanted.items():
        if identifier in disputed:
            count["disputed"] += 1
            continue
        if identifier in proven:
            count["contradicting"] += 1
            continue
        got = frames.get(identifier)
        if got is None and identifier in absent:
            count["not installed"] += 1
            continue
        is_right = got is not None and max(abs(a - b) for a, b in zip(saved, got)) <= TOLERANCE + DIGITS
        count["right" if is_right else "wrong"] += 1
        if lists and not is_right:
            print(document.path, identifier, saved, got, sep="\t")


if __name__ == "__main__":
    main()
