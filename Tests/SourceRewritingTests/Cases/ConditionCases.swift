import ProjectSources
import SourceRewriting
import Testing

/// Conditions of `#if`: what they become, and which code the build has by them.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct ConditionCases {
  @Test(arguments: conditions) func values(_ example: SourceCase) throws { try example.check() }

  @Test(arguments: places) func elsewhere(_ example: SourceCase) throws { try example.check() }

  /// A class with an action under a condition, and one otherwise. The actions of the build become callable, and code that is not part of
  /// it stays as it is.
  ///
  /// - Parameter value: nil if it depends on settings of the build.
  private static func condition(
    _ condition: String, _ expected: String? = nil, _ value: Bool?, _ framework: ProjectFramework = .uiKit,
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    let expected = expected ?? condition
    let lines = { (condition: String, first: String, second: String) in
      "import \(framework.rawValue)\nclass A: NSObject {\n  #if \(condition)\n  \(first)func a() {}\n  #else\n"
        + "  \(second)func b() {}\n  #endif\n"
    }
    let (a, b) = (Self.call("a"), Self.call("b"))
    let calls =
      switch value {
      case true?: a
      case false?: b
      case nil: "\n#if (\(expected))\n\(a)\n#endif\n\n#if !(\(expected))\n\(b)\n#endif\n"
      }
    let member =
      "@MainActor func perform(_ action: Selector, from sender: Any?) -> Bool { \(calls)return false }"
    let end =
      value == nil ? "\n\(member)\n#sourceLocation(file: \"/Module/File.swift\", line: 8)\n" : member + " "
    return SourceCase(
      lines(condition, "@objc ", "@objc ") + "}\n",
      lines(expected, value == false ? "@objc " : "", value == true ? "@objc " : "")
        + "\(end)}\nextension A: NamedActions {}\n", [], framework, place: place)
  }

  private static func call(_ name: String) -> String {
    "if action == \"\(name)\" { self.\(name)(); return true }; "
  }

  private static let conditions: [SourceCase] = [
    condition("os(iOS)", "true", true), condition("!os(iOS)", "!true", false), condition("os(macOS)", false),
    condition("os(OSX)", false), condition("os(tvOS)", false), condition("os(watchOS)", false),
    condition("os(visionOS)", false), condition("os(Linux)", true), condition("!os(Linux)", false),
    condition("os(Windows)", false), condition("os( iOS )", "true", true),
    condition("os(iOS) || os(tvOS)", "true || os(tvOS)", true),
    condition("os(tvOS) || os(iOS)", "os(tvOS) || true", true),
    condition("os(iOS)||os(tvOS)", "true||os(tvOS)", true),
    condition("os(iOS) && os(tvOS)", "true && os(tvOS)", false),
    condition("(os(iOS))", "(true)", true), condition("!(os(iOS) || os(tvOS))", "!(true || os(tvOS))", false),
    condition("os(macOS) || os(tvOS)", false), condition("!os(macOS)", true),
    condition("!os(macOS) && !os(tvOS)", true), condition("os(macOS) && DEBUG", false),
    condition("DEBUG", nil), condition("!DEBUG", nil), condition("DEBUG || os(iOS)", "DEBUG || true", true),
    condition("DEBUG && os(iOS)", "DEBUG && true", nil),
    condition("DEBUG && !os(iOS)", "DEBUG && !true", false),
    condition("os(iOS) && DEBUG || os(tvOS)", "true && DEBUG || os(tvOS)", nil),
    condition("os(tvOS) && DEBUG || os(iOS)", "os(tvOS) && DEBUG || true", true),
    condition("os(iOS) && (DEBUG || BETA)", "true && (DEBUG || BETA)", nil),
    condition("true", true), condition("false", false), condition("true && !false", true),
    condition("targetEnvironment(simulator)", "true", true),
    condition("!targetEnvironment(simulator)", "!true", false),
    condition("os(iOS) && targetEnvironment(simulator)", "true && true", true),
    condition("targetEnvironment(macCatalyst)", false), condition("!targetEnvironment(macCatalyst)", true),
    condition("os(iOS) && !targetEnvironment(macCatalyst)", "true && !targetEnvironment(macCatalyst)", true),
    condition(
      "targetEnvironment(simulator) || targetEnvironment(macCatalyst)",
      "true || targetEnvironment(macCatalyst)", true),
    condition("canImport(UIKit)", true), condition("canImport(AppKit)", false),
    condition("canImport(UIKit.UIView)", "true", true), condition("canImport(AppKit.NSView)", false),
    condition("canImport(Cocoa)", false), condition("!canImport(UIKit)", false),
    condition("canImport(UIKit) && !os(watchOS)", true), condition("canImport(SwiftUI)", false),
    condition("canImport(Combine)", false), condition("canImport(ObjectiveC)", false),
    condition("canImport(Darwin)", false), condition("canImport(os)", false),
    condition("canImport(Foundation)", true), condition("canImport(CoreGraphics)", true),
    condition("canImport(MyKit)", nil), condition("canImport(UIKit) || canImport(MyKit)", true),
    condition("swift(>=5)", true), condition("swift(>=5.9)", true), condition("swift(<5.9)", false),
    condition("swift(>=6)", nil), condition("swift(<6)", nil), condition("compiler(>=5.10)", true),
    condition("compiler(>=6)", true), condition("compiler(<6)", false), condition("compiler(>=6.9)", nil),
    condition("!swift(>=5.5)", false), condition("_runtime(_ObjC)", false), condition("arch(arm64)", nil),
    condition("hasFeature(Macros)", nil), condition("os(iOS) && swift(>=5.1)", "true && swift(>=5.1)", true),
    condition("os(macOS)", "true", true, .appKit), condition("os(OSX)", "true", true, .appKit),
    condition("os(iOS)", false, .appKit), condition("!os(macOS)", "!true", false, .appKit),
    condition("os(iOS) || os(macOS)", "os(iOS) || true", true, .appKit),
    condition("canImport(AppKit)", true, .appKit), condition("canImport(Cocoa)", true, .appKit),
    condition("canImport(UIKit)", false, .appKit), condition("targetEnvironment(simulator)", false, .appKit),
    condition("targetEnvironment(macCatalyst)", false, .appKit),
    condition("canImport(AppKit) && !targetEnvironment(macCatalyst)", true, .appKit),
  ]

  /// The same where no value but nil and the text differ.
  private static func condition(
    _ text: String, _ value: Bool?, _ framework: ProjectFramework = .uiKit,
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase { condition(text, nil, value, framework, place: place) }

  private static let places: [SourceCase] = [
    SourceCase("#if os(iOS) // phones\nlet a = 1\n#endif\n", "#if true // phones\nlet a = 1\n#endif\n"),
    SourceCase(
      "#if os(macOS)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#else\nlet a = 3\n#endif\n",
      "#if os(macOS)\nlet a = 1\n#elseif true\nlet a = 2\n#else\nlet a = 3\n#endif\n"),
    SourceCase(
      "#if os(iOS)\n#if DEBUG && os(iOS)\nlet a = 1\n#endif\n#endif\n",
      "#if true\n#if DEBUG && true\nlet a = 1\n#endif\n#endif\n"),
    // Code that is not compiled stays.
    SourceCase("#if os(macOS)\n#if os(iOS)\nlet a = #selector(b)\n#endif\n#endif\n"),
    SourceCase("#if os(macOS)\nimport SwiftUI\n@objc class A {}\n#endif\n"),
    SourceCase(
      "func f(a: A) {\n  a.b()\n    #if os(iOS)\n    .c()\n    #endif\n    .d()\n}\n",
      "func f(a: A) {\n  a.b()\n    #if true\n    .c()\n    #endif\n    .d()\n}\n"),
    SourceCase(
      "func f(a: A) {\n  switch a {\n  #if os(iOS)\n  case .b: break\n  #endif\n  default: break\n  }\n}\n",
      "func f(a: A) {\n  switch a {\n  #if true\n  case .b: break\n  #endif\n  default: break\n  }\n}\n"),
    SourceCase(
      "enum A {\n  #if os(iOS)\n  case b\n  #endif\n  case c\n}\n",
      "enum A {\n  #if true\n  case b\n  #endif\n  case c\n}\n"),
    SourceCase("#if os(iOS)\n@MainActor\n#endif\nclass A {}\n", "#if true\n@MainActor\n#endif\nclass A {}\n"),
    SourceCase(
      "#if os(iOS) && !DEBUG\nlet a = 1\n#elseif !os(iOS)\n@objc class B {}\n#endif\n",
      "#if true && !DEBUG\nlet a = 1\n#elseif !true\n@objc class B {}\n#endif\n"),
    SourceCase("func f() { if #available(iOS 15, *) {} else {} }\n"),
    SourceCase("@available(iOS 13, *)\n@available(macOS, unavailable)\nclass A {}\n"),
    SourceCase("let os = 1, a = os + b(os(iOS))\n"), SourceCase("// #if os(iOS)\nlet a = \"#if os(iOS)\"\n"),
    SourceCase(
      "#if os(iOS)\nimport UIKit\ntypealias A = UIView\n#elseif os(macOS)\nimport AppKit\ntypealias A = NSView\n#endif\n",
      "#if true\nimport UIKit\ntypealias A = UIView\n#elseif os(macOS)\nimport AppKit\ntypealias A = NSView\n#endif\n"
    ),
    SourceCase(
      "#if os(iOS)\nimport UIKit\n#elseif os(macOS)\nimport AppKit\n#endif\n",
      "#if os(iOS)\nimport UIKit\n#elseif true\nimport AppKit\n#endif\n", [], .appKit),
    SourceCase(
      "#if !os(iOS)\n@UIApplicationMain class A {}\n#endif\n",
      "#if !true\n@UIApplicationMain class A {}\n#endif\n"),
    SourceCase(
      "#if os(iOS)\n@UIApplicationMain class A {}\n#else\n@NSApplicationMain class A {}\n#endif\n",
      "#if os(iOS)\n@UIApplicationMain class A {}\n#else\n@main class A {}\n#endif\n", [], .appKit),
    SourceCase("#if canImport(UIKit)\nlet a = 1\n#else\nmethod_exchangeImplementations(a, b)\n#endif\n"),
  ]
}
