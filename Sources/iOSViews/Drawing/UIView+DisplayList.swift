import AutoLayout
import Foundation
import Graphics

extension UIView {
  /// The view and what is in it as a drawing the size of its bounds. Lays nothing out: call `layoutIfNeeded()` first.
  ///
  /// Each visible view becomes a group with its class and identifiers. O(n) in the number of views; the depth of the
  /// tree costs no stack.
  /// Colours are those of the view's traits: light, unless they say dark.
  public func displayList() -> DisplayList {
    displayList(style: traitCollection.userInterfaceStyle == .dark ? .dark : .light)
  }

  package func displayList(style: UIUserInterfaceStyle) -> DisplayList {
    let context = GraphicsContext(size: bounds.size)
    var recorder = ViewRecorder(context: context, style: style)
    recorder.record(self)
    return (self as? UIWindow)?.visualized(context.displayList) ?? context.displayList
  }

  /// False for hidden views and for those too faint to see; what is in them is not drawn either.
  var isDrawn: Bool { !isHidden && alpha > ViewRecorder.faintest }
}

/// Walks a tree of views, back to front, and records each.
@MainActor
private struct ViewRecorder {
  /// Views fainter than this are not drawn (UIKit ignores touches below 0.01 for the same reason).
  static let faintest: CGFloat = 0.01

  private enum Step {
    case enter(UIView)
    case leave(UIView)
  }

  let context: GraphicsContext
  /// Of what is drawn now: views may have one of their own.
  private var style: UIUserInterfaceStyle
  /// What lies behind what is drawn now.
  private var ground = UIColor.systemBackground
  private var outer: [(style: UIUserInterfaceStyle, ground: UIColor)] = []
  private let showsAlignmentRects = LayoutSwitches.current.showsAlignmentRects

  init(context: GraphicsContext, style: UIUserInterfaceStyle) {
    self.context = context
    self.style = style
  }

  mutating func record(_ root: UIView) {
    let scale = root.layoutNode.pixelGrid.scale
    var steps: [Step] = [.enter(root)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let view):
        close(view, scale: scale)
        if let around = outer.popLast() { (style, ground) = around }
      case .enter(let view):
        guard view.isDrawn else { continue }
        outer.append((style, ground))
        if view !== root, let own = view.ownInterfaceStyle { style = own }
        if let own = view.backgroundColor, own.isSolid(in: style) { ground = own }
        open(view, isRoot: view === root)
        draw(view, scale: scale)
        steps.append(.leave(view))
        for subview in view.subviews.reversed() { steps.append(.enter(subview)) }
      }
    }
  }

  // MARK: Scope

  private func open(_ view: UIView, isRoot: Bool) {
    context.beginGroup(
      DisplayGroup(
        identifier: view.documentIdentifier,
        className: view.documentClassName ?? String(describing: type(of: view)),
        label: view.accessibilityIdentifier ?? view.documentLabel, bounds: view.bounds,
        opacity: min(1, view.alpha)))
    let bounds = view.bounds
    let frame = view.layoutNode.frame
    let origin = isRoot ? .zero : frame.origin
    if view.transform.isIdentity {
      context.translateBy(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
    } else {
      context.translateBy(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2)
      context.concatenate(view.transform)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
    }
    LayerDrawing(context: context).drawShadow(
      of: view.layer, in: view.bounds, isFilled: view.backgroundColor != nil)
    if view.clipsToBounds || view.layer.masksToBounds { context.clip(to: outline(of: view)) }
  }

  private func close(_ view: UIView, scale: CGFloat) {
    LayerDrawing(context: context).drawBorder(of: view.layer, in: view.bounds)
    if showsAlignmentRects { drawAlignmentRect(of: view, scale: scale) }
    context.endGroup()
  }

  /// As `UIViewShowAlignmentRects` has it: a thin yellow frame.
  private func drawAlignmentRect(of view: UIView, scale: CGFloat) {
    let canvas = canvas(scale)
    canvas.strokeInside(
      view.alignmentRect(forFrame: view.bounds), .systemYellow, width: canvas.hairline)
  }

  // MARK: Content

  private func draw(_ view: UIView, scale: CGFloat) {
    if let background = view.backgroundColor {
      context.setFillColor(background.color(for: style))
      context.fill(outline(of: view))
    }
    let depth = context.scopeDepth
    let layers = LayerDrawing(context: context)
    layers.drawContent(of: view.layer, in: view.bounds)
    view.drawContent(on: canvas(scale))
    GraphicsContextStack.push(context)
    view.draw(view.bounds)
    GraphicsContextStack.pop()
    // Content that forgot to restore must not move the subviews.
    while context.scopeDepth > depth { context.restoreGState() }
    layers.drawSublayers(of: view.layer)
  }

  private func canvas(_ scale: CGFloat) -> ViewCanvas {
    ViewCanvas(context: context, style: style, grid: PixelGrid(scale: scale), ground: ground)
  }

  private func outline(of view: UIView) -> Path {
    LayerDrawing.outline(of: view.layer, in: view.bounds)
  }
}

extension UIView {
  /// The style that the view or its controller has for itself and what is in it; nil for the one around it.
  fileprivate var ownInterfaceStyle: UIUserInterfaceStyle? {
    let wanted = [traitModifiers, owningController?.traitModifiers].compactMap { $0 }
      .flatMap { [$0.style, $0.overrides.userInterfaceStyle] }
    return wanted.first { $0 != .unspecified }
  }
}

/// The contexts that a thread is drawing into, innermost last.
enum GraphicsContextStack {
  private final class Contexts {
    var open: [GraphicsContext] = []
  }

  private static let key = "GraphicsContextStack"

  private static var contexts: Contexts {
    if let known = Thread.current.threadDictionary[key] as? Contexts { return known }
    let new = Contexts()
    Thread.current.threadDictionary[key] = new
    return new
  }

  static var current: GraphicsContext? { contexts.open.last }
  static func push(_ context: GraphicsContext) { contexts.open.append(context) }
  static func pop() { _ = contexts.open.popLast() }
}

/// The context that `draw(_:)` should draw into; nil outside drawing. (Apple, UIKit: one stack a thread.)
public func UIGraphicsGetCurrentContext() -> GraphicsContext? { GraphicsContextStack.current }

public func UIGraphicsPushContext(_ context: GraphicsContext) { GraphicsContextStack.push(context) }

public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
