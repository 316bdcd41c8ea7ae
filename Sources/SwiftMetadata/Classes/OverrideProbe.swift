/// Determines from a class's method table whether it overrides methods, so that costly calls can be avoided if it does
/// not.
///
/// The relevant entries of the table are found with a special subclass: its table differs in them from that of a
/// subclass that overrides nothing. A check costs one comparison per method. If the layout of tables is not known
/// (``MetadataProbe/knowsMethods``), every class is treated as overriding: an unnecessary call is slower, but not
/// wrong.
package struct OverrideProbe {
  /// The positions of the entries, with their values in classes that override nothing; nil if they are not known.
  private let entries: [(slot: Int, plain: UnsafeRawPointer)]?

  /// - Parameters:
  ///   - base: the class that introduces the methods and at least one initialiser.
  ///   - plain: a subclass that overrides nothing.
  ///   - overriding: a subclass that overrides the methods and nothing else.
  package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let found = Self.slots(introducedBy: base)?
      .filter { ClassMetadata.word($0, of: plain) != ClassMetadata.word($0, of: overriding) }
      .map { (slot: $0, plain: ClassMetadata.word($0, of: plain)) }
    entries = found?.isEmpty == false ? found : nil
  }

  /// True if the class, which is a subclass of the base, or a class between them overrides any of the methods.
  package func isOverridden(by type: AnyClass) -> Bool {
    guard let entries else { return true }
    for entry in entries where ClassMetadata.word(entry.slot, of: type) != entry.plain { return true }
    return false
  }

  /// The positions of the methods and accessors that a class introduces, in its table and in its subclasses' tables; nil if
  /// they are not known. Initialisers are left out: each subclass has its own, inherited or not.
  private static func slots(introducedBy type: AnyClass) -> [Int]? {
    guard MetadataProbe.knowsMethods, let metadata = ClassMetadata(type), metadata.provenInitialiser != nil,
      let methods = metadata.methods
    else { return nil }
    return methods.slots.filter { !metadata.isInitialiser($0, of: methods) }
  }
}
