import Foundation
import Graphics
import InterfaceBuilder

extension InflationContext {
  /// Nil where the layout is for another screen, language or text size than the document was saved for: then fonts are
  /// today's.
  @MainActor
  var canvasFonts: CanvasFonts? {
    stacksRows ? nil : CanvasFonts(document.xcode, writesChinese: writesChinese)
  }
}

/// The fonts of the canvas that saved a document, where they differ from today's.
@MainActor
struct CanvasFonts {
  private let xcode: XcodeRelease

  private static let smallTitleSizes: [UIFont.TextStyle: CGFloat] = [.title1: 26, .title2: 20]
  private static let largeSize: CGFloat = 20

  private let writesChinese: Bool
  /// Ems. Observed: 14 labels of 14 to 18 points (1.019 to 1.025).
  private static let chineseWidth: CGFloat = 1.021

  init(_ xcode: XcodeRelease, writesChinese: Bool = false) {
    self.xcode = xcode
    self.writesChinese = writesChinese
  }

  /// The font that the canvas showed for a font of a document.
  func shown(_ font: UIFont) -> UIFont {
    var descriptor = font.descriptor
    let size = CanvasRules.textSize[xcode]
    if let style = font.textStyle, size == .medium {
      descriptor = UIFont.preferredFont(forTextStyle: style, category: .medium).descriptor
      descriptor.leading = 0
    } else if let style = font.textStyle, size == .extraSmall {
      descriptor = UIFont.preferredFont(forTextStyle: style, category: .extraSmall).descriptor
      let distance = UIFont.lineDistance(of: style, category: .extraSmall)
      descriptor.leading = max(0, distance - descriptor.pointSize * UIFont.lineHeight)
    } else if let small = font.textStyle.flatMap({ Self.smallTitleSizes[$0] }),
      CanvasRules.hasSmallTitles[xcode]
    {
      descriptor.pointSize = small
    }
    if descriptor.family == .system { setAsBefore(&descriptor) }
    return UIFont(descriptor: descriptor, textStyle: font.textStyle)
  }

  /// The system font of older canvases.
  private func setAsBefore(_ descriptor: inout FontDescriptor) {
    if writesChinese { descriptor.ideographWidth = Self.chineseWidth }
    if CanvasRules.hasSquareIdeographs[xcode] { descriptor.ideographWidth = 1 }
    descriptor.hasNarrowApostrophe = CanvasRules.hasNarrowApostrophe[xcode]
    let isLarge = descriptor.pointSize >= Self.largeSize
    let tracking = isLarge ? CanvasRules.largeTextTracking : CanvasRules.textTracking
    descriptor.kern += CGFloat(tracking[xcode]) * descriptor.pointSize
    guard CanvasRules.systemFontIsHelvetica[xcode] else { return }
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
