import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// Records a tree of views and layers, back to front. It does not recurse, because trees may be 10,000 levels deep.
@MainActor
package struct MacRecorder {
  /// Views fainter than this are not drawn.
  static let faintest: CGFloat = 0.01

  private enum Step {
    case enter(NSView)
    case leave(NSView, ShownNSView)
    /// A custom layer inside a layer of this height; its y axis points up unless it is flipped.
    case enterLayer(CALayer, around: CGFloat, isFlipped: Bool)
    case leaveLayer(CALayer)
  }

  let context: GraphicsContext
  private let scale: CGFloat
  /// The look of the view being drawn: views can override it.
  private var look: InterfaceLook
  private var outer: [InterfaceLook] = []
  private let showsAlignmentRects = LayoutSwitches.current.showsAlignmentRects
  private var steps: [Step] = []

  package init(context: GraphicsContext, look: InterfaceLook, scale: CGFloat) {
    self.context = context
    self.look = look
    self.scale = scale
  }

  package mutating func record(_ root: NSView) {
    announceDrawing(in: root)
    steps = [.enter(root)]
    run(root: root)
  }

  mutating func record(_ layer: CALayer) {
    if let view = layer.view { return record(view) }
    steps = [.enterLayer(layer, around: layer.bounds.height, isFlipped: true)]
    run(root: nil)
  }

  private mutating func run(root: NSView?) {
    while let step = steps.popLast() {
      switch step {
      case .enter(let view): enter(view, isRoot: view === root)
      case .leave(let view, let shown): leave(view, shown)
      case .enterLayer(let layer, let height, let isFlipped): enter(layer, height, isFlipped)
      case .leaveLayer(let layer):
        drawing.drawBorder(of: layer, in: layer.bounds)
        context.endGroup()
      }
    }
  }

  private var drawing: LayerDrawing { LayerDrawing(context: context, scale: scale, look: look) }

  // MARK: Views

  private func isDrawn(_ view: NSView) -> Bool {
    (!view.isHidden || view.isDrawnThoughHidden || view.isMovingOutOfSight) && !view.isBehindAnotherTab
  }

  /// Calls `viewWillDraw()` of all views before the first one draws.
  private func announceDrawing(in root: NSView) {
    var pending = [root]
    while let view = pending.popLast() {
      guard isDrawn(view), ShownNSView(view).alpha > Self.faintest else { continue }
      view.viewWillDraw()
      pending += view.storedSubviews.reversed()
    }
  }

  private mutating func enter(_ view: NSView, isRoot: Bool) {
    guard isDrawn(view) else { return }
    let shown = ShownNSView(view)
    guard shown.alpha > Self.faintest else { return }
    outer.append(look)
    if let own = view.appearance { look = own.look }
    open(view, shown, isRoot: isRoot)
    draw(view, shown)
    steps.append(.leave(view, shown))
    guard let layer = view.madeLayer, layer.hasStoredSublayers else {
      for subview in view.subviews.reversed() { steps.append(.enter(subview)) }
      return
    }
    for sublayer in (layer.sublayers ?? []).reversed() {
      steps.append(
        sublayer.view.map { .enter($0) }
          ?? .enterLayer(sublayer, around: view.layoutNode.frame.height, isFlipped: view.isFlipped))
    }
  }

  private func open(_ view: NSView, _ shown: ShownNSView, isRoot: Bool) {
    let size = shown.frame.size
    context.beginGroup(
      DisplayGroup(
        identifier: view.documentIdentifier,
        className: view.reportedClassName,
        label: view.identifier?.rawValue ?? view.documentLabel, bounds: CGRect(origin: .zero, size: size),
        opacity: min(1, shown.alpha)))
    if !isRoot { context.concatenate(view.transformFromUpperLeft(shownAt: shown.frame)) }
    if let layer = shown.layer {
      drawing.openShadow(of: layer, in: CGRect(origin: .zero, size: size), background: layer.backgroundColor)
    }
    if view.clipsToBounds || view.scrollsDocument { context.clip(to: outline(of: shown)) }
  }

  private func outline(of shown: ShownNSView) -> Path {
    let rect = CGRect(origin: .zero, size: shown.frame.size)
    return shown.layer.map { LayerDrawing.outline(of: $0, in: rect) } ?? Path(rect: rect)
  }

  private mutating func leave(_ view: NSView, _ shown: ShownNSView) {
    let rect = CGRect(origin: .zero, size: shown.frame.size)
    if let frame = view as? WindowFrameView { frame.drawOverContent(on: canvas(for: frame)) }
    if let layer = shown.layer { drawing.drawBorder(of: layer, in: rect) }
    if showsAlignmentRects { drawAlignmentRect(of: view) }
    context.endGroup()
    if let around = outer.popLast() { look = around }
  }

  /// Draws a thin yellow frame, as `NSViewShowAlignmentRects` does.
  private func drawAlignmentRect(of view: NSView) {
    let rect = view.layoutNode.alignmentInsets.inset(CGRect(origin: .zero, size: view.layoutNode.frame.size))
    canvas.strokeInside(rect, .systemYellow, width: canvas.hairline)
  }

  private func draw(_ view: NSView, _ shown: ShownNSView) {
    let depth = context.scopeDepth
    if let layer = shown.layer {
      if let color = shown.background {
        context.setFillColor(color)
        context.fill(outline(of: shown))
      }
      drawing.drawContent(of: layer, in: CGRect(origin: .zero, size: shown.frame.size))
    }
    if let stretch = shown.stretch {
      context.saveGState()
      context.concatenate(stretch)
    }
    view.drawContent(on: canvas(for: view))
    if view.wantsUpdateLayer { view.updateLayer() } else { runDrawing(of: view) }
    context.close(to: depth)
  }

  /// Runs the program's `draw(_:)`, in the view's own coordinates.
  private func runDrawing(of view: NSView) {
    guard view.layoutNode.questions.contains(.content) else { return }
    view.runProgramsDrawing(on: canvas) {
      view.trackingReads({ view.draw(view.bounds) }, invalidate: { $0.needsDisplay = true })
    }
  }

  private func canvas(for view: NSView) -> MacCanvas {
    var own = canvas
    own.isRightToLeft = view.userInterfaceLayoutDirection == .rightToLeft
    own.isEmphasized = view.window?.isKeyWindow ?? true
    return own
  }

  private var canvas: MacCanvas { MacCanvas(context: context, look: look, grid: PixelGrid(scale: scale)) }

  // MARK: Layers

  private mutating func enter(_ layer: CALayer, _ height: CGFloat, _ isFlipped: Bool) {
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    let shown = layer.runningAnimations.isEmpty ? layer : layer.presentation() ?? layer
    guard !shown.isHidden, shown.opacity > 0 else { return }
    let bounds = shown.bounds
    context.beginGroup(
      DisplayGroup(
        className: String(describing: type(of: layer)), label: layer.name, bounds: bounds,
        opacity: CGFloat(min(1, shown.opacity))))
    place(shown, height, isFlipped)
    drawing.openShadow(of: shown, in: bounds, background: shown.backgroundColor)
    if shown.masksToBounds { context.clip(to: LayerDrawing.outline(of: shown, in: bounds)) }
    if let color = shown.backgroundColor {
      context.setFillColor(color)
      context.fill(LayerDrawing.outline(of: shown, in: bounds))
    }
    drawing.drawContent(of: shown, in: bounds)
    steps.append(.leaveLayer(shown))
    for sublayer in (layer.sublayers ?? []).reversed() {
      steps.append(.enterLayer(sublayer, around: bounds.height, isFlipped: isFlipped))
    }
  }

  /// Applies a layer's position. Its y axis points up if its view's does; the drawing's points down.
  private func place(_ layer: CALayer, _ height: CGFloat, _ isFlipped: Bool) {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    var plane = layer.affineTransform()
    var (position, y) = (layer.position, anchor.y * bounds.height)
    if !isFlipped {
      (plane.b, plane.c, plane.ty) = (-plane.b, -plane.c, -plane.ty)
      position.y = height - position.y
      y = (1 - anchor.y) * bounds.height
    }
    context.translateBy(x: position.x, y: position.y)
    if !plane.isIdentity { context.concatenate(plane) }
    context.translateBy(x: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - y)
  }
}

extension NSView {
  /// A drawing of the view and its descendants, in the size of its frame. Performs pending layout first.
  ///
  /// Each visible view becomes a group with its class and identifiers. O(n) in the number of views; the stack does not
  /// grow with the depth of the tree.
  public func displayList() -> DisplayList {
    layoutBeforeDisplay()
    return displayList(look: effectiveAppearance.look)
  }

  package func displayList(look: InterfaceLook) -> DisplayList {
    let context = GraphicsContext(size: layoutNode.frame.size)
    var recorder = MacRecorder(context: context, look: look, scale: layoutNode.pixelGrid.scale)
    recorder.record(self)
    return context.displayList
  }

  /// The transform from this view's frame to its superview's, both relative to the upper left corner.
  fileprivate func transformFromUpperLeft(shownAt frame: CGRect) -> CGAffineTransform {
    guard let superview = storedSuperview else { return .identity }
    let isPlain =
      superview.layoutNode.boundsScale == .identity && superview.geometry.boundsOrigin == .zero
      && superview.geometry.boundsRotation == 0 && geometry.frameRotation == 0 && geometry.centerRotation == 0
    guard !isPlain else { return CGAffineTransform(translationX: frame.minX, y: frame.minY) }
    let scale = superview.layoutNode.boundsScale
    return transformFromBounds.inverted().concatenating(transformToSuperview)
      .concatenating(superview.transformFromBounds)
      .concatenating(
        CGAffineTransform(
          translationX: (frame.minX - layoutNode.frame.minX) * scale.x,
          y: (frame.minY - layoutNode.frame.minY) * scale.y))
  }

  /// The transform from the view's own coordinates to its frame's, relative to the upper left corner.
  var transformFromBounds: CGAffineTransform {
    let (origin, scale, height) = (geometry.boundsOrigin, layoutNode.boundsScale, layoutNode.frame.height)
    var sum = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    if geometry.boundsRotation != 0 {
      sum = sum.concatenating(CGAffineTransform(rotationAngle: geometry.boundsRotation * .pi / 180))
    }
    sum = sum.concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
    return isFlipped ? sum : sum.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
  }
}

// MARK: Appearance

extension NSView: NSAppearanceCustomization {
  /// The view's appearance; nil to inherit it.
  public var appearance: NSAppearance? {
    get { viewExtras.appearance }
    set {
      writableViewExtras.appearance = newValue
      for view in subtree { view.viewDidChangeEffectiveAppearance() }
    }
  }

  /// The appearance for drawing the view: its own, or that of the closest ancestor, window or application.
  public var effectiveAppearance: NSAppearance {
    var view: NSView? = self
    while let current = view {
      if let own = current.viewExtras.appearance { return own }
      if let window = current.hostingWindow { return window.effectiveAppearance }
      view = current.storedSuperview
    }
    return .ofApplication
  }
}

extension NSAppearance {
  /// The application's appearance, for views and windows without one. Light unless set.
  @MainActor package static var ofApplication = NSAppearance.aqua
}
