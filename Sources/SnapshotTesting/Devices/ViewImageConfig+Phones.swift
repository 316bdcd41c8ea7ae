import Foundation
import iOSViews

/// Phones.
extension ViewImageConfig {
  /// An upright iPhone SE of 2016.
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
  /// An iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(320, 568, top: 20, bottom: 0, sides: 0, bottomOnSide: 0, orientation, .iPhoneSe(orientation))
  }

  /// An upright iPhone 8.
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 667, top: 20, bottom: 0, sides: 0, bottomOnSide: 0, orientation, .iPhone8(orientation))
  }

  /// An upright iPhone 8 Plus.
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 736, top: 20, bottom: 0, sides: 0, bottomOnSide: 0, orientation, .iPhone8Plus(orientation))
  }

  /// An upright iPhone X.
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, top: 44, bottom: 34, sides: 44, bottomOnSide: 24, orientation, .iPhoneX(orientation))
  }

  /// An upright iPhone XS Max.
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, top: 44, bottom: 34, sides: 44, bottomOnSide: 24, orientation, .iPhoneXsMax(orientation))
  }

  /// An upright iPhone XR.
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, top: 44, bottom: 34, sides: 44, bottomOnSide: 24, orientation, .iPhoneXr(orientation))
  }

  /// An upright iPhone 12.
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, sides: 47, bottomOnSide: 21, orientation, .iPhone12(orientation))
  }

  /// An upright iPhone 12 Pro.
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, sides: 47, bottomOnSide: 21, orientation, .iPhone12(orientation))
  }

  /// An upright iPhone 12 Pro Max.
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      428, 926, top: 47, bottom: 34, sides: 47, bottomOnSide: 21, orientation, .iPhone12ProMax(orientation))
  }

  /// An upright iPhone 13.
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, sides: 47, bottomOnSide: 21, orientation, .iPhone13(orientation))
  }

  /// An upright iPhone 13 mini.
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, top: 50, bottom: 34, sides: 50, bottomOnSide: 21, orientation, .iPhone13(orientation))
  }

  /// An upright iPhone 13 Pro.
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, sides: 47, bottomOnSide: 21, orientation, .iPhone13(orientation))
  }

  /// An upright iPhone 13 Pro Max.
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      428, 926, top: 47, bottom: 34, sides: 47, bottomOnSide: 21, orientation, .iPhone13ProMax(orientation))
  }

  /// - Parameters:
  ///   - width: the width of the upright phone, in points.
  ///   - height: the height of the upright phone, in points.
  ///   - top: the inset at the top of the upright phone.
  ///   - bottom: the inset at the bottom of the upright phone.
  ///   - sides: the insets at the left and right of the phone on its side.
  ///   - bottomOnSide: the inset at the bottom of the phone on its side.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, sides: CGFloat, bottomOnSide: CGFloat,
    _ orientation: Orientation, _ traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: sides, bottom: bottomOnSide, right: sides),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}
