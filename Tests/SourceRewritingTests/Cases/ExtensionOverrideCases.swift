import SourceRewriting
import Testing

/// Overrides in extensions, which move into the class, and members of extensions of the project's classes that subclasses override.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct ExtensionOverrideCases {
  @Test(arguments: members) func ofMembers(_ example: SourceCase) throws { try example.importing.check() }

  @Test(arguments: others) func elsewhere(_ example: SourceCase) throws { try example.importing.check() }

  @Test(arguments: refusals) func refused(_ example: SourceCase) throws { try example.importing.check() }

  /// A class, and an extension with a member that moves.
  private static func moved(
    _ member: String, _ renamed: String, _ stub: String, class start: String = "class A: UIView",
    extension end: String = "extension A", place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase(
      "\(start) {\n}\n\(end) {\n  \(member)\n}\n", "\(start) {\n\(stub) }\n\(end) {\n  \(renamed)\n}\n",
      place: place)
  }

  private static let members: [SourceCase] = [
    moved(
      "override func a() {}", "func __extension_A_a() {}", "override func a() { self.__extension_A_a() }"),
    moved(
      "override func a() { super.a() }", "func __extension_A_a() { super.a() }",
      "override func a() { self.__extension_A_a() }"),
    moved(
      "override var description: String { b }", "nonisolated var __extension_A_description: String { b }",
      "override var description: String { self.__extension_A_description }",
      class: "@MainActor class A: NSObject"),
    moved(
      "override public func isEqual(_ b: Any?) -> Bool { true }",
      "nonisolated public func __extension_A_isEqual(_ b: Any?) -> Bool { true }",
      "public override func isEqual(_ b: Any?) -> Bool { self.__extension_A_isEqual(b) }",
      class: "@MainActor class A: NSObject"),
    moved(
      "override var description: String { b }", "var __extension_A_description: String { b }",
      "override var description: String { self.__extension_A_description }"),
    moved(
      "override\n  func a() {}", "\n  func __extension_A_a() {}",
      "override func a() { self.__extension_A_a() }"),
    moved(
      "override public func a() {}", "public func __extension_A_a() {}",
      "public override func a() { self.__extension_A_a() }"),
    moved(
      "public override func a() {}", "public func __extension_A_a() {}",
      "open override func a() { self.__extension_A_a() }",
      class: "open class A: UIView"),
    moved(
      "public final override func a() {}", "public final func __extension_A_a() {}",
      "public final override func a() { self.__extension_A_a() }",
      class: "open class A: UIView"),
    moved(
      "open override func a() {}", "public func __extension_A_a() {}",
      "open override func a() { self.__extension_A_a() }",
      class: "open class A: UIView"),
    moved(
      "open override func a() {}", "public func __extension_A_a() {}",
      "public override func a() { self.__extension_A_a() }",
      class: "public class A: UIView"),
    moved(
      "override func a() {}", "func __extension_A_a() {}",
      "open override func a() { self.__extension_A_a() }",
      class: "open class A: UIView", extension: "public extension A"),
    moved(
      "override func a() -> Int { 1 }", "func __extension_A_a() -> Int { 1 }",
      "override func a() -> Int { self.__extension_A_a() }"),
    moved(
      "override func a(_ b: Int) {}", "func __extension_A_a(_ b: Int) {}",
      "override func a(_ b: Int) { self.__extension_A_a(b) }"),
    moved(
      "override func a(b: Int) {}", "func __extension_A_a(b: Int) {}",
      "override func a(b: Int) { self.__extension_A_a(b: b) }"),
    moved(
      "override func a(b c: Int, d: Int) {}", "func __extension_A_a(b c: Int, d: Int) {}",
      "override func a(b c: Int, d: Int) { self.__extension_A_a(b: c, d: d) }"),
    moved(
      "override func a(in b: Int) {}", "func __extension_A_a(in b: Int) {}",
      "override func a(in b: Int) { self.__extension_A_a(in: b) }"),
    moved(
      "override func a(_ b: inout Int) {}", "func __extension_A_a(_ b: inout Int) {}",
      "override func a(_ b: inout Int) { self.__extension_A_a(&b) }"),
    moved(
      "override func a(_ b: @autoclosure () -> Int) {}",
      "func __extension_A_a(_ b: @autoclosure () -> Int) {}",
      "override func a(_ b: @autoclosure () -> Int) { self.__extension_A_a(b()) }"),
    moved(
      "override func a(_ b: @escaping () -> Void) {}", "func __extension_A_a(_ b: @escaping () -> Void) {}",
      "override func a(_ b: @escaping () -> Void) { self.__extension_A_a(b) }"),
    moved(
      "override func a(_ b: Int = 1) {}", "func __extension_A_a(_ b: Int = 1) {}",
      "override func a(_ b: Int = 1) { self.__extension_A_a(b) }"),
    moved(
      "override func a() throws {}", "func __extension_A_a() throws {}",
      "override func a() throws { try self.__extension_A_a() }"),
    moved(
      "override func a() async {}", "func __extension_A_a() async {}",
      "override func a() async { await self.__extension_A_a() }"),
    moved(
      "override func a() async throws -> Int { 1 }", "func __extension_A_a() async throws -> Int { 1 }",
      "override func a() async throws -> Int { try await self.__extension_A_a() }"),
    moved(
      "override func a(_ b: () throws -> Void) rethrows {}",
      "func __extension_A_a(_ b: () throws -> Void) rethrows {}",
      "override func a(_ b: () throws -> Void) rethrows { try self.__extension_A_a(b) }"),
    moved(
      "override func a<T: P>(_ b: T) where T: Q {}", "func __extension_A_a<T: P>(_ b: T) where T: Q {}",
      "override func a<T: P>(_ b: T) where T: Q { self.__extension_A_a(b) }"),
    moved(
      "override class func a() {}", "class func __extension_A_a() {}",
      "override class func a() { self.__extension_A_a() }"),
    moved(
      "override static func a() {}", "static func __extension_A_a() {}",
      "override static func a() { self.__extension_A_a() }"),
    moved(
      "@discardableResult override func a() -> Int { 1 }",
      "@discardableResult func __extension_A_a() -> Int { 1 }",
      "@discardableResult override func a() -> Int { self.__extension_A_a() }"),
    moved(
      "@available(iOS 13, *) override func a() {}", "@available(iOS 13, *) func __extension_A_a() {}",
      "@available(iOS 13, *) override func a() { self.__extension_A_a() }"),
    moved(
      "override func a(\n    _ b: Int,\n    c: Int\n  ) {}",
      "func __extension_A_a(\n    _ b: Int,\n    c: Int\n  ) {}",
      "override func a( _ b: Int, c: Int ) { self.__extension_A_a(b, c: c) }"),
    moved(
      "override var a: Int { 1 }", "var __extension_A_a: Int { 1 }",
      "override var a: Int { self.__extension_A_a }"),
    moved(
      "override var a: Int { get { 1 } }", "var __extension_A_a: Int { get { 1 } }",
      "override var a: Int { self.__extension_A_a }"),
    moved(
      "override var a: Int { get { super.a } set { super.a = newValue } }",
      "var __extension_A_a: Int { get { super.a } set { super.a = newValue } }",
      "override var a: Int { get { self.__extension_A_a } set { self.__extension_A_a = newValue } }"),
    moved(
      "override var a: [String: Int]? { nil }", "var __extension_A_a: [String: Int]? { nil }",
      "override var a: [String: Int]? { self.__extension_A_a }"),
    moved(
      "open override class var a: AnyClass { B.self }",
      "public class var __extension_A_a: AnyClass { B.self }",
      "public override class var a: AnyClass { self.__extension_A_a }"),
    moved(
      "@IBInspectable override var a: Int { 1 }", "var __extension_A_a: Int { 1 }",
      "override var a: Int { self.__extension_A_a }"),
    moved(
      "override var a: Int { didSet { b() } }", "func __extension_A_didSet_a(_ oldValue: Int) { b() }",
      "override var a: Int { didSet { self.__extension_A_didSet_a(oldValue) } }"),
    moved(
      "override var a: Int { willSet(b) { c(b) } didSet { d() } }",
      "func __extension_A_willSet_a(_ b: Int) { c(b) }; func __extension_A_didSet_a(_ oldValue: Int) { d() }",
      "override var a: Int { willSet { self.__extension_A_willSet_a(newValue) } didSet { self.__extension_A_didSet_a(oldValue) } }"
    ),
  ]

  private static let others: [SourceCase] = [
    // Each class has a member of its own name.
    SourceCase(
      "class A: UIView {}\nclass B: A {}\nextension A { override func a() {} }\nextension B { override func a() { super.a() } }\n",
      "class A: UIView {override func a() { self.__extension_A_a() } }\nclass B: A {override func a() { self.__extension_B_a() } }\n"
        + "extension A { func __extension_A_a() {} }\nextension B { func __extension_B_a() { super.a() } }\n"),
    SourceCase(
      "class A: UIView { func b() {} }\nextension A { override func a() {} }\n",
      "class A: UIView { func b() {} ; override func a() { self.__extension_A_a() } }\nextension A { func __extension_A_a() {} }\n"
    ),
    SourceCase(
      "enum N { class A: UIView {} }\nextension N.A { override func a() {} }\n",
      "enum N { class A: UIView {override func a() { self.__extension_N_A_a() } } }\nextension N.A { func __extension_N_A_a() {} }\n"
    ),
    SourceCase(
      "class A<T>: UIView {}\nextension A { override func a() {} }\n",
      "class A<T>: UIView {override func a() { self.__extension_A_a() } }\nextension A { func __extension_A_a() {} }\n"
    ),
    SourceCase(
      "class A: UIView {\n}\n#if DEBUG\nextension A {\n  override func a() {}\n}\n#endif\n",
      "class A: UIView {\n\n\n#if (DEBUG)\noverride func a() { self.__extension_A_a() }\n#endif\n\n"
        + "#sourceLocation(file: \"/Module/File.swift\", line: 3)\n}\n#if DEBUG\nextension A {\n  func __extension_A_a() {}\n}\n#endif\n"
    ),
    SourceCase(
      "#if DEBUG\nclass A: UIView {}\nextension A { override func a() {} }\n#endif\n",
      "#if DEBUG\nclass A: UIView {override func a() { self.__extension_A_a() } }\nextension A { func __extension_A_a() {} }\n#endif\n"
    ),
    SourceCase("class A: UIView {}\n#if os(macOS)\nextension A { override func a() {} }\n#endif\n"),
    SourceCase(
      files: [
        CaseFile(
          "/Module/A.swift", "class A: UIView {}\n",
          "class A: UIView {override func a() { self.__extension_A_a() } }\n"),
        CaseFile(
          "/Module/B.swift", "import Kit\nextension A { override func a() { b() }\n  private func b() {} }\n",
          "import Kit\nextension A { func __extension_A_a() { b() }\n  private func b() {} }\n"),
      ]),
    // The file of the class sees the types of the member.
    SourceCase(
      files: [
        CaseFile(
          "/Module/A.swift", "class A: UIView {}\n",
          "class A: UIView {override func a(_ b: Thing) { self.__extension_A_a(b) } }\n"
        ).importing("import UIKit; import Kit\n"),
        CaseFile(
          "/Module/B.swift", "import Kit\nextension A { override func a(_ b: Thing) {} }\n",
          "import Kit\nextension A { func __extension_A_a(_ b: Thing) {} }\n"),
      ]),
    SourceCase(
      files: [
        CaseFile(
          "/Module/A.swift", "class A: UIView {}\n",
          "class A: UIView {override func a(_ b: CGRect, c: Data) { self.__extension_A_a(b, c: c) } }\n"),
        CaseFile(
          "/Module/B.swift", "import Kit\nextension A { override func a(_ b: CGRect, c: Data) {} }\n",
          "import Kit\nextension A { func __extension_A_a(_ b: CGRect, c: Data) {} }\n"),
      ]),
    SourceCase(
      "class A: UIView {}\nextension A { func a() {} }\nclass B: A { override func a() { super.a() } }\n",
      "class A: UIView {func a() { self.__extension_A_a() } }\nextension A { func __extension_A_a() {} }\nclass B: A { override func a() { super.a() } }\n"
    ),
    SourceCase(
      "class A: UIView {}\nextension A { @objc var a: Int { 1 } }\nclass B: A { override var a: Int { 2 } }\n",
      "class A: UIView {var a: Int { self.__extension_A_a } }\nextension A { var __extension_A_a: Int { 1 } }\nclass B: A { override var a: Int { 2 } }\n"
    ),
    SourceCase(
      "class A: UIView {}\nextension A { func a() {} }\nclass B: A {}\nextension B { override func a() {} }\n",
      "class A: UIView {func a() { self.__extension_A_a() } }\nextension A { func __extension_A_a() {} }\n"
        + "class B: A {override func a() { self.__extension_B_a() } }\nextension B { func __extension_B_a() {} }\n"
    ),
    SourceCase(
      "open class A: UIView {}\npublic extension A { func a() {} }\nclass B: A { override func a() {} }\n",
      "open class A: UIView {open func a() { self.__extension_A_a() } }\npublic extension A { func __extension_A_a() {} }\nclass B: A { override func a() {} }\n"
    ),
    // Nothing overrides these.
    SourceCase("class A: UIView {}\nextension A { func a() {} }\nclass B: A { func b() {} }\n"),
    SourceCase(
      "class A: UIView {}\nprivate extension A { func a() {} }\nclass B: A { func a() {} }\nclass C: B { override func a() {} }\n"
    ),
    SourceCase("class A: UIView { override func a() {} }\nextension A { func b() {} }\n"),
    SourceCase("class A: UIView { func a() {} }\nclass B: A { override func a() {} }\n"),
  ]

  private static let refusals: [SourceCase] = [
    SourceCase(
      "extension UIView { override func a() {}; func b() {} }\n", "extension UIView {  func b() {} }\n",
      ["1:34 override-in-extension"]),
    SourceCase(
      "extension UIView {\n  @objc override var a: Int {\n    1\n  }\n}\n", "extension UIView {\n  \n\n\n}\n",
      ["2:22 override-in-extension"]),
    SourceCase(
      "class A<T>: UIView {}\nextension A where T: P { override func a() {} }\n", nil,
      ["2:40 override-in-extension"]),
    SourceCase(
      "class A: UIView {}\nextension A { override func a(_ b: Int...) {} }\n", nil,
      ["2:29 override-in-extension"]),
    SourceCase(
      "class A: UIView {}\nextension A { override var a: Int { _read { yield b } } }\n", nil,
      ["2:28 override-in-extension"]),
    SourceCase(
      "class A: UIView {}\nextension A { override convenience init() { self.init(b: 1) } }\n", nil,
      ["2:15 override-in-extension"]),
    SourceCase(
      "class A: UIView {}\nextension A { public override subscript(a: Int) -> Int { 1 } }\n", nil,
      ["2:22 override-in-extension"]),
    SourceCase(
      files: [
        CaseFile("/Kit/A.swift", "open class A: UIView {}\n"),
        CaseFile("/App/B.swift", "extension A { override func a() {} }\n", "extension A {  }\n"),
      ], ["1:29 override-in-extension"]),
    SourceCase(
      "struct A {}\nextension B { override func a() {} }\n", "struct A {}\nextension B {  }\n",
      ["2:29 override-in-extension"]),
  ]
}

extension CaseFile {
  /// The same file, if the import before it has to become another line.
  fileprivate func importing(_ line: String) -> CaseFile {
    var found = self
    found.importLine = line
    return found
  }
}
