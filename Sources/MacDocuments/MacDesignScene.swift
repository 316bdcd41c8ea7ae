import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import LayoutExplanations
@_spi(ViewHooks) import MacLists

/// A top-level view of a macOS document: a window's content, a controller's view, or a separate view.
@preconcurrency @MainActor
public final class MacDesignScene {
  /// The id of the controller or, without one, of the view.
  public let identifier: String
  /// The readable title of the scene.
  public let title: String?
  /// The topmost view of the scene.
  public let rootView: NSView
  /// The size of the content in the document's window, in points; nil if the scene is not a window's content.
  package let windowContentSize: CGSize?
  let inflationFindings: [LayoutFinding]
  private let inflater: MacSceneInflater
  /// The window that shows the scene; nil for separate views.
  private let window: InterfaceWindow?
  private let itemViews: [String: InterfaceView]
  /// The size to show the scene in; nil for the saved one, and for scenes that do not fill a window or a
  /// controller's view.
  private let size: CGSize?
  private var isPlaced = false

  init(
    view: InterfaceView, controller: InterfaceController?, window: InterfaceWindow?,
    context: MacInflationContext, size: CGSize?, itemViews: [String: InterfaceView] = [:]
  ) {
    self.window = window
    self.itemViews = itemViews
    let isMain = controller != nil && controller?.view?.id == view.id
    self.size = isMain || window != nil ? size : nil
    windowContentSize = window?.contentRect.map { CGSize(width: $0.width, height: $0.height) }
    identifier = (isMain ? controller?.id : nil) ?? view.id ?? ""
    let names = [
      controller == nil ? window?.title : nil, controller?.title, controller?.userLabel,
      controller?.customClass?.name, view.userLabel,
    ]
    title = names.lazy.compactMap { $0 }.first { !$0.isEmpty }
    inflater = MacSceneInflater(context: context)
    rootView = inflater.inflate(root: view)
    inflationFindings = inflater.findings
    if inflater.usesSafeArea, let top = Self.safeAreaTop(in: window, era: context.era) {
      rootView.layoutNode.setSafeAreaInsets(LayoutInsets(top: top, left: 0, bottom: 0, right: 0))
    }
  }

  /// The height at the top of a scene that Interface Builder keeps clear of content, in points; nil for none. A view that
  /// stands for itself has that of a title bar with a toolbar (6 of 7), and so has a window whose content reaches under its
  /// own title bar, below that (2 of 2).
  private static func safeAreaTop(in window: InterfaceWindow?, era: MetricEra) -> CGFloat? {
    guard let window else { return titleAndToolbar }
    guard window.styles.contains("fullSizeContentView") else { return nil }
    return titleAndToolbar + (window.toolbar == nil ? titleBar(era) : titleAndToolbar)
  }

  private static let titleAndToolbar: CGFloat = 52

  private static func titleBar(_ era: MetricEra) -> CGFloat { era == .t ? 32 : 28 }

  /// Lays out whatever has changed.
  public func layoutIfNeeded() {
    rootView.layoutNode.layoutIfNeeded()
    guard !isPlaced else { return }
    isPlaced = true
    inflater.placeSavedFrames()
    rootView.layoutNode.layoutIfNeeded()
    rootView.layoutNode.captureAutoresizingContainers()
    guard let size else { return }
    // Resize as a window does, so that masks apply to views without constraints.
    rootView.setFrameSize(size)
    rootView.layoutNode.layoutIfNeeded()
  }

  /// Lays out, and returns the frames as values in document coordinates.
  public func snapshot() -> SceneSnapshot {
    layoutIfNeeded()
    return SceneSnapshot(identifier: identifier, title: title, root: snapshot(of: rootView))
  }

  /// Lays out, and explains the positions of all views.
  public func explanation() -> SceneExplanation {
    layoutIfNeeded()
    // At a size other than the saved one, saved frames do not apply.
    return rootView.layoutExplanation(
      isAtSavedSize: rootView.savedFrame?.size == rootView.layoutNode.frame.size)
  }

  /// Recursive; the reader of documents has bounded the depth.
  private func snapshot(of view: NSView) -> ViewSnapshot {
    ViewSnapshot(
      identifier: view.documentIdentifier,
      className: view.reportedClassName, label: view.documentLabel,
      frame: frameInDocument(of: view), isHidden: view.isHidden,
      isAmbiguous: view.layoutNode.engine.isAmbiguous(view.layoutNode), location: view.documentLocation,
      children: view.subviews.map(snapshot))
  }

  /// The frame in the superview's coordinates as in documents: upwards from its bottom edge, unless the superview is
  /// flipped.
  private func frameInDocument(of view: NSView) -> CGRect {
    let frame = view.layoutNode.frame
    guard let superview = view.superview else {
      // At a size other than the saved one, only the origin is the saved one.
      return view.savedFrame.map { CGRect(origin: $0.origin, size: size == nil ? $0.size : frame.size) }
        ?? frame
    }
    guard !inflater.flipped.contains(ObjectIdentifier(superview)) else { return frame }
    let height = superview.layoutNode.frame.height
    return CGRect(
      x: frame.minX, y: height - frame.minY - frame.height, width: frame.width, height: frame.height)
  }

  /// The findings of the last layout: conflicting constraints.
  func layoutFindings() -> [LayoutFinding] {
    rootView.layoutNode.engine.conflicts.map(LayoutFinding.init)
  }
}

// MARK: - Pictures

extension MacDesignScene {
  /// The pixels per point of pictures, as on Macs since 2012.
  public static let pictureScale = 2.0

  /// Lays out, and draws into a list in the size of the root view, on a window's background.
  public func displayList() -> DisplayList {
    layoutIfNeeded()
    return plainList(rootView.effectiveAppearance.look)
  }

  /// Lays out, and draws the scene in the window that shows it, with title bar and toolbar. Scenes without a window are
  /// drawn as ``displayList()`` does.
  ///
  /// - Parameter isDark: whether the appearance is dark.
  public func windowDisplayList(isDark: Bool = false) -> DisplayList {
    layoutIfNeeded()
    let look = InterfaceLook(isDark: isDark)
    guard let window else { return plainList(look) }
    let picture = MacWindowPicture(
      document: window, context: inflater.context, itemViews: itemViews, look: look)
    return picture.displayList(contentSize: rootView.layoutNode.frame.size) { record(into: $0, look) }
  }

  private func plainList(_ look: InterfaceLook) -> DisplayList {
    shownList(look, canvas: rootView.layoutNode.frame.size)
  }

  /// Draws the state of the scene at the clock's time, in the upper left corner of a canvas.
  func shownList(_ look: InterfaceLook, canvas size: CGSize) -> DisplayList {
    let context = GraphicsContext(size: size)
    MacCanvas(context: context, look: look, grid: rootView.backingGrid)
      .fill(CGRect(origin: .zero, size: shownSize), .windowBackgroundColor)
    record(into: context, look)
    return context.displayList
  }

  /// The present visible size of the root view, in points.
  var shownSize: CGSize { rootView.animatedFrame?.size ?? rootView.layoutNode.frame.size }

  /// Lays out, including scrollers and headers.
  func placeAll() {
    layoutIfNeeded()
    for scroll in inflater.scrollViews { placeScrollers(of: scroll) }
  }

  private func record(into context: GraphicsContext, _ look: InterfaceLook) {
    var recorder = MacRecorder(context: context, look: look, scale: rootView.layoutNode.pixelGrid.scale)
    for scroll in inflater.scrollViews { placeScrollers(of: scroll) }
    showTablesBelowHeaders()
    recorder.record(rootView)
    for scroll in inflater.scrollViews { scroll.contentView.setBoundsOrigin(.zero) }
  }

  /// Places the scrollers and headers at the sides of a scroll view; documents have no constraints for them.
  private func placeScrollers(of scroll: NSScrollView) {
    guard size != nil else { return }
    let space = scroll.layoutNode.frame.size
    let clip = scroll.contentView.layoutNode.frame
    for case let scroller as NSScroller in scroll.subviews {
      let old = scroller.layoutNode.frame
      let isUpright = scroller === scroll.verticalScroller
      let frame =
        isUpright
        ? CGRect(x: space.width - old.width - clip.minX, y: clip.minY, width: old.width, height: clip.height)
        : CGRect(
          x: clip.minX, y: space.height - old.height - clip.minX, width: clip.width, height: old.height)
      scroller.layoutNode.setFrame(frame, container: space)
    }
    for case let header as NSTableHeaderView in scroll.subviews {
      var frame = header.layoutNode.frame
      frame.size.width = clip.width
      header.layoutNode.setFrame(frame, container: space)
    }
  }

  /// Scrolls tables below their headers. Documents save them at the top of clip views that extend under the header.
  private func showTablesBelowHeaders() {
    for scroll in inflater.scrollViews {
      guard let header = (scroll.documentView as? NSTableView)?.headerView, header.superview === scroll else {
        continue
      }
      let covered = header.layoutNode.frame.maxY - scroll.contentView.layoutNode.frame.minY
      if covered > 0 { scroll.contentView.setBoundsOrigin(NSPoint(x: 0, y: -covered)) }
    }
  }
}
