import Foundation
import Graphics
import Testing

@testable import SVGRenderer

struct SVGTests {
  private func list(_ draw: (GraphicsContext) -> Void) -> DisplayList {
    let context = GraphicsContext(size: CGSize(width: 20, height: 10))
    draw(context)
    return context.displayList
  }

  private func svg(_ draw: (GraphicsContext) -> Void) -> String {
    SVGRenderer().svg(of: list(draw), background: nil)
  }

  @Test func writesGroupsShapesAndText() {
    let text = svg { context in
      context.beginGroup(
        DisplayGroup(
          identifier: "a-b", className: "UILabel", label: "Title", bounds: .zero, opacity: 0.5))
      context.translateBy(x: 2, y: 3)
      context.setFillColor(Color(rgb: 0x112233, alpha: 0.25))
      context.fill(CGRect(x: 0, y: 0, width: 4.5, height: 1))
      context.setFillColor(.black)
      context.draw(
        TextLine(text: "Hi & <you>", x: 1, baseline: 8, width: 12.25),
        font: FontDescriptor(family: .named("O'Hara"), pointSize: 12, weight: .bold))
      context.endGroup()
    }
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
         <g id="a-b" class="UILabel" data-label="Title" opacity="0.5">
          <g transform="translate(2 3)">
           <path d="M0 0 L4.5 0 L4.5 1 L0 1 Z" fill="#112233" fill-opacity="0.25"/>
           <text x="1" y="8" font-family="'OHara', \(SVGRenderer.systemFamilies)" font-size="12" \
        font-weight="700" textLength="12.25" lengthAdjust="spacing" fill="#000000">Hi &amp; &lt;you&gt;</text>
          </g>
         </g>
        </svg>

        """)
  }

  @Test func gradientsAreDefinedBeforeTheyAreUsed() {
    let text = svg { context in
      context.fill(
        Path(rect: CGRect(x: 0, y: 0, width: 2, height: 1)),
        with: Gradient(
          stops: [
            .init(location: 0, color: .black), .init(location: 1, color: Color(rgb: 0x112233, alpha: 0.5)),
          ],
          start: .zero, end: CGPoint(x: 2, y: 0)))
    }
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
         <linearGradient id="gradient1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="2" y2="0">\
        <stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#112233" stop-opacity="0.5"/>\
        </linearGradient>
         <path d="M0 0 L2 0 L2 1 L0 1 Z" fill="url(#gradient1)"/>
        </svg>

        """)
  }

  @Test func clipsLastToTheEndOfTheirScope() {
    let text = svg { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.restoreGState()
      context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    }
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[1].hasPrefix(#"<clipPath id="clip1">"#))
    #expect(lines[2] == ##"<g clip-path="url(#clip1)">"##)
    #expect(lines[4] == "</g>")
    #expect(lines[5].hasPrefix(#"<path d="M5 5"#))
  }

  @Test func identifiersStayUnique() {
    let text = svg { context in
      for _ in 0..<2 {
        context.beginGroup(DisplayGroup(identifier: "x", className: "A", bounds: .zero))
        context.endGroup()
      }
    }
    #expect(text.components(separatedBy: #" id="x""#).count == 2)
    #expect(text.contains(#"data-id="x""#))
  }

  @Test func isWellFormedWhateverTheTextSays() {
    let nasty = "\u{1}\"'</text><script>\u{FFFE}]]>&amp;"
    let text = svg { context in
      context.beginGroup(
        DisplayGroup(identifier: nasty, className: nasty, label: nasty, bounds: .zero))
      context.draw(
        TextLine(text: nasty, x: .nan, baseline: .infinity, width: -1),
        font: FontDescriptor(family: .named(nasty), pointSize: 12))
      context.drawImage(named: nasty, in: .zero) { _ in }
    }
    #expect(!text.contains("<script>"))
    #expect(XMLCheck.isWellFormed(text))
  }

  @Test func unbalancedListsStayWellFormed() {
    let list = DisplayList(
      size: .zero,
      commands: [
        .endGroup, .restore, .save, .clip(Path(), rule: .winding),
        .beginGroup(.init(className: "A", bounds: .zero)),
      ])
    #expect(XMLCheck.isWellFormed(SVGRenderer().svg(of: list)))
  }
}
