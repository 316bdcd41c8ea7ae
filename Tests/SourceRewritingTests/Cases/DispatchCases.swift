import SourceRewriting
import Testing

/// Members of extensions of Apple's classes that subclasses override: each call reaches the nearest implementation.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct DispatchCases {
  @Test(arguments: members) func ofMembers(_ example: SourceCase) throws { try example.importing.check() }

  @Test(arguments: others) func elsewhere(_ example: SourceCase) throws { try example.importing.check() }

  @Test(arguments: refusals) func refused(_ example: SourceCase) throws { try example.importing.check() }

  /// A member of an extension of `UIView`, and an override in a label.
  ///
  /// - Parameters:
  ///   - base: the renamed member of the extension.
  ///   - override: the renamed override.
  ///   - dispatcher: the member that calls one of them.
  private static func dispatched(
    _ member: String, _ base: String, override: String, _ renamed: String, _ dispatcher: String,
    extension start: String = "extension UIView", place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase(
      "\(start) {\n  \(member)\n}\nclass L: UILabel {\n  \(override)\n}\n",
      "\(start) {\n  \(base)\n\(dispatcher) }\nclass L: UILabel {\n  \(renamed)\n}\n", movesWords: true,
      place: place)
  }

  /// A method with parameters, whose call with arguments is the same in all implementations.
  private static func method(
    _ words: String, _ head: String, _ arguments: String, effects: String = "", attributes: String = "",
    public kept: String? = nil, extension start: String = "extension UIView",
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    let dispatched =
      "\(kept ?? words)func a\(head) { if let object = self as? L { return \(effects)object.__override_L_a\(arguments) }; "
    return Self.dispatched(
      "\(attributes)\(words)func a\(head) {}", "\(kept ?? words)func __base_a\(head) {}",
      override: "override func a\(head) {}", "func __override_L_a\(head) {}",
      "\(dispatched)return \(effects)self.__base_a\(arguments) }", extension: start, place: place)
  }

  private static let members: [SourceCase] = [
    method("", "()", "()"), method("public ", "()", "()"), method("internal ", "()", "()"),
    method("open ", "()", "()", public: "public "), method("dynamic ", "()", "()", public: ""),
    method("@MainActor ", "()", "()"), method("@discardableResult ", "() -> Int", "()"),
    method("", "() -> Int", "()"), method("", "(_ b: Int)", "(b)"), method("", "(b: Int)", "(b: b)"),
    method("", "(b c: Int, _ d: Int)", "(b: c, d)"), method("", "(in b: Int)", "(in: b)"),
    method("", "(_ b: inout Int)", "(&b)"), method("", "(_ b: @autoclosure () -> Int)", "(b())"),
    method("", "(_ b: Int = 1)", "(b)"), method("", "() throws", "()", effects: "try "),
    method("", "() async", "()", effects: "await "),
    method("", "() async throws -> Int", "()", effects: "try await "),
    method("", "<T: P>(_ b: T)", "(b)"), method("", "<T>(_ b: T) where T: P", "(b)"),
    method("", "()", "()", extension: "public extension UIView"),
    method("", "()", "()", extension: "extension UIResponder"),
    method("", "()", "()", extension: "extension NSObject"),
    method("", "()", "()", extension: "extension UILabel"),
    method("@available(iOS 13, *) ", "()", "()"),
    dispatched(
      "var a: Int { 1 }", "var __base_a: Int { 1 }", override: "override var a: Int { 2 }",
      "var __override_L_a: Int { 2 }",
      "var a: Int { get { if let object = self as? L { return object.__override_L_a }; return self.__base_a } }"
    ),
    dispatched(
      "var a: Int { get { 1 } set {} }", "var __base_a: Int { get { 1 } set {} }",
      override: "override var a: Int { get { 2 } set {} }", "var __override_L_a: Int { get { 2 } set {} }",
      "var a: Int { get { if let object = self as? L { return object.__override_L_a }; return self.__base_a } "
        + "set { if let object = self as? L { object.__override_L_a = newValue; return }; self.__base_a = newValue } }"
    ),
    dispatched(
      "public var a: [Int]? { nil }", "public var __base_a: [Int]? { nil }",
      override: "public override var a: [Int]? { super.a }",
      "public var __override_L_a: [Int]? { self.__base_a }",
      "public var a: [Int]? { get { if let object = self as? L { return object.__override_L_a }; return self.__base_a } }"
    ),
    dispatched(
      "func a() {}", "func __base_a() {}", override: "override func a() { super.a() }",
      "func __override_L_a() { self.__base_a() }",
      "func a() { if let object = self as? L { return object.__override_L_a() }; return self.__base_a() }"),
    dispatched(
      "func a() {}", "func __base_a() {}", override: "override func a() { b { super.a() } }",
      "func __override_L_a() { b { self.__base_a() } }",
      "func a() { if let object = self as? L { return object.__override_L_a() }; return self.__base_a() }"),
    dispatched(
      "func a() {}", "func __base_a() {}", override: "override func a() {}\n  func b() { super.a(); a() }",
      "func __override_L_a() {}\n  func b() { self.__base_a(); a() }",
      "func a() { if let object = self as? L { return object.__override_L_a() }; return self.__base_a() }"),
    dispatched(
      "func a() {}", "func __base_a() {}",
      override: "override func a() { super.b(); super.layoutSubviews() }",
      "func __override_L_a() { super.b(); super.layoutSubviews() }",
      "func a() { if let object = self as? L { return object.__override_L_a() }; return self.__base_a() }"),
  ]

  private static func test(_ type: String, _ name: String? = nil) -> String {
    "if let object = self as? \(type) { return object.__override_\(name ?? type)_a() }; "
  }

  private static let end = "return self.__base_a() }"

  private static let others: [SourceCase] = [
    // The lowest class is asked first.
    SourceCase(
      "extension UIView { func a() {} }\nclass L: UILabel { override func a() { super.a() } }\nclass M: L { override func a() { super.a() } }\n",
      "extension UIView { func __base_a() {} ; func a() { \(test("M"))\(test("L"))\(end) }\n"
        + "class L: UILabel { func __override_L_a() { self.__base_a() } }\nclass M: L { func __override_M_a() { self.__override_L_a() } }\n"
    ),
    SourceCase(
      "extension UIView { func a() {} }\nclass L: UILabel { override func a() {} }\nclass B: UIButton { override func a() {} }\n",
      "extension UIView { func __base_a() {} ; func a() { \(test("B"))\(test("L"))\(end) }\n"
        + "class L: UILabel { func __override_L_a() {} }\nclass B: UIButton { func __override_B_a() {} }\n"),
    SourceCase(
      "extension UIView { func a() {} }\nextension UIControl { override func a() {} }\nclass B: UIButton { override func a() { super.a() } }\n",
      "extension UIView { func __base_a() {} ; func a() { \(test("B"))\(test("UIControl"))\(end) }\n"
        + "extension UIControl { func __override_UIControl_a() {} }\nclass B: UIButton { func __override_B_a() { self.__override_UIControl_a() } }\n"
    ),
    SourceCase(
      "extension UIView { func a() {} }\nclass M: UILabel {}\nclass L: M {}\nextension L { override func a() {} }\n",
      "extension UIView { func __base_a() {} ; func a() { \(test("L"))\(end) }\nclass M: UILabel {}\nclass L: M {}\n"
        + "extension L { func __override_L_a() {} }\n"),
    SourceCase(
      "extension UIView { func a() {} }\nenum N { class L: UILabel { override func a() {} } }\n",
      "extension UIView { func __base_a() {} ; func a() { \(test("N.L", "L"))\(end) }\nenum N { class L: UILabel { func __override_L_a() {} } }\n"
    ),
    SourceCase(
      files: [
        CaseFile(
          "/Module/A.swift", "extension UIView { func a() {} }\n",
          "extension UIView { func __base_a() {} ; func a() { \(test("L"))\(end) }\n"),
        CaseFile(
          "/Module/B.swift", "class L: UILabel { override func a() {} }\n",
          "class L: UILabel { func __override_L_a() {} }\n"),
      ]),
    // A class of the project declares the member anew.
    SourceCase(
      "private extension UIView { func a() {} }\nclass A: UIView { override func b() {} }\n"),
    SourceCase(
      files: [
        CaseFile("/Module/A.swift", "private extension UIView { func a() {} }\n"),
        CaseFile("/Module/B.swift", "class A: UIView { func a() {} }\nclass B: A { override func a() {} }\n"),
      ]),
    SourceCase(
      "extension UIView { private func a() {} }\nclass A: UIView { func a() {} }\nclass B: A { override func a() {} }\n"
    ),
    SourceCase("extension UIView { func a() {} }\nclass L: UILabel { func b() {} }\n"),
    SourceCase("extension UIView { func a() {} }\nclass L: UILabel { override func a(_ b: Int) {} }\n"),
    SourceCase("extension UIButton { func a() {} }\nclass L: UILabel { override func a() {} }\n"),
    SourceCase("extension UIView { static func a() {} }\nclass L: UILabel { func b() {} }\n"),
    SourceCase(
      "#if os(macOS)\nextension UIView { func a() {} }\n#endif\nclass L: UILabel { override func a() {} }\n"),
    // Conditions of the build.
    SourceCase(
      "extension UIView {\n  #if DEBUG\n  func a() {}\n  #endif\n}\n#if DEBUG\nclass L: UILabel { override func a() {} }\n#endif\n",
      "extension UIView {\n  #if DEBUG\n  func __base_a() {}\n  #endif\n\n\n#if (DEBUG)\nfunc a() { \(test("L"))\(end)\n#endif\n\n"
        + "#sourceLocation(file: \"/Module/File.swift\", line: 6)\n}\n#if DEBUG\nclass L: UILabel { func __override_L_a() {} }\n#endif\n"
    ),
    SourceCase(
      "extension UIView {\n  func a() {}\n}\n#if DEBUG\nclass L: UILabel { override func a() {} }\n#endif\n",
      "extension UIView {\n  func __base_a() {}\n\nfunc a() { \n#if (DEBUG)\n\(test("L"))\n#endif\n\(end)\n"
        + "#sourceLocation(file: \"/Module/File.swift\", line: 4)\n}\n#if DEBUG\nclass L: UILabel { func __override_L_a() {} }\n#endif\n"
    ),
    SourceCase(
      "#if DEBUG\nextension UIView { func a() {} }\nclass L: UILabel { override func a() {} }\n#endif\n",
      "#if DEBUG\nextension UIView { func __base_a() {} ; func a() { \(test("L"))\(end) }\nclass L: UILabel { func __override_L_a() {} }\n#endif\n"
    ),
    SourceCase(
      "extension UIView { func a() {} }\nfileprivate class L: UILabel { override func a() {} }\n",
      "extension UIView { func __base_a() {} ; func a() { \(test("L"))\(end) }\nfileprivate class L: UILabel { func __override_L_a() {} }\n"
    ),
    SourceCase(
      "extension NSView { func a() {} }\nclass L: NSTextField { override func a() {} }\n",
      "extension NSView { func __base_a() {} ; func a() { \(test("L"))\(end) }\nclass L: NSTextField { func __override_L_a() {} }\n",
      [], .appKit),
  ]

  private static let refusals: [SourceCase] = [
    SourceCase(
      "extension UIView { func a() {} }\nclass L<T>: UILabel { override func a() {} }\n", nil,
      ["2:23 override-of-extension"]),
    SourceCase(
      "extension UIView { func a() {} }\nfunc f() {\n  class L: UILabel { override func a() {} }\n}\n", nil,
      ["3:22 override-of-extension"]),
    SourceCase(
      "extension UIView { func a() {} }\nenum N { private class L: UILabel { override func a() {} } }\n", nil,
      ["2:37 override-of-extension"]),
    SourceCase(
      files: [
        CaseFile("/Module/A.swift", "extension UIView { func a() {} }\n"),
        CaseFile("/Module/B.swift", "private class L: UILabel { override func a() {} }\n"),
      ], ["1:28 override-of-extension"]),
    SourceCase(
      files: [
        CaseFile(
          "/Kit/A.swift", "extension UIView { open func a() {} }\n",
          "extension UIView { public func a() {} }\n"),
        CaseFile("/App/B.swift", "class L: UILabel { override func a() {} }\n"),
      ], ["1:20 override-of-extension"]),
    SourceCase(files: [
      CaseFile("/Kit/A.swift", "extension UIView { func a() {} }\n"),
      CaseFile("/App/B.swift", "class L: UILabel { override func a() {} }\n"),
    ]),
  ]
}
