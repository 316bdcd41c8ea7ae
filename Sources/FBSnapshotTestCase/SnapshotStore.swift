import Foundation
import SnapshotAssertions

/// The files of one reference.
struct SnapshotStore {
  /// The folder of references without its suffix.
  let references: URL
  /// Whether the path ends with a slash: the suffix is then the name of a folder within (cashapp/stagehand: `ReferenceImages/_64`).
  private let hasFoldersOfSuffixes: Bool
  /// The folder for pictures of failed comparisons.
  let differences: URL
  /// The names that the reference may have, without the extension.
  private let names: [String]
  let suffixes: [String]
  private let folder: String

  /// - Parameters:
  ///   - references: the folder of references without its suffix; a relative one is beside the test's source.
  ///   - source: the path of the test's source.
  ///   - differences: the folder for pictures of failed comparisons.
  ///   - folder: the folder of the class.
  ///   - names: those that the reference may have, without the extension. The first is that of a new one.
  ///   - suffixes: the endings of the folder of references.
  init(
    references: String, beside source: String, differences: String, folder: String, names: [String],
    suffixes: [String]
  ) {
    let beside = URL(fileURLWithPath: source, isDirectory: false).deletingLastPathComponent()
    self.references = URL(fileURLWithPath: references, isDirectory: true, relativeTo: beside).absoluteURL
    hasFoldersOfSuffixes = references.hasSuffix("/")
    self.differences = URL(fileURLWithPath: differences, isDirectory: true)
    self.folder = folder
    self.names = names
    self.suffixes = suffixes.isEmpty ? [""] : suffixes
  }

  /// The reference in the folder with a suffix: the first name that exists, or the usual one.
  func reference(_ suffix: String) -> URL {
    let parent = hasFoldersOfSuffixes ? references : references.deletingLastPathComponent()
    let name = hasFoldersOfSuffixes ? suffix : references.lastPathComponent + suffix
    let place = parent.appendingPathComponent(name, isDirectory: true)
      .appendingPathComponent(folder, isDirectory: true)
    let files = names.map { place.appendingPathComponent($0 + ".png") }
    return files.first { FileManager.default.fileExists(atPath: $0.path) } ?? files.first ?? place
  }

  /// The reason for which the test fails; nil if a reference matches.
  func failure(
    of picture: SnapshotCamera.Picture, isRecording: Bool, _ tolerances: SnapshotTolerances
  ) -> String? {
    do {
      if isRecording {
        let file = reference(suffixes[0])
        try write(picture.file, to: file)
        return "Recorded a reference: \(file.path)\nTests pass when recordMode is false."
      }
      let files = suffixes.map(reference).filter { FileManager.default.fileExists(atPath: $0.path) }
      guard !files.isEmpty else {
        return "There is no reference: \(reference(suffixes[0]).path)\nSet recordMode to true to write it."
      }
      var failures: [String] = []
      for file in files {
        guard let failure = try difference(from: file, picture, tolerances) else { return nil }
        failures.append(failure)
      }
      return failures.joined(separator: "\n\n")
    } catch {
      return "\(error)"
    }
  }

  private func difference(
    from file: URL, _ picture: SnapshotCamera.Picture, _ tolerances: SnapshotTolerances
  ) throws -> String? {
    let diffing = PictureDiffing(
      precision: Float(1 - tolerances.overall), perceptualPrecision: tolerances.perceptualPrecision,
      scale: picture.scale, views: picture.views)
    let reference = try Data(contentsOf: file)
    guard let (words, attachments) = diffing.failure(reference: reference, actual: picture.file) else {
      return nil
    }
    let place = differences.appendingPathComponent(folder, isDirectory: true)
    let name = file.deletingPathExtension().lastPathComponent
    let failed = place.appendingPathComponent("failed_\(name).png")
    try write(reference, to: place.appendingPathComponent("reference_\(name).png"))
    try write(picture.file, to: failed)
    #if !canImport(Darwin)
      // XCTest keeps them on Apple's systems.
      for attachment in attachments {
        try write(attachment.data, to: place.appendingPathComponent("diff_\(name).png"))
      }
    #endif
    return "The snapshot does not match \(file.path)\n\n\(words)\n\nShown in \(failed.path)"
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
