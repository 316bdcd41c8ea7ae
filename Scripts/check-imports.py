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

# For each target: the modules of this package, and the external modules, that its sources may import.
ALLOWED = {
    # `Synchronization` is part of Swift's own library; the solver uses its lock.
    "ConstraintSolver": ([], ["Synchronization"]),
    "AmbientInputs": ([], []),
    "VisualFormat": ([], []),
    "AutoLayout": (["AmbientInputs", "ConstraintSolver", "VisualFormat"], ["Foundation"]),
    "LayoutExplanations": (["AutoLayout", "ConstraintSolver"], ["Foundation"]),
    "CStartup": ([], []),
    "Graphics": (["AmbientInputs", "CStartup"], ["Foundation"]),
    "PrintedWords": ([], []),
    "InterfaceBuilder": ([], ["Foundation", "FoundationXML"]),
    "CSwiftMetadata": ([], []),
    "CCallStacks": ([], []),
    "SwiftMetadata": (["AutoLayout", "CCallStacks", "CSwiftMetadata"], ["Foundation", "Runtime"]),
    "ObjCCompatibility": (["AutoLayout", "SwiftMetadata"], ["Foundation", "Observation"]),
    "CreationTracing": (["AutoLayout", "CCallStacks", "ObjCCompatibility", "SwiftMetadata"], ["Foundation"]),
    "AttributedText": (["AutoLayout", "Graphics", "ObjCCompatibility"], ["Foundation"]),
    "LayerTree": (["AttributedText", "AutoLayout", "Graphics", "ObjCCompatibility"], ["Foundation"]),
    "DocumentInflation": (["AutoLayout", "Graphics", "InterfaceBuilder"], ["Foundation"]),
    "ListSnapshots": (["ObjCCompatibility"], ["Foundation"]),
    "CompositionalLayout": (["AutoLayout", "ListSnapshots", "ObjCCompatibility"], ["Foundation"]),
    "AssetCatalogs": (["AutoLayout", "Graphics", "InterfaceBuilder"], ["Foundation"]),
    "DocumentChanges": (["InterfaceBuilder", "PrintedWords"], ["Foundation"]),
    "ConstraintOverlay": (["AutoLayout", "Graphics", "LayoutExplanations"], ["Foundation"]),
    "iOSDrawing": (
        ["AmbientInputs", "AssetCatalogs", "AttributedText", "AutoLayout", "CreationTracing", "Graphics", "InterfaceBuilder", "LayerTree",
         "ObjCCompatibility"],
        ["Foundation"]),
    "iOSCore": (
        ["AssetCatalogs", "AutoLayout", "ConstraintOverlay", "CreationTracing", "Graphics", "LayerTree",
         "LayoutExplanations", "ObjCCompatibility", "SwiftMetadata", "iOSDrawing"],
        ["Foundation"]),
    "iOSControls": (
        ["AutoLayout", "Graphics", "InterfaceBuilder", "SwiftMetadata", "iOSCore", "iOSDrawing"], ["Foundation"]),
    "iOSLists": (
        ["AutoLayout", "CompositionalLayout", "Graphics", "InterfaceBuilder", "LayerTree", "ListSnapshots", "SwiftMetadata",
         "iOSControls", "iOSCore", "iOSDrawing"],
        ["Foundation"]),
    "iOSDocuments": (
        ["AssetCatalogs", "AttributedText", "AutoLayout", "DocumentInflation", "Graphics", "InterfaceBuilder", "LayerTree",
         "LayoutExplanations", "ObjCCompatibility", "iOSCore", "iOSDrawing", "iOSLists"],
        ["Foundation"]),
    # The whole façade in one module.
    "iOSViews": (["iOSControls", "iOSCore", "iOSDocuments", "iOSDrawing", "iOSLists"], []),
    "MacDrawing": (
        ["AmbientInputs", "AssetCatalogs", "AttributedText", "AutoLayout", "Graphics", "InterfaceBuilder", "LayerTree", "ObjCCompatibility"],
        ["Foundation"]),
    "MacWindows": (
        ["AttributedText", "AutoLayout", "ConstraintOverlay", "CreationTracing", "Graphics", "LayerTree",
         "LayoutExplanations", "MacDrawing", "ObjCCompatibility", "SwiftMetadata"],
        ["Foundation"]),
    "MacControls": (["AttributedText", "AutoLayout", "Graphics", "MacWindows"], ["Foundation"]),
    "MacLists": (["AutoLayout", "CompositionalLayout", "Graphics", "ListSnapshots", "MacControls"], ["Foundation"]),
    "MacDocuments": (
        ["AssetCatalogs", "AutoLayout", "DocumentInflation", "Graphics", "InterfaceBuilder", "LayerTree",
         "LayoutExplanations", "MacLists"],
        ["Foundation"]),
    "MacViews": (["MacControls", "MacDocuments", "MacDrawing", "MacLists", "MacWindows"], []),
    "AppKit": (["CoreGraphics", "QuartzCore", "MacViews", "AutoLayout", "Graphics", "VisualFormat"], ["Foundation"]),
    "Cocoa": (["AppKit"], ["Foundation"]),
    "UIKit": (["CoreGraphics", "QuartzCore", "iOSViews", "AutoLayout", "Graphics", "VisualFormat"], ["Foundation"]),
    "CoreGraphics": (["Graphics"], ["Foundation"]),
    "QuartzCore": (["CoreGraphics", "LayerTree", "ObjCCompatibility"], []),
    "_Testing_UIKit": ([], ["Testing"]),
    "_Testing_AppKit": ([], ["Testing"]),
    "_Testing_CoreGraphics": ([], ["Testing"]),
    "CPango": ([], []),
    "CCairo": ([], []),
    "CTurboJPEG": ([], []),
    "CZlib": ([], []),
    "PangoText": (["Graphics", "CPango"], ["Foundation"]),
    "CairoRenderer": (["Graphics", "PangoText", "CPango", "CCairo", "CTurboJPEG", "CZlib"], ["Foundation"]),
    "SVGRenderer": (["Graphics"], ["Foundation"]),
    "PictureComparison": (["CairoRenderer", "Graphics"], ["Foundation"]),
    "SnapshotAssertions": (
        ["CairoRenderer", "Graphics", "LayoutExpectations", "ObjCCompatibility", "PangoText", "PictureComparison"],
        ["Foundation", "Testing", "XCTest"]),
    "SnapshotTesting": (
        ["AutoLayout", "Graphics", "ObjCCompatibility", "PictureComparison", "SnapshotAssertions", "iOSViews"],
        ["Foundation"]),
    "FBSnapshotTestCase": (
        ["PictureComparison", "SnapshotAssertions", "SnapshotTesting", "iOSViews"], ["Foundation", "XCTest"]),
    "iOSSnapshotTestCase": (["FBSnapshotTestCase"], []),
    "SnapshotTestingMac": (
        ["Graphics", "MacViews", "ObjCCompatibility", "PictureComparison", "SnapshotAssertions"], ["Foundation"]),
    "PlantedFaults": (["CairoRenderer", "Graphics", "PangoText", "PictureComparison", "SeededRandom"], ["Foundation"]),
    "compare-pictures": (["PlantedFaults"], ["Foundation"]),
    "GitAccess": ([], ["Foundation"]),
    "ProjectSources": ([], ["Foundation", "SwiftParser", "SwiftSyntax"]),
    "ProjectStandIns": (["Graphics", "LayerTree", "ObjCCompatibility"], ["Foundation"]),
    "UIKitStandIns": (["AttributedText", "AutoLayout", "Graphics", "ProjectStandIns", "iOSViews"], ["Foundation", "FoundationNetworking"]),
    "AppKitStandIns": (["AttributedText", "AutoLayout", "Graphics", "MacViews", "ProjectStandIns"], ["Foundation", "FoundationNetworking"]),
    "rewrite-sources": (["ProjectSources", "SourceRewriting"], ["Foundation"]),
    "RewriteSources": (["rewrite-sources"], ["Foundation", "PackagePlugin"]),
    "SourceRewriting": (["ProjectSources"], ["Foundation", "SwiftParser", "SwiftSyntax"]),
    "DocumentMerging": (["InterfaceBuilder"], ["Foundation"]),
    "LayoutReport": (["AutoLayout", "Graphics", "LayoutExplanations", "PrintedWords", "SVGRenderer"], ["Foundation"]),
    "AutoLayoutTool": (
        ["ConstraintSolver", "AutoLayout", "ConstraintOverlay", "DocumentChanges", "DocumentInflation", "DocumentMerging",
         "GitAccess", "Graphics", "InterfaceBuilder", "LayerTree", "LayoutExplanations", "MacViews", "iOSViews", "PangoText", "PrintedWords", "ProjectSources", "CairoRenderer",
         "SVGRenderer", "LayoutReport", "PictureComparison", "SourceRewriting"],
        ["ArgumentParser", "Yams", "Foundation", "Glibc", "Darwin"]),
    "SeededRandom": ([], []),
    "DocumentFuzzing": (["AutoLayout", "InterfaceBuilder", "MacViews", "SeededRandom", "iOSViews"], ["Foundation"]),
    "OrderIndependence": (["AutoLayout", "Graphics", "SeededRandom", "iOSViews"], ["Foundation"]),
    "MacOrderIndependence": (["AutoLayout", "MacViews", "OrderIndependence"], ["Foundation"]),
    "deep-trees": (["Graphics", "MacViews", "iOSViews"], ["Foundation"]),
    "order-trees": (["OrderIndependence", "MacOrderIndependence", "Graphics"], ["Foundation"]),
    "fuzz-documents": (["DocumentFuzzing", "Graphics", "PangoText"], ["Foundation"]),
    "autolayout": (["AutoLayoutTool"], ["Foundation", "Glibc", "Darwin"]),
    "generate-test-code": ([], ["Foundation"]),
    "TestCode": (["generate-test-code"], ["Foundation", "PackagePlugin"]),
    "DocumentedCode": ([], ["Foundation", "Testing"]),
    "StartedPrograms": ([], ["Foundation", "Testing"]),
    "LayoutExpectations": (["AutoLayout", "Graphics", "LayoutExplanations", "LayoutReport"], ["Foundation", "Testing", "XCTest"]),
    "AutoLayoutTesting": (
        ["AutoLayout", "Graphics", "InterfaceBuilder", "iOSViews", "LayoutExpectations", "LayoutExplanations", "LayoutReport"],
        ["Foundation", "Testing", "XCTest"]),
    "AutoLayoutTestingMac": (["AutoLayout", "Graphics", "LayoutExpectations", "LayoutExplanations", "MacViews"], ["Foundation"]),
}
# Tests may import their declared dependencies, with or without `@testable`, and these.
ALLOWED_IN_TESTS = {"Foundation", "FoundationNetworking", "FoundationXML", "Testing", "XCTest", "Glibc", "Observation", "Darwin"}
# Modules that SwiftPM lists only with their trait.
WITH_TRAITS = {"SourceRewritingTests": {"SwiftParser"}}

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
    """Yields (line, module) for each import of a source file, except those in comments."""
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
        return dependencies | ALLOWED_IN_TESTS | WITH_TRAITS.get(name, set()), []
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


# Libraries without classes, or whose classes never appear in messages to clients.
NOT_IN_MESSAGES = {
    "AmbientInputs", "AssetCatalogs", "CompositionalLayout", "ListSnapshots", "ConstraintSolver", "VisualFormat", "InterfaceBuilder", "DocumentChanges", "DocumentInflation", "DocumentMerging",
    "GitAccess", "ProjectSources", "SourceRewriting", "ProjectStandIns", "ConstraintOverlay", "UIKit", "AppKit", "Cocoa", "CoreGraphics", "QuartzCore",
    "MacViews", "_Testing_UIKit", "_Testing_AppKit", "_Testing_CoreGraphics", "PangoText", "CairoRenderer", "SVGRenderer", "LayoutExplanations", "LayoutReport",
    "AutoLayoutTesting", "AutoLayoutTestingMac", "AutoLayoutTool", "LayoutExpectations", "MacOrderIndependence",
    "autolayout", "DocumentFuzzing", "DocumentedCode", "OrderIndependence", "SeededRandom",
    "StartedPrograms", "PrintedWords", "deep-trees", "order-trees", "fuzz-documents", "CCallStacks", "CPango", "CStartup",
    "CCairo", "CTurboJPEG", "CZlib", "iOSViews", "PictureComparison", "SnapshotAssertions", "SnapshotTesting",
    "SnapshotTestingMac", "FBSnapshotTestCase", "iOSSnapshotTestCase",
    "PlantedFaults", "compare-pictures", "generate-test-code", "TestCode", "rewrite-sources", "RewriteSources"}
LIBRARY_MODULES = "Sources/AutoLayout/Descriptions/LibraryModules.swift"


def check_library_modules():
    """Compares the list of modules whose classes count as the system's own with the table above."""
    text = (ROOT / LIBRARY_MODULES).read_text(encoding="utf-8")
    listed = set(re.findall(r'"(\w+)"', text[text.index("names: Set"):].split("]")[0]))
    for name in sorted(set(ALLOWED) - NOT_IN_MESSAGES - listed):
        yield f"{LIBRARY_MODULES}: '{name}' is missing"
    for name in sorted(listed - set(ALLOWED)):
        yield f"{LIBRARY_MODULES}: there is no target '{name}'"


def main():
    complaints = check() + list(check_library_modules())
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
