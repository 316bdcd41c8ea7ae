import Foundation

/// Finds out from a class's method table whether it overrides methods that are costly to call for nothing.
///
/// Which places of the table are meant shows in a subclass made for it: they are where its table differs from that of a
/// subclass that overrides nothing. A question costs one comparison for each method. Where tables are not known
/// (``DynamicInitialiser/isKnown``) every class counts as overriding: an unneeded call is slower, not wrong.
package struct OverrideProbe {
  /// The places with what stands there in classes that override nothing; nil where they are not known.
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

  /// True if the class, a subclass of the base, or one between them overrides any of the methods.
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
