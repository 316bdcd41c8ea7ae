import ProjectSources
import Testing

/// The first line of a manifest. (SwiftPM, “swift-tools-version”.)
struct ManifestVersionTests {
  @Test(arguments: [
    ("// swift-tools-version:5.3", true), ("// swift-tools-version: 6", true),
    ("// Swift-Tools-Version:5.10.1", true),
    ("// a\n// swift-tools-version:5.9\n", true), ("// swift-tools-version:5.2", false),
    ("// swift-tools-version:5", false), ("// swift-tools-version:4.2", false),
    ("import PackageDescription", false),
  ])
  func resources(_ manifest: String, areAllowed: Bool) {
    #expect(ManifestVersion.allowsResources(in: manifest) == areAllowed)
  }
}
