/// The relation between the left side of a constraint and its constant. The raw values are those of
/// `NSLayoutConstraint.Relation`.
public enum Relation: Int8, Sendable, Hashable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// The relation after both sides have been multiplied by −1.
  @inlinable
  var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
