import Foundation
import Testing

@testable import InterfaceBuilder

/// Reads every document of a folder of real ones. The package has no such folder, so these tests are off unless the
/// environment variable `AUTOLAYOUT_CORPUS` names one.
struct CorpusTests {
  static let folder = ProcessInfo.processInfo.environment["AUTOLAYOUT_CORPUS"]
    .flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }

  private func documents() throws -> [URL] {
    let folder = try #require(Self.folder)
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = (enumerator?.allObjects as? [URL]) ?? []
    return all.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }

  @Test(.enabled(if: folder != nil, "AUTOLAYOUT_CORPUS names no folder of storyboards and xibs"))
  func everyRealDocumentIsReadOrRefusedForAKnownReason() throws {
    let files = try documents()
    try #require(!files.isEmpty, "AUTOLAYOUT_CORPUS has no storyboards and xibs")
    var refused: [DocumentError.Code: Int] = [:]
    var constraints: [DocumentPlatform: Int] = [:]
    for file in files {
      let data = try Data(contentsOf: file)
      do {
        let document = try InterfaceDocument(data: data)
        for scene in document.scenes {
          for view in scene.views + scene.controllers.compactMap(\.view) {
            view.forEachView { constraints[document.platform, default: 0] += $0.constraints.count }
          }
        }
      } catch {
        refused[error.code, default: 0] += 1
        if ![.oldArchive, .duplicateIdentifier].contains(error.code) {
          Issue.record("\(file.lastPathComponent):\(error)")
        }
      }
    }
    // Archives of Xcode 4 and a document that is meant to have a duplicate id are few: 22 of 1,810, counted with another
    // XML parser.
    #expect(refused.values.reduce(0, +) * 50 < files.count)
    print("read \(files.count) documents; constraints: \(constraints)")
  }
}
