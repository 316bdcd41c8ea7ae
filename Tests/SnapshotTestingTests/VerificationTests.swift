import Foundation
import SnapshotTesting
import Testing

@testable import SnapshotAssertions

/// The names of files and the modes are those of swift-snapshot-testing 1.18.
struct VerificationTests {
  @Test func firstRunRecordsAndSecondPasses() throws {
    let folder = try ReferenceFolder()
    func verify(_ text: String) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: "greeting", snapshotDirectory: folder.path, testName: "testHello()")
    }
    #expect(verify("Hello")?.hasPrefix("There was no reference.") == true)
    #expect(folder.files == ["testHello.greeting.txt"])
    #expect(verify("Hello") == nil)
    #expect(verify("Goodbye")?.contains("@@ −1,1 +1,1 @@\n−Hello\n+Goodbye") == true)
    #expect(try folder.data("testHello.greeting.txt") == Data("Hello".utf8))
  }

  @Test(.snapshots) func snapshotsWithoutNameAreNumbered() throws {
    let folder = try ReferenceFolder()
    for text in ["a", "b"] {
      _ = verifySnapshot(of: text, as: .lines, snapshotDirectory: folder.path, testName: "testOrder()")
    }
    #expect(folder.files == ["testOrder.1.txt", "testOrder.2.txt"])
  }

  /// Suites take the last word of `XCTestCase.name`: thumbprint-ios names `testAll.1.png` that way.
  @Test(arguments: ["testAll()", "ButtonTest.testAll", "testAll]"])
  func namesOfTestsAreWithoutTheirClass(name: String) throws {
    let folder = try ReferenceFolder()
    _ = verifySnapshot(of: "a", as: .lines, named: "x", snapshotDirectory: folder.path, testName: name)
    #expect(folder.files == ["testAll.x.txt"])
  }

  @Test func recordModes() throws {
    let folder = try ReferenceFolder()
    func verify(_ text: String, _ record: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: "x", record: record, snapshotDirectory: folder.path, testName: "t()")
    }
    #expect(verify("1", .never) != nil)
    #expect(folder.files == [])
    #expect(verify("1", .all) != nil)
    #expect(verify("1", .never) == nil)
    #expect(verify("2", .failed)?.contains("Recorded it as the new reference.") == true)
    #expect(verify("2", .never) == nil)
    #expect(verify("2", true) != nil)
  }

  @Test func surroundingsSetTheMode() throws {
    let folder = try ReferenceFolder()
    let message = withSnapshotTesting(record: .never) {
      verifySnapshot(of: "1", as: .lines, named: "x", snapshotDirectory: folder.path)
    }
    #expect(message?.hasPrefix("There is no reference, and the record mode forbids") == true)
    let failure = withSnapshotTesting(record: .all, diffTool: "compare") {
      _ = verifySnapshot(of: "1", as: .lines, named: "x", snapshotDirectory: folder.path, testName: "t()")
      return verifySnapshot(
        of: "2", as: .lines, named: "x", record: .missing, snapshotDirectory: folder.path, testName: "t()")
    }
    #expect(failure?.contains("\n\ncompare \(folder.path)/t.x.txt ") == true)
  }

  @Test func referencesAreBesideTheSource() {
    let file = SnapshotFile(
      path: "/app/Tests/ProfileTests.swift", directory: nil, testName: "testProfile()", name: "dark mode!",
      pathExtension: "png")
    #expect(file.url.path == "/app/Tests/__Snapshots__/ProfileTests/testProfile.dark-mode.png")
    let artifact = file.artifact(["SNAPSHOT_ARTIFACTS": "/out"])
    #expect(artifact.path == "/out/ProfileTests/testProfile.dark-mode.png")
  }

  @Test(arguments: [
    ("testExample()", "testExample"), ("iPhone SE (2nd)", "iPhone-SE-2nd"), ("größe_2", "größe_2"),
    ("--a--b--", "a-b"),
    ("test(_:)", "test-_"), ("日本", "日本"),
  ])
  func namesAreSanitized(_ name: String, _ expected: String) {
    #expect(SnapshotFile.sanitized(name) == expected)
  }

  @Test func lateSnapshotsFailAfterTheTimeout() throws {
    let folder = try ReferenceFolder()
    let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
    let message = verifySnapshot(
      of: 1, as: strategy, named: "x", snapshotDirectory: folder.path, timeout: 0.01)
    #expect(message?.hasPrefix("The snapshot did not arrive within 0.01 seconds.") == true)
  }

  @Test func errorsOfTheValueFail() throws {
    struct Broken: Error {}
    func value() throws -> String { throw Broken() }
    let folder = try ReferenceFolder()
    #expect(
      verifySnapshot(of: try value(), as: .lines, named: "x", snapshotDirectory: folder.path) == "Broken()")
  }

  @Test func assertionFailsATestOfSwiftTesting() throws {
    let folder = try ReferenceFolder()
    withKnownIssue {
      assertSnapshot(of: "1", as: .lines, named: "x", record: .never, file: "/nowhere/Tests.swift")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("/nowhere/__Snapshots__/Tests/") }
    }
    #expect(folder.files.isEmpty)
  }

  @Test func environmentSetsTheMode() {
    #expect(ProcessSettings(["SNAPSHOT_TESTING_RECORD": "never"]).record == .never)
    #expect(ProcessSettings(["SNAPSHOT_TESTING_RECORD": "sometimes"]).record == .missing)
    #expect(ProcessSettings([:]).record == .missing)
  }
}
