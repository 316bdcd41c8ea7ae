import Foundation
import Graphics
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// Draws a scene in its window, with title bar, buttons and toolbar, or as a sheet.
///
/// The scene's views do not move: the window is drawn around them.
@MainActor
struct MacWindowPicture {
  let document: InterfaceWindow
  let context: MacInflationContext
  /// The views of toolbar items, by id.
  let itemViews: [String: InterfaceView]
  let look: InterfaceLook

  private static let styles: [(name: String, mask: NSWindow.StyleMask)] = [
    ("titled", .titled), ("closable", .closable), ("miniaturizable", .miniaturizable),
    ("resizable", .resizable), ("utility", .utilityWindow),
    ("nonactivatingPanel", .nonactivatingPanel), ("HUD", .hudWindow),
    ("fullSizeContentView", .fullSizeContentView),
  ]

  private var mask: NSWindow.StyleMask {
    Self.styles.reduce(into: []) { if document.styles.contains($1.name) { $0.insert($1.mask) } }
  }

  /// Whether the window is a sheet. A window that is not visible at launch, with a title bar without buttons, is regarded
  /// as one: programs attach it to another window.
  private var isSheet: Bool {
    document.element.flag("visibleAtLaunch") == false
      && mask.isDisjoint(with: [.closable, .miniaturizable, .utilityWindow])
  }

  /// - Parameter content: draws the scene, with its upper left corner at the origin.
  func displayList(contentSize: CGSize, content: (GraphicsContext) -> Void) -> DisplayList {
    let before = InterfaceDirection.chosen
    InterfaceDirection.chosen = context.direction
    defer { InterfaceDirection.chosen = before }
    let keeper = ToolbarKeeper()
    let window = makeWindow(contentSize, keeper)
    let size = window.frame.size
    var canvas = MacCanvas(
      context: GraphicsContext(size: size), look: look, grid: window.frameView.backingGrid)
    canvas.isRightToLeft = context.direction == .rightToLeft
    let outline = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: Self.cornerRadius)
    if mask.contains(.titled) { canvas.context.clip(to: outline) }
    drawFrame(of: window, on: canvas)
    canvas.context.saveGState()
    canvas.context.translateBy(x: 0, y: size.height - contentSize.height)
    content(canvas.context)
    canvas.context.restoreGState()
    drawBar(of: window, on: canvas)
    if mask.contains(.titled) {
      canvas.strokeInside(
        CGRect(origin: .zero, size: size), cornerRadius: Self.cornerRadius, .separatorColor, width: 1)
    }
    return canvas.context.displayList
  }

  /// The radius of the corners of windows since macOS 11, in points; see `WindowFrameView`.
  private static let cornerRadius: CGFloat = 10

  private func drawFrame(of window: NSWindow, on canvas: MacCanvas) {
    guard !isSheet else {
      return canvas.fill(CGRect(origin: .zero, size: window.frame.size), .windowBackgroundColor)
    }
    window.frameView.drawFrame(on: canvas)
  }

  /// Draws the title bar. If the content extends under it, only the buttons are drawn over the content.
  private func drawBar(of window: NSWindow, on canvas: MacCanvas) {
    guard !isSheet else { return }
    if mask.contains(.fullSizeContentView) { window.frameView.drawTitleBar(on: canvas) }
    window.drawToolbar(on: canvas)
  }

  // MARK: The window

  private func makeWindow(_ contentSize: CGSize, _ keeper: ToolbarKeeper) -> NSWindow {
    let style = isSheet ? NSWindow.StyleMask.borderless : mask
    let window = NSWindow(
      contentRect: NSRect(origin: .zero, size: contentSize), styleMask: style, backing: .buffered, defer: true
    )
    window.title = document.title
    window.titleVisibility = document.titleVisibility == "hidden" ? .hidden : .visible
    window.titlebarAppearsTransparent = document.element.flag("titlebarAppearsTransparent") ?? false
    if let toolbar = document.toolbar, !isSheet {
      fill(keeper, toolbar)
      window.toolbarStyle = Self.toolbarStyles[document.element["toolbarStyle"] ?? ""] ?? olderStyle
      window.toolbar = makeToolbar(toolbar, keeper)
      window.layoutIfNeeded()
    }
    return window
  }

  private static let toolbarStyles: [String: NSWindow.ToolbarStyle] = [
    "expanded": .expanded, "preference": .preference, "unified": .unified, "unifiedCompact": .unifiedCompact,
  ]

  /// The toolbar style for older eras: before macOS 11, toolbars were below the title.
  private var olderStyle: NSWindow.ToolbarStyle { context.era < .b ? .expanded : .automatic }

  private func makeToolbar(_ content: ToolbarContent, _ keeper: ToolbarKeeper) -> NSToolbar {
    let toolbar = NSToolbar(identifier: document.id ?? "")
    toolbar.displayMode = content.displayMode == "iconOnly" ? .iconOnly : .iconAndLabel
    toolbar.delegate = keeper
    return toolbar
  }

  private func fill(_ keeper: ToolbarKeeper, _ content: ToolbarContent) {
    for (place, item) in content.items.enumerated() {
      let isSystem = item.identifier?.hasPrefix("NSToolbar") ?? false
      let name = isSystem ? item.identifier ?? "" : "\(place)"
      keeper.identifiers.append(NSToolbarItem.Identifier(name))
      if !isSystem { keeper.items[name] = makeItem(item, name) }
    }
  }

  private func makeItem(_ content: ToolbarItemContent, _ name: String) -> NSToolbarItem {
    let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier(name))
    item.label = content.label ?? ""
    item.image = content.image.flatMap { context.image($0) }
    if let view = content.viewID.flatMap({ itemViews[$0] }) {
      item.view = MacSceneInflater(context: context).inflate(root: view)
    }
    if let size = content.minSize { item.minSize = NSSize(width: size.width, height: size.height) }
    if let size = content.maxSize { item.maxSize = NSSize(width: size.width, height: size.height) }
    return item
  }
}

/// Adds the document's items to a toolbar.
@MainActor
private final class ToolbarKeeper: NSObject, NSToolbarDelegate {
  var identifiers: [NSToolbarItem.Identifier] = []
  var items: [String: NSToolbarItem] = [:]

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { identifiers }
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { items[itemIdentifier.rawValue] }
}
