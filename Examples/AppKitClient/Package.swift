// swift-tools-version: 6.2
import PackageDescription

let memberImports: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]
let appKit = Target.Dependency.product(name: "AppKit", package: "AutoLayout")

// A package of somebody else's: its sources say `import AppKit` or `import Cocoa` and know nothing of ours. Only
// the program that draws the windows names the libraries that measure and draw text.
let package = Package(
  name: "AppKitClient",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "../..", traits: [])],
  targets: [
    .target(name: "AccountPane", dependencies: [appKit], swiftSettings: memberImports),
    .target(name: "NotesWindow", dependencies: [appKit], swiftSettings: memberImports),
    .target(name: "Windows", dependencies: [appKit], swiftSettings: memberImports),
    .executableTarget(
      name: "draw-windows",
      dependencies: [
        "Windows", appKit, .product(name: "CairoRenderer", package: "AutoLayout"),
        .product(name: "PangoText", package: "AutoLayout"),
      ],
      swiftSettings: memberImports),
    .testTarget(name: "AccountPaneTests", dependencies: ["AccountPane", appKit]),
    .testTarget(name: "NotesWindowTests", dependencies: ["NotesWindow", appKit]),
  ],
  swiftLanguageModes: [.v6]
)
