import Graphics

/// The fonts of documents that are not installed: text in them has other widths and looks different than
/// intended.
struct SubstitutedFonts {
  /// The largest number of fonts that the note names.
  private static let mostNamed = 8

  let substitutions: [FontSubstitution]

  /// One line; nil if all fonts are installed.
  var note: String? {
    guard !substitutions.isEmpty else { return nil }
    let named = substitutions.prefix(Self.mostNamed).map { "\($0.requested) (\($0.used))" }
    let left = substitutions.count - named.count
    let more = left > 0 ? " and \(left) more" : ""
    return "note: fonts not installed, with substitutes: \(named.joined(separator: ", "))\(more)\(hint)\n"
  }

  /// The command that installs those that Debian and Ubuntu offer.
  private var hint: String {
    let found = Set(substitutions.compactMap { Self.package(of: $0.requested) }).sorted()
    return found.isEmpty ? "" : "; apt-get install \(found.joined(separator: " "))"
  }

  private static func package(of name: String) -> String? {
    let family = name.prefix { $0 != "-" }.filter { $0 != " " }
    return packages[family.lowercased()]
  }

  /// Debian's packages by family, in small letters and without spaces.
  static let packages = [
    "cabin": "fonts-cabin", "comfortaa": "fonts-comfortaa", "dosis": "fonts-dosis", "hack": "fonts-hack",
    "inconsolata": "fonts-inconsolata", "jetbrainsmono": "fonts-jetbrains-mono", "karla": "fonts-karla",
    "lato": "fonts-lato", "nanumgothic": "fonts-nanum", "nanummyeongjo": "fonts-nanum",
    "notosanscjkjp": "fonts-noto-cjk", "notosanscjkkr": "fonts-noto-cjk", "notosanscjksc": "fonts-noto-cjk",
    "notosanscjktc": "fonts-noto-cjk", "opensans": "fonts-open-sans", "quicksand": "fonts-quicksand",
    "roboto": "fonts-roboto-unhinted",
  ]
}
