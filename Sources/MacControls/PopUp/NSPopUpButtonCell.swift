import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The cell of pop-up buttons: the menu and its selected item. (Apple, `NSPopUpButtonCell`.)
@preconcurrency @MainActor
open class NSPopUpButtonCell: NSButtonCell {
  /// The position of the arrow. Raw values match AppKit's.
  public enum ArrowPosition: UInt, Hashable, Sendable {
    case noArrow = 0
    case arrowAtCenter, arrowAtBottom
  }

  public override init() {
    super.init()
    setUp()
  }

  public override convenience init(textCell stringValue: String) {
    self.init(textCell: stringValue, pullsDown: false)
  }

  public init(textCell stringValue: String, pullsDown: Bool) {
    super.init(textCell: "")
    self.pullsDown = pullsDown
    setUp()
    if !stringValue.isEmpty { addItem(withTitle: stringValue) }
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bezelStyle = .rounded
    alignment = .natural
    lineBreakMode = .byTruncatingTail
    imagePosition = .imageLeading
    follow()
  }

  // MARK: Menu

  private var storedMenu = NSMenu()
  open var menu: NSMenu? {
    get { storedMenu }
    set {
      storedMenu.onChange = nil
      storedMenu = newValue ?? NSMenu()
      chosen = nil
      follow()
      itemsDidChange()
    }
  }

  private func follow() { storedMenu.onChange = { [weak self] in self?.itemsDidChange() } }

  private func itemsDidChange() {
    if let chosen, chosen.menu !== storedMenu { self.chosen = nil }
    if chosen == nil, !pullsDown { choose(storedMenu.items.first { !$0.isSeparatorItem }) }
    contentDidChange()
  }

  @AlwaysObserved open var pullsDown = false { didSet { contentDidChange() } }
  open var autoenablesItems: Bool {
    get { storedMenu.autoenablesItems }
    set { storedMenu.autoenablesItems = newValue }
  }
  open var preferredEdge = NSRectEdge.maxY
  /// Whether the button shows the selected item's title and image instead of its cell's.
  open var usesItemFromMenu = true
  /// Whether selecting an item turns its state on.
  open var altersStateOfSelectedItem = true
  @AlwaysObserved open var arrowPosition = ArrowPosition.arrowAtCenter { didSet { contentDidChange() } }

  // MARK: Items

  /// Adds an item and removes an existing one with the same title. (Apple,
  /// `NSPopUpButton.addItem(withTitle:)`.)
  open func addItem(withTitle title: String) { insertItem(withTitle: title, at: numberOfItems) }
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  open func insertItem(withTitle title: String, at index: Int) {
    let old = indexOfItem(withTitle: title)
    if old >= 0 { storedMenu.removeItem(at: old) }
    storedMenu.insertItem(
      withTitle: title, action: nil, keyEquivalent: "", at: min(max(0, index), storedMenu.numberOfItems))
  }
  open func removeItem(withTitle title: String) {
    let place = indexOfItem(withTitle: title)
    precondition(place >= 0, "No item with the title \(title) to remove")
    storedMenu.removeItem(at: place)
  }
  open func removeItem(at index: Int) { storedMenu.removeItem(at: index) }
  open func removeAllItems() { storedMenu.removeAllItems() }

  open var itemArray: [NSMenuItem] { storedMenu.items }
  open var numberOfItems: Int { storedMenu.numberOfItems }
  open var itemTitles: [String] { storedMenu.items.map(\.title) }
  open var lastItem: NSMenuItem? { storedMenu.items.last }
  open func index(of item: NSMenuItem) -> Int { storedMenu.index(of: item) }
  open func indexOfItem(withTitle title: String) -> Int { storedMenu.indexOfItem(withTitle: title) }
  open func indexOfItem(withTag tag: Int) -> Int { storedMenu.indexOfItem(withTag: tag) }
  open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
    storedMenu.indexOfItem(withRepresentedObject: obj)
  }
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    storedMenu.indexOfItem(withTarget: target, andAction: actionSelector)
  }
  open func item(at index: Int) -> NSMenuItem? { storedMenu.item(at: index) }
  open func item(withTitle title: String) -> NSMenuItem? { storedMenu.item(withTitle: title) }
  open func itemTitle(at index: Int) -> String { storedMenu.item(at: index)?.title ?? "" }

  // MARK: Selection

  private weak var chosen: NSMenuItem?

  private func choose(_ item: NSMenuItem?) {
    if altersStateOfSelectedItem, !pullsDown {
      chosen?.state = .off
      item?.state = .on
    }
    chosen = item
  }

  open func select(_ item: NSMenuItem?) {
    choose(item)
    contentDidChange()
  }
  /// Selects an item, or none for −1; traps on other invalid indices, as in AppKit.
  open func selectItem(at index: Int) {
    guard index >= 0 else { return select(nil) }
    precondition(index < numberOfItems, "Index \(index) is beyond the \(numberOfItems) items of the menu")
    select(storedMenu.items[index])
  }
  open func selectItem(withTitle title: String) { select(item(withTitle: title)) }
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    guard let found = storedMenu.item(withTag: tag) else { return false }
    select(found)
    return true
  }
  open var selectedItem: NSMenuItem? { chosen }
  open var indexOfSelectedItem: Int { chosen.map(storedMenu.index(of:)) ?? -1 }
  open var titleOfSelectedItem: String? { chosen?.title }
  open func selectedTag() -> Int { chosen?.tag ?? 0 }
  open func synchronizeTitleAndSelectedItem() { contentDidChange() }
  open override var objectValue: Any? {
    get { indexOfSelectedItem }
    set { if let place = newValue as? Int, place < numberOfItems { selectItem(at: place) } }
  }
  open func attachPopUp(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func dismissPopUp() {}
  open func performClick(withFrame frame: NSRect, in controlView: NSView) {}

  // MARK: Shown content

  /// The item whose title the button shows: the first one of a pull-down menu, which is not part of the
  /// list.
  private var shownItem: NSMenuItem? { pullsDown ? storedMenu.items.first : chosen }

  open override var title: String {
    get { usesItemFromMenu ? shownItem?.title ?? "" : super.title }
    set {
      guard usesItemFromMenu else { return super.title = newValue }
      if pullsDown {
        if let first = storedMenu.items.first { first.title = newValue } else { addItem(withTitle: newValue) }
        contentDidChange()
        return
      }
      if let found = item(withTitle: newValue) { return select(found) }
      addItem(withTitle: newValue)
      select(item(withTitle: newValue))
    }
  }
  open override var image: NSImage? {
    get { usesItemFromMenu ? shownItem?.image : super.image }
    set { super.image = newValue }
  }

  @_spi(ViewHooks) open override var metricKind: ControlKind? {
    guard isBordered else { return .popUpBorderless }
    switch bezelStyle {
    case .toolbar, .texturedSquare: return .popUpTextured
    case .accessoryBar, .accessoryBarAction: return .popUpRecessed
    case .smallSquare, .shadowlessSquare: return .popUpSmallSquare
    case .flexiblePush: return .popUpBevel
    default: return .popUp
    }
  }

  /// The width of the widest item, so that selecting another one does not resize the button. (Apple,
  /// `NSPopUpButton`.)
  var widestItem: CGFloat {
    let shown = pullsDown ? Array(storedMenu.items.prefix(1)) : storedMenu.items
    return shown.map(width).max() ?? 0
  }

  private func width(of item: NSMenuItem) -> CGFloat {
    let font =
      item.attributedTitle == nil
      ? font ?? .systemFont(ofSize: size.fontSize) : font ?? .systemFont(ofSize: 0)
    let text = MacText(item.title, font: font, era: era).size().width
    guard let image = item.image, imagePosition != .noImage else { return text }
    return imagePosition == .imageOnly
      ? image.size.width : text + image.size.width + (text > 0 ? MacControlMetrics.imageTitleGap : 0)
  }

  /// The size of the alignment rectangle, wide enough for the widest item.
  var popUpSize: CGSize {
    let geometry = ControlGeometry(kind: metricKind ?? .popUp, size: size, era: era)
    let text = imagePosition == .imageOnly ? shownItem?.image?.size.width ?? 0 : widestItem
    var wanted = geometry.aligned(
      width: geometry.frameWidth(textWidth: text),
      height: geometry.frameHeight ?? MacTextMetrics.lineHeight(fontSize: size.fontSize, era: era))
    // That a button without an arrow is narrower, and by how much, is a guess.
    if arrowPosition == .noArrow {
      wanted.width = max(
        wanted.width - PopUpDrawing.arrowSpace(inHeight: wanted.height),
        (text + PopUpDrawing.margins(of: geometry.kind)).rounded(.up))
    }
    return wanted
  }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    guard !isTransparent else { return }
    PopUpDrawing(cell: self, content: content).draw(in: rect, on: canvas)
  }
}
