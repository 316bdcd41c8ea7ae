import Foundation

/// Finds the classes that documents name, by their modules and names.
@MainActor
package struct DocumentClasses {
  /// Classes that programs have registered, by module and name, with a dot between.
  private static var registered: [String: AnyClass] = [:]

  package static func register(_ type: AnyClass) { registered[String(reflecting: type)] = type }

  /// Where classes without a module, or with one that does not exist here, are looked for.
  private let modules: [String]

  /// - Parameters:
  ///   - owner: its class's module may hold the document's classes, too.
  ///   - libraries: the modules of the façade.
  package init(bundle: Bundle, owner: Any?, libraries: [String]) {
    // Packages call the bundle of a target's resources `Package_Target.bundle`.
    let target = bundle.bundleURL.deletingPathExtension().lastPathComponent.split(separator: "_").last
    let ownerModule = owner.map { String(reflecting: Swift.type(of: $0)).prefix { $0 != "." } }
    let program = ProcessInfo.processInfo.processName
    modules = [ownerModule.map(String.init), target.map(String.init), program].compactMap(\.self) + libraries
  }

  /// The class of a name; nil, with a note on standard error, if there is none, or it is of another kind.
  package func type<Base: AnyObject>(named name: String, module: String?, as base: Base.Type) -> Base.Type? {
    for module in [module].compactMap(\.self) + modules {
      let full = "\(module).\(name)"
      if let found = (Self.registered[full] ?? _typeByName(full)) as? Base.Type { return found }
    }
    // Documents of Objective-C programs name no module. Of several registered classes the first by its module counts.
    let suffix = ".\(name)"
    for full in Self.registered.keys.sorted() where full.hasSuffix(suffix) {
      if let found = Self.registered[full] as? Base.Type { return found }
    }
    // Apple's words.
    FileHandle.standardError.write(Data("Unknown class \(name) in Interface Builder file.\n".utf8))
    return nil
  }
}
