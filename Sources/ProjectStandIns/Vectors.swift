import Foundation

// The names of Apple's module `simd` for the vectors of Swift's standard library. (Apple, "simd".)

public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>

/// The place between two numbers.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
/// The place between two numbers.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
/// The place between two numbers.
@_disfavoredOverload
public func simd_mix(_ x: CGFloat, _ y: CGFloat, _ t: CGFloat) -> CGFloat { x + t * (y - x) }

/// The number in a range that is nearest to another one.
public func simd_clamp<Value: Comparable>(_ x: Value, _ min: Value, _ max: Value) -> Value {
  Swift.min(Swift.max(x, min), max)
}

/// The sum of the products of the components.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * y).sum() }

/// The length of a vector.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_length_squared(x).squareRoot()
}

/// The square of the length of a vector.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(x, x) }

/// The distance of two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x - y) }

/// The vector with the length 1.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x / simd_length(x)
}

/// A matrix of four rows and four columns. (Apple, `simd_double4x4`.)
public struct simd_double4x4: Equatable, Sendable {
  /// The columns.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// A matrix of zeros.
  public init() { self.init(diagonal: .zero) }
  /// A matrix with a number on its diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD4(repeating: scalar)) }
  public init(diagonal: SIMD4<Double>) {
    columns = (
      SIMD4(diagonal.x, 0, 0, 0), SIMD4(0, diagonal.y, 0, 0), SIMD4(0, 0, diagonal.z, 0),
      SIMD4(0, 0, 0, diagonal.w)
    )
  }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }
  public init(
    _ one: SIMD4<Double>, _ two: SIMD4<Double>, _ three: SIMD4<Double>, _ four: SIMD4<Double>
  ) { columns = (one, two, three, four) }
  /// - Precondition: there are four columns.
  public init(_ columns: [SIMD4<Double>]) {
    precondition(columns.count == 4, "a matrix of four columns has \(columns.count)")
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  /// - Precondition: there are four rows.
  public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }

  /// A column.
  public subscript(column: Int) -> SIMD4<Double> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix of four columns has no column \(column)")
      }
    }
  }

  /// A component.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows for columns.
  public var transpose: simd_double4x4 {
    simd_double4x4((0..<4).map { row in SIMD4(self[0][row], self[1][row], self[2][row], self[3][row]) })
  }

  public static func == (one: simd_double4x4, other: simd_double4x4) -> Bool { one.columns == other.columns }
  public static func * (matrix: simd_double4x4, vector: SIMD4<Double>) -> SIMD4<Double> {
    (0..<4).reduce(SIMD4.zero) { $0 + matrix[$1] * vector[$1] }
  }
  public static func * (vector: SIMD4<Double>, matrix: simd_double4x4) -> SIMD4<Double> {
    matrix.transpose * vector
  }
  public static func * (one: simd_double4x4, other: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { one * other[$0] })
  }
}

public typealias double4x4 = simd_double4x4
