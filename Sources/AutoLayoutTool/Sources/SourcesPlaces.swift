import Foundation

/// Where the files of a build are.
@MainActor
struct SourcesPlaces {
  let options: SourcesOptions
  let environment: ToolEnvironment

  /// The folder for everything that a build of a package writes.
  func scratch(for folder: String) throws -> String {
    if let path = options.scratchPath { return environment.files.absolutePath(path) }
    guard let caches = environment.cacheFolder else {
      throw ToolFailure(message: "there is no folder for caches: name one with --scratch-path")
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? "package"
    return "\(caches)/sources/\(name)-\(String(folder.stableHash, radix: 16))"
  }

  /// AutoLayout's folder: the one that the user names, or one around this program.
  func library() throws -> String {
    if let path = options.library ?? environment.variables["AUTOLAYOUT_LIBRARY"] {
      let folder = environment.files.absolutePath(path)
      guard isLibrary(folder) else {
        throw ToolFailure(message: "\(folder): AutoLayout is not in this folder")
      }
      return folder
    }
    var parts = environment.program.split(separator: "/").dropLast()
    while !parts.isEmpty {
      let folder = "/" + parts.joined(separator: "/")
      if isLibrary(folder) { return folder }
      parts.removeLast()
    }
    throw ToolFailure(
      message:
        "AutoLayout's folder is not known: name it with --library, or in the variable AUTOLAYOUT_LIBRARY")
  }

  private func isLibrary(_ folder: String) -> Bool {
    environment.files.exists(folder + "/Package.swift")
      && environment.files.isFolder(folder + "/Sources/UIKit")
      && environment.files.isFolder(folder + "/Sources/AppKit")
  }
}
