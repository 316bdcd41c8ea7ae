/// The properties of a façade's view, guide or constraint that descriptions print.
public protocol DescribedObject: AnyObject {
  /// The class as it is printed, with the program's module but without the façade's.
  var describedClassName: String { get }
  /// The text that a view shows, or a guide's identifier; printed after the address.
  var describedText: String? { get }
  /// A name: printed instead of a view's class and address, and before a constraint's relation.
  var describedName: String? { get }
  /// Where it was made: a line of code or an element of a document. May read debugging information, so it can be slow.
  var creationSite: SourceLocation? { get }
}

extension DescribedObject {
  /// No text.
  public var describedText: String? { nil }
  /// No name.
  public var describedName: String? { nil }
  /// No place.
  public var creationSite: SourceLocation? { nil }
}

/// The way in which a text distinguishes objects.
public struct ObjectNamer: Sendable {
  private let name: @Sendable (ObjectIdentifier, Int) -> String

  /// - Parameter name: the text for an object. Some things that are printed as constraints are not objects here; they
  ///   are named as parts of a view's node, numbered from 1 (0 means the object itself).
  public init(_ name: @escaping @Sendable (ObjectIdentifier, Int) -> String) { self.name = name }

  /// Addresses in memory, as Apple's systems print them.
  public static let addresses = ObjectNamer { object, part in
    "0x" + String(UInt(bitPattern: object) &+ UInt(part), radix: 16)
  }

  /// The name of an object or of one of its parts.
  public func name(_ object: AnyObject, part: Int = 0) -> String { name(ObjectIdentifier(object), part) }
}

/// The system whose texts are printed.
public enum DescriptionEra: Hashable, Sendable {
  /// iOS 10, macOS 10.12 and later.
  case current
  /// Before.
  case legacy
}
