#!/usr/bin/env python3
"""Adds the documents of git repositories to manifest.tsv as a part of their own.

    Research/add-part.py PART REPOSITORY…

REPOSITORY is a folder named `owner/name` or `owner+name`, bare or not. The storyboards and xibs of its newest commit are added,
but for those that the manifest already has, byte for byte, and those that are for neither iOS nor macOS.
"""
import hashlib
import os
import re
import sys
import xml.etree.ElementTree as ET

import documents

RELEASES = os.path.join(os.path.dirname(documents.HERE), "Sources", "InterfaceBuilder", "Releases", "XcodeRelease.swift")
PLATFORMS = {"iOS.CocoaTouch": "iOS", "MacOSX.Cocoa": "macOS"}
COLUMNS = ["sha256", "part", "platform", "repository", "commit", "path", "xcode"]


def releases():
    """The first tools of each release and its name, oldest first."""
    with open(RELEASES, encoding="utf-8") as file:
        return [(int(first.replace("_", "")), name) for first, name in re.findall(r'\(([\d_]+), "([^"]+)"', file.read())]


def release(tools, known):
    major = int(tools.split(".")[0]) if tools and tools.split(".")[0].isdigit() else 0
    return [name for first, name in known if first <= major][-1]


def row(data, part, repository, commit, path, known):
    """The document's row; None for what is no document of a platform that is laid out."""
    try:
        root = ET.fromstring(data)
    except ET.ParseError:
        return None
    target = root.get("targetRuntime", "")
    platform = next((name for prefix, name in PLATFORMS.items() if target.startswith(prefix)), None)
    if root.tag != "document" or platform is None:
        return None
    return {"sha256": hashlib.sha256(data).hexdigest(), "part": part, "platform": platform, "repository": repository,
            "commit": commit, "path": path, "xcode": release(root.get("toolsVersion"), known)}


def added(part, folder, known):
    """The rows of a repository's documents."""
    words = os.path.abspath(folder).split(os.sep)
    repository = words[-1].replace("+", "/", 1) if "+" in words[-1] else "/".join(words[-2:])
    place = documents.repository_folder(os.path.dirname(os.path.abspath(folder)), words[-1])
    if place is None:
        sys.exit(f"add-part.py: {folder} is no git repository")
    commit = documents.git(place, "rev-parse", "HEAD").decode().strip()
    names = documents.git(place, "ls-tree", "-r", "-z", "--name-only", commit).decode("utf-8", "replace").split("\0")
    for path in names:
        if path.endswith(documents.SUFFIXES):
            yield row(documents.git(place, "cat-file", "blob", f"{commit}:{path}"), part, repository, commit, path, known)


def main(part, *folders):
    rows, known = documents.table(documents.MANIFEST), releases()
    seen = {one["sha256"] for one in rows}
    for folder in folders:
        for one in added(part, folder, known):
            if one is not None and one["sha256"] not in seen:
                seen.add(one["sha256"])
                rows.append(one)
    rows.sort(key=lambda one: (one["part"], one["repository"].lower(), one["repository"], one["path"]))
    documents.write_table(documents.MANIFEST, COLUMNS, rows)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
