// swift-tools-version: 6.2
import PackageDescription

let memberImports: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]
let uiKit = Target.Dependency.product(name: "UIKit", package: "AutoLayout")

// `make` builds AutoLayout's own products beside this package, and both share what they compile if the traits agree. Other
// packages need none.
let traits: Set<Package.Dependency.Trait> = Context.environment["AUTOLAYOUT_TOOL"] == nil ? [] : [.defaults]

// A package of somebody else's: its sources say `import UIKit` and know nothing of ours. Only the program that draws the
// gallery names the libraries that measure and draw text.
let package = Package(
  name: "UIKitClient",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "../..", traits: traits)],
  targets: [
    .target(
      name: "Profile", dependencies: [uiKit], resources: [.process("Resources")],
      swiftSettings: memberImports),
    .target(name: "GalleryScreens", dependencies: [uiKit], swiftSettings: memberImports),
    .executableTarget(
      name: "draw-gallery",
      dependencies: [
        "GalleryScreens", uiKit, .product(name: "CairoRenderer", package: "AutoLayout"),
        .product(name: "PangoText", package: "AutoLayout"),
      ],
      swiftSettings: memberImports),
    .testTarget(name: "ProfileTests", dependencies: ["Profile"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryScreens", uiKit, .product(name: "AutoLayoutTesting", package: "AutoLayout"),
        .product(name: "PangoText", package: "AutoLayout"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
