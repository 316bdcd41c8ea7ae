"""Compares the frames that `autolayout layout` computes with those that Xcode saved.

A view counts if it is under Auto Layout, was saved with an area, is not hidden, and Xcode marked no view of its scene as
misplaced or ambiguous. The program reads copies of the documents in which every frame that it may not know is random: the
place of each view under Auto Layout, and its size unless its content decides it and sizes are taken as recorded.

Texts are measured with the fonts of the document's repository, as they are where the document lies in it.
"""
import collections
import concurrent.futures
import io
import itertools
import json
import os
import random
import subprocess
import tempfile
import xml.etree.ElementTree as ET

# Elements whose size their content decides.
CONTENT = set(
    "label button textField imageView switch slider stepper segmentedControl progressView activityIndicatorView pageControl "
    "datePicker pickerView searchBar navigationBar toolbar tabBar refreshControl "
    "popUpButton progressIndicator searchField secureTextField comboBox levelIndicator tokenField pathControl "
    "colorWell".split())
# Elements that hold views.
PLACES = {"subviews", "beginningViews", "middleViews", "endingViews", "endViews"}
# Elements that hold rectangles that are no view's frame.
NO_VIEWS = {"constraints", "connections", "rect", "variation"}
METRICS = ("recorded", "measured")
# The tolerances in points, with the digits that saved frames lack.
HALF, ONE = 0.5 + 1e-6, 1 + 1e-6
# How far a random place is from the saved one, and the lengths of random sizes, in points.
SHIFT, LENGTHS = 60, (1, 400)
# Documents that one call of the program reads, and the seconds that it may take.
BATCH, TIMEOUT = 40, 300


def frame(element):
    """The saved frame of an element: x, y, width and height; None for what is no view."""
    for child in element:
        if child.tag == "rect" and child.get("key") == "frame":
            try:
                return tuple(float(child.get(key)) for key in ("x", "y", "width", "height"))
            except (TypeError, ValueError):
                return None
    return None


def is_under_auto_layout(element, parent_tag, is_listed):
    return element.get("fixedFrame") != "YES" and (
        element.get("translatesAutoresizingMaskIntoConstraints") == "NO" or (is_listed and parent_tag == "stackView"))


def scrambled(data, seed, metrics):
    """The document with random frames; the same seed gives the same bytes."""
    tree = ET.ElementTree(ET.fromstring(data))
    chance = random.Random(seed)
    pending = [(tree.getroot(), None, False)]
    while pending:
        element, parent_tag, is_listed = pending.pop()
        saved = frame(element)
        if saved is not None:
            if parent_tag is not None and is_under_auto_layout(element, parent_tag, is_listed):
                scramble(element, saved, chance, metrics)
            parent_tag = element.tag
        pending += [(child, parent_tag, element.tag in PLACES) for child in reversed(element)]
    out = io.BytesIO()
    tree.write(out, encoding="utf-8", xml_declaration=True)
    return out.getvalue()


def scramble(element, saved, chance, metrics):
    rectangle = next(child for child in element if child.tag == "rect" and child.get("key") == "frame")
    for key, value in (("x", saved[0]), ("y", saved[1])):
        rectangle.set(key, str(round(value + chance.uniform(-SHIFT, SHIFT), 1)))
    if metrics == "measured" or element.tag not in CONTENT:
        for key in ("width", "height"):
            rectangle.set(key, str(round(chance.uniform(*LENGTHS), 1)))


def wanted(data):
    """By id the saved frame and the element of each view that counts, and how many do not."""
    found, left_out = {}, 0
    pending = [(ET.fromstring(data), None, False, False, False)]
    while pending:
        element, parent_tag, is_marked, is_hidden, is_listed = pending.pop()
        saved = frame(element)
        if saved is not None:
            if parent_tag is None:
                is_marked = any(
                    one.get("misplaced") == "YES" or one.get("ambiguous") == "YES" for one in element.iter())
            is_hidden = is_hidden or element.get("hidden") == "YES"
            if parent_tag is not None and element.get("id") and is_under_auto_layout(element, parent_tag, is_listed):
                if is_marked or is_hidden or saved[2] <= 0 or saved[3] <= 0:
                    left_out += 1
                else:
                    found[element.get("id")] = (saved, element.tag)
            parent_tag = element.tag
        pending += [
            (child, parent_tag, is_marked, is_hidden, element.tag in PLACES)
            for child in reversed(element) if child.tag not in NO_VIEWS]
    return found, left_out


def frames(output):
    """By id the frames that the program computed."""
    found = {}
    pending = [scene["root"] for scene in output.get("scenes") or [] if scene.get("root")]
    while pending:
        view = pending.pop()
        rectangle = view.get("frame")
        if view.get("id") and rectangle:
            found[view["id"]] = tuple(float(rectangle[key]) for key in ("x", "y", "width", "height"))
        pending += view.get("children") or []
    return found


def run(tool, metrics, options, paths):
    """What the program prints for each document; {"error": …} where it printed nothing."""
    try:
        process = subprocess.run(
            [tool, "layout", "--format", "jsonl", "--metrics", metrics, *options, *paths],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=TIMEOUT)
        lines = process.stdout.splitlines()
    except subprocess.TimeoutExpired:
        lines = []
    if len(lines) == len(paths):
        return [json.loads(line) for line in lines]
    if len(paths) == 1:
        return [{"error": "the program stopped, or printed no line"}]
    return [one for path in paths for one in run(tool, metrics, options, [path])]


class Scorer:
    """Scores documents with one program. Copies of the documents lie in a folder that `close` removes."""

    def __init__(self, tool, jobs):
        self.tool, self.jobs = tool, jobs
        self.scratch = tempfile.TemporaryDirectory(prefix="accuracy-")
        self.wanted, self.fonts = {}, {}
        os.mkdir(os.path.join(self.scratch.name, "documents"))

    def close(self):
        self.scratch.cleanup()

    def add(self, row, data, stale):
        """Prepares a document: its row of the manifest, its bytes, and the ids of its stale views."""
        views, left_out = wanted(data)
        self.wanted[row["sha256"]] = ({one: view for one, view in views.items() if one not in stale},
                                      left_out + len(stale & views.keys()))
        for metrics in METRICS:
            with open(self.path(row, metrics), "wb") as file:
                file.write(scrambled(data, row["sha256"], metrics))

    def add_fonts(self, repository, files):
        """Prepares fonts of a repository: the bytes of its font files."""
        # Not below the documents, where the program would find them for all.
        place = os.path.join(self.scratch.name, "fonts", repository.replace("/", "+"))
        for data in files:
            os.makedirs(place, exist_ok=True)
            with open(os.path.join(place, f"{len(os.listdir(place))}.otf"), "wb") as file:
                file.write(data)
            self.fonts[repository] = ["--fonts", place]

    def path(self, row, metrics):
        return os.path.join(self.scratch.name, "documents", f"{metrics}-{row['sha256']}{os.path.splitext(row['path'])[1]}")

    def outputs(self, rows, metrics, options=()):
        """What the program prints for each document, in the order of the rows."""
        batches = []
        for fonts, ones in itertools.groupby(rows, lambda row: self.fonts.get(row["repository"], [])):
            paths = [self.path(row, metrics) for row in ones]
            batches += [([*options, *fonts], paths[start:start + BATCH]) for start in range(0, len(paths), BATCH)]
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            return [one for batch in pool.map(lambda batch: run(self.tool, metrics, *batch), batches) for one in batch]

    def distances(self, rows, metrics, options=()):
        """For each document, by the ids of its views, how far the computed frame is from the saved one, in points."""
        result = []
        for row, output in zip(rows, self.outputs(rows, metrics, options)):
            computed = frames(output)
            views = self.wanted[row["sha256"]][0]
            result.append({one: distance(saved, computed.get(one)) for one, (saved, _) in views.items()})
        return result


def distance(saved, computed):
    return max(abs(a - b) for a, b in zip(saved, computed)) if computed else float("inf")


def within(distances):
    """How many views are within half a point, and within a point."""
    return collections.Counter(half=sum(one <= HALF for one in distances), one=sum(one <= ONE for one in distances))
