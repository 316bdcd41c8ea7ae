/// A shell pattern of paths: `*` and `?` match within a part of a path, `**` any parts. A pattern for a folder matches all
/// in it.
struct PathPattern: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  /// True for a path without wildcards, which names one file or one folder.
  var isLiteral: Bool { !text.contains { $0 == "*" || $0 == "?" } }

  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    let wanted = text.split(separator: "/").map(String.init)
    return (1...max(1, parts.count)).contains { Self.matches(parts.prefix($0), wanted[...]) }
  }

  private static func matches(_ parts: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return parts.isEmpty }
    if first == "**" {
      return (0...parts.count).contains { matches(parts.dropFirst($0), pattern.dropFirst()) }
    }
    guard let part = parts.first, fits(part[...], first[...]) else { return false }
    return matches(parts.dropFirst(), pattern.dropFirst())
  }

  /// Goes back to the last `*` alone, so that no pattern takes longer than the product of both lengths.
  private static func fits(_ text: Substring, _ pattern: Substring) -> Bool {
    var (text, pattern) = (text, pattern)
    var retry: (text: Substring, pattern: Substring)?
    while !text.isEmpty {
      if let first = pattern.first, first == "*" {
        pattern.removeFirst()
        retry = (text, pattern)
      } else if let first = pattern.first, first == "?" || first == text.first {
        text.removeFirst()
        pattern.removeFirst()
      } else if let last = retry {
        text = last.text.dropFirst()
        pattern = last.pattern
        retry = (text, pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}
