/// Questions that layout puts to a view, whose class may override what the node would answer itself.
///
/// A call costs time for each view and each layout, so nodes make only those that an override can change.
public struct ViewQuestions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The content's size and whatever else is read seldom: hits, drawing.
  public static let content = ViewQuestions(rawValue: 1 << 0)
  /// The safe area and the margins, for the view itself and for what inherits them.
  public static let insets = ViewQuestions(rawValue: 1 << 1)
  /// Frames: layout and masks move the view by its setters.
  public static let frames = ViewQuestions(rawValue: 1 << 2)

  /// Everything.
  public static let all: ViewQuestions = [.content, .insets, .frames]
}
