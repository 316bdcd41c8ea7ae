/// The exit status of the tool.
public enum ExitStatus: Int32, Hashable, Comparable, Sendable {
  /// The work is done. Layout conflicts are results, so they are no failure.
  case done = 0
  /// A lint found something.
  case foundSomething = 1
  /// The tool could not do its work, or not all of it: bad options, an unreadable file, a full disk.
  case failed = 2

  public static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
