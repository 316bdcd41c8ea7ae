import SourceRewriting
import Testing

/// Properties that are `dynamic`: their observers call `didChangeValue(forKey:)`.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct ObservedPropertyCases {
  @Test(arguments: properties) func ofObjects(_ example: SourceCase) throws { try example.check() }

  private static func property(
    _ code: String, _ expected: String, in head: String = "class A: NSObject",
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase(
      "import UIKit\n\(head) {\n  \(code)\n}\n", "import UIKit\n\(head) {\n  \(expected)\n}\n", place: place)
  }

  private static let call = "didChangeValue(forKey: \"a\")"

  private static let properties: [SourceCase] = [
    property("@objc dynamic var a = 1", "var a = 1 { didSet { \(call) } }"),
    property("dynamic var a: Int?", "var a: Int? { didSet { \(call) } }"),
    property(
      "@objc dynamic private(set) var a: [Int] = []", "private(set) var a: [Int] = [] { didSet { \(call) } }"),
    property("@objc dynamic weak var a: UIView?", "weak var a: UIView? { didSet { \(call) } }"),
    property("@objc dynamic var a = 1 { didSet { b() } }", "var a = 1 { didSet { \(call); b() } }"),
    property(
      "@objc dynamic var a = 1 { willSet { c() } didSet(old) { b(old) } }",
      "var a = 1 { willSet { c() } didSet(old) { \(call); b(old) } }"),
    property("@objc dynamic var a = 1", "var a = 1 { didSet { \(call) } }", in: "class A: UIView"),
    property(
      "@objc dynamic var a = 1", "var a = 1 { didSet { \(call) } }", in: "class B: NSObject {}\nclass A: B"),
    // Without setters that a client could observe here.
    property("@objc dynamic var a: Int { 1 }", "var a: Int { 1 }"),
    property("@objc dynamic var a: Int { get { 1 } set {} }", "var a: Int { get { 1 } set {} }"),
    property("@objc dynamic lazy var a = 1", "lazy var a = 1"),
    property("@objc dynamic static var a = 1", "static var a = 1"),
    property("@objc dynamic class var a: Int { 1 }", "class var a: Int { 1 }"),
    property("@objc var a = 1", "var a = 1"),
    property("@objc dynamic var a = 1", "var a = 1", in: "class A"),
    property("@objc dynamic var a = 1", "var a = 1", in: "class A: XCTestCase"),
    property("@objc dynamic var a: Int { 1 }", "var a: Int { 1 }", in: "class A: NSObject {}\nextension A"),
  ]
}
