import Foundation
import SourceRewriting
import Testing

/// Optional requirements and their calls.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct OptionalRequirementTests {
  @Test func methodsWithoutResult() throws {
    let text =
      "@objc public protocol D: B {\n  func a()\n  @objc optional func b(_ c: Int)\n}\nfunc f(d: D?) { d?.b?(1) }\n"
    #expect(
      try rewritten(text)
        == "public protocol D: B, AnyObject {\n  func a()\n  func b(_ c: Int)\n}\nfunc f(d: D?) { d?.b(1) }\n"
        + "public extension D { func b(_ c: Int) {} }\n")
  }

  @Test func methodsWithResult() throws {
    let text =
      "@objc protocol D {\n  @objc optional func b(_ a: Int,\n    c: Int) -> Int\n}\n"
      + "class E: NSObject, D {\n  func b(_ a: Int, c: Int) -> Int { c }\n}\nclass F: NSObject, D {}\n"
      + "func f(d: D) -> Int { d.b?(0, c: 1) ?? d.b!(0, c: 2) }\nfunc g(d: D?, e: E) -> Any? { _ = e.b(_:c:); return d?.b(_:c:) }\n"
    let property = "var __optional_b_c: ((Int, Int) -> Int)?"
    #expect(
      try rewritten(text) == "protocol D: AnyObject {\n  \(property) { get }\n\n}\n"
        + "class E: NSObject, D {\n  func b(_ a: Int, c: Int) -> Int { c }\n\(property) { self.b(_:c:) } }\nclass F: NSObject, D {}\n"
        + "func f(d: D) -> Int { d.__optional_b_c?(0, 1) ?? d.__optional_b_c!(0, 2) }\nfunc g(d: D?, e: E) -> Any? { _ = e.b(_:c:); return d?.__optional_b_c }\n"
        + "extension D { \(property) { nil } }\n")
  }

  /// Methods that differ in types only: functions with optional results, of which a class has those that it implements.
  @Test func overloads() throws {
    let text =
      "@objc protocol D {\n  @objc optional func b(_ a: E, for c: Int) -> Int\n  @objc optional func b(_ a: E, for c: String) -> Int\n}\n"
      + "class E: NSObject, D {\n  func b(_ a: E, for c: String) -> Int { 1 }\n}\n"
      + "func f(d: D?, e: E) -> Int { d?.b?(e, for: 1) ?? d?.b?(e, for: \"\") ?? 0 }\n"
    let functions = ["Int", "String"].map { "func __optional_b_for(_ a0: E, _ a1: \($0)) -> Int?" }
    #expect(
      try rewritten(text) == "protocol D: AnyObject {\n  \(functions[0])\n  \(functions[1])\n}\n"
        + "class E: NSObject, D {\n  func b(_ a: E, for c: String) -> Int { 1 }\n\(functions[1]) { self.b(a0, for: a1) } }\n"
        + "func f(d: D?, e: E) -> Int { d?.__optional_b_for(e, 1) ?? d?.__optional_b_for(e, \"\") ?? 0 }\n"
        + "extension D { \(functions[0]) { nil } }\nextension D { \(functions[1]) { nil } }\n")
  }

  @Test func properties() throws {
    let text =
      "@objc protocol D: NSObjectProtocol {\n  @objc optional var a: Int? { get set }\n  @objc optional var b: Int { get }\n}\n"
    let found = try result(["/p/A.swift": text])
    #expect(
      found.sources.map(\.text) == [
        "protocol D: NSObjectProtocol {\n  var a: Int? { get set }\n  var b: Int { get }\n}\nextension D { var a: Int? { get { nil } set {} } }\n"
      ])
    #expect(found.diagnostics.map { "\($0.line):\($0.column) \($0.construct)" } == ["3:3 optionalProperty"])
  }

  @Test(arguments: [
    ("d?.tableView?(t, didSelectRowAt: p)", "d?.tableView(t, didSelectRowAt: p)"),
    ("d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll(s)"),
    ("d.scrollViewDidScroll!(s)", "d.scrollViewDidScroll(s)"),
    ("let n = d.numberOfSections?(in: t) ?? 1", "let n = (d.numberOfSections(in: t) as Optional) ?? 1"),
    ("let n = d?.numberOfSections?(in: t) ?? 1", "let n = d?.numberOfSections(in: t) ?? 1"),
  ])
  func callsOfTheSystemsMethods(text: String, expected: String) throws {
    #expect(try rewritten(text) == expected)
  }

  /// The list of names in the sources and the tables of delegates.
  @Test func allMethodsWithoutLabelsAreKnown() throws {
    let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../docs")
    for table in ["delegates-ios.tsv", "delegates-mac.tsv"] {
      let text = try String(contentsOf: docs.appendingPathComponent(table), encoding: .utf8)
      for line in text.split(separator: "\n").dropFirst() {
        let parts = line.split(separator: "\t")[1].split(separator: "(")
        guard parts.count == 2, parts[1].allSatisfy({ "_:)".contains($0) }) else { continue }
        let call = "d?.\(parts[0])?(a)"
        #expect(try rewritten(call) == "d?.\(parts[0])(a)")
      }
    }
  }
}
