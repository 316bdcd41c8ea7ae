import Foundation

/// Determines from a class's method table whether it overrides methods, so that costly calls can be avoided if it does
/// not.
///
/// The relevant entries of the table are found with a special subclass: its table differs in them from that of a
/// subclass that overrides nothing. A check costs one comparison per method. If the layout of tables is not known
/// (``DynamicInitialiser/isKnown``), every class is treated as overriding: an unnecessary call is slower, but not
/// wrong.
package struct OverrideProbe {
  /// The positions of the entries, with their values in classes that override nothing; nil if they are not known.
  private let entries: [(slot: Int, plain: UnsafeRawPointer)]?

  /// - Parameters:
  ///   - base: the class that introduces the methods and at least one initialiser.
  ///   - plain: a subclass that overrides nothing.
  ///   - overriding: a subclass that overrides the methods and nothing else.
  package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let (plain, overriding) = (Self.table(of: plain), Self.table(of: overriding))
    let found = DynamicInitialiser.slots(introducedBy: base)?
      .filter { plain[$0] != overriding[$0] }
      .map { (slot: $0, plain: plain[$0]) }
    entries = found?.isEmpty == false ? found : nil
  }

  /// True if the class, which is a subclass of the base, or a class between them overrides any of the methods.
  package func isOverridden(by type: AnyClass) -> Bool {
    guard let entries else { return true }
    let table = Self.table(of: type)
    for entry in entries where table[entry.slot] != entry.plain { return true }
    return false
  }

  private static func table(of type: AnyClass) -> UnsafePointer<UnsafeRawPointer> {
    unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
  }
}
