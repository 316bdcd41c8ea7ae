import AutoLayout
import Foundation
import GitAccess
import Graphics
import PangoText

/// Everything outside of a command that it uses. Tests replace it and run whole commands in memory.
@MainActor
public struct ToolEnvironment {
  public var files: any FileAccess
  public var standardOutput: any TextSink
  public var standardError: any TextSink
  public var textMeasurer: any TextMeasuring
  public var documents: any DocumentLoading
  public var git: any GitProviding
  /// Times the steps of recordings.
  public var clock: LayoutRecorder.Clock
  /// Starts other processes of the tool; nil if there are none.
  public var workers: (any WorkerPool)?
  /// In a process that another one started: the next line of standard input; nil at its end.
  public var nextRequest: () -> String? = { readLine() }
  /// Returns the next line that a person types at a terminal, nil at its end. Nil if the input is
  /// not a terminal.
  public var nextAnswer: (() -> String?)?
  /// The word by which other programs start this one.
  public var program = "autolayout"
  /// Runs a command of the shell; nil if there is none.
  public var shell: (any ShellRunning)?
  /// Keeps facts about sources between runs; nil if nothing is kept.
  public var cache: (any CacheStore)?
  /// Starts Swift's own program; nil if there is none.
  public var swift: (any SwiftStarting)?
  /// The user's folder for files that can be made again; nil for a user without a home.
  public var cacheFolder: String?
  /// The variables of the process.
  public var variables: [String: String] = [:]
  /// The words of the command line after the program's name.
  public internal(set) var arguments: [String] = []
  /// The fonts that were missing or broken, in this process and in workers.
  let fontLog = FontLog()
  /// The fonts of projects that have been loaded.
  let projectFonts = ProjectFonts()
  /// The font search in ``files``; a separate one is used for other files.
  var fontSearch = ProjectFontSearch()
  /// The files and folders of fonts that the user named.
  var fontPaths: [String] = []

  public init(
    files: any FileAccess, standardOutput: any TextSink, standardError: any TextSink,
    textMeasurer: any TextMeasuring, documents: any DocumentLoading, git: any GitProviding = SystemGit(),
    clock: @escaping LayoutRecorder.Clock = LayoutRecorder.machineClock()
  ) {
    self.files = files
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.textMeasurer = textMeasurer
    self.documents = documents
    self.git = git
    self.clock = clock
  }

  /// The process's own files and streams.
  public static func live() -> ToolEnvironment {
    var environment = ToolEnvironment(
      files: DiskFiles(), standardOutput: FileHandleSink(.standardOutput),
      standardError: FileHandleSink(.standardError), textMeasurer: PangoTextMeasurer(),
      documents: DesignDocuments())
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 { environment.nextAnswer = { readLine() } }
    environment.program = ProgramPath.current
    environment.shell = SystemShell()
    environment.cache = DiskCache()
    environment.swift = SystemSwift()
    environment.cacheFolder = DiskCache.userFolder()
    environment.variables = ProcessInfo.processInfo.environment
    environment.workers = Bundle.main.executableURL.map(ProcessPool.init)
    return environment
  }

  /// Runs `body` with ``textMeasurer``.
  func withTextMeasurer<Result>(_ body: () throws -> Result) rethrows -> Result {
    var inputs = AmbientInputs()
    inputs.textMeasurer = textMeasurer
    return try inputs.run(body)
  }
}

/// Missing and broken fonts, each once, in the order of their first occurrence.
@MainActor
final class FontLog {
  private(set) var substitutions: [FontSubstitution] = []
  private(set) var faults: [ApplicationFontFault] = []

  func add(_ found: [ApplicationFontFault]) {
    for fault in found where !faults.contains(fault) { faults.append(fault) }
  }

  func add(_ found: [FontSubstitution]) {
    for substitution in found where !substitutions.contains(substitution) {
      substitutions.append(substitution)
    }
  }
}
