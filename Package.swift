// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error)
]

let package = Package(
  name: "AutoLayout",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "Graphics", targets: ["Graphics"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "iOSViews", targets: ["iOSViews"]),
    // Opt-in: a package that depends on these has modules of Apple's names.
    .library(
      name: "UIKit",
      targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "MacViews", targets: ["MacViews"]),
    .library(
      name: "AppKit",
      targets: ["AppKit", "Cocoa", "CoreGraphics", "QuartzCore", "_Testing_AppKit", "_Testing_CoreGraphics"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    .library(name: "_Testing_AppKit", targets: ["_Testing_AppKit"]),
    .library(name: "_Testing_CoreGraphics", targets: ["_Testing_CoreGraphics"]),
    .library(name: "PangoText", targets: ["PangoText"]),
    .library(name: "CairoRenderer", targets: ["CairoRenderer"]),
    .library(name: "SVGRenderer", targets: ["SVGRenderer"]),
    .library(name: "LayoutExplanations", targets: ["LayoutExplanations"]),
    .library(name: "LayoutReport", targets: ["LayoutReport"]),
    // For test targets: it needs the libraries that run tests.
    .library(name: "AutoLayoutTesting", targets: ["AutoLayoutTesting"]),
    .library(name: "AutoLayoutTestingMac", targets: ["AutoLayoutTestingMac"]),
    // The names of swift-snapshot-testing, for views of UIKit.
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    // The same for views of AppKit.
    .library(name: "SnapshotTestingMac", targets: ["SnapshotTestingMac"]),
    // The names of iOSSnapshotTestCase; in CocoaPods its module was FBSnapshotTestCase.
    .library(name: "iOSSnapshotTestCase", targets: ["iOSSnapshotTestCase", "FBSnapshotTestCase"]),
    .library(name: "PictureComparison", targets: ["PictureComparison"]),
    // For the packages that `autolayout sources` builds.
    .library(name: "ProjectStandIns", targets: ["ProjectStandIns"]),
    .library(name: "AppKitStandIns", targets: ["AppKitStandIns"]),
    .library(name: "UIKitStandIns", targets: ["UIKitStandIns"]),
    .executable(name: "autolayout", targets: ["autolayout"]),
    // For packages whose manifests name it: it compiles rewritten copies of their sources. It needs the trait `Sources`.
    .plugin(name: "RewriteSources", targets: ["RewriteSources"]),
  ],
  traits: [
    .default(enabledTraits: ["Tool"]),
    .trait(name: "Tool", description: "The command line `autolayout`, with the packages that only it needs"),
    .trait(
      name: "Sources",
      description: "A reader of Swift sources, with which lint checks outlets and actions of Swift classes"),
  ],
  dependencies: [
    // Reads the command line. Only the trait `Tool` needs it.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Builds the documentation: `swift package generate-documentation`. No target depends on it, so clients do not
    // resolve it.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
    // Reads the configuration file and locates each value in it. Only the trait `Tool` needs it.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Parses Swift sources of projects. Only the trait `Sources` needs it.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The solver: nothing, not even Foundation.
    .target(name: "ConstraintSolver", swiftSettings: strict),
    // The visual format language: text to values, nothing else.
    .target(name: "VisualFormat", swiftSettings: strict),
    // Inputs of layout and drawing that no view carries, for a scope.
    .target(name: "AmbientInputs", swiftSettings: strict),
    // The shared model of both façades. No drawing, no system library.
    .target(
      name: "AutoLayout", dependencies: ["AmbientInputs", "ConstraintSolver", "VisualFormat"],
      swiftSettings: strict),
    // Conflicts and layouts in plain words.
    .target(
      name: "LayoutExplanations", dependencies: ["AutoLayout", "ConstraintSolver"], swiftSettings: strict),
    // Weak C functions, by which PangoText and CairoRenderer provide the text measurer and the encoder of a process.
    .target(name: "CStartup"),
    .target(name: "Graphics", dependencies: ["AmbientInputs", "CStartup"], swiftSettings: strict),
    // Words of documents, made safe to print.
    .target(name: "PrintedWords", swiftSettings: strict),
    .target(name: "InterfaceBuilder", swiftSettings: strict),
    // Drawings of why a layout is as it is, over its picture.
    .target(
      name: "ConstraintOverlay", dependencies: ["AutoLayout", "Graphics", "LayoutExplanations"],
      swiftSettings: strict),
    // Targets that both façades share.
    .target(name: "CSwiftMetadata"),
    .target(name: "CCallStacks"),
    .target(
      name: "SwiftMetadata", dependencies: ["AutoLayout", "CCallStacks", "CSwiftMetadata"],
      swiftSettings: strict),
    .target(name: "ObjCCompatibility", dependencies: ["AutoLayout", "SwiftMetadata"], swiftSettings: strict),
    .target(
      name: "CreationTracing",
      dependencies: ["AutoLayout", "CCallStacks", "ObjCCompatibility", "SwiftMetadata"],
      swiftSettings: strict),
    .target(
      name: "AttributedText", dependencies: ["AutoLayout", "Graphics", "ObjCCompatibility"],
      swiftSettings: strict),
    .target(
      name: "LayerTree", dependencies: ["AttributedText", "AutoLayout", "Graphics", "ObjCCompatibility"],
      swiftSettings: strict),
    .target(
      name: "DocumentInflation", dependencies: ["AutoLayout", "Graphics", "InterfaceBuilder"],
      swiftSettings: strict),
    // The asset catalogues of bundles: colours, pictures, data, for both façades.
    .target(
      name: "AssetCatalogs", dependencies: ["AutoLayout", "Graphics", "InterfaceBuilder"],
      swiftSettings: strict),
    // The items of lists as values, for diffable data sources of both façades.
    .target(name: "ListSnapshots", dependencies: ["ObjCCompatibility"], swiftSettings: strict),
    // Groups of items and sections of groups, solved for the compositional layouts of both façades.
    .target(
      name: "CompositionalLayout", dependencies: ["AutoLayout", "ListSnapshots", "ObjCCompatibility"],
      swiftSettings: strict),
    // Documents in words, and how two of them differ; without views.
    .target(
      name: "DocumentChanges", dependencies: ["InterfaceBuilder", "PrintedWords"], swiftSettings: strict),
    // Façades.
    .target(
      name: "iOSDrawing",
      dependencies: [
        "AmbientInputs", "AssetCatalogs", "AttributedText", "AutoLayout", "CreationTracing", "Graphics",
        "InterfaceBuilder", "LayerTree", "ObjCCompatibility",
      ],
      swiftSettings: strict),
    .target(
      name: "iOSCore",
      dependencies: [
        "AssetCatalogs", "AutoLayout", "ConstraintOverlay", "CreationTracing", "Graphics", "LayerTree",
        "LayoutExplanations", "ObjCCompatibility", "SwiftMetadata", "iOSDrawing",
      ],
      swiftSettings: strict),
    .target(
      name: "iOSControls",
      dependencies: ["AutoLayout", "Graphics", "InterfaceBuilder", "SwiftMetadata", "iOSCore", "iOSDrawing"],
      swiftSettings: strict),
    .target(
      name: "iOSLists",
      dependencies: [
        "AutoLayout", "CompositionalLayout", "Graphics", "InterfaceBuilder", "LayerTree", "ListSnapshots",
        "SwiftMetadata", "iOSControls", "iOSCore", "iOSDrawing",
      ],
      swiftSettings: strict),
    .target(
      name: "iOSDocuments",
      dependencies: [
        "AssetCatalogs", "AttributedText", "AutoLayout", "DocumentInflation", "Graphics", "InterfaceBuilder",
        "LayerTree", "LayoutExplanations", "ObjCCompatibility", "iOSCore", "iOSDrawing", "iOSLists",
      ],
      swiftSettings: strict),
    // The whole façade in one module.
    .target(
      name: "iOSViews", dependencies: ["iOSControls", "iOSCore", "iOSDocuments", "iOSDrawing", "iOSLists"],
      swiftSettings: strict),
    .target(
      name: "MacDrawing",
      dependencies: [
        "AmbientInputs", "AssetCatalogs", "AttributedText", "AutoLayout", "Graphics", "InterfaceBuilder",
        "LayerTree", "ObjCCompatibility",
      ],
      swiftSettings: strict),
    .target(
      name: "MacWindows",
      dependencies: [
        "AttributedText", "AutoLayout", "ConstraintOverlay", "CreationTracing", "Graphics", "LayerTree",
        "LayoutExplanations", "MacDrawing", "ObjCCompatibility", "SwiftMetadata",
      ],
      swiftSettings: strict),
    .target(
      name: "MacControls", dependencies: ["AttributedText", "AutoLayout", "Graphics", "MacWindows"],
      swiftSettings: strict),
    .target(
      name: "MacLists",
      dependencies: ["AutoLayout", "CompositionalLayout", "Graphics", "ListSnapshots", "MacControls"],
      swiftSettings: strict),
    .target(
      name: "MacDocuments",
      dependencies: [
        "AssetCatalogs", "AutoLayout", "DocumentInflation", "Graphics", "InterfaceBuilder", "LayerTree",
        "LayoutExplanations", "MacLists",
      ],
      swiftSettings: strict),
    // All of AppKit's classes under one name.
    .target(
      name: "MacViews",
      dependencies: ["MacControls", "MacDocuments", "MacDrawing", "MacLists", "MacWindows"],
      swiftSettings: strict),
    // Apple's module names, for client code; nothing in this package imports them.
    .target(
      name: "UIKit",
      dependencies: ["CoreGraphics", "QuartzCore", "iOSViews", "AutoLayout", "Graphics", "VisualFormat"],
      swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["Graphics"], swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "LayerTree", "ObjCCompatibility"],
      swiftSettings: strict),
    .target(
      name: "AppKit",
      dependencies: ["CoreGraphics", "QuartzCore", "MacViews", "AutoLayout", "Graphics", "VisualFormat"],
      swiftSettings: strict),
    .target(name: "Cocoa", dependencies: ["AppKit"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "_Testing_AppKit", swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
    // Text and pixels.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2 fontconfig",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    // Photographs are JPEG files; Cairo itself reads PNG only.
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    // Compresses film strips row by row.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "PangoText", dependencies: ["Graphics", "CPango"], swiftSettings: strict),
    .target(
      name: "CairoRenderer",
      dependencies: ["Graphics", "PangoText", "CPango", "CCairo", "CTurboJPEG", "CZlib"],
      swiftSettings: strict),
    .target(name: "SVGRenderer", dependencies: ["Graphics"], swiftSettings: strict),
    // Pictures, compared by what stands where.
    .target(
      name: "PictureComparison", dependencies: ["CairoRenderer", "Graphics"], swiftSettings: strict),
    // Merges documents object by object, and takes back what Xcode rewrote; bytes in, bytes out.
    .target(name: "DocumentMerging", dependencies: ["InterfaceBuilder"], swiftSettings: strict),
    // The classes, members and resources of a project, read from its sources.
    .target(
      name: "ProjectSources",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Sources"])),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Sources"])),
      ],
      swiftSettings: strict),
    // Others' Swift code, rewritten so that it compiles without Objective-C's runtime.
    .target(
      name: "SourceRewriting",
      dependencies: [
        "ProjectSources",
        .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Sources"])),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Sources"])),
      ],
      swiftSettings: strict),
    // The parts of other modules of Apple's that rewritten projects import.
    .target(
      name: "ProjectStandIns", dependencies: ["Graphics", "LayerTree", "ObjCCompatibility"],
      swiftSettings: strict),
    // Views of other modules of Apple's, as plain views.
    .target(
      name: "UIKitStandIns",
      dependencies: ["AttributedText", "AutoLayout", "Graphics", "ProjectStandIns", "iOSViews"],
      swiftSettings: strict),
    // The same sources, as links, for the other framework.
    .target(
      name: "AppKitStandIns",
      dependencies: ["AttributedText", "AutoLayout", "Graphics", "MacViews", "ProjectStandIns"],
      swiftSettings: strict),
    // Repositories, read by git.
    .target(name: "GitAccess", swiftSettings: strict),
    // Reports and the command line.
    .target(
      name: "LayoutReport",
      dependencies: ["AutoLayout", "Graphics", "LayoutExplanations", "PrintedWords", "SVGRenderer"],
      // In the code, so that they go wherever the executable goes.
      resources: [
        .embedInCode("Page/Assets/page.css"), .embedInCode("Page/Assets/page.js"),
        .embedInCode("Page/Assets/changes.css"), .embedInCode("Page/Assets/changes.html"),
        .embedInCode("Page/Assets/changes.js"), .embedInCode("Page/Assets/conflicts.css"),
        .embedInCode("Page/Assets/conflicts.js"),
        .embedInCode("Page/Assets/inspector.css"), .embedInCode("Page/Assets/inspector.html"),
        .embedInCode("Page/Assets/inspector.js"), .embedInCode("Page/Assets/inspector-model.js"),
        .embedInCode("Page/Assets/inspector-stage.js"), .embedInCode("Page/Assets/inspector-panels.js"),
        .embedInCode("Lint/Assets/lint-page.css"), .embedInCode("Lint/Assets/lint-page.js"),
      ],
      swiftSettings: strict),
    // Expectations of layouts for tests: one target for each façade, and one for what both share.
    .target(
      name: "LayoutExpectations",
      dependencies: ["AutoLayout", "Graphics", "LayoutExplanations", "LayoutReport"],
      swiftSettings: strict),
    .target(
      name: "AutoLayoutTesting",
      dependencies: [
        "AutoLayout", "Graphics", "InterfaceBuilder", "iOSViews", "LayoutExpectations", "LayoutExplanations",
        "LayoutReport",
      ],
      swiftSettings: strict),
    .target(
      name: "AutoLayoutTestingMac",
      dependencies: ["AutoLayout", "Graphics", "MacViews", "LayoutExpectations", "LayoutExplanations"],
      swiftSettings: strict),
    // Snapshot tests: what both façades share, and the strategies for UIKit's views.
    .target(
      name: "SnapshotAssertions",
      dependencies: [
        "CairoRenderer", "Graphics", "LayoutExpectations", "ObjCCompatibility", "PangoText",
        "PictureComparison",
      ],
      swiftSettings: strict),
    .target(
      name: "SnapshotTesting",
      dependencies: [
        "AutoLayout", "Graphics", "ObjCCompatibility", "PictureComparison", "SnapshotAssertions", "iOSViews",
      ],
      swiftSettings: strict),
    .target(
      name: "FBSnapshotTestCase",
      dependencies: ["PictureComparison", "SnapshotAssertions", "SnapshotTesting", "iOSViews"],
      swiftSettings: strict),
    .target(name: "iOSSnapshotTestCase", dependencies: ["FBSnapshotTestCase"], swiftSettings: strict),
    .target(
      name: "SnapshotTestingMac",
      dependencies: ["Graphics", "MacViews", "ObjCCompatibility", "PictureComparison", "SnapshotAssertions"],
      swiftSettings: strict),
    .target(
      name: "AutoLayoutTool",
      dependencies: [
        "ConstraintSolver", "AutoLayout", "ConstraintOverlay", "DocumentChanges", "DocumentInflation",
        "DocumentMerging", "GitAccess", "Graphics", "InterfaceBuilder", "LayerTree", "LayoutExplanations",
        "MacViews", "iOSViews", "PangoText", "PrintedWords", "ProjectSources", "CairoRenderer", "SVGRenderer",
        "LayoutReport", "PictureComparison", "SourceRewriting",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tool"])),
        .product(name: "Yams", package: "Yams", condition: .when(traits: ["Tool"])),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "autolayout",
      dependencies: [.target(name: "AutoLayoutTool", condition: .when(traits: ["Tool"]))],
      swiftSettings: strict),
    .executableTarget(
      name: "rewrite-sources", dependencies: ["ProjectSources", "SourceRewriting"], swiftSettings: strict),
    .plugin(name: "RewriteSources", capability: .buildTool(), dependencies: ["rewrite-sources"]),
    // Random numbers from seeds, for what draws documents and trees.
    .target(name: "SeededRandom", path: "Tools/random/SeededRandom", swiftSettings: strict),
    // Damage to documents, for tests and for `make fuzz`.
    .target(
      name: "DocumentFuzzing",
      dependencies: ["AutoLayout", "InterfaceBuilder", "MacViews", "SeededRandom", "iOSViews"],
      path: "Tools/fuzz/DocumentFuzzing", swiftSettings: strict),
    .executableTarget(
      name: "fuzz-documents", dependencies: ["DocumentFuzzing", "Graphics", "PangoText"],
      path: "Tools/fuzz/fuzz-documents", swiftSettings: strict),
    // Random trees that give the same frames whatever the order of work, for tests and for `make order`.
    .target(
      name: "OrderIndependence", dependencies: ["AutoLayout", "Graphics", "SeededRandom", "iOSViews"],
      path: "Tools/order/OrderIndependence", swiftSettings: strict),
    .target(
      name: "MacOrderIndependence", dependencies: ["AutoLayout", "MacViews", "OrderIndependence"],
      path: "Tools/order/MacOrderIndependence", swiftSettings: strict),
    .executableTarget(
      name: "deep-trees", dependencies: ["Graphics", "MacViews", "iOSViews"], path: "Tools/depth/deep-trees",
      swiftSettings: strict),
    .executableTarget(
      name: "order-trees", dependencies: ["OrderIndependence", "MacOrderIndependence", "Graphics"],
      path: "Tools/order/order-trees",
      swiftSettings: strict),
    // Pairs of pictures with one change, which judge the comparison of pictures, for tests and for `make pictures`.
    .target(
      name: "PlantedFaults",
      dependencies: ["CairoRenderer", "Graphics", "PangoText", "PictureComparison", "SeededRandom"],
      path: "Tools/pictures/PlantedFaults", swiftSettings: strict),
    .executableTarget(
      name: "compare-pictures", dependencies: ["PlantedFaults"], path: "Tools/pictures/compare-pictures",
      swiftSettings: strict),
    // Tests.
    // Writes code of tests from their tables.
    .executableTarget(
      name: "generate-test-code", path: "Tools/generation/generate-test-code", swiftSettings: strict),
    .plugin(
      name: "TestCode", capability: .buildTool(), dependencies: ["generate-test-code"],
      path: "Tools/generation/TestCode"),
    // Compares the code in articles with code that tests run.
    .target(name: "DocumentedCode", path: "Tests/Support/DocumentedCode", swiftSettings: strict),
    // Starts programs and makes folders for tests.
    .target(name: "StartedPrograms", path: "Tests/Support/StartedPrograms", swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "DocumentedCode", "SeededRandom"],
      exclude: ["Recorded"], swiftSettings: strict),
    .testTarget(
      name: "VisualFormatTests", dependencies: ["SeededRandom", "VisualFormat"], swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "DocumentInflation", "DocumentedCode", "InterfaceBuilder",
      ],
      swiftSettings: strict),
    .testTarget(name: "SwiftMetadataTests", dependencies: ["SwiftMetadata"], swiftSettings: strict),
    .testTarget(
      name: "LayerTreeTests",
      dependencies: ["LayerTree", "DocumentedCode", "Graphics", "ObjCCompatibility", "SeededRandom"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DocumentChangesTests", dependencies: ["DocumentChanges", "InterfaceBuilder"],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentMergingTests", dependencies: ["DocumentMerging", "InterfaceBuilder", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(name: "ProjectSourcesTests", dependencies: ["ProjectSources"], swiftSettings: strict),
    .testTarget(
      name: "ProjectStandInsTests",
      dependencies: [
        "AutoLayout", "Graphics", "LayerTree", "ObjCCompatibility", "ProjectStandIns", "UIKitStandIns",
        "iOSViews",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AppKitStandInsTests", dependencies: ["AppKitStandIns", "MacViews"], swiftSettings: strict),
    .testTarget(
      name: "SourceRewritingTests",
      dependencies: [
        "ProjectSources", "SourceRewriting",
        .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Sources"])),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Sources"])),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GitAccessTests", dependencies: ["GitAccess", "StartedPrograms"], swiftSettings: strict),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["DocumentedCode", "InterfaceBuilder", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(
      name: "iOSViewsTests",
      dependencies: [
        "iOSViews", "AssetCatalogs", "AutoLayout", "CreationTracing", "DocumentFuzzing", "DocumentedCode",
        "Graphics", "InterfaceBuilder", "LayerTree", "LayoutExplanations", "ObjCCompatibility",
        "OrderIndependence", "SeededRandom", "SwiftMetadata", "iOSControls", "iOSCore", "iOSDocuments",
        "iOSDrawing", "iOSLists",
      ],
      exclude: ["Defaults/defaults.tsv", "Overrides/recorders.tsv"],
      // As SwiftPM puts catalogues and documents into a client's bundle.
      resources: [.process("Assets/Fixtures/Media.xcassets"), .process("Nibs/Fixtures/ProgramNote.xib")],
      swiftSettings: strict, plugins: ["TestCode"]),
    .testTarget(
      name: "MacViewsTests",
      dependencies: [
        "AssetCatalogs", "AttributedText", "MacControls", "MacDocuments", "MacDrawing", "MacViews",
        "MacWindows", "AutoLayout", "DocumentedCode", "Graphics", "InterfaceBuilder", "LayerTree",
        "SeededRandom",
      ],
      swiftSettings: strict),
    // The same views through both façades.
    .testTarget(
      name: "FacadeTests",
      dependencies: [
        "AutoLayout", "CompositionalLayout", "Graphics", "MacOrderIndependence", "MacViews",
        "ObjCCompatibility",
        "OrderIndependence", "SeededRandom", "StartedPrograms", "deep-trees", "iOSViews",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PangoTextTests", dependencies: ["PangoText", "Graphics"], swiftSettings: strict),
    .testTarget(
      name: "RendererTests",
      dependencies: ["CairoRenderer", "CCairo", "SVGRenderer", "Graphics", "PangoText", "iOSViews"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutReportTests",
      dependencies: ["LayoutExplanations", "LayoutReport", "AutoLayout", "DocumentedCode", "SeededRandom"],
      exclude: ["Explain/Logs"], swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTestingTests",
      dependencies: [
        "AutoLayoutTesting", "AutoLayout", "CairoRenderer", "DocumentedCode", "Graphics", "InterfaceBuilder",
        "iOSViews", "LayoutExpectations",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTestingMacTests",
      dependencies: ["AutoLayoutTestingMac", "AutoLayout", "Graphics", "MacViews"], swiftSettings: strict),
    .testTarget(
      name: "PictureComparisonTests",
      dependencies: ["PictureComparison", "CairoRenderer", "Graphics", "PlantedFaults"],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "SnapshotTesting", "SnapshotAssertions", "CairoRenderer", "Graphics", "PictureComparison", "iOSViews",
      ],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "FBSnapshotTestCaseTests",
      dependencies: ["FBSnapshotTestCase", "iOSSnapshotTestCase", "iOSViews"],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotTestingMacTests",
      dependencies: ["SnapshotTestingMac", "CairoRenderer", "Graphics", "MacViews"], swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutToolTests",
      dependencies: [
        "AutoLayoutTool", "AutoLayout", "CairoRenderer", "DocumentFuzzing", "GitAccess", "Graphics",
        "InterfaceBuilder", "iOSViews", "PangoText", "LayoutExplanations", "LayoutReport", "ProjectSources",
        "SeededRandom", "SourceRewriting", "StartedPrograms",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
