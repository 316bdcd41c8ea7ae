/// The version of SwiftPM's tools that a manifest states in its first line. (SwiftPM, “swift-tools-version”.)
public struct ManifestVersion: Comparable, Sendable {
  /// The first version whose targets can have resources. (Swift Evolution, SE-0271.)
  public static let namingResources = ManifestVersion(major: 5, minor: 3)

  /// The statement stands in the first lines; others can be far below in a text.
  private static let searchedLength = 200

  private let major: Int
  private let minor: Int

  private init(major: Int, minor: Int) { (self.major, self.minor) = (major, minor) }

  /// Nil for a manifest that states none.
  public init?(manifest: String) {
    let start = manifest.prefix(Self.searchedLength)
    guard let found = start.firstMatch(of: /swift-tools-version:\s*(\d+)(?:\.(\d+))?/.ignoresCase()),
      let major = Int(found.output.1)
    else { return nil }
    self.init(major: major, minor: found.output.2.flatMap { Int($0) } ?? 0)
  }

  /// Whether one is older.
  public static func < (one: ManifestVersion, other: ManifestVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  /// Whether the targets of a manifest can have resources.
  public static func allowsResources(in manifest: String) -> Bool {
    ManifestVersion(manifest: manifest).map { $0 >= namingResources } ?? false
  }
}
