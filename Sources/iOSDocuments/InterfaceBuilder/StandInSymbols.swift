import Foundation
import Graphics
import InterfaceBuilder

extension DesignDocument {
  /// The system symbols in the document that are drawn as placeholders, ordered by name.
  public var standInSymbols: [String] {
    var names: Set<String> = []
    source.element.forEachElement { element in
      guard element["catalog"] == "system", element.name != "image", let name = element["image"] else {
        return
      }
      if SymbolName(name).glyph == nil { names.insert(name) }
    }
    return names.sorted()
  }
}
