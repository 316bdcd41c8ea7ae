#!/usr/bin/env python3
"""Lints a project of hostile sources, and checks that it ends in time and memory.

Usage: Scripts/check-hostile-sources.py PROGRAM

PROGRAM is an `autolayout`, best of a release, which reads Swift (`--traits Tool,Sources`). The project has macros, `#if`, generics,
unfinished code, a file of 100,000 lines, one beyond the limit of four megabytes, invalid UTF-8, a thousand nested brackets, and
links that lead in circles. Fails if the program crashes, reports a class or a member that a source may hide, or needs more
than the bounds below.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time

# Seconds of processor time and bytes of memory, of which docs/ci.md speaks.
MOST_SECONDS = 30
MOST_MEMORY = 1 << 30

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c0">
<scenes>%s</scenes></document>
"""
SCENE = """<scene sceneID="s%d"><objects><viewController id="c%d" customClass="%s"><view key="view" id="v%d">\
<rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view><connections>\
<outlet property="label" destination="v%d" id="o%d"/></connections></viewController></objects></scene>"""

# By class; each hides whether the class has the outlet.
SOURCES = {
    "Macro": "@AddMembers class Macro: UIViewController { }",
    "Freestanding": "class Freestanding: UIViewController { #members }",
    "Conditional": "class Conditional: UIViewController {\n#if DEBUG\n  @IBOutlet var label: UIView!\n#endif\n}",
    "Generic": "class Generic<Value>: Base<Value, Generic<Value>> where Value: Hashable { }",
    "Unfinished": "class Unfinished: UIViewController {\n  @IBOutlet var label: UIView!\n  func save(_ sender: ",
    "Nested": "class Nested: UIViewController { let a = " + "(" * 1000 + ")" * 1000 + "\n@IBOutlet var label: UIView! }",
    "Circle": "class Circle: Other {}\nclass Other: Circle {}",
    "Long": "class Long: UIViewController {\n@IBOutlet var label: UIView!\n"
    + "".join(f"  func step{n}() {{ value += {n} }}\n" for n in range(100_000)) + "}",
}


def write(folder):
    os.makedirs(folder + "/.git")
    os.makedirs(folder + "/App.xcodeproj")
    names = sorted(SOURCES) + ["Broken", "Huge"]
    scenes = "".join(SCENE % (n, n, name, n, n, n) for n, name in enumerate(names))
    with open(folder + "/Main.storyboard", "w") as file:
        file.write(DOCUMENT % scenes)
    with open(folder + "/App.xcodeproj/project.pbxproj", "w") as file:
        file.write("path = Main.storyboard;")
    for name, text in SOURCES.items():
        with open(f"{folder}/{name}.swift", "w") as file:
            file.write(text)
    with open(folder + "/Broken.swift", "wb") as file:
        file.write(b'class Broken: UIViewController { let a = "\xff\xc0\x80\xed\xa0\x80"\n@IBOutlet var label: UIView! }')
    with open(folder + "/Huge.swift", "w") as file:
        file.write("class Huge: UIViewController {}\n" + " " * 4_000_000)
    os.symlink(".", folder + "/loop")
    os.symlink("..", folder + "/up")
    os.symlink("self.swift", folder + "/self.swift")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        write(folder)
        start = time.monotonic()
        run = subprocess.run(
            [os.path.abspath(sys.argv[1]), "lint", "--select", "wiring", "--format", "json", "--no-cache", "--jobs", "1", "."],
            cwd=folder, capture_output=True, text=True)
        wall = time.monotonic() - start
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds, memory = usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024
    print(f"{seconds:.1f} s of processor time, {wall:.1f} s, {memory / 1e6:.0f} MB")
    faults = []
    if run.returncode not in (0, 1):
        faults.append(f"exit status {run.returncode}: {run.stderr[-500:]}")
    else:
        for finding in json.loads(run.stdout)["findings"]:
            faults.append(f"{finding['rule']}: {finding['message']}")
    if seconds > MOST_SECONDS:
        faults.append(f"more than {MOST_SECONDS} s")
    if memory > MOST_MEMORY:
        faults.append(f"more than {MOST_MEMORY / 1e6:.0f} MB")
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
