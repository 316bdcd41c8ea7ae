import AutoLayoutTool
import Foundation
import Testing

@MainActor
struct DiskFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  private let disk = DiskFiles()

  @Test func whatIsWrittenIsReadBack() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/deep/file.bin"
    try disk.write(Data([1, 2, 3]), to: path)
    try disk.write(Data([4]), to: path)
    #expect(try disk.read(path) == Data([4]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/deep") == ["file.bin"])
  }

  @Test func aFileKeepsItsMode() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/file"
    try disk.write(Data([1]), to: path)
    for mode in [0o755, 0o600] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      try disk.write(Data([2]), to: path)
      let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
      #expect(found?.intValue == mode)
    }
  }

  @Test func missingFilesAndFoldersAreReported() {
    #expect(throws: FileError.notFound) { try disk.read(folder + "/nowhere") }
    #expect(throws: FileError.isFolder) { try disk.read(FileManager.default.temporaryDirectory.path) }
  }

  #if os(Linux)
    /// Reads of a device that never ends must stop by themselves.
    @Test func endlessFilesAreRefused() {
      #expect(throws: FileError.tooLarge(limit: 64_000_000)) { try disk.read("/dev/zero") }
    }
  #endif

  @Test func aFileInTheWayOfAFolderIsAnError() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try disk.write(Data(), to: folder + "/file")
    #expect(throws: FileError.system("Cannot be written: There is a file at the path of a folder")) {
      try disk.write(Data(), to: folder + "/file/below")
    }
  }

  @Test func aFolderInTheWayOfAFileIsAnError() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try disk.write(Data(), to: folder + "/inner/file")
    #expect(throws: FileError.isFolder) { try disk.write(Data(), to: folder + "/inner") }
  }

  @Test func foldersAreListedThroughLinks() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try disk.write(Data(), to: folder + "/real/a.xib")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: folder + "/real")
    #expect(try disk.files(under: folder + "/link") == ["a.xib"])
  }
}
