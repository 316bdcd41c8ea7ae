import Foundation

/// Runs the program `git`, without a shell, with bounded output and time.
struct GitProcess {
  struct Result {
    var status: Int32
    var output: Data
    var errors: String
  }

  /// The largest output of one call, in bytes.
  static let largestOutput = 64 * 1_000_000
  /// The largest duration of one call, in seconds.
  static let longestTime = 120.0
  /// The largest size of messages that are kept, in bytes.
  private static let longestMessages = 64 * 1024

  private let executable: URL
  /// Settings that apply to every call, before those of any file.
  var settings: [(name: String, value: String)] = [
    ("core.quotePath", "false"), ("core.fsmonitor", "false"), ("core.untrackedCache", "false"),
  ]

  init() throws(GitError) {
    guard let path = Self.executablePath() else {
      throw GitError(
        .gitMissing, "The program git is not installed", hint: "Install git, or compare two files")
    }
    executable = URL(fileURLWithPath: path)
  }

  /// Relative folders of `PATH` are left out: a repository must not provide its own git.
  private static func executablePath() -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// - Parameters:
  ///   - arguments: the arguments after `git`.
  ///   - folder: the folder to run in.
  ///   - takesPatterns: whether paths are git's path specifications, such as `*.xib`, and not names.
  ///   - variables: environment variables in addition to the user's.
  func run(
    _ arguments: [String], in folder: String, takesPatterns: Bool = false, limit: Int = largestOutput,
    variables: [String: String] = [:]
  ) throws(GitError) -> Result {
    guard !arguments.contains(where: { $0.contains("\0") }), !folder.contains("\0") else {
      throw GitError(.invalidRevision, "Git does not accept names with a null character")
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = ["--no-pager"] + (takesPatterns ? [] : ["--literal-pathspecs"]) + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    process.environment = environment.merging(variables) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      throw GitError(.gitMissing, "The program git cannot be started: \(error.localizedDescription)")
    }
    var collector = PipeCollector(limits: [limit, Self.longestMessages], time: Self.longestTime)
    let ending = collector.collect([
      output.fileHandleForReading.fileDescriptor, errors.fileHandleForReading.fileDescriptor,
    ])
    if ending != .complete { end(process) }
    process.waitUntilExit()
    switch ending {
    case .tooLarge:
      throw GitError(.tooLarge, "git answered with more than \(limit / 1_000_000) MB")
    case .timedOut:
      throw GitError(.timedOut, "git did not answer within \(Int(Self.longestTime)) seconds")
    case .complete: break
    }
    return Result(
      status: process.terminationStatus, output: collector.received[0],
      errors: String(decoding: collector.received[1], as: UTF8.self))
  }

  private func end(_ process: Process) {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
  }

  /// The user's environment, without variables that would run programs or change the language of messages.
  private var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    for name in [
      "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "GIT_PAGER", "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS",
    ] {
      variables[name] = nil
    }
    for name in variables.keys where name.hasPrefix("GIT_TRACE") { variables[name] = nil }
    // A hook's path of the repository is relative to the folder that the hook runs in.
    if let folder = variables["GIT_DIR"], !folder.hasPrefix("/") {
      variables["GIT_DIR"] = URL(fileURLWithPath: folder).standardizedFileURL.path
    }
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["LC_ALL"] = "C"
    // Unlike `-c`, these may have any name.
    let known = variables["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    for (index, setting) in settings.enumerated() {
      variables["GIT_CONFIG_KEY_\(known + index)"] = setting.name
      variables["GIT_CONFIG_VALUE_\(known + index)"] = setting.value
    }
    variables["GIT_CONFIG_COUNT"] = String(known + settings.count)
    return variables
  }
}

/// Reads several pipes at once until they end.
struct PipeCollector {
  enum Ending { case complete, tooLarge, timedOut }

  private(set) var received: [Data]
  private let limits: [Int]
  private let deadline: Date

  /// - Parameter limits: the largest number of bytes for each pipe. If the first pipe exceeds its limit, reading ends;
  ///   excess bytes of the others are dropped.
  init(limits: [Int], time: Double) {
    received = limits.map { _ in Data() }
    self.limits = limits
    deadline = Date(timeIntervalSinceNow: time)
  }

  mutating func collect(_ descriptors: [Int32]) -> Ending {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polled.contains(where: { $0.fd >= 0 }) {
      let left = deadline.timeIntervalSinceNow
      guard left > 0 else { return .timedOut }
      let ready = poll(&polled, nfds_t(polled.count), Int32(left * 1000) + 1)
      if ready < 0 && errno != EINTR { return .complete }
      guard ready > 0 else { continue }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = read(polled[index].fd, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          // `poll` ignores negative descriptors.
          polled[index].fd = -1
          continue
        }
        let capacity = limits[index] - received[index].count
        received[index].append(contentsOf: buffer.prefix(min(count, capacity)))
        if index == 0 && count > capacity { return .tooLarge }
      }
    }
    return .complete
  }
}
