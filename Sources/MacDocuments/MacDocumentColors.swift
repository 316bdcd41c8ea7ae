import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

extension MacInflationContext {
  /// An image of the document, in its listed size: the picture itself is usually not available.
  func image(_ name: String) -> NSImage? {
    let listed = document.resources.imageSizes[name].map { NSSize(width: $0.width, height: $0.height) }
    guard let known = NSImage(named: name) ?? symbol(name) else {
      return listed.map { NSImage(placeholder: name, size: $0) }
    }
    if let listed { known.size = listed }
    return known
  }

  /// A symbol of the system, or one in place of an image of which the document states nothing.
  private func symbol(_ name: String) -> NSImage? {
    let resources = document.resources
    let isPicture = !resources.symbolNames.contains(name) && resources.imageSizes[name] != nil
    return name.isEmpty || isPicture ? nil : NSImage(symbolOfAnyName: name)
  }

  /// Resolves a colour; nil for one from an unavailable catalogue.
  func color(_ color: DocumentColor) -> NSColor? {
    switch color {
    case .system(let name): return NSColor.systemColor(named: name)
    case .named(let name):
      guard let listed = document.resources.namedColors[name], listed != color else { return nil }
      return self.color(listed)
    case .components(let space, let parts, let alpha):
      return NSColor(
        documentSpace: space, components: parts.map { CGFloat($0) }, alpha: CGFloat(alpha))
    }
  }
}
