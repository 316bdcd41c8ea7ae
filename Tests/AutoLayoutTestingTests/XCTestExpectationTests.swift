import AutoLayoutTesting
import XCTest
import iOSViews

/// The same expectations, called from a test case of XCTest.
final class XCTestExpectationTests: XCTestCase {
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
      failures.append("\((filePath as NSString).lastPathComponent):\(lineNumber): \(description)")
    }

    func testClippedTextFailsTheCase() {
      isFailureExpected = true
      let line = expectTextFits(width: 60)
      isFailureExpected = false
      XCTAssertEqual(failures.count, 1)
      XCTAssertTrue(failures.first?.hasPrefix("XCTestExpectationTests.swift:\(line): ") == true)
      XCTAssertTrue(failures.first?.contains("is 60 points wide, but its text needs") == true)
    }
  #endif

  func testTextThatFitsPasses() { _ = expectTextFits(width: 400) }

  /// XCTest runs cases on the main thread but, away from Apple's systems, cannot call methods of the main actor.
  ///
  /// - Returns: the line of the expectation.
  private nonisolated func expectTextFits(width: Double) -> Int {
    MainActor.assumeIsolated {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      label.text = "A rather long text"
      expectSoundLayout(of: label)
      return #line - 1
    }
  }
}
