import Foundation
import Testing

@testable import DocumentMerging

/// The bytes that a merge leaves alone: formatting, line ends, comments, sections, entities.
struct MergeBytesTests {
  private typealias Sample = SampleDocument

  private static let mine = [TextEdit(Sample.name, "text=\"A\"")]
  private static let other = [
    TextEdit("title=\"Save\"", "title=\"Keep\""),
    TextEdit.insert(MergeRuleTests.constraint("new-aa-001"), after: Sample.firstConstraint),
  ]

  private func windows(_ text: String) -> String { text.replacing("\n", with: "\r\n") }

  @Test func lineEndsOfWindowsSurvive() throws {
    let base = windows(Sample.text)
    let merge = try SampleMerge(
      base, windows(Sample.text.edited(Self.mine)), windows(Sample.text.edited(Self.other)))
    #expect(merge.text == windows(Sample.text.edited(Self.mine + Self.other)))
  }

  /// The result has the line ends of ours.
  @Test func otherLineEndsOfTheirsAreNotTaken() throws {
    let merge = try SampleMerge(
      Sample.text, Sample.text.edited(Self.mine), windows(Sample.text.edited(Self.other)))
    #expect(merge.messages == [])
    expectSameLines(merge.text, Sample.text.edited(Self.mine + Self.other))
  }

  @Test func aByteOrderMarkSurvives() throws {
    let mark = "\u{FEFF}"
    let merge = try SampleMerge(
      mark + Sample.text, mark + Sample.text.edited(Self.mine), mark + Sample.text.edited(Self.other))
    #expect(merge.text == mark + Sample.text.edited(Self.mine + Self.other))
  }

  @Test func aMissingLastNewlineStaysAway() throws {
    let merge = try SampleMerge(
      String(Sample.text.dropLast()), String(Sample.text.edited(Self.mine).dropLast()),
      String(Sample.text.edited(Self.other).dropLast()))
    #expect(merge.text == String(Sample.text.edited(Self.mine + Self.other).dropLast()))
  }

  @Test func tabsOfOursAreUsedForWhatTheirsAdds() throws {
    func tabs(_ text: String) -> String { text.replacing("    ", with: "\t") }
    let merge = try SampleMerge(
      tabs(Sample.text), tabs(Sample.text.edited(Self.mine)), Sample.text.edited(Self.other))
    expectSameLines(merge.text, tabs(Sample.text.edited(Self.mine + Self.other)))
  }

  @Test func otherQuotationMarksAndOrdersSurvive() throws {
    let base = Sample.text.edited([
      TextEdit("<label opaque=\"NO\" text=\"Name\"", "<label text='Name'   opaque = 'NO'")
    ])
    try expectMerged(
      base, ours: [TextEdit("title=\"Save\"", "title=\"Keep\"")],
      theirs: [TextEdit("text='Name'", "text='It&apos;s'")])
    let merge = try SampleMerge(
      base, ours: [TextEdit("title=\"Save\"", "title=\"Keep\"")],
      theirs: [TextEdit("text='Name'", "text=\"It's\"")])
    #expect(merge.text.contains("text='It's'") == false)
    #expect(try MarkupTree(document: merge.result.document).elements.contains { $0["text"] == "It's" })
  }

  @Test func commentsSectionsAndEntitiesSurvive() throws {
    let text = "<string key=\"text\"><![CDATA[a < b]]> &amp; <!-- c -->d&#10;e</string>\n"
    let base = Sample.text.edited([
      .insert("<!-- kept -->\n" + text, before: Sample.labelFrame),
      TextEdit("title=\"Save\"", "title=\"&#x1F4BE; &lt;Save&gt;\""),
    ])
    try expectMerged(base, ours: Self.mine, theirs: [Self.other[1]])
    try expectMerged(
      base, ours: Self.mine,
      theirs: [TextEdit("[CDATA[a < b]]", "[CDATA[a > b]]"), TextEdit("&lt;Save&gt;", "&lt;Keep&gt;")])
    let conflict = try SampleMerge(
      base, ours: [TextEdit("[CDATA[a < b]]", "[CDATA[1]]")],
      theirs: [TextEdit("[CDATA[a < b]]", "[CDATA[2]]")])
    #expect(conflict.kinds == [.value])
    #expect(conflict.text == conflict.ours)
  }

  /// Only the spelling differs: nobody changed the text.
  @Test func anotherSpellingOfATextIsNoChange() throws {
    let base = Sample.text.edited([TextEdit(Sample.name, "text=\"a &amp; b\"")])
    try expectMerged(
      base, ours: [TextEdit("a &amp; b", "c")], theirs: [TextEdit("a &amp; b", "a &#38; b")],
      into: [TextEdit("a &amp; b", "c")])
  }

  /// Xcode writes a picture once for each place that it was dragged to: the contents are the same, the names are not.
  @Test func imagesOfTheSameContentsKeepTheirNames() throws {
    func image(_ name: String) -> String {
      "<image name=\"\(name)\" width=\"1\" height=\"1\">\n<mutableData key=\"keyedArchiveRepresentation\">YnBs</mutableData>\n</image>\n"
    }
    func document(_ names: [String], _ name: String = "Name") -> String {
      let uses = names.map { "<imageView image=\"\($0)\" id=\"of-\($0)\"/>\n" }.joined()
      return Sample.text.edited([
        TextEdit(Sample.masked, uses), TextEdit(Sample.name, "text=\"\(name)\""),
        .insert(names.map(image).joined(), before: "<image name=\"disk\""),
      ])
    }
    let base = document(["A", "B"])
    let same = try DocumentMerge.merge(
      base: Data(base.utf8), ours: Data(base.utf8), theirs: Data(base.utf8), policy: .merge)
    #expect(String(decoding: same.document, as: UTF8.self) == base)
    // Theirs has one of the pictures under its former name, and the other under a new one.
    let merge = try SampleMerge(
      base, document(["A", "B"], "Mine"),
      document(["A", "B"]).replacing("image=\"B\"", with: "image=\"C\"")
        .replacing("name=\"B\"", with: "name=\"C\""))
    #expect(merge.messages == [])
    #expect(merge.text == document(["A", "B"], "Mine"))
  }

  @Test func theCommentOfASceneIsOfTheSideThatChangedIt() throws {
    try expectMerged(
      ours: Self.mine, theirs: [TextEdit("<!--View Controller-->", "<!--Form-->")])
  }

  @Test func aDocumentInOneLineIsMerged() throws {
    func flat(_ text: String) -> String {
      text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    }
    let merge = try SampleMerge(
      flat(Sample.text), flat(Sample.text.edited(Self.mine)), flat(Sample.text.edited([Self.other[0]])))
    #expect(merge.text == flat(Sample.text.edited(Self.mine + [Self.other[0]])))
  }

  @Test func bothAddedTheDocument() throws {
    let same = try SampleMerge(nil, Sample.text, Sample.text)
    #expect(same.text == Sample.text && same.messages == [])
    let other = try SampleMerge(nil, Sample.text, Sample.text.edited([TextEdit(Sample.name, "text=\"A\"")]))
    #expect(other.kinds == [.value])
    #expect(other.text == Sample.text)
    let more = try SampleMerge(nil, Sample.text, Sample.text.edited([Self.other[1]]))
    #expect(more.text == Sample.text.edited([Self.other[1]]) && more.messages == [])
  }

  // MARK: Hostile input

  @Test(arguments: [
    "", " ", "no markup", "<document", "<a></b>", "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "\u{0}",
    "bplist00", "<document type=\"x\"/>", "<archive version=\"8.00\"/>",
  ])
  func unreadableDocumentsAreNotMerged(_ text: String) throws {
    let other = Sample.text.edited(Self.mine)
    #expect(throws: MergeFailure.self) { try SampleMerge(Sample.text, text, other) }
    #expect(throws: MergeFailure.self) { try SampleMerge(Sample.text, other, text) }
    if !text.isEmpty { #expect(throws: MergeFailure.self) { try SampleMerge(text, Sample.text, other) } }
  }

  @Test func namesTheSideThatCannotBeRead() throws {
    let error = #expect(throws: MergeFailure.self) {
      try SampleMerge(Sample.text, Sample.text.edited(Self.mine), "<document>")
    }
    #expect(error?.part == .theirs)
  }

  /// 240 levels: the reader's limit is 250.
  @Test func deepDocumentsAreMerged() throws {
    func nested(_ text: String) -> String {
      let open = (0..<110).map { "<view id=\"deep-\($0)\"><subviews>" }.joined()
      let close = String(repeating: "</subviews></view>", count: 110)
      return Sample.text.edited([
        .insert("\(open)<label text=\"\(text)\" id=\"deepest\"/>\(close)", before: Sample.masked)
      ])
    }
    let merge = try SampleMerge(nested("a"), nested("a").edited(Self.mine), nested("b"))
    #expect(merge.text == nested("b").edited(Self.mine))
  }

  // MARK: Bounds

  private static func wide(_ count: Int, id: (Int) -> String, text: (Int) -> String = { "\($0)" }) -> String {
    let space = String(repeating: " ", count: 28)
    let views = (0..<count).map { "\(space)<label text=\"\(text($0))\" id=\"\(id($0))\"/>\n" }.joined()
    return Sample.text.edited([TextEdit(Sample.masked, views)])
  }

  /// Work is counted in elements looked at, by the sizes of what the steps go through.
  @Test func tenThousandChildrenAreMerged() throws {
    let base = Self.wide(10_000) { "id-\($0)" }
    let ours = Self.wide(10_000, id: { "id-\($0)" }, text: { $0 % 2 == 0 ? "ours \($0)" : "\($0)" })
    let theirs = Self.wide(10_000, id: { "id-\($0)" }, text: { $0 % 2 == 1 ? "theirs \($0)" : "\($0)" })
    let merge = try SampleMerge(base, ours, theirs)
    #expect(merge.messages == [])
    #expect(
      merge.text
        == Self.wide(10_000, id: { "id-\($0)" }, text: { ($0 % 2 == 0 ? "ours " : "theirs ") + "\($0)" }))
  }

  /// Nothing matches: all of the base is gone, and both sides' are kept.
  @Test func tenThousandOtherIdsAreMerged() throws {
    let merge = try SampleMerge(
      Self.wide(10_000) { "id-\($0)" }, Self.wide(10_000) { "our-\($0)" }, Self.wide(10_000) { "thr-\($0)" })
    #expect(merge.messages == [])
    let tree = try MarkupTree(document: merge.result.document)
    #expect(tree.elements.filter { $0.name == "label" && $0["id"] != "lab-el-001" }.count == 20_000)
    #expect(merge.result.document.count < merge.ours.utf8.count + merge.theirs.utf8.count)
  }

  /// The number of identities, which every step is linear in, is at most the number of elements of the three.
  @Test func identitiesAreAsManyAsElements() throws {
    let texts = ["id", "our", "thr"].map { prefix in Self.wide(1_000) { "\(prefix)-\($0)" } }
    let trees = try texts.map { try MarkupTree(document: Data($0.utf8)) }
    let sources = MergeSources(base: trees[0], ours: trees[1], theirs: trees[2])
    #expect(sources.count <= trees.reduce(0) { $0 + $1.elements.count })
    #expect(sources.count >= 3_000)
  }
}
