import AutoLayout
import Foundation

/// Many pictures on one HTML page that needs no other file.
public enum ContactSheet {
  /// A picture with its caption.
  public struct Picture: Hashable, Sendable {
    /// The text below the picture.
    public var caption: String
    /// An SVG document.
    public var svg: String
    /// The width at which it is shown, in CSS pixels.
    public var width: Double

    public init(caption: String, svg: String, width: Double) {
      self.caption = caption
      self.svg = svg
      self.width = width
    }
  }

  /// An HTML page of all pictures, without references to other files.
  public static func html(title: String, pictures: [Picture]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(PageMarkup.escaped(title))</title>
    <style>\(style)</style>
    <h1>\(PageMarkup.escaped(title))</h1>
    <main>
    \(pictures.map(figure).joined(separator: "\n"))
    </main>
    </html>

    """
  }

  private static let style = """
    body{font-family:Inter,system-ui,sans-serif;margin:2rem;background:#e9e9ee;color:#1c1c1e}\
    main{display:flex;flex-wrap:wrap;gap:2rem;align-items:flex-start}\
    figure{margin:0}\
    img{display:block;background:#fff;border-radius:8px;box-shadow:0 1px 6px #0003}\
    figcaption{margin-top:.5rem;font-size:.85rem}
    """

  /// The drawing is an image, not inline, so that identifiers in one SVG do not affect another.
  private static func figure(_ picture: Picture) -> String {
    let data = Data(picture.svg.utf8).base64EncodedString()
    let width = NumberText.brief(picture.width)
    let caption = PageMarkup.escaped(picture.caption)
    return """
      <figure><img width="\(width)" alt="\(caption)" src="data:image/svg+xml;base64,\(data)">\
      <figcaption>\(caption)</figcaption></figure>
      """
  }
}
