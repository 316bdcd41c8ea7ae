import Foundation
import Graphics

/// Draws display lists as SVG. Groups become `g` elements with the views' classes and identifiers.
///
/// A point is a user unit. Text stays text, stretched to its width in the layout (`textLength`), so that a picture
/// keeps its shape if the fonts differ. The same list gives the same bytes.
public struct SVGRenderer: Sendable {
  /// The families to try for the system font, best first.
  static let systemFamilies = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
  static let systemDisplayFamilies =
    "-apple-system, 'SF Pro Display', 'Inter Display', Inter, 'Helvetica Neue', Arial, sans-serif"
  static let monospacedFamilies = "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"

  /// The families that contain emoji.
  static let emojiFamilies = "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'"

  /// The prefix of each `id`, so that several pictures can share a page.
  public var identifierPrefix: String

  public init(identifierPrefix: String = "") { self.identifierPrefix = identifierPrefix }

  /// A complete document, with or without a `background`.
  public func svg(of list: DisplayList, background: Color? = .white) -> String {
    var writer = SVGWriter(identifierPrefix: identifierPrefix)
    let width = list.size.width.decimalText
    let height = list.size.height.decimalText
    writer.line(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      """)
    writer.depth += 1
    if let background {
      writer.line(#"<rect width="\#(width)" height="\#(height)"\#(background.paint("fill"))/>"#)
    }
    writer.draw(list.commands)
    writer.depth -= 1
    writer.line("</svg>")
    return writer.text
  }
}
