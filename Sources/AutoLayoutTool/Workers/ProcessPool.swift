import Foundation

/// Workers that are processes of this machine. Each receives one request at a time, so a worker that crashes loses only one
/// request, and another worker replaces it.
public struct ProcessPool: WorkerPool {
  /// Bytes of one answer.
  nonisolated static let longestAnswer = 256_000_000

  let executable: URL

  /// - Parameter executable: the program that the workers run.
  public init(executable: URL) { self.executable = executable }

  public func answers(
    to requests: [String], arguments: [String], count: Int, progress: (Int) -> Void
  ) throws -> [WorkerAnswer] {
    // Writing a request to a worker that has ended must not end this process.
    let former = signal(SIGPIPE, SIG_IGN)
    defer { _ = signal(SIGPIPE, former) }
    var round = PoolRound(requests: requests, executable: executable, arguments: arguments)
    defer { round.end() }
    try round.start(count: min(count, requests.count))
    while !round.isDone {
      try round.step()
      progress(round.answered)
    }
    return round.takeAnswers()
  }
}

/// The requests of one call while its workers process them.
private struct PoolRound {
  private let requests: [String]
  private let executable: URL
  private let arguments: [String]
  private var answers: [WorkerAnswer?]
  private var next = 0
  private(set) var answered = 0
  private var workers: [WorkerProcess] = []

  init(requests: [String], executable: URL, arguments: [String]) {
    self.requests = requests
    self.executable = executable
    self.arguments = arguments
    answers = Array(repeating: nil, count: requests.count)
  }

  var isDone: Bool { answered == requests.count }

  mutating func start(count: Int) throws {
    for _ in 0..<count { try addWorker() }
  }

  private mutating func addWorker() throws {
    guard next < requests.count else { return }
    var worker = try WorkerProcess(executable, arguments)
    worker.send(requests[next], number: next)
    next += 1
    workers.append(worker)
  }

  /// Waits until a worker has written output, and reads it.
  mutating func step() throws {
    let ready = WorkerProcess.waiting(workers)
    for index in ready.reversed() {
      let isOpen = workers[index].receive(limit: ProcessPool.longestAnswer)
      if let (number, text) = workers[index].takeAnswer() {
        settle(number, .text(text))
        if next < requests.count {
          workers[index].send(requests[next], number: next)
          next += 1
        } else {
          workers.remove(at: index).close()
        }
      } else if !isOpen {
        var worker = workers.remove(at: index)
        let reason = worker.end()
        if let number = worker.request { settle(number, .failed(reason)) }
        try addWorker()
      }
    }
  }

  private mutating func settle(_ number: Int, _ answer: WorkerAnswer) {
    answers[number] = answer
    answered += 1
  }

  mutating func takeAnswers() -> [WorkerAnswer] { answers.compactMap(\.self) }

  /// Ends the remaining workers.
  mutating func end() {
    for index in workers.indices { _ = workers[index].end() }
    workers = []
  }
}
