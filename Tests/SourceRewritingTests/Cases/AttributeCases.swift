import SourceRewriting
import Testing

/// Attributes and modifiers of Objective-C: none is left, and nothing else is lost.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct AttributeCases {
  @Test(arguments: inTypes) func ofMembers(_ example: SourceCase) throws {
    try example.within("class A {\n  ", "\n}\n").importing.check()
  }

  @Test(arguments: alone) func elsewhere(_ example: SourceCase) throws { try example.importing.check() }

  private static let inTypes: [SourceCase] = [
    SourceCase("@objc var a = 1", "var a = 1"),
    SourceCase("@objc   var a = 1", "var a = 1"),
    SourceCase("@objc\tvar a = 1", "\tvar a = 1"),
    SourceCase("@objc(isA) var a = 1", "var a = 1"),
    SourceCase("@objc(isA)var a = 1", "var a = 1"),
    SourceCase("@objc dynamic var a = 1", "var a = 1"),
    SourceCase("dynamic var a = 1", "var a = 1"),
    SourceCase("@objc dynamic private(set) var a = 1", "private(set) var a = 1"),
    SourceCase("@objc private(set) dynamic var a = 1", "private(set) var a = 1"),
    SourceCase("dynamic\n  var a = 1", "\n  var a = 1"),
    SourceCase("@objc // the name\n  var a = 1", "// the name\n  var a = 1"),
    SourceCase("@objc /* b */ var a = 1", "/* b */ var a = 1"),
    SourceCase("/// Text.\n  @objc var a = 1", "/// Text.\n  var a = 1"),
    SourceCase("@objc\n\n  var a = 1", "\n\n  var a = 1"),
    SourceCase("@objc(\n    isA\n  ) var a = 1", "\n\nvar a = 1"),
    SourceCase("@IBOutlet weak var a: UIView!", "weak var a: UIView!"),
    SourceCase("@IBOutlet private(set) weak var a: UIView?", "private(set) weak var a: UIView?"),
    SourceCase("@IBOutlet var a: [UIView]!", "var a: [UIView]!"),
    SourceCase("@IBOutlet\n  weak var a: UIView!", "\n  weak var a: UIView!"),
    SourceCase("@IBOutlet @objc weak var a: UIView!", "weak var a: UIView!"),
    SourceCase("@objc@IBOutlet weak var a: UIView!", "weak var a: UIView!"),
    SourceCase(
      "@IBOutlet public weak var a: A! { didSet { b() } }", "public weak var a: A! { didSet { b() } }"),
    SourceCase("@IBOutlet weak var a: A!, b: A!", "weak var a: A!, b: A!"),
    SourceCase("@IBInspectable var a: CGFloat = 0", "var a: CGFloat = 0"),
    SourceCase(
      "@IBInspectable public var a: Int { get { 1 } set {} }", "public var a: Int { get { 1 } set {} }"),
    SourceCase("@GKInspectable var a = 1.0", "var a = 1.0"),
    SourceCase("@NSCopying var a: NSString", "var a: NSString"),
    SourceCase("@NSCopying @objc public var a: NSString?", "public var a: NSString?"),
    SourceCase("@nonobjc func a() {}", "func a() {}"),
    SourceCase("@nonobjc class var a: Int { 1 }", "class var a: Int { 1 }"),
    SourceCase(
      "@nonobjc\n  convenience init(a: Int) { self.init() }", "\n  convenience init(a: Int) { self.init() }"),
    SourceCase("@objc init(a: Int) {}", "init(a: Int) {}"),
    SourceCase("@objc(initWithA:) public init(a: Int) {}", "public init(a: Int) {}"),
    SourceCase("@objc static let shared = A()", "static let shared = A()"),
    SourceCase("@objc class func a() {}", "class func a() {}"),
    SourceCase("@objc static func a() {}", "static func a() {}"),
    SourceCase("@objc subscript(a: Int) -> Any? { nil }", "subscript(a: Int) -> Any? { nil }"),
    SourceCase("@objc lazy var a: Int = { 1 }()", "lazy var a: Int = { 1 }()"),
    SourceCase("var a: Bool { @objc(isA) get { true } }", "var a: Bool { get { true } }"),
    SourceCase(
      "var a: Bool {\n    @objc(isA) get { true }\n    @objc(putA:) set {}\n  }",
      "var a: Bool {\n    get { true }\n    set {}\n  }"),
    SourceCase("@available(iOS 13, *) @objc var a = 1", "@available(iOS 13, *) var a = 1"),
    SourceCase("@available(iOS 13, *)@objc var a = 1", "@available(iOS 13, *)var a = 1"),
    SourceCase("@MainActor @objc static func a() {}", "@MainActor static func a() {}"),
    SourceCase(
      "@discardableResult @objc static func a() -> Int { 1 }",
      "@discardableResult static func a() -> Int { 1 }"),
    SourceCase("@objc weak var a: AnyObject?", "weak var a: AnyObject?"),
    SourceCase("#if DEBUG\n  @objc\n  #endif\n  var a = 1", "#if DEBUG\n  \n  #endif\n  var a = 1"),
    SourceCase("@objc deinit {}", "deinit {}"),
    SourceCase("@IBSegueAction func a(_ b: NSCoder) -> A? { nil }", "func a(_ b: NSCoder) -> A? { nil }"),
    SourceCase("@objc enum B: Int { case a }", "enum B: Int { case a }"),
    SourceCase("let dynamic = 1, optional = 2, objc = 3"),
    SourceCase("func dynamic() {}; func a() { dynamic(); self.dynamic() }"),
    SourceCase("var a = \"@objc dynamic \\(b) @IBOutlet\""),
    SourceCase("/* @objc */ var a = 1 // @IBOutlet"),
    SourceCase("@available(*, deprecated) var a = 1"),
    SourceCase("@inlinable @inline(__always) final func a() {}"),
    SourceCase("@Published var a = 1"),
    SourceCase("let a: @Sendable (Int) -> Void = { _ in }"),
    SourceCase("func a(_ b: @escaping @MainActor () -> Void, c: @autoclosure () -> Int) {}"),
    SourceCase("let a = b(dynamic: 1, .dynamic, UIColor.dynamic(c))"),
  ]

  private static let alone: [SourceCase] = [
    SourceCase("@objc class A: NSObject {}", "class A: NSObject {}"),
    SourceCase("@objc(ABForm) public final class A: NSObject {}", "public final class A: NSObject {}"),
    SourceCase("@objcMembers class A: NSObject { var a = 1 }", "class A: NSObject { var a = 1 }"),
    SourceCase("@objc @objcMembers open class A {}", "open class A {}"),
    SourceCase("@objcMembers\npublic class A {}", "\npublic class A {}"),
    SourceCase("@IBDesignable class A: UIView {}", "class A: UIView {}"),
    SourceCase("@IBDesignable\nopen class A: UIView {}", "\nopen class A: UIView {}"),
    SourceCase("@IBDesignable @objc(A) @MainActor class A: UIView {}", "@MainActor class A: UIView {}"),
    SourceCase("@objc public enum A: Int { case a, b }", "public enum A: Int { case a, b }"),
    SourceCase(
      "@objc(ABKind) enum A: Int {\n  @objc(ABFirst) case first\n  case second = 4\n}",
      "enum A: Int {\n  case first\n  case second = 4\n}"),
    SourceCase("@objc extension A { var a: Int { 1 } }", "extension A { var a: Int { 1 } }"),
    SourceCase("@nonobjc extension A { var a: Int { 1 } }", "extension A { var a: Int { 1 } }"),
    SourceCase("@objc private protocol P {}", "private protocol P: AnyObject {}"),
    SourceCase("@dynamicMemberLookup struct A { subscript(dynamicMember a: String) -> Int { 1 } }"),
    SourceCase("@propertyWrapper struct IBOutlet2 { var wrappedValue: Int }"),
    SourceCase("@resultBuilder enum A {}\n@frozen public enum B {}"),
    SourceCase("@objc class A {} // @objc", "class A {} // @objc"),
    SourceCase("final class A {\n\tdynamic\tvar a = 1\n}", "final class A {\n\t\tvar a = 1\n}"),
  ]
}
