import ArgumentParser

struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "autolayout",
    abstract: "Apple's Auto Layout, without a Mac.",
    discussion: """
      Exit status: 0, the command did its work (layout conflicts are results); 1, lint, tidy or git doctor found \
      something, diff or compare a difference, or merge a conflict, or resolve left one; 2, the command failed, at least for one file.
      """,
    version: ToolVersion.current,
    subcommands: [
      LayoutCommand.self, RenderCommand.self, AnimateCommand.self, LintCommand.self, RulesCommand.self,
      InspectCommand.self, OutlineCommand.self, DiffCommand.self, CompareCommand.self, MergeCommand.self,
      ResolveCommand.self, TidyCommand.self, GitCommand.self, ExplainCommand.self, SolveCommand.self,
      CanvasRulesCommand.self, SourcesCommand.self,
    ])
}
