import Foundation
import Graphics
import InterfaceBuilder

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

  /// In points; at run time the style has 28 (Apple, Human Interface Guidelines, "Typography"). Observed: labels of this
  /// style are 31.5 or 32 high in 16 of 16, never the 33.5 of 28 points.
  private static let titleSize: CGFloat = 26

  init(_ document: InterfaceDocument) {
    version = document.toolsVersion ?? ToolsVersion(major: 0)
  }

  /// The title of a button with a configuration and no font; nil for the style's own.
  var configurationTitle: UIFont? {
    Self.firstConfigurations.contains(version)
      ? .systemFont(ofSize: Self.firstConfigurationTitleSize) : nil
  }

  /// The font that the canvas showed for one that a document asks for.
  func shown(_ font: UIFont, category: UIContentSizeCategory) -> UIFont {
    var descriptor = font.descriptor
    if font.textStyle == .title1, category == .large { descriptor.pointSize = Self.titleSize }
    if version < Self.sanFrancisco, descriptor.family == .system {
      descriptor.family = .named("Helvetica Neue")
      descriptor.leading = 0
    }
    return UIFont(descriptor: descriptor, textStyle: font.textStyle)
  }
}
