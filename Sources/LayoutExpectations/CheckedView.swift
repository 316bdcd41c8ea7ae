import AutoLayout
import Graphics
import LayoutExplanations

/// The properties of a façade's view that checks need.
@MainActor
package protocol CheckedView: AnyObject {
  var checkedNode: LayoutNode { get }
  /// Its class, its text or name, and the place where it was made.
  var nameInFailures: String { get }
  /// Whether it is visible, that is, neither hidden nor clear.
  var isSeen: Bool { get }
  /// The space that is missing for its text; nil if the text fits.
  var cutText: ClippedText? { get }
  /// Whether something other than constraints places it when it is shown.
  var isPlacedLater: Bool { get }
  /// Whether constraints have to determine its position and size.
  var isToBeDetermined: Bool { get }
  /// Whether its superview takes it out of layout, as stacks do with hidden views.
  var isLeftOutOfLayout: Bool { get }
  /// The conflicts of its whole tree.
  var conflictsOfTree: [UnsatisfiableLayout] { get }
  func explanation() -> SceneExplanation
}

extension CheckedView {
  /// A name such as `UILabel “First name” (profile.xib:12:9)`: the class, then the text or name, then the place
  /// where it was made.
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
