/// One HTML page in a single file, with its style, scripts and pictures.
///
/// The page needs no other file and no network. The same parts give the same bytes. Every page contains `page.css` and
/// `page.js`, so that all look the same.
struct WebPage {
  /// Plain text.
  var title: String
  /// The allowed source of pictures, such as `data:`; empty if they are part of the body.
  var pictureSource = ""
  /// The program and version that wrote the page, if known.
  var generator = ""
  /// Style rules in addition to those of all pages.
  var styles: [String]
  /// Markup, which ends with a line break.
  var body: String
  /// JSON for the scripts, if they need any.
  var data = ""
  /// The scripts, which run in this order after those of all pages.
  var scripts: [[UInt8]]

  /// The text of the file.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    \(meta)<title>\(PageMarkup.escaped(title))</title>
    <style>
    \(Self.asset(PackageResources.page_css))\(styles.joined())</style>
    </head>
    <body>
    \(body)\(dataElement)<script>
    'use strict';
    \(([PackageResources.page_js] + scripts).map(Self.asset).joined())</script>
    </body>
    </html>

    """
  }

  /// The text of a file that was built into the program.
  static func asset(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The policy that prevents loading, sending and framing, and allows only the page's own style, scripts and
  /// pictures.
  private var policy: String {
    let pictures = pictureSource.isEmpty ? "" : " img-src \(pictureSource);"
    return
      "default-src 'none';\(pictures) style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; "
      + "form-action 'none'"
  }

  private var meta: String {
    generator.isEmpty ? "" : "<meta name=\"generator\" content=\"\(PageMarkup.escaped(generator))\">\n"
  }

  /// In a script element, only `<` could end the data.
  private var dataElement: String {
    guard !data.isEmpty else { return "" }
    let parts = data.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    let safe = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\u003c")
    return "<script type=\"application/json\" id=\"data\">\(safe)</script>\n"
  }
}
