import AutoLayoutTool
import Foundation
import GitAccess
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
    documents: any DocumentLoading = FakeDocuments(), git: any GitProviding = MemoryGit()
  ) {
    self.init(arguments, files: files, documents: documents, git: git)
  }

  init(
    _ arguments: [String], files: MemoryFiles, documents: any DocumentLoading,
    measurer: any TextMeasuring = FixedPitchTextMeasurer.tenByTen, git: any GitProviding = MemoryGit(),
    clock: @escaping () -> Duration = { .zero }, cache: (any CacheStore)? = nil
  ) {
    let output = TextBuffer()
    let errors = TextBuffer()
    var environment = ToolEnvironment(
      files: files, standardOutput: output, standardError: errors,
      textMeasurer: measurer, documents: documents, git: git, clock: clock)
    environment.cache = cache
    status = Tool.run(arguments, in: environment)
    self.output = output.text
    self.errors = errors.text
    self.files = files
  }
}
