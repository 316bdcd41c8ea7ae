import SourceRewriting
import Testing

/// Methods that can be called by their names: what classes gain for them.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct ActionCases {
  @Test(arguments: methods) func calls(_ example: SourceCase) throws { try example.check() }

  @Test(arguments: others) func noCalls(_ example: SourceCase) throws {
    try example.within("class A: UIView {\n  ", "\n}\n").importing.check()
  }

  @Test(arguments: classes) func inClasses(_ example: SourceCase) throws { try example.importing.check() }

  /// The member that calls methods by their names.
  static func perform(_ cases: String, head: String = "", end: String = "return false") -> String {
    "@MainActor \(head)func perform(_ action: Selector, from sender: Any?) -> Bool { \(cases)\(end) }"
  }

  static func helper(_ name: String, _ cases: String) -> String {
    "@MainActor func __actions_\(name)(_ action: Selector, from sender: Any?) -> Bool { \(cases)return false }"
  }

  static func test(_ name: String, _ call: String? = nil) -> String {
    "if action == \"\(name)\" { \(call ?? "self.\(name)()"); return true }; "
  }

  private static func method(
    _ head: String, _ name: String, _ call: String, mark: String = "@objc ",
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    let start = "import UIKit\nclass A: UIView {\n  "
    return SourceCase(
      "\(start)\(mark)\(head) {}\n}\n",
      "\(start)\(head) {}\n\(perform(test(name, call))) }\nextension A: NamedActions {}\n",
      movesWords: mark.contains("("), place: place)
  }

  /// The call with a sender of a type.
  private static func typed(
    _ type: String, _ start: String, place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    method("func a(_ b: \(type))", "a:", "\(start); self.a(value)", place: place)
  }

  private static func cast(_ type: String) -> String {
    "guard let value = sender as? \(type) else { return true }"
  }

  private static let note = "(sender as? Notification)?._bridgeToObjectiveC()"

  private static let methods: [SourceCase] = [
    method("func a()", "a", "self.a()"), method("private func a()", "a", "self.a()"),
    method("fileprivate func a()", "a", "self.a()"), method("public final func a()", "a", "self.a()"),
    method("func a()", "a", "self.a()", mark: "@IBAction "),
    method("func a()", "a", "self.a()", mark: "@objc @IBAction "),
    method("func a()", "b", "self.a()", mark: "@objc(b) "),
    method("func a(_ c: Any)", "b:", "let value = sender as Any; self.a(value)", mark: "@objc(b:) "),
    method("func `repeat`()", "repeat", "self.`repeat`()"),
    method("func a() -> Int", "a", "_ = self.a()"), method("func a() -> Void", "a", "self.a()"),
    method("func a() -> ()", "a", "self.a()"), method("func a() throws", "a", "_ = try? self.a()"),
    method("func a() throws -> Int", "a", "_ = try? self.a()"),
    method("func a() async", "a", "Task { await self.a() }"),
    method("func a() async -> Int", "a", "Task { _ = await self.a() }"),
    method("func a() async throws", "a", "Task { _ = try? await self.a() }"),
    method("@discardableResult func a() -> Int", "a", "_ = self.a()"),
    method("@MainActor func a()", "a", "self.a()"), method("nonisolated func a()", "a", "self.a()"),
    method("@available(iOS 14, *) func a()", "a", "self.a()"),
    method("open override func a()", "a", "self.a()"),
    typed("Any", "let value = sender as Any"), typed("Any?", "let value = sender"),
    typed("Any!", "let value = sender"), typed("AnyObject", cast("AnyObject")),
    typed("AnyObject?", "let value = sender as? AnyObject"), typed("UIButton", cast("UIButton")),
    typed("UIButton?", "let value = sender as? UIButton"), typed("UIButton!", cast("UIButton")),
    typed("UIKit.UIButton", cast("UIKit.UIButton")), typed("Timer", cast("Timer")),
    typed("Notification", cast("Notification")),
    typed("NSNotification", "guard let value = \(note) else { return true }"),
    typed("NSNotification?", "let value = \(note)"), typed("any P", cast("any P")),
    typed("(any P)?", "let value = sender as? (any P)"), typed("UIView & P", cast("UIView & P")),
    typed("[UIView]", cast("[UIView]")), typed("[String: Any]", cast("[String: Any]")),
    typed("Bool", cast("Bool")), typed("UIGestureRecognizer.State", cast("UIGestureRecognizer.State")),
    method("func a(b: Any?)", "aWithB:", "let value = sender; self.a(b: value)"),
    method("func a(in b: Any?)", "aIn:", "let value = sender; self.a(in: value)"),
    method("func a(for b: UIButton)", "aFor:", "\(cast("UIButton")); self.a(for: value)"),
    method("func a(_ b: Any? = nil)", "a:", "let value = sender; self.a(value)"),
    method("func a(_ b: Any?, c: Int = 1)", "a:c:", "let value = sender; self.a(value)"),
    method("func a(_ b: Any?, _ c: UIEvent?)", "a::", "let value = sender; self.a(value, nil)"),
    method(
      "func a(_ b: Any?, forEvent c: UIEvent?)", "a:forEvent:",
      "let value = sender; self.a(value, forEvent: nil)"),
    method(
      "func a(_ b: Any?, forEvent c: UIEvent)", "a:forEvent:",
      "let value = sender; self.a(value, forEvent: UIEvent())"),
    method("func a(_ b: Any?, c: UIEvent!)", "a:c:", "let value = sender; self.a(value, c: UIEvent())"),
    method(
      "func a(b: Any?, c: UIEvent?) throws", "aWithB:c:",
      "let value = sender; _ = try? self.a(b: value, c: nil)"),
  ]

  /// Methods that nothing can call with a sender only.
  private static let others: [SourceCase] = [
    SourceCase("@objc static func a() {}", "static func a() {}"),
    SourceCase("@objc class func a() {}", "class func a() {}"),
    SourceCase("@objc func a(_ b: Int, _ c: Int) {}", "func a(_ b: Int, _ c: Int) {}"),
    SourceCase("@objc func a(_ b: Int, c: Int, d: Int) {}", "func a(_ b: Int, c: Int, d: Int) {}"),
    SourceCase("@objc func a(_ b: () -> Void) {}", "func a(_ b: () -> Void) {}"),
    SourceCase("@objc func a(_ b: ((Int) -> Void)?) {}", "func a(_ b: ((Int) -> Void)?) {}"),
    SourceCase("func a() {}"), SourceCase("@nonobjc func a() {}", "func a() {}"),
    SourceCase("@objc var a: Int { 1 }", "var a: Int { 1 }"),
    SourceCase("@available(*, unavailable) @objc func a() {}", "@available(*, unavailable) func a() {}"),
    SourceCase(
      "@objc func perform(_ action: Selector, from sender: Any?) -> Bool { false }",
      "func perform(_ action: Selector, from sender: Any?) -> Bool { false }"),
  ]

  private static let conforms = "\nextension A: NamedActions {}\n"

  private static let classes: [SourceCase] = [
    SourceCase(
      "class A { @objc func a() {} }\n", "class A { func a() {} ; \(perform(test("a"))) }\(conforms)"),
    SourceCase(
      "class A {\n  @objc func a() {}\n  @objc func b() {}\n}\n",
      "class A {\n  func a() {}\n  func b() {}\n\(perform(test("a") + test("b"))) }\(conforms)"),
    SourceCase(
      "class A {\n  @objc func a() {}\n  @objc func a(_ b: Any?) {}\n}\n",
      "class A {\n  func a() {}\n  func a(_ b: Any?) {}\n"
        + "\(perform(test("a") + test("a:", "let value = sender; self.a(value)"))) }\(conforms)"),
    SourceCase(
      "@objcMembers class A: B {\n  func a() {}\n  override func b() {}\n  func c<T>(_ d: T) {}\n  func e(_ f: some P) {}\n"
        + "  @nonobjc func g() {}\n  static func h() {}\n}\n",
      "class A: B {\n  func a() {}\n  override func b() {}\n  func c<T>(_ d: T) {}\n  func e(_ f: some P) {}\n"
        + "  func g() {}\n  static func h() {}\n\(perform(test("a"))) }\(conforms)"),
    SourceCase(
      "open class A {\n  @objc func a() {}\n}\n",
      "open class A {\n  func a() {}\n\(perform(test("a"), head: "open ")) }\(conforms)"),
    SourceCase(
      "public final class A {\n  @objc func a() {}\n}\n",
      "public final class A {\n  func a() {}\n\(perform(test("a"), head: "public ")) }\(conforms)"),
    SourceCase(
      "private class A {\n  @objc func a() {}\n}\n",
      "private class A {\n  func a() {}\n\(perform(test("a"))) }\(conforms)"),
    SourceCase(
      "class A<T> {\n  @objc func a(_ b: T) {}\n}\n",
      "class A<T> {\n  func a(_ b: T) {}\n\(perform(test("a:", "\(cast("T")); self.a(value)"))) }\(conforms)"),
    SourceCase(
      "class A: B {\n  @objc func a() {}\n}\nclass B {\n  @objc func b() {}\n}\n",
      "class A: B {\n  func a() {}\n"
        + perform(test("a"), head: "override ", end: "return super.perform(action, from: sender)")
        + " }\nclass B {\n  func b() {}\n\(perform(test("b"))) }\nextension B: NamedActions {}\n"),
    // Dynamic dispatch of Swift finds the override.
    SourceCase(
      "class A {\n  @objc func a() {}\n}\nclass B: A {\n  override func a() {}\n}\n",
      "class A {\n  func a() {}\n\(perform(test("a"))) }\nclass B: A {\n  override func a() {}\n}\(conforms)"),
    SourceCase(
      "class A {\n  func perform(_ a: Selector, from b: Any?) -> Bool { c }\n}\nclass B: A {\n  @objc func a() {}\n}\n",
      "class A {\n  func perform(_ a: Selector, from b: Any?) -> Bool { c }\n}\nclass B: A {\n  func a() {}\n"
        + perform(test("a"), head: "override ", end: "return super.perform(action, from: sender)") + " }\n"),
    SourceCase(
      "struct S {\n  class A {\n    @objc func a() {}\n  }\n}\n",
      "struct S {\n  class A {\n    func a() {}\n  \(perform(test("a"))) }\n}\nextension S.A: NamedActions {}\n"
    ),
    SourceCase(
      "class S {\n  private class A: NSObject {\n    @objc func a() {}\n  }\n}\n",
      "class S {\n  private class A: NSObject, NamedActions {\n    func a() {}\n  \(perform(test("a"))) }\n}\n"
    ),
    SourceCase(
      "extension S {\n  private final class A<T> {\n    @objc func a() {}\n  }\n}\n",
      "extension S {\n  private final class A<T>: NamedActions {\n    func a() {}\n  \(perform(test("a"))) }\n}\n"
    ),
    SourceCase(
      "private class S {\n  fileprivate class A {\n    @objc func a() {}\n  }\n}\n",
      "private class S {\n  fileprivate class A {\n    func a() {}\n  \(perform(test("a"))) }\n}\n"
        + "extension S.A: NamedActions {}\n"),
    SourceCase(
      "class S {\n  private struct T {\n    class A {\n      @objc func a() {}\n    }\n  }\n}\n",
      "class S {\n  private struct T {\n    class A: NamedActions {\n      func a() {}\n    \(perform(test("a"))) }\n  }\n}\n"
    ),
    SourceCase(
      "class A {}\nextension A {\n  @objc private func a() {}\n}\n",
      "class A {\(perform("if self.__actions_File_swift_1(action, from: sender) { return true }; ")) }\n"
        + "extension A {\n  private func a() {}\n\(helper("File_swift_1", test("a"))) }\(conforms)"),
    SourceCase(
      "class A {}\nprivate extension A {\n  @objc func a() {}\n}\n",
      "class A {\(perform("if self.__actions_File_swift_1(action, from: sender) { return true }; ")) }\n"
        + "private extension A {\n  func a() {}\n}\nextension A { \(helper("File_swift_1", test("a"))) }\(conforms)"
    ),
    SourceCase(
      "class A {}\nextension A {\n  #if DEBUG\n  @objc func a() {}\n  #endif\n  @objc func b() {}\n}\n",
      "class A {\(perform("if self.__actions_File_swift_1(action, from: sender) { return true }; ")) }\n"
        + "extension A {\n  #if DEBUG\n  func a() {}\n  #endif\n  func b() {}\n\n"
        + helper("File_swift_1", "\n#if (DEBUG)\n\(test("a"))\n#endif\n\(test("b"))")
        + "\n#sourceLocation(file: \"/Module/File.swift\", line: 8)\n}\(conforms)"),
    SourceCase(
      "extension UIView {\n  @objc func a() {}\n}\nclass A: UILabel {}\nclass B: A {}\nclass C: NSObject {}\n",
      "extension UIView {\n  func a() {}\n\(helper("File_swift_1", test("a"))) }\n"
        + "class A: UILabel {\(perform("if self.__actions_File_swift_1(action, from: sender) { return true }; ")) }\n"
        + "class B: A {}\nclass C: NSObject {}\(conforms)"),
    SourceCase(
      "class A {}\n#if DEBUG\nprivate extension A {\n  @objc func a() {}\n}\n#endif\n",
      "class A {\n\(perform("\n#if (DEBUG)\nif self.__actions_File_swift_1(action, from: sender) { return true }; \n#endif\n"))\n"
        + "#sourceLocation(file: \"/Module/File.swift\", line: 2)\n}\n#if DEBUG\nprivate extension A {\n  func a() {}\n}\n#endif\n\n"
        + "#if (DEBUG)\nextension A { \(helper("File_swift_1", test("a"))) }\n#endif\n\nextension A: NamedActions {}\n"
    ),
    SourceCase(
      "#if DEBUG\nclass A {\n  @objc func a() {}\n}\n#endif\n",
      "#if DEBUG\nclass A {\n  func a() {}\n\(perform(test("a"))) }\n#endif\n\n#if (DEBUG)\n"
        + "extension A: NamedActions {}\n#endif\n\n"),
    SourceCase(
      "func f() {\n  class A: UIView {\n    @objc func a() {}\n  }\n}\n",
      "func f() {\n  class A: UIView {\n    func a() {}\n  }\n}\n", ["2:3 action-of-local-class"]),
    SourceCase(
      "let a = {\n  final class A: UIView {\n    @IBAction func a() {}\n  }\n}\n",
      "let a = {\n  final class A: UIView {\n    func a() {}\n  }\n}\n", ["2:3 action-of-local-class"]),
    SourceCase(
      "var a: Int {\n  class A: UIView {\n    @objc func a() {}\n  }\n  return 1\n}\n",
      "var a: Int {\n  class A: UIView {\n    func a() {}\n  }\n  return 1\n}\n",
      ["2:3 action-of-local-class"]),
    SourceCase("func f() {\n  class A: UIView { func a() {} }\n}\n"),
    SourceCase(
      "class A {\n  func f() {\n    func a() {}\n  }\n  @objc func b() {}\n}\n",
      "class A {\n  func f() {\n    func a() {}\n  }\n  func b() {}\n\(perform(test("b"))) }\(conforms)"),
    SourceCase(
      "extension P {\n  @objc func a() {}\n}\nprotocol P {}\n",
      "extension P {\n  func a() {}\n}\nprotocol P {}\n"),
    SourceCase(
      "class A: NSView {\n  @objc func a() {}\n}\n",
      "class A: NSView {\n  func a() {}\n"
        + perform(test("a"), head: "override ", end: "return super.perform(action, from: sender)") + " }\n",
      [], .appKit),
    SourceCase(
      "class A: NSObject {\n  @objc func a() {}\n}\n",
      "class A: NSObject {\n  func a() {}\n\(perform(test("a"))) }\(conforms)", [], .appKit),
    SourceCase(
      files: [
        CaseFile(
          "/Module/A.swift", "class A {\n}\n",
          "class A {\n"
            + perform(
              "if self.__actions_B_swift_1(action, from: sender) { return true }; ") + " }\(conforms)"),
        CaseFile(
          "/Module/B.swift", "fileprivate extension A {\n  @objc func a() {}\n}\n",
          "fileprivate extension A {\n  func a() {}\n}\nextension A { \(helper("B_swift_1", test("a"))) }\n"),
      ]),
    SourceCase(
      files: [
        CaseFile("/Kit/A.swift", "open class A: UIView {}\n"),
        CaseFile(
          "/App/B.swift", "class B: A {\n  @objc func a() {}\n}\n",
          "class B: A {\n  func a() {}\n\(perform(test("a"))) }\nextension B: NamedActions {}\n"),
      ]),
    SourceCase(
      files: [
        CaseFile(
          "/Kit/A.swift", "open class A: UIView {\n  @objc func b() {}\n}\n",
          "open class A: UIView {\n  func b() {}\n\(perform(test("b"), head: "open ")) }\(conforms)"),
        CaseFile(
          "/App/B.swift", "class B: A {\n  @objc func a() {}\n}\n",
          "class B: A {\n  func a() {}\n"
            + perform(test("a"), head: "override ", end: "return super.perform(action, from: sender)")
            + " }\n"),
      ]),
  ]
}
