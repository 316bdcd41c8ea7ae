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
  /// Xcode 7 showed text styles as for the content size "Medium": Body in 16 points. Observed: 34 of 34 labels of Body,
  /// Headline, Footnote and Caption 1 are 19 to 20, 15 and 14 high, 7 of 7 as wide as that; later ones have the default's.
  private static let mediumStyles = ToolsVersion(major: 8000)..<ToolsVersion(major: 11_000)
  /// Xcode 12.5 to 13 showed them as for "Extra Small": Body in 14 points. Observed: 23 of 25 labels of 8 repositories in
  /// Body, Headline, Callout, Subhead, Footnote, Caption 1, Title 1 and Title 2; titles of buttons with a configuration, which are
  /// in Body, 12 of 12.
  private static let extraSmallStyles = ToolsVersion(major: 18_000)..<ToolsVersion(major: 21_000)
  /// Xcode 9 to 11 showed Titles 1 and 2 as for "Small": 26 points and not 28, 20 and not 22. Observed: Title 1 is 31 to 32
  /// high in 20 of 20 labels, Title 2 is 24 in 9 of 9; 33.67 and 26.5 in later ones.
  private static let smallTitles = ToolsVersion(major: 13_000)..<ToolsVersion(major: 16_000)
  private static let smallTitleSizes: [UIFont.TextStyle: CGFloat] = [.title1: 26, .title2: 20]
  /// Up to Xcode 8 the system font was set less tightly, above all from 20 points on: by how much, in ems, as
  /// Tools/glyph-widths/fit.py estimates it. Observed: 30 labels and buttons of 20 to 36 points, of 9 repositories.
  private static let looseText = ToolsVersion(major: 8000)..<ToolsVersion(major: 13_000)
  private static let looseTracking: (text: CGFloat, large: CGFloat) = (0.001, 0.0138)
  private static let largeSize: CGFloat = 20

  init(_ document: InterfaceDocument) {
    version = document.toolsVersion ?? ToolsVersion(major: 0)
  }

  /// The font that the canvas showed for one that a document asks for.
  func shown(_ font: UIFont) -> UIFont {
    var descriptor = font.descriptor
    if let style = font.textStyle, Self.mediumStyles.contains(version) {
      descriptor = UIFont.preferredFont(forTextStyle: style, category: .medium).descriptor
      descriptor.leading = 0
    } else if let style = font.textStyle, Self.extraSmallStyles.contains(version) {
      descriptor = UIFont.preferredFont(forTextStyle: style, category: .extraSmall).descriptor
    } else if let small = font.textStyle.flatMap({ Self.smallTitleSizes[$0] }),
      Self.smallTitles.contains(version)
    {
      descriptor.pointSize = small
    }
    if Self.looseText.contains(version), descriptor.family == .system {
      let tracking = Self.looseTracking
      let extra = descriptor.pointSize < Self.largeSize ? tracking.text : tracking.large
      descriptor.kern += extra * descriptor.pointSize
    }
    if version < Self.sanFrancisco, descriptor.family == .system {
      descriptor.family = .named("Helvetica Neue")
      descriptor.leading = 0
    }
    return UIFont(descriptor: descriptor, textStyle: font.textStyle)
  }
}
