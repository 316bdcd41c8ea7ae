import ProjectSources

/// A library for snapshot tests that apps get from CocoaPods or Carthage, and that is a package, too.
struct SnapshotDependency {
  /// How Podfiles and Cartfiles name it.
  let names: Set<String>
  /// The modules that tests import.
  let modules: Set<String>
  let product: String
  let address: String
  let version: String

  /// The libraries that have counterparts in this package.
  static let all = [
    SnapshotDependency(
      names: ["SnapshotTesting", "pointfreeco/swift-snapshot-testing"], modules: ["SnapshotTesting"],
      product: "SnapshotTesting", address: "https://github.com/pointfreeco/swift-snapshot-testing.git",
      version: "1.0.0"),
    SnapshotDependency(
      names: [
        "iOSSnapshotTestCase", "FBSnapshotTestCase", "uber/ios-snapshot-test-case",
        "facebookarchive/ios-snapshot-test-case",
      ], modules: ["iOSSnapshotTestCase", "FBSnapshotTestCase"], product: "iOSSnapshotTestCase",
      address: "https://github.com/uber/ios-snapshot-test-case.git", version: "8.0.0"),
  ]

  /// Makes it a package of the targets that import it, unless a package has its product already, or a target its name.
  func add(to app: inout AppTargets, imports: [String: Set<String>]) {
    guard !app.packages.contains(where: { $0.products.contains(product) }),
      !app.targets.contains(where: { modules.contains($0.name) })
    else { return }
    var isUsed = false
    for index in app.targets.indices {
      guard app.targets[index].sources.contains(where: { !modules.isDisjoint(with: imports[$0] ?? []) })
      else { continue }
      app.targets[index].packageProducts.append(product)
      isUsed = true
    }
    guard isUsed else { return }
    let location = XcodeProject.Package.Location.remote(url: address, .upToNextMajor(version))
    app.packages.append(XcodeProject.Package(location: location, products: [product]))
  }
}
