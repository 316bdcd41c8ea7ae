import ProjectSources
import SourceRewriting
import Testing

/// The rewritten text of a module that is one file.
func rewritten(
  _ text: String, framework: ProjectFramework = .uiKit, hasResources: Bool = false
) throws -> String {
  try rewritten(["/p/File.swift": text], framework: framework, hasResources: hasResources)["/p/File.swift"]
    ?? ""
}

/// The texts of a module's files after rewriting, by path.
func rewritten(
  _ files: [String: String], framework: ProjectFramework = .uiKit, hasResources: Bool = false
) throws -> [String: String] {
  let result = try result(files, framework: framework, hasResources: hasResources)
  return files.merging(result.sources.map { ($0.path, $0.text) }) { $1 }
}

/// - Parameter modules: other modules of the project.
func result(
  _ files: [String: String], framework: ProjectFramework = .uiKit, hasResources: Bool = false,
  modules: Set<String> = []
) throws -> RewritingResult {
  let inputs = files.sorted { $0.key < $1.key }.map { path, text in
    SourceInput(path: path, module: "Module", hasResources: hasResources, text: text)
  }
  return try #require(SourceRewriter(framework: framework, modules: modules).rewrite(inputs))
}
