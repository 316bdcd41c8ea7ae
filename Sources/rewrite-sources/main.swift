import Foundation
import ProjectSources
import SourceRewriting

// rewrite-sources: the program of the plugin RewriteSources. Writes copies of a target's sources for Linux, one for each source. A copy
// names its original to the compiler.

/// The request of the plugin; it has the same declaration.
struct Request: Decodable {
  struct Module: Decodable {
    var name: String
    var sources: [String]
    var hasResources: Bool
  }

  var target: Module
  var context: [Module]
  var output: String
}

/// The reason why the copies cannot be written.
struct Failure: Error {
  var message: String
}

func inputs(_ module: Request.Module) throws -> [SourceInput] {
  try module.sources.map { path in
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure(message: "\(path): error: the file cannot be read as UTF-8")
    }
    return SourceInput(path: path, module: module.name, hasResources: module.hasResources, text: text)
  }
}

/// Writes only what has changed, so that nothing else is compiled again.
func write(_ text: String, of path: String, to folder: String) throws {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  let literal = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  let bytes = Data("#sourceLocation(file: \"\(literal)\", line: 1)\n\(text)".utf8)
  let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
  if (try? Data(contentsOf: url)) == bytes { return }
  do { try bytes.write(to: url, options: .atomic) } catch {
    throw Failure(message: "\(url.path): error: the file cannot be written")
  }
}

func run(_ argument: String) throws {
  guard let request = try? JSONDecoder().decode(Request.self, from: Data(argument.utf8)) else {
    throw Failure(message: "error: rewrite-sources is started by the plugin RewriteSources")
  }
  let own = try inputs(request.target)
  let all = try own + request.context.flatMap(inputs)
  let framework = ProjectFramework(importedIn: all.map(\.text)) ?? .uiKit
  guard let result = SourceRewriter(framework: framework).rewrite(all) else {
    throw Failure(message: "error: the manifest has to depend on AutoLayout with traits: [\"Sources\"]")
  }
  let rewritten = Dictionary(result.sources.map { ($0.path, $0.text) }) { first, _ in first }
  let paths = Set(own.map(\.path))
  for diagnostic in result.diagnostics where paths.contains(diagnostic.path) { print(diagnostic) }
  try FileManager.default.createDirectory(atPath: request.output, withIntermediateDirectories: true)
  for input in own { try write(rewritten[input.path] ?? input.text, of: input.path, to: request.output) }
}

do {
  try run(CommandLine.arguments.dropFirst().first ?? "")
} catch {
  FileHandle.standardError.write(Data("\((error as? Failure)?.message ?? "error: \(error)")\n".utf8))
  exit(1)
}
