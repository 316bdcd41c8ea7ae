import AutoLayout
import Foundation
import iOSViews

/// A screen to show controllers on: its size, the part that bars and hardware leave free, and its traits. The devices and their
/// values are those of swift-snapshot-testing, which differ from Apple's in places.
public struct ViewImageConfig: Sendable {
  /// Which side of a phone is up.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// Which side of a tablet is up, and the share of its screen.
  public enum TabletOrientation: Sendable {
    /// A share of the upright screen.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
    /// A share of the screen on its side.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of bars and hardware, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil for the size of the view.
  public var size: CGSize?
  /// The traits of the screen.
  public var traits: UITraitCollection

  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
