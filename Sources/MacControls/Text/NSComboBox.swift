import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The data source of a combo box, which provides its items. (Apple, `NSComboBoxDataSource`.)
@preconcurrency @MainActor
public protocol NSComboBoxDataSource: NSObjectProtocol {
  func numberOfItems(in comboBox: NSComboBox) -> Int
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
  /// Never called: fields do not complete what is typed.
  func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
  /// Never called: fields do not complete what is typed.
  func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
}

extension NSComboBoxDataSource {
  public func numberOfItems(in comboBox: NSComboBox) -> Int { 0 }
  public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { nil }
  public func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int {
    NSNotFound
  }
  public func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String? { nil }
}

/// The delegate of a combo box. (Apple, `NSComboBoxDelegate`.)
@preconcurrency @MainActor
public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  /// Never called: lists are not shown.
  func comboBoxWillPopUp(_ notification: Notification)
  /// Never called: lists are not shown.
  func comboBoxWillDismiss(_ notification: Notification)
  func comboBoxSelectionDidChange(_ notification: Notification)
  /// Never called: lists are not shown.
  func comboBoxSelectionIsChanging(_ notification: Notification)
}

extension NSComboBoxDelegate {
  public func comboBoxWillPopUp(_ notification: Notification) {}
  public func comboBoxWillDismiss(_ notification: Notification) {}
  public func comboBoxSelectionDidChange(_ notification: Notification) {}
  public func comboBoxSelectionIsChanging(_ notification: Notification) {}
}

/// A field with a list of values to choose from. (Apple, `NSComboBox`.)
@preconcurrency @MainActor
open class NSComboBox: NSTextField {
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "NSComboBoxSelectionDidChangeNotification")
  public nonisolated static let selectionIsChangingNotification = Notification.Name(
    "NSComboBoxSelectionIsChangingNotification")
  public nonisolated static let willPopUpNotification = Notification.Name("NSComboBoxWillPopUpNotification")
  public nonisolated static let willDismissNotification = Notification.Name(
    "NSComboBoxWillDismissNotification")

  open override class var cellClass: AnyClass? {
    get { NSComboBoxCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .comboBox }

  final var comboCell: NSComboBoxCell { typedCell(NSComboBoxCell.self) }

  open weak var dataSource: (any NSComboBoxDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private final weak var storedDataSource: (any NSComboBoxDataSource)? {
    didSet { needsDisplay = true }
  }
  open var usesDataSource: Bool {
    get { comboCell.usesDataSource }
    set { comboCell.usesDataSource = newValue }
  }
  open var completes: Bool {
    get { comboCell.completes }
    set { comboCell.completes = newValue }
  }
  open var hasVerticalScroller: Bool {
    get { comboCell.hasVerticalScroller }
    set { comboCell.hasVerticalScroller = newValue }
  }
  /// The space between the list's items, in points.
  open var intercellSpacing: NSSize {
    get { comboCell.intercellSpacing }
    set { comboCell.intercellSpacing = newValue }
  }
  /// The height of an item of the list, in points.
  open var itemHeight: CGFloat {
    get { comboCell.itemHeight }
    set { comboCell.itemHeight = newValue }
  }
  open var numberOfVisibleItems: Int {
    get { comboCell.numberOfVisibleItems }
    set { comboCell.numberOfVisibleItems = newValue }
  }
  open var isButtonBordered: Bool {
    get { comboCell.isButtonBordered }
    set { comboCell.isButtonBordered = newValue }
  }

  // MARK: Items

  open var objectValues: [Any] { comboCell.objectValues }
  open var numberOfItems: Int {
    usesDataSource ? dataSource?.numberOfItems(in: self) ?? 0 : objectValues.count
  }
  open func addItem(withObjectValue object: Any) { comboCell.objectValues.append(object) }
  open func addItems(withObjectValues objects: [Any]) { comboCell.objectValues += objects }
  open func insertItem(withObjectValue object: Any, at index: Int) {
    comboCell.objectValues.insert(object, at: index)
  }
  open func removeItem(withObjectValue object: Any) {
    let place = indexOfItem(withObjectValue: object)
    if place != NSNotFound { removeItem(at: place) }
  }
  open func removeItem(at index: Int) {
    precondition(objectValues.indices.contains(index), "No item \(index) of \(objectValues.count)")
    comboCell.objectValues.remove(at: index)
  }
  open func removeAllItems() {
    comboCell.objectValues = []
    comboCell.chosen = -1
  }
  open func itemObjectValue(at index: Int) -> Any {
    precondition(objectValues.indices.contains(index), "No item \(index) of \(objectValues.count)")
    return objectValues[index]
  }
  open func indexOfItem(withObjectValue object: Any) -> Int {
    guard let sought = object as? AnyHashable else { return NSNotFound }
    return objectValues.firstIndex { ($0 as? AnyHashable) == sought } ?? NSNotFound
  }
  open func reloadData() { needsDisplay = true }
  open func noteNumberOfItemsChanged() {}
  open func scrollItemAtIndexToTop(_ index: Int) {}
  open func scrollItemAtIndexToVisible(_ index: Int) {}

  // MARK: Selection

  open var indexOfSelectedItem: Int { comboCell.chosen }
  open var objectValueOfSelectedItem: Any? {
    objectValues.indices.contains(comboCell.chosen) ? objectValues[comboCell.chosen] : nil
  }
  /// Selects an item and reports it, if it was not selected. The text remains as it is.
  open func selectItem(at index: Int) {
    guard index != comboCell.chosen else { return }
    comboCell.chosen = index
    let note = Notification(name: Self.selectionDidChangeNotification, object: self)
    (delegate as? any NSComboBoxDelegate)?.comboBoxSelectionDidChange(note)
    NotificationCenter.default.post(note)
  }
  open func selectItem(withObjectValue object: Any?) {
    let place = object.map(indexOfItem(withObjectValue:)) ?? NSNotFound
    if place != NSNotFound { selectItem(at: place) }
  }
  open func deselectItem(at index: Int) { if comboCell.chosen == index { comboCell.chosen = -1 } }
}

/// The cell of combo boxes. (Apple, `NSComboBoxCell`.)
@preconcurrency @MainActor
open class NSComboBoxCell: NSTextFieldCell {
  open var usesDataSource = false
  open var completes = false
  open var hasVerticalScroller = true
  @AlwaysObserved open var isButtonBordered = true { didSet { needsDisplay() } }
  open var intercellSpacing = NSSize(width: 3, height: 2)
  open var itemHeight: CGFloat = 16
  open var numberOfVisibleItems = 5
  open internal(set) var objectValues: [Any] = []
  /// The index of the selected item; −1 for none.
  var chosen = -1

  @_spi(ViewHooks) open override var metricKind: ControlKind? { .comboBox }
  override var isFramed: Bool { true }

  // MARK: Drawing

  private func fieldRect(in rect: CGRect) -> CGRect { geometry?.alignmentRect(in: rect) ?? rect }
  private func arrowBox(in field: CGRect) -> CGRect {
    let side = max(0, min(field.height, 20) - 3)
    let isRightToLeft = controlView?.isRightToLeft ?? false
    return CGRect(
      x: isRightToLeft ? field.minX + 1.5 : field.maxX - 1.5 - side, y: field.midY - side / 2, width: side,
      height: side)
  }

  override func textRect(in rect: CGRect) -> CGRect {
    let field = fieldRect(in: rect)
    let (margin, arrow) = (MacControlMetrics.fieldTextMargin, arrowBox(in: field).width + 3)
    let isRightToLeft = controlView?.isRightToLeft ?? false
    return CGRect(
      x: field.minX + (isRightToLeft ? arrow : margin), y: field.minY,
      width: max(0, field.width - margin - arrow),
      height: field.height)
  }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    let field = fieldRect(in: rect)
    FieldFrame(style: .round, background: drawsBackground ? backgroundColor : nil, isEnabled: isEnabled)
      .draw(in: field, on: canvas)
    drawText(in: textRect(in: rect), frame: rect, on: canvas)
    let box = arrowBox(in: field)
    if isEnabled, isButtonBordered { Bezel(fill: .accent(nil), radius: 3.5).draw(in: box, on: canvas) }
    let ink =
      !isEnabled
      ? NSColor.disabledControlTextColor : isButtonBordered ? ControlPalette.onAccent : .controlTextColor
    ArrowMarks(isSingle: true).draw(in: box, ink, on: canvas)
  }
}
