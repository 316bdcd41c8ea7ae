import Foundation
import Graphics

/// A difference between two pictures.
public struct PictureFinding: Hashable, Sendable {
  /// The kind of a difference.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The pictures have different sizes.
    case size
    /// Only the expected picture has the element.
    case missing
    /// Only the actual picture has the element.
    case added
    /// The element is in another place.
    case moved
    /// The element has another size.
    case resized
    /// The element ends too early.
    case clipped
    /// Two elements changed places.
    case swapped
    /// The element has another colour.
    case color
    /// The element looks different, or is another text.
    case content
    /// A text has more or fewer lines.
    case lines
  }

  /// The kind of the difference.
  public var kind: Kind
  /// The thing that differs, such as “line of text”.
  public var element: String
  /// The element's frame in the expected picture, in points; nil if only the other has it.
  public var expected: CGRect?
  /// The element's frame in the actual picture, in points; nil if only the other has it.
  public var actual: CGRect?
  /// How far the element is from its place, in points; nil if that is not what differs.
  public var offset: CGVector?
  /// The name of the view that shows the element; nil if it is unknown.
  public var name: String?
  /// Further words; may be empty.
  public var detail: String

  init(
    kind: Kind, element: String, expected: CGRect? = nil, actual: CGRect? = nil, offset: CGVector? = nil,
    name: String? = nil, detail: String = ""
  ) {
    self.kind = kind
    self.element = element
    self.expected = expected
    self.actual = actual
    self.offset = offset
    self.name = name
    self.detail = detail
  }

  /// One line, such as `moved: line of text at (16, 120; 80 × 14) by 0, +2 (UILabel title)`.
  public var text: String {
    var words = "\(kind.words): \(element)"
    if let frame = expected ?? actual { words += " at \(Self.place(frame))" }
    if let offset { words += " by \(Self.signed(offset.dx)), \(Self.signed(offset.dy))" }
    if !detail.isEmpty { words += ", \(detail)" }
    if let name { words += " (\(name))" }
    return words
  }

  static func place(_ frame: CGRect) -> String {
    "(\(number(frame.minX)), \(number(frame.minY)); \(number(frame.width)) × \(number(frame.height)))"
  }

  /// Two sizes, such as `160 × 80 became 100 × 80`.
  static func sizes(_ expected: CGSize, _ actual: CGSize) -> String {
    "\(number(expected.width)) × \(number(expected.height)) became "
      + "\(number(actual.width)) × \(number(actual.height))"
  }

  static func points(_ value: CGFloat) -> String { "\(number(value)) points" }

  /// Rounded to halves, like the measurement.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1_000_000 else { return "?" }
    let halves = Int((value * 2).rounded())
    let whole = "\(halves < 0 ? "-" : "")\(abs(halves) / 2)"
    return halves % 2 == 0 ? "\(halves / 2)" : whole + ".5"
  }

  private static func signed(_ value: CGFloat) -> String {
    let text = number(value)
    return text == "0" || text.hasPrefix("-") ? text : "+\(text)"
  }
}

extension PictureFinding.Kind {
  /// The kind in words.
  public var words: String {
    switch self {
    case .size: "other size"
    case .color: "other colour"
    case .content: "other content"
    case .lines: "line count"
    case .missing, .added, .moved, .resized, .clipped, .swapped: rawValue
    }
  }
}
