// The assertions and the strategies for values that both façades share.
@_exported import SnapshotAssertions
