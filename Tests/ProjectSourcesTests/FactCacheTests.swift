import Foundation
import Testing

@testable import ProjectSources

/// Facts that are kept between runs: the same as those that are found, whatever happens to the bytes.
struct FactCacheTests {
  /// The files of a project that counts what is read.
  private final class Files {
    var texts: [String: String] = [
      "Form.h": "@interface Form : Base\n@property int label;\n- (void)save:(id)sender;\n@end\n",
      "Base.h": "@interface Base : UIViewController\n@end\n",
      "Code.m": "[self performSegueWithIdentifier:@\"go\" sender:nil];",
    ]
    var reads = 0

    func index(_ cache: FactCache?) -> ProjectIndex {
      ProjectIndex(
        ProjectFiles(paths: Array(texts.keys)) { path in
          self.reads += 1
          return self.texts[path].map { Data($0.utf8) }
        }, cache: cache)
    }
  }

  /// Everything that a lint needs.
  private func answers(_ index: ProjectIndex) -> [String] {
    let members = index.members(of: "Form")
    let uses = index.identifierUses { _ in true }.flatMap { file in
      file.uses.map { "\(file.path) \($0.name) \($0.line)" }
    }
    return members.properties.sorted() + members.selectors.sorted() + members.chain
      + ["\(members.isComplete)", "\(index.mayDeclare("Base"))", "\(index.mayDeclare("Gone"))"] + uses
  }

  private func firstRun(_ files: Files) throws -> Data {
    let cache = FactCache(nil, version: "1")
    _ = answers(files.index(cache))
    return try #require(cache.bytes)
  }

  @Test func theSecondRunHasTheAnswersOfTheFirst() throws {
    let files = Files()
    let expected = answers(files.index(nil))
    let bytes = try firstRun(files)
    files.reads = 0
    let cache = FactCache(bytes, version: "1")
    #expect(answers(files.index(cache)) == expected)
    // Once each, to recognise the contents.
    #expect(files.reads == files.texts.count)
    #expect(cache.bytes == nil)
  }

  @Test func equalRunsKeepEqualBytes() throws {
    #expect(try firstRun(Files()) == firstRun(Files()))
  }

  @Test func changedFilesAreReadAgain() throws {
    let files = Files()
    let bytes = try firstRun(files)
    files.texts["Form.h"] = "@interface Form : Base\n@property int other;\n@end\n"
    let cache = FactCache(bytes, version: "1")
    let expected = answers(files.index(nil))
    #expect(answers(files.index(cache)) == expected && expected.contains("other"))
    let kept = try #require(cache.bytes)
    // The former contents are forgotten.
    files.texts["Form.h"] = nil
    let last = FactCache(kept, version: "1")
    _ = answers(files.index(last))
    #expect(try #require(last.bytes).count < kept.count)
  }

  @Test func anotherVersionStartsAnew() throws {
    let files = Files()
    let cache = FactCache(try firstRun(files), version: "2")
    #expect(answers(files.index(cache)) == answers(files.index(nil)))
    #expect(cache.bytes != nil)
  }

  /// Every byte is damaged once, and every length tried: the checksum covers what follows it, and what precedes is compared.
  @Test func damagedBytesCountAsNone() throws {
    let files = Files()
    let expected = answers(files.index(nil))
    let bytes = try firstRun(files)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x41
      #expect(answers(files.index(FactCache(damaged, version: "1"))) == expected, "byte \(place)")
      #expect(
        answers(files.index(FactCache(bytes.prefix(place), version: "1"))) == expected, "length \(place)")
    }
  }

  /// Bytes with a correct checksum that no program writes: lengths and counts beyond the end.
  @Test func lengthsBeyondTheEndCountAsNone() {
    var body = FactWriter()
    body.write(Int.max)
    var head = FactWriter()
    head.write(1)
    head.write("1" + (SwiftSourceReader.isAvailable ? " Swift" : ""))
    head.write(ContentHash(body.bytes))
    let bytes = Data("autolayout sources\n".utf8) + head.bytes + body.bytes
    let files = Files()
    #expect(answers(files.index(FactCache(bytes, version: "1"))) == answers(files.index(nil)))
  }

  /// A header of Objective-C and a Swift source may have the same bytes.
  @Test func theLanguageBelongsToTheContents() throws {
    let text =
      "@interface Form : UIViewController\n@property int label;\n@end\nclass Form: UIViewController {}"
    let cache = FactCache(nil, version: "1")
    let header = ProjectIndex(ProjectFiles(paths: ["Form.h"]) { _ in Data(text.utf8) }, cache: cache)
    let swift = ProjectIndex(ProjectFiles(paths: ["Form.swift"]) { _ in Data(text.utf8) }, cache: cache)
    #expect(header.members(of: "Form").hasKey("label") && !swift.members(of: "Form").hasKey("label"))
  }

  @Test func hashesDifferByEachByteAndByLength() {
    let contents =
      (0..<40).map { Data(repeating: 0, count: $0) }
      + (0..<40).map { place in
        var bytes = Data(repeating: 0, count: 40)
        bytes[place] = 1
        return bytes
      }
    #expect(Set(contents.map { ContentHash($0) }).count == contents.count)
  }

  // MARK: Searches

  @Test(arguments: ["abc", "aab", "c", "abcabcabd", "zz"])
  func searchesFindWhatFoundationFinds(_ word: String) {
    let text = "aaabcabcabdabcaab"
    let bytes = Data(text.utf8)
    #expect(ByteSearch.contains(word, in: bytes) == text.contains(word))
    var ends: [Int] = []
    bytes.withUnsafeBytes { buffer in ByteSearch.forEach(word, in: buffer) { ends.append($0) } }
    let parts = text.components(separatedBy: word)
    #expect(ends.count == parts.count - 1)
  }

  @Test func wordsAreWhole() {
    let bytes = Data("saveAll _save save2 say(save)".utf8)
    #expect(ByteSearch.containsWord("save", in: bytes) && !ByteSearch.containsWord("All", in: bytes))
    #expect(ByteSearch.containsWord("(save", in: bytes) && !ByteSearch.containsWord("(sav", in: bytes))
    #expect(ByteSearch.containsWord("saveAll", in: bytes) && !ByteSearch.containsWord("sa", in: bytes))
  }

  @Test func namesBehindKeywords() {
    let source = """
      final class  Form<A>: UIView {}
      extension Outer.Inner { }
      typealias Short = Kit.Long
      @objc(Named) class Swift {}
      @interface Header : NSObject
      [Register ("Sharp")] partial class Other
      subclass None; interface Java
      """
    let facts = OutlineFacts(Data(source.utf8))
    #expect(
      facts.names == ["Form", "Header", "Inner", "Long", "Named", "Other", "Sharp", "Short", "Swift"])
    #expect(!facts.hasIdentifiers)
    #expect(OutlineFacts(Data("storyboard.instantiateViewController(".utf8)).hasIdentifiers)
  }

  @Test func namesInProjects() {
    let project = """
      /* it's "odd */ AA /* Main.storyboard in Resources */ = {isa = PBXFileReference; path = Views/Main.storyboard; };
      name = "My \\"new\\" View.xib"; path = "Some Folder/Cell.xib"; list = (Gone.xib, );
      """
    let names = XcodeProjectNames([Data(project.utf8)])
    #expect(names.contains(file: "Main.storyboard") && names.contains(file: "My \"new\" View.xib"))
    #expect(names.contains(file: "Cell.xib") && !names.contains(file: "Gone.xib") && !names.hasWholeFolders)
    #expect(names.modules.isEmpty)
    let target =
      "{\n isa = PBXNativeTarget;\n name = \"My App\";\n productName = App;\n};\nproductName = Kit;"
    #expect(XcodeProjectNames([Data(target.utf8)]).modules == ["My_App", "App"])
  }
}
