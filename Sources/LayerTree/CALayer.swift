import AutoLayout
import Foundation
import Graphics

/// Represents a view in a layer tree and adds to the view's appearance. (Apple, `CALayer`.)
///
/// A view's layer reads and sets the view's geometry. Standalone layers store their own.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The view that the layer belongs to.
  package weak var host: (any LayerHost)?
  /// Draws the layer and places its sublayers; for a view's layer, this is the view.
  open weak var delegate: (any CALayerDelegate)?
  open var name: String?

  // MARK: Appearance

  @AlwaysObserved open var cornerRadius: CGFloat = 0 {
    didSet {
      host?.layerPropertyDidChange("cornerRadius", .scalar(oldValue), .scalar(cornerRadius))
      changed("cornerRadius", from: .scalar(oldValue))
    }
  }
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners = CACornerMask.all
  @AlwaysObserved open var borderWidth: CGFloat = 0 {
    didSet { changed("borderWidth", from: .scalar(oldValue)) }
  }
  @AlwaysObserved open var borderColor: CGColor? = .black {
    didSet { changed("borderColor", from: .color(oldValue)) }
  }
  @AlwaysObserved open var shadowColor: CGColor? = .black {
    didSet { changed("shadowColor", from: .color(oldValue)) }
  }
  @AlwaysObserved open var shadowOpacity: Float = 0 {
    didSet {
      host?.layerPropertyDidChange(
        "shadowOpacity", .scalar(Double(oldValue)), .scalar(Double(shadowOpacity)))
      changed("shadowOpacity", from: .scalar(Double(oldValue)))
    }
  }
  /// Apple's default: three points upwards.
  @AlwaysObserved open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changed("shadowOffset", from: .size(oldValue)) }
  }
  /// The standard deviation of the blur, in points. Apple's default: 3.
  @AlwaysObserved open var shadowRadius: CGFloat = 3 {
    didSet { changed("shadowRadius", from: .scalar(oldValue)) }
  }
  open var shadowPath: CGPath?
  /// Layers with higher values lie in front of their siblings; equal ones are in the order of ``sublayers``.
  @AlwaysObserved open var zPosition: CGFloat = 0 { didSet { changed("zPosition", from: .scalar(oldValue)) } }
  open var contentsScale: CGFloat = 1
  @AlwaysObserved open var rasterizationScale: CGFloat = 1 {
    didSet { changed("rasterizationScale", from: .scalar(oldValue)) }
  }
  open var shouldRasterize = false
  open var allowsEdgeAntialiasing = false
  /// A layer whose opaque parts let this layer show through.
  open var mask: CALayer?
  /// A `CGImage`, or a façade's picture (`UIImage`); anything else is not drawn.
  @AlwaysObserved open var contents: Any? {
    didSet { changed("contents", from: .contents(LayerContents(oldValue))) }
  }
  /// In a presentation, contents that are fading to others.
  final var fadingContents: LayerContents?
  open var contentsGravity = CALayerContentsGravity.resize
  /// The visible part of the contents, as fractions of their size.
  @AlwaysObserved open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { changed("contentsRect", from: .rect(oldValue)) }
  }
  /// The stretched part of the contents, as fractions of their size. Stored only: all of it is stretched.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The filter for shrinking contents. Stored only: they are always drawn smoothly.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The level of detail that trilinear filters add. Stored only: there are no such filters here. (Core Animation.)
  open var minificationFilterBias: Float = 0
  /// The filter for enlarging contents.
  open var magnificationFilter = CALayerContentsFilter.linear
  open var isOpaque = false
  /// Whether the layer is visible when transforms show its back.
  open var isDoubleSided = true
  /// Whether y points up in the layer. Stored only: it always points down.
  open var isGeometryFlipped = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  @AlwaysObserved open var speed: Float = 1 { didSet { Self.haveLocalTimes = true } }
  @AlwaysObserved open var timeOffset: TimeInterval = 0 { didSet { Self.haveLocalTimes = true } }
  @AlwaysObserved open var beginTime: TimeInterval = 0 { didSet { Self.haveLocalTimes = true } }
  open var duration: TimeInterval = .infinity
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var actions: [String: any CAAction]?
  /// Values by key path. Only its `actions` are read, in the search for an action.
  open var style: [AnyHashable: Any]?
  var storedBackgroundColor: CGColor? {
    didSet { changed("backgroundColor", from: .color(oldValue)) }
  }
  var storedOpacity: Float = 1 { didSet { changed("opacity", from: .scalar(Double(oldValue))) } }
  var storedIsHidden = false
  var storedMasksToBounds = false

  open var backgroundColor: CGColor? {
    get { host.map(\.layerBackgroundColor) ?? storedBackgroundColor }
    set { if let host { host.layerBackgroundColor = newValue } else { storedBackgroundColor = newValue } }
  }

  open var opacity: Float {
    get { host.map { Float($0.layerOpacity) } ?? storedOpacity }
    set { if let host { host.layerOpacity = CGFloat(newValue) } else { storedOpacity = newValue } }
  }

  open var isHidden: Bool {
    get { host?.layerIsHidden ?? storedIsHidden }
    set { if let host { host.layerIsHidden = newValue } else { storedIsHidden = newValue } }
  }

  open var masksToBounds: Bool {
    get { host?.layerMasksToBounds ?? storedMasksToBounds }
    set { if let host { host.layerMasksToBounds = newValue } else { storedMasksToBounds = newValue } }
  }

  // MARK: Geometry

  /// The point of the layer at ``position``, which is also the centre of transforms, as a fraction of its size. Setting it
  /// moves the frame.
  open var anchorPoint: CGPoint {
    get { host?.layerAnchorPoint ?? storedAnchorPoint }
    set { if let host { host.layerAnchorPoint = newValue } else { storedAnchorPoint = newValue } }
  }
  /// The distance of ``position`` in front of the plane. Stored only: layers are drawn flat.
  @AlwaysObserved open var anchorPointZ: CGFloat = 0 {
    didSet { changed("anchorPointZ", from: .scalar(oldValue)) }
  }
  var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { changed("anchorPoint", from: .point(oldValue)) }
  }
  var storedPosition = CGPoint.zero { didSet { changed("position", from: .point(oldValue)) } }
  var storedBounds = CGRect.zero { didSet { changed("bounds", from: .rect(oldValue)) } }
  var storedTransform = CATransform3DIdentity {
    didSet { changed("transform", from: .transform(oldValue)) }
  }

  /// In the superlayer's coordinates: the smallest rectangle around the transformed layer.
  open var frame: CGRect {
    get { host?.layerFrame ?? storedBox.offsetBy(dx: storedPosition.x, dy: storedPosition.y) }
    set {
      if let host {
        host.layerFrame = newValue
        return
      }
      let plane = affineTransform()
      let size = CGRect(origin: .zero, size: newValue.standardized.size).applying(plane.inverted()).size
      bounds = CGRect(origin: storedBounds.origin, size: plane.isIdentity ? newValue.standardized.size : size)
      let box = storedBox
      storedPosition = CGPoint(
        x: newValue.standardized.minX - box.minX, y: newValue.standardized.minY - box.minY)
    }
  }

  /// The rectangle around the transformed layer, relative to its position.
  private var storedBox: CGRect {
    let size = storedBounds.size
    let box = CGRect(
      x: -storedAnchorPoint.x * size.width, y: -storedAnchorPoint.y * size.height, width: size.width,
      height: size.height)
    let plane = CATransform3DGetAffineTransform(storedTransform)
    return plane.isIdentity ? box : box.applying(plane)
  }

  open var bounds: CGRect {
    get { host?.layerBounds ?? storedBounds }
    set {
      if let host {
        host.layerBounds = newValue
        return
      }
      let resizes = newValue.size != storedBounds.size
      storedBounds = newValue
      guard resizes else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  open var position: CGPoint {
    get { host?.layerPosition ?? storedPosition }
    set { if let host { host.layerPosition = newValue } else { storedPosition = newValue } }
  }

  /// The frame's size, or the preferred size of the contents. (Apple, `CALayer.preferredFrameSize()`.)
  open func preferredFrameSize() -> CGSize { frame.size }

  open func affineTransform() -> CGAffineTransform {
    host?.layerTransform ?? CATransform3DGetAffineTransform(storedTransform)
  }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The transform of the layer about its anchor point. Components outside the plane are stored but not drawn.
  open var transform: CATransform3D {
    get {
      guard let host, CATransform3DIsAffine(storedTransform) else { return storedTransform }
      return CATransform3DMakeAffineTransform(host.layerTransform)
    }
    set {
      storedTransform = newValue
      host?.layerTransform = CATransform3DGetAffineTransform(newValue)
    }
  }
  /// The transform of the sublayers about the layer's anchor point. Components outside the plane are stored but not drawn.
  @AlwaysObserved open var sublayerTransform = CATransform3DIdentity {
    didSet { changed("sublayerTransform", from: .transform(oldValue)) }
  }

  /// False if the layer shows its back and its back is invisible.
  package var showsSide: Bool { isDoubleSided || transform.m33 >= 0 }

  // MARK: Tree

  /// The standalone sublayers, with the subviews' layers between them; nil without standalone sublayers.
  private var storedSublayers: [CALayer]?
  private weak var storedSuperlayer: CALayer?

  /// Back to front; nil for none. The sublayers of a view's layer are the subviews' layers and those that the program added.
  open var sublayers: [CALayer]? {
    get {
      if let original { return original.sublayers?.compactMap { $0.presentation() } }
      let all = orderedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in storedSublayers ?? [] where layer.host == nil { layer.storedSuperlayer = nil }
      storedSublayers = nil
      for layer in newValue ?? [] where !isOfSubview(layer) { addSublayer(layer) }
    }
  }

  /// Whether the layer shows its sublayers more than once.
  package var repeatsSublayers: Bool { false }
  /// Whether the layer has standalone sublayers.
  package var hasStoredSublayers: Bool { storedSublayers != nil }

  private var orderedSublayers: [CALayer] {
    guard let host else { return storedSublayers ?? [] }
    guard let storedSublayers else { return host.layersOfSubviews }
    return storedSublayers.filter { $0.host == nil || isOfSubview($0) }
  }

  /// True for the layer of a view that lies in this layer's view.
  private func isOfSubview(_ layer: CALayer) -> Bool {
    layer.host != nil && layer.host?.layerOfSuperview === self
  }

  /// Called when a subview was added or moved: its layer moves directly in front of the previous subview's layer, and the
  /// last one to the front.
  package func layerOfSubviewDidMove(_ moved: CALayer) {
    guard storedSublayers != nil, let host else { return }
    let layers = host.layersOfSubviews
    guard let index = layers.firstIndex(where: { $0 === moved }) else { return }
    var all = orderedSublayers.filter { $0 !== moved }
    var place = all.count
    if index == 0, layers.count > 1 { place = 0 }
    if index > 0, index < layers.count - 1 {
      let before = layers[index - 1]
      place = all.firstIndex { $0 === before }.map { $0 + 1 } ?? all.count
    }
    all.insert(moved, at: place)
    storedSublayers = all
  }

  /// Called when two subviews were exchanged.
  package func layersOfSubviewsDidExchange(_ one: CALayer, _ other: CALayer) {
    guard storedSublayers != nil else { return }
    var all = orderedSublayers
    guard let first = all.firstIndex(of: one), let second = all.firstIndex(of: other) else { return }
    all.swapAt(first, second)
    storedSublayers = all
  }

  /// The enclosing layer; for a view's layer, the superview's layer.
  open var superlayer: CALayer? {
    if let original { return original.superlayer?.presentation() }
    return host?.layerOfSuperview ?? storedSuperlayer
  }
  /// The turn of the run loop in which the layer was inserted.
  final var insertedInTurn = 0

  public override init() { super.init() }

  /// A copy for an animation's presentation; it copies the geometry.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (storedBounds, storedPosition, storedAnchorPoint) = (other.bounds, other.position, other.anchorPoint)
    storedTransform = other.transform
  }

  public required init?(coder: NSCoder) { super.init() }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(orderedSublayers.count)) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    let stays = layer.storedSuperlayer === self
    if stays { layer.detach() } else { layer.removeFromSuperlayer() }
    var all = orderedSublayers.filter { $0 !== layer }
    all.insert(layer, at: min(Int(idx), all.count))
    storedSublayers = all
    layer.storedSuperlayer = self
    if !stays {
      layer.insertedInTurn = RunLoopTurn.shared.count
      layer.happened(LayerEvent.orderIn)
    }
    // A view's layout places views: layers that it adds meanwhile do not request another one.
    if host == nil { setNeedsLayout() }
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, 0) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, 1) }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, _ offset: Int) {
    let all = orderedSublayers.filter { $0 !== layer }
    let place = all.firstIndex { $0 === sibling }.map { $0 + offset } ?? (offset == 0 ? 0 : all.count)
    insertSublayer(layer, at: UInt32(place))
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.storedSuperlayer === self else { return }
    insert(newLayer, beside: oldLayer, 0)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    guard storedSuperlayer != nil else { return }
    detach()
    endAnimationsOfSubtree()
    happened(LayerEvent.orderOut)
  }

  private func detach() {
    guard let superlayer = storedSuperlayer else { return }
    let rest = superlayer.storedSublayers?.filter { $0 !== self } ?? []
    superlayer.storedSublayers = rest.contains { $0.host == nil } ? rest : nil
    storedSuperlayer = nil
  }

  /// The foremost layer at a point in the superlayer's coordinates: the layer itself or a descendant. Hidden layers are
  /// skipped. For a ``presentation()``, the displayed state is tested. (Apple, `CALayer.hitTest(_:)`.)
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(transformToSuperlayer.inverted())
    guard !isHidden, !masksToBounds || contains(point) else { return nil }
    let ordered = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, sublayer) in ordered {
      if let hit = sublayer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }

  // MARK: Passes

  private var needsLayoutOfSublayers = false
  private var awaitsDisplay = false
  /// The drawing of ``draw(in:)`` when the layer was last displayed.
  var backing: DisplayList?
  /// The context in which a view's layer is currently drawing.
  private var target: GraphicsContext?

  open func setNeedsLayout() {
    if let host { host.setLayerNeedsLayout() } else { needsLayoutOfSublayers = true }
  }
  open func needsLayout() -> Bool { host?.layerNeedsLayout ?? needsLayoutOfSublayers }
  /// By default the delegate lays out sublayers; a view is its layer's delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func layoutIfNeeded() {
    if let host { return host.layOutLayerIfNeeded() }
    guard needsLayoutOfSublayers else { return }
    needsLayoutOfSublayers = false
    layoutSublayers()
  }

  /// Requests new contents. Standalone layers get contents only on request.
  open func setNeedsDisplay() { if let host { host.setLayerNeedsDisplay() } else { awaitsDisplay = true } }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { host?.layerNeedsDisplay ?? awaitsDisplay }

  open func displayIfNeeded() {
    guard host == nil, awaitsDisplay else { return }
    awaitsDisplay = false
    display()
  }

  /// Gives the layer its contents: by default the drawing of ``draw(in:)``, unless the delegate sets ``contents``.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// For overriding: draws the contents, in the layer's coordinates. By default the delegate draws them.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Records the drawing of ``draw(in:)``; a view's layer draws directly into the current picture.
  package func drawContents() {
    delegate?.layerWillDraw(self)
    if let target {
      draw(in: target)
    } else {
      let context = GraphicsContext(size: bounds.size)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      GraphicsContextStack.push(context)
      draw(in: context)
      GraphicsContextStack.pop()
      backing = context.displayList
    }
  }

  /// Displays a view's layer into a picture.
  package func display(into context: GraphicsContext) {
    target = context
    display()
    target = nil
  }

  // MARK: Animations

  /// The running animations, in the order of addition.
  var animations = LayerAnimations()
  /// Animations that stay after their end, if animations end at once.
  private var kept: [(key: String?, animation: CAAnimation)] = []
  /// The layer whose presentation this one is.
  weak var original: CALayer?
  #if !canImport(ObjectiveC)
    /// The values that programs store under their own keys.
    var values: [String: Any] = [:]
  #endif

  /// Adds an animation under a key, and replaces a running one with the same key. If the ``AnimationClock`` runs at once,
  /// the animation ends now; one that stays after its end is kept under its key.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = anim is CATransition ? Self.transitionKey : key
    guard !AnimationClock.shared.takesTime else { return run(anim, forKey: key) }
    kept.removeAll { key != nil && $0.key == key }
    if !anim.isRemovedOnCompletion { kept.append((key, anim)) }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  /// The key of all transitions (Apple, `CALayer.add(_:forKey:)`).
  private static let transitionKey = "transition"

  open func animation(forKey key: String) -> CAAnimation? {
    animations.running.first { $0.key == key }?.animation ?? kept.first { $0.key == key }?.animation
  }

  open func animationKeys() -> [String]? {
    let keys = (animations.running.map(\.key) + kept.map(\.key)).compactMap(\.self)
    return keys.isEmpty ? nil : keys
  }

  open func removeAnimation(forKey key: String) {
    kept.removeAll { $0.key == key }
    for entry in animations.running where entry.key == key { end(entry, finished: false) }
  }

  open func removeAllAnimations() {
    kept = []
    for entry in animations.running { end(entry, finished: false) }
  }

  /// The event's action: the delegate's, else that of ``actions``, of ``style``, or of the class. Without any, a layer that
  /// belongs to no view animates its properties. An `NSNull` ends the search. (Apple, `CALayer.action(forKey:)`.)
  open func action(forKey event: String) -> (any CAAction)? {
    let styled = (style?["actions"] as? [String: Any])?[event] as? any CAAction
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styled
      ?? Self.defaultAction(forKey: event) ?? implicitAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// The action of all layers of the class; none by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Copies the appearance of another layer of the class, for a presentation; subclasses add their properties.
  func take(from other: CALayer) { takeAppearance(from: other) }
}
