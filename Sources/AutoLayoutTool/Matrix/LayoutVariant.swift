import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import iOSViews

/// One way to show a document. What is nil is as the document was saved.
struct LayoutVariant: Hashable {
  var device: CanvasDevice?
  /// Points.
  var size: CGSize?
  var orientation: DocumentDevice.Orientation?
  /// Such as `de` or `pt-BR`.
  var language: String?
  var direction: UIUserInterfaceLayoutDirection?
  var textSize: UIContentSizeCategory?
  var pseudo: PseudoLocalization?

  var isSaved: Bool { self == LayoutVariant() }

  /// Such as `retina4_0, de, rtl`; empty for the document as it was saved.
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

  /// - Parameter strings: the document's texts in ``language``.
  func options(metrics: DesignDocument.Metrics, strings: LocalizedStrings) -> DesignDocument.Options {
    DesignDocument.Options(
      metrics: metrics, size: size, device: device, orientation: orientation,
      localization: DocumentLocalization(strings: strings, language: language, pseudo: pseudo),
      direction: direction
        ?? language.map { LocalizationFiles.isRightToLeft($0) ? .rightToLeft : .leftToRight },
      textSize: textSize ?? .large)
  }
}

/// All combinations of the ways asked for. A row that names nothing leaves it as saved.
struct VariantMatrix: Hashable {
  var devices: [CanvasDevice?] = []
  var sizes: [CGSize] = []
  var orientations: [DocumentDevice.Orientation] = []
  var languages: [String?] = []
  var directions: [UIUserInterfaceLayoutDirection] = []
  var textSizes: [UIContentSizeCategory] = []
  var pseudos: [PseudoLocalization] = []

  /// In the order of the rows, the last row turning fastest; without repetitions.
  var variants: [LayoutVariant] {
    var result = [LayoutVariant()]
    result.multiply(by: devices) { $0.device = $1 }
    result.multiply(by: sizes) { $0.size = $1 }
    result.multiply(by: orientations) { $0.orientation = $1 }
    result.multiply(by: languages) { $0.language = $1 }
    result.multiply(by: directions) { $0.direction = $1 }
    result.multiply(by: textSizes) { $0.textSize = $1 }
    result.multiply(by: pseudos) { $0.pseudo = $1 }
    var seen: Set<LayoutVariant> = []
    return result.filter { seen.insert($0).inserted }
  }
}
