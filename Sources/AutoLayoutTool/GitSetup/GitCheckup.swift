import Foundation
import GitAccess

/// Finds the reasons why git does not use `autolayout` in a repository.
@MainActor
struct GitCheckup {
  /// The result of one check.
  struct Result: Hashable, Encodable {
    var subject: String
    /// The value in force, or the fault.
    var message: String
    /// The remedy; nil if nothing is wrong.
    var fix: String?

    var isFault: Bool { fix != nil }
  }

  private let repository: any GitRepository
  private let environment: ToolEnvironment
  private let superproject: String?

  init(environment: ToolEnvironment) throws(ToolFailure) {
    self.environment = environment
    do throws(GitError) {
      repository = try environment.git.repository(containing: environment.files.absolutePath("."))
      superproject = try repository.superproject()
    } catch {
      throw ToolFailure(message: error.description)
    }
  }

  func results() throws(ToolFailure) -> [Result] {
    do throws(GitError) {
      var results = try attributeResults()
      for part in GitPart.allCases {
        for setting in part.settings(program: "autolayout") { results.append(try result(of: setting)) }
        for setting in GitSetting.abandoned[part] ?? [] {
          if let found = try abandoned(setting) { results.append(found) }
        }
      }
      return results
    } catch {
      throw ToolFailure(message: error.description)
    }
  }

  private var install: String {
    superproject == nil
      ? "autolayout git install"
      : "autolayout git install in this submodule; the settings of \(superproject ?? "") do not count here"
  }

  // MARK: Attributes

  /// Names of nonexistent documents, for a repository without documents.
  private static let probes = ["autolayout-probe.storyboard", "autolayout-probe.xib"]
  /// The largest number of documents to list for a fault; the others are counted.
  private static let mostShown = 5

  private func attributeResults() throws(GitError) -> [Result] {
    let documents = try repository.files(in: .index, paths: []).filter { path in
      LintPaths.extensions.contains { path.hasSuffix("." + $0) }
    }
    let paths = documents + Self.probes
    let found = try repository.attributes(["merge", "diff"], of: paths)
    var results: [Result] = []
    for name in ["merge", "diff"] {
      let others = paths.filter { found[$0]?[name] != "storyboard" }
      let faults = documents.isEmpty ? others : others.filter { !Self.probes.contains($0) }
      if faults.isEmpty, others.isEmpty {
        results.append(
          Result(subject: "attribute \(name)", message: "storyboard, for \(Self.count(documents))"))
      } else {
        results += try attributeFaults(name, faults.isEmpty ? others : faults, found)
      }
    }
    return results
  }

  /// One fault for each line that sets another value, and one for all documents that no line matches.
  private func attributeFaults(
    _ name: String, _ paths: [String], _ found: [String: [String: String]]
  ) throws(GitError) -> [Result] {
    let lines = AttributeLines(repository: repository, files: environment.files)
    var groups: [(place: AttributeLines.Place?, paths: [String])] = []
    for path in paths {
      let place = try found[path]?[name] == nil ? nil : lines.deciding(name, of: path)
      if let index = groups.firstIndex(where: { $0.place == place }) {
        groups[index].paths.append(path)
      } else {
        groups.append((place, [path]))
      }
    }
    return groups.map { group in
      let value = found[group.paths[0]]?[name] ?? "unspecified"
      let shown = group.paths.prefix(Self.mostShown).joined(separator: ", ")
      let rest = group.paths.count > Self.mostShown ? " and \(group.paths.count - Self.mostShown) more" : ""
      guard let place = group.place else {
        let fix =
          value == "unspecified" ? unspecifiedCure : "find the line that sets it: git check-attr \(name)"
        return Result(subject: "attribute \(name)", message: "\(value) for \(shown)\(rest)", fix: fix)
      }
      return Result(
        subject: "attribute \(name)",
        message: "\(value) for \(shown)\(rest), by \(place.file):\(place.line): \(place.text)",
        fix: "remove the line, or its setting of \(name)")
    }
  }

  private var unspecifiedCure: String {
    if let file = try? repository.effectiveConfiguration("core.attributesFile") {
      return
        "\(install); or add the lines to \(file.value), which core.attributesFile (\(file.origin)) puts in place of the user's own file"
    }
    return "\(install); or check out a commit that has the lines in .gitattributes"
  }

  private static func count(_ documents: [String]) -> String {
    documents.isEmpty
      ? "storyboards and xibs; none is tracked"
      : documents.count == 1 ? "1 document" : "\(documents.count) documents"
  }

  // MARK: Settings

  private func result(of setting: GitSetting) throws(GitError) -> Result {
    guard let found = try repository.effectiveConfiguration(setting.name) else {
      return Result(subject: setting.name, message: "not set", fix: install)
    }
    let place = "\(found.value) (\(found.origin))"
    guard let program = setting.program(in: found.value) else {
      return Result(
        subject: setting.name,
        message: setting.matches(found.value)
          ? "written by an older autolayout: \(place)" : "someone else's: \(place)",
        fix: setting.matches(found.value)
          ? install : "remove it where it is set (git config --unset-all \(setting.name)), then \(install)")
    }
    return try programResult(setting, found, program)
  }

  private func programResult(
    _ setting: GitSetting, _ found: GitConfigurationValue, _ program: String
  ) throws(GitError) -> Result {
    let fine = Result(subject: setting.name, message: "in force (\(found.origin))")
    guard let shell = environment.shell, !program.isEmpty else { return fine }
    let faults: [String]
    do throws(ToolFailure) {
      let trial = DriverTrial(shell: shell)
      switch setting.name {
      case "merge.storyboard.driver": faults = try trial.faults(driver: found.value, textconv: nil)
      case "diff.storyboard.textconv": faults = try trial.faults(driver: nil, textconv: found.value)
      default: faults = Self.versionFaults(program, shell)
      }
    } catch {
      faults = [error.message]
    }
    guard let fault = faults.first else { return fine }
    return Result(
      subject: setting.name, message: "\(fault) (\(found.origin))",
      fix: "install the program where the setting looks for it (\(program)), or \(install)")
  }

  private static func versionFaults(_ program: String, _ shell: any ShellRunning) -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "autolayout-trial-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let outcome = shell.run("\(program) --version", in: folder.path) else {
      return ["the program did not finish in time"]
    }
    guard outcome.status != 0 else { return [] }
    let words = outcome.errors.split(separator: "\n").first.map(String.init)
    return ["the program does not start: \(words ?? "status \(outcome.status)")"]
  }

  private func abandoned(_ setting: GitSetting) throws(GitError) -> Result? {
    guard let found = try repository.effectiveConfiguration(setting.name), setting.matches(found.value) else {
      return nil
    }
    return Result(
      subject: setting.name,
      message:
        "written by an older autolayout: git would cache the output from while the program was missing (\(found.origin))",
      fix: install)
  }
}
