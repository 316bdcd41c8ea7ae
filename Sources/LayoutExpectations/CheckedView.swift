import AutoLayout
import Graphics

/// A view of either façade, as checks see it.
@MainActor
package protocol CheckedView: AnyObject {
  var checkedNode: LayoutNode { get }
  /// Its class, what it shows or is called, and where it was made.
  var nameInFailures: String { get }
  /// Whether anything of it is to be seen: neither hidden nor clear.
  var isSeen: Bool { get }
  /// The space that its text lacks; nil if the text fits.
  var cutText: ClippedText? { get }
  /// Whether something else gives it its place when it is shown.
  var isPlacedLater: Bool { get }
  /// Whether its place and size are to follow from constraints.
  var isToBeDetermined: Bool { get }
  /// Whether its superview takes it out of layout, as stacks do with hidden views.
  var isLeftOutOfLayout: Bool { get }
  /// Conflicts of the whole tree that it is in.
  var conflictsOfTree: [UnsatisfiableLayout] { get }
  func explanation() -> SceneExplanation
}

extension CheckedView {
  /// `UILabel “First name” (profile.xib:12:9)`: class, then what it shows or is called, then where it was made.
  package static func name(_ className: String, _ label: String?, _ place: SourceLocation?) -> String {
    className + (label.map { " “\(brief($0))”" } ?? "") + (place.map { " (\($0))" } ?? "")
  }

  private static func brief(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > longestLabel ? line.prefix(longestLabel - 1) + "…" : line
  }
}

/// Longer labels are shortened.
private let longestLabel = 40

/// A view tree that has been laid out.
@MainActor
package struct CheckedScreen {
  /// Distinguishes it from other screens of its subject; empty if there is only one.
  let name: String
  let root: any CheckedView
  /// Objects that must live as long as the screen.
  private let kept: AnyObject?
  let drawing: @MainActor () -> DisplayList

  package init(
    _ name: String, root: any CheckedView, keeping owner: AnyObject?,
    drawing: @escaping @MainActor () -> DisplayList
  ) {
    self.name = name
    self.root = root
    kept = owner
    self.drawing = drawing
  }
}
