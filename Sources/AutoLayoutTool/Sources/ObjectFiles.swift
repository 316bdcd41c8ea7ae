/// The results of former builds.
///
/// SwiftPM compiles a file again if its original is newer than its object file, which does not notice that only its rewritten copy
/// has changed. Without the object file it does.
@MainActor
struct ObjectFiles {
  let files: any FileAccess
  /// The scratch folder of SwiftPM.
  let folder: String

  func remove(for paths: Set<String>, of targets: [ProjectTarget]) {
    var names: Set<String> = []
    for target in targets {
      for (source, path) in zip(target.target.sources, target.paths) where paths.contains(path) {
        names.insert("\(target.target.moduleName).build/\(source).o")
        // Object files are in the folders of their sources or, with later versions of SwiftPM, in none.
        let file = source.split(separator: "/").last.map(String.init) ?? source
        names.insert("\(target.target.moduleName).build/\(file).o")
      }
    }
    guard !names.isEmpty else { return }
    for path in (try? files.files(under: folder)) ?? [] where path.hasSuffix(".swift.o") {
      // After the names of the system and the configuration.
      let name = path.split(separator: "/").dropFirst(2).joined(separator: "/")
      if names.contains(name) { try? files.remove("\(folder)/\(path)") }
    }
  }
}
