import Foundation
import Graphics
import PangoText

/// Breaks and measures the texts of plans with real fonts.
enum PlanText {
  private static let measurer = PangoTextMeasurer()

  static func request(_ content: ScreenPart.TextContent, width: CGFloat) -> TextRequest {
    let font = FontDescriptor(pointSize: content.size, weight: FontWeight(rawValue: content.weight))
    let alignment: TextAlignment =
      switch content.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    return TextRequest(
      text: content.text, font: font, maximumWidth: width, maximumLines: content.lines, alignment: alignment)
  }

  static func layout(_ content: ScreenPart.TextContent, width: CGFloat) -> TextLayout {
    measurer.layout(request(content, width: width))
  }

  /// Rounded up to whole points.
  static func height(of content: ScreenPart.TextContent, width: CGFloat) -> CGFloat {
    layout(content, width: width).size.height.rounded(.up)
  }

  /// The advance of one line in a font.
  static func width(of text: String, in font: FontDescriptor) -> CGFloat {
    measurer.layout(TextRequest(text: text, font: font)).size.width
  }

  /// The frame of the text itself, in points of the screen.
  static func inkFrame(of part: ScreenPart) -> CGRect {
    guard let content = part.text else { return part.frame }
    let layout = layout(content, width: part.frame.width)
    let (left, right) = (layout.lines.map(\.x).min() ?? 0, layout.lines.map { $0.x + $0.width }.max() ?? 0)
    return CGRect(
      x: part.frame.minX + left, y: part.frame.minY, width: right - left, height: layout.size.height)
  }
}
