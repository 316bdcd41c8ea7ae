import Foundation
import Graphics

/// Measures text with Pango and the fonts that are installed.
///
/// The system font is San Francisco where layouts are made; here Inter lends its glyphs, set as tightly as Apple sets
/// San Francisco and on San Francisco's line height. Fonts that are not installed are replaced: see
/// ``substitutions``.
///
/// Safe to use from any thread: calls take turns. Answers are remembered.
public final class PangoTextMeasurer: TextMeasuring, @unchecked Sendable {
  /// Answers kept before all are forgotten; a large document needs some thousands.
  private static let cacheCapacity = 16_384

  private let lock = NSLock()
  private let typesetter: Typesetter
  /// The fonts that the program brings along.
  public let applicationFonts: ApplicationFonts?
  private var layouts: [TextRequest: TextLayout] = [:]

  /// Measures with the fonts that are installed.
  ///
  /// - Parameter fonts: fonts that the program brings along, which go before them.
  public init(fonts: ApplicationFonts? = nil) {
    applicationFonts = fonts
    typesetter = Typesetter(fonts: fonts)
  }

  /// Lays a text out with Pango. Safe to call from any thread.
  public func layout(_ request: TextRequest) -> TextLayout {
    lock.withLock {
      if let known = layouts[request] { return known }
      let ruler = PangoRuler(typesetter: typesetter, runs: request.coveringRuns)
      let layout = TextComposer(request: request, ruler: ruler, widestLine: Typesetter.widestLine).layout()
      if layouts.count >= Self.cacheCapacity { layouts.removeAll() }
      layouts[request] = layout
      return layout
    }
  }

  /// The metrics of the installed font that stands for the requested one, in points.
  public func metrics(for font: FontDescriptor) -> FontMetrics {
    lock.withLock { typesetter.metrics(for: font) }
  }

  /// The families, with the names of their faces.
  public var fontNames: [String: [String]] {
    FontCatalog.names.merging(typesetter.applicationNames) { _, ofApplication in ofApplication }
  }

  /// The characters of the text that no installed font has, each once.
  public func missingCharacters(of text: String) -> [Character] {
    var missing: [Character] = []
    for character in text where !character.isASCII && !character.isWhitespace && !missing.contains(character)
    {
      if !lock.withLock({ typesetter.hasGlyphs(for: character) }) { missing.append(character) }
    }
    return missing
  }

  /// The requested fonts that are not installed, with the fonts used instead.
  public var substitutions: [FontSubstitution] { lock.withLock { typesetter.substitutions } }
}
