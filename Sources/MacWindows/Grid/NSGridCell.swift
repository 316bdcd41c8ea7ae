import AutoLayout
import Foundation

/// One field of a grid: a view and its placement. (Apple, `NSGridCell`.)
@preconcurrency @MainActor
open class NSGridCell: NSObject {
  /// The place of content in a field. Raw values match AppKit's; `top` and `bottom` are other names for `leading` and
  /// `trailing`.
  public enum Placement: Int, Hashable, Sendable {
    /// The placement of the row or column, or else of the grid.
    case inherited = 0
    /// The grid does not place the content.
    case none
    case leading
    case trailing
    case center
    case fill

    public static var top: Placement { .leading }
    public static var bottom: Placement { .trailing }
  }

  /// The view in the field; it becomes a subview of the grid.
  @AlwaysObserved open var contentView: NSView? {
    didSet { if contentView !== oldValue { contentDidChange(from: oldValue) } }
  }
  open internal(set) weak var row: NSGridRow?
  open internal(set) weak var column: NSGridColumn?
  @AlwaysObserved open var xPlacement = Placement.inherited { didSet { changed(xPlacement != oldValue) } }
  @AlwaysObserved open var yPlacement = Placement.inherited { didSet { changed(yPlacement != oldValue) } }
  @AlwaysObserved open var rowAlignment = NSGridRow.Alignment.inherited {
    didSet { changed(rowAlignment != oldValue) }
  }
  /// The program's constraints for placing the content; active while the field is visible.
  @AlwaysObserved open var customPlacementConstraints: [NSLayoutConstraint] = [] {
    didSet {
      NSLayoutConstraint.deactivate(
        oldValue.filter { old in !customPlacementConstraints.contains { $0 === old } })
      changed(true)
    }
  }
  /// The cell that covers this field, which then shows nothing.
  weak var mergeHead: NSGridCell?
  /// Whether the grid has hidden the content together with its row or column.
  var hidesContent = false

  /// Represents a field without content in rows or columns of views.
  open class var emptyContentView: NSView { EmptyContent.view }

  private func changed(_ isChange: Bool) { if isChange { row?.gridView?.rearrange() } }

  private func contentDidChange(from old: NSView?) {
    hidesContent = false
    row?.gridView?.contentDidChange(of: self, from: old)
  }
}

@MainActor
private enum EmptyContent {
  static let view = NSView(frame: .zero)
}
