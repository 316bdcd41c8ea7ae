import Foundation
import Graphics

/// Measures text with Pango and the installed fonts.
///
/// Layouts are designed with the system font San Francisco. Here Inter provides the glyphs, with San Francisco's
/// tracking and line height. Fonts that are not installed are replaced: see ``substitutions``.
///
/// Safe to use from any thread: calls are serialised. Results are cached.
public final class PangoTextMeasurer: TextMeasuring, @unchecked Sendable {
  /// The number of cached results before the cache is emptied; a large document needs several thousand.
  private static let cacheCapacity = 16_384

  private let lock = NSLock()
  private let typesetter: Typesetter
  /// The fonts that the program provides.
  public let applicationFonts: ApplicationFonts?
  private var layouts: [TextRequest: TextLayout] = [:]

  /// Measures with the installed fonts.
  ///
  /// - Parameter fonts: fonts that the program provides, which take precedence.
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

  /// The metrics of the installed font that replaces the requested one, in points.
  public func metrics(for font: FontDescriptor) -> FontMetrics {
    lock.withLock { typesetter.metrics(for: font) }
  }

  /// The families, with the names of their faces.
  public var fontNames: [String: [String]] {
    FontCatalog.names.merging(typesetter.applicationNames) { _, ofApplication in ofApplication }
  }

  /// A measurer with a further font of the program; nil if the file cannot be used. Fonts that are known already count.
  public func adding(fontFile file: Data, named name: String) -> (any TextMeasuring)? {
    let known = applicationFonts?.files ?? []
    guard !known.contains(where: { $0.bytes == file }) else { return self }
    guard let fonts = ApplicationFonts(files: known + [(name: name, bytes: file)]),
      fonts.faults.count == (applicationFonts?.faults.count ?? 0)
    else { return nil }
    return PangoTextMeasurer(fonts: fonts)
  }

  /// The characters of the text that no installed font contains, each once.
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
