#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Functions of XCTest that Linux lacks: activities, measurements with options, and failures that are expected.
  struct TestingNames {
    let report: (RewritingDiagnostic) -> Void

    func generate(in source: ParsedSource) {
      guard !source.compiledImports.isDisjoint(with: Self.modules) else { return }
      if ByteSearch.contains("XCTMeasureOptions", in: source.input.text)
        || ByteSearch.contains("measure(metrics:", in: source.input.text)
      {
        source.append([GeneratedPiece(text: Self.measurements)])
      }
      if ["XCTContext", "XCTAttachment"].contains(where: { ByteSearch.contains($0, in: source.input.text) }) {
        source.append([GeneratedPiece(text: Self.activities)])
      }
      guard ByteSearch.contains("XCTExpectFailure", in: source.input.text) else { return }
      let finder = TestingNameFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      guard !finder.found.isEmpty else { return }
      source.append([GeneratedPiece(text: Self.expectations)])
      for name in finder.found {
        report(
          source.diagnostic(
            name, .expectedFailure, "XCTest on Linux does not expect failures, so they fail the test",
            hint: "throw XCTSkip under #if os(Linux), or use withKnownIssue of Swift Testing"))
      }
    }

    /// XCTest, and the modules that export it.
    private static let modules: Set<String> = ["FBSnapshotTestCase", "XCTest", "iOSSnapshotTestCase"]

    /// Metrics are not measured one by one: XCTest on Linux measures the time of ten runs.
    private static let measurements =
      "fileprivate final class XCTMeasureOptions { static var `default`: XCTMeasureOptions { XCTMeasureOptions() }; "
      + "var iterationCount = 5; var invocationOptions: [Int] = [] }; "
      + ["XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric"].map {
        "fileprivate struct \($0) {}; "
      }
      .joined()
      + "extension XCTestCase { fileprivate func measure(metrics: [Any], options: XCTMeasureOptions = .default, "
      + "block: () -> Void) { measure { block() } } }"

    /// Activities run, and attachments are not kept.
    private static let activities =
      "fileprivate final class XCTAttachment { enum Lifetime { case keepAlways, deleteOnSuccess }; var name: String?; "
      + "var lifetime = Lifetime.deleteOnSuccess; init(_ content: Any? = nil) {}; "
      + ["data: Any", "data: Any, uniformTypeIdentifier: String", "image: Any", "string: String"].map {
        "convenience init(\($0)) { self.init(nil) }; "
      }
      .joined()
      + "}; fileprivate struct XCTActivity { let name: String; func add(_ attachment: XCTAttachment) {} }; "
      + "fileprivate enum XCTContext { static func runActivity<R>(named name: String, "
      + "block: (XCTActivity) throws -> R) rethrows -> R { try block(XCTActivity(name: name)) } }; "
      + "extension XCTestCase { fileprivate func add(_ attachment: XCTAttachment) {} }"

    private static let expectations =
      "fileprivate func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil) {}; "
      + "fileprivate func XCTExpectFailure<R>(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, "
      + "failingBlock: () throws -> R) rethrows -> R { try failingBlock() }"
  }

  private final class TestingNameFinder: SyntaxVisitor {
    private(set) var found: [DeclReferenceExprSyntax] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == "XCTExpectFailure" { found.append(node) }
      return .skipChildren
    }
  }
#endif
