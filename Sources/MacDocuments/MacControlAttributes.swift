import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// Gives controls what their documents say they show.
@MainActor
struct MacControlAttributes {
  let document: InterfaceView
  let context: MacInflationContext

  func apply(to view: NSView) {
    view.metricEraOverride = context.era
    if let indicator = view as? NSProgressIndicator { return apply(to: indicator) }
    guard let control = view as? NSControl, let cell = document.cell else { return }
    control.controlSize = Self.sizes[document.controlSize] ?? .regular
    control.isEnabled = cell.isEnabled
    control.font = font(of: cell)
    if let alignment = cell.alignment.flatMap({ Self.alignments[$0] }) { control.alignment = alignment }
    if let mode = cell.lineBreakMode.flatMap({ Self.lineBreakModes[$0] }) { control.lineBreakMode = mode }
    switch control {
    case let field as NSTextField: apply(cell, to: field)
    case let button as NSPopUpButton: apply(cell, to: button)
    case let button as NSButton: apply(cell, to: button)
    case let slider as NSSlider: apply(cell, to: slider)
    case let control as NSSegmentedControl: apply(cell, to: control)
    case let picture as NSImageView: picture.image = cell.imageName.flatMap { NSImage(named: $0) }
    default: break
    }
  }

  // MARK: Names

  private static let sizes: [ControlCell.Size: NSControl.ControlSize] = [
    .regular: .regular, .small: .small, .mini: .mini, .large: .large,
  ]

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  private func font(of cell: ControlCell) -> NSFont {
    let standard = DocumentControl(document).size.fontSize
    guard let font = cell.font else { return .systemFont(ofSize: standard) }
    let size = MacFontSizes.size(of: font) ?? standard
    switch font.face {
    case .named(let name, _): return NSFont(name: name, size: size) ?? .systemFont(ofSize: size)
    case .boldSystem: return .boldSystemFont(ofSize: size)
    case .meta(let role) where role.hasSuffix("Bold"): return .boldSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
  }

  // MARK: Text

  private func apply(_ cell: ControlCell, to field: NSTextField) {
    field.isBezeled = cell.borderStyle == "bezel"
    field.isBordered = cell.borderStyle == "border"
    field.drawsBackground = cell.drawsBackground || cell.borderStyle == "bezel"
    field.isEditable = cell.isEditable
    field.isSelectable = cell.isSelectable || cell.isEditable
    field.usesSingleLineMode = cell.usesSingleLineMode
    field.stringValue = cell.attributedTitle.map { $0.map(\.text).joined() } ?? cell.title
    field.placeholderString = cell.placeholder
    field.maximumNumberOfLines = cell.wraps ? 0 : 1
    let width = document.element.number("preferredMaxLayoutWidth") ?? 0
    if width > 0 { field.preferredMaxLayoutWidth = width }
  }

  // MARK: Buttons

  private func apply(_ cell: ControlCell, to button: NSButton) {
    button.setButtonType(Self.buttonTypes[cell.type ?? ""] ?? .momentaryPushIn)
    button.bezelStyle = Self.bezels[cell.bezelStyle ?? ""] ?? .push
    button.isBordered = cell.borderStyle != nil
    button.title = cell.imagePosition == "only" ? "" : cell.title
    button.image = cell.imageName.flatMap { NSImage(named: $0) }
    button.state = cell.state == "on" ? .on : cell.state == "mixed" ? .mixed : .off
  }

  private static let buttonTypes: [String: NSButton.ButtonType] = ["check": .switch, "radio": .radio]

  private static let bezels: [String: NSButton.BezelStyle] = [
    "rounded": .rounded, "regularSquare": .regularSquare, "shadowlessSquare": .shadowlessSquare,
    "smallSquare": .smallSquare, "texturedRounded": .texturedRounded, "texturedSquare": .texturedSquare,
    "roundedRect": .roundRect, "recessed": .recessed, "inline": .inline, "helpButton": .helpButton,
    "circular": .circular, "disclosure": .disclosure, "roundedDisclosure": .roundedDisclosure,
  ]

  private func apply(_ cell: ControlCell, to button: NSPopUpButton) {
    button.isBordered = cell.borderStyle != nil
    button.bezelStyle = Self.bezels[cell.bezelStyle ?? ""] ?? .push
    button.pullsDown = cell.pullsDown
    let items = cell.menuItems.filter { !$0.isSeparator }
    // By the menu: the button itself would take two items of one title for the same.
    for item in items { button.menu?.addItem(NSMenuItem(title: item.title, action: nil, keyEquivalent: "")) }
    let selected = items.firstIndex { $0.id != nil && $0.id == cell.selectedItem }
    if let selected, selected < button.numberOfItems { button.selectItem(at: selected) }
  }

  // MARK: Values

  private func apply(_ cell: ControlCell, to slider: NSSlider) {
    let settings = cell.sliderSettings
    slider.sliderType = settings.isCircular ? .circular : .linear
    slider.maxValue = settings.maximum
    slider.minValue = settings.minimum
    slider.numberOfTickMarks = min(max(settings.tickCount, 0), Self.mostTicks)
    slider.doubleValue = settings.value
    slider.isVertical = DocumentControl(document).kind == .sliderV
  }

  /// No slider has room for more.
  private static let mostTicks = 1000

  private func apply(_ cell: ControlCell, to control: NSSegmentedControl) {
    let segments = cell.segments
    control.segmentCount = segments.count
    for (index, segment) in segments.enumerated() {
      control.setLabel(segment.title, forSegment: index)
      control.setImage(segment.image.flatMap { NSImage(named: $0) }, forSegment: index)
      if let width = segment.width { control.setWidth(width, forSegment: index) }
      control.setSelected(segment.isSelected, forSegment: index)
    }
  }

  private func apply(to indicator: NSProgressIndicator) {
    let element = document.element
    indicator.style = element["style"] == "spinning" ? .spinning : .bar
    indicator.controlSize = Self.sizes[document.controlSize] ?? .regular
    indicator.isIndeterminate = element.flag("indeterminate") ?? false
    indicator.minValue = element.number("minValue") ?? 0
    indicator.maxValue = element.number("maxValue") ?? 100
    indicator.doubleValue = element.number("doubleValue") ?? 0
  }
}
