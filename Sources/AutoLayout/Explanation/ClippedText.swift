import Foundation

/// How much room the text of a label or button lacks.
public enum ClippedText: Hashable, Sendable, CustomStringConvertible {
  /// Points.
  case width(CGFloat, needed: CGFloat)
  /// Points.
  case height(CGFloat, needed: CGFloat)
  /// More lines than the label may have.
  case lines(Int)

  public var description: String {
    switch self {
    case .width(let length, let needed):
      "is \(Self.number(length)) points wide, but its text needs \(Self.number(needed))"
    case .height(let length, let needed):
      "is \(Self.number(length)) points high, but its text needs \(Self.number(needed))"
    case .lines(let count): "needs more than its \(count) lines"
    }
  }

  /// To the hundredth, without needless digits.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)"
  }
}
