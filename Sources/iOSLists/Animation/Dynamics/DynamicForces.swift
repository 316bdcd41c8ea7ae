import Foundation

/// A direction with a strength, as an angle in radians from the right, clockwise, or as a vector.
struct DynamicForce {
  var vector: CGVector

  var magnitude: CGFloat {
    get { hypot(vector.dx, vector.dy) }
    set { set(angle: angle, magnitude: newValue) }
  }
  var angle: CGFloat {
    get { atan2(vector.dy, vector.dx) }
    set { set(angle: newValue, magnitude: magnitude) }
  }

  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}

/// Accelerates items downwards. Stored only: falling takes time. (Apple, `UIGravityBehavior`.)
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    super.init()
    addedItems = items
  }

  open var items: [any UIDynamicItem] { addedItems }
  open func addItem(_ item: any UIDynamicItem) { addedItems.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { addedItems.removeAll { $0 === item } }

  /// One unit is 1,000 points per second squared (Apple, `gravityDirection`).
  private var force = DynamicForce(vector: CGVector(dx: 0, dy: 1))

  open var gravityDirection: CGVector {
    get { force.vector }
    set { force.vector = newValue }
  }
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { force.set(angle: angle, magnitude: magnitude) }
}

/// Pushes items. Stored only. (Apple, `UIPushBehavior`.)
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Raw values match UIKit's.
  public enum Mode: Int, Hashable, Sendable {
    case continuous = 0
    case instantaneous
  }

  public let mode: Mode
  open var active = true
  private var force = DynamicForce(vector: .zero)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    addedItems = items
  }

  open var items: [any UIDynamicItem] { addedItems }
  open func addItem(_ item: any UIDynamicItem) { addedItems.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { addedItems.removeAll { $0 === item } }

  open var pushDirection: CGVector {
    get { force.vector }
    set { force.vector = newValue }
  }
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { force.set(angle: angle, magnitude: magnitude) }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }
}

/// The physical properties and velocities of items. Stored only. (Apple, `UIDynamicItemBehavior`.)
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    super.init()
    addedItems = items
  }

  open var items: [any UIDynamicItem] { addedItems }
  open func addItem(_ item: any UIDynamicItem) { addedItems.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { addedItems.removeAll { $0 === item } }

  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true
  private var linear: [ObjectIdentifier: CGPoint] = [:]
  private var angular: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    linear[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
  }
  /// The sum of the added velocities.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { linear[ObjectIdentifier(item)] ?? .zero }
  /// Adds an angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    angular[ObjectIdentifier(item), default: 0] += velocity
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { angular[ObjectIdentifier(item)] ?? 0 }
}

/// Is notified of collisions. None happen without a clock.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

/// Lets items bounce off each other and off boundaries. Stored only. (Apple, `UICollisionBehavior`.)
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    super.init()
    addedItems = items
  }

  open var items: [any UIDynamicItem] { addedItems }
  open func addItem(_ item: any UIDynamicItem) { addedItems.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { addedItems.removeAll { $0 === item } }

  /// Raw values match UIKit's.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: UInt.max)
  }

  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, path))
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.same($0.identifier, identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.same($0.identifier, identifier) }
  }

  open func removeAllBoundaries() { boundaries = [] }

  private static func same(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    guard let a = a as? NSObject, let b = b as? NSObject else { return false }
    return a == b
  }
}
