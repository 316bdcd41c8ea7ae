import Foundation
import Graphics

#if !canImport(Darwin)
  /// The inverse of a transform; a transform without an inverse is returned unchanged. (Core Animation.)
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
#endif

extension CATransform3D {
  private var matrix: [[Double]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
      .map { $0.map(Double.init) }
  }

  private init(matrix r: [[Double]]) {
    self.init(
      m11: r[0][0], m12: r[0][1], m13: r[0][2], m14: r[0][3], m21: r[1][0], m22: r[1][1], m23: r[1][2],
      m24: r[1][3], m31: r[2][0], m32: r[2][1], m33: r[2][2], m34: r[2][3], m41: r[3][0], m42: r[3][1],
      m43: r[3][2], m44: r[3][3])
  }

  package var isFinite: Bool { matrix.allSatisfy { $0.allSatisfy(\.isFinite) } }

  /// The inverse by elimination with the largest pivot of each column; nil if there is none.
  fileprivate var inverse: CATransform3D? {
    var left = matrix
    var right = CATransform3DIdentity.matrix
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        abs(left[pivot][column]) > .leastNormalMagnitude
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let scale = left[column][column]
      for index in 0..<4 {
        left[column][index] /= scale
        right[column][index] /= scale
      }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        guard factor != 0 else { continue }
        for index in 0..<4 {
          left[row][index] -= factor * left[column][index]
          right[row][index] -= factor * right[column][index]
        }
      }
    }
    return CATransform3D(matrix: right)
  }

  /// The interpolation between this transform and another: both are decomposed into translation, rotation, skew, scale and
  /// perspective, as in CSS Transforms Level 2. If one cannot be decomposed, the result changes abruptly halfway.
  package func mixed(with other: CATransform3D, at share: Double) -> CATransform3D {
    if share == 0 { return self }
    if share == 1 { return other }
    guard let from = TransformParts(self), let to = TransformParts(other) else {
      return share < 0.5 ? self : other
    }
    return from.mixed(with: to, at: share).transform
  }
}

/// The parts of a 3D transform.
package struct TransformParts: Hashable {
  package var translation: SIMD3<Double>
  package var scale: SIMD3<Double>
  /// xy, xz, yz.
  package var skew: SIMD3<Double>
  package var perspective: SIMD4<Double>
  /// The rotation: x, y, z, w.
  package var quaternion: SIMD4<Double>

  /// The fourth column and row contain perspective and translation; the rest is decomposed by making its rows perpendicular
  /// one after the other (Gram–Schmidt). Nil for transforms that flatten space.
  package init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let w = Double(t.m44)
    var rows = [
      SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)) / w,
      SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)) / w,
      SIMD3(Double(t.m31), Double(t.m32), Double(t.m33)) / w,
    ]
    translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43)) / w
    perspective = SIMD4(Double(t.m14) / w, Double(t.m24) / w, Double(t.m34) / w, 1)
    var (scale, skew) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    guard let (length0, unit0) = Self.normalized(rows[0]) else { return nil }
    (scale.x, rows[0]) = (length0, unit0)
    skew.x = Self.dot(rows[0], rows[1])
    rows[1] -= rows[0] * skew.x
    guard let (length1, unit1) = Self.normalized(rows[1]) else { return nil }
    (scale.y, rows[1]) = (length1, unit1)
    skew.x /= length1
    skew.y = Self.dot(rows[0], rows[2])
    rows[2] -= rows[0] * skew.y
    skew.z = Self.dot(rows[1], rows[2])
    rows[2] -= rows[1] * skew.z
    guard let (length2, unit2) = Self.normalized(rows[2]) else { return nil }
    (scale.z, rows[2]) = (length2, unit2)
    skew.y /= length2
    skew.z /= length2
    // A mirroring transform is a rotation with all scales negative.
    if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
      scale = -scale
      for index in 0..<3 { rows[index] = -rows[index] }
    }
    self.scale = scale
    self.skew = skew
    quaternion = Self.quaternion(rows)
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  private static func normalized(_ row: SIMD3<Double>) -> (length: Double, unit: SIMD3<Double>)? {
    let length = dot(row, row).squareRoot()
    return length > 1e-12 ? (length, row / length) : nil
  }

  /// Returns the quaternion of a pure rotation for row vectors. It starts with the largest component, so that it never
  /// divides by a small number.
  private static func quaternion(_ r: [SIMD3<Double>]) -> SIMD4<Double> {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return SIMD4((r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s, s / 4)
    }
    if r[0].x > r[1].y, r[0].x > r[2].z {
      let s = 2 * (1 + r[0].x - r[1].y - r[2].z).squareRoot()
      return SIMD4(s / 4, (r[1].x + r[0].y) / s, (r[2].x + r[0].z) / s, (r[1].z - r[2].y) / s)
    }
    if r[1].y > r[2].z {
      let s = 2 * (1 + r[1].y - r[0].x - r[2].z).squareRoot()
      return SIMD4((r[1].x + r[0].y) / s, s / 4, (r[2].y + r[1].z) / s, (r[2].x - r[0].z) / s)
    }
    let s = 2 * (1 + r[2].z - r[0].x - r[1].y).squareRoot()
    return SIMD4((r[2].x + r[0].z) / s, (r[2].y + r[1].z) / s, s / 4, (r[0].y - r[1].x) / s)
  }

  // MARK: Between

  package func mixed(with other: TransformParts, at share: Double) -> TransformParts {
    var copy = self
    copy.translation += (other.translation - translation) * share
    copy.scale += (other.scale - scale) * share
    copy.skew += (other.skew - skew) * share
    copy.perspective += (other.perspective - perspective) * share
    copy.quaternion = Self.turn(from: quaternion, to: other.quaternion, at: share)
    return copy
  }

  /// Interpolates along the shorter arc at constant speed, or linearly if both are nearly equal.
  private static func turn(
    from a: SIMD4<Double>, to other: SIMD4<Double>, at share: Double
  ) -> SIMD4<Double> {
    var (b, cosine) = (other, (a * other).sum())
    if cosine < 0 { (b, cosine) = (-b, -cosine) }
    let mixed: SIMD4<Double>
    if cosine > 0.9999 {
      mixed = a + (b - a) * share
    } else {
      let angle = acos(min(1, cosine))
      mixed = a * (sin((1 - share) * angle) / sin(angle)) + b * (sin(share * angle) / sin(angle))
    }
    return mixed / (mixed * mixed).sum().squareRoot()
  }

  // MARK: Together

  package var transform: CATransform3D {
    var rows = Self.rows(quaternion)
    rows[2] = rows[2] + rows[1] * skew.z + rows[0] * skew.y
    rows[1] = rows[1] + rows[0] * skew.x
    let x = rows[0] * scale.x
    let y = rows[1] * scale.y
    let z = rows[2] * scale.z
    return CATransform3D(
      m11: x.x, m12: x.y, m13: x.z, m14: perspective.x, m21: y.x, m22: y.y, m23: y.z, m24: perspective.y,
      m31: z.x, m32: z.y, m33: z.z, m34: perspective.z, m41: translation.x, m42: translation.y,
      m43: translation.z, m44: perspective.w)
  }

  private static func rows(_ q: SIMD4<Double>) -> [SIMD3<Double>] {
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    return [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
  }

  // MARK: Angles

  /// Rotations about x, then y, then z, in radians.
  package var angles: SIMD3<Double> {
    get {
      let r = Self.rows(quaternion)
      return SIMD3(
        atan2(r[1].z, r[2].z), -asin(min(1, max(-1, r[0].z))), atan2(r[0].y, r[0].x))
    }
    set {
      let half = newValue / 2
      let (cx, sx, cy, sy, cz, sz) = (
        cos(half.x), sin(half.x), cos(half.y), sin(half.y), cos(half.z), sin(half.z)
      )
      quaternion = SIMD4(
        sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
        cx * cy * cz + sx * sy * sz)
    }
  }
}
