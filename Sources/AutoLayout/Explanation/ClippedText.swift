import Foundation

/// The space that is missing for the text of a label or button.
public enum ClippedText: Hashable, Sendable, CustomStringConvertible {
  /// Points.
  case width(CGFloat, needed: CGFloat)
  /// Points.
  case height(CGFloat, needed: CGFloat)
  /// The text has more lines than the label allows.
  case lines(Int)

  public var description: String {
    switch self {
    case .width(let length, let needed):
      "is \(NumberText.brief(Double(length))) points wide, but its text needs \(NumberText.brief(Double(needed)))"
    case .height(let length, let needed):
      "is \(NumberText.brief(Double(length))) points high, but its text needs \(NumberText.brief(Double(needed)))"
    case .lines(let count): "needs more than its \(count) lines"
    }
  }
}
