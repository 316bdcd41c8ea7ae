import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// The view of a window's toolbar: a row of viewers, one per item. AppKit's is `NSToolbarView`, a name that
/// appears in logs.
final class ToolbarView: NSView, PrivatelyNamed {
  private weak var toolbar: NSToolbar?
  private(set) var viewers: [ToolbarItemViewer] = []

  init(toolbar: NSToolbar) {
    self.toolbar = toolbar
    super.init(frame: .zero)
    rebuild()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated var privateName: String { "NSToolbarView" }

  /// Recreates the viewers.
  func rebuild() {
    for viewer in viewers { viewer.removeFromSuperview() }
    viewers = (toolbar?.visibleItems ?? []).map { ToolbarItemViewer(item: $0) }
    for viewer in viewers { addSubview(viewer) }
    needsLayout = true
  }

  /// Spaces around the row and between its items, in points (guesses).
  private static let inset: CGFloat = 8
  private static let spacing: CGFloat = 8

  /// The dividers that the items' present places follow.
  private(set) var placedDividers: [CGFloat?] = []

  /// Places the items side by side, section by section: a separator that tracks a divider stands at it, and the next section
  /// begins there. Flexible spaces share the remaining width of their section.
  override func layout() {
    placedDividers = trackedDividers
    let isRightToLeft = userInterfaceLayoutDirection == .rightToLeft
    let before = isRightToLeft ? (superview?.bounds.width ?? frame.maxX) - frame.maxX : frame.minX
    var start = Self.inset
    var section: [ToolbarItemViewer] = []
    for (viewer, divider) in zip(viewers, placedDividers) {
      section.append(viewer)
      guard let divider, divider > before else { continue }
      section.removeLast()
      let end = max(place(section, from: start, to: divider - before - Self.spacing), divider - before)
      impose(viewer, viewer.wantedSize(in: bounds.height), at: end)
      start = end + (viewer.item.itemIdentifier == .sidebarTrackingSeparator ? spaceOfTitle : Self.inset)
      section = []
    }
    place(section, from: start, to: bounds.width - Self.inset)
    centreMarkedViewers()
    super.layout()
  }

  /// The space that a title beside the sidebar's divider takes.
  private var spaceOfTitle: CGFloat {
    let title = toolbar?.hostWindow?.frameView.titleSpace ?? 0
    return title > 0 ? Self.titleInset + title + Self.inset : Self.inset
  }

  /// Places items side by side between two distances from the leading side.
  ///
  /// - Returns: the end of the last item.
  @discardableResult
  private func place(_ section: [ToolbarItemViewer], from start: CGFloat, to end: CGFloat) -> CGFloat {
    let flexible = section.filter(\.isFlexible).count
    let sizes = sizes(of: section, within: end - start)
    let used = sizes.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(max(0, section.count - 1))
    let free = max(0, end - start - used)
    var x = start + (centersItems && flexible == 0 ? (free / 2).rounded() : 0)
    for (viewer, size) in zip(section, sizes) {
      let width = size.width + (viewer.isFlexible ? free / CGFloat(flexible) : 0)
      impose(viewer, NSSize(width: width, height: size.height), at: x)
      x += width + Self.spacing
    }
    return section.isEmpty ? start : x - Self.spacing
  }

  /// The sizes of items, of which those that may be narrower give way if the others need their space.
  private func sizes(of section: [ToolbarItemViewer], within space: CGFloat) -> [NSSize] {
    var sizes = section.map { $0.wantedSize(in: bounds.height) }
    var surplus =
      sizes.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(max(0, section.count - 1)) - space
    for (index, viewer) in section.enumerated() {
      guard surplus > 0, let least = viewer.item.leastWidth else { continue }
      let given = min(surplus, max(0, sizes[index].width - least))
      sizes[index].width -= given
      surplus -= given
    }
    return sizes
  }

  /// Gives an item its place at a distance from the leading side.
  private func impose(_ viewer: ToolbarItemViewer, _ size: NSSize, at x: CGFloat) {
    viewer.impose(
      NSRect(
        x: userInterfaceLayoutDirection == .rightToLeft ? bounds.width - x - size.width : x,
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
  }

  /// “… below the window title with toolbar items centered in the toolbar.” (Apple, `NSWindow.ToolbarStyle.preference`.)
  private var centersItems: Bool { toolbar?.hostWindow?.toolbarStyle == .preference }

  /// Items that are to stand in the middle of the window do where they overlap no other.
  private func centreMarkedViewers() {
    guard let toolbar, let superview else { return }
    for viewer in viewers where toolbar.centeredItemIdentifiers.contains(viewer.item.itemIdentifier) {
      let middle = superview.bounds.midX - frame.minX
      var place = viewer.place
      place.origin.x = (middle - place.width / 2).rounded()
      let others = viewers.filter { $0 !== viewer && !$0.isFlexible }
      if !others.contains(where: { $0.place.minX < place.maxX && place.minX < $0.place.maxX }) {
        viewer.impose(place)
      }
    }
  }
}

extension NSToolbarItem {
  /// The view that shows the item in a window; nil for one that is not in a window's toolbar.
  package var shownView: NSView? {
    toolbar?.hostWindow?.extras.toolbarView?.viewers.first { $0.item === self }
  }
}

/// Shows an item of a toolbar. AppKit's is `NSToolbarItemViewer`; it imposes the size of item views by required constraints
/// with the identifiers `NSView-Encapsulated-Layout-Width` and `-Height` in logs.
final class ToolbarItemViewer: NSView, PrivatelyNamed {
  let item: NSToolbarItem
  private var imposed: [NSLayoutConstraint] = []
  private(set) var place = NSRect.zero
  /// The size of the item's view before a narrow toolbar shrank it.
  private let initialSize: NSSize

  init(item: NSToolbarItem) {
    self.item = item
    initialSize = item.view?.frame.size ?? .zero
    super.init(frame: .zero)
    guard let view = item.view else { return }
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated var privateName: String { "NSToolbarItemViewer" }
  override var shownText: String? { item.label.isEmpty ? nil : item.label }

  var isFlexible: Bool { item.itemIdentifier == .flexibleSpace }

  /// The width of a picture, the width of a space and the height of a label, in points (guesses).
  private static let pictureWidth: CGFloat = 36
  private static let pictureHeight: CGFloat = 28
  private static let spaceWidth: CGFloat = 12
  /// As wide as a thin divider.
  private static let separatorWidth: CGFloat = 1
  private static let labelHeight: CGFloat = 14

  private var showsLabel: Bool {
    guard let toolbar = item.toolbar, !item.label.isEmpty, toolbar.displayMode != .iconOnly else {
      return false
    }
    let style = toolbar.hostWindow?.toolbarStyle
    return style == .expanded || style == .preference
  }

  private static let font = NSFont.systemFont(ofSize: NSFont.smallSystemFontSize)

  /// The size that the item requests, at most as high as the toolbar.
  func wantedSize(in height: CGFloat) -> NSSize {
    if isFlexible { return NSSize(width: 0, height: Self.pictureHeight) }
    if item is NSTrackingSeparatorToolbarItem {
      return NSSize(width: Self.separatorWidth, height: Self.pictureHeight)
    }
    if item.itemIdentifier == .space { return NSSize(width: Self.spaceWidth, height: Self.pictureHeight) }
    var size = item.view.map(size(of:)) ?? NSSize(width: Self.pictureWidth, height: Self.pictureHeight)
    if showsLabel {
      let label = TextSystem.measurer.layout(
        TextRequest(text: item.label, font: Self.font.descriptor, maximumLines: 1))
      size.width = max(size.width, label.size.width.rounded(.up))
      size.height += Self.labelHeight
    }
    return NSSize(width: size.width, height: min(size.height, height))
  }

  /// The size of an item's view, within the item's limits: the size that its constraints require, or else its
  /// initial size.
  private func size(of view: NSView) -> NSSize {
    let fitting = view.fittingSize
    var size = item.leastWidth == nil ? view.frame.size : initialSize
    if !view.translatesAutoresizingMaskIntoConstraints || size == .zero { size = fitting }
    if item.minSize != .zero {
      size = NSSize(width: max(size.width, item.minSize.width), height: max(size.height, item.minSize.height))
    }
    if item.maxSize != .zero {
      size = NSSize(width: min(size.width, item.maxSize.width), height: min(size.height, item.maxSize.height))
    }
    return size
  }

  /// Places the viewer in the toolbar, and the item's view inside it.
  func impose(_ place: NSRect) {
    guard place != self.place || imposed.isEmpty else { return }
    self.place = place
    frame = place
    guard let view = item.view else { return }
    let size = NSSize(width: place.width, height: place.height - (showsLabel ? Self.labelHeight : 0))
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = NSRect(origin: NSPoint(x: 0, y: place.height - size.height), size: size)
    } else {
      encapsulate(view, size)
    }
  }

  private func encapsulate(_ view: NSView, _ size: NSSize) {
    NSLayoutConstraint.deactivate(imposed)
    imposed = [
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.topAnchor.constraint(equalTo: topAnchor),
      named(view.widthAnchor.constraint(equalToConstant: size.width), "NSView-Encapsulated-Layout-Width"),
      named(view.heightAnchor.constraint(equalToConstant: size.height), "NSView-Encapsulated-Layout-Height"),
    ]
    for constraint in imposed { constraint.kind = .system }
    NSLayoutConstraint.activate(imposed)
  }

  private func named(_ constraint: NSLayoutConstraint, _ identifier: String) -> NSLayoutConstraint {
    constraint.identifier = identifier
    return constraint
  }

  override func drawContent(on canvas: MacCanvas) {
    let color = item.isEnabled ? NSColor.labelColor : .disabledControlTextColor
    let size = layoutNode.frame.size
    let picture = CGRect(
      x: 0, y: 0, width: size.width, height: size.height - (showsLabel ? Self.labelHeight : 0))
    if item.toolbar?.selectedItemIdentifier == item.itemIdentifier {
      canvas.fill(CGRect(origin: .zero, size: size), cornerRadius: Self.cornerRadius, .quaternaryLabelColor)
    }
    if let image = item.image, item.view == nil {
      image.draw(in: Self.middle(of: picture, image), on: canvas, tint: color)
    }
    guard showsLabel else { return }
    canvas.drawLine(
      item.label, in: CGRect(x: 0, y: picture.maxY, width: size.width, height: Self.labelHeight),
      font: Self.font,
      color: color, alignment: .center)
  }

  private static let cornerRadius: CGFloat = 5

  private static func middle(of rect: CGRect, _ image: NSImage) -> CGRect {
    let size = image.size
    return CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }
}
