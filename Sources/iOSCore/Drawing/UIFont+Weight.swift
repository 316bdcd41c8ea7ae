import Foundation
import Graphics

extension UIFont {
  /// A weight on Apple's scale from −1 to 1, 0 being regular. Raw values are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// Apple's named weights from light to heavy with their places on the OpenType scale.
    private static let scale: [(weight: Weight, fontWeight: FontWeight, documentName: String)] = [
      (.ultraLight, .ultraLight, "ultraLight"), (.thin, .thin, "thin"), (.light, .light, "light"),
      (.regular, .regular, "regular"), (.medium, .medium, "medium"),
      (.semibold, .semibold, "semibold"), (.bold, .bold, "bold"), (.heavy, .heavy, "heavy"),
      (.black, .black, "black"),
    ]

    /// The weight that a document's `weight` attribute names; nil for a name not known.
    package init?(documentName: String) {
      guard let row = Self.scale.first(where: { $0.documentName == documentName }) else { return nil }
      self = row.weight
    }

    init(fontWeight: FontWeight) {
      self = Self.scale.first { $0.fontWeight >= fontWeight }?.weight ?? .black
    }

    /// The nearest named weight on the OpenType scale.
    package var fontWeight: FontWeight {
      let nearest = Self.scale.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      }
      return nearest?.fontWeight ?? .regular
    }
  }
}

extension UIFont {
  /// How wide a font's letters are, on Apple's scale. Raw values are UIKit's.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The system font in a weight. The width does not count: what stands for the system font has one only.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
