import CairoRenderer
import Foundation

/// Compares pictures pixel by pixel, for references that the same renderer drew.
public struct PixelComparison: Sendable {
  /// The share of bytes, or of pixels, that must be equal.
  public var precision: Float
  /// How like the other pixel a pixel must be; 1 for equal.
  public var perceptualPrecision: Float

  public init(precision: Float = 1, perceptualPrecision: Float = 1) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
  }

  /// Describes the difference; nil if the pictures match.
  public func message(expected: PicturePixels, actual: PicturePixels) -> String? {
    guard expected.width == actual.width, expected.height == actual.height else {
      return "The new picture has \(actual.width) × \(actual.height) pixels, the reference "
        + "\(expected.width) × \(expected.height)."
    }
    guard expected.bytes != actual.bytes else { return nil }
    let difference = Difference(expected, actual, threshold: Double(1 - perceptualPrecision) * 100)
    if precision >= 1, perceptualPrecision >= 1 {
      return "The new picture differs from the reference in \(difference.place)."
    }
    let share =
      perceptualPrecision < 1
      ? Float(difference.perceived) / Float(expected.width * expected.height)
      : Float(difference.bytes) / Float(expected.bytes.count)
    guard 1 - share < precision else { return nil }
    let what = perceptualPrecision < 1 ? "pixels" : "bytes"
    return "\(1 - share) of the \(what) match, \(precision) is required; they differ in \(difference.place)."
  }

  /// The pixels that differ.
  private struct Difference {
    var bytes = 0
    var pixels = 0
    /// Pixels that differ for the eye by more than the threshold.
    var perceived = 0
    var bounds = PixelBounds.empty

    init(_ expected: PicturePixels, _ actual: PicturePixels, threshold: Double) {
      let width = expected.width
      expected.bytes.withUnsafeBufferPointer { one in
        actual.bytes.withUnsafeBufferPointer { other in
          guard let one = one.baseAddress, let other = other.baseAddress else { return }
          for index in 0..<width * expected.height {
            let (a, b) = (one + index * 4, other + index * 4)
            if a[0] == b[0], a[1] == b[1], a[2] == b[2], a[3] == b[3] { continue }
            for part in 0..<4 where a[part] != b[part] { bytes += 1 }
            pixels += 1
            bounds.add(x: index % width, y: index / width)
            if Self.color(a).distance(to: Self.color(b)) > threshold { perceived += 1 }
          }
        }
      }
    }

    private static func color(_ pixel: UnsafePointer<UInt8>) -> PictureColor {
      PictureColor(red: Double(pixel[0]), green: Double(pixel[1]), blue: Double(pixel[2]))
    }

    var place: String {
      "\(pixels) \(pixels == 1 ? "pixel" : "pixels") from (\(bounds.minX), \(bounds.minY)) to "
        + "(\(bounds.maxX), \(bounds.maxY))"
    }
  }
}
