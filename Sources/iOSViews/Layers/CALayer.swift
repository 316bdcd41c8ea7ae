import Foundation
import Graphics

/// Represents a view in a layer tree and adds to the view's appearance. (Apple, `CALayer`.)
///
/// A view's layer has the view's geometry: it reads and sets the view's. Layers of their own keep theirs.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that the layer belongs to.
  package internal(set) weak var view: UIView?
  /// Draws the layer and places its sublayers; of a view's layer the view.
  open weak var delegate: (any CALayerDelegate)?
  open var name: String?

  // MARK: Appearance

  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners = CACornerMask.all
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  /// Apple's default: three points upwards.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points. Apple's default: 3.
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  /// Higher layers lie in front of their siblings; others are in the order of ``sublayers``.
  open var zPosition: CGFloat = 0
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var allowsEdgeAntialiasing = false
  /// A layer whose opaque parts let this layer show through.
  open var mask: CALayer?
  /// A `CGImage`, or a `UIImage`; anything else is not drawn.
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that is shown, as shares of them.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched, as shares of them. Stored only: all of it is.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How contents are drawn smaller. Stored only: they are always drawn smoothly.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How contents are drawn larger.
  open var magnificationFilter = CALayerContentsFilter.linear
  open var isOpaque = false
  /// Whether the layer shows when transforms have turned its back to the front.
  open var isDoubleSided = true
  /// Whether y points up in the layer. Stored only: it always points down.
  open var isGeometryFlipped = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var actions: [String: any CAAction]?
  private var ownBackgroundColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownIsHidden = false
  private var ownMasksToBounds = false

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor($0) }
      } else {
        ownBackgroundColor = newValue
      }
    }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  // MARK: Geometry

  /// Where in the layer ``position`` lies, and what transforms turn it about, as a share of its size. Setting it moves the
  /// frame, not the position.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchorPoint }
    set { if let view { view.anchorPoint = newValue } else { ownAnchorPoint = newValue } }
  }
  /// How far ``position`` lies in front of the plane. Stored only: layers are drawn flat.
  open var anchorPointZ: CGFloat = 0
  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var ownPosition = CGPoint.zero
  private var ownBounds = CGRect.zero
  private var ownTransform = CATransform3DIdentity

  /// In the superlayer's coordinates: the smallest rectangle around the layer as its transform shows it.
  open var frame: CGRect {
    get { view?.frame ?? ownBox.offsetBy(dx: ownPosition.x, dy: ownPosition.y) }
    set {
      if let view {
        view.frame = newValue
        return
      }
      let plane = affineTransform()
      let size = CGRect(origin: .zero, size: newValue.standardized.size).applying(plane.inverted()).size
      bounds = CGRect(origin: ownBounds.origin, size: plane.isIdentity ? newValue.standardized.size : size)
      let box = ownBox
      ownPosition = CGPoint(
        x: newValue.standardized.minX - box.minX, y: newValue.standardized.minY - box.minY)
    }
  }

  /// The layer as its transform shows it, seen from its position.
  private var ownBox: CGRect {
    let size = ownBounds.size
    let box = CGRect(
      x: -ownAnchorPoint.x * size.width, y: -ownAnchorPoint.y * size.height, width: size.width,
      height: size.height)
    let plane = CATransform3DGetAffineTransform(ownTransform)
    return plane.isIdentity ? box : box.applying(plane)
  }

  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      let resizes = newValue.size != ownBounds.size
      ownBounds = newValue
      guard resizes else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  open func affineTransform() -> CGAffineTransform {
    view?.transform ?? CATransform3DGetAffineTransform(ownTransform)
  }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// How the layer is shown about its anchor point. What leaves the plane is kept and not drawn.
  open var transform: CATransform3D {
    get {
      guard let view, CATransform3DIsAffine(ownTransform) else { return ownTransform }
      return CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      ownTransform = newValue
      view?.transform = CATransform3DGetAffineTransform(newValue)
    }
  }
  /// How the sublayers are shown, about the layer's anchor point. What leaves the plane is kept and not drawn.
  open var sublayerTransform = CATransform3DIdentity

  /// False if the layer has turned its back and that is not to be seen.
  var showsSide: Bool { isDoubleSided || transform.m33 >= 0 }

  // MARK: Tree

  /// Layers of their own that lie in this one, and between them the subviews'; nil without layers of their own.
  private var storedSublayers: [CALayer]?
  private weak var storedSuperlayer: CALayer?

  /// Back to front; nil for none. Those of a view's layer are the subviews' and what the program added.
  open var sublayers: [CALayer]? {
    get {
      let all = orderedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in storedSublayers ?? [] where layer.view == nil { layer.storedSuperlayer = nil }
      storedSublayers = nil
      for layer in newValue ?? [] where layer.view == nil || layer.view?.superview !== view {
        addSublayer(layer)
      }
    }
  }

  /// Whether the layer shows its sublayers more than once.
  var repeatsSublayers: Bool { false }
  /// Whether layers of their own lie in this one.
  var hasOwnSublayers: Bool { storedSublayers != nil }

  private var orderedSublayers: [CALayer] {
    guard let view else { return storedSublayers ?? [] }
    let subviews = view.storedSubviews
    guard let storedSublayers else { return subviews.map(\.layer) }
    return storedSublayers.filter { $0.view == nil || $0.view?.superview === view }
  }

  /// A subview has come, or has another place: its layer comes to lie right in front of that of the subview before it, or in
  /// front of all as the last one.
  func subviewDidMove(_ subview: UIView) {
    guard storedSublayers != nil, let view, let index = view.storedSubviews.firstIndex(of: subview) else {
      return
    }
    var all = orderedSublayers.filter { $0 !== subview.layer }
    var place = all.count
    if index == 0, view.storedSubviews.count > 1 { place = 0 }
    if index > 0, index < view.storedSubviews.count - 1 {
      let before = view.storedSubviews[index - 1].layer
      place = all.firstIndex { $0 === before }.map { $0 + 1 } ?? all.count
    }
    all.insert(subview.layer, at: place)
    storedSublayers = all
  }

  /// Two subviews have changed places.
  func subviewsDidExchange(_ one: UIView, _ other: UIView) {
    guard storedSublayers != nil else { return }
    var all = orderedSublayers
    guard let first = all.firstIndex(of: one.layer), let second = all.firstIndex(of: other.layer) else {
      return
    }
    all.swapAt(first, second)
    storedSublayers = all
  }

  /// The layer that this one lies in; of a view's layer that of the superview.
  open var superlayer: CALayer? { view?.superview?.layer ?? storedSuperlayer }

  public override init() { super.init() }

  /// A copy for an animation's presentation; it takes over geometry.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (ownBounds, ownPosition, ownAnchorPoint) = (other.bounds, other.position, other.anchorPoint)
    ownTransform = other.transform
  }

  public required init?(coder: NSCoder) { super.init() }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(orderedSublayers.count)) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = orderedSublayers.filter { $0 !== layer }
    all.insert(layer, at: min(Int(idx), all.count))
    storedSublayers = all
    layer.storedSuperlayer = self
    // A view's layout places views: layers that it adds on the way do not ask for another one.
    if view == nil { setNeedsLayout() }
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, 0) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, 1) }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, _ offset: Int) {
    layer.removeFromSuperlayer()
    let all = orderedSublayers
    let place = all.firstIndex { $0 === sibling }.map { $0 + offset } ?? (offset == 0 ? 0 : all.count)
    insertSublayer(layer, at: UInt32(place))
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.storedSuperlayer === self else { return }
    insert(newLayer, beside: oldLayer, 0)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    guard let superlayer = storedSuperlayer else { return }
    let rest = superlayer.storedSublayers?.filter { $0 !== self } ?? []
    superlayer.storedSublayers = rest.contains { $0.view == nil } ? rest : nil
    storedSuperlayer = nil
  }

  // MARK: Passes

  private var needsLayoutOfSublayers = false
  private var awaitsDisplay = false
  /// The drawing that ``draw(in:)`` made when the layer was displayed last.
  private(set) var backing: DisplayList?
  /// Where a view's layer is drawing now.
  private var target: GraphicsContext?

  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { needsLayoutOfSublayers = true } }
  open func needsLayout() -> Bool { view?.layoutNode.needsLayout ?? needsLayoutOfSublayers }
  /// By default the delegate's matter, as a view is its layer's.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard needsLayoutOfSublayers else { return }
    needsLayoutOfSublayers = false
    layoutSublayers()
  }

  /// Asks for new contents. Layers of their own get some only if they are asked.
  open func setNeedsDisplay() { if let view { view.setNeedsDisplay() } else { awaitsDisplay = true } }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { view?.needsDisplay ?? awaitsDisplay }

  open func displayIfNeeded() {
    guard view == nil, awaitsDisplay else { return }
    awaitsDisplay = false
    display()
  }

  /// Gives the layer its contents: by default what ``draw(in:)`` draws, if the delegate has no ``contents`` to set.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// For overriding: draws the contents, in the layer's coordinates. By default the delegate draws them.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Records what ``draw(in:)`` draws; a view's goes into the picture that is being drawn.
  func drawContents() {
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
  func display(into context: GraphicsContext) {
    target = context
    display()
    target = nil
  }

  // MARK: Animations, which end at once

  private var animations: [(key: String?, animation: CAAnimation)] = []

  /// Ends the animation at once and tells its delegate. Animations that stay after their end are kept under their key.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations.removeAll { key != nil && $0.key == key }
    if !anim.isRemovedOnCompletion { animations.append((key, anim)) }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations = [] }

  /// The change's animation, as the delegate or ``actions`` have it. Never asked: changes are not animated.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }
}
