import AutoLayoutTool

/// Workers in this process: each request goes to a worker of the tool of its own, which runs in memory.
@MainActor
final class RecordingPool: WorkerPool {
  private let environment: ToolEnvironment
  /// The command line that the workers were started with.
  private(set) var arguments: [String] = []
  private(set) var count = 0
  /// Requests that end their worker.
  var fatal: Set<String> = []

  init(_ environment: ToolEnvironment) { self.environment = environment }

  func answers(
    to requests: [String], arguments: [String], count: Int, progress: (Int) -> Void
  ) throws -> [WorkerAnswer] {
    self.arguments = arguments
    self.count = count
    return requests.map { request in
      if fatal.contains(request) { return .failed("the tool was ended by signal 11") }
      var pending = [request]
      let output = TextBuffer()
      var worker = environment
      worker.standardOutput = output
      worker.nextRequest = { pending.popLast() }
      guard Tool.run(arguments, in: worker) == .done, output.text.hasSuffix("\n") else {
        return .failed("no answer")
      }
      return .text(String(output.text.dropLast()))
    }
  }
}
