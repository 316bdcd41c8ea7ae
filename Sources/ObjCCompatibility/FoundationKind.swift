/// The first word of objects that may be attributes of a text.
///
/// When Foundation on Linux compares attribute dictionaries (for example when one text is appended to another), it reads
/// the kind of object from the word after an object's header, and ends the process if its bits are 0. It recognises Swift
/// objects by a kind other than that of their class. So these objects begin with a kind, before their other properties.
package struct FoundationKind: Sendable {
  /// Any kind of Foundation's; it is stored above the byte of flags.
  private let word: UInt64 = 7 << 8

  package init() {}
}
