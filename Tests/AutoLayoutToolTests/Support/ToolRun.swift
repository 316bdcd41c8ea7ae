import AutoLayoutTool
import Foundation
import Graphics

/// One call of the tool with everything in memory, and what came of it.
@MainActor
struct ToolRun {
  let status: ExitStatus
  let output: String
  let errors: String
  let files: MemoryFiles

  init(
    _ arguments: String..., files: MemoryFiles = MemoryFiles(),
    documents: any DocumentLoading = FakeDocuments()
  ) {
    self.init(arguments, files: files, documents: documents)
  }

  init(
    _ arguments: [String], files: MemoryFiles, documents: any DocumentLoading,
    measurer: any TextMeasuring = FixedPitchTextMeasurer.tenByTen,
    clock: @escaping () -> Duration = { .zero }
  ) {
    let output = TextBuffer()
    let errors = TextBuffer()
    status = Tool.run(
      arguments,
      in: ToolEnvironment(
        files: files, standardOutput: output, standardError: errors,
        textMeasurer: measurer, documents: documents, clock: clock))
    self.output = output.text
    self.errors = errors.text
    self.files = files
  }
}
