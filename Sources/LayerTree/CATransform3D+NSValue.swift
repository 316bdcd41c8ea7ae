import Foundation

#if !canImport(Darwin)
  /// Transforms as objects, which key frames of Objective-C's time contain. (Core Animation, `NSValue` additions.)
  extension NSValue {
    /// Foundation's description of the matrix; it has no name for the structure on Linux.
    private static let matrixType = "[16d]"

    /// The value of a transform.
    public convenience init(caTransform3D t: CATransform3D) {
      let numbers = [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
        t.m43, t.m44,
      ].map(Double.init)
      let bytes = UnsafeMutablePointer<Double>.allocate(capacity: numbers.count)
      defer { bytes.deallocate() }
      bytes.initialize(from: numbers, count: numbers.count)
      self.init(bytes: bytes, objCType: Self.matrixType)
    }

    /// The transform; the identity for values of other kinds, whose bytes Core Animation does not check.
    public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

    /// Nil for values of other kinds.
    var heldTransform: CATransform3D? {
      guard String(cString: objCType) == Self.matrixType else { return nil }
      var m = [Double](repeating: 0, count: 16)
      m.withUnsafeMutableBytes { bytes in
        if let start = bytes.baseAddress { getValue(start) }
      }
      return CATransform3D(
        m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
        m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }
  }
#endif
