import AutoLayout
import DocumentInflation
import Foundation
import Graphics
import InterfaceBuilder
import LayoutExplanations

/// One screen of a storyboard, or one top-level view of a xib.
@preconcurrency @MainActor
public final class DesignScene {
  /// The id of the controller or, without one, of the view.
  public let identifier: String
  /// The title of the scene, for people.
  public let title: String?
  /// The topmost view of the scene.
  public let rootView: UIView
  /// The controller of the scene; nil for a loose view.
  public let viewController: UIViewController?
  /// Points.
  public var screenSize: CGSize { CGSize(width: canvas.screenSize.width, height: canvas.screenSize.height) }
  /// Pixels a point.
  public var scale: CGFloat { CGFloat(canvas.scale) }
  let inflationFindings: [LayoutFinding]
  private var hasCapturedContainers = false
  /// Makes the scene on the screen that it was saved for, where the saved frames of views under autoresizing depend on it.
  var saved: (() -> DesignScene)?
  /// Those views, with the document ids of their superviews.
  private let withoutContainer: [(view: UIView, superview: String)]
  /// Whether the controller keeps content that does not scroll below the bars, too.
  private let adjustsContent: Bool
  /// Since iOS 11 lists that scroll begin below the bars whatever the controller says.
  private let adjustsLists: Bool
  /// Nil for a view that does not fill a screen.
  private var screen: DesignScreen?
  private let canvas: SceneCanvas
  /// Whether a cell that is alone in its xib has yet to be fitted to another width or text size than the saved one.
  private var fitsRow: Bool

  init(
    view: InterfaceView, controller: InterfaceController?, canvas: SceneCanvas, context: InflationContext,
    isScreen: Bool
  ) {
    identifier = controller?.id ?? view.id ?? ""
    title = controller?.title ?? controller?.userLabel ?? controller?.customClass?.name ?? view.userLabel
    self.canvas = canvas
    fitsRow = context.stacksRows
    adjustsContent = controller?.element.flag("automaticallyAdjustsScrollViewInsets") ?? true
    adjustsLists = adjustsContent || CanvasRules.adjustsLists[context.document.xcode]
    var context = context
    context.traits = canvas.traits
    let inflater = SceneInflater(context: context)
    rootView = inflater.inflate(root: view.adapted(to: canvas.traits), guides: controller?.layoutGuides ?? [])
    inflationFindings = inflater.findings
    withoutContainer = inflater.withoutContainer
    viewController = controller.map { _ in UIViewController() }
    place(on: canvas)
    if let viewController {
      viewController.view = rootView
    } else if isScreen, hasLooseMargins(view, context.document) {
      rootView.layoutNode.systemMinimumMargins = UIViewController.minimumMargins(width: rootView.bounds.width)
    }
    applyOuterMargins(view)
    applyReadableWidth(view)
    viewController?.title = controller?.title
  }

  /// Loose views have a screen's margins since table cells do; cells of collections always have.
  private func hasLooseMargins(_ view: InterfaceView, _ document: InterfaceDocument) -> Bool {
    let hasOwn = view.kind == .known(.view) && !CanvasRules.looseViewsHaveScreenMargins[document.xcode]
    return Self.looseScreens.contains(view.kind) && !hasOwn
  }

  /// The views that have a screen's margins where no controller has them.
  private static let looseScreens: [InterfaceView.Kind] = [
    .known(.view), .known(.collectionReusableView), .known(.collectionViewCell),
  ]

  /// A screen that preserves its superview's margins gets those of the canvas around it: 8 points above and below.
  private func applyOuterMargins(_ view: InterfaceView) {
    guard CanvasFact.marginsAroundScreen.counts, view.margins.preservesSuperview == true,
      var margins = rootView.layoutNode.systemMinimumMargins
    else { return }
    margins.top = Self.outerMargin
    margins.bottom = Self.outerMargin
    rootView.layoutNode.systemMinimumMargins = margins
  }

  private static let outerMargin: CGFloat = 8

  /// A wide screen whose margins follow the readable width: half of what is more than 672 points.
  private func applyReadableWidth(_ view: InterfaceView) {
    guard CanvasFact.readableMargins.counts,
      view.element.flag("layoutMarginsFollowReadableWidth") == true,
      var margins = rootView.layoutNode.systemMinimumMargins
    else { return }
    let margin = (rootView.bounds.width - Self.readableWidth) / 2
    margins.leading = max(margins.leading, margin)
    margins.trailing = max(margins.trailing, margin)
    rootView.layoutNode.systemMinimumMargins = margins
  }

  private static let readableWidth: CGFloat = 672

  private func place(on canvas: SceneCanvas) {
    rootView.frame = CGRect(canvas.rootFrame)
    rootView.layoutNode.fixesSafeArea = true
    let safeArea = canvas.safeArea
    rootView.layoutNode.setSafeAreaInsets(
      UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right))
    rootView.layoutNode.setPixelGrid(PixelGrid(scale: scale))
  }

  /// Lays out whatever has changed.
  public func layoutIfNeeded() {
    if let saved {
      self.saved = nil
      // Its conflicts are not those of this scene.
      let sizes = UnsatisfiableLayout.silenced { saved().containerSizes() }
      for (view, superview) in withoutContainer {
        // Masks follow the change from the superview's saved size to the one that layout gives it.
        if let size = sizes[superview] { view.superview?.frame.size = size }
        view.layoutNode.autoresizingContainer = sizes[superview]
      }
    }
    if fitsRow {
      fitsRow = false
      (rootView as? DesignTableCell)?.fitWithoutTable()
    }
    rootView.layoutIfNeeded()
    guard !hasCapturedContainers else { return }
    hasCapturedContainers = true
    WrappedTexts(below: rootView).narrow(in: rootView)
    rootView.layoutNode.captureAutoresizingContainers()
  }

  /// By document id: the sizes of views that hold others under autoresizing.
  private func containerSizes() -> [String: CGSize] {
    layoutIfNeeded()
    var sizes: [String: CGSize] = [:]
    rootView.layoutNode.forEachInSubtree { node in
      guard node.usesAutoresizing, let parent = node.parent?.owner as? UIView else { return }
      if let id = parent.documentIdentifier { sizes[id] = parent.frame.size }
    }
    return sizes
  }

  /// Puts the screen that `canvas` describes around the picture of a view that fills it.
  func surround(
    with content: ScreenContent, direction: UIUserInterfaceLayoutDirection?
  ) {
    guard let top = canvas.bars.top(of: rootView.frame, on: screenSize) else { return }
    screen = DesignScreen(
      canvas: canvas, content: content, viewTop: top, isRightToLeft: direction == .rightToLeft,
      tint: rootView.tintColor)
  }

  /// Lays out, and draws the view with the bars around it. The picture has the screen's size or, for a view that does not
  /// fill the screen, the view's.
  public func screenDisplayList(style: UIUserInterfaceStyle) -> DisplayList {
    layoutIfNeeded()
    let scrolled = scrollToTop()
    defer { for (list, offset) in scrolled { list.contentOffset = offset } }
    let content = rootView.displayList(style: style)
    return screen?.displayList(around: content, style: style) { self.ground(at: $0) } ?? content
  }

  /// Shows the top of lists below the bars, as it is when the screen appears.
  ///
  /// - Returns: the offsets before.
  private func scrollToTop() -> [(list: UIScrollView, offset: CGPoint)] {
    guard screen != nil else { return [] }
    var scrolled: [(list: UIScrollView, offset: CGPoint)] = []
    rootView.layoutNode.forEachInSubtree { node in
      guard let list = node.owner as? UIScrollView, list.contentInsetAdjustmentBehavior != .never,
        !(list is UITextView), list is DesignTable ? adjustsLists : adjustsContent
      else { return }
      scrolled.append((list, list.contentOffset))
      // Views in content that scrolls leave the bars with it.
      let inset = isWithinList(list) ? 0 : list.safeAreaInsets.top
      list.contentOffset.y = ((list as? DesignTable)?.canvasGap ?? 0) - inset
    }
    return scrolled
  }

  private func isWithinList(_ view: UIView) -> Bool {
    var next = view.superview
    while let outer = next {
      if outer is UIScrollView { return true }
      next = outer.superview
    }
    return false
  }

  /// The background that a point of the screen shows.
  private func ground(at point: CGPoint) -> UIColor? {
    var next: UIView? = rootView
    var point = point
    var color: UIColor?
    if let screen { point.y -= screen.viewTop }
    while let view = next {
      color = view.backgroundColor ?? color
      point = CGPoint(x: point.x + view.bounds.minX, y: point.y + view.bounds.minY)
      next = view.subviews.last { $0.isDrawn && $0.frame.contains(point) }
      if let next { point = CGPoint(x: point.x - next.frame.minX, y: point.y - next.frame.minY) }
    }
    return color
  }

  /// Lays out, and gives frames as values.
  public func snapshot() -> SceneSnapshot {
    layoutIfNeeded()
    return SceneSnapshot(identifier: identifier, title: title, root: ViewSnapshot(of: rootView))
  }

  /// Lays out, and explains why everything is where it is.
  public func explanation() -> SceneExplanation {
    layoutIfNeeded()
    // On another screen than the document was saved for, saved frames say nothing.
    return rootView.layoutExplanation(isAtSavedSize: rootView.savedFrame?.size == rootView.frame.size)
  }

  /// Lays out, and draws into a list the size of the root view.
  public func displayList() -> DisplayList {
    layoutIfNeeded()
    return rootView.displayList()
  }

  /// The findings of the last layout: constraints that contradict each other.
  func layoutFindings() -> [LayoutFinding] {
    rootView.layoutNode.engine.conflicts.map(LayoutFinding.init)
  }
}
