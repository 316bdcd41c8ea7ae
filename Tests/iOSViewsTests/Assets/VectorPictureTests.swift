import Foundation
import Graphics
import InterfaceBuilder
import Testing
import iOSViews

@testable import AssetCatalogs
@testable import iOSDrawing

/// SVG files as drawings. Expected values are worked out by hand from the SVG 1.1 standard.
@MainActor
struct VectorPictureTests {
  private func dump(_ inside: String, head: String = "width=\"20\" height=\"10\"") throws -> String {
    try VectorPicture(svg: Data("<svg \(head)>\(inside)</svg>".utf8)).drawing.dump
  }

  private func path(_ data: String) -> [Path.Element] { VectorPath(data).path.elements }

  /// 24 × 12 points show 48 × 24 units.
  @Test func picturesOfCataloguesAreDrawn() throws {
    let leaf = try #require(UIImage(named: "Leaf", in: .module, compatibleWith: nil))
    #expect(leaf.size == CGSize(width: 24, height: 12))
    guard case .drawing(let drawing) = leaf.kind else {
      Issue.record("no drawing")
      return
    }
    #expect(drawing.commands.contains(.concatenate(CGAffineTransform(scaleX: 0.5, y: 0.5))))
    #expect(drawing.dump.contains("#00ff00"))
  }

  @Test func relativeCommandsStartWhereThePathIs() {
    let corner = CGPoint(x: 3, y: 2)
    #expect(
      path("M1,2h2v-1H0z") == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: corner), .line(to: CGPoint(x: 3, y: 1)),
        .line(to: CGPoint(x: 0, y: 1)), .close,
      ])
    // Points after a move are lines, numbers need no separators, and a subpath begins where the last one was closed.
    #expect(
      path("m1 1 1.5.5-1-1zl1 0") == [
        .move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 2.5, y: 1.5)),
        .line(to: CGPoint(x: 1.5, y: 0.5)), .close,
        .line(to: CGPoint(x: 2, y: 1)),
      ])
  }

  @Test func smoothCurvesReflectTheLastControl() {
    #expect(
      path("M0 0C0 1 1 2 2 2S4 3 5 3").last
        == .curve(to: CGPoint(x: 5, y: 3), control1: CGPoint(x: 3, y: 2), control2: CGPoint(x: 4, y: 3)))
    #expect(
      path("M0 0Q1 2 2 0T4 0").last == .quadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 3, y: -2)))
    #expect(
      path("M1 1S4 3 5 3").last
        == .curve(to: CGPoint(x: 5, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 4, y: 3)))
  }

  /// Half a circle of radius 5 about (5, 0): two quarters, through (5, -5).
  @Test func arcsBecomeCurves() throws {
    let elements = path("M0 0A5 5 0 0 1 10 0")
    #expect(elements.count == 3)
    guard case .curve(let middle, _, _) = elements[1], case .curve(let end, _, _) = elements[2] else {
      Issue.record("no curves")
      return
    }
    #expect(abs(middle.x - 5) < 1e-9 && abs(middle.y + 5) < 1e-9)
    #expect(end == CGPoint(x: 10, y: 0))
    // Flags without separators; a radius of nothing is a line.
    #expect(path("M0 0a5 5 0 0110 0").count == 3)
    #expect(path("M0 0A0 5 0 0 1 10 0").last == .line(to: CGPoint(x: 10, y: 0)))
  }

  @Test func stylesAreInheritedAndRulesWin() throws {
    let text = try dump(
      "<style>.a{fill:#00f;stroke:red;stroke-width:2}</style><g fill=\"lime\" fill-opacity=\"50%\"><rect width=\"4\" height=\"2\"/>"
        + "<rect class=\"a\" width=\"4\" height=\"2\" style=\"stroke-opacity:.5\"/></g>")
    #expect(text.contains("#00ff0080"))
    #expect(text.contains("#0000ff80"))
    #expect(text.contains("#ff000080"))
  }

  @Test func hiddenThingsAreNotDrawn() throws {
    let text = try dump(
      "<g display=\"none\"><rect width=\"4\" height=\"2\" fill=\"red\"/></g><rect visibility=\"hidden\" width=\"1\" height=\"1\" fill=\"red\"/>"
        + "<defs><rect width=\"4\" height=\"2\" fill=\"red\"/></defs><text>red</text>")
    #expect(!text.contains("#ff0000"))
  }

  @Test func usesAreDrawnWhereTheySay() throws {
    let text = try dump(
      "<defs><rect id=\"r\" width=\"4\" height=\"2\"/></defs><use href=\"#r\" x=\"3\" fill=\"#123456\"/>")
    #expect(text.contains("#123456"))
  }

  /// From the left edge of the box to its right: 2 to 6.
  @Test func gradientsFillTheirShapesBox() throws {
    let picture = try VectorPicture(
      svg: Data(
        "<svg width=\"9\" height=\"9\"><linearGradient id=\"g\"><stop offset=\"0\" stop-color=\"#fff\"/><stop offset=\"1\" stop-color=\"red\" stop-opacity=\".5\"/></linearGradient><rect x=\"2\" y=\"1\" width=\"4\" height=\"2\" fill=\"url(#g)\"/></svg>"
          .utf8))
    let gradients = picture.drawing.commands.compactMap { command -> Gradient? in
      if case .gradient(_, _, let gradient) = command { gradient } else { nil }
    }
    #expect(gradients.map(\.start) == [CGPoint(x: 2, y: 1)])
    #expect(gradients.map(\.end) == [CGPoint(x: 6, y: 1)])
    #expect(gradients.first?.stops.map(\.color) == [.white, Color(red: 1, green: 0, blue: 0, alpha: 0.5)])
  }

  @Test func colours() {
    func color(_ text: String) -> Color? { VectorColor.color(text, current: .white) }
    #expect(color("#f008") == Color(red: 1, green: 0, blue: 0, alpha: 136.0 / 255))
    #expect(color("rgb(255, 0, 51)") == Color(red: 1, green: 0, blue: 0.2))
    #expect(color("rgba(100%,0,0,.5)") == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(color("currentColor") == .white)
    #expect(color("#12") == nil)
  }

  /// `use` in circles and in tens of tens ends; a file that declares entities is refused.
  @Test func hostileFilesEnd() throws {
    _ = try dump("<g id=\"a\"><use href=\"#a\"/><use href=\"#a\"/></g>")
    var chain = "<rect id=\"u0\" width=\"1\" height=\"1\"/>"
    for level in 1...12 {
      chain +=
        "<g id=\"u\(level)\">" + String(repeating: "<use href=\"#u\(level - 1)\"/>", count: 10) + "</g>"
    }
    _ = try dump(chain)
    let bomb = "<!DOCTYPE svg [<!ENTITY a \"aaaa\">]><svg width=\"1\" height=\"1\">&a;</svg>"
    #expect(throws: DocumentError.self) { try VectorPicture(svg: Data(bomb.utf8)) }
    #expect(throws: DocumentError.self) { try VectorPicture(svg: Data("<svg/>".utf8)) }
    #expect(throws: DocumentError.self) { try VectorPicture(svg: Data("no".utf8)) }
    for data in ["M", "M1e400 0", "MM", "L1 1", "M0 0A1 1 0 2 0 3 3", "M0 0 é", "M0 0A1e9 1e9 1e9 1 1 1 1"] {
      _ = path(data)
    }
  }
}
