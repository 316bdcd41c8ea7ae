import SourceRewriting
import Testing

/// Where apps start, and the bundles of their resources.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct EntryPointCases {
  @Test(arguments: marks) func delegates(_ example: SourceCase) throws { try example.importing.check() }

  @Test(arguments: calls) func programs(_ example: SourceCase) throws { try example.importing.check() }

  private static let entry = "entry-point"
  private static let delegate = "UIResponder, UIApplicationDelegate {}\n"

  /// A class that loses its mark.
  private static func marked(
    _ code: String, _ expected: String, at place: String = "1:1", line: SourceLocation = #_sourceLocation
  ) -> SourceCase { SourceCase(code, expected, ["\(place) \(entry)"], place: line) }

  private static func mac(
    _ code: String, _ expected: String? = nil, _ diagnostics: [String] = [],
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase { SourceCase(code, expected, diagnostics, .appKit, place: place) }

  private static let marks: [SourceCase] = [
    marked("@UIApplicationMain class A: \(delegate)", "class A: \(delegate)"),
    marked("@UIApplicationMain\nclass A: \(delegate)", "\nclass A: \(delegate)"),
    marked("@UIApplicationMain\n  class A: \(delegate)", "\n  class A: \(delegate)"),
    marked("@UIApplicationMain final class A: \(delegate)", "final class A: \(delegate)"),
    marked("@UIApplicationMain @objc class A: \(delegate)", "class A: \(delegate)"),
    marked("@objc @UIApplicationMain class A: \(delegate)", "class A: \(delegate)", at: "1:7"),
    marked(
      "@MainActor @UIApplicationMain class A: \(delegate)", "@MainActor class A: \(delegate)", at: "1:12"),
    marked(
      "/// App.\n@UIApplicationMain\nclass A: \(delegate)", "/// App.\n\nclass A: \(delegate)", at: "2:1"),
    marked("@UIApplicationMain // start\nclass A: \(delegate)", "// start\nclass A: \(delegate)"),
    marked("@main class A: \(delegate)", "class A: \(delegate)"),
    marked("@main\nclass A: \(delegate)", "\nclass A: \(delegate)"),
    marked("@main @MainActor final class A: \(delegate)", "@MainActor final class A: \(delegate)"),
    marked(
      "@main class A: UIResponder {}\nextension A: UIApplicationDelegate {}\n",
      "class A: UIResponder {}\nextension A: UIApplicationDelegate {}\n"),
    marked("class B: \(delegate)@main class A: B {}\n", "class B: \(delegate)class A: B {}\n", at: "2:1"),
    marked(
      "@main class A: UIResponder, UIKit.UIApplicationDelegate {}\n",
      "class A: UIResponder, UIKit.UIApplicationDelegate {}\n"),
    marked(
      "#if os(iOS)\n@UIApplicationMain\n#endif\nclass A: \(delegate)",
      "#if true\n\n#endif\nclass A: \(delegate)", at: "2:1"),
    marked(
      "#if DEBUG\n@UIApplicationMain class A: \(delegate)#endif\n", "#if DEBUG\nclass A: \(delegate)#endif\n",
      at: "2:1"),
    marked(
      "@available(iOS 13, *) @UIApplicationMain class A: \(delegate)",
      "@available(iOS 13, *) class A: \(delegate)", at: "1:23"),
    SourceCase("#if canImport(AppKit)\n@NSApplicationMain class A {}\n#endif\n"),
    SourceCase("@main struct A { static func main() {} }\n"),
    SourceCase("@main enum A { static func main() async {} }\n"),
    SourceCase("@main class A: UIResponder, UIApplicationDelegate { static func main() {} }\n"),
    SourceCase("@main class A { class func main() {} }\n"),
    SourceCase("#if os(macOS)\n@NSApplicationMain class A {}\n#endif\n"), SourceCase("class A: \(delegate)"),
    SourceCase("// @UIApplicationMain\nclass A: \(delegate)"), SourceCase("let a = \"@UIApplicationMain\"\n"),
    SourceCase(
      "#if !os(iOS)\n@UIApplicationMain class A {}\n#endif\n",
      "#if !true\n@UIApplicationMain class A {}\n#endif\n"),
    mac("@NSApplicationMain class A: NSObject {}\n", "@main class A: NSObject {}\n"),
    mac("@NSApplicationMain\nclass A: NSObject {}\n", "@main\nclass A: NSObject {}\n"),
    mac("@NSApplicationMain @objc final class A: NSObject {}\n", "@main final class A: NSObject {}\n"),
    mac("@objc @NSApplicationMain class A: NSObject {}\n", "@main class A: NSObject {}\n"),
    mac("@NSApplicationMain // start\nclass A: NSObject {}\n", "@main // start\nclass A: NSObject {}\n"),
    mac("@main class A: NSObject, NSApplicationDelegate {}\n"),
    mac("@main struct A { static func main() {} }\n"),
    mac("#if os(iOS)\n@UIApplicationMain class A {}\n#endif\n"),
    mac(
      "#if os(macOS)\n@NSApplicationMain class A: NSObject {}\n#endif\n",
      "#if true\n@main class A: NSObject {}\n#endif\n"),
    mac(
      "#if DEBUG\n@NSApplicationMain\n#endif\nclass A: NSObject {}\n",
      "#if DEBUG\n@main\n#endif\nclass A: NSObject {}\n"),
  ]

  private static let calls: [SourceCase] = [
    SourceCase(
      "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(A.self))\n", nil,
      ["1:1 \(entry)"]),
    SourceCase(
      "_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\n", nil, ["1:5 \(entry)"]),
    SourceCase(
      "UIApplicationMain(\n  CommandLine.argc, CommandLine.unsafeArgv, nil,\n  nil)\n", nil, ["1:1 \(entry)"]),
    SourceCase("if isTesting {\n  _ = UIApplicationMain(a, b, nil, c)\n}\n", nil, ["2:7 \(entry)"]),
    SourceCase("#if os(macOS)\nUIApplicationMain(a, b, nil, c)\n#endif\n"),
    SourceCase("let a = UIApplicationMain\n"),
    SourceCase("a.UIApplicationMain(b)\n"),
    SourceCase("let window = UIWindow()\nwindow.makeKeyAndVisible()\n"),
    mac("_ = NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)\n"),
    mac("let app = NSApplication.shared\napp.delegate = A()\napp.run()\n"), mac("NSApp.run()\n"),
    mac("NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)\n"),
    mac("autoreleasepool { NSApplication.shared.run() }\n"),
  ]
}

/// `Bundle(for:)` in targets with resources and in others.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct BundleCases {
  @Test(arguments: replaced) func withResources(_ example: SourceCase) throws {
    try example.importing.check()
  }

  @Test(arguments: replaced) func withoutResources(_ example: SourceCase) throws {
    var other = example
    other.hasResources = false
    other.files = example.files.map { CaseFile($0.path, $0.text) }
    try other.importing.check()
  }

  @Test(arguments: others) func otherBundles(_ example: SourceCase) throws { try example.importing.check() }

  @Test(arguments: mainBundles) func mainBundlesOfApps(_ example: SourceCase) throws { try example.check() }

  /// In the module of an app.
  private static func app(
    _ code: String, _ expected: String? = nil, resources: Bool = true,
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    let head = "import UIKit\nclass A: NSObject, UIApplicationDelegate {}\n"
    return SourceCase(
      head + code + "\n", expected.map { head + $0 + "\n" }, resources: resources, place: place)
  }

  private static let mainBundles: [SourceCase] = [
    app("let a = Bundle.main", "let a = Bundle.module"),
    app("let a = Foundation.Bundle.main", "let a = Foundation.Bundle.module"),
    app(
      "let a = Bundle.main.url(forResource: b, withExtension: nil)",
      "let a = Bundle.module.url(forResource: b, withExtension: nil)"),
    app(
      "let a = UIStoryboard(name: b, bundle: Bundle.main)",
      "let a = UIStoryboard(name: b, bundle: Bundle.module)"),
    app("let a = Bundle.main", resources: false), app("let a = DispatchQueue.main"),
    app("let a = Bundle.mainBundle"),
    app("let a = My.Bundle.main"),
    app(
      "let a = NSLocalizedString(\"b\", comment: \"\")",
      "let a = NSLocalizedString(\"b\", bundle: .module, comment: \"\")"),
    app(
      "let a = NSLocalizedString(b, tableName: c, value: d, comment: e)",
      "let a = NSLocalizedString(b, tableName: c, bundle: .module, value: d, comment: e)"),
    app("let a = NSLocalizedString(b, bundle: c, comment: d)"),
    app("let a = NSLocalizedString(b, comment: c)", resources: false),
    SourceCase("import UIKit\nlet a = Bundle.main\n", resources: true),
    SourceCase("import UIKit\nlet a = NSLocalizedString(b, comment: c)\n", resources: true),
    SourceCase(
      "import AppKit\nclass A: NSObject, NSApplicationDelegate {}\nlet a = Bundle.main\n",
      "import AppKit\nclass A: NSObject, NSApplicationDelegate {}\nlet a = Bundle.module\n", [], .appKit,
      resources: true),
  ]

  private static func bundle(
    _ code: String, _ expected: String? = nil, movesWords: Bool = false,
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase(code + "\n", expected.map { $0 + "\n" }, resources: true, movesWords: movesWords, place: place)
  }

  private static let replaced: [SourceCase] = [
    bundle("let a = Bundle(for: A.self)", "let a = Bundle.module"),
    bundle("let a = Bundle.init(for: A.self)", "let a = Bundle.module"),
    bundle("let a: Bundle = .init(for: A.self)", "let a: Bundle = .module"),
    bundle("let a = Foundation.Bundle(for: A.self)", "let a = Foundation.Bundle.module"),
    bundle("let a = Bundle(for: type(of: self))", "let a = Bundle.module"),
    bundle("let a = Bundle(for: Self.self)", "let a = Bundle.module"),
    bundle("let a = Bundle(for: self.classForCoder)", "let a = Bundle.module"),
    bundle("let a = Bundle(for: Outer.Inner.self)", "let a = Bundle.module"),
    bundle("let a = Bundle(for: NSClassFromString(\"A\")!)", "let a = Bundle.module"),
    bundle("let a = Bundle(for: B().c(d))", "let a = Bundle.module"),
    bundle(
      "let a = Bundle(for: A.self).path(forResource: \"b\", ofType: nil)",
      "let a = Bundle.module.path(forResource: \"b\", ofType: nil)"),
    bundle("let a = Bundle(for: A.self).resourceURL!", "let a = Bundle.module.resourceURL!"),
    bundle(
      "let a = UIImage(named: \"b\", in: Bundle(for: A.self), compatibleWith: nil)",
      "let a = UIImage(named: \"b\", in: Bundle.module, compatibleWith: nil)"),
    bundle(
      "let a = UIStoryboard(name: \"b\", bundle: Bundle(for: A.self))",
      "let a = UIStoryboard(name: \"b\", bundle: Bundle.module)"),
    bundle(
      "let a = UINib(nibName: b, bundle: Bundle(for: self))",
      "let a = UINib(nibName: b, bundle: Bundle.module)"),
    bundle(
      "let a = NSLocalizedString(\"b\", bundle: Bundle(for: A.self), comment: \"\")",
      "let a = NSLocalizedString(\"b\", bundle: Bundle.module, comment: \"\")"),
    bundle(
      "super.init(nibName: \"b\", bundle: Bundle(for: A.self))",
      "super.init(nibName: \"b\", bundle: Bundle.module)"),
    bundle("let a = [Bundle(for: A.self), Bundle(for: B.self)]", "let a = [Bundle.module, Bundle.module]"),
    bundle("let a = b ? Bundle(for: A.self) : Bundle.main", "let a = b ? Bundle.module : Bundle.main"),
    bundle(
      "let a = Bundle(for: A.self).loadNibNamed(\"b\", owner: self)?.first as? B",
      "let a = Bundle.module.loadNibNamed(\"b\", owner: self)?.first as? B"),
    bundle("class A { static let b = Bundle(for: A.self) }", "class A { static let b = Bundle.module }"),
    bundle(
      "class A { lazy var b = { Bundle(for: A.self) }() }", "class A { lazy var b = { Bundle.module }() }"),
    bundle(
      "extension Bundle { static var mine: Bundle { Bundle(for: A.self) } }",
      "extension Bundle { static var mine: Bundle { Bundle.module } }"),
    bundle("func f(_ a: Bundle = Bundle(for: A.self)) {}", "func f(_ a: Bundle = Bundle.module) {}"),
    bundle("let a = \"\\(Bundle(for: A.self))\"", "let a = \"\\(Bundle.module)\""),
    bundle(
      "let a = Bundle(\n  for: A.self\n).resourcePath", "let a = Bundle.module\n\n.resourcePath",
      movesWords: true),
    bundle("let a = Bundle( for : A.self ) // b", "let a = Bundle.module // b"),
    bundle(
      "guard let a = Bundle(for: A.self).url(forResource: \"b\", withExtension: \"c\") else { fatalError() }",
      "guard let a = Bundle.module.url(forResource: \"b\", withExtension: \"c\") else { fatalError() }"),
    bundle("if Bundle(for: A.self) == Bundle.main {}", "if Bundle.module == Bundle.main {}"),
    bundle("switch Bundle(for: A.self) { default: break }", "switch Bundle.module { default: break }"),
    bundle(
      "let a = try Data(contentsOf: Bundle(for: A.self).bundleURL)",
      "let a = try Data(contentsOf: Bundle.module.bundleURL)"),
    bundle("let a = (Bundle(for: A.self))", "let a = (Bundle.module)"),
    bundle("print(Bundle(for: A.self) as Any)", "print(Bundle.module as Any)"),
  ]

  private static let others: [SourceCase] = [
    bundle("let a = Bundle.main"), bundle("let a = Bundle.module"), bundle("let a = Bundle(path: \"b\")"),
    bundle("let a = Bundle(url: b)"), bundle("let a = Bundle(identifier: \"b\")"), bundle("let a = Bundle()"),
    bundle("let a = MyBundle(for: A.self)"), bundle("let a = bundle(for: A.self)"),
    bundle("let a = b.Bundle(for: A.self)"),
    bundle("let a = Bundle(for: A.self, b: 1)"), bundle("let a = Bundle.allBundles"),
    bundle("// Bundle(for: A.self)"),
    bundle("let a = \"Bundle(for: A.self)\""), bundle("let a: (AnyClass) -> Bundle = Bundle.init(for:)"),
    bundle("#if os(macOS)\nlet a = Bundle(for: A.self)\n#endif"), bundle("let a: A = .init(for: A.self)"),
  ]
}
