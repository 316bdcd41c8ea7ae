import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// The value, text, font and state that a control shows. (Apple, `NSCell`.)
///
/// Controls draw themselves here; a cell stores the properties that programs and documents set, and notifies its control.
@preconcurrency @MainActor
open class NSCell: NSObject {
  /// The view that shows the cell.
  open package(set) weak var controlView: NSView?

  public override init() { super.init() }

  /// A cell that shows a text.
  public init(textCell string: String) {
    super.init()
    objectValue = string
    type = .textCellType
  }

  /// A cell that shows an image.
  public init(imageCell image: NSImage?) {
    super.init()
    self.image = image
    type = .imageCellType
  }

  /// Decodes nothing.
  public required init(coder: NSCoder) { super.init() }

  /// Raw values match AppKit's.
  public enum CellType: UInt, Hashable, Sendable {
    case nullCellType = 0
    case textCellType
    case imageCellType
  }

  open var type = CellType.nullCellType
  open var tag = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var representedObject: Any?
  @AlwaysObserved open var formatter: Formatter? { didSet { contentDidChange() } }

  // MARK: Value

  /// The value that the cell shows, from which its text and numbers are derived.
  @AlwaysObserved open var objectValue: Any? {
    didSet {
      attributes.text = objectValue as? NSAttributedString
      contentDidChange()
    }
  }
  /// The attributed text, if the cell shows one.
  var attributes = AttributedContent()
  open var stringValue: String {
    get {
      if let formatter, let objectValue, let text = formatter.string(for: objectValue) { return text }
      switch objectValue {
      case nil: return ""
      case let text as NSAttributedString: return text.string
      case let text as String: return text
      case let value as Double: return Self.text(of: value)
      case let value as Float: return Self.text(of: value)
      case let value?: return "\(value)"
      }
    }
    set { objectValue = newValue }
  }
  /// A number as `NSNumber` writes it on Apple's systems: a whole one has no decimal places.
  private static func text(of number: some BinaryFloatingPoint & LosslessStringConvertible) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  open var attributedStringValue: NSAttributedString {
    get {
      objectValue as? NSAttributedString
        ?? NSAttributedString(string: stringValue, attributes: baseTextAttributes)
    }
    set { objectValue = newValue }
  }
  open var doubleValue: Double {
    get {
      switch objectValue {
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      case let value as Date: value.timeIntervalSinceReferenceDate
      default: Double(stringValue) ?? 0
      }
    }
    set { objectValue = newValue }
  }
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { objectValue = newValue }
  }
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { objectValue = newValue }
  }
  open var intValue: Int32 {
    get { Int32(truncatingIfNeeded: integerValue) }
    set { integerValue = Int(newValue) }
  }
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  @AlwaysObserved open var image: NSImage? { didSet { contentDidChange() } }

  // MARK: State

  /// Values other than off count as on if ``allowsMixedState`` is false, and else negative ones as mixed. (Apple,
  /// `NSCell.state`.)
  @AlwaysObserved open var state = NSControlStateValue.off {
    didSet {
      _state.wrappedValue = state.known(allowsMixed: allowsMixedState)
      needsDisplay()
    }
  }
  open var allowsMixedState = false
  @AlwaysObserved open var isEnabled = true { didSet { needsDisplay() } }
  @AlwaysObserved open var isHighlighted = false { didSet { needsDisplay() } }
  @AlwaysObserved open var isEditable = false { didSet { contentDidChange() } }
  open var isSelectable = false
  /// Whether the cell has a plain border. Setting it removes the bezel, “regardless of the value”. (Apple, `isBordered`.)
  @AlwaysObserved open var isBordered = false {
    didSet {
      _isBezeled.wrappedValue = false
      contentDidChange()
    }
  }
  /// Whether the cell has a bezel. Setting it removes the plain border, whatever the value. (Apple, `isBezeled`.)
  @AlwaysObserved open var isBezeled = false {
    didSet {
      _isBordered.wrappedValue = false
      contentDidChange()
    }
  }
  open var isContinuous = false
  open var isOpaque: Bool { false }
  open var showsFirstResponder = false
  open var sendsActionOnEndEditing = false
  open var focusRingType = NSFocusRingType.default
  @AlwaysObserved open var controlSize = NSControlSize.regular {
    didSet { if controlSize != oldValue { controlSizeDidChange() } }
  }
  open var backgroundStyle = NSView.BackgroundStyle.normal

  // MARK: Text

  /// The font; nil for the system font in the control's size.
  package var storedFont: NSFont? { didSet { contentDidChange() } }
  open var font: NSFont? {
    get { storedFont ?? NSFont.systemFont(ofSize: NSFont.systemFontSize(for: controlSize)) }
    set { storedFont = newValue }
  }
  @AlwaysObserved open var alignment = NSTextAlignment.natural { didSet { needsDisplay() } }
  @AlwaysObserved open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet {
      wrapsText = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
      contentDidChange()
    }
  }
  private var wrapsText = false { didSet { contentDidChange() } }
  /// Whether long text wraps to further lines.
  open var wraps: Bool {
    get { wrapsText }
    set {
      wrapsText = newValue
      if newValue { isScrollable = false }
    }
  }
  @AlwaysObserved open var isScrollable = false { didSet { if isScrollable { wrapsText = false } } }
  @AlwaysObserved open var usesSingleLineMode = false { didSet { contentDidChange() } }
  /// Whether wrapped text that does not fit ends with an ellipsis. (Apple, `truncatesLastVisibleLine`: the line break mode must
  /// be one that wraps.)
  @AlwaysObserved open var truncatesLastVisibleLine = false { didSet { needsDisplay() } }
  open var allowsUndo = true
  open var baseWritingDirection = NSWritingDirection.natural
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { controlView?.userInterfaceLayoutDirection ?? InterfaceDirection.current }
    set { controlView?.userInterfaceLayoutDirection = newValue }
  }

  // MARK: For overriding by programs

  /// The cell's preferred size: that of its control.
  open var cellSize: NSSize { owner?.cellFittingSize ?? .zero }
  open func cellSize(forBounds rect: NSRect) -> NSSize {
    let size = cellSize
    return NSSize(width: min(size.width, rect.width), height: min(size.height, rect.height))
  }
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
  open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Draws the cell with its border. Called for cells of a program's classes; this package's cells draw everything in
  /// ``drawInterior(withFrame:in:)``, including the border.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    if let canvas = programsCanvas { drawCell(in: cellFrame, on: canvas) }
  }
  open func performClick(_ sender: Any?) { owner?.performClick(sender) }
  open func setNextState() {
    state = allowsMixedState ? state.afterMixed : state == .on ? .off : .on
  }

  /// The attributes of plain text that follow from the cell's properties.
  @_spi(ViewHooks) open var baseTextAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    return [.font: font as Any, .paragraphStyle: paragraph]
  }

  // MARK: Content of controls

  /// The cell's kind in the table of metrics; nil for cells without a row there.
  @_spi(ViewHooks) open var metricKind: ControlKind? { nil }
  /// Draws the cell; y points down from the upper left corner of the view.
  @_spi(ViewHooks) open func drawCell(in rect: CGRect, on canvas: MacCanvas) {}

  /// The canvas while a program's drawing runs.
  package private(set) var programsCanvas: MacCanvas?

  /// Draws a cell of a program's class through its overridable methods, and other cells directly.
  package final func show(in rect: CGRect, of view: NSView, on canvas: MacCanvas) {
    guard ClientClasses.contains(Swift.type(of: self)) else { return drawCell(in: rect, on: canvas) }
    let outer = programsCanvas
    programsCanvas = canvas
    let surroundings = DrawingSurroundings(look: canvas.look, scale: canvas.grid.scale)
    NSGraphicsContext.draw(into: canvas.context, isFlipped: true, in: surroundings) {
      draw(withFrame: rect, in: view)
    }
    programsCanvas = outer
  }

  // MARK: Notifying the control

  private var owner: (any CellOwner)? { controlView as? any CellOwner }

  package func contentDidChange() { owner?.cellContentDidChange() }
  package func needsDisplay() { controlView?.needsDisplay = true }
  func controlSizeDidChange() { contentDidChange() }
}

/// A cell with target and action. (Apple, `NSActionCell`.)
open class NSActionCell: NSCell {}

/// A view whose appearance is determined by a cell, such as a control.
@MainActor
package protocol CellOwner: NSView {
  /// The frame size that fits the content.
  var cellFittingSize: NSSize { get }
  func performClick(_ sender: Any?)
  /// Called after the text, size or style of the cell has changed.
  func cellContentDidChange()
}

extension NSView {
  /// The background of a control, on which its colours depend. Raw values match AppKit's.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case normal = 0
    case emphasized
    case raised
    case lowered
  }
}

extension NSControlStateValue {
  /// The state after a click if mixed states are allowed: on, off, mixed, on. (Apple, `NSButton.setNextState()`.)
  fileprivate var afterMixed: NSControlStateValue { self == .on ? .off : self == .off ? .mixed : .on }

  /// On, off or mixed, for any number. Without mixed states, every other number than zero is on. (Apple, `NSCell.state`.)
  fileprivate func known(allowsMixed: Bool) -> NSControlStateValue {
    if rawValue == 0 { .off } else if rawValue < 0, allowsMixed { .mixed } else { .on }
  }
}
