import AutoLayout
import Foundation
import GitAccess
import Graphics
import PangoText

/// All that a command touches outside itself. Tests put their own in place and run whole commands in memory.
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
    ToolEnvironment(
      files: DiskFiles(), standardOutput: FileHandleSink(.standardOutput),
      standardError: FileHandleSink(.standardError), textMeasurer: PangoTextMeasurer(),
      documents: DesignDocuments())
  }

  /// Runs `body` with ``textMeasurer`` as the process's measurer, and puts the former one back.
  func withTextMeasurer<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = TextSystem.measurer
    TextSystem.measurer = textMeasurer
    defer { TextSystem.measurer = former }
    return try body()
  }
}
