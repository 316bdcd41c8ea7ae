import SourceRewriting
import Testing

/// Messages by name, keys, observers, and names that stand-ins for Apple's modules have.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct ObjectCases {
  @Test(arguments: lists) func listsOfMethods(_ example: SourceCase) throws { try example.importing.check() }

  @Test(arguments: overrides) func overridesOfObject(_ example: SourceCase) throws {
    try example.importing.check()
  }

  @Test(arguments: statements) func inFunctions(_ example: SourceCase) throws {
    try example.within("import UIKit\nfunc f(a: A) {\n  ", "\n}\n").check()
  }

  @Test(arguments: standIns) func needsStandIns(_ example: SourceCase) throws { try example.check() }

  private static let asking = "func f(a: A) -> Bool { a.responds(to: b) }\n"
  private static let listing = "extension A: NamedMethods {}\n"

  private static func names(_ list: String, head: String = "") -> String {
    "@MainActor \(head)var methodNames: [Selector] { \(list) }"
  }

  private static func list(
    _ code: String, _ expected: String, conforms: String = listing, place: SourceLocation = #_sourceLocation
  ) -> SourceCase { SourceCase(code + asking, expected + asking + conforms, place: place) }

  private static let lists: [SourceCase] = [
    list("class A: NSObject { func a() {} }\n", "class A: NSObject { func a() {} ; \(names("[\"a\"]")) }\n"),
    list(
      "class A: NSObject {\n  func a(_ b: Int) {}\n}\n",
      "class A: NSObject {\n  func a(_ b: Int) {}\n\(names("[\"a:\"]")) }\n"),
    list(
      "class A: UIView { func a(b: Int) {}; func c() {} }\n",
      "class A: UIView { func a(b: Int) {}; func c() {} ; \(names("[\"aWithB:\", \"c\"]")) }\n"),
    list(
      "public class A: UIView { func a() {} }\n",
      "public class A: UIView { func a() {} ; \(names("[\"a\"]", head: "public ")) }\n"),
    list(
      "open class A: UIView { func a() {} }\n",
      "open class A: UIView { func a() {} ; \(names("[\"a\"]", head: "open ")) }\n"),
    list(
      "class A: UIView {}\nextension A { func a() {} }\n",
      "class A: UIView {\(names("[\"a\"]")) }\nextension A { func a() {} }\n"),
    list(
      "class A: UIView { func a() {} }\nclass B: A { func b() {} }\n",
      "class A: UIView { func a() {} ; \(names("[\"a\"]")) }\nclass B: A { func b() {} ; \(names("super.methodNames + [\"b\"]", head: "override ")) }\n"
    ),
    list(
      "enum N { class A: UIView { func a() {} } }\n",
      "enum N { class A: UIView { func a() {} ; \(names("[\"a\"]")) } }\n",
      conforms: "extension N.A: NamedMethods {}\n"),
    list(
      "enum N { private class A: UIView { func a() {} } }\n",
      "enum N { private class A: UIView, NamedMethods { func a() {} ; \(names("[\"a\"]")) } }\n", conforms: ""
    ),
    list(
      "class A: UIView { func a() {}; static func b() {}; func c<T>(_ d: T) {} }\n",
      "class A: UIView { func a() {}; static func b() {}; func c<T>(_ d: T) {} ; \(names("[\"a\"]")) }\n"),
    list("class A: UIView { var a = 1 }\n", "class A: UIView { var a = 1 }\n", conforms: ""),
    list("class A { func a() {} }\n", "class A { func a() {} }\n", conforms: ""),
    list(
      "class A: P { func a() {} }\nprotocol P {}\n", "class A: P { func a() {} }\nprotocol P {}\n",
      conforms: ""),
    list(
      "func g() { class A: UIView { func a() {} } }\n", "func g() { class A: UIView { func a() {} } }\n",
      conforms: ""),
    list(
      "class A: UIView { func a() {}; var methodNames: [Selector] { [] } }\n",
      "class A: UIView { func a() {}; var methodNames: [Selector] { [] } }\n",
      conforms: ""),
    SourceCase("class A: NSObject { func a() {} }\nfunc f(a: A) { a.responds(b) }\n"),
    SourceCase("class A: NSObject { func a() {} }\nlet b = a.responds\n"),
  ]

  private static let observed =
    "func observeValue(forKeyPath a: String?, of b: Any?, change c: [NSKeyValueChangeKey: Any]?, context d: UnsafeMutableRawPointer?) {}"
  private static let answer =
    "@MainActor func answersMessage(named name: Selector) -> Bool { self.responds(to: name) }"

  private static let overrides: [SourceCase] = [
    SourceCase(
      "class A: NSObject {\n  override \(observed)\n}\n",
      "class A: NSObject {\n  \(observed)\n}\nextension A: KeyValueObserving {}\n"),
    SourceCase(
      "class A: UIView {\n  override public \(observed)\n}\n",
      "class A: UIView {\n  public \(observed)\n}\nextension A: KeyValueObserving {}\n"),
    SourceCase(
      "class A: UIView {\n  override \(observed)\n}\nclass B: A {\n  override \(observed)\n}\n",
      "class A: UIView {\n  \(observed)\n}\nclass B: A {\n  override \(observed)\n}\nextension A: KeyValueObserving {}\n"
    ),
    SourceCase(
      "class A: UIView {}\nextension A {\n  override \(observed)\n}\n",
      "class A: UIView {}\nextension A {\n  \(observed)\n}\nextension A: KeyValueObserving {}\n"),
    SourceCase(
      "class N {\n  private class A: NSObject {\n    override \(observed)\n  }\n}\n",
      "class N {\n  private class A: NSObject, KeyValueObserving {\n    \(observed)\n  }\n}\n"),
    SourceCase(
      "class A: NSObject {\n  #if DEBUG\n  override \(observed)\n  #endif\n}\n",
      "class A: NSObject {\n  #if DEBUG\n  \(observed)\n  #endif\n}\n\n#if (DEBUG)\nextension A: KeyValueObserving {}\n#endif\n\n"
    ),
    SourceCase(
      "class A: NSObject {\n  override func value(forKey a: String) -> Any? { super.value(forKey: a) }\n}\n",
      "class A: NSObject {\n  func value(forKey a: String) -> Any? { super.value(forKey: a) }\n}\n"),
    SourceCase(
      "class A: NSObject {\n  override func value(forKeyPath a: String) -> Any? { nil }\n}\n",
      "class A: NSObject {\n  func value(forKeyPath a: String) -> Any? { nil }\n}\n"),
    SourceCase("class A: CABasicAnimation {\n  override func value(forKey a: String) -> Any? { nil }\n}\n"),
    SourceCase("class A: UIView {\n  override func setValue(_ a: Any?, forKey b: String) {}\n}\n"),
    SourceCase("class A: UIView {\n  override func setValue(_ a: Any?, forUndefinedKey b: String) {}\n}\n"),
    SourceCase(
      "class A: NSObject {\n  override func responds(to a: Selector!) -> Bool { true }\n}\n",
      "class A: NSObject {\n  func responds(to a: Selector!) -> Bool { true }\n\(answer) }\nextension A: MessageAnswering {}\n",
      isStable: false),
    SourceCase(
      "class A: NSObject {\n  override func forwardingTarget(for a: Selector!) -> Any? { b }\n}\n",
      "class A: NSObject {\n  func forwardingTarget(for a: Selector!) -> Any? { b }\n}\n",
      ["2:17 message-forwarding"]),
    SourceCase(
      "class A: NSObject {\n  override func isEqual(_ a: Any?) -> Bool { true }\n  override var hash: Int { 1 }\n}\n"
    ),
    SourceCase("class A: NSObject {\n  override var description: String { \"\" }\n}\n"),
    SourceCase("class A: NSObject {\n  override class func value(forKey a: String) -> Any? { nil }\n}\n"),
    SourceCase("class A: NSObject {\n  func value(forKey a: String) -> Int { 1 }\n}\n"),
    SourceCase("class A: UIView {\n  override func awakeFromNib() { super.awakeFromNib() }\n}\n"),
  ]

  private static let statements: [SourceCase] = [
    SourceCase("a.perform(#selector(A.b))", "a.perform(Selector(\"b\"))"),
    SourceCase("a.perform(#selector(A.b(_:)), with: 1)", "a.perform(Selector(\"b:\"), with: 1)"),
    SourceCase(
      "a.perform(#selector(A.b), with: nil, afterDelay: 1)",
      "a.perform(Selector(\"b\"), with: nil, afterDelay: 1)"),
    SourceCase("_ = a.perform(Selector(\"b\")).takeUnretainedValue()"), SourceCase("a.value(forKey: \"b\")"),
    SourceCase("a.setValue(1, forKey: \"b\")"),
    SourceCase("a.setValue(1, forKeyPath: #keyPath(A.b.c))", "a.setValue(1, forKeyPath: \"b.c\")"),
    SourceCase(
      "a.addObserver(b, forKeyPath: #keyPath(UIView.frame), options: [.new], context: nil)",
      "a.addObserver(b, forKeyPath: \"frame\", options: [.new], context: nil)"),
    SourceCase("let c = a.observe(\\.frame) { _, _ in }"),
    SourceCase("a.removeObserver(b, forKeyPath: \"frame\")"),
    SourceCase(
      "NotificationCenter.default.addObserver(self, selector: #selector(A.b), name: .c, object: nil)",
      "NotificationCenter.default.addObserver(self, selector: Selector(\"b\"), name: .c, object: nil)"),
    SourceCase("NotificationCenter.default.removeObserver(self)"),
    SourceCase(
      "let c = CADisplayLink(target: self, selector: #selector(A.b))",
      "let c = CADisplayLink(target: self, selector: Selector(\"b\"))"),
    SourceCase(
      "d.addTarget(self, action: #selector(A.b), for: .touchUpInside)",
      "d.addTarget(self, action: Selector(\"b\"), for: .touchUpInside)"),
    SourceCase(
      "let c = UITapGestureRecognizer(target: self, action: #selector(A.b))",
      "let c = UITapGestureRecognizer(target: self, action: Selector(\"b\"))"),
    SourceCase(
      "method_exchangeImplementations(b, c)", "method_exchangeImplementations(b, c)", ["1:3 exchanged-method"]
    ).needingStandIns,
    SourceCase(
      "class_addMethod(A.self, b, c, d)", "class_addMethod(A.self, b, c, d)", ["1:3 exchanged-method"]
    ).needingStandIns,
    SourceCase(
      "let c = class_replaceMethod(A.self, b, c, d)", "let c = class_replaceMethod(A.self, b, c, d)",
      ["1:11 exchanged-method"]
    ).needingStandIns,
    SourceCase("method_setImplementation(b, c)", "method_setImplementation(b, c)", ["1:3 exchanged-method"])
      .needingStandIns,
    SourceCase("let c = class_getInstanceMethod(A.self, b)", nil).needingStandIns,
    SourceCase("objc_sync_enter(a)\n  defer { objc_sync_exit(a) }", nil).needingStandIns,
    SourceCase("a.performSelector(inBackground: b, with: nil)", nil).needingStandIns,
    SourceCase("let c: NSInteger = 1", nil).needingStandIns,
    SourceCase("let c: NSUInteger = 1", nil).needingStandIns,
    SourceCase("let c = object_getClass(a)", nil).needingStandIns,
    SourceCase("let c = try NSDataDetector(types: 1)", nil).needingStandIns,
    SourceCase(
      "Timer.scheduledTimer(timeInterval: 1, target: a, selector: b, userInfo: nil, repeats: true)", nil
    ).needingStandIns,
    SourceCase("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"),
    SourceCase("objc_setAssociatedObject(a, &b, c, .OBJC_ASSOCIATION_RETAIN)"),
    SourceCase("DispatchQueue.main.async { a.b() }"),
    SourceCase("a.layer.setValue(1, forKeyPath: \"transform.scale\")"),
    SourceCase("autoreleasepool { a.b() }"),
  ]

  private static let standIns: [SourceCase] = [
    SourceCase(
      "import Foundation\nlet a: NSInteger = 1\n",
      "import Foundation; import ProjectStandIns\nlet a: NSInteger = 1\n"),
    SourceCase(
      "import Foundation\nfunc f() { objc_sync_enter(a) }\n",
      "import Foundation; import ProjectStandIns\nfunc f() { objc_sync_enter(a) }\n"),
    SourceCase("import os\nimport UIKit\n", "\nimport UIKit; import ProjectStandIns\n"),
    SourceCase(
      "import OSLog\nlet a = Logger()\n", "import UIKit; import ProjectStandIns\nlet a = Logger()\n"),
    SourceCase(
      "import UIKit; import os.log\nlet a = OSLog.default\n",
      "import UIKit; import ProjectStandIns; \nlet a = OSLog.default\n"),
    SourceCase(
      "import Foundation\nlet a = Selector(\"b\")\n",
      "import Foundation; import UIKit\nlet a = Selector(\"b\")\n"),
    SourceCase(
      "import Foundation\nobjc_setAssociatedObject(a, &b, c, d)\n",
      "import Foundation; import UIKit\nobjc_setAssociatedObject(a, &b, c, d)\n"),
    SourceCase("import UIKit\nimport ProjectStandIns\nlet a: NSInteger = 1\n"),
    SourceCase("import Foundation\nlet a = 1\n"), SourceCase("let a = 1\n"),
    SourceCase("import Foundation\n// NSInteger\nlet a = \"NSInteger\"\n"),
  ]
}

extension SourceCase {
  /// The same case, if its import has to become two.
  fileprivate var needingStandIns: SourceCase {
    var found = self
    found.files = files.map { file in
      var found = file
      found.importLine = "import UIKit; import ProjectStandIns\nfunc f(a: A) {\n  "
      return found
    }
    return found
  }
}
