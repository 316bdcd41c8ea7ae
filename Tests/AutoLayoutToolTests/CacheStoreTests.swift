import Foundation
import Testing

@testable import AutoLayoutTool

/// The folder for facts between runs.
@MainActor
struct CacheStoreTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func bytesAreKept() throws {
    try withFolder { folder in
      let cache = DiskCache(folder: folder)
      #expect(cache.bytes("a") == nil)
      cache.keep(Data([1, 2]), as: "a")
      cache.keep(Data([3]), as: "a")
      #expect(cache.bytes("a") == Data([3]) && cache.bytes("b") == nil)
      let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o700)
    }
  }

  @Test func theOldestFilesAreRemovedAndOthersLeft() throws {
    try withFolder { folder in
      let cache = DiskCache(folder: folder)
      cache.keep(Data([1]), as: "old")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: "\(folder)/old.facts")
      try Data().write(to: URL(fileURLWithPath: "\(folder)/notes.txt"))
      for number in 1...DiskCache.mostFiles { cache.keep(Data([2]), as: "new\(number)") }
      #expect(cache.bytes("old") == nil && cache.bytes("new1") == Data([2]))
      #expect(FileManager.default.fileExists(atPath: "\(folder)/notes.txt"))
    }
  }

  @Test func whereCachesAre() throws {
    try withFolder { folder in
      let named = try #require(DiskCache(variables: ["XDG_CACHE_HOME": folder, "HOME": "/none"]))
      named.keep(Data([1]), as: "a")
      #expect(FileManager.default.fileExists(atPath: "\(folder)/autolayout/a.facts"))
      // The specification ignores relative paths.
      let home = try #require(DiskCache(variables: ["XDG_CACHE_HOME": "here", "HOME": folder]))
      home.keep(Data([1]), as: "b")
      #expect(FileManager.default.fileExists(atPath: "\(folder)/.cache/autolayout/b.facts"))
      #expect(DiskCache(variables: [:]) == nil)
    }
  }

  @Test func aFolderThatCannotBeWrittenKeepsNothing() throws {
    try withFolder { folder in
      try Data().write(to: URL(fileURLWithPath: folder))
      let cache = DiskCache(folder: folder)
      cache.keep(Data([1]), as: "a")
      #expect(cache.bytes("a") == nil)
    }
  }
}
