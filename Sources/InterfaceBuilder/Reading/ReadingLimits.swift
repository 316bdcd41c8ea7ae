/// Limits on the cost of reading a document. Files come from anywhere, so each limit is checked before the work is done.
public struct ReadingLimits: Hashable, Sendable {
  /// Bytes. The largest document seen in the wild is below 3 MB.
  public var maximumSize = 32 * 1024 * 1024
  /// Nested elements. The deepest document seen in the wild has 33 levels.
  public var maximumDepth = 250
  /// Elements in all. At this count a document is still read in about a second.
  public var maximumElements = 500_000

  public init() {}
}
