/// Guesses what a misspelt word was meant to be.
enum NearestName {
  /// Letters that may be wrong, missing or too many.
  private static let mostEdits = 2
  /// Longer words are none that anyone misspelt.
  private static let longest = 40

  /// Nil where no name is near.
  static func to(_ word: String, among names: [String]) -> String? {
    guard word.count <= longest else { return nil }
    let near = names.map { (name: $0, edits: distance(Array(word.lowercased()), Array($0))) }
    guard let best = near.min(by: { $0.edits < $1.edits }), best.edits <= mostEdits else { return nil }
    return best.name
  }

  /// The letters to add, take away or change (Levenshtein).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
