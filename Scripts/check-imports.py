#!/usr/bin/env python3
"""Checks that every target imports only what the architecture allows.

The compiler's own check lets through imports of transitive dependencies and of system modules; this one does not.
It reads the table below, which ARCHITECTURE.md explains, and compares it with Package.swift and with every `import`.
Prints `file:line: message` for each offence; exit status 1 if there is one.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# For each target: the modules of this package, and the modules from elsewhere, that its sources may import.
ALLOWED = {
    # `Synchronization` is part of Swift's own library; the solver uses its lock.
    "ConstraintSolver": ([], ["Synchronization"]),
    "VisualFormat": ([], []),
    "AutoLayout": (["ConstraintSolver", "VisualFormat"], ["Foundation"]),
    "Graphics": ([], ["Foundation"]),
    "InterfaceBuilder": ([], ["Foundation", "FoundationXML"]),
    "CInitialisers": ([], []),
    "CCallStacks": ([], []),
    "ConstraintOverlay": (["AutoLayout", "Graphics"], ["Foundation"]),
    "iOSViews": (
        ["AutoLayout", "CCallStacks", "CInitialisers", "ConstraintOverlay", "Graphics", "InterfaceBuilder"],
        ["Foundation", "Runtime"]),
    "MacViews": (["AutoLayout", "ConstraintOverlay", "Graphics", "InterfaceBuilder"], ["Foundation"]),
    "UIKit": (["CoreGraphics", "QuartzCore", "iOSViews", "AutoLayout", "Graphics", "VisualFormat"], ["Foundation"]),
    "CoreGraphics": (["iOSViews", "Graphics"], ["Foundation"]),
    "QuartzCore": (["CoreGraphics", "iOSViews"], []),
    "_Testing_UIKit": ([], ["Testing"]),
    "_Testing_CoreGraphics": ([], ["Testing"]),
    "AppKit": (["MacViews"], []),
    "CPango": ([], []),
    "CCairo": ([], []),
    "CTurboJPEG": ([], []),
    "PangoText": (["Graphics", "CPango"], ["Foundation"]),
    "CairoRenderer": (["Graphics", "PangoText", "CPango", "CCairo", "CTurboJPEG"], ["Foundation"]),
    "SVGRenderer": (["Graphics"], ["Foundation"]),
    "LayoutReport": (["AutoLayout", "Graphics", "SVGRenderer"], ["Foundation"]),
    "AutoLayoutTool": (
        ["ConstraintSolver", "AutoLayout", "ConstraintOverlay", "Graphics", "InterfaceBuilder", "iOSViews", "MacViews",
         "PangoText", "CairoRenderer", "SVGRenderer", "LayoutReport"],
        ["ArgumentParser", "Yams", "Foundation", "Glibc", "Darwin"]),
    "DocumentFuzzing": (["AutoLayout", "InterfaceBuilder", "iOSViews"], ["Foundation"]),
    "fuzz-documents": (["DocumentFuzzing", "Graphics", "PangoText"], ["Foundation"]),
    "autolayout": (["AutoLayoutTool"], ["Foundation", "Glibc", "Darwin"]),
    "DocumentedCode": ([], ["Foundation", "Testing"]),
    "AutoLayoutTesting": (
        ["AutoLayout", "Graphics", "InterfaceBuilder", "iOSViews", "MacViews", "LayoutReport"],
        ["Foundation", "Testing", "XCTest"]),
}
# Tests may import their declared dependencies, with or without `@testable`, and these.
ALLOWED_IN_TESTS = {"Foundation", "FoundationXML", "Testing", "XCTest", "Glibc", "Darwin"}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?(\w+)")


def manifest():
    """The targets of Package.swift: name -> (kind, folder, names of the dependencies)."""
    text = subprocess.run(["swift", "package", "describe", "--type", "json"], cwd=ROOT, check=True,
                          stdout=subprocess.PIPE, text=True).stdout
    # SwiftPM may print notes about packages before the JSON.
    return {
        target["name"]: (target["type"], target["path"],
                         set(target.get("target_dependencies", [])) | set(target.get("product_dependencies", [])))
        for target in json.loads(text[text.index("{"):])["targets"]
    }


def imports(path):
    """Yields (line, module) for each import of a source file, those inside comments left out."""
    in_comment = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if in_comment:
            in_comment = "*/" not in line
            continue
        if line.lstrip().startswith("/*"):
            in_comment = "*/" not in line
            continue
        found = IMPORT.match(line)
        if found:
            yield number, found.group(1)


def allowed_imports(name, kind, dependencies, own_modules):
    """Yields complaints about the declaration itself, then returns what the target's sources may import."""
    if kind == "test":
        return dependencies | ALLOWED_IN_TESTS, []
    if name not in ALLOWED:
        return dependencies, [f"Package.swift: target '{name}' is missing from the table in Scripts/check-imports.py"]
    inside, outside = ALLOWED[name]
    complaints = [f"Package.swift: '{name}' must not depend on '{dependency}'"
                  for dependency in sorted(dependencies & own_modules - set(inside))]
    return (dependencies & set(inside)) | set(outside), complaints


def check():
    targets = manifest()
    complaints = []
    for name, (kind, folder, dependencies) in sorted(targets.items()):
        allowed, found = allowed_imports(name, kind, dependencies, set(targets))
        complaints += found
        for path in sorted((ROOT / folder).rglob("*.swift")):
            for line, module in imports(path):
                if module != name and module not in allowed:
                    complaints.append(f"{path.relative_to(ROOT)}:{line}: '{name}' must not import '{module}'")
    return complaints


def main():
    complaints = check()
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
