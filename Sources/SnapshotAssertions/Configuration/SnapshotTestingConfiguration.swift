import Foundation

/// The settings of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the innermost ``withSnapshotTesting(record:diffTool:operation:)``.
  @TaskLocal package static var current: SnapshotTestingConfiguration?

  /// The command that failures name; nil for the default.
  public var diffTool: DiffTool?
  /// When references are written; nil for the default.
  public var record: Record?

  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// Decides when snapshots become references.
  public struct Record: Equatable, Sendable {
    private let name: String

    /// Every snapshot is written, and every test fails.
    public static let all = Record(name: "all")
    /// Snapshots that do not match are written, and their tests fail.
    public static let failed = Record(name: "failed")
    /// Snapshots without a reference are written, and their tests fail.
    public static let missing = Record(name: "missing")
    /// Nothing is written, for continuous integration.
    public static let never = Record(name: "never")

    private init(name: String) { self.name = name }

    /// The mode with a name: `all`, `failed`, `missing` or `never`; nil for other names.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      name = rawValue
    }
  }

  /// Makes the command that shows two files, which failures name.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// A command from the paths of the reference and of the new snapshot.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// The name of a program, which the two paths follow.
    public init(stringLiteral value: StringLiteralType) {
      command = { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope, a program for Macs.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// Names both files.
    public static let `default` = DiffTool {
      """
      @\(LineDifference.removed)
      "file://\($0)"
      @\(LineDifference.added)
      "file://\($1)"
      """
    }

    /// The command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// ``all`` for true, ``missing`` for false.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

/// Runs a test with settings.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .all) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: when references are written; nil for the surrounding setting.
///   - diffTool: the command that failures name; nil for the surrounding setting.
///   - operation: the test.
/// - Throws: the error of `operation`.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.merged(record, diffTool), operation: operation)
}

/// Runs an asynchronous test with settings. See ``withSnapshotTesting(record:diffTool:operation:)``.
///
/// - Throws: the error of `operation`.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(.merged(record, diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
  fileprivate static func merged(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? currentRecord, diffTool: diffTool ?? currentDiffTool)
  }

  /// The settings that apply here: those of the surroundings, then the process's.
  static var currentRecord: Record { current?.record ?? ProcessSettings.shared.record }
  static var currentDiffTool: DiffTool { current?.diffTool ?? ProcessSettings.shared.diffTool }
}

/// The settings outside of ``withSnapshotTesting(record:diffTool:operation:)``.
final class ProcessSettings: @unchecked Sendable {
  static let shared = ProcessSettings(ProcessInfo.processInfo.environment)
  /// The environment variable with the name of a record mode.
  static let recordVariable = "SNAPSHOT_TESTING_RECORD"

  private let lock = NSLock()
  private var storedRecord: SnapshotTestingConfiguration.Record
  private var storedTool = SnapshotTestingConfiguration.DiffTool.default

  init(_ environment: [String: String]) {
    storedRecord =
      environment[Self.recordVariable].flatMap { SnapshotTestingConfiguration.Record(rawValue: $0) }
      ?? .missing
  }

  var record: SnapshotTestingConfiguration.Record {
    get { lock.withLock { storedRecord } }
    set { lock.withLock { storedRecord = newValue } }
  }

  var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { lock.withLock { storedTool } }
    set { lock.withLock { storedTool = newValue } }
  }
}

/// Whether every snapshot becomes a reference.
@available(*, deprecated, message: "Use withSnapshotTesting instead.")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.currentRecord == .all }
  set { ProcessSettings.shared.record = newValue ? .all : .missing }
}

/// The command that failures name.
@available(*, deprecated, message: "Use withSnapshotTesting instead.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.currentDiffTool }
  set { ProcessSettings.shared.diffTool = newValue }
}
