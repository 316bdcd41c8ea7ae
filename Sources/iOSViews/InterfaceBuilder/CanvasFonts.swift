import Foundation
import Graphics
import InterfaceBuilder

extension InflationContext {
  /// Nil where the layout is for another screen, language or text size than the document was saved for: then fonts are
  /// today's.
  @MainActor
  var canvasFonts: CanvasFonts? { stacksRows ? nil : CanvasFonts(document) }
}

/// The fonts of the canvas that saved a document, where they differ from today's.
@MainActor
struct CanvasFonts {
  private let version: ToolsVersion

  /// Later tools showed San Francisco (Apple, WWDC 2015 session 804). Observed: labels of Xcode 5 and 6 have the widths of
  /// Helvetica within 2 points, 8 of 9.
  private static let sanFrancisco = ToolsVersion(major: 8000)
  /// The tools of Xcode 13, which brought configurations of buttons: their titles had 14 points at first. Observed: 31
  /// points of height in 11 of 11 buttons without a font of their own; later 34.33 or 35 in 28 of 28, which is 17 points.
  private static let firstConfigurations = ToolsVersion(major: 19_000)..<ToolsVersion(major: 21_000)
  private static let firstConfigurationTitleSize: CGFloat = 14

  /// Xcode 7 showed text styles as for the content size "Medium": Body in 16 points. Observed: 34 of 34 labels of Body,
  /// Headline, Footnote and Caption 1 are 19 to 20, 15 and 14 high, 7 of 7 as wide as that; later ones have the default's.
  private static let mediumStyles = ToolsVersion(major: 8000)..<ToolsVersion(major: 11_000)
  /// Xcode 10 and 11 showed Title 1 in fewer points than its 28. Observed: 31.5 or 32 high in 16 of 16 labels; 33.67, of 28
  /// points, in the one of Xcode 16.
  private static let smallTitles = ToolsVersion(major: 14_000)..<ToolsVersion(major: 16_000)
  private static let smallTitleSize: CGFloat = 26

  init(_ document: InterfaceDocument) {
    version = document.toolsVersion ?? ToolsVersion(major: 0)
  }

  /// The title of a button with a configuration and no font; nil for the style's own.
  var configurationTitle: UIFont? {
    Self.firstConfigurations.contains(version)
      ? .systemFont(ofSize: Self.firstConfigurationTitleSize) : nil
  }

  /// The font that the canvas showed for one that a document asks for.
  func shown(_ font: UIFont) -> UIFont {
    var descriptor = font.descriptor
    if let style = font.textStyle, Self.mediumStyles.contains(version) {
      descriptor = UIFont.preferredFont(forTextStyle: style, category: .medium).descriptor
      descriptor.leading = 0
    } else if font.textStyle == .title1, Self.smallTitles.contains(version) {
      descriptor.pointSize = Self.smallTitleSize
    }
    if version < Self.sanFrancisco, descriptor.family == .system {
      descriptor.family = .named("Helvetica Neue")
      descriptor.leading = 0
    }
    return UIFont(descriptor: descriptor, textStyle: font.textStyle)
  }
}
