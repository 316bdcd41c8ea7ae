/// The modules that lines of Swift import. Comments count as well, and so do all branches of `#if`.
public enum ImportLines {
  private static let kinds: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The names of the modules in a text.
  public static func modules(in text: String) -> Set<String> {
    var modules: Set<String> = []
    let lines = text.utf8.split { $0 == Ascii.newline || $0 == Ascii.return }
    for line in lines.lazy.map(Substring.init) where line.contains("import ") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      guard let place = words.firstIndex(of: "import") else { continue }
      if let name = words[words.index(after: place)...].first(where: { !kinds.contains($0) }) {
        modules.insert(String(name))
      }
    }
    return modules
  }
}
