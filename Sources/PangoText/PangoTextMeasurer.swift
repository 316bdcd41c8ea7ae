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
  /// Answers kept before all are forgotten; a large document asks for some thousands.
  private static let cacheCapacity = 16_384

  private let lock = NSLock()
  private let typesetter = Typesetter()
  private var layouts: [TextRequest: TextLayout] = [:]

  public init() {}

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

  public func metrics(for font: FontDescriptor) -> FontMetrics {
    lock.withLock { typesetter.metrics(for: font) }
  }

  public var fontNames: [String: [String]] { FontCatalog.names }

  public func missingCharacters(of text: String) -> [Character] {
    var missing: [Character] = []
    for character in text where !character.isASCII && !character.isWhitespace && !missing.contains(character)
    {
      if !lock.withLock({ typesetter.hasGlyphs(for: character) }) { missing.append(character) }
    }
    return missing
  }

  public var substitutions: [FontSubstitution] { lock.withLock { typesetter.substitutions } }
}
