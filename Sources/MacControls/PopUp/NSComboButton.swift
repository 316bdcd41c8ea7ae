import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A push button with a menu of further actions. (Apple, `NSComboButton`, macOS 13.) Measured and drawn as a pull-down button
/// with the same title and image.
@preconcurrency @MainActor
open class NSComboButton: NSControl {
  /// How button and menu show. Raw values are AppKit's.
  public enum Style: Int, Hashable, Sendable {
    case split = 0
    case unified
  }

  private let face = NSPopUpButton(frame: .zero, pullsDown: true)

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// With a title. (Apple, `comboButtonWithTitle:menu:target:action:`; so are the others.)
  public convenience init(title: String, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    take(title, nil, menu, target, action)
  }

  /// With an image.
  public convenience init(image: NSImage, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    take("", image, menu, target, action)
  }

  /// With an image before a title.
  public convenience init(title: String, image: NSImage, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    take(title, image, menu, target, action)
  }

  private func setUp() {
    face.addItem(withTitle: "")
    addSubview(face)
    fill(with: face, insets: .zero)
  }

  private func take(_ title: String, _ image: NSImage?, _ menu: NSMenu?, _ target: Any?, _ action: Selector?)
  {
    (self.title, self.image, self.menu) = (title, image, menu)
    self.target = target.map { $0 as AnyObject }
    self.action = action
    sizeToFit()
  }

  open var title: String {
    get { face.item(at: 0)?.title ?? "" }
    set {
      face.item(at: 0)?.title = newValue
      faceDidChange()
    }
  }
  open var image: NSImage? {
    get { face.item(at: 0)?.image }
    set {
      face.item(at: 0)?.image = newValue
      faceDidChange()
    }
  }
  open var imageScaling: NSImageScaling {
    get { face.imageScaling }
    set { face.imageScaling = newValue }
  }
  /// Stored: both styles are drawn alike.
  open var style = Style.split
  /// The further actions.
  open override var menu: NSMenu? {
    get { actions }
    set { actions = newValue }
  }
  private var actions: NSMenu?

  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      face.isEnabled = newValue
    }
  }
  open override var controlSize: ControlSize {
    get { face.controlSize }
    set {
      face.controlSize = newValue
      faceDidChange()
    }
  }

  private func faceDidChange() {
    refreshAlignmentInsets()
    invalidateIntrinsicContentSize()
    needsDisplay = true
  }

  open override var alignmentRectInsets: NSEdgeInsets { face.alignmentRectInsets }
  open override var intrinsicContentSize: NSSize { face.intrinsicContentSize }
  open override var baselineOffsetFromBottom: CGFloat { face.baselineOffsetFromBottom }
  open override var firstBaselineOffsetFromTop: CGFloat { face.firstBaselineOffsetFromTop }
  open override func sizeToFit() {
    face.sizeToFit()
    setFrameSize(face.frame.size)
  }
}
