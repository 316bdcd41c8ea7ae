import AutoLayout
import Foundation
import SVGRenderer

/// Layouts on one HTML page for people: the screen, the tree of views, the constraints that determine each
/// value, and the faults.
///
/// The page needs no other file and no network. The same screens give the same bytes. Whatever documents say is shown as
/// text; none of it is run.
public enum InspectorPage {
  /// One HTML page for all screens, which loads nothing from elsewhere.
  public static func html(title: String, screens: [InspectedScreen]) -> String {
    let pictures = screens.enumerated().map { index, screen in
      "<template id=\"picture-\(index)\">\n\(picture(screen))</template>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(escaped(title))</title>
      <style>
      \(asset(PackageResources.inspector_css))</style>
      </head>
      <body>
      \(asset(PackageResources.inspector_html))\(pictures.joined())\
      <script type="application/json" id="data">\(data(title: title, screens: screens))</script>
      <script>
      'use strict';
      \(scripts.map(asset).joined())</script>
      </body>
      </html>

      """
  }

  /// Nothing is loaded, sent or framed; only the page's own style and script count.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private static let scripts = [
    PackageResources.inspector_model_js, PackageResources.inspector_stage_js,
    PackageResources.inspector_panels_js, PackageResources.inspector_js,
  ]

  private static func asset(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func picture(_ screen: InspectedScreen) -> String {
    SVGRenderer().svg(of: screen.numberedDrawing, background: nil)
  }

  /// In a script element, only `<` could end the data.
  private static func data(title: String, screens: [InspectedScreen]) -> String {
    InspectorData.json(title: title, screens: screens).replacingOccurrences(of: "<", with: "\\u003c")
  }

  private static func escaped(_ text: String) -> String {
    PrintableText.escaped(text)
      .replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
