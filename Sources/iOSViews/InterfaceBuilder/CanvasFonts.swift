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
  /// Xcode 12.5 to 13 showed them as for "Extra Small": Body in 14 points. Observed: heights of 26 of 27 labels
  /// of 7 repositories, in eight styles, and of 64 of 64 buttons with a configuration, of 6 repositories.
  private static let extraSmallStyles = ToolsVersion(major: 18_000)..<ToolsVersion(major: 21_000)
  /// Xcode 9 to 11 showed Titles 1 and 2 as for "Small": 26 points and not 28, 20 and not 22. Observed: Title 1 is 31 to 31.5
  /// high in 7 of 7 labels of 4 repositories, Title 2 is 24 in the one; 33.67 and 26.5 in later ones.
  private static let smallTitles = ToolsVersion(major: 13_000)..<ToolsVersion(major: 16_000)
  private static let smallTitleSizes: [UIFont.TextStyle: CGFloat] = [.title1: 26, .title2: 20]
  /// Up to Xcode 8 the system font was set less tightly, above all from 20 points on: by how much, in ems, as
  /// Tools/glyph-widths/fit.py estimates it. Observed: 47 of 49 labels and buttons of 20 points and more, of
  /// 11 repositories, are as wide as that within a point; 23 of them without it.
  private static let looseText = ToolsVersion(major: 8000)..<ToolsVersion(major: 13_000)
  private static let looseTracking: (text: CGFloat, large: CGFloat) = (0.001, 0.0138)
  private static let largeSize: CGFloat = 20
  /// Up to Xcode 8, each Chinese or Japanese character was as wide as it was high. Observed: 23 of 23 labels, of 4
  /// repositories.
  private static let firstChineseWidths = ToolsVersion(major: 13_000)

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
      let distance = UIFont.lineDistance(of: style, category: .extraSmall)
      descriptor.leading = max(0, distance - descriptor.pointSize * UIFont.lineHeight)
    } else if let small = font.textStyle.flatMap({ Self.smallTitleSizes[$0] }),
      Self.smallTitles.contains(version)
    {
      descriptor.pointSize = small
    }
    if descriptor.family == .system { setAsBefore(&descriptor) }
    return UIFont(descriptor: descriptor, textStyle: font.textStyle)
  }

  /// The system font of older canvases.
  private func setAsBefore(_ descriptor: inout FontDescriptor) {
    if version < Self.firstChineseWidths { descriptor.ideographWidth = 1 }
    if Self.looseText.contains(version) {
      let tracking = Self.looseTracking
      let extra = descriptor.pointSize < Self.largeSize ? tracking.text : tracking.large
      descriptor.kern += extra * descriptor.pointSize
    }
    guard version < Self.sanFrancisco else { return }
    descriptor.family = .named("Helvetica Neue")
    descriptor.leading = 0
    descriptor.kern += Self.helveticaTracking(descriptor) * descriptor.pointSize
  }

  /// How much wider the system's Helvetica was than the stand-in for it, in ems a character. Observed in Xcode 5 and 6: 8
  /// labels of 12 to 14 points 0.008 to 0.025 wider, 7 of 20 to 80 points 0.004 to 0.01 narrower, 4 bold ones 0.01 to 0.02. For
  /// the sizes between, of which none was seen, a guess between the two.
  private static func helveticaTracking(_ font: FontDescriptor) -> CGFloat {
    let tracking = oldTracking
    if font.weight >= .semibold { return tracking.bold }
    if font.pointSize < middleSize { return tracking.small }
    return font.pointSize < largeSize ? tracking.middle : tracking.large
  }

  private static let oldTracking: (bold: CGFloat, small: CGFloat, middle: CGFloat, large: CGFloat) =
    (-0.015, 0.015, 0.003, -0.006)
  private static let middleSize: CGFloat = 15
}
