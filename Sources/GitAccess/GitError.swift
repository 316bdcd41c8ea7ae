/// The reason why a repository could not be read, in words for the user, with a remedy.
public struct GitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure. The raw values are stable: reports print them.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    case gitMissing = "git-missing"
    case notARepository = "not-a-repository"
    case noWorkTree = "no-work-tree"
    case dubiousOwnership = "dubious-ownership"
    case invalidRevision = "invalid-revision"
    case unknownRevision = "unknown-revision"
    case noMergeBase = "no-merge-base"
    case shallowClone = "shallow-clone"
    case noSuchPath = "no-such-path"
    case outsideRepository = "outside-repository"
    case notAFile = "not-a-file"
    case unmerged = "unmerged"
    case tooLarge = "too-large"
    case timedOut = "timed-out"
    case failed = "git-failed"
  }

  /// The kind of failure.
  public var code: Code
  /// One sentence without a full stop.
  public var message: String
  /// A remedy, if one is known.
  public var hint: String?

  public init(_ code: Code, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  public var description: String { hint.map { "\(message) (\($0))" } ?? message }
}
