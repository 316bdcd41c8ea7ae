import SourceRewriting
import Testing

/// Members that classes gain. The texts are what this package's `NamedActions` requires.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct GeneratedMemberTests {
  /// The member that a class of actions gains before its brace.
  private func perform(_ cases: String, head: String = "", end: String = "return false") -> String {
    "@MainActor \(head)func perform(_ action: Selector, from sender: Any?) -> Bool { \(cases)\(end) } "
  }

  @Test(arguments: [
    ("func save()", "self.save()"),
    ("func save(_ sender: Any)", "let value = sender as Any; self.save(value)"),
    ("func save(_ sender: Any?)", "let value = sender; self.save(value)"),
    (
      "func save(_ sender: UIButton)",
      "guard let value = sender as? UIButton else { return true }; self.save(value)"
    ),
    ("func save(_ sender: UIButton?)", "let value = sender as? UIButton; self.save(value)"),
    (
      "func save(_ sender: UIButton!, event: UIEvent?)",
      "guard let value = sender as? UIButton else { return true }; self.save(value, event: nil)"
    ),
    (
      "func save(_ note: NSNotification)",
      "guard let value = (sender as? Notification)?._bridgeToObjectiveC() else { return true }; self.save(value)"
    ),
    ("func save() throws -> Int", "_ = try? self.save()"), ("func save() -> Int", "_ = self.save()"),
    ("func save() async", "Task { await self.save() }"),
  ])
  func actions(head: String, call: String) throws {
    let name = head.contains("event") ? "save:event:" : head.contains("_ ") ? "save:" : "save"
    let text = "import UIKit\nclass A: UIView {\n  @objc \(head) {}\n}\n"
    #expect(
      try rewritten(text) == "import UIKit\nclass A: UIView {\n  \(head) {}\n"
        + perform("if action == \"\(name)\" { \(call); return true }; ") + "}\nextension A: NamedActions {}\n"
    )
  }

  @Test(arguments: [
    "func save(_ a: Int, _ b: Int)", "func save(a: Int...)", "static func save()",
    "func save(_ done: () -> Void)",
  ])
  func methodsThatAreNoActions(head: String) throws {
    let text = "import UIKit\nclass A: UIView {\n  @objc \(head) {}\n}\n"
    #expect(try rewritten(text) == "import UIKit\nclass A: UIView {\n  \(head) {}\n}\n")
  }

  @Test func subclassesOverride() throws {
    let text =
      "import UIKit\nopen class A: UIView { @objc func a() {} }\nclass B: A {\n  @IBAction func b() {}\n}\n"
    let (a, b) = (
      "if action == \"a\" { self.a(); return true }; ", "if action == \"b\" { self.b(); return true }; "
    )
    #expect(
      try rewritten(text) == "import UIKit\nopen class A: UIView { func a() {} ; "
        + perform(a, head: "open ") + "}\nclass B: A {\n  func b() {}\n"
        + perform(b, head: "override ", end: "return super.perform(action, from: sender)")
        + "}\nextension A: NamedActions {}\n")
  }

  @Test func respondersOfAppKitHaveTheMethod() throws {
    let text = "import AppKit\nclass A: NSPanel {\n  @objc func a() {}\n}\n"
    let found = try rewritten(text, framework: .appKit)
    #expect(found.contains("override func perform") && !found.contains("NamedActions"))
  }

  @Test func writtenByHand() throws {
    let text =
      "import UIKit\nextension A: NamedActions { func perform(_ action: Selector, from sender: Any?) -> Bool { false } }\n"
    #expect(
      try rewritten("class A: UIView { @objc func a() {} }\n" + text) == "class A: UIView { func a() {} }\n"
        + text)
  }

  @Test func extensionsInOtherFiles() throws {
    let found = try rewritten([
      "/p/A.swift": "import UIKit\nclass A: UIView {\n}\n",
      "/p/A+B.swift": "import UIKit\n@objc extension A {\n  private func b() {}\n}\n",
      "/p/C.swift": "import UIKit\nextension UIView {\n  @objc func c() {}\n}\n",
    ])
    #expect(
      found["/p/A.swift"] == "import UIKit\nclass A: UIView {\n"
        + perform(
          "if self.__actions_A_B_swift_1(action, from: sender) { return true }; if self.__actions_C_swift_1(action, from: sender) { return true }; "
        )
        + "}\nextension A: NamedActions {}\n")
    #expect(
      found["/p/A+B.swift"]
        == "import UIKit\nextension A {\n  private func b() {}\n@MainActor func __actions_A_B_swift_1(_ action: Selector, from sender: Any?) -> Bool { if action == \"b\" { self.b(); return true }; return false } }\n"
    )
  }

  @Test func conditionsOfTheBuild() throws {
    let text =
      "import UIKit\nclass A: UIView {\n  #if DEBUG\n  @objc func a() {}\n  #elseif os(macOS)\n  @objc func b() {}\n  #endif\n}\n"
    let found = try rewritten(text)
    #expect(
      found.contains(
        "{ \n#if (DEBUG)\nif action == \"a\" { self.a(); return true }; \n#endif\nreturn false }"))
    #expect(
      found.contains("\n#sourceLocation(file: \"/p/File.swift\", line: 8)\n}") && !found.contains("self.b()"))
  }

  @Test func overridesInExtensions() throws {
    let found = try rewritten([
      "/p/A.swift": "open class A: UIView {\n}\n",
      "/p/B.swift": """
      extension A {
        @objc open override func hit(_ a: inout Int, with b: Int = 1) throws -> Int? { try super.hit(&a, with: b) }
        override public class var layerClass: AnyClass { CALayer.self }
        override var size: CGSize { get { super.size } set { super.size = newValue } }
      }
      """,
    ])
    #expect(
      found["/p/A.swift"] == "open class A: UIView {\n"
        + "open override func hit(_ a: inout Int, with b: Int = 1) throws -> Int? { try self.__extension_A_hit(&a, with: b) }; "
        + "open override class var layerClass: AnyClass { self.__extension_A_layerClass }; "
        + "override var size: CGSize { get { self.__extension_A_size } set { self.__extension_A_size = newValue } } }\n"
    )
    #expect(
      found["/p/B.swift"] == """
        extension A {
          public func __extension_A_hit(_ a: inout Int, with b: Int = 1) throws -> Int? { try super.hit(&a, with: b) }
          public class var __extension_A_layerClass: AnyClass { CALayer.self }
          var __extension_A_size: CGSize { get { super.size } set { super.size = newValue } }
        }
        """)
  }

  /// On Linux, `XCTestCase` and its methods are of no actor.
  @Test func asynchronousSetUp() throws {
    let text =
      "@MainActor class T: XCTestCase {\n  override func setUp() async throws { try await super.setUp() }\n"
      + "  override func tearDown() { super.tearDown() }\n}\n"
    #expect(try rewritten(text) == text.replacing("try await super.setUp()", with: "()"))
    let other = text.replacing("@MainActor ", with: "")
    #expect(try rewritten(other) == other)
  }

  @Test func membersOfExtensionsThatSubclassesOverride() throws {
    let text =
      "class A: UIView {\n}\nextension A { func a() {}; func b() {} }\nclass B: A { override func a() {} }\n"
    #expect(
      try rewritten(text) == "class A: UIView {\nfunc a() { self.__extension_A_a() } }\n"
        + "extension A { func __extension_A_a() {}; func b() {} }\nclass B: A { override func a() {} }\n")
  }

  @Test(arguments: [
    "extension UIView { override func a() {} }",
    "class A<T>: UIView {}\nextension A where T: B { override func a() {} }",
    "class A: UIView {}\nextension A { override func a(_ b: Int...) {} }",
    "class A: UIView {}\nextension A { override var a: Int { _read {} } }",
  ])
  func overridesThatCannotMove(text: String) throws {
    let found = try result(["/p/A.swift": text])
    #expect(found.diagnostics.map(\.construct) == [.overrideInExtension])
  }

  @Test func observersInExtensions() throws {
    let text =
      "class A: UIView {\n}\nextension A {\n  override open var a: Int {\n    willSet { b(newValue) }\n    didSet(old) { c(old) }\n  }\n}\n"
    #expect(
      try rewritten(text) == "class A: UIView {\n"
        + "public override var a: Int { willSet { self.__extension_A_willSet_a(newValue) } didSet { self.__extension_A_didSet_a(oldValue) } } }\n"
        + "extension A {\n  \nfunc __extension_A_willSet_a(_ newValue: Int) { b(newValue) }\nfunc __extension_A_didSet_a(_ old: Int) { c(old) }\n\n}\n"
    )
  }

  /// Calls reach the lowest class, and `super` the next one above.
  @Test func membersOfTheSystemsClassesThatSubclassesOverride() throws {
    let text =
      "public extension UIView {\n  func a(_ b: Int) -> Int { b }\n  var c: Int { 1 }\n}\n"
      + "extension UILabel { override func a(_ b: Int) -> Int { super.a(b) + c } }\n"
      + "class L: UILabel { override func a(_ b: Int) -> Int { super.a(super.tag) }; override var c: Int { super.c } }\n"
    #expect(
      try rewritten(text)
        == "public extension UIView {\n  func __base_a(_ b: Int) -> Int { b }\n  var __base_c: Int { 1 }\n"
        + "func a(_ b: Int) -> Int { if let object = self as? L { return object.__override_L_a(b) }; "
        + "if let object = self as? UILabel { return object.__override_UILabel_a(b) }; return self.__base_a(b) }; "
        + "var c: Int { get { if let object = self as? L { return object.__override_L_c }; return self.__base_c } } }\n"
        + "extension UILabel { func __override_UILabel_a(_ b: Int) -> Int { self.__base_a(b) + c } }\n"
        + "class L: UILabel { func __override_L_a(_ b: Int) -> Int { self.__override_UILabel_a(super.tag) }; var __override_L_c: Int { self.__base_c } }\n"
    )
  }

  /// A calendar of a public repository has them.
  @Test func testMethodsOfTheMainActorInSnapshotTests() throws {
    let text = "import FBSnapshotTestCase\nclass T: FBSnapshotTestCase {\n  @MainActor func testA() {}\n}\n"
    #expect(
      try rewritten(text)
        == "import FBSnapshotTestCase\nclass T: FBSnapshotTestCase {\n  @MainActor func __main_testA() {}\n"
        + "nonisolated func testA() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test.__main_testA() } } }\n"
    )
  }

  @Test func testMethodsOfTheMainActor() throws {
    let text =
      "import XCTest\n@MainActor final class T: XCTestCase {\n  func testA() throws {}\n  func testB() async {}\n  func helper() {}\n}\n"
    #expect(
      try rewritten(text)
        == "import XCTest\n@MainActor final class T: XCTestCase {\n  func __main_testA() throws {}\n  func testB() async {}\n  func helper() {}\n"
        + "nonisolated func testA() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test.__main_testA() } } }\n"
    )
  }
}
