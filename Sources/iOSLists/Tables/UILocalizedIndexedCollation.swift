import Foundation

/// Sorts objects into the sections of an index: A to Z, and # for the rest. (Apple, `UILocalizedIndexedCollation`; the
/// English collation, whatever the user's language.)
///
/// Selectors cannot be called without the Objective-C runtime. Instead, an object's text is the stored property with
/// the selector's name; a string is its own text, and other objects use their description.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  private static let letters = (UnicodeScalar("A").value...UnicodeScalar("Z").value)
    .compactMap(UnicodeScalar.init).map { String($0) }

  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The sections' headers.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The index's entries.
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section that an object belongs to, by the first letter of its text, ignoring accents and case.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: Locale(identifier: "en"))
    let first = text.first.map { String($0).uppercased() }
    return first.flatMap(Self.letters.firstIndex) ?? Self.letters.count
  }

  /// The objects in the order of their texts; equal ones keep their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { Self.text(of: $0, selector) }
    let locale = Locale(identifier: "en")
    let order = array.indices.sorted { one, other in
      let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .numeric]
      let comparison = texts[one].compare(texts[other], options: options, range: nil, locale: locale)
      return comparison == .orderedSame ? one < other : comparison == .orderedAscending
    }
    return order.map { array[$0] }
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let name = selector.description
      if let value = current.children.first(where: { $0.label == name })?.value {
        return (value as? String) ?? (value as? String?).flatMap { $0 } ?? String(describing: value)
      }
      mirror = current.superclassMirror
    }
    return String(describing: object)
  }
}
