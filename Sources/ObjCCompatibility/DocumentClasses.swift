import Foundation
import SwiftMetadata

/// Finds the classes in documents, by their modules and names.
@MainActor
package struct DocumentClasses {
  /// Classes that programs have registered, by module and name, separated by a dot.
  private static var registered: [String: AnyClass] = [:]

  package static func register(_ type: AnyClass) { registered[String(reflecting: type)] = type }

  /// The class with a full name; nil if the program does not have it.
  package static func type(named full: String) -> Any.Type? {
    registered[full] ?? ClassNames.type(named: full)
  }

  /// The modules in which classes are searched whose module is missing or does not exist here.
  private let modules: [String]

  /// - Parameters:
  ///   - owner: an object whose class's module is also searched for the document's classes.
  ///   - libraries: the modules of the façade.
  package init(bundle: Bundle, owner: Any?, libraries: [String]) {
    // SwiftPM names the bundle of a target's resources `Package_Target.bundle`.
    let target = bundle.bundleURL.deletingPathExtension().lastPathComponent.split(separator: "_").last
    let ownerModule = owner.map { String(reflecting: Swift.type(of: $0)).prefix { $0 != "." } }
    let program = ProcessInfo.processInfo.processName
    modules = [ownerModule.map(String.init), target.map(String.init), program].compactMap(\.self) + libraries
  }

  /// The class with a name; nil, with a note on standard error, if there is none, or if it has another base class.
  package func type<Base: AnyObject>(named name: String, module: String?, as base: Base.Type) -> Base.Type? {
    for module in [module].compactMap(\.self) + modules {
      if let found = Self.type(named: "\(module).\(name)") as? Base.Type { return found }
    }
    // Documents of Objective-C programs name no module. Of several registered classes, the first one by module is
    // used.
    let suffix = ".\(name)"
    for full in Self.registered.keys.sorted() where full.hasSuffix(suffix) {
      if let found = Self.registered[full] as? Base.Type { return found }
    }
    // Apple's words.
    FileHandle.standardError.write(Data("Unknown class \(name) in Interface Builder file.\n".utf8))
    return nil
  }
}
