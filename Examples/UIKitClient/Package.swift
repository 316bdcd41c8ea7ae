// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's: its sources say `import UIKit` and know nothing of ours.
let package = Package(
  name: "UIKitClient",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "../..")],
  targets: [
    .target(
      name: "Profile", dependencies: [.product(name: "UIKit", package: "AutoLayout")],
      resources: [.process("Resources")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(name: "ProfileTests", dependencies: ["Profile"]),
  ],
  swiftLanguageModes: [.v6]
)
