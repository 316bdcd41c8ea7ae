import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The delegate of a search field. (Apple, `NSSearchFieldDelegate`.)
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// Never called: there is no keyboard.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Never called: there is no keyboard.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// A search field. (Apple, `NSSearchField`.)
@preconcurrency @MainActor
open class NSSearchField: NSTextField {
  public typealias RecentsAutosaveName = String

  open override class var cellClass: AnyClass? {
    get { NSSearchFieldCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .searchField }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bezelStyle = .roundedBezel
    usesSingleLineMode = true
  }

  final var searchCell: NSSearchFieldCell { typedCell(NSSearchFieldCell.self) }

  open var recentSearches: [String] {
    get { searchCell.recentSearches }
    set { searchCell.recentSearches = newValue }
  }
  open var recentsAutosaveName: RecentsAutosaveName? {
    get { searchCell.recentsAutosaveName }
    set { searchCell.recentsAutosaveName = newValue }
  }
  open var searchMenuTemplate: NSMenu? {
    get { searchCell.searchMenuTemplate }
    set { searchCell.searchMenuTemplate = newValue }
  }
  open var maximumRecents: Int {
    get { searchCell.maximumRecents }
    set { searchCell.maximumRecents = newValue }
  }
  open var sendsWholeSearchString: Bool {
    get { searchCell.sendsWholeSearchString }
    set { searchCell.sendsWholeSearchString = newValue }
  }
  open var sendsSearchStringImmediately: Bool {
    get { searchCell.sendsSearchStringImmediately }
    set { searchCell.sendsSearchStringImmediately = newValue }
  }
  /// Whether the placeholder is centred. In Apple's fields it is at the side since macOS 11.
  open var centersPlaceholder = false
  open var searchTextBounds: NSRect { searchCell.textRect(in: drawingBounds) }
  open var searchButtonBounds: NSRect { searchCell.glassRect(in: drawingBounds) }
  open var cancelButtonBounds: NSRect { searchCell.cancelRect(in: drawingBounds) }
  open func rectForSearchText(whenCentered isCentered: Bool) -> NSRect { searchTextBounds }
  open func rectForSearchButton(whenCentered isCentered: Bool) -> NSRect { searchButtonBounds }
  open func rectForCancelButton(whenCentered isCentered: Bool) -> NSRect { cancelButtonBounds }
}

/// The cell of search fields. (Apple, `NSSearchFieldCell`.)
@preconcurrency @MainActor
open class NSSearchFieldCell: NSTextFieldCell {
  open var searchButtonCell: NSButtonCell? = NSButtonCell(imageCell: nil)
  open var cancelButtonCell: NSButtonCell? = NSButtonCell(imageCell: nil)
  open var recentSearches: [String] = []
  open var recentsAutosaveName: NSSearchField.RecentsAutosaveName?
  @AlwaysObserved open var searchMenuTemplate: NSMenu? { didSet { needsDisplay() } }
  open var maximumRecents = 10
  open var sendsWholeSearchString = false
  open var sendsSearchStringImmediately = false
  open func resetSearchButtonCell() { searchButtonCell = NSButtonCell(imageCell: nil) }
  open func resetCancelButtonCell() { cancelButtonCell = NSButtonCell(imageCell: nil) }
  open func searchTextRect(forBounds rect: NSRect) -> NSRect { textRect(in: rect) }
  open func searchButtonRect(forBounds rect: NSRect) -> NSRect { glassRect(in: rect) }
  open func cancelButtonRect(forBounds rect: NSRect) -> NSRect { cancelRect(in: rect) }

  @_spi(ViewHooks) open override var metricKind: ControlKind? { .searchField }
  override var isFramed: Bool { true }

  private var isRightToLeft: Bool { controlView?.isRightToLeft ?? false }
  private var hasMenu: Bool { searchMenuTemplate != nil }

  /// The width of the magnifying glass with the arrow of its menu, in a field that is wide enough.
  private func glassWidth(in rect: CGRect) -> CGFloat {
    rect.height + (hasMenu ? MacControlMetrics.searchMenuArrow : 0)
  }

  /// The rectangle of the magnifying glass, which is not wider than the field.
  func glassRect(in rect: CGRect) -> CGRect {
    let width = min(glassWidth(in: rect), rect.width)
    return CGRect(
      x: isRightToLeft ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
  }

  /// The rectangle of the cancel button, which is empty if the field has no space for it beside the magnifying glass. (That
  /// the cancel button disappears first is a guess.)
  func cancelRect(in rect: CGRect) -> CGRect {
    let width = rect.width < glassWidth(in: rect) + rect.height ? 0 : rect.height
    return CGRect(
      x: isRightToLeft ? rect.minX : rect.maxX - width, y: rect.minY, width: width, height: rect.height)
  }

  /// The text's rectangle between the magnifying glass and the cancel button, which is shown while there is
  /// text.
  override func textRect(in rect: CGRect) -> CGRect {
    let glass = glassRect(in: rect).width
    let cancel = stringValue.isEmpty ? 0 : cancelRect(in: rect).width
    let end = min(cancel > 0 ? cancel : MacControlMetrics.fieldTextMargin, rect.width - glass)
    return CGRect(
      x: rect.minX + (isRightToLeft ? end : glass), y: rect.minY, width: max(0, rect.width - glass - end),
      height: rect.height)
  }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    super.drawCell(in: rect, on: canvas)
    let glass = glassRect(in: rect)
    let side = min(rect.height, glass.width)
    let icon = CGRect(
      x: isRightToLeft ? glass.maxX - side : glass.minX, y: glass.midY - side / 2, width: side, height: side
    ).insetBy(dx: side * 0.22, dy: side * 0.22)
    canvas.drawSymbol(
      "magnifyingglass", in: icon, isEnabled ? .secondaryLabelColor : .disabledControlTextColor)
    if hasMenu, glass.width >= glassWidth(in: rect) {
      let arrow = CGRect(
        x: isRightToLeft ? icon.minX - 9 : icon.maxX + 1, y: rect.midY - 2, width: 7, height: 4)
      canvas.stroke(
        ControlMarks.chevronDown(in: arrow), .secondaryLabelColor, width: 1.2, cap: .round, join: .round)
    }
    let cancel = cancelRect(in: rect)
    guard !stringValue.isEmpty, cancel.width > 0 else { return }
    canvas.drawSymbol(
      "xmark.circle.fill", in: cancel.insetBy(dx: cancel.width * 0.18, dy: cancel.height * 0.18),
      .tertiaryLabelColor)
  }

  /// Draws the text, of which nothing is visible outside of the field, even if an ellipsis is wider than the space for the text.
  override func drawText(in space: CGRect, frame: CGRect, on canvas: MacCanvas) {
    guard space.width > 0 else { return }
    canvas.context.saveGState()
    canvas.context.clip(to: frame)
    super.drawText(in: space, frame: frame, on: canvas)
    canvas.context.restoreGState()
  }
}
