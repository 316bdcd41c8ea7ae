import SourceRewriting
import Testing

/// Objects that are made by a type: `RuntimeClasses` makes those of Apple's classes.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct MadeObjectCases {
  @Test(arguments: made) func byATypeMade(_ example: SourceCase) throws {
    try example.within("import UIKit\nclass Cell: UIView {}\n").check()
  }

  @Test(arguments: withArguments) func byATypeWithArguments(_ example: SourceCase) throws {
    try example.within("import UIKit\nclass Cell: UIView {}\n").check()
  }

  @Test(arguments: others) func asTheyAre(_ example: SourceCase) throws {
    try example.within("import UIKit\nclass Cell: UIView {}\n").check()
  }

  @Test(arguments: initialised) func withTheirInitialiser(_ example: SourceCase) throws {
    try example.importing.check()
  }

  /// Classes with an `init()` that Swift does not find by a type.
  private static let initialised: [SourceCase] = [
    initialised("class A: UIView {\n  init() { super.init(frame: .zero) }\n", adding: "class "),
    initialised(
      "public class A: UIView {\n  public convenience init() { self.init(frame: .zero) }\n",
      adding: "public class "),
    initialised("class A: UIView {\n  override init(frame: CGRect) { super.init(frame: frame) }\n"),
    initialised("class A: UIView {\n  required init() { super.init(frame: .zero) }\n"),
    initialised("class A: UIView {\n  private init() { super.init(frame: .zero) }\n"),
    initialised("class A: UIView {\n  init?() { return nil }\n"),
    initialised("class A: NSObject {\n  override init() { super.init() }\n"),
    initialised("class A<B>: UIView {\n  init() { super.init(frame: .zero) }\n"),
    initialised("class A {\n  init() {}\n"),
  ]

  private static func initialised(
    _ code: String, adding words: String? = nil, place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    let call = "func f<T: UIView>() -> T { "
    let member = words.map { "\($0)func _initialised() -> AnyObject? { self == A.self ? A() : nil } " } ?? ""
    return SourceCase(
      "\(code)}\n\(call)T() }\n",
      "\(code)\(member)}\n\(call)RuntimeClasses.make(T.self) }\n"
        + (words == nil ? "" : "extension A: InitialisedByType {}\n"), movesWords: true, place: place)
  }

  @Test(arguments: protocols) func ofProtocols(_ example: SourceCase) throws { try example.importing.check() }

  /// A call that becomes one of `RuntimeClasses`.
  ///
  /// - Parameters:
  ///   - start: the code before the call, and `end` that after it.
  ///   - type: the expression of the type.
  private static func call(
    _ start: String, _ call: String, _ type: String, _ end: String = " }",
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase(
      "\(start)\(call)\(end)\n", "\(start)RuntimeClasses.make(\(type))\(end)\n", movesWords: true,
      place: place)
  }

  private static let made: [SourceCase] = [
    call("func f<T: UIView>() -> T { ", "T()", "T.self"),
    call("func f<T: UIView>() -> T { ", "T.init()", "T.self"),
    call("func f<T: Cell>(_ t: T.Type) -> T { ", "T()", "T.self"),
    call("func f<T: Cell>(_ t: T.Type) -> T { ", "t.init()", "t", " }"),
    call("func f<T>() -> T where T: UIView { ", "T()", "T.self"),
    call("func f<T: UIView & P>() -> T { ", "T()", "T.self"),
    call("func f<T: UIViewController>() -> T { return ", "T()", "T.self"),
    call("func f<T: NSObject>() -> T { ", "T()", "T.self"),
    call("class A<T: UITableViewCell> { func f() -> T { ", "T()", "T.self", " } }"),
    call("class A<T: UITableViewCell> { let t = ", "T()", "T.self"),
    call("struct A<T: Cell> { var t: T { ", "T()", "T.self", " } }"),
    call("enum A<T: Cell> { func f() -> T { ", "T()", "T.self", " } }"),
    call("class A<T: Cell> { init() { t = ", "T()", "T.self", " } }"),
    call("class A<T: Cell> { init<S: UIView>(_ s: S.Type) { s = ", "S()", "S.self", " } }"),
    call("func f(type: UIView.Type) { a(", "type.init()", "type", ") }"),
    call("func f(_ type: Cell.Type) { a(", "type.init()", "type", ") }"),
    call("func f(of type: UIKit.UIView.Type) { a(", "type.init()", "type", ") }"),
    call("func f(_ type: Cell.Type?) { if let type { a(", "type.init()", "type", ") } }"),
    call("func f(_ type: (Cell.Type)?) { if let type { a(", "type.init()", "type", ") } }"),
    call("func f(_ type: (UIView & P).Type, b: Cell.Type) { a(", "b.init()", "b", ") }"),
    call("class A { var type: Cell.Type!; func f() { a(", "self.type.init()", "self.type", ") } }"),
    call("class A { let type: Cell.Type; func f() { a(", "type.init()", "type", ") } }"),
    call("class A { var type = Cell.self; func f() { a(", "type.init()", "type", ") } }"),
    call("func f() { let type = UIView.self; a(", "type.init()", "type", ") }"),
    call("func f() { let type: UIView.Type = b ? Cell.self : UILabel.self; a(", "type.init()", "type", ") }"),
    call("func f(_ types: [UIView.Type]) { for type in types { a(", "type.init()", "type", ") } }"),
    call(
      "class A { let types: [Cell.Type] = []; func f() { for t in self.types { a(", "t.init()", "t", ") } } }"
    ),
    call("enum A { case b(Cell.Type) }\nfunc f(a: A) { if case .b(let t) = a { c(", "t.init()", "t", ") } }"),
    call(
      "enum A { case b(Cell.Type) }\nfunc f(a: A) { switch a { case .b(let t): c(", "t.init()", "t", ") } }"),
    call("extension UIView { static func make() -> Self { ", "Self()", "Self.self", " } }"),
    call("extension UIView { static func make() -> Self { ", "Self.init()", "Self.self", " } }"),
    call("extension UIView { static func make() -> Self { return ", "self.init()", "self", " } }"),
    call("extension UIView { class func make() -> Self { ", "self.init()", "self", " } }"),
    call("extension UIView { static var made: Self { ", "self.init()", "self", " } }"),
    call("extension UIView { func copy2() -> Self { ", "Self()", "Self.self", " } }"),
    call("extension Cell { static func make() -> Self { ", "self.init()", "self", " } }"),
    call("class A: UIView { static func make() -> Self { ", "self.init()", "self", " } }"),
    call("protocol P: UIView {}\nextension P { static func make() -> Self { ", "Self()", "Self.self", " } }"),
    call(
      "protocol P {}\nextension P where Self: UIView { static func make() -> Self { ", "self.init()", "self",
      " } }"),
    call(
      "protocol P {}\nextension P where Self: UIView { static func make() -> Self { ", "Self()", "Self.self",
      " } }"),
    // Variables of the same name in other functions hold other types.
    call("func g(t: Int.Type) { t.init() }\nfunc f(t: Cell.Type) { a(", "t.init()", "t", ") }"),
    call(
      "func g<T: P>(t: T.Type) { t.init() }\nprotocol P { init() }\nfunc f<T: UIView>(t: T.Type) { a(",
      "t.init()", "t", ") }"),
    call(
      "func g(t: Int.Type) {}\nfunc f(_ types: [Cell.Type]) { for t in types { a(", "t.init()", "t", ") } }"),
    call("func f(type: Cell.Type) { a(", "type\n  .init()", "type\n", ") }"),
    call("func f(type: Cell.Type) { let a = ", "type.init()", "type", "; a.b() }"),
    call("func f(type: Cell.Type) { ", "type.init()", "type", ".b() }"),
  ]

  /// Code with a call of an initialiser, and what the call becomes.
  private static func call(
    _ start: String, _ call: String, becomes expected: String, _ end: String = " }",
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase(
      "\(start)\(call)\(end)\n", "\(start)\(expected)\(end)\n", movesWords: true, place: place)
  }

  private static let withArguments: [SourceCase] = [
    call(
      "func f<T: UIView>() -> T { ", "T(frame: .zero)", becomes: "RuntimeClasses.make(T.self, frame: .zero)"),
    call(
      "func f(type: Cell.Type) { a(", "type.init(frame: b)", becomes: "RuntimeClasses.make(type, frame: b)",
      ") }"),
    call(
      "func f(type: UITableViewCell.Type) { a(", "type.init(style: .default, reuseIdentifier: nil)",
      becomes: "RuntimeClasses.make(type, style: .default, reuseIdentifier: nil)", ") }"),
    call(
      "func f(type: UITableViewHeaderFooterView.Type) { a(", "type.init(reuseIdentifier: b)",
      becomes: "RuntimeClasses.make(type, reuseIdentifier: b)", ") }"),
    // A generic parameter of another function has the same name.
    call(
      "class A { let type: UITableViewCell.Type; init<T>(type: T.Type) {}; func f() { a(",
      "type.init(style: b, reuseIdentifier: c)",
      becomes: "RuntimeClasses.make(type, style: b, reuseIdentifier: c)", ") } }"),
    call(
      "protocol P { var type: UITableViewCell.Type { get } }\nfunc f(row: P) { a(",
      "row.type.init(style: b, reuseIdentifier: c)",
      becomes: "RuntimeClasses.make(row.type, style: b, reuseIdentifier: c)", ") }"),
    call(
      "protocol P { associatedtype V: UIView }\nextension P { func f() -> V { ", "V()",
      becomes: "RuntimeClasses.make(V.self)", " } }"),
    call(
      "typealias W = UIView\nprotocol P { associatedtype V: W }\nextension P { func f() { a(", "V.init",
      becomes: "{ RuntimeClasses.make(V.self) }", ") } }"),
    call(
      "protocol P { associatedtype V: UIView }\nprotocol Q: P {}\nextension Q { func f() { a(",
      "V.init(frame:)", becomes: "{ RuntimeClasses.make(V.self, frame: $0) }", ") } }"),
    call(
      "typealias W = UIView\nprotocol P: W {}\nprotocol Q {}\nextension P where Self: Q & Hashable { func f() -> Self { ",
      "Self()", becomes: "RuntimeClasses.make(Self.self)", " } }"),
  ]

  private static let others: [SourceCase] = [
    SourceCase(
      "class A: UIView { required init() { super.init(frame: .zero) } }\nfunc f<T: A>() -> T { T() }\n"),
    SourceCase(
      "class A: UIView { required init() { super.init(frame: .zero) } }\nfunc f(a: A.Type) { _ = a.init() }\n"
    ),
    SourceCase(
      "class A: UIView { required init() { super.init(frame: .zero) }; static func f() -> Self { self.init() } }\n"
    ),
    SourceCase("protocol P { init() }\nfunc f<T: P>(p: P.Type) -> T { _ = p.init(); return T() }\n"),
    SourceCase("func f<T: UIView>() -> [T] { [T]() }\n"),
    SourceCase("func f(type: Int.Type) { _ = type.init() }\n"),
    SourceCase("func f<T: UIView>(_ t: T.Type) -> T { T(a: 1) }\n"),
    SourceCase("func f<T: UIView>(_ t: T.Type) -> T { T(reuseIdentifier: a) }\n"),
    SourceCase(
      "class A: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }\nfunc f<T: A>() -> T { T(frame: b) }\n"
    ),
    SourceCase("func f() { a(UIView.init, Cell.init(frame:)) }\n"),
    SourceCase("func f() { _ = other.init(); _ = UIView() }\n"),
    SourceCase("func f<T: Numeric>() -> T { T() }\n"),
    SourceCase("func f<T>() -> T where T: Hashable { T.init() }\n"),
    SourceCase("class A: UIView { convenience init(a: Int) { self.init() } }\n"),
    SourceCase("extension UIView { convenience init(a: Int) { self.init() } }\n"),
    SourceCase("final class A: UIView { static func make() -> Self { Self() } }\n"),
    SourceCase("extension UIView { struct S { static func make() -> Self { Self() } } }\n"),
    SourceCase("struct S { static func make() -> Self { self.init() } }\n"),
    SourceCase("enum E { static let a = Array<Int>.init() }\n"),
    SourceCase("extension Array { static func make() -> Self { Self() } }\n"),
    SourceCase("class A { static func make() -> A { A() } }\n"),
    SourceCase("class A { var type: Int = 1; func f() { _ = B.init() } }\n"),
    SourceCase("let a = UIView.init(), b = UILabel.init(frame: .zero)\n"),
    SourceCase("func f(type: Cell.Type) { _ = type.init { } }\n"),
  ]

  private static let conforming = "extension NSObject: P {}\n"

  private static let protocols: [SourceCase] = [
    SourceCase("protocol P { init() }\n\(conforming)", "protocol P { init(__made: Void) }\n\(conforming)"),
    SourceCase(
      "protocol P { init() }\nextension UIView: P {}\n",
      "protocol P { init(__made: Void) }\nextension UIView: P {}\n"),
    SourceCase(
      "protocol P { init() }\n\(conforming)struct A: P {}\n",
      "protocol P { init(__made: Void) }\n\(conforming)struct A: P {}\nextension A { init(__made: Void) { self.init() } }\n"
    ),
    SourceCase(
      "protocol P { init() }\n\(conforming)class A: P { required init() {} }\n",
      "protocol P { init(__made: Void) }\n\(conforming)class A: P { required init() {} ; required convenience init(__made: Void) { self.init() } }\n"
    ),
    SourceCase(
      "protocol P { init() }\n\(conforming)class A: UIView, P {}\n",
      "protocol P { init(__made: Void) }\n\(conforming)class A: UIView, P {}\n"),
    SourceCase(
      "protocol P { init() }\n\(conforming)extension P { static func make() -> Self { self.init() } }\n",
      "protocol P { init(__made: Void) }\n\(conforming)extension P { static func make() -> Self { self.init(__made: ()) } }\n"
    ),
    SourceCase(
      "protocol P { init() }\n\(conforming)extension P { static func make() -> Self { Self() } }\n",
      "protocol P { init(__made: Void) }\n\(conforming)extension P { static func make() -> Self { Self(__made: ()) } }\n"
    ),
    SourceCase(
      "protocol P { init() }\n\(conforming)func f<T: P>() -> T { T() }\n",
      "protocol P { init(__made: Void) }\n\(conforming)func f<T: P>() -> T { T(__made: ()) }\n"),
    SourceCase(
      "protocol P { init() }\n\(conforming)func f(p: P.Type) -> P { p.init() }\n",
      "protocol P { init(__made: Void) }\n\(conforming)func f(p: P.Type) -> P { p.init(__made: ()) }\n"),
    SourceCase(
      "protocol P { init() }\nprotocol Q: P {}\n\(conforming)func f<T: Q>() -> T { T.init() }\n",
      "protocol P { init(__made: Void) }\nprotocol Q: P {}\n\(conforming)func f<T: Q>() -> T { T.init(__made: ()) }\n"
    ),
    SourceCase("protocol P { init(a: Int) }\n\(conforming)"),
    SourceCase("protocol P { init() }\nclass A: UIView, P { required init() {} }\n"),
  ]
}
