// swift-tools-version: 6.2
import PackageDescription

let memberImports: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]
let appKit = Target.Dependency.product(name: "AppKit", package: "AutoLayout")

// `make` builds AutoLayout's own products beside this package, and both share what they compile if the traits agree. Other
// packages need none.
let traits: Set<Package.Dependency.Trait> = Context.environment["AUTOLAYOUT_TOOL"] == nil ? [] : [.defaults]

// A package of somebody else's: its sources say `import AppKit` or `import Cocoa` and know nothing of ours. Only
// the program that draws the windows names the libraries that measure and draw text.
let package = Package(
  name: "AppKitClient",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "../..", traits: traits)],
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
