import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutReport

/// `autolayout solve`: solves a system of linear constraints given as JSON.
struct SolveCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve linear constraints with priorities that are given as JSON.",
    discussion: """
      Reads {"constraints":[{"id":"c1","terms":[["a.right",1],["b.left",-1]],"relation":"==","constant":-8,\
      "priority":1000}, …],"steps":[{"remove":["c2"],"constant":{"c1":-12},"priority":{"c3":250},"add":[…]}, …]}. \
      A constraint compares a sum of coefficients times variables with a constant. A constraint without a priority is \
      required (1000). Each step is one transaction.

      Prints the values, the violations of optional constraints, the broken required constraints with the constraints \
      that they contradict, and the undetermined variables: before the steps, and after each.
      """)

  @Argument(help: "A JSON file, or - for standard input.", completion: .file(extensions: ["json"]))
  var file = "-"

  @Flag(help: ArgumentHelp("Read every line as a document.", visibility: .hidden))
  var lines = false

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    let bytes = try read(in: environment)
    guard lines else {
      try environment.standardOutput.write(try solve(bytes, place: label) + "\n")
      return .done
    }
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      try environment.standardOutput.write(try solve(Data(line), place: "\(label):\(index + 1)") + "\n")
    }
    return .done
  }

  private var label: String { file == StandardInput.argument ? "standard input" : file }

  private func read(in environment: ToolEnvironment) throws -> Data {
    do {
      return try environment.files.read(file == StandardInput.argument ? StandardInput.path : file)
    } catch {
      throw ToolFailure(message: "\(label): \(error.message)")
    }
  }

  /// The report on one document.
  private func solve(_ bytes: Data, place: String) throws -> String {
    do {
      return try Self.report(on: try SolveDocument(bytes))
    } catch let error as DocumentError {
      throw ToolFailure(message: "\(place):\(error)")
    } catch let error as SolveProblem {
      throw ToolFailure(message: "\(place): \(error.path): \(error.message)")
    }
  }

  private static func report(on document: SolveDocument) throws(SolveProblem) -> String {
    var session = SolveSession()
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    try session.add(document.constraints, path: "constraints")
    try session.writeState(to: &writer)
    writer.key("steps")
    writer.beginArray()
    for (index, step) in document.steps.enumerated() {
      try session.apply(step, path: "steps[\(index)]")
      writer.beginObject()
      try session.writeState(to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.text
  }
}
