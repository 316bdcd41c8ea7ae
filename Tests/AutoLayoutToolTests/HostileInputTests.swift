import AutoLayoutTool
import Foundation
import Testing

/// Documents and files that mean harm: each ends with a located error and status 2, quickly.
@MainActor
struct HostileInputTests {
  private func run(_ command: String, _ bytes: Data, _ more: [String: Data] = [:], _ options: String...)
    -> ToolRun
  {
    let files = MemoryFiles(bytes: more.merging(["bad.storyboard": bytes]) { $1 })
    return ToolRun([command, "bad.storyboard"] + options, files: files, documents: DesignDocuments())
  }

  private func expectRefusal(_ text: String, _ place: String, _ code: String, _ comment: Comment) {
    let run = run("layout", Data(text.utf8))
    #expect(run.status == .failed, comment)
    #expect(run.errors.hasPrefix("bad.storyboard:\(place): error: "), "\(comment): \(run.errors.prefix(200))")
    #expect(run.errors.contains(code), comment)
  }

  private nonisolated static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    """

  private static func storyboard(_ subviews: String, _ constraints: String = "") -> String {
    SampleStoryboard.text(views: subviews, constraints: constraints)
  }

  // MARK: The named attacks

  @Test func entityBombs() {
    let laughs = (1...9).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);&l\($0 - 1);&l\($0 - 1);\">" }
      .joined()
    expectRefusal(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY l0 \"lol\">\(laughs)]>\n<document>&l9;</document>",
      "2:1",
      "document-type-declaration", "billion laughs")
    expectRefusal(
      "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>", "1:1", "document-type-declaration",
      "outside file")
  }

  @Test func tenThousandLevels() {
    let deep =
      Self.head + String(repeating: "<view id=\"v\"><subviews>", count: 10_000)
      + String(repeating: "</subviews></view>", count: 10_000) + "</document>"
    // The root and 249 levels are allowed: the 250th is the 125th <view>.
    let run = run("layout", Data(deep.utf8))
    #expect(run.status == .failed)
    #expect(run.errors.contains("too-deep"))
    #expect(run.errors.hasPrefix("bad.storyboard:2:"))
  }

  @Test func aHundredMegabytes() {
    let run = run("layout", Data(count: 100_000_000))
    #expect(run.status == .failed)
    #expect(run.errors.contains("bad.storyboard:1:1: error: Expected at most"))
  }

  @Test func cyclicReferences() {
    // Controllers that contain each other, a segue to itself, a view that is constrained to itself.
    let scenes = ["a", "b"].map { id in
      """
      <scene sceneID="s\(id)"><objects><navigationController id="\(id)"><connections>
      <segue destination="\(id == "a" ? "b" : "a")" kind="relationship" relationship="rootViewController" id="r\(id)"/>
      </connections></navigationController></objects></scene>
      """
    }.joined()
    #expect(run("layout", Data((Self.head + "<scenes>\(scenes)</scenes></document>").utf8)).status == .done)
    let own = Self.storyboard(
      SampleStoryboard.view("a", "0 0 10 10"), SampleStoryboard.constraint("c", "a.leading = a.leading 5"))
    #expect(run("lint", Data(own.utf8)).status != .failed)
    let colours = Self.storyboard(
      "<label id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><color key=\"textColor\" name=\"a\"/></label>"
    ).replacingOccurrences(
      of: "</document>",
      with:
        "<resources><namedColor name=\"a\"><color key=\"value\" name=\"b\"/></namedColor><namedColor name=\"b\">"
        + "<color key=\"value\" name=\"a\"/></namedColor></resources></document>")
    #expect(run("layout", Data(colours.utf8)).status == .done)
  }

  @Test func duplicateIdentifiers() {
    let text = Self.storyboard(
      SampleStoryboard.view("a", "0 0 10 10") + "\n" + SampleStoryboard.view("a", "0 0 10 10"))
    expectRefusal(text, "16:1", "duplicate-identifier", "two views of one id")
  }

  // MARK: Encodings

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x3C, 0x00], "1:1"), ([0x3C, 0x61, 0xFF, 0x3E], "1:3"), ([0x3C, 0x61, 0xC3], "1:3"),
      ([0x00, 0x00, 0x00, 0x00], "1:1"), ([0xEF, 0xBB, 0xBF], "1:1"),
    ] as [([UInt8], String)])
  func brokenEncodings(_ bytes: [UInt8], _ place: String) {
    let run = run("layout", Data(bytes))
    #expect(run.status == .failed)
    #expect(run.errors.hasPrefix("bad.storyboard:\(place): error: "), "\(run.errors)")
  }

  // MARK: Numbers

  @Test(arguments: [
    "1e308", "-1e308", "nan", "inf", "-inf", "1e400", "0x1p2000", "99999999999999999999", "½", "",
  ])
  func numbersOfConstraints(_ number: String) {
    let text = Self.storyboard(
      SampleStoryboard.view("a", "0 0 10 10"),
      "<constraint id=\"c\" firstItem=\"a\" firstAttribute=\"width\" constant=\"\(number)\"/>")
    expectRefusal(text, "19:1", "invalid-number", "\(number)")
  }

  /// A frame is a record, not a wish: one that cannot be is none. One document has an element of each kind.
  @Test(arguments: ["1e308", "nan", "inf", "-5", "-1e308", "1e-320", "9007199254740993"])
  func numbersOfFrames(_ number: String) {
    let places = ["\(number) 0 10 10", "0 0 \(number) 10", "0 0 10 \(number)"]
    let elements = ["view", "label", "imageView", "scrollView", "stackView", "tableView"]
    let views = places.enumerated().flatMap { index, place in
      elements.map { SampleStoryboard.view("\($0)\(index)", place, element: $0) }
    }
    let text = Self.storyboard(views.joined(separator: "\n"))
    for command in ["layout", "lint"] {
      #expect(run(command, Data(text.utf8)).status != .failed, "\(command) \(number)")
    }
  }

  @Test(arguments: [
    "pointSize", "numberOfLines", "spacing", "rowHeight", "alpha", "value", "maximumValue", "numberOfPages",
    "tag",
    "horizontalHuggingPriority", "placeholderIntrinsicWidth", "minimumFontSize", "preferredMaxLayoutWidth",
  ])
  func numbersOfAttributes(_ attribute: String) {
    for number in ["1e308", "-1e308", "nan", "-1", "9223372036854775808", "-9223372036854775808", "1e-320"] {
      let elements = [
        "label", "stackView", "slider", "stepper", "pageControl", "tableView", "textView", "datePicker",
      ]
      let views = elements.map {
        SampleStoryboard.view(
          $0, "0 0 10 10", element: $0, attributes: "\(attribute)=\"\(number)\" text=\"x\"")
      }
      let text = Self.storyboard(views.joined(separator: "\n"))
      let run = run("layout", Data(text.utf8))
      #expect(run.status == .done, "\(attribute)=\(number)")
      // None of them is left out.
      for element in elements { #expect(run.output.contains(element), "\(element) \(attribute)=\(number)") }
    }
  }

  // MARK: Missing attributes

  @Test func missingAttributesAreNamed() {
    let constraint = "<constraint id=\"c\" firstItem=\"a\"/>"
    expectRefusal(
      Self.storyboard(SampleStoryboard.view("a", "0 0 10 10"), constraint), "19:1", "missing-attribute",
      "attribute")
    expectRefusal(
      Self.storyboard(SampleStoryboard.view("a", "0 0 1 1").replacingOccurrences(of: "id=\"a\"", with: "")),
      "12:1", "missing-attribute", "id")
  }

  // MARK: Files beside the document

  private static let good = storyboard(
    SampleStoryboard.view("a", "0 0 50 10", element: "label", attributes: "text=\"Hello\""))

  private func expectRefusal(of path: String, _ bytes: Data, _ options: [String], place: String) {
    let files = MemoryFiles(bytes: ["bad.storyboard": Data(Self.good.utf8), path: bytes])
    let run = ToolRun(["lint", "bad.storyboard"] + options, files: files, documents: DesignDocuments())
    #expect(run.status == .failed, "\(path)")
    #expect((run.errors + run.output).contains("\(path):\(place)"), "\(path): \(run.errors) \(run.output)")
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10"), ("\"a", "1:1"), ("\"a\" \"b\";", "1:5"), ("/* a", "1:1"), ("= ;", "1:1"),
    ("\"a\" = \"\\", "1:9"), ("<?xml version=\"1.0\"?><plist><array/></plist>", "1:22"),
    ("bplist00\u{1}", "1:1"),
  ])
  func hostileStrings(_ text: String, _ place: String) {
    expectRefusal(of: "de.lproj/bad.strings", Data(text.utf8), ["--language", "de"], place: place)
  }

  @Test func hostileStringsInBytes() {
    expectRefusal(of: "de.lproj/bad.strings", Data([0xFF, 0xFE, 0x00]), ["--language", "de"], place: "1:1")
    expectRefusal(of: "de.lproj/bad.strings", Data(count: 17 << 20), ["--language", "de"], place: "1:1")
  }

  @Test(arguments: [
    "", "[]", "{", "{\"strings\": 1}", String(repeating: "[", count: 100_000),
    "{\"strings\":" + String(repeating: "{\"a\":", count: 5000),
  ])
  func hostileCatalogues(_ text: String) {
    expectRefusal(of: "bad.xcstrings", Data(text.utf8), ["--language", "de"], place: "1:1")
  }

  /// Faults within one text leave the others alone.
  @Test(arguments: [
    "1", "{}", "{\"localizations\": []}", "{\"localizations\": {\"de\": {\"variations\": {\"plural\": 3}}}}",
  ])
  func oddTextsOfCatalogues(_ entry: String) {
    let catalogue =
      "{\"strings\": {\"odd\": \(entry), \"a.text\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"Hallo\"}}}}}}"
    let files = MemoryFiles(["bad.storyboard": Self.good, "bad.xcstrings": catalogue])
    let run = ToolRun(
      ["layout", "bad.storyboard", "--language", "de"], files: files, documents: DesignDocuments())
    #expect(run.status == .done)
    #expect(run.output.contains("Hallo"))
  }

  @Test(arguments: [
    "devices: [", "devices: {a: b}", "- a", "devices: [nowhere]", "sizes: [1e308x1]", "sizes: [0x0]",
    "sizes: [nanxnan]",
    "languages: [../../etc]", "rules: {nothing: off}", "rules: {overlap: loud}", "text-sizes: [huge]",
    "unknown: 1",
    "a: &a [*a]", "a: &a [1]\nb: &b [*a,*a]\nc: &c [*b,*b]", "baseline: [a]", "? [a]", "\u{0}",
  ])
  func hostileConfigurations(_ text: String) {
    let files = MemoryFiles(["bad.storyboard": Self.good, ".autolayout.yml": text])
    let run = ToolRun(["lint", "bad.storyboard"], files: files, documents: DesignDocuments())
    #expect(run.status == .failed, "\(text)")
    #expect(run.errors.contains(".autolayout.yml"), "\(text): \(run.errors)")
  }
}
