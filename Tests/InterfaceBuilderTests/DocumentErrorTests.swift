import Foundation
import InterfaceBuilder
import Testing

@testable import InterfaceBuilder

/// Errors in a document name the place of the element's first character, what was expected, and a hint.
struct DocumentErrorTests {
  private func expect(
    _ text: String, _ code: DocumentError.Code, at position: DocumentPosition?, says words: String...,
    hints: Bool = true, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard let error = Samples.error(text) else {
      Issue.record("expected \(code)", sourceLocation: sourceLocation)
      return
    }
    #expect(error.code == code, sourceLocation: sourceLocation)
    #expect(position != nil && error.position == position, sourceLocation: sourceLocation)
    for word in words { #expect(error.message.contains(word), "\(error)", sourceLocation: sourceLocation) }
    #expect((error.hint != nil) == hints, "\(error)", sourceLocation: sourceLocation)
  }

  private func position(_ line: Int, _ column: Int) -> DocumentPosition {
    DocumentPosition(line: line, column: column)
  }

  // MARK: Not a document

  @Test func emptyFile() {
    expect("", .emptyFile, at: position(1, 1), says: "empty file")
    expect(" \n\t\n", .emptyFile, at: position(1, 1), says: "white space")
  }

  @Test func textThatIsNotXML() {
    expect("\n  hello <b/>", .malformedXML, at: position(2, 3), says: "Expected XML")
    expect("{\"a\": 1}", .malformedXML, at: position(1, 1))
  }

  @Test func compiledNibs() throws {
    let archive = try #require(Samples.error(Data("NIBArchive\u{1}\u{2}".utf8)))
    #expect(archive.code == .compiledNib)
    #expect(archive.position == .start)
    #expect(archive.hint?.contains(".xib") == true)
    #expect(Samples.error(Data("bplist00\u{0}\u{3}".utf8))?.code == .compiledNib)
  }

  @Test func otherEncodings() throws {
    let utf16 = try #require("<document/>".data(using: .utf16))
    #expect(Samples.error(utf16)?.code == .unsupportedEncoding)
    expect(
      "<?xml version=\"1.0\" encoding='latin1'?><a/>", .unsupportedEncoding, at: position(1, 1),
      says: "latin1")
    let broken = try #require(Samples.error(Data("<é>\n é<".utf8) + [0xD1, 0x41] + Data("/></é>".utf8)))
    #expect(broken.code == .unsupportedEncoding)
    #expect(broken.position == position(2, 4))
  }

  @Test func byteOrderMarkIsNoFault() {
    #expect(Samples.error("\u{FEFF}" + Samples.screen("")) == nil)
  }

  @Test func truncatedFile() {
    let text = Samples.screen("<subviews>")
    expect(text, .malformedXML, at: Samples.place(of: "</view>", in: text), says: "</subviews>", hints: false)
    let cut = String(Samples.screen("").prefix(320))
    let error = Samples.error(cut)
    #expect(error?.code == .malformedXML)
    expect("<a>\n <b></b>", .malformedXML, at: position(1, 1), says: "</a>", "ends before")
    expect("<a>\n <b x='1", .malformedXML, at: position(2, 2), says: "<b>", "file ends", hints: false)
    expect("<a><!-- b", .malformedXML, at: position(1, 4), says: "-->", "comment", hints: false)
  }

  @Test func crossedTagsNameBoth() {
    expect(
      "<a>\n  <b>\n</a></b>", .malformedXML, at: position(3, 1), says: "</b>", "2:3", "</a>", hints: false)
  }

  @Test func faultsThatOnlyTheParserSees() {
    let text = Samples.screen("<subviews hidden=YES/>")
    expect(text, .malformedXML, at: Samples.place(of: "<subviews", in: text), says: "well-formed")
    expect("<document/>\n <document/>", .malformedXML, at: position(2, 2), says: "well-formed")
    expect(
      "<document>\n <a a='1'\n a='2'/></document>", .malformedXML, at: position(2, 2), says: "well-formed")
    let entity = Samples.error("<document>\n &undefined;</document>")
    #expect(entity?.code == .malformedXML)
    #expect(entity?.line == 2)
  }

  @Test(arguments: ["<?xml?>", "<?xml ?>", "<?a?>", "<??>", "<? ?>"])
  func emptyInstructionsAreRefused(_ text: String) {
    expect(text + "<document/>", .malformedXML, at: position(1, 1), says: "contents")
  }

  @Test func declarationsAndEntitiesAreRefused() {
    let bomb = "<?xml version=\"1.0\"?>\n <!DOCTYPE d [<!ENTITY a \"aaaa\">]><d>&a;</d>"
    expect(bomb, .documentTypeDeclaration, at: position(2, 2), says: "<!DOCTYPE>")
  }

  @Test func declarationsInsideCommentsAndTextAreNone() {
    #expect(Samples.error(Samples.screen("<!-- <!DOCTYPE x> <a> --><![CDATA[<!DOCTYPE <b>]]>")) == nil)
  }

  // MARK: Limits

  @Test func limits() throws {
    var limits = ReadingLimits()
    limits.maximumSize = 100
    limits.maximumDepth = 3
    limits.maximumElements = 6
    func error(_ text: String) -> DocumentError? {
      do throws(DocumentError) {
        _ = try InterfaceDocument(data: Data(text.utf8), limits: limits)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(String(repeating: " ", count: 101))?.code == .tooLarge)
    let deep = try #require(error("<a><b>\n<c><d/><e></e></c></b></a>"))
    #expect(deep.code == .tooDeep)
    #expect(deep.position == position(2, 8))
    let many = try #require(error("<a><b/><b/><b/><b/><b/><b/></a>"))
    #expect(many.code == .tooManyElements)
    #expect(many.position == position(1, 24))
  }

  @Test func aVeryDeepDocumentIsRefusedWithoutRecursion() {
    let deep = String(repeating: "<a>", count: 200_000)
    #expect(Samples.error(deep)?.code == .tooDeep)
  }

  // MARK: Not the right document

  @Test func otherXML() {
    expect(
      Samples.head + "<plist version=\"1.0\"/>", .wrongRoot, at: position(2, 1), says: "<document>", "<plist>"
    )
  }

  @Test func documentsOfOtherTools() {
    expect("<document type=\"com.example\"/>", .unknownPlatform, at: position(1, 1), says: "com.example")
    expect("<document/>", .unknownPlatform, at: position(1, 1), says: "none")
  }

  @Test func oldArchives() {
    let text =
      Samples.head + "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>"
    expect(text, .oldArchive, at: position(2, 1), says: "Xcode 4", "7.10")
  }

  // MARK: Ids

  @Test func missingIds() {
    let view = Samples.screen("<subviews>\n   <label text=\"é\"/></subviews>")
    expect(view, .missingAttribute, at: Samples.place(of: "<label", in: view), says: "id", "<label>")
    let controller = Samples.storyboard("<viewController/>")
    expect(
      controller, .missingAttribute, at: Samples.place(of: "<viewController", in: controller),
      says: "controller")
    let scene = Samples.storyboard("").replacingOccurrences(of: " sceneID=\"s1\"", with: "")
    expect(
      scene, .missingAttribute, at: Samples.place(of: "<scene>", in: scene), says: "sceneID", hints: false)
  }

  /// Written by a program, 2 documents of 1 collection leave out the ids of all constraints.
  @Test func constraintsWithoutAnIdAreLaidOut() throws {
    let text = Samples.screen(
      "<constraints><constraint firstAttribute=\"width\" constant=\"5\"/></constraints>")
    let document = try InterfaceDocument(data: Data(text.utf8))
    let fault = try #require(document.faults.first)
    #expect(document.faults.count == 1)
    #expect(fault.code == .missingAttribute)
    let place = try #require(Samples.place(of: "<constraint ", in: text))
    #expect(DocumentPosition(line: fault.line, column: fault.column) == place)
    let root = try #require(document.scenes.first?.controllers.first?.view)
    #expect(root.constraints.map(\.constant) == [5])
    #expect(root.constraints.map(\.id) == ["constraint at \(place)"])
  }

  /// Nothing in a layout refers to a constraint by its id.
  @Test func constraintsThatShareAnIdAreLaidOut() throws {
    let text = constraint("firstAttribute=\"width\" constant=\"10\"").replacingOccurrences(
      of: "id=\"c1\"", with: "id=\"a\"")
    let document = try InterfaceDocument(data: Data(text.utf8))
    #expect(document.faults.map(\.code) == [.duplicateIdentifier])
  }

  @Test func duplicateIds() {
    let text = Samples.screen(
      "<subviews><view id=\"a-1\"/>\n <view\n id=\"a-1\"/></subviews>")
    expect(
      text, .duplicateIdentifier, at: Samples.place(of: "<view\n", in: text), says: "a-1",
      Samples.place(of: "<view id=\"a-1\"", in: text)?.description ?? "-")
  }

  // MARK: Constraints

  private func constraint(_ attributes: String) -> String {
    Samples.screen(
      """
      <subviews><view id="a"/></subviews><constraints>
          <constraint firstItem="a" firstAttribute="leading" id="c0"/>
        <!-- a column of é --> <constraint id="c1" \(attributes)/>
      </constraints>
      """)
  }

  private func expectConstraint(
    _ attributes: String, _ code: DocumentError.Code, says words: String, hint: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = constraint(attributes)
    let place = Samples.place(of: "<constraint id=\"c1\"", in: text)
    expect(text, code, at: place, says: words, "c1", sourceLocation: sourceLocation)
    #expect(Samples.error(text)?.hint?.contains(hint) == true, sourceLocation: sourceLocation)
  }

  /// Xcode opens such documents, and apps ship them.
  @Test(arguments: [
    ("firstItem=\"gone\" firstAttribute=\"top\"", "gone as firstItem"),
    ("firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\"", "gone as secondItem"),
  ])
  func constraintsToNothingAreLeftOut(attributes: String, words: String) throws {
    let text = constraint(attributes)
    let document = try InterfaceDocument(data: Data(text.utf8))
    let fault = try #require(document.faults.first)
    #expect(document.faults.count == 1)
    #expect(fault.code == .danglingReference)
    #expect(fault.message.contains(words) && fault.message.contains("left out"))
    #expect(
      DocumentPosition(line: fault.line, column: fault.column)
        == Samples.place(of: "<constraint id=\"c1\"", in: text))
  }

  @Test func constraintsWithUnknownWords() {
    expectConstraint(
      "firstItem=\"a\" firstAttribute=\"lead\"", .unknownLayoutAttribute, says: "\"lead\"", hint: "leading?")
    expectConstraint(
      "firstAttribute=\"width\" relation=\"Equal\"", .unknownRelation, says: "\"Equal\"", hint: "equal?")
    expectConstraint(
      "firstAttribute=\"width\" secondItem=\"a\"", .missingAttribute, says: "secondAttribute", hint: "again")
  }

  @Test(arguments: ["ten", "12pt", "nan", "inf", "", "1,5", "1e300"])
  func constantsThatAreNoNumbers(_ text: String) {
    expectConstraint(
      "firstAttribute=\"width\" constant=\"\(text)\"", .invalidNumber, says: "\"\(text)\"", hint: "20")
  }

  @Test(arguments: ["1:0", "1:2:3", "1/2/3", ":", "a:b", "1/", "", "1e300"])
  func multipliersThatAreNone(_ text: String) {
    expectConstraint(
      "firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" multiplier=\"\(text)\"",
      .invalidNumber, says: "multiplier", hint: "ratio")
  }

  @Test(
    arguments: [("-1", "required"), ("1001", "required"), ("high", "decimal point")] as [(String, String)])
  func prioritiesOutOfRange(_ text: String, _ hint: String) {
    expectConstraint(
      "firstAttribute=\"width\" constant=\"1\" priority=\"\(text)\"", .invalidNumber, says: "priority",
      hint: hint)
  }
}
