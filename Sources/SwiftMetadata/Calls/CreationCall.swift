import AutoLayout
import CCallStacks
import Foundation

#if canImport(Runtime)
  import Runtime
#endif

/// A call in the stack of an object's creation.
public struct CreationCall: Hashable, Sendable {
  /// The compiler's name of the function.
  public var function: String
  /// The place in the function; nil without debugging information.
  public var site: AutoLayout.SourceLocation?
  /// The module of the function; nil if its name does not contain it.
  private var module: String?

  public init(function: String, site: AutoLayout.SourceLocation?) {
    self.function = function
    self.site = site
  }

  /// True for calls within the façade and the core.
  package var isInside: Bool {
    module.map(LibraryModules.names.contains) == true
      || site.map { LibraryModules.contain(file: $0.file) } == true
  }

  /// False for calls within libraries that are not written in Swift, and within Swift's own libraries.
  package var isOfProgram: Bool { !isInside && (module != nil || function == "main") }

  /// True for code that a person wrote; false for code that the compiler generated, and without debugging information.
  var isWritten: Bool { site != nil && !isIn("/<compiler-generated>", "/<stdin>") }

  /// Optimised programs record paths relative to the package's folder.
  private func isIn(_ folders: String...) -> Bool {
    guard let file = site?.file else { return false }
    return folders.contains(where: ("/" + file).contains)
  }

  /// The place in the form of `#fileID` and `#line`: module, file without folders, line.
  package var fileSite: AutoLayout.SourceLocation? {
    site.map { site in
      let file = site.file.split(separator: "/").last.map(String.init) ?? site.file
      return SourceLocation(file: module.map { "\($0)/\(file)" } ?? file, line: site.line)
    }
  }

  /// True for an initialiser of one of the classes, which are named without modules, and for a class method of the façade:
  /// the caller of such a function makes the object.
  package func makes(oneOf classes: Set<String>) -> Bool {
    let name = function.prefix { $0 != "(" && $0 != "<" }
    let parts = name.split(separator: " ").last?.split(separator: ".") ?? []
    guard !function.contains(" in "), parts.count > 1, classes.contains(String(parts[parts.count - 2])) else {
      return false
    }
    return parts.last == "init" || parts.last == "__allocating_init" || isInside && name.hasPrefix("static ")
  }
}

#if canImport(Runtime)
  extension CreationCall {
    init(_ symbol: SymbolicatedBacktrace.Symbol) {
      function = symbol.name
      site = symbol.sourceLocation.flatMap {
        $0.line > 0 ? SourceLocation(file: $0.path, line: $0.line) : nil
      }
      module = MangledModule(of: symbol.rawName)?.name
    }
  }
#endif

/// The module that a function's code belongs to, read from its mangled name.
package struct MangledModule {
  package let name: String

  /// The entry point of a program is named after its module.
  private static let mainSuffix = "_main"
  private static let swiftPrefix = "$s"

  package init?(of mangled: String) {
    if mangled.hasPrefix(Self.swiftPrefix) {
      guard let name = Self.home(of: mangled) ?? Self.firstWord(of: mangled) else { return nil }
      self.name = name
    } else if mangled.hasSuffix(Self.mainSuffix), !mangled.hasPrefix("_") {
      name = String(mangled.dropLast(Self.mainSuffix.count))
    } else {
      return nil
    }
  }

  /// The module of code in an extension of another module's type.
  private static func home(of mangled: String) -> String? {
    guard mangled.contains("E"), let name = call_symbol_name(mangled) else { return nil }
    defer { free(name) }
    let text = String(cString: name)
    return text.firstRange(of: "(extension in ").map { String(text[$0.upperBound...].prefix { $0 != ")" }) }
  }

  /// The module of all other code, which its length precedes.
  private static func firstWord(of mangled: String) -> String? {
    let path = mangled.dropFirst(swiftPrefix.count)
    let digits = path.prefix(while: \.isNumber)
    guard let length = Int(digits), length > 0 else { return nil }
    let word = path.dropFirst(digits.count).prefix(length)
    return word.count == length ? String(word) : nil
  }
}
