import Testing

/// The trait of Swift Testing with settings of snapshot tests: `@Test(.snapshots(record: .failed))`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// Applies to the tests of suites in the suite, too.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs the test with the settings, and numbers its snapshots from 1.
  ///
  /// - Throws: the error of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await SnapshotCounter.$inTest.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// The usual settings.
  public static var snapshots: Self { snapshots() }

  /// Settings for a test or a suite; nil for the surrounding ones.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    Self(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Settings for a test or a suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
