import AutoLayout
import Foundation
import iOSViews

typealias LayoutVariant = CanvasVariant
typealias VariantMatrix = CanvasVariantMatrix

extension LayoutVariant {
  /// The settings, such as `retina4_0, de, rtl`; empty for the document as it was saved.
  var description: String {
    let sizeText = size.map { "\(NumberText.exact($0.width))x\(NumberText.exact($0.height))" }
    return ([device?.id, sizeText, orientation?.rawValue].compactMap(\.self) + remarks)
      .joined(separator: ", ")
  }

  /// The parts of a variant that a picture's size does not show, such as its language.
  var remarks: [String] {
    let sizeName = UIContentSizeCategory.named.first { $0.category == textSize }?.name
    let directionText = direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }
    return [language, directionText, sizeName, pseudo?.rawValue].compactMap(\.self)
  }
}
