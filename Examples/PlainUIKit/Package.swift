// swift-tools-version:5.7
import PackageDescription

// A package as people write them on a Mac, without a word about Linux: `autolayout sources test` builds it.
let package = Package(
  name: "PlainUIKit",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Form", targets: ["Form"])],
  targets: [
    .target(name: "Form"),
    .testTarget(name: "FormTests", dependencies: ["Form"]),
  ]
)
