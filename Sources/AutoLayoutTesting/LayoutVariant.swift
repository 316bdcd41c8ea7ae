import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import iOSViews

/// A combination of settings in which a test shows an interface. A setting that is nil stays
/// unchanged.
public struct LayoutVariant: Hashable, Sendable {
  /// The same for documents.
  var canvas: CanvasVariant

  /// The device whose screen and safe area are used.
  public var device: LayoutDevice? {
    get { canvas.device.flatMap { LayoutDevice(rawValue: $0.id) } }
    set { canvas.device = newValue?.canvas }
  }
  /// The orientation of the device.
  public var orientation: DocumentDevice.Orientation? {
    get { canvas.orientation }
    set { canvas.orientation = newValue }
  }
  /// The language, such as `de` or `pt-BR`, which determines documents' texts and the reading
  /// direction.
  public var language: String? {
    get { canvas.language }
    set { canvas.language = newValue }
  }
  /// The reading direction, instead of the language's.
  public var direction: LayoutDirection? {
    get { canvas.direction }
    set { canvas.direction = newValue }
  }
  /// The reader's text size.
  public var textSize: UIContentSizeCategory? {
    get { canvas.textSize }
    set { canvas.textSize = newValue }
  }
  /// Artificial texts for documents, to simulate a language with longer words.
  public var pseudo: PseudoLocalization? {
    get { canvas.pseudo }
    set { canvas.pseudo = newValue }
  }

  /// The subject as it is.
  public init() { canvas = CanvasVariant() }

  fileprivate init(_ canvas: CanvasVariant) { self.canvas = canvas }

  /// Whether the interface reads from right to left.
  public var isRightToLeft: Bool { canvas.readingDirection == .rightToLeft }

  /// The settings in words, such as `iPhone SE, landscape, de`; `as it is` for the default.
  public var description: String {
    let textSizeName = UIContentSizeCategory.named.first { $0.category == textSize }?.name
    let parts = [
      device?.name, orientation?.rawValue, language,
      direction.map { $0 == .rightToLeft ? "right to left" : "left to right" }, textSizeName,
      pseudo.map { "\($0.rawValue) texts" },
    ]
    let known = parts.compactMap(\.self)
    return known.isEmpty ? "as it is" : known.joined(separator: ", ")
  }
}

/// All combinations of settings in which to show an interface. An empty list leaves its setting
/// unchanged.
public struct LayoutMatrix: Hashable, Sendable {
  /// The devices to show the subject on.
  public var devices: [LayoutDevice]
  /// The orientations to show the subject in.
  public var orientations: [DocumentDevice.Orientation]
  /// The languages to show the subject in, such as `de`.
  public var languages: [String]
  /// The directions to show the subject in, instead of the languages' own.
  public var directions: [LayoutDirection]
  /// The text sizes to show the subject in.
  public var textSizes: [UIContentSizeCategory]
  /// The pseudo-languages to show documents in.
  public var pseudos: [PseudoLocalization]

  public init(
    devices: [LayoutDevice] = [], orientations: [DocumentDevice.Orientation] = [], languages: [String] = [],
    directions: [LayoutDirection] = [], textSizes: [UIContentSizeCategory] = [],
    pseudos: [PseudoLocalization] = []
  ) {
    self.devices = devices
    self.orientations = orientations
    self.languages = languages
    self.directions = directions
    self.textSizes = textSizes
    self.pseudos = pseudos
  }

  /// All combinations in the order of the lists; the last list varies fastest. Each occurs once.
  public var variants: [LayoutVariant] {
    CanvasVariantMatrix(
      devices: devices.map(\.canvas), orientations: orientations, languages: languages,
      directions: directions, textSizes: textSizes, pseudos: pseudos
    ).variants.map(LayoutVariant.init)
  }
}
