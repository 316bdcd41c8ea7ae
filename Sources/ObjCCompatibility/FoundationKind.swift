/// The first word of objects that may be attributes of a text.
///
/// Where attribute dictionaries are compared (when one text is appended to another, say), Foundation on Linux looks at the
/// word behind an object's header for the kind of object, and ends the process if the bits for it are 0. It knows objects
/// of Swift by a kind that is not that of their class. So these objects begin with a kind, whatever they store next.
package struct FoundationKind: Sendable {
  /// Any kind that Foundation has; it stands above the byte of flags.
  private let word: UInt64 = 7 << 8

  package init() {}
}
