#!/usr/bin/env python3
"""Merges random edits of saved documents and checks the results by independent facts.

    Tools/merges/synthetic.py --tool .build/release/autolayout --count 1000 FOLDER

Makes as many merges of edits at different objects as of edits that may meet. In the first ones everything of both sides has to be
there without a conflict; in the others everything about which the sides do not disagree, or a conflict. Nothing may be there that
no side has, twice, or refer to what is gone. Exit status 1 if anything is wrong.
"""
import argparse
import collections
import pathlib
import random
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import facts

REFERENCES = ("firstItem", "secondItem", "destination", "target")


def objects(root):
    """The elements with ids inside views, with their parents."""
    return [(parent, child) for parent in root.iter() for child in parent
            if child.get("id") and parent.tag in ("subviews", "constraints", "connections", "items", "sections")]


def edit(kind, parent, element, mark, referenced):
    """Changes an element; false if this kind of change does not fit it."""
    if kind == "set" and element.tag != "constraint":
        element.set("userLabel", mark)
    elif kind == "constant" and element.tag == "constraint":
        element.set("constant", str(sum(map(ord, mark))))
    elif kind == "delete" and len(parent) > 2 and not any(
            inner.get("id") in referenced for inner in element.iter() if inner.get("id")):
        parent.remove(element)
    elif kind == "add" and parent.tag == "subviews":
        parent.insert(list(parent).index(element) + 1, ElementTree.Element("view", {"id": mark}))
    elif kind == "swap" and parent.tag in ("subviews", "items", "sections") and len(parent) > 1:
        place = list(parent).index(element)
        parent.remove(element)
        parent.insert((place + 1) % (len(parent) + 1), element)
    else:
        return False
    return True


def side(text, name, places, randomness, referenced):
    root = ElementTree.fromstring(text)
    found = objects(root)
    for number, place in enumerate(places):
        parent, element = found[place]
        if element not in list(parent):
            continue
        kinds = ["set", "constant", "delete", "add", "swap"]
        randomness.shuffle(kinds)
        for kind in kinds:
            if edit(kind, parent, element, f"{name}-{number}", referenced):
                break
    return ElementTree.tostring(root)


def faults(texts, merged, is_clean):
    """The faults of a merged document, in words."""
    found = {name: facts.facts(text) for name, text in texts.items()}
    result = facts.facts(merged)
    wrong = []
    root = ElementTree.fromstring(merged)
    ids = [element.get("id") for element in root.iter() if element.get("id") and element.tag != "device"]
    most = collections.Counter()
    for text in texts.values():
        most |= collections.Counter(element.get("id") for element in ElementTree.fromstring(text).iter())
    wrong += [f"twice: {own}" for own, count in collections.Counter(ids).items() if count > max(1, most[own])]
    before = {element.get(name) for text in texts.values() for element in ElementTree.fromstring(text).iter() for name in REFERENCES}
    known = set(ids) | {"-1", "-2", "-3"}
    sides = [set(element.get("id") for element in ElementTree.fromstring(text).iter()) for text in texts.values()]
    for element in root.iter():
        for name in REFERENCES:
            target = element.get(name)
            if target and target not in known and target in before and all(target in side for side in sides):
                wrong.append("dangling: " + target)
    wrong += [f"invented: {key}" for key, value in result.items() if all(value != side.get(key) for side in found.values())]
    if is_clean:
        wrong += [f"lost: {entry}" for entry in facts.missing(found["base"], found["ours"], found["theirs"], result)]
        wrong += [f"order: {entry}" for entry in facts.lost_orders(*(texts[name] for name in ("base", "ours", "theirs")), merged)]
    return wrong


def trial(tool, folder, text, randomness, overlaps):
    """The outcome in one word, and what is wrong; none for a document that is too small."""
    root = ElementTree.fromstring(text)
    found = objects(root)
    if len(found) < 8:
        return None
    referenced = {element.get(name) for element in root.iter() for name in REFERENCES}
    places = randomness.sample(range(len(found)), 8)
    mine, other = places[:4], places[2:6]
    if not overlaps:
        # Edits of one list may meet, and an edit inside of what is deleted does.
        taken = {id(inner) for place in mine for inner in found[place][0].iter()}
        other = [place for place in places[4:] if id(found[place][0]) not in taken
                 and not any(found[one][0] in list(found[place][1].iter()) for one in mine)]
        if not other:
            return None
    base = ElementTree.tostring(root)
    texts = {"base": base, "ours": side(base, "ours", mine, randomness, referenced),
             "theirs": side(base, "theirs", other, randomness, referenced)}
    for name, data in texts.items():
        (folder / name).write_bytes(data)
    done = subprocess.run([tool, "merge", "base", "ours", "theirs", "-o", "result"], cwd=folder, capture_output=True, check=False)
    if done.returncode > 1:
        return "refused", [done.stderr.decode().strip()[:200]]
    git = subprocess.run(["git", "merge-file", "-p", "ours", "base", "theirs"], cwd=folder, capture_output=True, check=False)
    wrong = faults(texts, (folder / "result").read_bytes(), done.returncode == 0)
    return ("conflict" if done.returncode else "merged") + (", conflict in git" if git.returncode else ""), wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tool", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    documents = sorted(path for path in options.folder.rglob("*") if path.suffix in (".storyboard", ".xib"))
    randomness = random.Random(options.seed)
    bad = 0
    with tempfile.TemporaryDirectory() as place:
        for name, overlaps in (("disjoint", False), ("overlapping", True)):
            counts = collections.Counter()
            while sum(counts.values()) < options.count:
                path = randomness.choice(documents)
                text = path.read_bytes()
                if b"<archive " in text[:500]:
                    continue
                try:
                    done = trial(options.tool, pathlib.Path(place), text, randomness, overlaps)
                except ElementTree.ParseError:
                    continue
                if not done:
                    continue
                counts[done[0]] += 1
                if done[1]:
                    bad += 1
                    print(name, path.name, done[0], *done[1][:3], sep="\t", flush=True)
            print(name, *(f"{what} {count}" for what, count in sorted(counts.items())), sep="\t", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
