import ProjectSources
import SourceRewriting
import Testing

/// Constructs that change where they stand. The expected code is what `docs/clients.md` lists as edits for Linux.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct LocalEditTests {
  @Test(arguments: [
    ("@objc var a = 1", "var a = 1"), ("@objc(isA) dynamic var a = 1", "var a = 1"),
    ("@IBOutlet private weak var a: UIView!", "private weak var a: UIView!"),
    ("@IBInspectable @GKInspectable var a = 1", "var a = 1"),
    ("@objc\npublic enum A: Int { case a }", "\npublic enum A: Int { case a }"),
    ("@IBDesignable @MainActor final class A: UIView {}", "@MainActor final class A: UIView {}"),
    ("@nonobjc static let a = 1", "static let a = 1"),
  ])
  func attributes(text: String, expected: String) throws {
    #expect(try rewritten("import UIKit\n\(text)\n") == "import UIKit\n\(expected)\n")
  }

  @Test(arguments: [
    "", "import UIKit\n", "// @objc\n/* #selector(a) */ let a = \"@objc\"",
    "import UIKit\r\nclass A: UIView {\r\n  override func layoutSubviews() { super.layoutSubviews() }\r\n}\r\n",
    "import UIKit\n#if os(Linux) || targetEnvironment(macCatalyst)\n#endif\nlet dynamic = 1, optional = 2\n",
    "let callback: ((Int) -> Void)? = nil\nfunc f(_ a: A) { a.callback?(1); callback?(2) }",
    "struct A { func perform() {} }\nlet 名前 = \"ü\"\n", "class {{{ (", "#if os(tvOS)\n",
  ])
  func otherCodeIsUnchanged(text: String) throws {
    #expect(try rewritten(text) == text)
    #expect(try result(["/p/File.swift": text]).sources.isEmpty)
  }

  @Test(arguments: [
    ("#selector(save)", "save:"), ("#selector(save(_:))", "save:"), ("#selector(Form.save)", "save:"),
    ("#selector(self.close)", "close"), ("#selector(close as () -> Void)", "close"),
    ("#selector(named)", "otherName:"), ("#selector(getter: title)", "title"),
    ("#selector(setter: title)", "setTitle:"), ("#selector(UIView.layoutIfNeeded)", "layoutIfNeeded"),
    ("#selector(UIResponder.copy(_:))", "copy:"), ("#selector(tap(sender:for:))", "tapWithSender:for:"),
    ("#selector(UIResponderStandardEditActions.paste)", "paste:"),
  ])
  func selectors(expression: String, name: String) throws {
    let text =
      "import UIKit\nclass Form: UIViewController { let all = [\(expression)]; func save(_ sender: Any) {}; "
      + "func close() {}; @objc(otherName:) func named(_ a: Any?) {} }"
    #expect(try rewritten(text).contains("[Selector(\"\(name)\")]"))
  }

  @Test(arguments: [
    ("#keyPath(CALayer.position)", "position"), ("#keyPath(UIKit.UIView.layer.bounds)", "layer.bounds"),
    ("#keyPath(title)", "title"),
  ])
  func keyPaths(expression: String, keys: String) throws {
    #expect(try rewritten("let a = \(expression)") == "let a = \"\(keys)\"")
  }

  /// As square/Paralayout calls it in an extension that has a `round` of its type.
  @Test func functionsOfC() throws {
    #expect(
      try rewritten("import UIKit\nlet a = Darwin.round(1.5)\n").hasSuffix("let a = Foundation.round(1.5)\n"))
  }

  /// The header of a framework, which Xcode writes, exports UIKit (cashapp/stagehand's tests).
  @Test func frameworksExportUIKit() throws {
    let text = "import Kit\nlet a = UIView()\n"
    let sources = try result(["/p/A.swift": text], modules: ["Kit"]).sources
    #expect(sources.first?.text.hasPrefix("import Kit; import UIKit\n") == true)
    #expect(try result(["/p/A.swift": text]).sources.isEmpty)
  }

  /// XCTest finds tests itself, also on Linux.
  @Test func listsOfTests() throws {
    let list = "#if os(Linux)\nextension T { static var allTests: [Int] { [] } }\n#endif\n"
    #expect(try rewritten(list) == list.replacing("os(Linux)", with: "false"))
    let other = list.replacing("allTests", with: "others")
    #expect(try rewritten(other) == other)
  }

  @Test(arguments: [
    (ProjectFramework.uiKit, "true", "os(macOS)", "os(OSX)"), (.appKit, "os(iOS)", "true", "true"),
  ])
  func conditions(framework: ProjectFramework, iOS: String, macOS: String, oldName: String) throws {
    let text = "#if os(iOS) || os(tvOS)\n#elseif !os(macOS) && (DEBUG || os(OSX))\n#endif\n"
    #expect(
      try rewritten(text, framework: framework)
        == "#if \(iOS) || os(tvOS)\n#elseif !\(macOS) && (DEBUG || \(oldName))\n#endif\n")
  }

  @Test(arguments: [
    ("import ObjectiveC.runtime\nimport Foundation", "\nimport Foundation"),
    (
      "import Foundation\nlet a: CGPath? = nil",
      "import Foundation; import CoreGraphics\nlet a: CGPath? = nil"
    ),
    ("import Foundation\nlet a: CGRect? = nil", "import Foundation\nlet a: CGRect? = nil"),
    ("import Foundation\nautoreleasepool {}", "import Foundation; import UIKit\nautoreleasepool {}"),
    ("import MetalKit\nlet a: CGPoint", "import UIKit\nlet a: CGPoint"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    (
      "import Foundation // a\nlet a: URLSession? = nil",
      "import Foundation; import FoundationNetworking // a\nlet a: URLSession? = nil"
    ),
    ("import UIKit\nlet a: XMLParser? = nil", "import UIKit; import FoundationXML\nlet a: XMLParser? = nil"),
    ("import Foundation\nlet a = #selector(b)", "import Foundation; import UIKit\nlet a = Selector(\"b\")"),
    ("// a\nlet a = #selector(b)", "// a\nimport UIKit; let a = Selector(\"b\")"),
  ])
  func imports(text: String, expected: String) throws {
    #expect(try rewritten(text) == expected)
  }

  @Test func missingModules() throws {
    #expect(try rewritten("import AVKit\nimport UIKit") == "\nimport UIKit")
    #expect(try rewritten("import os.log\nimport UIKit") == "\nimport UIKit; import ProjectStandIns")
    #expect(
      try rewritten("import os // log\nlet a = 1") == "import UIKit; import ProjectStandIns // log\nlet a = 1"
    )
    #expect(
      try rewritten(
        "import UIKit\nTimer(timeInterval: 1, target: a, selector: b, userInfo: nil, repeats: true)"
      )
      .hasPrefix("import UIKit; import ProjectStandIns\n"))
    let guarded = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport UIKit"
    #expect(try rewritten(guarded) == guarded)
  }

  @Test func codeOfMissingModules() throws {
    let found = try result([
      "/p/A.swift":
        "import UIKit\nimport SwiftUI\nstruct A: View {\n  let b = 1\n}\nclass B: UIView {\n  func show(_ view: any View) {}\n  var c = 1\n}\n",
      "/p/B.swift":
        "import UIKit\nstruct C { let a: A? }\nextension A {}\nfunc d() -> C {}\nfunc e() {}\n#Preview { E() }\nlet View = 1\n",
    ])
    #expect(
      found.sources.map(\.text) == [
        "import UIKit\nimport UIKit\n\n\n\nclass B: UIView {\n  \n  var c = 1\n}\n",
        "import UIKit\n\n\n\nfunc e() {}\n\nlet View = 1\n",
      ])
    let places = found.diagnostics.map { "\($0.path):\($0.line):\($0.column)" }
    #expect(
      places == [
        "/p/A.swift:3:1", "/p/A.swift:7:3", "/p/B.swift:2:1", "/p/B.swift:3:1", "/p/B.swift:4:1",
        "/p/B.swift:6:1",
      ])
    #expect(Set(found.diagnostics.map(\.construct)) == [.missingModule])
  }

  @Test func testsSeeTheFramework() throws {
    #expect(
      try rewritten("import XCTest\nlet a = UIView()", framework: .appKit)
        == "import XCTest; import AppKit\nlet a = UIView()")
  }

  @Test func bundlesOfClassesWithResources() throws {
    let text = "let a = Bundle(for: Form.self), b = Bundle(path: \"a\")"
    #expect(try rewritten(text) == text)
    #expect(try rewritten(text, hasResources: true) == "let a = Bundle.module, b = Bundle(path: \"a\")")
  }

  @Test func entryPoints() throws {
    #expect(try rewritten("@NSApplicationMain class A: NSObject {}") == "@main class A: NSObject {}")
    let found = try result(["/p/A.swift": "\n  @UIApplicationMain class A: UIResponder {}"])
    #expect(found.sources.map(\.text) == ["\n  class A: UIResponder {}"])
    #expect(
      found.diagnostics.map { "\($0.path):\($0.line):\($0.column) \($0.construct)" } == [
        "/p/A.swift:2:3 entryPoint"
      ])
  }

  @Test(arguments: [
    ("type(of: a).description()", "NSStringFromClass(type(of: a))"),
    ("type(of: a)\n  .description()", "NSStringFromClass(type(of: a))\n"),
    ("a.description()", "a.description()"),
    ("type(of: a).description", "type(of: a).description"),
    ("type(of: a).description(b)", "type(of: a).description(b)"),
  ])
  func namesOfClasses(call: String, expected: String) throws {
    #expect(try rewritten("import UIKit\nlet b = \(call)\n") == "import UIKit\nlet b = \(expected)\n")
  }

  @Test(arguments: [
    ("a.target?.perform(b, with: nil)", "(a.target as? NSObject)?.perform(b, with: nil)"),
    ("target?.responds(to: b)", "(target as? NSObject)?.responds(to: b)"),
    ("testTarget?.perform(c)", "(testTarget as? NSObject)?.perform(c)"),
    ("a.draggingPasteboard()", "a.draggingPasteboard()"),
    ("a.target.perform(b)", "a.target.perform(b)"), ("a.view?.perform(b)", "a.view?.perform(b)"),
  ])
  func targets(call: String, expected: String) throws {
    #expect(try rewritten("import UIKit\nlet b = \(call)\n") == "import UIKit\nlet b = \(expected)\n")
  }

  @Test(arguments: [
    ("CGFloat", "abs(self)", "Swift.abs(self)"), ("CGFloat", "Swift.abs(self)", "Swift.abs(self)"),
    ("CGFloat", "self.abs(1)", "self.abs(1)"), ("Double", "abs(self)", "abs(self)"),
  ])
  func absoluteValues(type: String, call: String, expected: String) throws {
    let head = "import UIKit\nextension \(type) { var a: Self { "
    #expect(try rewritten("\(head)\(call) } }\n") == "\(head)\(expected) } }\n")
  }

  @Test(arguments: [
    ("(a as AnyObject).doubleValue", "DynamicObject(a as AnyObject).doubleValue"),
    (
      "(a as AnyObject).count + (c as AnyObject).length",
      "DynamicObject(a as AnyObject).count + DynamicObject(c as AnyObject).length"
    ),
    ("(a[b]! as AnyObject).cgRectValue!", "DynamicObject(a[b]! as AnyObject).cgRectValue!"),
    ("a.map { $0 as AnyObject }?.count", "a.map { $0 as AnyObject }.map(DynamicObject.init)?.count"),
  ])
  func membersOfAnyObject(call: String, expected: String) throws {
    #expect(
      try rewritten("import UIKit\nlet b = \(call)\n")
        == "import UIKit; import ProjectStandIns\nlet b = \(expected)\n")
  }

  @Test(arguments: [
    "(a as? AnyObject)?.doubleValue", "(a as AnyObject).name", "(a as B).doubleValue", "a.doubleValue",
  ])
  func otherMembers(call: String) throws {
    #expect(try rewritten("import UIKit\nlet b = \(call)\n") == "import UIKit\nlet b = \(call)\n")
  }

  @Test(arguments: [
    ("f(a.fulfill)", "f({ a.fulfill() })"), ("a.fulfill()", "a.fulfill()"), ("fulfill", "fulfill"),
    ("NSMutableString()", "NSMutableString(capacity: 0)"),
    ("Timer()", "Timer(timeInterval: 0, repeats: false, block: { _ in })"),
    ("NSMutableString(string: a)", "NSMutableString(string: a)"),
    ("ProcessInfo().arguments", "ProcessInfo.processInfo.arguments"),
    ("#imageLiteral(resourceName: \"a\")", "UIImage(imageLiteralResourceName: \"a\")"),
    ("testTarget?.performed(b)", "testTarget?.performed(b)"),
    ("animator.addCompletion? { _ in }", "(animator.addCompletion { _ in } as Optional)"),
    ("animator.addOther? { _ in }", "animator.addOther? { _ in }"),
  ])
  func changedCalls(call: String, expected: String) throws {
    #expect(try rewritten("import UIKit\nlet b = \(call)\n") == "import UIKit\nlet b = \(expected)\n")
  }

  /// Names that the frameworks export on Apple's systems, and the compiler bridges.
  @Test func namesOfAttributes() throws {
    #expect(
      try rewritten("import UIKit\nlet b = kCTKernAttributeName as NSAttributedString.Key\n")
        == "import UIKit; import UIKitStandIns\nlet b = NSAttributedString.Key(kCTKernAttributeName)\n")
    #expect(
      try rewritten("import UIKit\nlet b = kCTKernAttributeName as String\n")
        == "import UIKit; import UIKitStandIns\nlet b = kCTKernAttributeName as String\n")
  }

  // MARK: Combine

  private static let model = "class A: ObservableObject { @Published var b = 1 }"

  /// Without observers, classes that only views of SwiftUI observe become plain ones.
  @Test func observablesBecomePlain() throws {
    let found = try result(["/p/A.swift": "import Combine\n\(Self.model)\n"])
    #expect(found.sources.map(\.text) == ["import UIKit\nclass A { var b = 1 }\n"])
    #expect(found.diagnostics.map(\.construct) == [.missingModule])
    #expect(
      try rewritten("import Foundation\nclass A: B, ObservableObject {}\nclass C: ObservableObject, D {}\n")
        == "import Foundation\nclass A: B {}\nclass C:  D {}\n")
  }

  @Test(arguments: ["$b.c", "a.objectWillChange", "let d: AnyCancellable"])
  func observedClassesStay(code: String) throws {
    let files = [
      "/p/A.swift": "import Foundation\n\(Self.model)\n", "/p/B.swift": "import UIKit\nf { \(code) }\n",
    ]
    #expect(try rewritten(files)["/p/A.swift"] == files["/p/A.swift"])
  }

  @Test func openCombine() throws {
    let inputs = [
      "import Combine\n\(Self.model)\n", "import Foundation\n\(Self.model)\n", "import Combine\nf(a.$b)\n",
    ]
    let rewriter = SourceRewriter(framework: .uiKit, usesOpenCombine: true)
    let found = try #require(
      rewriter.rewrite(
        inputs.enumerated().map { SourceInput(path: "/p/\($0).swift", module: "Module", text: $1) }))
    #expect(
      found.sources.map(\.text) == [
        "import OpenCombineShim; import Foundation\n\(Self.model)\n",
        "import Foundation; import OpenCombineShim\n\(Self.model)\n",
        "import OpenCombineShim; import Foundation\nf(a.$b)\n",
      ])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func conditionsAndPublishersOfOpenCombine() throws {
    let rewriter = SourceRewriter(framework: .uiKit, usesOpenCombine: true)
    let text =
      "import UIKit\n#if canImport(Combine) && !DEBUG\nimport Combine\nlet a = view.publisher(for: \\.frame)\n#endif\n"
    let found = try #require(
      rewriter.rewrite([SourceInput(path: "/p/A.swift", module: "Module", text: text)]))
    #expect(
      found.sources.map(\.text) == [
        "import UIKit; import AutoLayoutUIKit\n#if true && !DEBUG\nimport OpenCombineShim; import Foundation\nlet a = view.publisher(for: \\.frame)\n#endif\n"
      ])
  }

  // MARK: XCTest

  /// Activities are those of the file's own types, which do nothing besides.
  @Test func activitiesOfTests() throws {
    let text =
      "import XCTest\nclass A: XCTestCase { func testA() { XCTContext.runActivity(named: \"a\") { _ in } } }\n"
    let result = try rewritten(text)
    #expect(result.hasPrefix(text))
    #expect(result.contains("fileprivate enum XCTContext { static func runActivity<R>("))
  }

  @Test func measurementsWithOptions() throws {
    let text =
      "import XCTest\nclass A: XCTestCase { func testA() { measure(metrics: [XCTClockMetric()]) {} } }\n"
    let found = try rewritten(text)
    #expect(found.hasPrefix(text) && found.contains("fileprivate final class XCTMeasureOptions"))
    #expect(
      try result(["/p/A.swift": text.replacing("metrics: [XCTClockMetric()]", with: "")]).sources.isEmpty)
  }

  @Test func expectedFailures() throws {
    let text = "import XCTest\nclass A: XCTestCase {\n  func testA() { XCTExpectFailure(\"\") }\n}\n"
    let found = try result(["/p/A.swift": text])
    #expect(found.sources.first?.text.contains("fileprivate func XCTExpectFailure<R>(") == true)
    #expect(found.diagnostics.map { "\($0.line):\($0.column) \($0.construct)" } == ["3:18 expectedFailure"])
    #expect(try result(["/p/A.swift": "import XCTest\n// XCTExpectFailure\n"]).sources.isEmpty)
  }
}
