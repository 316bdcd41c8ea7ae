import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// Records a tree of views and layers, back to front.
@MainActor
struct ViewRecorder {
  /// Views fainter than this are not drawn (UIKit ignores touches below 0.01 for the same reason).
  static let faintest: CGFloat = 0.01

  private enum Step {
    case enter(UIView)
    case leave(UIView, ShownView, TransitionDrawing?)
    case enterLayer(CALayer)
    case leaveLayer(CALayer, TransitionDrawing?)
    /// Ends the state shared by the sublayers of a layer.
    case restore
  }

  let context: GraphicsContext
  private let scale: CGFloat
  /// The look of the view being drawn: views can override it.
  private var look: InterfaceLook
  /// The colour behind the view being drawn.
  private var ground = UIColor.systemBackground
  private var outer: [(look: InterfaceLook, ground: UIColor)] = []
  private let showsAlignmentRects = LayoutSwitches.current.showsAlignmentRects
  private var steps: [Step] = []
  /// The layer whose position, transform and opacity are ignored.
  private var bare: CALayer?

  init(context: GraphicsContext, look: InterfaceLook, scale: CGFloat) {
    self.context = context
    self.look = look
    self.scale = scale
  }

  mutating func record(_ root: UIView) {
    steps = [.enter(root)]
    run(root: root)
  }

  mutating func record(_ layer: CALayer) {
    steps = [layer.view.map { .enter($0) } ?? .enterLayer(layer)]
    run(root: nil)
  }

  /// Records the content of a layer's bounds, without its position, transform and opacity.
  mutating func record(contentsOf layer: CALayer) {
    bare = layer
    record(layer)
  }

  private mutating func run(root: UIView?) {
    while let step = steps.popLast() {
      switch step {
      case .leave(let view, let shown, let transition):
        close(view, shown, transition)
        if let around = outer.popLast() { (look, ground) = around }
      case .enter(let view): enter(view, isRoot: view === root)
      case .enterLayer(let layer): enter(layer)
      case .leaveLayer(let layer, let transition):
        drawing.drawBorder(of: layer, in: layer.bounds)
        transition?.end(in: layer.bounds, on: context)
        context.endGroup()
      case .restore: context.restoreGState()
      }
    }
  }

  private var drawing: LayerDrawing { LayerDrawing(context: context, scale: scale, look: look) }

  // MARK: Views

  private mutating func enter(_ view: UIView, isRoot: Bool) {
    guard view.mayBeDrawn else { return }
    let layer = view.drawnLayer
    if let layer, !layer.showsSide { return }
    outer.append((look, ground))
    if !isRoot { look = view.look(in: look) }
    if let own = view.backgroundColor, own.isSolid(in: look.style) { ground = own }
    let shown = ShownView(view, layer: layer, look: look)
    guard shown.alpha > Self.faintest else {
      if let around = outer.popLast() { (look, ground) = around }
      return
    }
    open(view, shown, isRoot: isRoot)
    let transition = TransitionDrawing(of: view.madeLayer)
    steps.append(.leave(view, shown, transition))
    if let transition, !transition.begin(in: shown.bounds, on: context) { return }
    draw(view, layer, shown)
    if let layer, layer.repeatsSublayers, let copies = layer as? CAReplicatorLayer {
      return drawCopies(of: copies, as: shown.layer)
    }
    guard layer?.hasStoredSublayers == true || view.storedSubviews.contains(where: { $0.isRaised }) else {
      for subview in view.subviews.reversed() { steps.append(.enter(subview)) }
      return
    }
    enterSublayers(of: view.layer)
  }

  private func open(_ view: UIView, _ shown: ShownView, isRoot: Bool) {
    let isBare = bare != nil && bare === view.madeLayer
    context.beginGroup(
      DisplayGroup(
        identifier: view.documentIdentifier,
        className: view.reportedClassName,
        label: view.accessibilityIdentifier ?? view.documentLabel, bounds: shown.bounds,
        opacity: isBare ? 1 : min(1, shown.alpha)))
    let (bounds, layer) = (shown.bounds, shown.layer)
    let origin = isRoot || isBare ? .zero : shown.origin
    if shown.transform.isIdentity || isBare {
      context.translateBy(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
    } else {
      let (x, y) = (shown.anchorPoint.x * bounds.width, shown.anchorPoint.y * bounds.height)
      context.translateBy(x: origin.x + x, y: origin.y + y)
      context.concatenate(shown.transform)
      context.translateBy(x: -bounds.minX - x, y: -bounds.minY - y)
    }
    let mask = view.mask.map { recorded(mask: $0.layer) } ?? layer?.mask.map { recorded(mask: $0) }
    if let mask { context.beginLayer(DisplayLayer(mask: mask)) }
    if let layer { drawing.openShadow(of: layer, in: bounds, background: shown.background) }
    if view.clipsToBounds { context.clip(to: outline(of: layer, in: bounds)) }
  }

  private func close(_ view: UIView, _ shown: ShownView, _ transition: TransitionDrawing?) {
    if let layer = shown.layer { drawing.drawBorder(of: layer, in: shown.bounds) }
    if showsAlignmentRects { drawAlignmentRect(of: view) }
    transition?.end(in: shown.bounds, on: context)
    context.endGroup()
  }

  /// Draws a thin yellow frame, as `UIViewShowAlignmentRects` does.
  private func drawAlignmentRect(of view: UIView) {
    let canvas = canvas
    canvas.strokeInside(
      view.alignmentRect(forFrame: view.bounds), .systemYellow, width: canvas.hairline)
  }

  private func draw(_ view: UIView, _ layer: CALayer?, _ shown: ShownView) {
    if let background = shown.background {
      context.setFillColor(background)
      context.fill(outline(of: shown.layer, in: shown.bounds))
    }
    if let layer = shown.layer ?? layer { drawing.drawContent(of: layer, in: shown.bounds) }
    drawParts(of: view, shown)
    guard let layer else { return }
    guard shown.stretch != nil else { return display(layer, of: view, into: context) }
    let own = GraphicsContext(size: context.size)
    display(layer, of: view, into: own)
    guard !own.displayList.commands.isEmpty else { return }
    let depth = context.scopeDepth
    stretch(shown)
    context.append(contentsOf: own.displayList.commands)
    context.close(to: depth)
  }

  /// Draws the built-in content of the view's class. This represents layers within the view, which are laid out again during
  /// animations; a label's text has no such layers and is stretched.
  private func drawParts(of view: UIView, _ shown: ShownView) {
    var own = canvas
    own.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let depth = context.scopeDepth
    if shown.stretch == nil {
      view.drawContent(on: own)
    } else if view is UILabel {
      stretch(shown)
      view.drawContent(on: own)
    } else {
      context.saveGState()
      context.translateBy(x: shown.bounds.minX - view.bounds.minX, y: shown.bounds.minY - view.bounds.minY)
      view.layoutNode.pretending(size: shown.bounds.size) { view.drawContent(on: own) }
    }
    context.close(to: depth)
  }

  private func stretch(_ shown: ShownView) {
    guard let stretch = shown.stretch else { return }
    context.saveGState()
    context.concatenate(stretch)
  }

  /// Runs the program's drawing: `draw(_:)` of the view, or of its layer.
  private func display(_ layer: CALayer, of view: UIView, into context: GraphicsContext) {
    let outer = CurrentTraits.enter(.drawn(view, look))
    context.isolated(in: view.bounds) {
      GraphicsContextStack.pushInCurrentTraits(context)
      layer.display(into: context)
      GraphicsContextStack.pop()
    }
    CurrentTraits.leave(to: outer)
  }

  private var canvas: ViewCanvas {
    ViewCanvas(context: context, look: look, grid: PixelGrid(scale: scale), ground: ground)
  }

  private func outline(of layer: CALayer?, in bounds: CGRect) -> Path {
    layer.map { LayerDrawing.outline(of: $0, in: bounds) } ?? Path(rect: bounds)
  }

  // MARK: Layers

  private mutating func enter(_ layer: CALayer) {
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    let shown = layer.runningAnimations.isEmpty ? layer : layer.presentation() ?? layer
    guard !shown.isHidden, shown.opacity > 0, shown.showsSide else { return }
    let bounds = shown.bounds
    open(shown, in: bounds, isBare: layer === bare)
    let transition = TransitionDrawing(of: layer)
    steps.append(.leaveLayer(shown, transition))
    if let transition, !transition.begin(in: bounds, on: context) { return }
    if let color = shown.backgroundColor {
      context.setFillColor(color)
      context.fill(LayerDrawing.outline(of: shown, in: bounds))
    }
    drawing.drawContent(of: shown, in: bounds)
    if layer.repeatsSublayers, let copies = layer as? CAReplicatorLayer {
      return drawCopies(of: copies, as: shown)
    }
    enterSublayers(of: layer)
  }

  private func open(_ layer: CALayer, in bounds: CGRect, isBare: Bool) {
    context.beginGroup(
      DisplayGroup(
        className: String(describing: type(of: layer)), label: layer.name, bounds: bounds,
        opacity: isBare ? 1 : CGFloat(min(1, layer.opacity))))
    let plane = layer.affineTransform()
    let (x, y) = (layer.anchorPoint.x * bounds.width, layer.anchorPoint.y * bounds.height)
    if isBare {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
    } else if plane.isIdentity {
      context.translateBy(x: layer.position.x - x - bounds.minX, y: layer.position.y - y - bounds.minY)
    } else {
      context.translateBy(x: layer.position.x, y: layer.position.y)
      context.concatenate(plane)
      context.translateBy(x: -bounds.minX - x, y: -bounds.minY - y)
    }
    if let mask = layer.mask { context.beginLayer(DisplayLayer(mask: recorded(mask: mask))) }
    drawing.openShadow(of: layer, in: bounds, background: layer.backgroundColor)
    if layer.masksToBounds { context.clip(to: LayerDrawing.outline(of: layer, in: bounds)) }
  }

  /// Adds the sublayers of a layer, including those of views, from back to front.
  private mutating func enterSublayers(of layer: CALayer) {
    let plane = CATransform3DGetAffineTransform(layer.sublayerTransform)
    if !plane.isIdentity {
      context.saveGState()
      context.concatenate(about(layer.anchorPoint, of: layer.bounds, plane))
      steps.append(.restore)
    }
    let ordered = (layer.sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (_, sublayer) in ordered.reversed() {
      steps.append(sublayer.view.map { .enter($0) } ?? .enterLayer(sublayer))
    }
  }

  /// A transform about a point given as fractions of a rectangle.
  private func about(
    _ anchor: CGPoint, of bounds: CGRect, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Records a part of the tree with a separate recorder. Masks and copies are rarely nested.
  private func recorded(_ record: (inout ViewRecorder) -> Void) -> [DisplayCommand] {
    let inner = GraphicsContext(size: context.size)
    var recorder = ViewRecorder(context: inner, look: look, scale: scale)
    recorder.ground = ground
    record(&recorder)
    return inner.displayList.commands
  }

  private func recorded(mask: CALayer) -> [DisplayCommand] { recorded { $0.record(mask) } }

  /// - Parameter shown: the layer's presentation, if it is another object.
  private func drawCopies(of model: CAReplicatorLayer, as shown: CALayer?) {
    let single = recorded { recorder in
      recorder.enterSublayers(of: model)
      recorder.run(root: nil)
    }
    let layer = shown as? CAReplicatorLayer ?? model
    let step = about(
      CGPoint(x: 0.5, y: 0.5), of: layer.bounds, CATransform3DGetAffineTransform(layer.instanceTransform))
    var transform = CGAffineTransform.identity
    for index in 0..<max(0, layer.instanceCount) {
      let color = layer.color(ofInstance: index)
      let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
      context.beginLayer(DisplayLayer(opacity: color.alpha))
      context.concatenate(transform)
      context.append(contentsOf: isWhite ? single : single.map { $0.tinted(by: color) })
      context.endLayer()
      transform = step.concatenating(transform)
    }
  }
}

extension UIView {
  /// The layer, if it may have visible content: plain views whose layer was never used have none.
  fileprivate var drawnLayer: CALayer? {
    if let madeLayer { return madeLayer }
    return type(of: self) == UIView.self ? nil : layer
  }

  /// Whether the view's layer changes its order among its siblings.
  fileprivate var isRaised: Bool { madeLayer.map { $0.zPosition != 0 } ?? false }

  /// The look of the view and its descendants, if the view or its controller overrides the style or level.
  fileprivate func look(in outer: InterfaceLook) -> InterfaceLook {
    let modifiers = [traitModifiers, owningController?.traitModifiers].compactMap { $0 }
    let styles = modifiers.flatMap { [$0.style, $0.overrides.userInterfaceStyle] }
    let levels = modifiers.map(\.overrides.userInterfaceLevel)
    var look = outer
    if let own = styles.first(where: { $0 != .unspecified }) { look.style = own }
    if let own = levels.first(where: { $0 != .unspecified }) { look.isElevated = own == .elevated }
    return look
  }
}
