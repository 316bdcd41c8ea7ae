import Graphics

/// The fonts of documents that are not installed: texts in them are neither as wide nor as handsome as they ought to be.
struct SubstitutedFonts {
  /// So many fonts are named.
  private static let mostNamed = 8

  let substitutions: [FontSubstitution]

  /// One line; nil where all fonts are there.
  var note: String? {
    guard !substitutions.isEmpty else { return nil }
    let named = substitutions.prefix(Self.mostNamed).map { "\($0.requested) (\($0.used))" }
    let left = substitutions.count - named.count
    let more = left > 0 ? " and \(left) more" : ""
    return "note: not installed, so other fonts stand in: \(named.joined(separator: ", "))\(more)\n"
  }
}
