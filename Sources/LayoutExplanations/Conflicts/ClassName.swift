import AutoLayout

/// Names of classes as logs print them.
enum ClassName {
  /// The prefix that key-value observation puts before a class's name.
  private static let observed = "NSKVONotifying_"

  /// The name without module, observation prefix and mangling: `CardView` for `App.CardView`, `_TtC3App8CardView` and
  /// `NSKVONotifying_App.CardView`.
  static func plain(_ name: String) -> String {
    var rest = Substring(name)
    if rest.hasPrefix(observed) { rest = rest.dropFirst(observed.count) }
    if rest.hasPrefix("_Tt"), let last = nominal(rest.dropFirst(3)) { return last }
    return String(rest.split(separator: ".").last ?? rest)
  }

  /// The class of a mangled name: `C8MyApp8CardView`. Letters for the kinds of nested types come first, then each name with
  /// its length, the module's before the others.
  private static func nominal(_ mangled: Substring) -> String? {
    var rest = mangled.drop { $0.isLetter }
    var names: [Substring] = []
    while let length = Int(rest.prefix { $0.isASCII && $0.isNumber }) {
      let name = rest.drop { $0.isNumber }
      guard length > 0, length <= name.count else { return nil }
      names.append(name.prefix(length))
      rest = name.dropFirst(length)
    }
    return names.count > 1 ? names.last.map(String.init) : nil
  }
}
