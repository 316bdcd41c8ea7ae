import Foundation

/// A font that was requested and is not installed, with its substitute.
public struct FontSubstitution: Hashable, Sendable {
  /// The requested family or PostScript name.
  public let requested: String
  /// The family whose glyphs were used.
  public let used: String
  /// True if text has the same width in the used font as in the requested one, within a few per cent. Otherwise widths are
  /// guesses.
  public let keepsWidths: Bool

  public init(requested: String, used: String, keepsWidths: Bool = false) {
    self.requested = requested
    self.used = used
    self.keepsWidths = keepsWidths
  }
}

/// The reliability of measured text widths, compared with Apple's systems.
package enum WidthCertainty: Hashable, Sendable {
  /// The font itself, or the substitute for the system font, was measured.
  case known
  /// A substitute was measured. Observed on 15 labels in such fonts: 90 % within 24 %.
  case substituted
  /// A substitute was measured whose widths are unrelated to the font's. (4 of 11 cut texts that were examined in new
  /// documents used a narrow custom font of the app, in which they fitted.)
  case unknown

  /// The relative error of a text's width in a substitute font.
  package static let substitutedError: CGFloat = 0.24
}

extension TextMeasuring {
  /// The certainty of widths in a font. Read it once text in the font has been measured: a substitute is known only then.
  package func widthCertainty(of font: FontDescriptor) -> WidthCertainty {
    guard case .named(let name) = font.family,
      let substitution = substitutions.first(where: { $0.requested == name })
    else { return .known }
    return substitution.keepsWidths ? .substituted : .unknown
  }
}
