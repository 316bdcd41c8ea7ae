import Foundation
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The place of an expectation in a test.
package struct TestSite: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file's name.
  package var file: String { "\(fileID)".split(separator: "/").last.map(String.init) ?? "\(fileID)" }
}

/// Makes the running test fail, with either test library.
package enum TestFailure {
  package static func record(_ message: String, at site: TestSite) {
    guard Test.current == nil else { return recordIssue(message, at: site) }
    #if canImport(XCTest)
      // Does nothing if no test case is running.
      XCTFail(message, file: site.filePath, line: site.line)
    #endif
    // A test of Swift Testing may call this from a detached task, which has no current test.
    recordIssue(message, at: site)
  }

  private static func recordIssue(_ message: String, at site: TestSite) {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column)
      ))
  }
}
