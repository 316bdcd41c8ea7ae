import Foundation

/// The former name of ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
@available(*, deprecated, message: "Its first label is of, instead of matching.")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout,
    fileID: (file), file: file, testName: testName, line: line)
}

/// The former name of ``assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)``.
@available(*, deprecated, message: "Its first label is of, instead of matching.")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: (file),
    file: file, testName: testName, line: line)
}

/// The former name of ``assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)``.
@available(*, deprecated, message: "Its first label is of, instead of matching.")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: (file),
    file: file, testName: testName, line: line)
}

/// The former name of ``verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)``.
@available(*, deprecated, message: "Its first label is of, instead of matching.")
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: (file), file: file, testName: testName,
    line: line)
}
