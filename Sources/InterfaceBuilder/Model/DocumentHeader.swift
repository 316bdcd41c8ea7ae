/// The two kinds of file: one set of objects without scenes, or screens with segues between them.
public enum DocumentKind: String, Hashable, Sendable {
  case storyboard, xib
}

/// The platforms that Interface Builder writes documents for.
public enum DocumentPlatform: String, Hashable, Sendable {
  case iOS, macOS, watchOS, tvOS
}

/// The version of the tools that last saved a document, such as `14490.70`. Versions are compared
/// number by number.
public struct ToolsVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// At least one number.
  public let components: [Int]

  /// Reads a version such as `14490.70`; nil if the text is not a version.
  public init?(_ text: String) {
    let numbers = text.split(separator: ".").map { Int($0) }
    let components = numbers.compactMap { $0 }
    guard !components.isEmpty, components.count == numbers.count else { return nil }
    self.components = components
  }

  /// A version with one number.
  public init(major: Int) {
    components = [major]
  }

  /// The first number.
  public var major: Int { components[0] }

  /// Whether the first version is older.
  public static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }

  public var description: String { components.map(String.init).joined(separator: ".") }
}

/// The device that the canvas shows.
public struct DocumentDevice: Hashable, Sendable {
  /// The orientation of a device.
  public enum Orientation: String, Hashable, Sendable {
    case portrait, landscape
  }

  /// The appearance of an interface.
  public enum Appearance: String, Hashable, Sendable {
    case light, dark
  }

  /// The id, such as `retina6_12`; see `DeviceTable`.
  public var id: String
  /// The orientation.
  public var orientation: Orientation
  /// The appearance.
  public var appearance: Appearance
  /// The adaptation, such as `fullscreen` or `splitview1_3`; nil if the document does not state it.
  public var adaptation: String?

  public init(
    id: String, orientation: Orientation = .portrait, appearance: Appearance = .light,
    adaptation: String? = nil
  ) {
    self.id = id
    self.orientation = orientation
    self.appearance = appearance
    self.adaptation = adaptation
  }
}
