import Foundation

extension CGRect {
  /// The same as `==`, which is a call of Foundation's that the compiler cannot inline: layout compares each frame twice.
  @inline(__always)
  func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
      && size.height == other.size.height
  }
}
