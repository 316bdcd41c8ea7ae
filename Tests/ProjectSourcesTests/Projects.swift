import Foundation
import ProjectSources

extension ProjectIndex {
  /// A project in memory: texts by paths.
  convenience init(_ texts: [String: String]) { self.init(bytes: texts.mapValues { Data($0.utf8) }) }

  convenience init(bytes: [String: Data]) {
    self.init(ProjectFiles(paths: Array(bytes.keys)) { bytes[$0] })
  }
}
