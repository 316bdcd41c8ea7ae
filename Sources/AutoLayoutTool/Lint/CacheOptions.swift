import ArgumentParser
import Foundation

/// The options about facts that are kept between runs.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder for facts about the project's sources, which make the next run faster (default: autolayout in \
      $XDG_CACHE_HOME or ~/.cache). It may be removed at any time.
      """, valueName: "folder"), completion: .directory)
  var cachePath: String?

  @Flag(name: .customLong("no-cache"), help: "Neither read nor write such facts.")
  var isOff = false

  /// The place for facts; nil if nothing is kept.
  @MainActor
  func store(in environment: ToolEnvironment) -> (any CacheStore)? {
    guard !isOff else { return nil }
    return cachePath.map { path in environment.cache?.inFolder(path) } ?? environment.cache
  }
}

extension ToolVersion {
  /// The version with the size and the date of the program, which differ between builds of one version.
  static let build: String = {
    guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath(),
      let attributes = try? FileManager.default.attributesOfItem(atPath: program.path)
    else { return current }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(current) \(size) \(date)"
  }()
}
