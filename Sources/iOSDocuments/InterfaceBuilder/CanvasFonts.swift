import Foundation
import Graphics
import InterfaceBuilder

extension InflationContext {
  /// Nil if the layout is for another screen, language or text size than the document was saved for; present fonts are
  /// used then.
  @MainActor
  var canvasFonts: CanvasFonts? {
    stacksRows ? nil : CanvasFonts(document.xcode, writesChinese: writesChinese)
  }
}

/// The fonts of the canvas that saved a document, if they differ from present ones.
@MainActor
struct CanvasFonts {
  private let xcode: XcodeRelease

  private static let smallTitleSizes: [UIFont.TextStyle: CGFloat] = [.title1: 26, .title2: 20]
  private static let largeSize: CGFloat = 20

  private let writesChinese: Bool
  /// The additional width in ems. Observed: 14 labels of 14 to 18 points (1.019 to 1.025).
  private static let chineseWidth: CGFloat = 1.021

  init(_ xcode: XcodeRelease, writesChinese: Bool = false) {
    self.xcode = xcode
    self.writesChinese = writesChinese
  }

  /// The canvas's font for a font of a document.
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

  /// Replaces the system font by that of older canvases.
  private func setAsBefore(_ descriptor: inout FontDescriptor) {
    if writesChinese { descriptor.ideographWidth = Self.chineseWidth }
    if CanvasRules.hasSquareIdeographs[xcode] { descriptor.ideographWidth = 1 }
    descriptor.hasNarrowPercentSign = CanvasRules.hasNarrowPercentSign[xcode]
    let isLarge = descriptor.pointSize >= Self.largeSize
    let tracking = isLarge ? CanvasRules.largeTextTracking : CanvasRules.textTracking
    descriptor.kern += CGFloat(tracking[xcode]) * descriptor.pointSize
  }
}
