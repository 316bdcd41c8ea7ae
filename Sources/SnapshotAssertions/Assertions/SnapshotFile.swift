import Foundation

/// The file of a reference.
struct SnapshotFile {
  let url: URL
  /// The name of the test's source, without its extension.
  let source: String
  /// The test's name, as it is in the file's.
  let test: String

  /// The folder of references, which is beside the source.
  static let folder = "__Snapshots__"
  /// The environment variable with the folder for failed snapshots.
  static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

  /// - Parameters:
  ///   - path: the path of the test's source.
  ///   - directory: the folder for references; nil for the usual one.
  ///   - testName: the name of the test's function.
  ///   - name: the snapshot's name; nil for a number.
  ///   - pathExtension: the extension of the file.
  init(path: String, directory: String?, testName: String, name: String?, pathExtension: String?) {
    let file = URL(fileURLWithPath: path, isDirectory: false)
    source = file.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? file.deletingLastPathComponent().appendingPathComponent(Self.folder).appendingPathComponent(source)
    let testName = Self.withoutClass(testName)
    let key = folder.appendingPathComponent(testName).absoluteString
    let identifier = name.map(Self.sanitized) ?? "\(SnapshotCounter.current.next(for: key))"
    test = Self.sanitized(testName)
    let whole = folder.appendingPathComponent("\(test).\(identifier)")
    url = pathExtension.map { whole.appendingPathExtension($0) } ?? whole
  }

  /// The place for a failed snapshot.
  func artifact(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let folder =
      environment[Self.artifactsVariable].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.temporaryDirectory
    return folder.appendingPathComponent(source).appendingPathComponent(url.lastPathComponent)
  }

  /// The name of a test without its class. Suites take the last word of `XCTestCase.name`, which is `-[Class method]` on Apple's
  /// systems but `Class.method` here.
  private static func withoutClass(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(isOfWord) }) else {
      return name
    }
    return String(parts[1])
  }

  /// The text with a hyphen instead of every run of characters that are neither letters, digits nor low lines, and without one
  /// at its ends.
  static func sanitized(_ text: String) -> String {
    var parts: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if isOfWord(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        parts.append(word)
        word = ""
      }
    }
    if !word.isEmpty { parts.append(word) }
    return parts.joined(separator: "-")
  }

  /// The characters that regular expressions count as parts of words. (Unicode Technical Standard 18, annex C, `\w`.)
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar.properties.isJoinControl { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}
