import Foundation
import LayoutExpectations

/// Fails the running test, of XCTest or of Swift Testing, if a value does not match its reference.
///
/// The reference is the file `__Snapshots__/TestFile/testName.name.png` beside the test's source, or another extension. If there
/// is none, it is written, and the test fails once.
///
/// - Parameters:
///   - value: the value, such as a view.
///   - snapshotting: turns the value into a snapshot and compares it.
///   - name: the snapshot's name; without one it has a number.
///   - record: when references are written; nil for the setting of the surroundings.
///   - timeout: seconds to wait for the snapshot.
///   - fileID: the file that a failure names.
///   - filePath: the path of that file, beside which references are.
///   - testName: the name of the test.
///   - line: the line that a failure names.
///   - column: the column that a failure names.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  if let failure { TestFailure.record(failure, at: TestSite(fileID, filePath, line, column)) }
}

/// Fails the running test if a value does not match one of several references with names. See
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Fails the running test if a value does not match one of several references. See
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference, for assertions of clients.
///
/// - Parameters:
///   - value: the value, such as a view.
///   - snapshotting: turns the value into a snapshot and compares it.
///   - name: the snapshot's name; without one it has a number.
///   - record: when references are written; nil for the setting of the surroundings.
///   - snapshotDirectory: the folder of references; nil for the one beside the test's source.
///   - timeout: seconds to wait for the snapshot.
///   - fileID: not used.
///   - filePath: the path of the test's source.
///   - testName: the name of the test.
///   - line: not used.
///   - column: not used.
/// - Returns: the reason for which the test fails; nil if the value matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let record = record ?? SnapshotTestingConfiguration.currentRecord
  return withSnapshotTesting(record: record) {
    let file = SnapshotFile(
      path: "\(filePath)", directory: snapshotDirectory, testName: testName, name: name,
      pathExtension: snapshotting.pathExtension)
    do {
      let verification = SnapshotVerification(file: file, name: name, record: record, strategy: snapshotting)
      return try verification.failure(of: try value(), timeout: timeout)
    } catch {
      return "\(error)"
    }
  }
}
