import Foundation
@_spi(ViewHooks) import MacWindows

/// A search field in a toolbar. (Apple, `NSSearchToolbarItem`.)
@preconcurrency @MainActor
open class NSSearchToolbarItem: NSToolbarItem {
  /// The default width in points (a guess: AppKit's is not published).
  private static let usualWidth: CGFloat = 220

  open var searchField: NSSearchField {
    get { field }
    set {
      field = newValue
      fieldDidChange()
    }
  }
  private var field = NSSearchField()
  /// The preferred width in points.
  open var preferredWidthForSearchField: CGFloat {
    get { width }
    set {
      width = newValue
      fieldDidChange()
    }
  }
  private var width = NSSearchToolbarItem.usualWidth
  /// The field becomes narrower before it would leave the toolbar. (Apple's “may collapse the search item into a button” if the
  /// toolbar is low on space; there is no such button here. The number is a guess.)
  @_spi(ViewHooks) open override var leastWidth: CGFloat? { min(width, Self.smallestWidth) }
  private static let smallestWidth: CGFloat = 100

  /// Whether the field resigns first responder when a search is cancelled. Stored only.
  open var resignsFirstResponderWithCancel = true

  public override init(itemIdentifier: NSToolbarItem.Identifier) {
    super.init(itemIdentifier: itemIdentifier)
    fieldDidChange()
  }

  private func fieldDidChange() {
    field.sizeToFit()
    field.setFrameSize(NSSize(width: width, height: field.frame.height))
    view = field
  }

  /// Makes the field first responder.
  open func beginSearchInteraction() { field.window?.makeFirstResponder(field) }
  open func endSearchInteraction() {
    if field.window?.firstResponder === field { field.window?.makeFirstResponder(nil) }
  }
}

extension NSToolbarItemGroup {
  /// A group of segments with titles. (Apple,
  /// `init(itemIdentifier:titles:selectionMode:labels:target:action:)`.)
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: SelectionMode,
    labels: [String]?, target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    let control = NSSegmentedControl(
      labels: titles, trackingMode: Self.tracking(selectionMode), target: nil, action: nil)
    fill(control, titles: titles, labels, selectionMode, target, action)
  }

  /// A group of segments with images. (Apple,
  /// `init(itemIdentifier:images:selectionMode:labels:target:action:)`.)
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: SelectionMode,
    labels: [String]?, target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    let control = NSSegmentedControl(
      images: images, trackingMode: Self.tracking(selectionMode), target: nil, action: nil)
    fill(control, titles: images.map { _ in "" }, labels, selectionMode, target, action)
    for (item, image) in zip(subitems, images) { item.image = image }
  }

  private static func tracking(_ mode: SelectionMode) -> NSSegmentedControl.SwitchTracking {
    switch mode {
    case .selectOne: .selectOne
    case .selectAny: .selectAny
    case .momentary: .momentary
    }
  }

  private func fill(
    _ control: NSSegmentedControl, titles: [String], _ labels: [String]?, _ mode: SelectionMode,
    _ target: AnyObject?, _ action: Selector?
  ) {
    selectionMode = mode
    (self.target, self.action) = (target, action)
    subitems = titles.enumerated().map { index, title in
      let item = NSToolbarItem(itemIdentifier: Identifier("\(itemIdentifier.rawValue).\(index)"))
      item.title = title
      if let labels, labels.indices.contains(index) { item.label = labels[index] }
      return item
    }
    control.onAction = { [weak self] control in
      guard let self, let control = control as? NSSegmentedControl else { return }
      for index in subitems.indices { setSelected(control.isSelected(forSegment: index), at: index) }
      performClick()
    }
    view = control
  }
}
