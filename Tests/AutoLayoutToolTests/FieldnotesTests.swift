import AutoLayoutTool
import Foundation
import Graphics
import PangoText
import Testing

/// The example app, laid out by the whole tool.
@MainActor
@Suite(.needsInter) struct FieldnotesTests {
  private nonisolated static let folder = "Examples/Fieldnotes/"
  private nonisolated static let document = folder + "Base.lproj/Main.storyboard"
  private nonisolated static let languages = ["en", "de", "ar"]
  /// A pixel of the phone that the document was saved for.
  private nonisolated static let tolerance: CGFloat = 0.34

  @Test func everySavedFrameIsWhatTheConstraintsSay() throws {
    let saved = try Self.savedFrames()
    let frames = try frames("--metrics", "recorded")
    #expect(saved.count > 100)
    for (identifier, frame) in frames.sorted(by: { $0.key < $1.key }) {
      let expected = try #require(saved[identifier], "\(identifier)")
      let sides = [
        frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
        frame.height - expected.height,
      ]
      #expect(sides.allSatisfy { abs($0) <= Self.tolerance }, "\(identifier) \(frame), saved \(expected)")
    }
  }

  @Test(arguments: languages) func translationsNameObjectsOfTheStoryboard(language: String) throws {
    let storyboard = try Repository.text(Self.document)
    let keys = try Self.keys(language)
    #expect(try keys == Self.keys("en"))
    #expect(keys.count > 50)
    for key in keys {
      let identifier = key.split(separator: ".").first.map(String.init) ?? ""
      #expect(storyboard.contains("id=\"\(identifier)\""), "\(key)")
    }
  }

  /// A narrower phone needs more lines, so rows grow, and each begins where the one above ends.
  @Test(arguments: languages) func rowsFollowTheirText(language: String) throws {
    let rows = ["p1c-ll-row", "p2c-ll-row", "p3c-ll-row"]
    let narrow = try frames("--language", language, "--device", "retina4_0")
    let wide = try frames("--language", language, "--device", "retina6_9")
    for frames in [narrow, wide] {
      let places = try rows.map { try #require(frames[$0]) }
      for (above, below) in zip(places, places.dropFirst()) { #expect(abs(above.maxY - below.minY) < 0.01) }
    }
    let heights = try [narrow, wide].map { try #require($0["p1c-ll-row"]).height }
    #expect(heights[0] > heights[1])
    #expect(narrow["p1c-ll-row"]?.width == 320)
  }

  @Test func arabicIsAMirrorImage() throws {
    let english = try #require(try frames("--language", "en")["p1a-vt-bub"])
    let arabic = try #require(try frames("--language", "ar")["p1a-vt-bub"])
    #expect(arabic.minX == 393 - english.maxX)
  }

  // MARK: Support

  private func frames(_ options: String...) throws -> [String: CGRect] {
    var texts = [Self.document: try Repository.text(Self.document)]
    for language in Self.languages {
      let path = Self.folder + language + ".lproj/Main.strings"
      texts[path] = try Repository.text(path)
    }
    let run = ToolRun(
      ["layout", "--format", "json"] + options + [Self.document], files: MemoryFiles(texts),
      documents: DesignDocuments(), measurer: PangoTextMeasurer())
    #expect(run.status == .done)
    #expect(run.errors == "")
    var frames: [String: CGRect] = [:]
    for scene in try JSONDecoder().decode([Document].self, from: Data(run.output.utf8))[0].scenes {
      scene.root.collect(into: &frames)
    }
    return frames
  }

  /// By id: an element's frame is the first thing in it.
  private static func savedFrames() throws -> [String: CGRect] {
    let pattern =
      /\ id="([^"]*)"[^>]*>\s*<rect key="frame" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/
    var frames: [String: CGRect] = [:]
    for match in try Repository.text(document).matches(of: pattern) {
      let numbers = [match.2, match.3, match.4, match.5].compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      frames[String(match.1)] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return frames
  }

  private static func keys(_ language: String) throws -> Set<String> {
    let text = try Repository.text(folder + language + ".lproj/Main.strings")
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
