import AutoLayoutTool
import CairoRenderer
import Foundation
import Graphics
import Testing

/// Expected coordinates are those of the drawings, 100 × 100 points at two pixels per point.
@MainActor
struct CompareCommandTests {
  private func png(boxX: CGFloat = 10, rgb: UInt32 = 0x007AFF) throws -> Data {
    let context = GraphicsContext(size: CGSize(width: 100, height: 100))
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    context.setFillColor(Color(rgb: rgb))
    context.fill(CGRect(x: boxX, y: 20, width: 40, height: 40))
    return try CairoRenderer().png(of: context.displayList, scale: 2)
  }

  private func folders() throws -> MemoryFiles {
    MemoryFiles(bytes: [
      "old/Login.png": try png(), "new/Login.png": try png(),
      "old/dark/Menu@2x.png": try png(), "new/dark/Menu@2x.png": try png(boxX: 14),
      "old/Gone.png": try png(), "new/Fresh.png": try png(), "old/notes.txt": Data(),
    ])
  }

  @Test func foldersAreComparedByPath() throws {
    let run = ToolRun("compare", "old", "new", files: try folders())
    #expect(run.status == .foundSomething)
    #expect(
      run.output == """
        Fresh.png: added
        Gone.png: missing
        dark/Menu@2x.png: different
          moved: box at (10, 20; 40 × 40) by +4, 0
          in place: 1 of 2 boxes and images, 0 of 0 lines of text
        4 pictures: 1 same, 1 different, 1 missing, 1 added

        """)
  }

  @Test func equalPicturesEndWithZero() throws {
    let files = MemoryFiles(bytes: ["a.png": try png(), "b.png": try png()])
    let run = ToolRun("compare", "a.png", "b.png", files: files)
    #expect(run.status == .done)
    #expect(run.output == "1 picture: 1 same\n")
  }

  @Test func toleranceAndScaleApply() throws {
    let files = MemoryFiles(bytes: ["a.png": try png(), "b.png": try png(boxX: 12)])
    #expect(ToolRun("compare", "a.png", "b.png", files: files).status == .foundSomething)
    #expect(ToolRun("compare", "a.png", "b.png", "--tolerance", "2", files: files).status == .done)
    // With four pixels per point the box moved by one point.
    #expect(ToolRun("compare", "a.png", "b.png", "--scale", "4", files: files).status == .done)
  }

  @Test func jsonHasFrames() throws {
    let files = MemoryFiles(bytes: ["a.png": try png(), "b.png": try png(boxX: 14)])
    let run = ToolRun("compare", "a.png", "b.png", "--format", "json", files: files)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let pictures = try #require(object?["pictures"] as? [[String: Any]])
    let differences = try #require(pictures.first?["differences"] as? [[String: Any]])
    #expect(differences.first?["kind"] as? String == "moved")
    #expect(differences.first?["expected"] as? [Double] == [10, 20, 40, 40])
    #expect(differences.first?["offset"] as? [Double] == [4, 0])
  }

  @Test func pageShowsPictures() throws {
    let run = ToolRun("compare", "old", "new", "--format", "html", "-o", "out.html", files: try folders())
    #expect(run.output == "out.html\n")
    let page = String(decoding: try #require(run.files.contents["out.html"]), as: UTF8.self)
    #expect(page.contains("<h2>dark/Menu@2x.png</h2>"))
    #expect(page.contains("src=\"data:image/png;base64,"))
    #expect(page.contains("img-src data:;"))
  }

  @Test func unreadablePicturesFail() throws {
    let files = MemoryFiles(bytes: [
      "a.png": try png(), "b.png": Data("no picture".utf8), "c.png": try png().prefix(100),
    ])
    let text = ToolRun("compare", "a.png", "b.png", files: files)
    #expect(text.status == .failed)
    #expect(text.output.contains("b.png: this is neither a PNG nor a JPEG file"))
    #expect(ToolRun("compare", "a.png", "c.png", files: files).status == .failed)
    #expect(ToolRun("compare", "a.png", "missing.png", files: files).status == .failed)
  }

  @Test func foldersAndFilesDoNotMix() throws {
    let run = ToolRun("compare", "old", "old/Login.png", files: try folders())
    #expect(run.status == .failed)
    #expect(run.errors == "error: Compare two files or two folders: old, old/Login.png\n")
    #expect(ToolRun("compare", "a", "b", "--tolerance", "-1", files: try folders()).status == .failed)
  }
}
