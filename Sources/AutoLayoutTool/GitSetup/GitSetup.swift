import Foundation
import GitAccess
import PrintedWords

/// Writes and removes the settings and attributes by which git uses `autolayout`.
@MainActor
struct GitSetup {
  private let repository: any GitRepository
  private let scope: GitConfigurationScope
  private let environment: ToolEnvironment

  /// - Throws: if the current folder is in no repository, or in one without a working tree.
  init(isGlobal: Bool, environment: ToolEnvironment) throws(ToolFailure) {
    self.environment = environment
    scope = isGlobal ? .global : .local
    do throws(GitError) {
      repository = try environment.git.repository(containing: environment.files.absolutePath("."))
    } catch {
      throw ToolFailure(message: error.description)
    }
  }

  // MARK: Installing

  /// - Parameter program: quoted for the shell.
  func install(_ parts: [GitPart], program: String) throws {
    let settings = parts.flatMap { $0.settings(program: program) }
    // If any part cannot be written, nothing is.
    for setting in settings { try checkIsFree(setting) }
    let path = try attributesPath()
    let file = try attributes(at: path)
    let block = try located(path) { () throws(ToolFailure) -> Data in
      let known = try AttributesBlock.parts(in: file)
      let wanted = GitPart.allCases.filter { known.contains($0) || parts.contains($0) }
      return try AttributesBlock.replaced(in: file, parts: wanted)
    }
    if block != file {
      try write(block, to: path)
      try say("wrote \(path)")
    } else if parts.contains(where: { $0.attribute != nil }) {
      try say("\(path) is up to date")
    }
    for setting in settings { try set(setting) }
    for setting in parts.flatMap({ GitSetting.abandoned[$0] ?? [] }) { try remove(setting) }
  }

  private func checkIsFree(_ setting: GitSetting) throws(ToolFailure) {
    for value in try values(of: setting) where !setting.matches(value) {
      throw ToolFailure(
        message:
          "git's setting \(setting.name) is already \"\(value)\", which autolayout did not write; remove it with "
          + "git config --\(scope.rawValue) --unset-all \(setting.name), or leave the part out with --only")
    }
  }

  private func set(_ setting: GitSetting) throws {
    if try values(of: setting) == [setting.value] {
      return try say("\(setting.name) is up to date")
    }
    do throws(GitError) {
      try repository.setConfiguration(setting.name, to: setting.value, scope)
    } catch {
      throw ToolFailure(message: error.description)
    }
    try say("set \(setting.name) = \(setting.value)")
  }

  // MARK: Uninstalling

  func uninstall(_ parts: [GitPart]) throws {
    let path = try attributesPath()
    let file = try attributes(at: path)
    let rest = try located(path) { () throws(ToolFailure) -> Data in
      let kept = try AttributesBlock.parts(in: file).filter { !parts.contains($0) }
      return try AttributesBlock.replaced(in: file, parts: kept)
    }
    if rest.isEmpty, !file.isEmpty {
      try removeFile(path)
      try say("removed \(path)")
    } else if rest != file {
      try write(rest, to: path)
      try say("removed the lines of autolayout from \(path)")
    }
    for part in parts {
      for setting in part.settings(program: "autolayout") + (GitSetting.abandoned[part] ?? []) {
        try remove(setting)
      }
    }
  }

  private func remove(_ setting: GitSetting) throws {
    let known = try values(of: setting)
    guard !known.isEmpty, known.allSatisfy(setting.matches) else { return }
    do throws(GitError) {
      try repository.removeConfiguration(setting.name, scope)
    } catch {
      throw ToolFailure(message: error.description)
    }
    try say("removed \(setting.name)")
  }

  private func values(of setting: GitSetting) throws(ToolFailure) -> [String] {
    do throws(GitError) {
      return try repository.configuration(setting.name, scope)
    } catch {
      throw ToolFailure(message: error.description)
    }
  }

  // MARK: The file of attributes

  /// The path of the repository's or the user's attributes file.
  private func attributesPath() throws(ToolFailure) -> String {
    guard scope == .global else {
      let root = repository.root == "/" ? "" : repository.root
      return try inRepository(root + "/.gitattributes")
    }
    let configured: String?
    do throws(GitError) {
      configured = try repository.configuration("core.attributesFile", .global).last
    } catch {
      throw ToolFailure(message: error.description)
    }
    let variables = ProcessInfo.processInfo.environment
    let home = variables["HOME"] ?? NSHomeDirectory()
    if let configured, !configured.isEmpty {
      return configured.hasPrefix("~/") ? home + configured.dropFirst(1) : configured
    }
    let folder = variables["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
    return folder + "/git/attributes"
  }

  /// Git itself does not follow a link here.
  private func inRepository(_ path: String) throws(ToolFailure) -> String {
    guard environment.files.linkDestination(path) != nil else { return path }
    throw ToolFailure(
      message: "\(path): This is a symbolic link, and git does not follow links here; replace it by a file")
  }

  private func attributes(at path: String) throws(ToolFailure) -> Data {
    do throws(FileError) {
      return try environment.files.read(path)
    } catch {
      if error == .notFound { return Data() }
      throw ToolFailure(message: "\(path): \(error.message)")
    }
  }

  private func write(_ bytes: Data, to path: String) throws(ToolFailure) {
    guard !environment.files.isReadOnly(path) else {
      throw ToolFailure(message: "\(path): The file is read-only")
    }
    do throws(FileError) {
      try environment.files.write(bytes, to: path)
    } catch {
      throw ToolFailure(message: "\(path): \(error.message)")
    }
  }

  private func removeFile(_ path: String) throws(ToolFailure) {
    guard !environment.files.isReadOnly(path) else {
      throw ToolFailure(message: "\(path): The file is read-only")
    }
    do throws(FileError) {
      try environment.files.remove(path)
    } catch {
      throw ToolFailure(message: "\(path): \(error.message)")
    }
  }

  private func located<Value>(
    _ path: String, _ body: () throws(ToolFailure) -> Value
  ) throws(ToolFailure) -> Value {
    do throws(ToolFailure) { return try body() } catch {
      throw ToolFailure(message: "\(path): \(error.message)")
    }
  }

  private func say(_ text: String) throws {
    try environment.standardOutput.write(PrintableText.escaped(text) + "\n")
  }
}
