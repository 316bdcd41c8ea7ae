// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "..", traits: [])],
  targets: [
    // Counts allocations: its malloc stands before the system's.
    .target(name: "CAllocations"),
    // The clock, the workloads' files, the check of the frames.
    .target(name: "Measuring", dependencies: ["CAllocations"]),
    .executableTarget(
      name: "SolverBenchmark",
      dependencies: ["Measuring", .product(name: "ConstraintSolver", package: "AutoLayout")]),
    // The floor: the same frames by arithmetic written by hand.
    .executableTarget(name: "HandFrames", dependencies: ["Measuring"]),
    // Times of whole layouts, with constraints and by hand, of either façade.
    .target(
      name: "LayoutMeasuring",
      dependencies: ["Measuring", .product(name: "AutoLayout", package: "AutoLayout")]),
    // The scenes of the next two are the same sources, in the folder LayoutScenes: links.
    .executableTarget(
      name: "MacLayoutBenchmark",
      dependencies: [
        "LayoutMeasuring", .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "AppKit", package: "AutoLayout"),
      ]),
    .executableTarget(
      name: "LayoutBenchmark",
      dependencies: [
        "LayoutMeasuring", "Measuring", .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "UIKit", package: "AutoLayout"),
      ]),
    // Measures the cost of the debugging toolbox while nothing is recorded; see toolbox-cost.py.
    .executableTarget(
      name: "ToolboxCost",
      dependencies: [
        "Measuring", .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "iOSViews", package: "AutoLayout"),
      ]),
    // Draws animated views beside views at rest.
    .executableTarget(
      name: "AnimationBenchmark",
      dependencies: ["Measuring", .product(name: "UIKit", package: "AutoLayout")]),
    // A suite of snapshots beside drawing the same screens.
    .executableTarget(
      name: "SnapshotCost",
      dependencies: [
        .product(name: "SnapshotTesting", package: "AutoLayout"),
        .product(name: "UIKit", package: "AutoLayout"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
