import AppKitStandIns
import Foundation
import MacViews
import Testing

/// Parts of other modules of Apple's with AppKit. The sources are those of `UIKitStandIns`.
@MainActor
struct AppKitStandInTests {
  @Test func webViewsAreViews() throws {
    let view = WKWebView(
      frame: NSRect(x: 0, y: 0, width: 30, height: 20), configuration: WKWebViewConfiguration())
    let window = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -8),
      view.topAnchor.constraint(equalTo: window.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 8, y: 60, width: 84, height: 40))
    let address = try #require(URL(string: "https://example.com"))
    view.loadHTMLString("<p>", baseURL: address)
    #expect(view.url == address && !view.isLoading)
  }

  @Test func fontsAreThoseOfAppKit() {
    let font = NSFont.systemFont(ofSize: 13)
    #expect(CTFontGetSize(font as CTFont) == 13)
    #expect(CTFontGetDescent(font) == -font.descender)
  }
}
