import Foundation

/// One process that reads requests from its standard input and writes answers to its standard output, a line each.
struct WorkerProcess {
  private static let chunk = 65_536

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private var isTooLong = false
  /// The number of the request that has no answer yet.
  private(set) var request: Int?

  init(_ executable: URL, _ arguments: [String]) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    for handle in [input.fileHandleForWriting, output.fileHandleForReading] {
      _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    do { try process.run() } catch {
      throw ToolFailure(
        message: "no worker can be started: \(FileError.reason(for: error)); --jobs 1 needs none")
    }
    // Otherwise the ends of both pipes would stay open here, and the end of the worker would not be detected.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
  }

  /// A worker that has ended is noticed later, while waiting for its answer.
  mutating func send(_ text: String, number: Int) {
    request = number
    try? input.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Waits until some of the workers have written something or have ended.
  static func waiting(_ workers: [WorkerProcess]) -> [Int] {
    var polls = workers.map {
      pollfd(fd: $0.output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    while poll(&polls, nfds_t(polls.count), -1) < 0 {
      guard errno == EINTR else { return Array(workers.indices) }
    }
    return polls.indices.filter { polls[$0].revents != 0 }
  }

  /// Reads the available output.
  ///
  /// - Returns: false if no more output will follow.
  mutating func receive(limit: Int) -> Bool {
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    var count = read(output.fileHandleForReading.fileDescriptor, &buffer, Self.chunk)
    while count < 0 && errno == EINTR {
      count = read(output.fileHandleForReading.fileDescriptor, &buffer, Self.chunk)
    }
    guard count > 0 else { return false }
    received += buffer[..<count]
    isTooLong = received.count > limit
    return !isTooLong
  }

  /// The answer with the number of its request, once its line is complete.
  mutating func takeAnswer() -> (number: Int, text: String)? {
    guard !isTooLong, let number = request, received.last == UInt8(ascii: "\n") else { return nil }
    defer {
      received = []
      request = nil
    }
    return (number, String(decoding: received.dropLast(), as: UTF8.self))
  }

  /// Informs the worker that there is no more to do.
  func close() {
    try? input.fileHandleForWriting.close()
    try? output.fileHandleForReading.close()
    process.waitUntilExit()
  }

  /// Ends the worker, unless it has ended.
  ///
  /// - Returns: the reason why it did not answer.
  mutating func end() -> String {
    try? input.fileHandleForWriting.close()
    if process.isRunning, isTooLong || request != nil && !hasClosedOutput {
      kill(process.processIdentifier, SIGKILL)
    }
    try? output.fileHandleForReading.close()
    process.waitUntilExit()
    if isTooLong { return "the report of this document is too long" }
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal
      ? "the tool was ended by signal \(status)" : "the tool ended with status \(status)"
  }

  /// True at the end of the worker's output. It then ends by itself.
  private var hasClosedOutput: Bool {
    var polls = [pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)]
    return poll(&polls, 1, 0) > 0 && polls[0].revents & Int16(POLLIN) == 0
  }
}
