import iOSCore

extension UITouch {
  /// The kinds of touches. Raw values are UIKit's.
  public enum TouchType: Int, Hashable, Sendable {
    case direct = 0
    case indirect, pencil, indirectPointer
    /// The older name of ``pencil``.
    public static let stylus = TouchType.pencil
  }

  /// A finger's: touches are made by tests and programs, which cannot choose another kind.
  public var type: TouchType { .direct }
}
