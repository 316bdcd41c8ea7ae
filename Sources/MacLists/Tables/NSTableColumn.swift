import AutoLayout
import Foundation
import Graphics

/// One column of a table. (Apple, `NSTableColumn`.)
@preconcurrency @MainActor
open class NSTableColumn: NSObject {
  /// The ways in which a column may be resized. Bits match AppKit's.
  public struct ResizingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let autoresizingMask = ResizingOptions(rawValue: 1 << 0)
    public static let userResizingMask = ResizingOptions(rawValue: 1 << 1)
  }

  open var identifier: NSUserInterfaceItemIdentifier
  open internal(set) weak var tableView: NSTableView?
  /// The width in points, between ``minWidth`` and ``maxWidth``.
  @AlwaysObserved open var width = MacTableMetrics.columnWidth {
    didSet {
      _width.wrappedValue = min(max(width, minWidth), maxWidth)
      if width != oldValue { tableView?.columnWidthDidChange(self, from: oldValue) }
    }
  }
  /// The minimum width in points. AppKit's default.
  @AlwaysObserved open var minWidth = MacTableMetrics.leastColumnWidth {
    didSet { width = max(width, minWidth) }
  }
  @AlwaysObserved open var maxWidth = MacTableMetrics.greatestColumnWidth {
    didSet { width = min(width, maxWidth) }
  }
  open var title: String {
    get { headerCell.stringValue }
    set {
      headerCell.stringValue = newValue
      tableView?.headerView?.needsDisplay = true
    }
  }
  open var headerCell = NSTableHeaderCell(textCell: "")
  /// The cell of tables without views.
  open var dataCell: Any = NSCell(textCell: "")
  open func dataCell(forRow row: Int) -> Any { dataCell }
  open var isEditable = true
  @AlwaysObserved open var isHidden = false {
    didSet { if isHidden != oldValue { tableView?.columnsDidChange() } }
  }
  open var headerToolTip: String?
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
  open var sortDescriptorPrototype: NSSortDescriptor?

  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }

  public override convenience init() { self.init(identifier: NSUserInterfaceItemIdentifier("")) }

  /// Decodes nothing.
  public required init(coder: NSCoder) {
    identifier = NSUserInterfaceItemIdentifier("")
    super.init()
  }

  /// Resizes the column to its title, but at least to its minimum width.
  open func sizeToFit() {
    let font = headerCell.font ?? .systemFont(ofSize: NSFont.smallSystemFontSize)
    let text = TextBlock(text: title, font: font.descriptor, lines: 1)
    width = max(
      minWidth, text.size(width: nil, grid: PixelGrid(scale: 1)).width + 2 * MacTableMetrics.headerTextInset)
  }
}
