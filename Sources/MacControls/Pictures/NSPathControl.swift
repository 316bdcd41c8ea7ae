import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A displayed component of a path. (Apple, `NSPathControlItem`.)
@preconcurrency @MainActor
open class NSPathControlItem: NSObject {
  open var title = ""
  open var attributedTitle = NSAttributedString()
  open var image: NSImage?
  open internal(set) var url: URL?
}

/// The delegate of a path control. (Apple, `NSPathControlDelegate`.)
@preconcurrency @MainActor
public protocol NSPathControlDelegate: NSObjectProtocol {
  /// Never called: menus are not shown.
  func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
  /// Never called: panels are not shown.
  func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
  /// Never called: nothing is dragged.
  func pathControl(
    _ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard
  ) -> Bool
  /// Never called: nothing is dragged.
  func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo) -> NSDragOperation
  /// Never called: nothing is dragged.
  func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool
}

extension NSPathControlDelegate {
  public func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel) {}
  public func pathControl(
    _ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard
  ) -> Bool { true }
  public func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo)
    -> NSDragOperation
  { [] }
  public func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool { false }
  public func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) {}
}

/// A control that shows a path of folders. (Apple, `NSPathControl`.)
@preconcurrency @MainActor
open class NSPathControl: NSControl {
  /// Raw values match AppKit's.
  public enum Style: Int, Hashable, Sendable {
    case standard = 0
    case navigationBar = 1
    case popUp = 2
  }

  open override class var cellClass: AnyClass? {
    get { NSPathCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .pathControl }

  final var pathCell: NSPathCell { typedCell(NSPathCell.self) }

  open var url: URL? {
    get { pathCell.url }
    set { pathCell.url = newValue }
  }
  open var pathStyle: Style {
    get { pathCell.pathStyle }
    set { pathCell.pathStyle = newValue }
  }
  open var pathItems: [NSPathControlItem] {
    get { pathCell.items }
    set { pathCell.items = newValue }
  }
  open var clickedPathItem: NSPathControlItem? { nil }
  open var doubleAction: Selector?
  open var isEditable: Bool {
    get { anyCell.isEditable }
    set { anyCell.isEditable = newValue }
  }
  open var allowedTypes: [String]? {
    get { pathCell.allowedTypes }
    set { pathCell.allowedTypes = newValue }
  }
  open var placeholderString: String? {
    get { pathCell.placeholderString }
    set { pathCell.placeholderString = newValue }
  }
  open var placeholderAttributedString: NSAttributedString? {
    get { pathCell.placeholderString.map { NSAttributedString(string: $0) } }
    set { pathCell.placeholderString = newValue?.string }
  }
  open var backgroundColor: NSColor? {
    get { pathCell.backgroundColor }
    set { pathCell.backgroundColor = newValue }
  }
  open weak var delegate: (any NSPathControlDelegate)?
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}

  open override var intrinsicContentSize: NSSize { pathCell.contentSize }
  @_spi(ViewHooks) open override var shownText: String? { nil }
  open override var isFlipped: Bool { true }
}

/// The cell of path controls. (Apple, `NSPathCell`.)
@preconcurrency @MainActor
open class NSPathCell: NSActionCell {
  @AlwaysObserved open var url: URL? { didSet { items = url.map(Self.items) ?? [] } }
  @AlwaysObserved open var pathStyle = NSPathControl.Style.standard { didSet { contentDidChange() } }
  open var allowedTypes: [String]?
  @AlwaysObserved open var placeholderString: String? { didSet { contentDidChange() } }
  @AlwaysObserved open var backgroundColor: NSColor? { didSet { needsDisplay() } }
  var items: [NSPathControlItem] = [] { didSet { contentDidChange() } }
  open override var objectValue: Any? {
    get { url }
    set { url = newValue as? URL ?? (newValue as? String).map { URL(fileURLWithPath: $0) } }
  }

  private static func items(of url: URL) -> [NSPathControlItem] {
    var made: [NSPathControlItem] = []
    var place = url.standardizedFileURL
    for name in place.pathComponents.reversed() where name != "/" {
      let item = NSPathControlItem()
      item.title = name
      item.url = place
      let isFile = made.isEmpty && !place.pathExtension.isEmpty
      item.image = NSImage(systemSymbolName: isFile ? "doc" : "folder.fill", accessibilityDescription: nil)
      made.append(item)
      place = place.deletingLastPathComponent()
    }
    return made.reversed()
  }

  @_spi(ViewHooks) open override var metricKind: ControlKind? { kind }
  private var kind: ControlKind { pathStyle == .popUp ? .pathPopUp : .pathControl }
  private var size: MacControlSize { MacControlSize(rawValue: controlSize.rawValue) ?? .regular }
  var era: MetricEra { (controlView as? NSControl)?.metricEra ?? .current }
  var geometry: ControlGeometry { ControlGeometry(kind: kind, size: size, era: era) }
  var textFont: NSFont { font ?? .systemFont(ofSize: size.fontSize) }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    PathDrawing(cell: self).draw(in: geometry.alignmentRect(in: rect), on: canvas)
  }

  /// The visible items: all of them, or the last one in the pop-up style.
  var shownItems: [NSPathControlItem] { pathStyle == .popUp ? items.suffix(1) : items }

  func width(of item: NSPathControlItem) -> CGFloat {
    let text = MacText(item.title, font: textFont, era: era).size().width
    return text + (item.image == nil ? 0 : MacControlMetrics.pathImage + MacControlMetrics.imageTitleGap)
  }

  /// The size of the alignment rectangle around all shown items.
  var contentSize: CGSize {
    let parts = shownItems.map(width)
    let gaps = CGFloat(max(0, parts.count - 1)) * MacControlMetrics.pathArrow
    let text =
      parts.isEmpty
      ? MacText(placeholderString ?? "", font: textFont, era: era).size().width : parts.reduce(gaps, +)
    return geometry.aligned(
      width: (text + MacControlMetrics.pathPadding).rounded(.up), height: geometry.frameHeight)
  }
}
