import SourceRewriting
import Testing

/// Tests of XCTest: methods of the main actor, lists of tests, and what test cases do besides.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct TestMethodCases {
  @Test(arguments: methods) func ofTheMainActor(_ example: SourceCase) throws { try example.check() }

  @Test(arguments: classes) func inClasses(_ example: SourceCase) throws {
    try example.within("import XCTest\n").check()
  }

  @Test(arguments: lists) func listsOfTests(_ example: SourceCase) throws {
    try example.within("import XCTest\n").check()
  }

  private static func wrapper(_ name: String, throws isThrowing: Bool = false) -> String {
    let (words, effect) = isThrowing ? ("throws ", "try ") : ("", "")
    return "nonisolated func \(name)() \(words){ nonisolated(unsafe) let test = self; "
      + "\(effect)MainActor.assumeIsolated { \(effect)test.__main_\(name)() } }"
  }

  /// A method of a test case of the main actor; the renamed one is nil for a method that stays.
  private static func method(
    _ code: String, _ renamed: String? = nil, throws isThrowing: Bool = false,
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    let start = "import XCTest\n@MainActor final class T: XCTestCase {\n  "
    let expected = renamed.map { "\(start)\($0)\n\(wrapper("testA", throws: isThrowing)) }\n" }
    return SourceCase("\(start)\(code)\n}\n", expected, place: place)
  }

  private static let methods: [SourceCase] = [
    method("func testA() {}", "func __main_testA() {}"),
    method("func testA() throws {}", "func __main_testA() throws {}", throws: true),
    method("func testA() -> Void {}", "func __main_testA() -> Void {}"),
    method("public func testA() {}", "public func __main_testA() {}"),
    method("@MainActor func testA() {}", "@MainActor func __main_testA() {}"),
    method(
      "func testA() {\n    XCTAssertTrue(a)\n  }",
      "func __main_testA() { @MainActor func testA() {\n    XCTAssertTrue(a)\n  }; testA() }"),
    method(
      "func testA() throws { a() }",
      "func __main_testA() throws { @MainActor func testA() throws { a() }; try testA() }", throws: true),
    method("/// Text.\n  func testA() {}", "/// Text.\n  func __main_testA() {}"),
    method("@available(iOS 15, *) func testA() {}", "@available(iOS 15, *) func __main_testA() {}"),
    method("func testB() async {}"), method("func testB() async throws {}"),
    method("nonisolated func testB() {}"),
    method("private func testB() {}"), method("fileprivate func testB() {}"),
    method("static func testB() {}"),
    method("func testB(a: Int) {}"), method("func testB() -> Int { 1 }"), method("func testB<B>() {}"),
    method("func helper() {}"),
    method("func aTest() {}"), method("override func setUp() { super.setUp() }"),
    method("override func setUp() async throws { try await super.setUp() }").becoming(
      "try await super.setUp()", "()"),
    method("override func tearDown() async throws { a(); try await super.tearDown() }").becoming(
      "try await super.tearDown()", "()"),
    method("override func setUp() async throws { b() }"),
    method("override func setUpWithError() throws { try super.setUpWithError() }"),
    method("override class func setUp() { super.setUp() }"), method("var a = 1"), method("let testB = 1"),
  ]

  /// A test case that gains the members of objects.
  private static func object(
    _ code: String, words: String = "nonisolated", place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    let members = [
      "func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }",
      "var hash: Int { ObjectIdentifier(self).hashValue }", "func `self`() -> Self { self }",
      "func isProxy() -> Bool { false }", "var description: String { name }",
    ].map { "\(words) \($0)" }.joined(separator: "; ")
    let text = "import UIKit\n" + code
    guard let brace = text.firstRange(of: "{}") else { return SourceCase(text, place: place) }
    return SourceCase(
      text, text[..<brace.lowerBound] + "{\(members) }" + text[brace.upperBound...], place: place)
  }

  @Test(arguments: specs) func ofQuick(_ example: SourceCase) throws {
    try example.within("import Quick\n").check()
  }

  private static func examples(_ words: String = "") -> String {
    "\(words)func testExamples() throws { let failures = { self.testRun?.totalFailureCount ?? 0 }; "
      + "for (name, example) in Self.allTests { let former = failures(); try example(self)(); "
      + "print(\"Example '\\(Self.self).\\(name)' \\(failures() == former ? \"passed\" : \"failed\")\") } }"
  }

  /// Specs of Quick, whose examples a test runs.
  private static let specs: [SourceCase] = [
    SourceCase(
      "class A: QuickSpec {\n  override func spec() {}\n}\n",
      "class A: QuickSpec {\n  override func spec() {}\n\(examples()) }\n"),
    SourceCase(
      "final class A: AsyncSpec {\n  override class func spec() {}\n}\n",
      "final class A: AsyncSpec {\n  override class func spec() {}\n\(examples()) }\n"),
    SourceCase(
      "class A: QuickSpec {\n}\nclass B: A {\n}\n",
      "class A: QuickSpec {\n\(examples()) }\nclass B: A {\n\(examples("override ")) }\n"),
    SourceCase("class A: XCTestCase {\n}\n"), SourceCase("class A: Spec {\n}\n"),
    SourceCase("extension QuickSpec {\n  func a() {}\n}\n"),
  ]

  private static let classes: [SourceCase] = [
    SourceCase("final class T: XCTestCase {\n  func testA() {}\n}\n"),
    SourceCase("class T {\n  @MainActor func testA() {}\n}\n"),
    SourceCase("@MainActor class T: NSObject {\n  func testA() {}\n}\n", nil).seeingFramework,
    SourceCase(
      "class T: XCTestCase {\n  @MainActor func testA() {}\n  func testB() {}\n}\n",
      "class T: XCTestCase {\n  @MainActor func __main_testA() {}\n  func testB() {}\n\(wrapper("testA")) }\n"
    ),
    SourceCase(
      "class T: XCTestCase {}\n@MainActor extension T {\n  func testA() {}\n}\n",
      "class T: XCTestCase {}\n@MainActor extension T {\n  func __main_testA() {}\n\(wrapper("testA")) }\n"),
    SourceCase(
      "@MainActor class T: XCTestCase {}\nextension T {\n  func testA() {}\n}\n",
      "@MainActor class T: XCTestCase {}\nextension T {\n  func __main_testA() {}\n\(wrapper("testA")) }\n"),
    SourceCase(
      "@MainActor class B: XCTestCase {}\nclass T: B {\n  func testA() {}\n}\n",
      "@MainActor class B: XCTestCase {}\nclass T: B {\n  func __main_testA() {}\n\(wrapper("testA")) }\n"),
    SourceCase(
      "class B: XCTestCase {}\n@MainActor class T: B {\n  func testA() {}\n}\n",
      "class B: XCTestCase {}\n@MainActor class T: B {\n  func __main_testA() {}\n\(wrapper("testA")) }\n"),
    SourceCase(
      "@MainActor class B: XCTestCase {\n  func testA() {}\n}\nclass T: B {\n  override func testA() { super.testA() }\n}\n",
      "@MainActor class B: XCTestCase {\n  func __main_testA() {}\n\(wrapper("testA")) }\nclass T: B {\n  override func __main_testA() { @MainActor func testA() { super.__main_testA() }; testA() }\n}\n"
    ),
    SourceCase(
      "class B: XCTestCase {\n  func testA() {}\n}\n@MainActor class T: B {\n  override func testA() { super.testA() }\n}\n"
    ),
    SourceCase(
      "@MainActor class T: XCTestCase {\n  func testA() {}\n  func testB() throws {}\n}\n",
      "@MainActor class T: XCTestCase {\n  func __main_testA() {}\n  func __main_testB() throws {}\n\(wrapper("testA")); \(wrapper("testB", throws: true)) }\n"
    ),
    SourceCase(
      "@MainActor class T: XCTestCase {\n  #if DEBUG\n  func testA() {}\n  #endif\n}\n",
      "@MainActor class T: XCTestCase {\n  #if DEBUG\n  func __main_testA() {}\n  #endif\n\n\n#if (DEBUG)\n\(wrapper("testA"))\n#endif\n\n"
        + "#sourceLocation(file: \"/Module/File.swift\", line: 6)\n}\n"),
    SourceCase("@MainActor class T: XCTestCase {\n  #if os(macOS)\n  func testA() {}\n  #endif\n}\n"),
    SourceCase(
      "#if DEBUG\n@MainActor class T: XCTestCase {\n  func testA() {}\n}\n#endif\n",
      "#if DEBUG\n@MainActor class T: XCTestCase {\n  func __main_testA() {}\n\(wrapper("testA")) }\n#endif\n"
    ),
    SourceCase(
      "@MainActor class T: XCTestCase {\n  func testA() { func testB() {} }\n}\n",
      "@MainActor class T: XCTestCase {\n  func __main_testA() { @MainActor func testA() { func testB() {} }; testA() }\n\(wrapper("testA")) }\n"
    ),
    // Test cases are of no class of Apple's here.
    SourceCase(
      "class T: XCTestCase, D {\n  func d(_ a: Int) {}\n}\nprotocol D: AnyObject { func d(_ a: Int) }\n"),
    SourceCase(
      "class T: XCTestCase {\n  @objc func tap() {}\n}\n",
      "class T: XCTestCase {\n  func tap() {}\n\(ActionCases.perform(ActionCases.test("tap"))) }\nextension T: NamedActions {}\n"
    ).seeingFramework,
    object("class T: XCTestCase, UITextFieldDelegate {}\n"),
    object("class T: XCTestCase, P {}\nprotocol P: NSObjectProtocol {}\n"),
    object("class T: XCTestCase, Q {}\nprotocol P: UITableViewDelegate {}\nprotocol Q: P {}\n"),
    object(
      "class T: XCTestCase {}\nextension T: UITableViewDataSource {}\nclass U: T, UITableViewDelegate {}\n"),
    object("public class T: XCTestCase, NSObjectProtocol {}\n", words: "nonisolated public"),
    SourceCase("class T: XCTestCase, P {}\nprotocol P: AnyObject {}\n"),
    SourceCase(
      "import UIKit\nclass T: XCTestCase, UITextFieldDelegate {}\nextension XCTestCase: @retroactive NSObjectProtocol {}\n"
    ),
    SourceCase("@Suite(.serialized) struct T { @Test func testA() {} }\n"),
    SourceCase("@MainActor @Suite(.serialized) final class T { @Test func testA() {} }\n"),
    SourceCase("let a: UIView? = nil\n", nil).seeingFramework, SourceCase("let a: Int? = nil\n"),
    SourceCase("@testable import A\nlet a = B()\n"),
  ]

  /// A list that is not compiled any more.
  private static func list(
    _ code: String, condition: String = "os(Linux)", place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase("#if \(condition)\n\(code)\n#endif\n", "#if false\n\(code)\n#endif\n", place: place)
  }

  private static let lists: [SourceCase] = [
    list("extension T { static var allTests: [Int] { [] } }"),
    list("extension T { static let allTests = [(\"testA\", testA)] }"),
    list("extension T {\n  static var allTests = [\n    (\"testA\", testA),\n  ]\n}"),
    list("extension T { static let __allTests = [1] }"),
    list(
      "extension T { static let __allTests__T = [1] }\nextension U { static let __allTests__U = [1] }",
      condition: "!canImport(ObjectiveC)"),
    list(
      "import XCTest\nextension T { static let __allTests = [1] }\npublic func __allTests() -> [Int] { [] }",
      condition: "!canImport(ObjectiveC)"),
    list("public func allTests() -> [Int] { [] }", condition: "!canImport(ObjectiveC)"),
    list("public func allTests() -> [Int] { [] }", condition: "!os(macOS)"),
    SourceCase(
      "class T: XCTestCase {\n  #if os(Linux)\n  static var allTests = [1]\n  #endif\n}\n",
      "class T: XCTestCase {\n  #if false\n  static var allTests = [1]\n  #endif\n}\n"),
    SourceCase("#if os(Linux)\nextension T { static var others: [Int] { [] } }\n#endif\n"),
    SourceCase("#if os(Linux)\nimport Glibc\n#endif\n"),
    SourceCase("#if os(Linux)\nlet a = 1\nextension T { static var allTests: [Int] { [] } }\n#endif\n"),
    SourceCase("#if os(Linux)\n#endif\n"),
    SourceCase("#if DEBUG\nextension T { static var allTests: [Int] { [] } }\n#endif\n"),
    SourceCase("extension T { static var allTests: [Int] { [] } }\n"),
  ]
}

extension SourceCase {
  /// The same case, if the import of XCTest before it has to import the framework, too.
  fileprivate var seeingFramework: SourceCase {
    var found = self
    found.files = files.map { file in
      var found = file
      found.importLine = "import XCTest; import UIKit\n"
      return found
    }
    return found
  }

  /// The same case, if some code in it has to become other code.
  fileprivate func becoming(_ code: String, _ expected: String) -> SourceCase {
    var found = self
    found.files = files.map { CaseFile($0.path, $0.text, $0.text.replacing(code, with: expected)) }
    return found
  }
}
