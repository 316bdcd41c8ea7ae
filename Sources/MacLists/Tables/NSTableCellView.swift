import AutoLayout
import Foundation
import Graphics

/// A cell's view, with outlets to its content. (Apple, `NSTableCellView`.)
@preconcurrency @MainActor
open class NSTableCellView: NSView {
  /// The data source's object for the row; the text field shows it.
  @AlwaysObserved open var objectValue: Any? {
    didSet { if let text = objectValue as? String, let textField { textField.stringValue = text } }
  }
  /// The text field; it is retained as a subview, not by this property.
  open weak var textField: NSTextField?
  /// The image view; it is retained as a subview, not by this property.
  open var imageView: NSImageView? {
    get { storedImageView }
    set {
      storedImageView = newValue
      passOnIconTint()
    }
  }
  private weak var storedImageView: NSImageView?
  /// The colour of the image view's template images, if it has none of its own.
  var iconTint: NSColor? { didSet { passOnIconTint() } }
  /// The style of the row behind the cell: text is white on an accent colour.
  @AlwaysObserved open var backgroundStyle = NSView.BackgroundStyle.normal {
    didSet {
      guard backgroundStyle != oldValue else { return }
      for case let control as NSControl in subtree {
        control.cell?.backgroundStyle = backgroundStyle
        control.needsDisplay = true
      }
    }
  }
  open var rowSizeStyle = NSTableView.RowSizeStyle.custom

  private func passOnIconTint() { imageView?.tintInRow = iconTint }

  open override func prepareForReuse() {
    super.prepareForReuse()
    backgroundStyle = .normal
  }
}
