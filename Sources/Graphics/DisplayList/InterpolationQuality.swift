/// The smoothness with which a picture is scaled. Raw values are those of Core Graphics'
/// `CGInterpolationQuality`.
public enum InterpolationQuality: Int32, Hashable, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}
