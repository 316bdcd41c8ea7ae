import Foundation

/// The names of files that Xcode's projects have.
struct XcodeProjectNames {
  /// Values of the projects' files, and the last parts of those that are paths.
  private var names: Set<String> = []
  /// By the name of a file, the folders of languages that it is in, such as `Base.lproj`.
  private var languageFolders: [String: Set<String>] = [:]
  /// Whether a project has folders with everything in them, so that it does not name their files.
  private(set) var hasWholeFolders = false
  /// The names of targets and of what they build, which are the names of modules unless a setting says otherwise.
  private(set) var modules: Set<String> = []

  init(_ projects: [Data]) {
    for project in projects {
      add(project)
      addModules(of: project)
      if ByteSearch.contains("PBXFileSystemSynchronizedRootGroup", in: project) { hasWholeFolders = true }
    }
  }

  func contains(file name: String) -> Bool { names.contains(name) }

  /// The names of files that have one of several extensions, which are in lower case, without them.
  func files(withExtensions extensions: Set<String>) -> [String] {
    names.compactMap { name in
      guard let point = name.lastIndex(of: "."),
        extensions.contains(name[name.index(after: point)...].lowercased())
      else { return nil }
      return String(name[..<point])
    }
  }

  /// Whether a file of a name may be the one in a folder: false for a language's folder if the projects name others only.
  func mayContain(_ name: String, inFolder folder: String) -> Bool {
    guard folder.hasSuffix(Self.language), let folders = languageFolders[name] else { return true }
    return folders.contains(folder)
  }

  private static let language = ".lproj"

  /// Products of packages have the key `productName` as well, but they are no targets.
  private static let target = "isa = PBXNativeTarget;"
  private static let targetEnd = BytePattern("};")
  private static let targetKeys = [" name = ", "\tname = ", "productName = "]
  private static let settings = ["PRODUCT_NAME = ", "PRODUCT_MODULE_NAME = "]

  private mutating func addModules(of project: Data) {
    project.withUnsafeBytes { bytes in
      ByteSearch.forEach(Self.target, in: bytes) { start in
        let end = Self.targetEnd.first(in: bytes, from: start) ?? bytes.count
        let target = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        for key in Self.targetKeys {
          ByteSearch.forEach(key, in: target) { modules.insert(Self.module(at: $0, in: target)) }
        }
      }
      for key in Self.settings {
        ByteSearch.forEach(key, in: bytes) { modules.insert(Self.module(at: $0, in: bytes)) }
      }
    }
  }

  /// The value before a semicolon as the name of a module: signs that no name has become `_`.
  private static func module(at start: Int, in bytes: UnsafeRawBufferPointer) -> String {
    let end = bytes[start...].firstIndex(of: semicolon) ?? bytes.count
    let name = String(decoding: bytes[start..<end], as: UTF8.self).filter { $0 != "\"" }
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Takes in all texts in quotation marks, all values before a semicolon that have none, and in the form of XML all strings.
  private mutating func add(_ project: Data) {
    project.withUnsafeBytes { bytes in
      addStrings(of: bytes)
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

  private mutating func addStrings(of bytes: UnsafeRawBufferPointer) {
    ByteSearch.forEach("<string>", in: bytes) { start in
      add(String(decoding: bytes[start...].prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self))
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
    let parts = value.split(separator: "/")
    guard let last = parts.last, last.count != value.count else { return }
    names.insert(String(last))
    if let folder = parts.dropLast().last, folder.hasSuffix(Self.language) {
      languageFolders[String(last), default: []].insert(String(folder))
    }
  }
}
