import Foundation
import Graphics

/// What stands for a view in a layer tree: appearance beyond the view's own. (Apple, `CALayer`.)
///
/// A view's layer has the view's geometry: it reads and sets the view's. Layers of their own keep theirs.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that the layer belongs to. (Apple: the layer's delegate.)
  package internal(set) weak var view: UIView?
  open weak var delegate: AnyObject?
  open var name: String?

  // MARK: Appearance

  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners = CACornerMask.all
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  /// Apple's default: three points upwards.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Apple's default.
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var zPosition: CGFloat = 0
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var allowsEdgeAntialiasing = false
  open var mask: CALayer?
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that is shown, as shares of them.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var isOpaque = false
  open var isDoubleSided = true
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
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

  /// Where in the layer ``position`` lies, as a share of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var ownFrame = CGRect.zero
  private var ownBoundsOrigin = CGPoint.zero

  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      let resizes = newValue.size != frame.size
      if let view { view.frame = newValue } else { ownFrame = newValue }
      if resizes, view == nil { setNeedsLayout() }
    }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: ownBoundsOrigin, size: ownFrame.size) }
    set {
      guard view == nil else {
        view?.bounds = newValue
        return
      }
      let position = position
      ownBoundsOrigin = newValue.origin
      ownFrame.size = newValue.size
      self.position = position
    }
  }

  open var position: CGPoint {
    get {
      CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - anchorPoint.x * frame.width, y: newValue.y - anchorPoint.y * frame.height)
    }
  }

  open func affineTransform() -> CGAffineTransform {
    view?.transform ?? CATransform3DGetAffineTransform(ownTransform)
  }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  private var ownTransform = CATransform3DIdentity

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
  /// Kept for clients; sublayers are drawn flat.
  open var sublayerTransform = CATransform3DIdentity

  // MARK: Tree

  private var storedSublayers: [CALayer]?
  /// Back to front; nil for none.
  open var sublayers: [CALayer]? {
    get { storedSublayers }
    set {
      for layer in storedSublayers ?? [] { layer.superlayer = nil }
      storedSublayers = nil
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  open private(set) weak var superlayer: CALayer?

  public override required init() { super.init() }

  /// A copy for an animation's presentation; it takes over geometry.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { ownFrame = other.frame }
  }

  public required init?(coder: NSCoder) { super.init() }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = storedSublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    storedSublayers = all
    layer.superlayer = self
    setNeedsLayout()
  }

  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    let rest = superlayer.storedSublayers?.filter { $0 !== self } ?? []
    superlayer.storedSublayers = rest.isEmpty ? nil : rest
    self.superlayer = nil
  }

  // MARK: Passes

  private var needsLayoutOfSublayers = false

  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { needsLayoutOfSublayers = true } }
  open func needsLayout() -> Bool { view?.layoutNode.needsLayout ?? needsLayoutOfSublayers }
  /// By default the delegate's matter, as a view is its layer's.
  open func layoutSublayers() { view?.layoutSublayers(of: self) }
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard needsLayoutOfSublayers else { return }
    needsLayoutOfSublayers = false
    layoutSublayers()
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
}

/// Corners to round. Bits are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension CornerRadii {
  /// A radius at some corners, none at the others. Layers count from the top left: least x, least y.
  init(_ radius: CGFloat, at corners: CACornerMask) {
    func at(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      topLeft: at(.layerMinXMinYCorner), topRight: at(.layerMaxXMinYCorner),
      bottomRight: at(.layerMaxXMaxYCorner), bottomLeft: at(.layerMinXMaxYCorner))
  }
}

/// A layer whose sublayers keep their own depth. Here for clients' `layerClass`; drawn as its sublayers.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that draws a path. (Apple, `CAShapeLayer`; its defaults.)
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// Which parts of a path that crosses itself are inside. Raw values are Core Animation's.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends. Raw values are Core Animation's.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners. Raw values are Core Animation's.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a run of colours. (Apple, `CAGradientLayer`; its defaults.)
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var type = CAGradientLayerType.axial
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// How a gradient runs. Raw values are Apple's.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The curve of round corners. Raw values are Apple's; corners are drawn as circles.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Text on a layer. (Apple, `CATextLayer`.) Kept, and not drawn.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
}

/// Raw values are Apple's.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Raw values are Apple's.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
