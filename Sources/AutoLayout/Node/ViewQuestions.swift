/// The values that layout reads from a view, whose class may override the node's own values.
///
/// A call costs time for each view and each layout, so nodes call the view only for values that an
/// override can change.
public struct ViewQuestions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The content's size and other values that are rarely read: hit tests, drawing.
  public static let content = ViewQuestions(rawValue: 1 << 0)
  /// The safe area and the margins, for the view itself and for the views that inherit them.
  public static let insets = ViewQuestions(rawValue: 1 << 1)
  /// Frames: layout and masks move the view through its setters.
  public static let frames = ViewQuestions(rawValue: 1 << 2)
  /// The alignment rectangle of each frame that the view gets.
  public static let alignment = ViewQuestions(rawValue: 1 << 3)
  /// The properties that the view updates before it is laid out.
  public static let properties = ViewQuestions(rawValue: 1 << 4)
  /// The passes run code of a program: methods of the view or of its controller.
  public static let programsPasses = ViewQuestions(rawValue: 1 << 5)

  /// Everything that layout reads.
  public static let all: ViewQuestions = [.content, .insets, .frames, .alignment]
}
