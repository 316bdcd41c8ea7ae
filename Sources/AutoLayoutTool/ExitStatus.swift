/// The exit status of the tool.
public enum ExitStatus: Int32, Hashable, Comparable, Sendable {
  /// The work is done. Layout conflicts are results, not failures.
  case done = 0
  /// A lint found something.
  case foundSomething = 1
  /// The tool could not finish all of its work: bad options, an unreadable file, a full disk.
  case failed = 2

  public static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
