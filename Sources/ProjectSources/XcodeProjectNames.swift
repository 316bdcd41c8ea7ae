import Foundation

/// The names of files that Xcode's projects have.
struct XcodeProjectNames {
  /// Values of the projects' files, and the last parts of those that are paths.
  private var names: Set<String> = []
  /// Whether a project has folders with everything in them, so that it does not name their files.
  private(set) var hasWholeFolders = false

  init(_ projects: [Data]) {
    for project in projects {
      add(project)
      if ByteSearch.contains("PBXFileSystemSynchronizedRootGroup", in: project) { hasWholeFolders = true }
    }
  }

  func contains(file name: String) -> Bool { names.contains(name) }

  /// Takes in all texts in quotation marks, and all values before a semicolon that have none.
  private mutating func add(_ project: Data) {
    project.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        if bytes[place] == Ascii.quote {
          place = addQuoted(from: place + 1, in: bytes)
          continue
        }
        if bytes[place] == Ascii.slash, place + 1 < bytes.count, bytes[place + 1] == Ascii.star {
          place = Self.end(ofCommentAt: place, in: bytes)
          continue
        }
        let end = Self.end(ofValueAt: place, in: bytes)
        if end > place, end < bytes.count, bytes[end] == Self.semicolon {
          add(String(decoding: bytes[place..<end], as: UTF8.self))
        }
        place = max(end, place + 1)
      }
    }
  }

  private static let semicolon = UInt8(ascii: ";")

  private static func end(ofValueAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var place = start
    while place < bytes.count, isValue(bytes[place]) { place += 1 }
    return place
  }

  private static func isValue(_ byte: UInt8) -> Bool {
    SourceTokenizer.isWord(byte) || byte == Ascii.slash || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static let commentEnd = BytePattern("*/")

  private static func end(ofCommentAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    commentEnd.first(in: bytes, from: start + commentEnd.bytes.count).map { $0 + commentEnd.bytes.count }
      ?? bytes.count
  }

  /// Hands back the place behind the closing mark.
  private mutating func addQuoted(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var place = start
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != Ascii.quote {
      if bytes[place] == Ascii.backslash { place += 1 }
      if place < bytes.count { text.append(bytes[place]) }
      place += 1
    }
    add(String(decoding: text, as: UTF8.self))
    return place + 1
  }

  private mutating func add(_ value: String) {
    names.insert(value)
    if let last = value.split(separator: "/").last, last.count != value.count { names.insert(String(last)) }
  }
}
