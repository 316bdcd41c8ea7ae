/// Limits on the cost of reading a document. Files may come from untrusted sources, so each limit is checked before the
/// work is done.
public struct ReadingLimits: Hashable, Sendable {
  /// Bytes. The largest known document is below 3 MB.
  public var maximumSize = 32 * 1024 * 1024
  /// Nested elements. The deepest known document has 33 levels.
  public var maximumDepth = 250
  /// Elements in total. A document of this size is still read in about a second.
  public var maximumElements = 500_000

  public init() {}
}
