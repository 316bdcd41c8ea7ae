import SnapshotTesting
import XCTest
import iOSViews

/// The assertions in a test case of XCTest, which is not of the main actor.
final class XCTestSnapshotTests: XCTestCase {
  private var failures: [String] = []
  private var isFailureExpected = false

  #if !canImport(ObjectiveC)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard isFailureExpected else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append(description)
    }

    func testMissingReferenceFailsTheCase() {
      isFailureExpected = true
      assertSnapshot(of: "1", as: .lines, record: .never, file: "/nowhere/Tests.swift")
      isFailureExpected = false
      XCTAssertEqual(failures.count, 1)
      XCTAssertTrue(
        failures.first?.contains("/nowhere/__Snapshots__/Tests/testMissingReferenceFailsTheCase.1.txt")
          == true)
    }

    /// Numbers begin at 1 in each case: the previous case had a snapshot, too.
    func testNumbersStartAgain() {
      isFailureExpected = true
      for _ in 0..<2 { assertSnapshot(of: "1", as: .lines, record: .never, file: "/nowhere/Tests.swift") }
      isFailureExpected = false
      XCTAssertTrue(failures.last?.contains("testNumbersStartAgain.2.txt") == true)
    }
  #endif

  /// The reference beside this file, which a test wrote.
  func testReferenceBesideTheSource() {
    assertSnapshot(of: ["a": 1, "b": 2], as: .json)
    assertSnapshots(of: 1, as: ["number": .description])
  }
}
