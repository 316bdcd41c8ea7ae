import Foundation
import Testing

@testable import InterfaceBuilder

/// Reads every document of a collection of real ones, where there is one beside the checkout.
@Suite struct CorpusTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/corpus/dev")

  static var files: [URL] {
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = (enumerator?.allObjects as? [URL]) ?? []
    return all.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }

  @Test func everyRealDocumentIsReadOrRefusedForAKnownReason() throws {
    let files = Self.files
    guard !files.isEmpty else {
      print("SKIPPED: no collection of documents at \(Self.folder.path)")
      return
    }
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
