import AutoLayout
import Foundation
import InterfaceBuilder

/// One way to show a document. Properties that are nil leave the document as it was saved.
package struct CanvasVariant: Hashable, Sendable {
  package var device: CanvasDevice?
  /// The size in points.
  package var size: CGSize?
  package var orientation: DocumentDevice.Orientation?
  /// A language such as `de` or `pt-BR`.
  package var language: String?
  /// The direction, overriding the language's.
  package var direction: LayoutDirection?
  package var textSize: UIContentSizeCategory?
  package var pseudo: PseudoLocalization?

  /// The document as it was saved.
  package init() {}

  /// Whether nothing differs from the document as it was saved.
  package var isSaved: Bool { self == CanvasVariant() }

  /// The requested direction or, without one, that of the pseudo-language or the language; nil if none is known.
  package var readingDirection: LayoutDirection? {
    if direction == nil, pseudo == .rightToLeft { return .rightToLeft }
    return direction ?? language.map { LocalizationFiles.isRightToLeft($0) ? .rightToLeft : .leftToRight }
  }

  /// The options for showing a document this way.
  ///
  /// - Parameter strings: the document's texts in ``language``.
  package func options(
    metrics: DesignDocument.Metrics, strings: LocalizedStrings
  ) -> DesignDocument.Options {
    DesignDocument.Options(
      metrics: metrics, size: size, device: device, orientation: orientation,
      localization: DocumentLocalization(strings: strings, language: language, pseudo: pseudo),
      direction: readingDirection, textSize: textSize ?? .large)
  }
}

/// All combinations of ways to show a document. An empty row leaves that aspect as saved.
package struct CanvasVariantMatrix: Hashable, Sendable {
  /// The devices; nil for the saved one.
  package var devices: [CanvasDevice?]
  package var sizes: [CGSize]
  package var orientations: [DocumentDevice.Orientation]
  /// The languages; nil for the document's own.
  package var languages: [String?]
  package var directions: [LayoutDirection]
  package var textSizes: [UIContentSizeCategory]
  package var pseudos: [PseudoLocalization]

  package init(
    devices: [CanvasDevice?] = [], sizes: [CGSize] = [], orientations: [DocumentDevice.Orientation] = [],
    languages: [String?] = [], directions: [LayoutDirection] = [], textSizes: [UIContentSizeCategory] = [],
    pseudos: [PseudoLocalization] = []
  ) {
    self.devices = devices
    self.sizes = sizes
    self.orientations = orientations
    self.languages = languages
    self.directions = directions
    self.textSizes = textSizes
    self.pseudos = pseudos
  }

  /// All variants without repetitions, in the order of the rows, the last row varying fastest.
  package var variants: [CanvasVariant] {
    var result = [CanvasVariant()]
    result.multiply(by: devices) { $0.device = $1 }
    result.multiply(by: sizes) { $0.size = $1 }
    result.multiply(by: orientations) { $0.orientation = $1 }
    result.multiply(by: languages) { $0.language = $1 }
    result.multiply(by: directions) { $0.direction = $1 }
    result.multiply(by: textSizes) { $0.textSize = $1 }
    result.multiply(by: pseudos) { $0.pseudo = $1 }
    var seen: Set<CanvasVariant> = []
    return result.filter { seen.insert($0).inserted }
  }
}

extension Array {
  /// Combines each element with each of the values. Without values, nothing changes.
  fileprivate mutating func multiply<Value>(by values: [Value], _ set: (inout Element, Value) -> Void) {
    guard !values.isEmpty else { return }
    self = flatMap { element in
      values.map { value in
        var copy = element
        set(&copy, value)
        return copy
      }
    }
  }
}
