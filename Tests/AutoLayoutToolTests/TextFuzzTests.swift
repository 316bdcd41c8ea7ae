import AutoLayoutTool
import DocumentFuzzing
import Foundation
import Testing

/// Damaged translations, configurations, baselines and logs: each is read, or refused with a place. `FUZZ_ROUNDS` in the
/// environment requests more of each than 60.
@MainActor
struct TextFuzzTests {
  private static let rounds = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap(Int.init) ?? 20

  private static let document = SampleStoryboard.text(
    views: SampleStoryboard.view("a", "0 0 50 10", element: "label", attributes: "text=\"Hello\""))

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key>
    <string>%d Tage</string></dict></dict></dict></plist>
    """

  private static let catalogue = """
    {"strings": {"a.text": {"localizations": {"de": {"variations": {"device": {"ipad": {"stringUnit": {"value": "%#@d@"}},
    "other": {"stringUnit": {"value": "Tippen"}}}}, "substitutions": {"d": {"formatSpecifier": "ld", "variations":
    {"plural": {"other": {"stringUnit": {"value": "%arg Tage"}}}}}}}}}}}
    """

  private static let configuration = """
    devices: [saved, iPhone 8]
    sizes: 320x568
    languages: [de, ar]
    text-sizes:
      - large
    rules:
      misplaced: error
    exclude: ["Pods/**", '*.xib']
    """

  /// Six damaged files: the path, the whole text, and the call that reads it.
  private static let kinds: [(path: String, text: String, call: [String])] = [
    (
      "de.lproj/a.strings", "/* Title */\n\"a.text\" = \"Gr\\U00fc\\\"ß\\n\"; // end\n",
      ["layout", "--language", "de"]
    ),
    ("de.lproj/a.strings", list, ["layout", "--language", "de"]),
    ("de.lproj/a.stringsdict", list, ["layout", "--language", "de"]),
    ("a.xcstrings", catalogue, ["layout", "--language", "de"]),
    (".autolayout.yml", configuration, ["lint"]),
    (
      "base.json", "{\"version\": 1, \"accepted\": [\"misplaced|a.storyboard|a\"]}",
      ["lint", "--baseline", "base.json"]
    ),
  ]

  @Test(arguments: 0..<6)
  func damagedFilesAreReadOrRefused(kind: Int) {
    let (path, text, call) = Self.kinds[kind]
    for round in 0..<Self.rounds {
      var mutator = DocumentMutator(seed: UInt64(kind * 1_000_000 + round))
      let bytes = mutator.damagedText(text)
      let files = MemoryFiles(["a.storyboard": Self.document])
      files.add(path, bytes)
      let run = ToolRun(call + ["a.storyboard"], files: files, documents: DesignDocuments())
      let context = "kind \(kind) round \(round): \(String(decoding: bytes, as: UTF8.self))"
      guard run.status == .failed else { continue }
      let reported = run.errors + run.output
      #expect(reported.contains("\(path):"), "\(reported)\n\(context)")
    }
  }

  @Test func damagedLogsAreExplainedOrPassedOver() throws {
    let log = try Repository.text("Tests/LayoutReportTests/Explain/Logs/phones-from-10.txt")
    for round in 0..<Self.rounds {
      var mutator = DocumentMutator(seed: UInt64(7_000_000 + round))
      let files = MemoryFiles(bytes: ["log.txt": mutator.damagedText(log)])
      let run = ToolRun("explain", "log.txt", files: files)
      #expect(!run.output.isEmpty || run.status == .failed, "round \(round)")
    }
  }
}
