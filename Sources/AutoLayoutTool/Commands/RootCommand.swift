import ArgumentParser

struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "autolayout",
    abstract: "Apple's Auto Layout, without a Mac.",
    discussion: """
      Exit statuses: 0 done, layout conflicts included (they are results); 1 findings of a lint; 2 the tool could not \
      do its work, or not all of it.
      """,
    version: ToolVersion.current,
    subcommands: [
      LayoutCommand.self, RenderCommand.self, LintCommand.self, InspectCommand.self, ExplainCommand.self,
      SolveCommand.self,
    ])
}
