/// A size, in points.
public struct DocumentSize: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in the superview's coordinates, in points.
public struct DocumentRect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the origin.
  public static let zero = DocumentRect(x: 0, y: 0, width: 0, height: 0)
  /// The size.
  public var size: DocumentSize { DocumentSize(width: width, height: height) }
}

/// Insets, in points. `directional` ones follow the reading direction, the others do not.
public enum DocumentInsets: Hashable, Sendable {
  case fixed(top: Double, left: Double, bottom: Double, right: Double)
  case directional(top: Double, leading: Double, bottom: Double, trailing: Double)
}

/// The margins and lengths that follow the superview's size, by the names that documents use (`Min` is left and, in iOS,
/// top).
public struct DocumentAutoresizing: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The left margin may change.
  public static let flexibleMinX = DocumentAutoresizing(rawValue: 1)
  /// The width may change.
  public static let widthSizable = DocumentAutoresizing(rawValue: 2)
  /// The right margin may change.
  public static let flexibleMaxX = DocumentAutoresizing(rawValue: 4)
  /// The top margin may change.
  public static let flexibleMinY = DocumentAutoresizing(rawValue: 8)
  /// The height may change.
  public static let heightSizable = DocumentAutoresizing(rawValue: 16)
  /// The bottom margin may change.
  public static let flexibleMaxY = DocumentAutoresizing(rawValue: 32)
}

/// One value for each axis; nil if the document does not state it.
public struct AxisValues: Hashable, Sendable {
  /// The value of the horizontal axis; nil for the default.
  public var horizontal: Double?
  /// The value of the vertical axis; nil for the default.
  public var vertical: Double?

  public init(horizontal: Double? = nil, vertical: Double? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension DocumentElement {
  /// The largest accepted length; larger numbers are errors or attacks, as nothing on a screen is that far away.
  private static let largestLength = 10_000_000.0

  private func length(_ attribute: String) -> Double? {
    number(attribute).flatMap { abs($0) <= Self.largestLength ? $0 : nil }
  }

  func rect(forKey key: String) -> DocumentRect? {
    guard let rect = first("rect", key: key) else { return insetRect(forKey: key) }
    guard let x = rect.length("x"), let y = rect.length("y"), let width = rect.length("width"),
      let height = rect.length("height")
    else { return nil }
    return DocumentRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// The notation of Xcode 8's beta versions, without zero values. Distances from the far edges, which occur in 4 of 303
  /// such frames, require a size that is not known here.
  private func insetRect(forKey key: String) -> DocumentRect? {
    guard let frame = first("frame", key: key + "Inset"), frame["maxX"] == nil, frame["maxY"] == nil else {
      return nil
    }
    return DocumentRect(
      x: frame.length("minX") ?? 0, y: frame.length("minY") ?? 0, width: max(0, frame.length("width") ?? 0),
      height: max(0, frame.length("height") ?? 0))
  }

  func size(forKey key: String) -> DocumentSize? {
    guard let size = first("size", key: key), let width = size.length("width"),
      let height = size.length("height")
    else { return nil }
    return DocumentSize(width: width, height: height)
  }

  /// Insets under `key`, in either of the two notations.
  func insets(forKeys keys: String...) -> DocumentInsets? {
    guard let insets = children.first(where: { child in child.key.map(keys.contains) ?? false }) else {
      return nil
    }
    let top = insets.length("top") ?? 0
    let bottom = insets.length("bottom") ?? 0
    switch insets.name {
    case "edgeInsets":
      return .fixed(
        top: top, left: insets.length("left") ?? 0, bottom: bottom, right: insets.length("right") ?? 0)
    case "directionalEdgeInsets":
      return .directional(
        top: top, leading: insets.length("leading") ?? 0, bottom: bottom,
        trailing: insets.length("trailing") ?? 0)
    default: return nil
    }
  }

  /// Nil when the document has no mask; an empty mask is one with nothing flexible.
  var autoresizing: DocumentAutoresizing? {
    guard let mask = first("autoresizingMask", key: "autoresizingMask") else { return nil }
    let names: [(String, DocumentAutoresizing)] = [
      ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable), ("flexibleMaxX", .flexibleMaxX),
      ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
    ]
    return names.reduce(into: []) { result, entry in
      if mask.flag(entry.0) == true { result.insert(entry.1) }
    }
  }
}
