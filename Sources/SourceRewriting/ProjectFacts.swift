#if Sources
  import ProjectSources
  import SwiftSyntax

  /// The types of all files, by name.
  struct ProjectFacts {
    let types: [TypeFacts]
    private let classesByName: [String: [TypeFacts]]
    private let extensionsByName: [String: [TypeFacts]]
    private let protocolsByName: [String: [TypeFacts]]
    private let subclassesByName: [String: [TypeFacts]]
    private let propertyNames: Set<String>
    private let typeNames: Set<String>
    /// The types that name a class or a protocol after their colon.
    private let inheritorsByName: [String: [TypeFacts]]
    private let methodsByName: [String: [FunctionDeclSyntax]]
    /// The modules that have the delegate of an app.
    private let apps: Set<String>
    /// The classes and extensions that declare a member without overriding one, by their names and by that of the member.
    private let declarers: [String: [String: [TypeFacts]]]

    init(_ types: [TypeFacts]) {
      self.types = types
      declarers = Self.declarers(types)
      apps = Set(types.filter { !Self.delegates.isDisjoint(with: $0.inherited) }.map(\.module))
      let named = { (kind: TypeFacts.Kind) in
        Dictionary(grouping: types.filter { $0.kind == kind }, by: \.name)
      }
      classesByName = named(.class)
      extensionsByName = named(.extension)
      protocolsByName = named(.protocol)
      propertyNames = Set(types.flatMap(\.members).filter(\.isProperty).map(\.name))
      typeNames = Set(types.filter { $0.kind != .extension }.map(\.name))
      var subclasses: [String: [TypeFacts]] = [:]
      var inheritors: [String: [TypeFacts]] = [:]
      for type in types {
        for name in Set(type.inherited) { inheritors[name, default: []].append(type) }
        guard type.kind == .class, let name = type.inherited.first else { continue }
        subclasses[name, default: []].append(type)
      }
      subclassesByName = subclasses
      inheritorsByName = inheritors
      var methods: [String: [FunctionDeclSyntax]] = [:]
      for type in types {
        for case .method(let node) in type.members.map(\.declaration) {
          methods[node.name.plainText, default: []].append(node)
        }
      }
      methodsByName = methods
    }

    private static func declarers(_ types: [TypeFacts]) -> [String: [String: [TypeFacts]]] {
      var found: [String: [String: [TypeFacts]]] = [:]
      for type in types where type.kind == .class || type.kind == .extension {
        for member in type.members where !member.isOverride {
          found[type.name, default: [:]][member.name, default: []].append(type)
        }
      }
      return found
    }

    private static let delegates: Set<String> = [
      "NSApplicationDelegate", "UIApplicationDelegate", "UIWindowSceneDelegate",
    ]

    /// Whether a module is an app.
    func isApp(_ module: String) -> Bool { apps.contains(module) }

    /// The methods of all types with a name without labels, in the order of the files.
    func methods(named base: String) -> [FunctionDeclSyntax] { methodsByName[base] ?? [] }

    var classes: [TypeFacts] { types.filter { $0.kind == .class } }
    var extensions: [TypeFacts] { types.filter { $0.kind == .extension } }
    var protocols: [TypeFacts] { types.filter { $0.kind == .protocol } }

    /// Whether a member names types that a file may not see: neither the project's, nor Swift's, nor those of a framework that it imports.
    func needsImports(_ member: MemberFacts, in source: ParsedSource) -> Bool {
      let frameworks = ["UIKit", "AppKit", "Cocoa", "Foundation"]
      let seesFramework = source.importedModules.contains(where: frameworks.contains)
      return member.typeNames.contains { name in
        guard name.first?.isUppercase == true, !Self.standardNames.contains(name) else { return false }
        let isOfFramework =
          SystemNames.mayContain(name) || name.hasPrefix("CG") || Self.foundationNames.contains(name)
        return !typeNames.contains(name) && !(seesFramework && isOfFramework)
      }
    }

    private static let standardNames: Set<String> = [
      "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "CGFloat", "Character", "Dictionary",
      "Double",
      "Error", "Float", "Int", "MainActor", "Never", "Optional", "Self", "Sendable", "Set", "String", "UInt",
      "Void",
    ]

    private static let foundationNames: Set<String> = [
      "Bundle", "Data", "Date", "IndexPath", "IndexSet", "Notification", "Selector", "TimeInterval", "Timer",
      "URL",
      "UUID",
    ]

    /// Whether a class below another one, or the one itself, declares a member anew, which classes below that override.
    func declares(_ name: String, anewAbove type: TypeFacts, below upper: TypeFacts?) -> Bool {
      for ancestor in ancestors(of: type) {
        if ancestor === upper { return false }
        let found = declarers[ancestor.name]?[name] ?? []
        if found.contains(where: { $0 === ancestor || isExtension($0, of: ancestor) }) { return true }
      }
      return false
    }

    func declaresType(named name: String) -> Bool { typeNames.contains(name) }

    func declaresProperty(named name: String) -> Bool { propertyNames.contains(name) }

    /// The key of a property: Swift begins names of Apple's properties with “is” where their keys do not.
    func key(of name: String) -> String {
      let rest = name.dropFirst(2)
      guard name.hasPrefix("is"), rest.first?.isUppercase == true, !propertyNames.contains(name) else {
        return name
      }
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// The class of that name: one of the same module if there is one.
    func `class`(_ name: String, seenFrom module: String) -> TypeFacts? {
      let found = classesByName[name] ?? []
      return found.first { $0.module == module } ?? found.first
    }

    func `protocol`(_ name: String, seenFrom module: String) -> TypeFacts? {
      let found = protocolsByName[name] ?? []
      return found.first { $0.module == module } ?? found.first
    }

    /// The types and extensions that name a protocol after their colon, in the order of the files.
    func inheritors(of name: String) -> [TypeFacts] { inheritorsByName[name] ?? [] }

    /// The extensions of any type of a name.
    func extensions(named name: String) -> [TypeFacts] { extensionsByName[name] ?? [] }

    /// The extensions of a class in its module.
    func extensions(of type: TypeFacts) -> [TypeFacts] {
      (extensionsByName[type.name] ?? []).filter { isExtension($0, of: type) }
    }

    private func isExtension(_ other: TypeFacts, of type: TypeFacts) -> Bool {
      other.kind == .extension && other.module == type.module && extends(other, type)
    }

    private func extends(_ extended: TypeFacts, _ type: TypeFacts) -> Bool {
      extended.fullName == type.fullName || type.fullName.hasSuffix(".\(extended.fullName)")
        || extended.fullName.hasSuffix(".\(type.fullName)")
    }

    /// The class that an extension extends, if it is in the same module.
    func `class`(extendedBy extended: TypeFacts) -> TypeFacts? {
      (classesByName[extended.name] ?? []).first { $0.module == extended.module && extends(extended, $0) }
    }

    func superclass(of type: TypeFacts) -> TypeFacts? {
      guard let name = type.inherited.first else { return nil }
      let found = self.class(name, seenFrom: type.module)
      return found === type ? nil : found
    }

    /// The superclasses in the project, the nearest first.
    func ancestors(of type: TypeFacts) -> [TypeFacts] {
      var chain: [TypeFacts] = []
      var next = superclass(of: type)
      while let current = next, current !== type, !chain.contains(where: { $0 === current }) {
        chain.append(current)
        next = superclass(of: current)
      }
      return chain
    }

    /// The name of the first superclass outside of the project, if any.
    func systemSuperclass(of type: TypeFacts) -> String? {
      let last = ancestors(of: type).last ?? type
      guard let name = last.inherited.first, protocolsByName[name] == nil else { return nil }
      return name
    }

    /// Whether a class has tests that XCTest finds, also below the class of snapshot tests.
    func isTestCase(_ type: TypeFacts) -> Bool {
      ["XCTestCase", "FBSnapshotTestCase"].contains(systemSuperclass(of: type))
    }

    /// Whether a class comes from one of the system's classes.
    func comes(_ type: TypeFacts, from systemClass: String) -> Bool {
      systemSuperclass(of: type).map { SystemNames.superclasses(of: $0).contains(systemClass) } ?? false
    }

    /// All classes below a class of the project or the system, by its name.
    func subclasses(ofClassNamed name: String) -> [TypeFacts] {
      var found: [TypeFacts] = []
      var known: Set<ObjectIdentifier> = []
      var waiting = [name]
      while let next = waiting.popLast() {
        for type in subclassesByName[next] ?? [] where known.insert(ObjectIdentifier(type)).inserted {
          found.append(type)
          waiting.append(type.name)
        }
      }
      return found
    }

    /// The members of a class and of its extensions in its module.
    func members(of type: TypeFacts) -> [(owner: TypeFacts, member: MemberFacts)] {
      ([type] + extensions(of: type)).flatMap { owner in owner.members.map { (owner, $0) } }
    }
  }
#endif
