import Foundation
import StartedPrograms
import Testing

/// The program that was built with these tests.
enum BuiltProgram {
  static let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("autolayout").path
}

extension TemporaryFolder {
  /// Runs `autolayout` in the folder.
  func autolayout(_ arguments: String...) throws -> FinishedProgram {
    try run([BuiltProgram.path] + arguments)
  }

  /// The files in the folder, those of git's own folder left out, with their contents; links with their targets.
  var contents: [String: String] {
    let names = FileManager.default.subpaths(atPath: root) ?? []
    return names.filter { !$0.hasPrefix(".git/") }.reduce(into: [:]) { files, name in
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path(name)) {
        files[name] = "-> " + target
      } else if let bytes = FileManager.default.contents(atPath: path(name)) {
        files[name] = String(decoding: bytes, as: UTF8.self)
      }
    }
  }
}
