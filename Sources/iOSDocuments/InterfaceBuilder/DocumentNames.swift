import Foundation
import Graphics
import InterfaceBuilder

extension UIFont {
  /// The font that a document describes; a system font of `standardSize` if it specifies none.
  package convenience init(
    _ font: DocumentFont, standardSize: CGFloat, category: UIContentSizeCategory = .large
  ) {
    let size = font.pointSize.map { CGFloat($0) } ?? standardSize
    let base: UIFont =
      switch font.face {
      case .system:
        .systemFont(ofSize: size, weight: font.weight.flatMap(Weight.init(documentName:)) ?? .regular)
      // The widths of labels in saved documents agree with bold; semibold would be 1 to 5 points too narrow.
      case .boldSystem: .systemFont(ofSize: size, weight: .bold)
      case .italicSystem: .italicSystemFont(ofSize: size)
      case .named(let name, _): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      case .style(let style):
        .preferredFont(forTextStyle: TextStyle(rawValue: style), category: category)
      case .meta(let role): .systemFont(ofSize: size, weight: role.hasSuffix("Bold") ? .bold : .regular)
      }
    self.init(descriptor: base.descriptor, textStyle: base.textStyle)
  }
}
