/// Starts other processes of the tool and sends them requests.
@MainActor
public protocol WorkerPool {
  /// Lets workers answer requests, one line each.
  ///
  /// - Parameters:
  ///   - requests: texts without line breaks.
  ///   - arguments: the command line with which the workers are started.
  ///   - count: the number of workers, at least 1.
  ///   - progress: called with the number of answers whenever it changes.
  /// - Returns: the answers in the order of the requests.
  func answers(
    to requests: [String], arguments: [String], count: Int, progress: (Int) -> Void
  ) throws -> [WorkerAnswer]
}

/// The outcome of a request.
public enum WorkerAnswer: Hashable, Sendable {
  /// One line.
  case text(String)
  /// The worker ended without an answer, for a reason in words.
  case failed(String)
}
