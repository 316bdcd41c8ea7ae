#!/usr/bin/env python3
"""Counts the moves of views that `autolayout diff` lists for real edits, and those that no decision explains.

    Tools/diff/moves.py --tool .build/release/autolayout --count 300 FOLDER

FOLDER holds clones of repositories. A move is explained if the edit has, by independent facts (`Tools/merges/facts.py`), a decision
that can move views: a constraint, a view that came, went or changed its place, a text, a font, an image, a class, a size or another
setting of a view, or the frame of a view without constraints. Prints each edit with moves and no such decision, then the sums.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "merges"))
import facts
import histories

# Facts that nobody sees in a layout.
SILENT = {"userLabel", "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "sceneMemberID", "accessibilityIdentifier"}
CONNECTIONS = {"outlet", "action", "outletCollection", "segue", "binding"}


def frames(text):
    """id -> the saved frame of a view that its author placed: one by its mask, or with a fixed frame."""
    found = {}
    for view in ElementTree.fromstring(text).iter():
        frame = view.find("rect[@key='frame']")
        if frame is not None and (view.get("fixedFrame") == "YES" or view.get("translatesAutoresizingMaskIntoConstraints") != "NO"):
            found[view.get("id")] = tuple(sorted(frame.attrib.items()))
    return found


def explanations(old, new):
    """The kinds of decisions of an edit that can move views."""
    before, after = facts.facts(old), facts.facts(new)
    changed = [key for key in before.keys() | after.keys() if before.get(key) != after.get(key)]
    kinds = collections.Counter()
    for path, attribute in changed:
        element = after.get(((path[0],), "class")) or before.get(((path[0],), "class")) or ""
        if attribute in SILENT or element in CONNECTIONS or attribute == "colorSpace" or "olor" in "".join(map(str, path[1:])):
            continue
        if element == "constraint":
            kinds["constraint"] += 1
        elif attribute in ("class", "parent"):
            kinds["views"] += 1
        elif attribute in ("text", "title", "placeholder", "headerTitle", "footerTitle") or "ont" in "".join(map(str, path[1:])):
            kinds["text"] += 1
        elif attribute.startswith("custom"):
            kinds["class"] += 1
        else:
            kinds["setting"] += 1
    if not kinds and frames(old) != frames(new):
        kinds["size"] += 1
    return kinds


def moves(tool, folder, old, new):
    """The views that `diff` says move; none where it does not compare layouts."""
    (folder / "old.storyboard").write_bytes(old)
    (folder / "new.storyboard").write_bytes(new)
    done = subprocess.run([tool, "diff", "--format", "json", "old.storyboard", "new.storyboard"], cwd=folder, capture_output=True,
                          check=False)
    if done.returncode > 1:
        return None
    documents = json.loads(done.stdout)["documents"]
    layout = documents[0].get("layout", {}) if documents else {}
    return layout.get("moves", []) if layout.get("outcome") != "unknown" else None


def drawn(folder, most):
    """Edits of the repositories in turn, so that each gives a few."""
    lists = [[(name, path, *edit) for edit in histories.edits(path, most)] for name, path in histories.git_folders(folder)]
    return [edits[number] for number in range(most) for edits in lists if number < len(edits)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="a folder with clones of repositories")
    parser.add_argument("--tool", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--most", type=int, default=10, help="the most edits of one repository (default: 10)")
    options = parser.parse_args()
    sums = collections.Counter()
    with tempfile.TemporaryDirectory() as place:
        for name, repository, old, new, path in drawn(options.folder, options.most):
            if sums["edits"] == options.count:
                break
            texts = [histories.git(repository, "cat-file", "blob", blob, check=False) for blob in (old, new)]
            try:
                kinds = explanations(*texts)
            except ElementTree.ParseError:
                continue
            found = moves(options.tool, pathlib.Path(place), *texts)
            if found is None:
                continue
            sums["edits"] += 1
            sums["edits with moves"] += bool(found)
            sums["moves"] += len(found)
            sums["explained moves"] += len(found) if kinds else 0
            if found and not kinds:
                print(name, path, old[:10], new[:10], len(found), found[0]["view"], found[0]["old"], found[0]["new"], sep="\t", flush=True)
    print(*(f"{what} {number}" for what, number in sums.items()), sep="\t")
    return 0


if __name__ == "__main__":
    sys.exit(main())
