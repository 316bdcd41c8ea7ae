import AutoLayout
import Foundation
import Graphics
import ProjectStandIns
import Testing
import UIKitStandIns
import iOSViews

/// Core Text over a measurer whose letters are 10 × 10 points.
@MainActor
struct CoreTextTests {
  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 10)])
  }

  private func withLetters<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = TextSystem.measurer
    TextSystem.measurer = FixedPitchTextMeasurer.tenByTen
    defer { TextSystem.measurer = before }
    return try body()
  }

  @Test func lines() {
    withLetters {
      let line = CTLineCreateWithAttributedString(text("hello"))
      var (ascent, descent) = (CGFloat(0), CGFloat(0))
      #expect(CTLineGetTypographicBounds(line, &ascent, &descent, nil) == 50)
      #expect(ascent + descent == 10 && ascent > descent)
      #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 5))
      #expect(CTLineGetOffsetForStringIndex(line, 2, nil) == 20)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 22, y: 0)) == 2)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 28, y: 0)) == 3)
      #expect(CTLineGetPenOffsetForFlush(line, 1, 80) == 30)
    }
  }

  @Test func runs() throws {
    try withLetters {
      let string = NSMutableAttributedString(attributedString: text("hello"))
      string.addAttribute(.kern, value: 0, range: NSRange(location: 1, length: 2))
      let frame = CTFramesetterCreateFrame(
        CTFramesetterCreateWithAttributedString(string), CFRange(),
        CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil), nil)
      let line = try #require(CTFrameGetLines(frame).first)
      let runs = CTLineGetGlyphRuns(line)
      #expect(
        runs.map { CTRunGetStringRange($0) }
          == [(0, 1), (1, 2), (3, 2)].map { CFRange(location: $0, length: $1) })
      #expect(runs.map { CTRunGetTypographicBounds($0, CFRange(), nil, nil, nil) } == [10, 20, 20])
      #expect(CTRunGetTypographicBounds(runs[2], CFRange(location: 1, length: 1), nil, nil, nil) == 10)
      #expect(CTRunGetAttributes(runs[1])[.kern] as? Int == 0 && CTRunGetAttributes(runs[0])[.kern] == nil)
      #expect(CTRunGetStatus(runs[1]) == [] && CTRunGetGlyphCount(runs[1]) == 2)
    }
  }

  @Test func shortenedLines() {
    withLetters {
      let (line, token) = (
        CTLineCreateWithAttributedString(text("hello")), CTLineCreateWithAttributedString(text("…"))
      )
      let width = { (type: CTLineTruncationType) in
        CTLineCreateTruncatedLine(line, 30, type, token).map { CTLineGetTypographicBounds($0, nil, nil, nil) }
      }
      #expect(width(.end) == 30 && width(.start) == 30 && width(.middle) == 30)
      #expect(CTLineCreateTruncatedLine(line, 50, .end, token) === line)
      #expect(CTLineCreateTruncatedLine(line, 5, .end, token) == nil)
    }
  }

  /// Two lines in a rectangle: origins are on baselines, from its lower edge.
  @Test func frames() {
    withLetters {
      let setter = CTFramesetterCreateWithAttributedString(text("aaa bbb"))
      var fit = CFRange()
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRange(location: 0, length: 0), nil,
        CGSize(width: 45, height: CGFloat.greatestFiniteMagnitude), &fit)
      #expect(size == CGSize(width: 30, height: 20) && fit == CFRangeMake(0, 7))
      let path = CGPath(rect: CGRect(x: 5, y: 7, width: 45, height: 100), transform: nil)
      let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil)
      let lines = CTFrameGetLines(frame)
      var origins = [CGPoint](repeating: .zero, count: lines.count)
      CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
      #expect(
        lines.count == 2 && origins[0].y - origins[1].y == 10 && origins[0].y < 100 && origins[0].y > 90)
      #expect(CTLineGetStringRange(lines[1]) == CFRange(location: 4, length: 3))
    }
  }

  /// The usual lines for drawing with Core Text in a view: the text stands upright, its top at the top of the view.
  @Test func drawing() {
    withLetters {
      let context = GraphicsContext(size: CGSize(width: 60, height: 40))
      context.translateBy(x: 0, y: 40)
      context.scaleBy(x: 1, y: -1)
      let setter = CTFramesetterCreateWithAttributedString(text("abc"))
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 40), transform: nil)
      CTFrameDraw(CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil), context)
      let drawn = places(in: context.displayList)
      // The letters' baseline is 8 of 10 points below their top.
      #expect(drawn.map(\.text) == ["abc"])
      #expect(drawn.first?.start == CGPoint(x: 0, y: 8) && drawn.first?.isUpright == true)
    }
  }

  /// The lines of a picture with the place of their baseline's start on the canvas.
  private func places(in list: DisplayList) -> [(text: String, start: CGPoint, isUpright: Bool)] {
    var (transform, saved) = (CGAffineTransform.identity, [CGAffineTransform]())
    var result: [(text: String, start: CGPoint, isUpright: Bool)] = []
    for command in list.commands {
      switch command {
      case .save: saved.append(transform)
      case .restore: transform = saved.popLast() ?? .identity
      case .concatenate(let change): transform = change.concatenating(transform)
      case .text(let drawn):
        let start = CGPoint(x: drawn.line.x, y: drawn.line.baseline).applying(transform)
        result.append((drawn.line.text, start, transform.d > 0))
      default: break
      }
    }
    return result
  }

  @Test func fonts() {
    let font = CTFontCreateWithName("Helvetica", 12, nil)
    #expect(CTFontGetSize(font) == 12 && CTFontCopyPostScriptName(font) == "Helvetica")
    // A copy of the system font is a system font.
    #expect(
      CTFontCreateCopyWithAttributes(UIFont.boldSystemFont(ofSize: 10), 20, nil, nil)
        == UIFont.boldSystemFont(ofSize: 20))
    #expect(CTFontCreateCopyWithAttributes(font, 0, nil, nil) === font)
    #expect(font as UIFont == UIFont(name: "Helvetica", size: 12))
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(
      kStylisticAltTwentyOffSelector == 41
        && kCTFontFeatureTypeIdentifierKey as String == "CTFeatureTypeIdentifier")
  }
}
