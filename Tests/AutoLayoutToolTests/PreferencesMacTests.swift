import AutoLayoutTool
import Foundation
import PangoText
import Testing

/// The example window of a Mac app, laid out by the whole tool.
@MainActor
@Suite(.needsInter) struct PreferencesMacTests {
  private nonisolated static let folder = "Examples/PreferencesMac/"
  private nonisolated static let document = folder + "Base.lproj/Preferences.xib"
  private nonisolated static let languages = ["en", "de", "ar"]

  private func run(_ command: String, _ options: String...) throws -> ToolRun {
    var texts = [Self.document: try Repository.text(Self.document)]
    for language in Self.languages {
      let path = Self.folder + language + ".lproj/Preferences.strings"
      texts[path] = try Repository.text(path)
    }
    return ToolRun(
      [command] + options + [Self.document], files: MemoryFiles(texts), documents: DesignDocuments(),
      measurer: PangoTextMeasurer())
  }

  private func frames(_ options: String...) throws -> [String: CGRect] {
    var texts = [Self.document: try Repository.text(Self.document)]
    for language in Self.languages {
      let path = Self.folder + language + ".lproj/Preferences.strings"
      texts[path] = try Repository.text(path)
    }
    let run = ToolRun(
      ["layout", "--format", "json"] + options + [Self.document], files: MemoryFiles(texts),
      documents: DesignDocuments(), measurer: PangoTextMeasurer())
    #expect(run.errors == "")
    var frames: [String: CGRect] = [:]
    for scene in try JSONDecoder().decode([Document].self, from: Data(run.output.utf8))[0].scenes {
      scene.root.collect(into: &frames)
    }
    return frames
  }

  @Test func nothingIsFoundInAnyLanguage() throws {
    let run = try run(
      "lint", "--language", "saved", "--language", "en", "--language", "de", "--language", "ar")
    #expect(run.status == .done, "\(run.output)\(run.errors)")
    #expect(run.errors == "")
  }

  @Test(arguments: languages) func translationsNameObjectsOfTheDocument(language: String) throws {
    let document = try Repository.text(Self.document)
    let keys = try Self.keys(language)
    #expect(try keys == Self.keys("en"))
    #expect(keys.count > 30)
    for key in keys {
      let identifier = key.split(separator: ".").first.map(String.init) ?? ""
      #expect(document.contains("id=\"\(identifier)\""), "\(key)")
    }
  }

  /// Labels end where controls begin, less the column's spacing of 8 and the insets of labels (2) and radio buttons (2).
  @Test(arguments: ["en", "de"]) func labelsEndAtOneLine(language: String) throws {
    let frames = try frames("--language", language)
    let ends = try ["jrn-lb-txt", "opn-lb-txt", "rem-lb-txt"].map { try #require(frames[$0]).maxX }
    #expect(Set(ends).count == 1)
    let field = try #require(frames["jrn-fd-txt"])
    #expect(field.minX == ends[0] - 2 + 8)
  }

  /// The window is 560 points wide in each language.
  @Test func arabicIsAMirrorImage() throws {
    let (english, arabic) = (try frames("--language", "en"), try frames("--language", "ar"))
    let (okay, mirrored) = (try #require(english["okk-bt-btn"]), try #require(arabic["okk-bt-btn"]))
    #expect(okay.maxX > 500)
    #expect(mirrored.minX < 60)
    #expect(try #require(arabic["jrn-lb-txt"]).minX > (try #require(arabic["jrn-fd-txt"])).minX)
  }

  private static func keys(_ language: String) throws -> Set<String> {
    let text = try Repository.text(folder + language + ".lproj/Preferences.strings")
    return Set(text.matches(of: /(?m)^"([^"]+)" = ".+";$/).map { String($0.1) })
  }

  private struct Document: Decodable { var scenes: [Scene] }
  private struct Scene: Decodable { var root: View }
  private struct View: Decodable {
    var id: String?
    var frame: Frame
    var children: [View]

    func collect(into frames: inout [String: CGRect]) {
      if let id { frames[id] = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }
      for child in children { child.collect(into: &frames) }
    }
  }
  private struct Frame: Decodable { var x, y, width, height: Double }
}
