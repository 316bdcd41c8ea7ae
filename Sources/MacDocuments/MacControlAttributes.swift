import DocumentInflation
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// Applies a document's content to controls.
@MainActor
struct MacControlAttributes {
  let document: InterfaceView
  let context: MacInflationContext

  func apply(to view: NSView) {
    view.metricEraOverride = context.era
    if let indicator = view as? NSProgressIndicator { return apply(to: indicator) }
    if let well = view as? NSColorWell { return apply(to: well) }
    guard let control = view as? NSControl, let cell = document.cell else { return }
    control.controlSize = Self.sizes[document.controlSize] ?? .regular
    control.isEnabled = cell.isEnabled
    if let direction = Self.directions[document.element["userInterfaceLayoutDirection"] ?? ""] {
      control.userInterfaceLayoutDirection = direction
    }
    control.font = font(of: cell)
    if let alignment = cell.alignment.flatMap(NSTextAlignment.init(documentName:)) {
      // Documents use `left` for the leading side of the titles of check boxes, radio buttons and pop-up
      // buttons.
      let isSide = control is NSButton && alignment == .left
      control.alignment = isSide ? .natural : alignment
    }
    if let mode = cell.lineBreakMode.flatMap(NSLineBreakMode.init(paragraphName:)) {
      control.lineBreakMode = mode
    }
    switch control {
    case let field as NSTextField: apply(cell, to: field)
    case let button as NSPopUpButton: apply(cell, to: button)
    case let button as NSButton: apply(cell, to: button)
    case let control as NSSegmentedControl: apply(cell, to: control)
    case let picture as NSImageView: picture.image = image(cell.imageName)
    default: applyValue(cell, to: control)
    }
  }

  private func applyValue(_ cell: ControlCell, to control: NSControl) {
    guard MacValueAttributes(cell: cell).apply(to: control) else { return }
    (control as? NSSlider)?.isVertical = DocumentControl(document).kind == .sliderV
  }

  // MARK: Names

  private static let directions: [String: NSUserInterfaceLayoutDirection] = [
    "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]

  static let sizes: [ControlCell.Size: NSControl.ControlSize] = [
    .regular: .regular, .small: .small, .mini: .mini, .large: .large,
  ]

  private func font(of cell: ControlCell) -> NSFont {
    MacCanvasFonts(release: context.document.xcode)
      .font(cell.font, standard: DocumentControl(document).standardFontSize)
  }

  private func image(_ name: String?) -> NSImage? { name.flatMap { context.image($0) } }

  /// The image without the margin of the system's newer templates, about a fifth of their sides, which buttons omit: 6
  /// of 7 borderless and gradient buttons.
  private static func aligned(_ image: NSImage) -> NSImage {
    guard let name = image.name(), name.hasSuffix("Template"), let own = NSImage(named: name),
      own.size == image.size
    else { return image }
    let shrunk = NSSize(
      width: image.size.width * shownShare.width, height: image.size.height * shownShare.height)
    image.size = NSSize(width: (2 * shrunk.width).rounded() / 2, height: (2 * shrunk.height).rounded() / 2)
    return image
  }

  private static let shownShare = NSSize(width: 0.81, height: 0.775)

  // MARK: Text

  private func apply(_ cell: ControlCell, to field: NSTextField) {
    if cell.borderStyle == "border" {
      field.isBordered = true
    } else {
      field.isBezeled = cell.borderStyle == "bezel"
    }
    field.drawsBackground = cell.drawsBackground || cell.borderStyle == "bezel"
    field.isEditable = cell.isEditable
    field.isSelectable = cell.isSelectable || cell.isEditable
    field.usesSingleLineMode = cell.usesSingleLineMode
    field.stringValue = cell.attributedTitle.map { $0.map(\.text).joined() } ?? cell.title
    field.placeholderString = cell.placeholder
    if let color = cell.color(forKey: "textColor").flatMap({ context.color($0) }) { field.textColor = color }
    if let color = cell.color(forKey: "backgroundColor").flatMap({ context.color($0) }) {
      field.backgroundColor = color
    }
    let width = document.element.number("preferredMaxLayoutWidth") ?? 0
    if width > 0 { field.preferredMaxLayoutWidth = width }
  }

  // MARK: Buttons

  private func apply(_ cell: ControlCell, to button: NSButton) {
    button.setButtonType(Self.buttonTypes[cell.type ?? ""] ?? .momentaryPushIn)
    button.bezelStyle = Self.bezels[cell.bezelStyle ?? ""] ?? .push
    button.isBordered = cell.borderStyle != nil
    button.isTransparent = cell.isTransparent
    button.title = cell.title
    button.image = image(cell.imageName).map(Self.aligned)
    button.imagePosition = imagePosition(cell)
    // Interface Builder offers the mixed state only with it.
    button.allowsMixedState = cell.state == "mixed"
    button.state = cell.state == "on" ? .on : cell.state == "mixed" ? .mixed : .off
    button.keyEquivalent = cell.keyEquivalent ?? ""
  }

  private static let buttonTypes: [String: NSButton.ButtonType] = ["check": .switch, "radio": .radio]

  private static let bezels: [String: NSButton.BezelStyle] = [
    "rounded": .rounded, "regularSquare": .regularSquare, "shadowlessSquare": .shadowlessSquare,
    "smallSquare": .smallSquare, "texturedRounded": .texturedRounded, "texturedSquare": .texturedSquare,
    "roundedRect": .roundRect, "recessed": .recessed, "inline": .inline, "helpButton": .helpButton,
    "circular": .circular, "disclosure": .disclosure, "roundedDisclosure": .roundedDisclosure,
  ]

  /// The image position. The marks of check boxes and radio buttons are before their titles in both
  /// reading directions.
  private func imagePosition(_ cell: ControlCell) -> NSControl.ImagePosition {
    let isMark = Self.buttonTypes[cell.type ?? ""] != nil
    switch cell.imagePosition {
    case "left" where isMark: return .imageLeading
    case "right" where isMark: return .imageTrailing
    case let name: return Self.imagePositions[name ?? ""] ?? .noImage
    }
  }

  private static let imagePositions: [String: NSControl.ImagePosition] = [
    "only": .imageOnly, "left": .imageLeft, "right": .imageRight, "below": .imageBelow, "above": .imageAbove,
    "overlaps": .imageOverlaps, "leading": .imageLeading, "trailing": .imageTrailing,
  ]

  private func apply(_ cell: ControlCell, to button: NSPopUpButton) {
    button.isBordered = cell.borderStyle != nil
    button.bezelStyle = Self.bezels[cell.bezelStyle ?? ""] ?? .push
    button.pullsDown = cell.pullsDown
    let items = cell.menuItems.filter { !$0.isSeparator }
    // Added through the menu, because the button would replace items with the same title.
    for item in items { button.menu?.addItem(NSMenuItem(title: item.title, action: nil, keyEquivalent: "")) }
    let selected = items.firstIndex { $0.id != nil && $0.id == cell.selectedItem }
    if let selected, selected < button.numberOfItems { button.selectItem(at: selected) }
  }

  // MARK: Values

  private func apply(_ cell: ControlCell, to control: NSSegmentedControl) {
    let segments = cell.segments
    control.segmentStyle = Self.segmentStyles[cell.segmentStyle ?? ""] ?? .automatic
    control.trackingMode = Self.trackingModes[cell.element["trackingMode"] ?? ""] ?? .selectOne
    control.segmentCount = segments.count
    for (index, segment) in segments.enumerated() {
      control.setLabel(segment.title, forSegment: index)
      control.setImage(image(segment.image), forSegment: index)
      if let width = segment.width { control.setWidth(width, forSegment: index) }
      control.setSelected(segment.isSelected, forSegment: index)
    }
  }

  private static let trackingModes: [String: NSSegmentedControl.SwitchTracking] = [
    "momentary": .momentary, "selectAny": .selectAny,
  ]

  private static let segmentStyles: [String: NSSegmentedControl.Style] = [
    "rounded": .rounded, "roundRect": .roundRect, "texturedSquare": .texturedSquare,
    "texturedRounded": .texturedRounded, "smallSquare": .smallSquare, "separated": .separated,
    "capsule": .capsule,
  ]

  private func apply(to well: NSColorWell) {
    let color = document.element.first("color", key: "color").flatMap(DocumentColor.init)
    if let color = color.flatMap({ context.color($0) }) { well.color = color }
    well.isBordered = document.element.flag("bordered") ?? true
    well.isEnabled = document.element.flag("enabled") ?? true
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
