import SourceRewriting
import Testing

/// Overrides of methods of `NSObject` that only Objective-C's runtime calls. The members are those that this package's
/// `MessageAnswering`, `NamedMethods` and `KeyValueObserving` require.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct ObjectOverrideTests {
  private let observer =
    "func observeValue(forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {"

  @Test func observersConform() throws {
    let text =
      "import UIKit\nclass A: UIView {\n  override \(observer) super.observeValue(forKeyPath: a, of: b, change: nil, context: nil) }\n}\n"
      + "class B: A {\n  override \(observer) }\n}\n"
    #expect(
      try rewritten(text) == "import UIKit\nclass A: UIView {\n  \(observer) "
        + "super.observeValue(forKeyPath: a, of: b, change: nil, context: nil) }\n}\n"
        + "class B: A {\n  override \(observer) }\n}\nextension A: KeyValueObserving {}\n")
  }

  @Test func answersToMessages() throws {
    let text =
      "import UIKit\npublic class A: NSObject {\n  public override func responds(to s: Selector!) -> Bool { super.responds(to: s) || s == nil }\n}\n"
    let found = try rewritten(text)
    #expect(
      found.contains(
        "  public func responds(to s: Selector!) -> Bool { self.hasMethod(named: s) || s == nil }"))
    #expect(
      found.contains(
        "@MainActor public func answersMessage(named name: Selector) -> Bool { self.responds(to: name) }"))
    #expect(found.hasSuffix("extension A: MessageAnswering {}\nextension A: NamedMethods {}\n"))
  }

  @Test func overridesInExtensionsStay() throws {
    let found = try rewritten([
      "/p/A.swift": "import UIKit\nclass A: UIView {\n}\n",
      "/p/B.swift": "import UIKit\nextension A {\n  open override \(observer) }\n}\n",
    ])
    #expect(found["/p/B.swift"] == "import UIKit\nextension A {\n  public \(observer) }\n}\n")
    #expect(found["/p/A.swift"] == "import UIKit\nclass A: UIView {\n}\nextension A: KeyValueObserving {}\n")
  }

  @Test func forwardingIsReported() throws {
    let text =
      "import UIKit\nclass A: NSObject {\n  override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }\n}\n"
    let found = try result(["/p/A.swift": text])
    #expect(found.diagnostics.map { "\($0.line):\($0.column) \($0.construct)" } == ["3:17 messageForwarding"])
    #expect(
      found.sources.map(\.text) == [
        "import UIKit\nclass A: NSObject {\n  func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }\n}\n"
      ])
  }

  @Test(arguments: [
    ("method_exchangeImplementations(a, b)", ["1:15 exchangedMethod"]), ("exchange(a, b)", []),
    ("class_addMethod(A.self, a, b, \"\")", ["1:15 exchangedMethod"]),
  ])
  func exchangedMethods(call: String, expected: [String]) throws {
    let found = try result(["/p/A.swift": "import UIKit; \(call)\n"]).diagnostics
    #expect(found.map { "\($0.line):\($0.column) \($0.construct)" } == expected)
  }

  /// Methods are listed only if some code needs them.
  @Test func methodsAreListed() throws {
    let text =
      "import UIKit\nopen class A: NSObject { func a() {}; func b(_ c: Int, d: Int) {}; static func e() {} }\nclass B: A {\n  func f() {}\n}\nclass C {\n  func g() {}\n}\n"
    #expect(try rewritten(text) == text)
    let asking = "func ask(_ a: A?) -> Bool { a?.responds(to: x) == true }\n"
    #expect(
      try rewritten(text + asking)
        == "import UIKit\nopen class A: NSObject { func a() {}; func b(_ c: Int, d: Int) {}; static func e() {} ; "
        + "@MainActor open var methodNames: [Selector] { [\"a\", \"b:d:\"] } }\nclass B: A {\n  func f() {}\n"
        + "@MainActor override var methodNames: [Selector] { super.methodNames + [\"f\"] } }\nclass C {\n  func g() {}\n}\n"
        + asking + "extension A: NamedMethods {}\n")
  }
}

/// Objects that are made by a type.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct MadeObjectTests {
  @Test(arguments: [
    "func f<T: UIView>(_ t: T.Type) -> T { T() }", "func f<T>() -> T where T: UIView & B { T.init() }",
    "class A<T: UITableViewCell> { func f() -> T { T() } }", "struct A<T: Cell> { let t = T() }",
  ])
  func genericParameters(text: String) throws {
    let text = "import UIKit\nclass Cell: UIView {}\n\(text)\n"
    let expected = text.replacing("T.init()", with: "T()").replacing(
      "T()", with: "RuntimeClasses.make(T.self)")
    #expect(try rewritten(text) == expected)
  }

  @Test(arguments: [
    ("func f(type: UIView.Type) { _ = type.init() }", "type"),
    ("func f(_ type: Cell.Type?) { if let type { _ = type.init() } }", "type"),
    ("class A { var type: Cell.Type!; func f() { _ = self.type.init() } }", "self.type"),
    (
      "enum A { case b(Cell.Type) }\nfunc f(a: A) { switch a { case .b(let type): _ = type.init() } }", "type"
    ),
    ("func f(a: A?) { switch a { case .b(let t)?: _ = t.init() } }\nenum A { case b(Cell.Type) }", "t"),
  ])
  func variables(text: String, name: String) throws {
    let text = "import UIKit\nclass Cell: UIView {}\n\(text)\n"
    #expect(
      try rewritten(text) == text.replacing("\(name).init()", with: "RuntimeClasses.make(\(name))"))
  }

  /// Required initialisers, protocols, values and calls with arguments compile as they are.
  @Test(arguments: [
    "class A: UIView { required init() { super.init(frame: .zero) } }\nfunc f<T: A>() -> T { T() }",
    "protocol P { init() }\nfunc f<T: P>(p: P.Type) -> T { _ = p.init(); return T() }",
    "func f<T: UIView>() -> [T] { [T]() }", "func f(type: Int.Type) { _ = type.init() }",
    "func f<T: UIView>(_ t: T.Type) -> T { T(a: 1) }", "func f() { _ = other.init(); _ = UIView() }",
    "class A: UIView { convenience init(a: Int) { self.init() } }",
  ])
  func othersStay(text: String) throws {
    #expect(try rewritten("import UIKit\n\(text)\n") == "import UIKit\n\(text)\n")
  }

  @Test func requirementsOfInitialisers() throws {
    let text =
      "import UIKit\nprotocol P: AnyObject {\n  init()\n}\nextension P { init(_ a: Int) { self.init() } }\n"
      + "extension NSObject: P {}\npublic class A: P {\n  public required init() {}\n}\nclass B: NSObject, P {}\n"
    #expect(
      try rewritten(text)
        == "import UIKit\nprotocol P: AnyObject {\n  init(__made: Void)\n}\nextension P { init(_ a: Int) { self.init(__made: ()) } }\n"
        + "extension NSObject: P {}\npublic class A: P {\n  public required init() {}\n"
        + "public required convenience init(__made: Void) { self.init() } }\nclass B: NSObject, P {}\n")
  }

  @Test func requirementsThatOnlyTheProjectMeets() throws {
    let text = "import UIKit\nprotocol P { init() }\nclass A: UIView, P { required init() {} }\n"
    #expect(try rewritten(text) == text)
  }

  @Test(arguments: [
    (
      "typealias F = @convention(c) (AnyObject, Selector) -> Void",
      "typealias F = (AnyObject, Selector) -> Void"
    ),
    ("typealias F = @convention(block) (Int) -> Void", "typealias F = (Int) -> Void"),
    ("typealias F = @convention(c) (Int32) -> Void", "typealias F = @convention(c) (Int32) -> Void"),
  ])
  func conventions(text: String, expected: String) throws {
    #expect(try rewritten("import UIKit\n" + text) == "import UIKit\n" + expected)
  }

  @Test(arguments: [("\"5.0\"", "\"5\""), ("\"5.10\"", "\"5\""), ("\"4.2\"", "\"4.2\""), ("\"6\"", "\"6\"")])
  func versionsOfTheLanguage(version: String, expected: String) throws {
    let manifest = "let package = Package(name: \"A\", swiftLanguageVersions: [.version(\(version))])\n"
    let addition = ManifestAddition(folder: "/l", package: "l", product: "L", targets: ["A"])
    let found = try #require(SourceRewriter.manifest(manifest, adding: addition))
    #expect(found.hasPrefix(manifest.replacing(version, with: expected)))
  }
}
