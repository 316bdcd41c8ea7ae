// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBenchmark", dependencies: [.product(name: "ConstraintSolver", package: "AutoLayout")])
  ],
  swiftLanguageModes: [.v6]
)
