import Foundation

extension SystemRepository {
  /// The number of paths in one call of git.
  private static let batch = 500

  func attributes(_ names: [String], of paths: [String]) throws(GitError) -> [String: [String: String]] {
    var found: [String: [String: String]] = [:]
    for start in stride(from: 0, to: paths.count, by: Self.batch) {
      let batch = paths[start..<min(start + Self.batch, paths.count)]
      let listed = try output(["check-attr", "-z"] + names + ["--"] + batch)
      let fields = Self.fields(listed).map { String(decoding: $0, as: UTF8.self) }
      for index in stride(from: 0, to: fields.count - 2, by: 3) where fields[index + 2] != "unspecified" {
        found[fields[index], default: [:]][fields[index + 1]] = fields[index + 2]
      }
    }
    return found
  }

  /// Git's own order: gitattributes(5), "DESCRIPTION".
  func attributeFiles() throws(GitError) -> [String] {
    let variables = ProcessInfo.processInfo.environment
    let home = variables["HOME"] ?? NSHomeDirectory()
    let configured = try git.run(["config", "--type=path", "--get", "core.attributesFile"], in: root)
    let folder = variables["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
    let users = configured.status == 0 ? Self.line(configured.output) : folder + "/git/attributes"
    return [
      try gitPath("info/attributes"), users.hasPrefix("/") ? users : root + "/" + users, "/etc/gitattributes",
    ]
  }

  func superproject() throws(GitError) -> String? {
    let found = try git.run(["rev-parse", "--show-superproject-working-tree"], in: root)
    let path = Self.line(found.output)
    return found.status == 0 && !path.isEmpty ? path : nil
  }
}
