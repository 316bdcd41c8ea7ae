import Foundation
import Graphics
import Testing
import iOSViews

@testable import AssetCatalogs
@testable import iOSDrawing

/// PDF files as drawings. Expected values are worked out by hand from ISO 32000-1. The files were made for these tests.
@MainActor
struct PDFPictureTests {
  /// A file with one page of 20 × 10 points, uncompressed.
  private func file(_ contents: String, resources: String = "", further: String = "", page: String = "")
    -> Data
  {
    Data(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 20 10] >> endobj
      3 0 obj << /Type /Page /Contents [4 0 R] /Resources << \(resources) >> \(page) >> endobj
      4 0 obj << /Length 0 >>
      stream
      \(contents)
      endstream
      endobj
      \(further)
      """.utf8)
  }

  private func dump(_ contents: String, resources: String = "", further: String = "") throws -> String {
    let picture = try #require(PDFPicture(file(contents, resources: resources, further: further)))
    #expect(picture.size == CGSize(width: 20, height: 10))
    return try #require(picture.drawing).dump
  }

  private func fills(_ contents: String, resources: String = "", further: String = "") throws -> [String] {
    try dump(contents, resources: resources, further: further).split(separator: "\n").map(String.init).filter
    {
      $0.contains("fill") || $0.contains("stroke")
    }
  }

  private func drawing(_ contents: String) throws -> DisplayList {
    let picture = try #require(PDFPicture(file(contents)))
    return try #require(picture.drawing)
  }

  /// Coordinates go up from the lower left corner.
  @Test func pathsAreFilled() throws {
    let commands = try drawing("1 0 0 rg 2 1 m 6 1 l 6 4 l h f").commands
    #expect(commands.first == .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10)))
    var path = Path()
    path.move(to: CGPoint(x: 2, y: 1))
    path.addLine(to: CGPoint(x: 6, y: 1))
    path.addLine(to: CGPoint(x: 6, y: 4))
    path.closeSubpath()
    #expect(commands.last == .fill(path, rule: .winding, color: Color(red: 1, green: 0, blue: 0)))
  }

  @Test func curvesHaveThreeForms() throws {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addCurve(
      to: CGPoint(x: 4, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 2))
    path.addCurve(
      to: CGPoint(x: 6, y: 1), control1: CGPoint(x: 4, y: 1), control2: CGPoint(x: 5, y: 3))
    path.addCurve(
      to: CGPoint(x: 8, y: 2), control1: CGPoint(x: 7, y: 0), control2: CGPoint(x: 8, y: 2))
    #expect(
      try drawing("0 G 1 1 m 2 2 3 2 4 1 c 5 3 6 1 v 7 0 8 2 y 2 w S").commands.last
        == .stroke(path, style: StrokeStyle(width: 2, miterLimit: 10), color: .black))
  }

  /// Grey, RGB and CMYK; the state is saved and restored.
  @Test func coloursAndStates() throws {
    let contents =
      "q 0 0 1 rg 0 0 1 1 re f Q 0 0 1 1 re f 0 1 1 0 k 0 0 1 1 re f /Cs1 cs 0.2 scn 0 0 1 1 re f"
    let fills = try fills(contents)
    #expect(fills.count == 4)
    for (fill, color) in zip(fills, ["#0000ff", "#000000", "#ff0000", "#333333"]) {
      #expect(fill.contains(color), "\(fill)")
    }
  }

  /// A form in another form's coordinates, with its own resources, clipped to its box.
  @Test func formsAreDrawn() throws {
    let form = """
      5 0 obj << /Subtype /Form /BBox [0 0 4 4] /Matrix [2 0 0 2 1 1] /Length 30 >>
      stream
      0 0 1 rg 0 0 9 9 re f
      endstream
      endobj
      """
    let text = try dump("/Fm0 Do", resources: "/XObject << /Fm0 5 0 R >>", further: form)
    #expect(text.contains("#0000ff") && text.contains("clip"), "\(text)")
    // A form that draws itself ends.
    let endless = form.replacingOccurrences(of: "0 0 9 9 re f", with: "0 0 9 9 re f /Fm0 Do")
    #expect(throws: Never.self) {
      try dump("/Fm0 Do", resources: "/XObject << /Fm0 5 0 R >>", further: endless)
    }
  }

  /// As drawing programs write files: compressed contents, and objects in a compressed stream.
  @Test func compressedFilesAreRead() throws {
    let text = """
      JVBERi0xLjUKNCAwIG9iago8PCAvTGVuZ3RoIDYgMCBSIC9GaWx0ZXIgL0ZsYXRlRGVjb2RlID4+CnN0cmVhbQp42ivkMlQwAEII
      mZzLBWEWpXPpJxoopBdzGQH5uQpmQDIHSJoAyQyFNC2uQC4AWCoL5gplbmRzdHJlYW0KZW5kb2JqCjYgMCBvYmoKIDUwCmVuZG9i
      ago1IDAgb2JqCjw8IC9UeXBlIC9PYmpTdG0gL04gMyAvRmlyc3QgMTUgL0xlbmd0aCAxNDkgL0ZpbHRlciAvRmxhdGVEZWNvZGUg
      Pj4Kc3RyZWFtCnjaZY3NCsJADIRfZZ7ATX+8lR4U8SCCVG/iIbShFKQr3RTq25vtIghCSBgy30wGQo6iRIGMclQV3O39Erg9Kz99
      D3fhXoJ5CA3q+seRHu40dAF346PhYaCfR0UGd5Zu4J1f7EmxhazBDH8ZcU9iTOqwgFFNBpRJNxL8PLXWFbnDoserssqqmNbTMmiz
      jdHf+QAM1jlPCmVuZHN0cmVhbQplbmRvYmoKJSVFT0YK
      """
    let data = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
    let picture = try #require(PDFPicture(data))
    #expect(picture.size == CGSize(width: 20, height: 10))
    guard case .fill(_, let rule, let color)? = picture.drawing?.commands.dropLast().last else {
      Issue.record("nothing is filled")
      return
    }
    #expect(rule == .evenOdd && color == Color(red: 0, green: 1, blue: 0, alpha: 0.5))
    // A damaged file does not end the program.
    for length in stride(from: 0, to: data.count, by: 7) { _ = PDFPicture(data.prefix(length)) }
    for place in data.indices where place % 3 == 0 {
      var damaged = data
      damaged[place] ^= 0x55
      _ = PDFPicture(damaged)
    }
  }

  /// Files come from anywhere: arrays that contain themselves, places outside of a stream, and streams without an end.
  @Test func maliciousFilesEnd() {
    let page = "3 0 obj << /Type /Page /MediaBox [0 0 9 9] /Contents 5 0 R >> endobj\n"
    let head = "%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 3 0 R >> endobj\n" + page
    for contents in ["[5 0 R]", "[[5 0 R] 6 0 R]", "5 0 R", "[ 4 0 R"] {
      #expect(PDFPicture(Data((head + "5 0 obj \(contents) endobj").utf8))?.drawing == nil)
    }
    for first in ["1e300", "-5", "-1e300", "4"] {
      let objects =
        "7 0 obj << /Type /ObjStm /N 1 /First \(first) /Length 12 >> stream\n8 0 8 -9 1e9 endstream endobj"
      #expect(PDFPicture(Data((head + objects).utf8))?.drawing == nil)
    }
    let unfinished = String(repeating: "9 0 obj<<>>stream ", count: 100_000)
    #expect(PDFPicture(Data((head + unfinished).utf8))?.drawing == nil)
  }

  @Test func pagesWithoutShapesHaveASizeOnly() throws {
    let page = try #require(PDFPicture(file("BT (Text) Tj ET")))
    #expect(page.drawing == nil && page.size == CGSize(width: 20, height: 10))
    #expect(PDFPicture(file("0 0 1 1 re f", page: "/Rotate 90"))?.drawing == nil)
    #expect(PDFPicture(Data("%PDF-1.4 trailer << /Encrypt 9 0 R >>".utf8)) == nil)
    #expect(PDFPicture(Data("GIF89a".utf8)) == nil)
  }

  /// The header of a JPEG file is all that is read here (ITU-T T.81, B.2.2: 3 rows of 5 samples).
  @Test func picturesFillTheUnitSquare() throws {
    let jpeg = "FFD8 FFC0 000B 08 0003 0005 01 011100 FFD9".filter { $0 != " " }
    let bytes = stride(from: 0, to: jpeg.count, by: 2).compactMap { index in
      UInt8(jpeg.dropFirst(index).prefix(2), radix: 16)
    }
    var data = file("8 0 0 4 2 1 cm /Im Do", resources: "/XObject << /Im 5 0 R >>")
    data += Data(
      "5 0 obj << /Type /XObject /Subtype /Image /Filter /DCTDecode /Length \(bytes.count) >>\nstream\n".utf8)
    data += Data(bytes) + Data("\nendstream\nendobj\n".utf8)
    let commands = try #require(PDFPicture(data)?.drawing).commands
    let images = commands.compactMap { if case .image(let image) = $0 { image } else { nil } }
    let image = try #require(images.first)
    #expect(image.frame == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(image.pixels?.width == 5)
    #expect(commands.contains(.concatenate(CGAffineTransform(a: 8, b: 0, c: 0, d: 4, tx: 2, ty: 1))))
  }
}
