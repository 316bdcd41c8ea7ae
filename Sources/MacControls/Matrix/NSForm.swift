import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A column of fields with titles, in old documents. (Apple, `NSForm`.)
@preconcurrency @MainActor
open class NSForm: NSMatrix {
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    matrixCellClass = NSFormCell.self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    matrixCellClass = NSFormCell.self
  }

  @discardableResult
  open func addEntry(_ title: String) -> NSFormCell { insertEntry(title, at: numberOfRows) }
  @discardableResult
  open func insertEntry(_ title: String, at index: Int) -> NSFormCell {
    let entry = NSFormCell(textCell: title)
    insertRow(index)
    putCell(entry, atRow: min(max(0, index), numberOfRows - 1), column: 0)
    return entry
  }
  open func removeEntry(at index: Int) { removeRow(index) }
  open func cell(at index: Int) -> NSFormCell! { cell(atRow: index, column: 0) as? NSFormCell }
  open var indexOfSelectedItem: Int { selectedRow }
  open func indexOfCell(withTag tag: Int) -> Int { cells.firstIndex { $0.tag == tag } ?? -1 }
  open func setEntryWidth(_ width: CGFloat) { cellSize.width = width }
  open func setInterlineSpacing(_ spacing: CGFloat) { intercellSpacing.height = spacing }
  open func setTitleFont(_ fontObj: NSFont) {
    for case let cell as NSFormCell in cells { cell.titleFont = fontObj }
  }
  open func setTextFont(_ fontObj: NSFont) { for cell in cells { cell.font = fontObj } }
  open func setTitleAlignment(_ mode: NSTextAlignment) {
    for case let cell as NSFormCell in cells { cell.titleAlignment = mode }
  }
  open func setTextAlignment(_ mode: NSTextAlignment) { for cell in cells { cell.alignment = mode } }
  open func setBordered(_ flag: Bool) { for cell in cells { cell.isBordered = flag } }
  open func setBezeled(_ flag: Bool) { for cell in cells { cell.isBezeled = flag } }

  /// The width of the widest title, by which the fields are aligned.
  var titleColumn: CGFloat { cells.map { ($0 as? NSFormCell)?.titleWidth ?? 0 }.max() ?? 0 }
}

/// A field with a title. (Apple, `NSFormCell`.)
@preconcurrency @MainActor
open class NSFormCell: NSActionCell {
  public override init() {
    super.init()
    isBezeled = true
    isEditable = true
  }

  public override init(textCell string: String) {
    super.init()
    storedTitle = string
    isBezeled = true
    isEditable = true
  }

  public required init(coder: NSCoder) { super.init(coder: coder) }

  private var storedTitle = "Field:" { didSet { contentDidChange() } }
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  @AlwaysObserved open var titleFont: NSFont! = .systemFont(ofSize: NSFont.systemFontSize) {
    didSet { contentDidChange() }
  }
  @AlwaysObserved open var titleAlignment = NSTextAlignment.right { didSet { needsDisplay() } }
  @AlwaysObserved open var placeholderString: String? { didSet { needsDisplay() } }
  /// The width in points; negative for the text's width.
  open var preferredTextFieldWidth: CGFloat = -1
  private var storedTitleWidth: CGFloat?
  open var titleWidth: CGFloat {
    get { storedTitleWidth ?? MacText(title, font: titleFont, era: era).size().width.rounded(.up) }
    set {
      storedTitleWidth = newValue < 0 ? nil : newValue
      contentDidChange()
    }
  }
  var era: MetricEra { (controlView as? NSControl)?.metricEra ?? .current }

  private static let titleGap: CGFloat = 4

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    let column = min(rect.width, (controlView as? NSForm)?.titleColumn ?? titleWidth)
    let isRightToLeft = canvas.isRightToLeft
    let direction: TextDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let fieldWidth = max(0, rect.width - column - Self.titleGap)
    let label = CGRect(
      x: isRightToLeft ? rect.maxX - column : rect.minX, y: rect.minY, width: column, height: rect.height)
    let field = CGRect(
      x: isRightToLeft ? rect.minX : rect.maxX - fieldWidth, y: rect.minY, width: fieldWidth,
      height: rect.height)
    FieldFrame(
      style: isBezeled ? .square : isBordered ? .line : .none, background: .textBackgroundColor,
      isEnabled: isEnabled
    )
    .draw(in: field, on: canvas)
    let ink: NSColor = isEnabled ? .controlTextColor : .disabledControlTextColor
    let title = MacText(title, font: titleFont, era: era, alignment: titleAlignment, direction: direction)
    let value = MacText(
      stringValue, font: font ?? .systemFont(ofSize: NSFont.systemFontSize), era: era, alignment: alignment,
      direction: direction)
    let baseline = (rect.midY + title.lineHeight / 2 - title.baselineAboveLineBottom).rounded()
    title.draw(in: label, baseline: baseline, color: ink, on: canvas)
    value.draw(
      in: field.insetBy(dx: min(MacControlMetrics.fieldTextMargin, fieldWidth / 2), dy: 0),
      baseline: baseline, color: ink, on: canvas)
  }
}
