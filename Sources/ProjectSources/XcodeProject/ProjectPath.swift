/// Paths and names in projects of Xcode.
public enum ProjectPath {
  /// A path in a folder, which is empty for the folder that paths are relative to. The result has no `.`, and `..` at its beginning only.
  public static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The module of a target or product: signs that no name of a module has become `_`, as with `c99extidentifier` in Xcode's settings.
  public static func module(_ name: String) -> String {
    let signs = name.unicodeScalars.map { sign in
      sign == "_" || sign.properties.isAlphabetic || sign.properties.numericType != nil
        ? Character(sign) : "_"
    }
    return (signs.first?.isNumber == true ? "_" : "") + String(signs)
  }
}
