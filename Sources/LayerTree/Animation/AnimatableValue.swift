import AttributedText
import Foundation
import Graphics

/// A value that an animation can interpolate.
package enum AnimatableValue: Hashable, @unchecked Sendable {
  /// Numbers, points, sizes, rectangles: the components of the kind, with 0 for the others.
  case numbers(SIMD4<Double>, NumberKind)
  /// A colour; nil is treated as clear.
  case color(Color?)
  case transform(CATransform3D)
  case path(Path)
  /// Values of one kind, such as the colours of a gradient; the associated value states the kind.
  indirect case list([AnimatableValue], of: AnimatableValue)
  /// A layer's contents, with the progress of a fade from one picture to another.
  case contents(LayerContents)
  /// A value that cannot be interpolated: it changes in one step.
  case fixed(AnyHashable)

  package enum NumberKind: Hashable, Sendable {
    case scalar, point, size, rect

    package var count: Int {
      switch self {
      case .scalar: 1
      case .point, .size: 2
      case .rect: 4
      }
    }
  }

  package static func scalar(_ value: Double) -> AnimatableValue { .numbers(SIMD4(value, 0, 0, 0), .scalar) }
  package static func point(_ value: CGPoint) -> AnimatableValue {
    .numbers(SIMD4(value.x, value.y, 0, 0), .point)
  }
  package static func size(_ value: CGSize) -> AnimatableValue {
    .numbers(SIMD4(value.width, value.height, 0, 0), .size)
  }
  package static func rect(_ value: CGRect) -> AnimatableValue {
    .numbers(SIMD4(value.origin.x, value.origin.y, value.size.width, value.size.height), .rect)
  }

  package var scalar: Double? { if case .numbers(let n, .scalar) = self { n[0] } else { nil } }
  package var point: CGPoint? {
    if case .numbers(let n, .point) = self { CGPoint(x: n[0], y: n[1]) } else { nil }
  }
  package var size: CGSize? {
    if case .numbers(let n, .size) = self { CGSize(width: n[0], height: n[1]) } else { nil }
  }
  package var rect: CGRect? {
    if case .numbers(let n, .rect) = self { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) } else { nil }
  }

  // MARK: Arithmetic

  /// The interpolated value between this one and another; extrapolated if the fraction is outside 0 to 1.
  package func mixed(with other: AnimatableValue, at share: Double) -> AnimatableValue {
    switch (self, other) {
    case (.numbers(let a, let kind), .numbers(let b, let otherKind)) where kind == otherKind:
      return .numbers(a + (b - a) * share, kind)
    case (.color(let a), .color(let b)): return .color(Self.mix(a, b, at: share))
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, at: share))
    case (.path(let a), .path(let b)):
      return a.mixed(with: b, at: share).map { .path($0) } ?? (share < 0.5 ? self : other)
    case (.list(let a, let kind), .list(let b, _)) where a.count == b.count:
      return .list(zip(a, b).map { $0.mixed(with: $1, at: share) }, of: kind)
    case (.contents(let a), .contents(let b)): return .contents(a.faded(to: b, by: share))
    default: return share < 0.5 ? self : other
    }
  }

  /// Nil is treated as the other colour with zero opacity.
  private static func mix(_ a: Color?, _ b: Color?, at share: Double) -> Color? {
    guard a != nil || b != nil else { return nil }
    let from = a ?? b?.multipliedAlpha(by: 0) ?? .clear
    let to = b ?? a?.multipliedAlpha(by: 0) ?? .clear
    func mix(_ path: KeyPath<Color, CGFloat>) -> CGFloat {
      from[keyPath: path] + (to[keyPath: path] - from[keyPath: path]) * share
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// The sum of numbers or colours; for transforms, this one followed by the other.
  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.numbers(let a, let kind), .numbers(let b, let otherKind)) where kind == otherKind:
      .numbers(a + b, kind)
    case (.color(let a), .color(let b)): .color(Self.combine(a, b, +))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
    case (.list(let a, let kind), .list(let b, _)) where a.count == b.count:
      .list(zip(a, b).map { $0.adding($1) }, of: kind)
    default: other
    }
  }

  /// The value to add to the other one to get this one.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.numbers(let a, let kind), .numbers(let b, let otherKind)) where kind == otherKind:
      .numbers(a - b, kind)
    case (.color(let a), .color(let b)): .color(Self.combine(a, b, -))
    case (.transform(let a), .transform(let b)):
      .transform(CATransform3DConcat(CATransform3DInvert(b), a))
    case (.list(let a, let kind), .list(let b, _)) where a.count == b.count:
      .list(zip(a, b).map { $0.subtracting($1) }, of: kind)
    default: self
    }
  }

  private static func combine(
    _ a: Color?, _ b: Color?, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> Color {
    let (a, b) = (a ?? .clear, b ?? .clear)
    return Color(
      red: operation(a.red, b.red), green: operation(a.green, b.green), blue: operation(a.blue, b.blue),
      alpha: operation(a.alpha, b.alpha))
  }

  /// The value of this kind that changes nothing when it is added.
  package var zero: AnimatableValue {
    switch self {
    case .numbers(_, let kind): .numbers(.zero, kind)
    case .color: .color(Color(white: 0, alpha: 0))
    case .transform: .transform(CATransform3DIdentity)
    case .list(let values, let kind): .list(values.map(\.zero), of: kind)
    case .path, .fixed, .contents: self
    }
  }

  /// The distance between two values, for speeds along key frames; nil for values without a distance.
  package func distance(to other: AnimatableValue) -> Double? {
    guard case .numbers(let a, let kind) = self, case .numbers(let b, let otherKind) = other,
      kind.count == otherKind.count
    else { return nil }
    return ((a - b) * (a - b)).sum().squareRoot()
  }

  // MARK: Values from programs

  /// A value of the same kind as this one, from a value that a program set: numbers of any type, arrays of numbers, points,
  /// colours and so on. Nil for values of another kind, and for numbers that are not finite.
  package func like(_ any: Any?) -> AnimatableValue? {
    let value: AnimatableValue? =
      switch self {
      case .numbers(_, let kind): Self.numbers(of: any, kind)
      case .color: Self.color(of: any)
      case .transform: Self.transform(of: any)
      case .path: (any as? CGPath).map { .path($0.path) } ?? (any as? Path).map { .path($0) }
      case .list(_, let kind): Self.list(of: any, kind)
      case .contents: .contents(LayerContents(any))
      case .fixed: (any as? AnyHashable).map { .fixed($0) }
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  private var isFinite: Bool {
    switch self {
    case .numbers(let values, _): values.indices.allSatisfy { values[$0].isFinite }
    case .transform(let transform): transform.isFinite
    case .color, .path, .list, .contents, .fixed: true
    }
  }

  /// Nil if one of them is of another kind.
  private static func list(of any: Any?, _ kind: AnimatableValue) -> AnimatableValue? {
    guard let given = any as? [Any] else { return nil }
    let values = given.compactMap(kind.like)
    return values.count == given.count ? .list(values, of: kind) : nil
  }

  private static func numbers(of any: Any?, _ kind: NumberKind) -> AnimatableValue? {
    switch any {
    case let value as CGPoint where kind == .point: return .point(value)
    case let value as CGSize where kind == .size: return .size(value)
    case let value as CGRect where kind == .rect: return .rect(value)
    case let value as any NumbersHolding: return value.numbers(kind)
    case let list as [Any]:
      let numbers = list.compactMap(number)
      guard numbers.count == list.count, numbers.count == kind.count else { return nil }
      return .numbers(SIMD4(numbers + Array(repeating: 0, count: 4 - numbers.count)), kind)
    default: return kind == .scalar ? number(any).map { .scalar($0) } : nil
    }
  }

  private static func number(_ any: Any?) -> Double? {
    let number: Double? =
      switch any {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as Bool: value ? 1 : 0
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func color(of any: Any?) -> AnimatableValue? {
    switch any {
    case nil: .color(nil)
    case let value as Color: .color(value)
    case let value as any TextColor: .color(value.color(in: GraphicsContextStack.surroundings.look))
    default: nil
    }
  }

  private static func transform(of any: Any?) -> AnimatableValue? {
    switch any {
    case let value as CATransform3D: .transform(value)
    case let value as CGAffineTransform: .transform(CATransform3DMakeAffineTransform(value))
    case let value as NSValue: transform(in: value)
    default: nil
    }
  }

  private static func transform(in value: NSValue) -> AnimatableValue? {
    #if canImport(Darwin)
      .transform(value.caTransform3DValue)
    #else
      value.heldTransform.map { .transform($0) }
    #endif
  }

  /// The value in the type that programs use.
  package var any: Any? {
    switch self {
    case .numbers(let n, .scalar): CGFloat(n[0])
    case .numbers(_, .point): point
    case .numbers(_, .size): size
    case .numbers(_, .rect): rect
    case .color(let color): color
    case .transform(let transform): transform
    case .path(let path): CGPath(path)
    case .list(let values, _): values.compactMap(\.any)
    case .contents(let contents): contents.object
    case .fixed(let value): value.base
    }
  }
}

/// A Foundation object of a façade that contains a point, a size or a rectangle.
package protocol NumbersHolding {
  func numbers(_ kind: AnimatableValue.NumberKind) -> AnimatableValue?
}

extension Path {
  /// The interpolated path between two with the same pieces; nil for other paths, whose interpolation Core Animation does
  /// not define either.
  fileprivate func mixed(with other: Path, at share: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var path = Path()
    for (one, two) in zip(elements, other.elements) {
      switch (one, two) {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        path.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        path.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
      case (.close, .close): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
