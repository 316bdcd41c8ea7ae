#!/usr/bin/env python3
"""Finds scenes that two releases of Xcode saved with other frames though nobody changed them, and writes histories.tsv.

    Research/find-histories.py FOLDER [--at-most N] REPOSITORY…

FOLDER holds git repositories as `owner/name` or `owner+name`. For each storyboard and xib of a REPOSITORY, consecutive versions that
different releases saved are compared: a view counts whose element and constraints are the same in both but for frames, and whose
saved width or height is not. Such a pair is an experiment: it shows what a release changed, with all else equal. `--at-most` limits
the pairs of versions of a repository.
"""
import argparse
import collections
import importlib
import os
import xml.etree.ElementTree as ET

import documents
import scoring

HISTORIES = os.path.join(documents.HERE, "histories.tsv")
COLUMNS = ["platform", "view", "before", "after", "from", "to", "views", "repositories", "repository", "commit", "path", "id"]
# Elements that Xcode may write anew without an edit.
UNSTABLE = {"rect", "point", "deployment", "capability", "plugIn", "dependencies", "device", "adaptation"}


def versions(place, path):
    """The commits that changed a file, oldest first, with its bytes after each."""
    commits = documents.git(place, "log", "--format=%H", "--reverse", "--", path).decode().split()
    for commit in commits:
        data = documents.git(place, "cat-file", "blob", f"{commit}:{path}")
        if data:
            yield commit, data


def parsed(data):
    try:
        return ET.fromstring(data)
    except ET.ParseError:
        return None


def signature(element):
    """A value that an edit of an element, or of something in it, would change."""
    inner = [signature(child) for child in element if child.tag not in UNSTABLE]
    return (element.tag, tuple(sorted(element.attrib.items())), (element.text or "").strip(), tuple(inner))


def frames(root):
    """By identifier the elements of views and their saved frames."""
    return {one.get("id"): (one, scoring.frame(one)) for one in root.iter() if one.get("id") and scoring.frame(one)}


def changes(old, new):
    """The views that are the same in two versions but for their size, if nothing else of their scene was edited."""
    before, after = frames(old), frames(new)
    for one in sorted(before.keys() & after.keys()):
        (first, was), (second, now) = before[one], after[one]
        if was[2:] != now[2:] and first.tag == second.tag and signature(first) == signature(second):
            yield one, first.tag, was, now


def pairs(place, path, names):
    """Consecutive versions of a document that different releases saved."""
    last = None
    for commit, data in versions(place, path):
        root = parsed(data)
        if root is None or root.tag != "document":
            continue
        release = names.release(root.get("toolsVersion"), names.releases())
        if last and last[2] != release:
            yield last, (commit, root, release)
        last = (commit, root, release)


def found(folder, repository, names, at_most):
    """A row for each view whose size a release changed in a repository."""
    place, count = documents.repository_folder(folder, repository), 0
    paths = documents.git(place, "ls-tree", "-r", "-z", "--name-only", "HEAD").decode("utf-8", "replace").split("\0")
    for path in sorted(path for path in paths if path.endswith(documents.SUFFIXES)):
        for (_, old, first), (commit, new, second) in pairs(place, path, names):
            target = new.get("targetRuntime", "")
            platform = next((name for prefix, name in names.PLATFORMS.items() if target.startswith(prefix)), None)
            if platform is None or count >= at_most:
                continue
            count += 1
            for one, tag, was, now in changes(old, new):
                for axis, key in ((2, "width"), (3, "height")):
                    if was[axis] != now[axis]:
                        yield {"platform": platform, "view": f"{tag} {key}", "before": first, "after": second,
                               "from": f"{was[axis]:g}", "to": f"{now[axis]:g}", "repository": repository, "commit": commit,
                               "path": path, "id": one}


def grouped(rows):
    """A row for each change of size between two releases, with an example, the most frequent first."""
    groups = collections.defaultdict(list)
    for row in rows:
        groups[tuple(row[key] for key in COLUMNS[:6])].append(row)
    for key, ones in sorted(groups.items(), key=lambda item: (-len(item[1]), item[0])):
        repositories = {one["repository"] for one in ones}
        yield {**ones[0], "views": len(ones), "repositories": len(repositories)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("repositories", nargs="+")
    parser.add_argument("--at-most", type=int, default=200)
    options = parser.parse_args()
    names = importlib.import_module("add-part")
    rows = [row for repository in options.repositories for row in found(options.folder, repository, names, options.at_most)]
    kept = [row for row in grouped(rows) if row["views"] >= 3]
    documents.write_table(HISTORIES, COLUMNS, kept)


if __name__ == "__main__":
    main()
