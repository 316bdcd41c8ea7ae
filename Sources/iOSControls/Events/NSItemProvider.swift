import Foundation

/// Provides data to another program. (Apple, Foundation, `NSItemProvider`; here it only stores the
/// object.)
open class NSItemProvider: NSObject, @unchecked Sendable {
  open var suggestedName: String?
  /// The object that the provider was made with.
  public let object: Any?
  /// The names of the object's types, if the provider was made with one.
  open private(set) var registeredTypeIdentifiers: [String]

  public override init() {
    object = nil
    registeredTypeIdentifiers = []
    super.init()
  }

  public init(object: Any) {
    self.object = object
    registeredTypeIdentifiers = []
    super.init()
  }

  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
  }

  /// Whether the name is one of those that the provider was made with.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func canLoadObject(ofClass aClass: Any.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }

  /// Calls the handler at once, with the object if it is of the class.
  @discardableResult
  open func loadObject(ofClass aClass: Any.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void)
    -> Progress
  {
    let isThere = canLoadObject(ofClass: aClass)
    completionHandler(isThere ? object : nil, isThere ? nil : CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }

  /// Calls the handler at once, with the object if it has the type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
    completionHandler?(isThere ? object : nil, isThere ? nil : CocoaError(.featureUnsupported))
  }
}
