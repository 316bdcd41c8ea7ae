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

  func glassRect(in rect: CGRect) -> CGRect {
    let width = rect.height + (hasMenu ? MacControlMetrics.searchMenuArrow : 0)
    return CGRect(
      x: isRightToLeft ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
  }

  func cancelRect(in rect: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? rect.minX : rect.maxX - rect.height, y: rect.minY, width: rect.height,
      height: rect.height)
  }

  /// The text's rectangle between the magnifying glass and the clear button, which is shown while there is
  /// text.
  override func textRect(in rect: CGRect) -> CGRect {
    let (glass, end) = (
      glassRect(in: rect).width, stringValue.isEmpty ? MacControlMetrics.fieldTextMargin : rect.height
    )
    return CGRect(
      x: rect.minX + (isRightToLeft ? end : glass), y: rect.minY, width: max(0, rect.width - glass - end),
      height: rect.height)
  }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    super.drawCell(in: rect, on: canvas)
    let glass = glassRect(in: rect)
    let side = min(rect.height, glass.width)
    let icon = CGRect(
      x: isRightToLeft ? glass.maxX - side : glass.minX, y: glass.minY, width: side, height: side
    ).insetBy(dx: side * 0.22, dy: side * 0.22)
    canvas.drawSymbol(
      "magnifyingglass", in: icon, isEnabled ? .secondaryLabelColor : .disabledControlTextColor)
    if hasMenu {
      let arrow = CGRect(
        x: isRightToLeft ? icon.minX - 9 : icon.maxX + 1, y: rect.midY - 2, width: 7, height: 4)
      canvas.stroke(
        ControlMarks.chevronDown(in: arrow), .secondaryLabelColor, width: 1.2, cap: .round, join: .round)
    }
    guard !stringValue.isEmpty else { return }
    let cancel = cancelRect(in: rect)
    canvas.drawSymbol(
      "xmark.circle.fill", in: cancel.insetBy(dx: cancel.width * 0.18, dy: cancel.height * 0.18),
      .tertiaryLabelColor)
  }
}
