import SourceRewriting
import Testing

/// Optional requirements of protocols, the classes that meet them, and calls of them.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct OptionalCases {
  @Test(arguments: requirements) func inProtocols(_ example: SourceCase) throws { try example.check() }

  @Test(arguments: calls) func ofMethods(_ example: SourceCase) throws {
    try example.within("\(Self.delegate.text)func f(d: D, e: D?) throws {\n  ", "\n}\n").replacingStart(
      Self.delegate.text, with: Self.delegate.expected, end: Self.delegate.end
    ).check()
  }

  @Test(arguments: systemCalls) func ofTheSystem(_ example: SourceCase) throws {
    try example.within("func f() {\n  ", "\n}\n").check()
  }

  @Test(arguments: classes) func inClasses(_ example: SourceCase) throws {
    try example.within("\(Self.delegate.text)").replacingStart(
      Self.delegate.text, with: Self.delegate.expected, end: Self.delegate.end
    ).check()
  }

  private static func requirement(
    _ code: String, _ expected: String, _ added: String = "", _ diagnostics: [String] = [],
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase(
      "@objc protocol D {\n  \(code)\n}\n",
      "protocol D: AnyObject {\n  \(expected)\n}\n\(added.isEmpty ? "" : "extension D { \(added) }\n")",
      diagnostics, place: place)
  }

  private static let requirements: [SourceCase] = [
    requirement("func a()", "func a()"),
    requirement("@objc optional func a()", "func a()", "func a() {}"),
    requirement("optional func a()", "func a()", "func a() {}"),
    requirement("@objc optional func a(_ b: Int)", "func a(_ b: Int)", "func a(_ b: Int) {}"),
    requirement(
      "@objc optional func a(b c: Int, d: Any?)", "func a(b c: Int, d: Any?)", "func a(b c: Int, d: Any?) {}"),
    requirement("@objc optional func a() -> Void", "func a() -> Void", "func a() -> Void {}"),
    requirement("@objc optional func a() -> ()", "func a() -> ()", "func a() -> () {}"),
    requirement("@objc optional func a() -> Int?", "func a() -> Int?", "func a() -> Int? { nil }"),
    requirement("@objc optional func a() -> Any!", "func a() -> Any!", "func a() -> Any! { nil }"),
    requirement(
      "@objc optional func a() -> Optional<Int>", "func a() -> Optional<Int>",
      "func a() -> Optional<Int> { nil }"),
    requirement("@objc optional func a() throws", "func a() throws", "func a() throws {}"),
    requirement("@objc optional func a() async", "func a() async", "func a() async {}"),
    requirement(
      "@objc optional func a(_ b: @escaping () -> Void)", "func a(_ b: @escaping () -> Void)",
      "func a(_ b: @escaping () -> Void) {}"),
    requirement(
      "@objc optional func a(\n    _ b: Int,\n    c: Int\n  )", "func a(\n    _ b: Int,\n    c: Int\n  )",
      "func a( _ b: Int, c: Int ) {}"),
    requirement("@objc optional static func a()", "static func a()", "static func a() {}"),
    requirement(
      "@objc optional func a() -> Int", "var __optional_a: (() -> Int)? { get }",
      "var __optional_a: (() -> Int)? { nil }"),
    requirement(
      "@objc optional func a(_ b: Int, c: [Int]) -> Int",
      "var __optional_a_c: ((Int, [Int]) -> Int)? { get }",
      "var __optional_a_c: ((Int, [Int]) -> Int)? { nil }"),
    requirement(
      "@objc optional func a(b: Int) throws -> Int", "var __optional_a_b: ((Int) throws -> Int)? { get }",
      "var __optional_a_b: ((Int) throws -> Int)? { nil }"),
    requirement(
      "@objc optional func a() async -> Int", "var __optional_a: (() async -> Int)? { get }",
      "var __optional_a: (() async -> Int)? { nil }"),
    requirement(
      "@discardableResult @objc optional func a() -> Int", "var __optional_a: (() -> Int)? { get }",
      "var __optional_a: (() -> Int)? { nil }"),
    requirement(
      "@MainActor @objc optional func a() -> Int", "@MainActor var __optional_a: (() -> Int)? { get }",
      "var __optional_a: (() -> Int)? { nil }"),
    requirement(
      "@objc optional func a(_ b: Int,\n    c: Int) -> Int",
      "var __optional_a_c: ((Int, Int) -> Int)? { get }\n",
      "var __optional_a_c: ((Int, Int) -> Int)? { nil }"),
    requirement(
      "@objc optional static func a() -> Int", "static var __optional_a: (() -> Int)? { get }",
      "static var __optional_a: (() -> Int)? { nil }"),
    requirement("@objc optional var a: Int? { get }", "var a: Int? { get }", "var a: Int? { nil }"),
    requirement(
      "@objc optional var a: Int? { get set }", "var a: Int? { get set }",
      "var a: Int? { get { nil } set {} }"),
    requirement(
      "@objc optional weak var a: A? { get set }", "weak var a: A? { get set }",
      "var a: A? { get { nil } set {} }"),
    requirement("@objc optional var a: Any! { get }", "var a: Any! { get }", "var a: Any! { nil }"),
    requirement(
      "@objc optional static var a: Int? { get }", "static var a: Int? { get }", "static var a: Int? { nil }"),
    requirement("@objc optional var a: Int { get }", "var a: Int { get }", "", ["2:3 optional-property"]),
    requirement(
      "@objc optional subscript(_ a: Int) -> Any? { get }", "subscript(_ a: Int) -> Any? { get }", "",
      ["2:3 optional-property"]),
    SourceCase(
      "@objc protocol D {\n  #if DEBUG\n  @objc optional func a()\n  #endif\n}\n",
      "protocol D: AnyObject {\n  #if DEBUG\n  func a()\n  #endif\n}\n\n#if (DEBUG)\nextension D { func a() {} }\n#endif\n\n"
    ),
    SourceCase(
      "@objc public protocol D {\n  @objc optional func a()\n}\n",
      "public protocol D: AnyObject {\n  func a()\n}\npublic extension D { func a() {} }\n"),
    SourceCase("@objc protocol D: AnyObject {}\n", "protocol D: AnyObject {}\n"),
    SourceCase("@objc protocol D: class {}\n", "protocol D: class {}\n"),
    SourceCase("@objc protocol D: NSObjectProtocol {}\n", "protocol D: NSObjectProtocol {}\n"),
    SourceCase("@objc protocol D: B, C {}\n", "protocol D: B, C, AnyObject {}\n"),
    SourceCase("@objc protocol D: B // b\n{}\n", "protocol D: B, AnyObject // b\n{}\n"),
    SourceCase("protocol D { func a() }\n"),
    SourceCase(
      "enum A {\n  @objc protocol D {\n    @objc optional func a()\n  }\n}\n",
      "enum A {\n  protocol D: AnyObject {\n    func a()\n  }\n}\nextension A.D { func a() {} }\n"),
  ]

  /// A protocol of methods of all kinds, and what it becomes.
  private static let delegate = (
    text: "@objc protocol D {\n  @objc optional func v()\n  @objc optional func v(_ a: Int)\n"
      + "  @objc optional func v(a: Int, then: () -> Void)\n  @objc optional func o() -> Int?\n  @objc optional func n(_ a: Int, b: Int) -> Int\n"
      + "  @objc optional func n(then: () -> Void) -> Int\n}\n",
    expected:
      "protocol D: AnyObject {\n  func v()\n  func v(_ a: Int)\n  func v(a: Int, then: () -> Void)\n  func o() -> Int?\n"
      + "  var __optional_n_b: ((Int, Int) -> Int)? { get }\n  var __optional_n_then: ((() -> Void) -> Int)? { get }\n}\n",
    end:
      "extension D { func v() {} }\nextension D { func v(_ a: Int) {} }\nextension D { func v(a: Int, then: () -> Void) {} }\n"
      + "extension D { func o() -> Int? { nil } }\nextension D { var __optional_n_b: ((Int, Int) -> Int)? { nil } }\n"
      + "extension D { var __optional_n_then: ((() -> Void) -> Int)? { nil } }\n"
  )

  private static let calls: [SourceCase] = [
    SourceCase("d.v?()", "d.v()"), SourceCase("e?.v?()", "e?.v()"), SourceCase("d.v!()", "d.v()"),
    SourceCase("d.v?(1)", "d.v(1)"), SourceCase("e?.v?(1)", "e?.v(1)"), SourceCase("e!.v?(1)", "e!.v(1)"),
    SourceCase("d.v?(a: 1, then: {})", "d.v(a: 1, then: {})"), SourceCase("d.v?(a: 1) {}", "d.v(a: 1) {}"),
    SourceCase("e?.v?(a: 1) { print(1) }", "e?.v(a: 1) { print(1) }"),
    SourceCase("try d.v?(1)", "try d.v(1)"), SourceCase("_ = d.v?(1)", "_ = (d.v(1) as Optional)"),
    SourceCase("if d.v?(1) != nil {}", "if (d.v(1) as Optional) != nil {}"),
    SourceCase("if d.v?(1) == nil { return }", "if (d.v(1) as Optional) == nil { return }"),
    SourceCase("if e?.v?(1) == nil { return }", "if e?.v(1) == nil { return }"),
    SourceCase("guard let a = d.o?() else { return }", "guard let a = (d.o() as Optional) else { return }"),
    SourceCase("let a = d.o?()", "let a = (d.o() as Optional)"),
    SourceCase("let a = e?.o?()", "let a = e?.o()"),
    SourceCase("let a = d.o!()", "let a = d.o()"),
    SourceCase("let a = d.o?() ?? 1", "let a = (d.o() as Optional) ?? 1"),
    SourceCase("let a = e?.o?() ?? 1", "let a = e?.o() ?? 1"),
    SourceCase("let a = (b ?? c).o?() ?? 1", "let a = ((b ?? c).o() as Optional) ?? 1"),
    SourceCase("let a = b(c ? 1 : 2).o?() ?? 1", "let a = (b(c ? 1 : 2).o() as Optional) ?? 1"),
    SourceCase("let a = d.o?()?.description", "let a = (d.o() as Optional)?.description"),
    SourceCase("return print(d.o?())", "return print((d.o() as Optional))"),
    SourceCase("let a = d.n?(1, b: 2)", "let a = d.__optional_n_b?(1, 2)"),
    SourceCase("let a = d.n!(1, b: 2)", "let a = d.__optional_n_b!(1, 2)"),
    SourceCase("let a = e?.n?(1, b: 2) ?? 3", "let a = e?.__optional_n_b?(1, 2) ?? 3"),
    SourceCase("let a = d.n?(1, b: 2).description", "let a = d.__optional_n_b?(1, 2).description"),
    SourceCase("let a = d.n?(then: {})", "let a = d.__optional_n_then?({})"),
    SourceCase("let a = d.n? {}", "let a = d.__optional_n_then? {}"),
    SourceCase("d.n?(\n    1,\n    b: 2\n  )", "d.__optional_n_b?(\n    1,\n    2\n  )"),
    SourceCase("if let a = d.v(_:) { a(1) }", "if let a = (d.v(_:) as Optional) { a(1) }"),
    SourceCase("if let a = e?.v(_:) { a(1) }"),
    SourceCase("if let a = d.n(_:b:) {}", "if let a = d.__optional_n_b {}"),
    SourceCase("let a = e?.n(_:b:)", "let a = e?.__optional_n_b"),
    SourceCase("if d.n(_:b:) != nil {}", "if d.__optional_n_b != nil {}"),
    SourceCase("guard d.n(_:b:) == nil else { return }", "guard d.__optional_n_b == nil else { return }"),
    SourceCase("if d.n != nil {}", "if d.__optional_n_b != nil {}"),
    SourceCase("d.other?(1)"), SourceCase("v?(1)"), SourceCase("self.closure?(1, 2)"), SourceCase("d.v(1)"),
    SourceCase("b?.onTap?()"), SourceCase("b?[1]?(2)"),
  ]

  /// UIKit's protocols have defaults for all methods.
  private static let systemCalls: [SourceCase] = [
    SourceCase("d?.tableView?(t, didSelectRowAt: p)", "d?.tableView(t, didSelectRowAt: p)"),
    SourceCase("d.tableView!(t, didSelectRowAt: p)", "d.tableView(t, didSelectRowAt: p)"),
    SourceCase("d?.textFieldDidEndEditing?(t)", "d?.textFieldDidEndEditing(t)"),
    SourceCase("a.d?.scrollViewDidScroll?(s)", "a.d?.scrollViewDidScroll(s)"),
    SourceCase("let n = d.numberOfSections?(in: t)", "let n = (d.numberOfSections(in: t) as Optional)"),
    SourceCase("let n = d?.numberOfSections?(in: t)", "let n = d?.numberOfSections(in: t)"),
    SourceCase("let n = try? d?.numberOfSections?(in: t)", "let n = try? d?.numberOfSections(in: t)"),
    SourceCase(
      "if d.gestureRecognizerShouldBegin?(g) == true {}",
      "if (d.gestureRecognizerShouldBegin(g) as Optional) == true {}"),
    SourceCase("if d?.textFieldShouldReturn?(t) ?? true {}", "if d?.textFieldShouldReturn(t) ?? true {}"),
    SourceCase("d?.windowWillClose?(n); d?.menuWillOpen?(m)", "d?.windowWillClose(n); d?.menuWillOpen(m)"),
    SourceCase(
      "UIApplication.shared.delegate?.applicationDidBecomeActive?(a)",
      "UIApplication.shared.delegate?.applicationDidBecomeActive(a)"),
    SourceCase("a.completion?(b)"), SourceCase("a?.handler?(b, c)"), SourceCase("a.b?.c?.d()"),
  ]

  private static let classes: [SourceCase] = [
    SourceCase(
      "class A: NSObject, D {\n  #if DEBUG\n  func n(_ a: Int, b: Int) -> Int { 1 }\n  #endif\n}\n",
      "class A: NSObject, D {\n  #if DEBUG\n  func n(_ a: Int, b: Int) -> Int { 1 }\n  #endif\n\n\n#if (DEBUG)\n"
        + "var __optional_n_b: ((Int, Int) -> Int)? { self.n(_:b:) }\n#endif\n\n#sourceLocation(file: \"/Module/File.swift\", line: 13)\n}\n"
    ),
    SourceCase(
      "#if DEBUG\nclass A: NSObject, D {\n  func n(_ a: Int, b: Int) -> Int { 1 }\n}\n#endif\n",
      "#if DEBUG\nclass A: NSObject, D {\n  func n(_ a: Int, b: Int) -> Int { 1 }\nvar __optional_n_b: ((Int, Int) -> Int)? { self.n(_:b:) } }\n#endif\n"
    ),
    SourceCase("class A: NSObject, D {\n  func v() {}\n}\n"),
    SourceCase(
      "class A: NSObject, D {\n  func n(_ a: Int, b: Int) -> Int { 1 }\n}\n",
      "class A: NSObject, D {\n  func n(_ a: Int, b: Int) -> Int { 1 }\nvar __optional_n_b: ((Int, Int) -> Int)? { self.n(_:b:) } }\n"
    ),
    SourceCase(
      "class A: NSObject {}\nextension A: D {\n  func n(_ a: Int, b: Int) -> Int { 1 }\n}\n",
      "class A: NSObject {}\nextension A: D {\n  func n(_ a: Int, b: Int) -> Int { 1 }\nvar __optional_n_b: ((Int, Int) -> Int)? { self.n(_:b:) } }\n"
    ),
    SourceCase(
      "class A: NSObject { func n(_ a: Int, b: Int) -> Int { 1 } }\nclass B: A, D {}\n",
      "class A: NSObject { func n(_ a: Int, b: Int) -> Int { 1 } }\nclass B: A, D {var __optional_n_b: ((Int, Int) -> Int)? { self.n(_:b:) } }\n"
    ),
    SourceCase(
      "protocol E: D {}\nclass A: NSObject, E { func n(then: () -> Void) -> Int { 1 } }\n",
      "protocol E: D {}\nclass A: NSObject, E { func n(then: () -> Void) -> Int { 1 } ; var __optional_n_then: ((() -> Void) -> Int)? { self.n(then:) } }\n"
    ),
    SourceCase("class A: NSObject { func n(_ a: Int, b: Int) -> Int { 1 } }\n"),
    SourceCase(
      "class A: NSObject, D {}\nclass B: A {\n  func v(_ a: Int) {}\n}\n",
      "class A: NSObject, D {func v(_ a: Int) {} }\nclass B: A {\n  override func v(_ a: Int) {}\n}\n"),
    SourceCase(
      "open class A: NSObject, D {}\nclass B: A {\n  func o() -> Int? { 1 }\n}\nclass C: B {\n  override func o() -> Int? { 2 }\n}\n",
      "open class A: NSObject, D {open func o() -> Int? { nil } }\nclass B: A {\n  override func o() -> Int? { 1 }\n}\nclass C: B {\n  override func o() -> Int? { 2 }\n}\n"
    ),
    SourceCase(
      "class A: NSObject {}\nextension A: D {}\nclass B: A {\n  func n(_ a: Int, b: Int) -> Int { 1 }\n}\n",
      "class A: NSObject {var __optional_n_b: ((Int, Int) -> Int)? { nil } }\nextension A: D {}\nclass B: A {\n  func n(_ a: Int, b: Int) -> Int { 1 }\n"
        + "override var __optional_n_b: ((Int, Int) -> Int)? { self.n(_:b:) } }\n"),
  ]
}

extension SourceCase {
  /// The case after a declaration, which changes in the same way in all cases and adds code to the end of the file.
  fileprivate func replacingStart(_ start: String, with expected: String, end: String) -> SourceCase {
    var found = self
    found.files = files.map { file in
      CaseFile(file.path, file.text, expected + file.expected.dropFirst(start.count) + end)
    }
    return found
  }
}
