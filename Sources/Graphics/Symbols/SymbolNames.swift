/// The names of system symbols.
package enum SymbolNames {
  /// Whether a system symbol may have a name: all names are words of small letters and digits, with a dot between two of
  /// them (Apple, Human Interface Guidelines, "SF Symbols").
  ///
  /// Which of these names exist differs between systems, and Apple's list of them is not part of this package. So a name that
  /// may exist counts as one that does.
  package static func mayContain(_ name: String) -> Bool {
    let words = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return words.allSatisfy { word in !word.isEmpty && word.allSatisfy(isLetterOrDigit) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
