import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The base class of controls. (Apple, `NSControl`.) Its values and appearance are those of its cell.
@preconcurrency @MainActor
open class NSControl: NSView, CellOwner {
  /// The class of cells for new controls of this class.
  open class var cellClass: AnyClass? {
    get { NSActionCell.self }
    set {}
  }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    cell = Self.makeCell()
    if let kind = Self.usualKind { takePriorities(of: kind) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    cell = Self.makeCell()
  }

  private static func makeCell() -> NSCell {
    guard let cellClass = cellClass as? NSCell.Type else { return NSActionCell() }
    return ObjectMaker.make(cellClass)
  }

  /// The kind of a new control of this class, whose priorities it gets.
  class var usualKind: ControlKind? { nil }

  /// The cell in the type that the control needs. If the program has set a cell of another class, a separate cell is
  /// used.
  final func typedCell<Cell: NSCell>(_ type: Cell.Type) -> Cell {
    if let cell = cell as? Cell { return cell }
    if let spare = spareCell as? Cell { return spare }
    let made = ObjectMaker.make(type)
    made.controlView = self
    spareCell = made
    return made
  }
  private var spareCell: NSCell?

  @AlwaysObserved open var cell: NSCell? {
    didSet {
      oldValue?.controlView = nil
      cell?.controlView = self
      cellContentDidChange()
    }
  }
  /// The cell, which exists unless the program removes it.
  final var anyCell: NSCell {
    if let cell { return cell }
    let made = NSActionCell()
    cell = made
    return made
  }

  public typealias ControlSize = NSControlSize
  public typealias StateValue = NSControlStateValue

  // MARK: The cell's properties

  open override var tag: Int {
    get { anyCell.tag }
    set { anyCell.tag = newValue }
  }
  /// The tag of the selected cell or item; 0 for none.
  open func selectedTag() -> Int { 0 }
  open var selectedCell: NSCell? { cell }
  open weak var target: AnyObject? {
    get { cell?.target }
    set { anyCell.target = newValue }
  }
  open var action: Selector? {
    get { cell?.action }
    set { anyCell.action = newValue }
  }
  open var objectValue: Any? {
    get { anyCell.objectValue }
    set { anyCell.objectValue = newValue }
  }
  open var stringValue: String {
    get { anyCell.stringValue }
    set { anyCell.stringValue = newValue }
  }
  open var attributedStringValue: NSAttributedString {
    get { anyCell.attributedStringValue }
    set { anyCell.attributedStringValue = newValue }
  }
  open var doubleValue: Double {
    get { anyCell.doubleValue }
    set { anyCell.doubleValue = newValue }
  }
  open var floatValue: Float {
    get { anyCell.floatValue }
    set { anyCell.floatValue = newValue }
  }
  open var integerValue: Int {
    get { anyCell.integerValue }
    set { anyCell.integerValue = newValue }
  }
  open var intValue: Int32 {
    get { anyCell.intValue }
    set { anyCell.intValue = newValue }
  }
  open var isEnabled: Bool {
    get { anyCell.isEnabled }
    set { anyCell.isEnabled = newValue }
  }
  open var isHighlighted: Bool {
    get { anyCell.isHighlighted }
    set { anyCell.isHighlighted = newValue }
  }
  open var isContinuous: Bool {
    get { anyCell.isContinuous }
    set { anyCell.isContinuous = newValue }
  }
  open var controlSize: ControlSize {
    get { anyCell.controlSize }
    set { anyCell.controlSize = newValue }
  }
  open var font: NSFont? {
    get { anyCell.font }
    set { anyCell.font = newValue }
  }
  open var alignment: NSTextAlignment {
    get { anyCell.alignment }
    set { anyCell.alignment = newValue }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { anyCell.lineBreakMode }
    set { anyCell.lineBreakMode = newValue }
  }
  open var usesSingleLineMode: Bool {
    get { anyCell.usesSingleLineMode }
    set { anyCell.usesSingleLineMode = newValue }
  }
  open var formatter: Formatter? {
    get { anyCell.formatter }
    set { anyCell.formatter = newValue }
  }
  open var baseWritingDirection: NSWritingDirection {
    get { anyCell.baseWritingDirection }
    set { anyCell.baseWritingDirection = newValue }
  }
  open var allowsExpansionToolTips = false
  open var ignoresMultiClick = false
  open var refusesFirstResponder = false
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

  // MARK: Actions

  /// A closure that runs whenever the control sends its action, as a replacement for methods called by name, which need
  /// the Objective-C runtime. (This package's own.)
  public final var onAction: (@MainActor (NSControl) -> Void)?

  /// Runs ``onAction``, and sends the action through the application.
  ///
  /// - Returns: false if no object handled it.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    onAction?(self)
    guard let action else { return onAction != nil }
    return NSApplication.shared.sendAction(action, to: target, from: self) || onAction != nil
  }
  open func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    sendAction(action, to: target)
  }
  open func takeStringValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { stringValue = other.stringValue }
  }
  open func takeIntegerValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { integerValue = other.integerValue }
  }
  open func takeDoubleValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { doubleValue = other.doubleValue }
  }

  // MARK: Size

  /// The frame size that fits the content best within `size`.
  open func sizeThatFits(_ size: NSSize) -> NSSize { fittingFrame(within: size.width) }
  /// Resizes the control to fit its content; the frame's origin does not change.
  open func sizeToFit() { setFrameSize(fittingFrame(within: nil)) }
  open func invalidateIntrinsicContentSize(for cell: NSCell) { invalidateIntrinsicContentSize() }
  open func expansionFrame(withFrame contentFrame: NSRect) -> NSRect { .zero }

  package var cellFittingSize: NSSize { fittingFrame(within: nil) }

  private func fittingFrame(within width: CGFloat?) -> NSSize {
    let insets = LayoutInsets(builtInAlignmentInsets)
    let limit = width.flatMap { $0 > 0 && $0 < CGFloat(Int32.max) ? $0 - insets.left - insets.right : nil }
    let content = contentSize(limitedTo: limit)
    return NSSize(
      width: content.width < 0 ? frame.width : content.width + insets.left + insets.right,
      height: content.height < 0 ? frame.height : content.height + insets.top + insets.bottom)
  }

  // MARK: Metrics

  /// The control's kind in the table of metrics; nil for controls without a row there.
  var metricKind: ControlKind? { cell?.metricKind }
  package var metricEra: MetricEra { metricEraOverride ?? .current }
  var metricSize: MacControlSize { MacControlSize(rawValue: controlSize.rawValue) ?? .regular }

  /// The control's key in the tables.
  final var metrics: ControlGeometry? {
    metricKind.map { ControlGeometry(kind: $0, size: metricSize, era: metricEra) }
  }

  open override var alignmentRectInsets: NSEdgeInsets {
    metrics.map { NSEdgeInsets($0.insets) } ?? super.alignmentRectInsets
  }

  /// The natural height of the frame; nil if the content has none.
  var naturalHeight: CGFloat? {
    guard let metrics else { return nil }
    let height = contentSize(limitedTo: nil).height
    return height < 0 ? nil : height + metrics.insets.top + metrics.insets.bottom
  }

  open override var baselineOffsetFromBottom: CGFloat {
    guard let metrics, let above = metrics.baselineAboveBottom(frameHeight: naturalHeight) else {
      return super.baselineOffsetFromBottom
    }
    return above - metrics.insets.bottom
  }
  open override var firstBaselineOffsetFromTop: CGFloat {
    guard let metrics, let naturalHeight else { return super.firstBaselineOffsetFromTop }
    return naturalHeight - metrics.insets.top - metrics.insets.bottom - baselineOffsetFromBottom
      + baselineShift
  }
  open override var lastBaselineOffsetFromBottom: CGFloat {
    super.lastBaselineOffsetFromBottom + baselineShift
  }

  /// The additional distance of the text from the edges in a control that is taller than its natural height and centres its
  /// text.
  private var baselineShift: CGFloat {
    guard centersBaselines, frame.height > 0, let naturalHeight else { return 0 }
    return (frame.height - naturalHeight) / 2
  }

  open override var intrinsicContentSize: NSSize { metrics?.naturalSize ?? super.intrinsicContentSize }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    cell?.show(in: drawingBounds, of: self, on: canvas)
  }

  /// Called after the control's text, size or style has changed.
  @_spi(ViewHooks) open func cellContentDidChange() {
    invalidateIntrinsicContentSize()
    needsDisplay = true
    KeyValueObservations.noteChange(of: self)
  }

  @_spi(ViewHooks) open override var shownText: String? { stringValue.isEmpty ? nil : stringValue }
}
