/// The modules of this package whose classes and calls count as the system's own, as UIKit's and AppKit's do in Apple's
/// messages. `Scripts/check-imports.py` compares the list with the targets of Package.swift.
package enum LibraryModules {
  package static let names: Set<String> = [
    "AppKitStandIns", "AttributedText", "AutoLayout", "CSwiftMetadata", "CreationTracing", "Graphics",
    "LayerTree", "MacControls", "MacDocuments", "MacDrawing", "MacLists", "MacWindows",
    "ObjCCompatibility", "SwiftMetadata", "UIKitStandIns", "iOSControls", "iOSCore", "iOSDocuments",
    "iOSDrawing", "iOSLists",
  ]

  /// True for a class or another type that one of the modules declares.
  package static func declare(_ type: Any.Type) -> Bool {
    libraryPrefix(of: String(reflecting: type)) != nil
  }

  /// The name of a type with its module, without the module if it is one of these: Apple's classes have no module there.
  package static func nameWithoutLibraryModule(_ reflected: String) -> String {
    String(reflected.dropFirst(libraryPrefix(of: reflected)?.count ?? 0))
  }

  /// True for a file's identifier (`Module/File.swift`) or path (`…/Sources/Module/File.swift`) of one of the modules.
  package static func contain(file: String) -> Bool {
    guard let slash = file.firstIndex(of: "/") else { return false }
    if names.contains(String(file[..<slash])) { return true }
    let parts = file.split(separator: "/")
    return zip(parts, parts.dropFirst()).contains { $0 == "Sources" && names.contains(String($1)) }
  }

  /// The module with its dot.
  private static func libraryPrefix(of reflected: String) -> Substring? {
    guard let dot = reflected.firstIndex(of: "."), names.contains(String(reflected[..<dot])) else {
      return nil
    }
    return reflected[...dot]
  }
}
