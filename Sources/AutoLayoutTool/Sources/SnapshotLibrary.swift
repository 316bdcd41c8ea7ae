import ProjectSources
import SourceRewriting

/// A library for snapshot tests that tests link on Apple's systems, and its counterpart here.
struct SnapshotLibrary {
  /// The package, with the support package's product that replaces its own.
  let package: ReplacedPackage
  /// The product here.
  let product: String
  /// The product's module.
  let module: String

  private init(_ identity: String, _ theirs: String, _ product: String, module: String) {
    package = ReplacedPackage(identity: identity, product: theirs, replacement: "AutoLayout\(product)")
    (self.product, self.module) = (product, module)
  }

  /// The libraries for views of a framework.
  static func libraries(for framework: ProjectFramework) -> [SnapshotLibrary] {
    let snapshots = "SnapshotTesting"
    switch framework {
    case .appKit:
      return [Self("swift-snapshot-testing", snapshots, "SnapshotTestingMac", module: "SnapshotTestingMac")]
    case .uiKit:
      return [
        Self("swift-snapshot-testing", snapshots, snapshots, module: snapshots),
        Self(
          "ios-snapshot-test-case", "iOSSnapshotTestCase", "iOSSnapshotTestCase", module: "FBSnapshotTestCase"
        ),
      ]
    }
  }
}
