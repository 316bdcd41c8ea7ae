import AssetCatalogs
import AutoLayout
import Foundation
import InterfaceBuilder
import ObjCCompatibility

extension AssetEnvironment {
  /// The environment in which an interface with these traits looks up its assets.
  init(_ traits: UITraitCollection) {
    self.init()
    idiom = Self.idioms[traits.userInterfaceIdiom]
    isDark = traits.userInterfaceStyle == .dark
    wantsHighContrast = traits.accessibilityContrast == .high
    gamut = traits.displayGamut == .P3 ? .displayP3 : .sRGB
    widthClass = Self.sizeClasses[traits.horizontalSizeClass]
    heightClass = Self.sizeClasses[traits.verticalSizeClass]
    isRightToLeft = traits.layoutDirection == .rightToLeft
    languages = ReaderLanguages.preferred.flatMap(LocalizationFiles.fallbacks)
    scale = traits.displayScale > 0 ? Double(traits.displayScale) : 1
  }

  private static let idioms: [UIUserInterfaceIdiom: String] = [
    .phone: "iphone", .pad: "ipad", .tv: "tv", .carPlay: "car", .mac: "mac", .vision: "vision",
  ]
  private static let sizeClasses: [UIUserInterfaceSizeClass: AssetTraits.SizeClass] = [
    .compact: .compact, .regular: .regular,
  ]
}

extension UITraitCollection {
  /// The main screen's traits, overridden by those given. Off the main thread, where the screen cannot be read, the traits
  /// of a phone.
  static func forAssets(_ traits: UITraitCollection?) -> UITraitCollection {
    let base =
      MainQueue.isCurrent
      ? MainActor.assumeIsolated { UIScreen.main.traitCollection }
      : UITraitCollection(screenSize: CGSize(width: 390, height: 844), scale: 3)
    return traits.map { UITraitCollection(traitsFrom: [base, $0]) } ?? base
  }
}
