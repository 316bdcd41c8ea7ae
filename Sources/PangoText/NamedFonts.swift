import Foundation
import Graphics

/// A substitute for a font that only Apple's systems have: families with similar widths, and the font's line height.
struct NamedFont {
  /// Families that provide the glyphs, best first.
  var families: [String]
  /// The factor for the substitute's widths.
  var widthFactor: CGFloat = 1
  /// The distances from the baseline to the top and to the bottom of a line, in ems; nil for those of the substitute.
  var line: (ascent: CGFloat, descent: CGFloat)?
  /// Whether the substitutes have the same widths as the font, within a few per cent.
  var keepsWidths = false

  /// Liberation has the metrics of Arial and Helvetica, Times New Roman and Courier New.
  private static let sans = ["Liberation Sans", "Nimbus Sans"]

  /// The font that Interface Builder shows for a missing one. Observed: 11 labels in a custom font of an app have the widths
  /// of Helvetica within 2 % (8) or 4 %, and lines of 1.154 to 1.167 ems.
  static let fallback = NamedFont(families: sans, line: (0.93, 0.23))

  /// Nil for an unknown font of Apple's. Names are equal whatever their case, as in UIKit (a picture of Down's tests, iOS 14.2, shows
  /// "menlo" in Menlo).
  init?(family name: String, weight: FontWeight) {
    let family = Self.knownFamilies[name.lowercased()] ?? name
    switch family {
    case "Helvetica Neue":
      // The system font before San Francisco, with the same line height. Observed: 21 points, rounded, for text of 17 points
      // in 21 of 21 labels of Xcode 5 and 6; widths of later documents' labels within 0.2 % in 2 of 2.
      self.init(
        families: Self.sans, line: (SystemFontMetrics.ascent, SystemFontMetrics.descent), keepsWidths: true)
    case "Helvetica":
      self = .fallback
      keepsWidths = true
    case "Arial", "Arial MT": self.init(families: Self.sans, keepsWidths: true)
    case "Avenir Next", "Avenir":
      // Observed: lines in 6 of 6; widths of 8 labels and buttons within 2 %, of 3 in heavy weights within 0.3 %.
      let isHeavy = weight >= .heavy
      self.init(
        families: isHeavy ? ["Inter"] : Self.sans, widthFactor: isHeavy ? 1.053 : 1.03, line: (1, 0.366),
        keepsWidths: true)
    case "Futura":
      // Observed: lines in 4 of 4, widths in 2 of 2 within 1 %.
      self.init(families: Self.sans, line: (1.039, 0.259), keepsWidths: true)
    case "Times New Roman", "Times New Roman PSMT", "Times":
      self.init(families: ["Liberation Serif"], keepsWidths: true)
    case "Courier New", "Courier New PSMT", "Courier":
      self.init(families: ["Liberation Mono"], keepsWidths: true)
    // The design is based on DejaVu's.
    case "Menlo": self.init(families: ["DejaVu Sans Mono"], keepsWidths: true)
    default:
      if let line = Self.publishedLines[family] {
        self.init(families: Self.sans, line: line)
        return
      }
      guard !Self.appleFamilies.contains(family) else { return nil }
      self = .fallback
    }
  }

  private init(
    families: [String], widthFactor: CGFloat = 1, line: (ascent: CGFloat, descent: CGFloat)? = nil,
    keepsWidths: Bool = false
  ) {
    self.families = families
    self.widthFactor = widthFactor
    self.line = line
    self.keepsWidths = keepsWidths
  }

  /// The families that the initialiser knows, by their names in small letters.
  private static let knownFamilies: [String: String] = {
    let substituted = [
      "Helvetica Neue", "Helvetica", "Arial", "Arial MT", "Avenir Next", "Avenir", "Futura",
      "Times New Roman",
      "Times New Roman PSMT", "Times", "Courier New", "Courier New PSMT", "Courier", "Menlo",
    ]
    let all = substituted + publishedLines.keys + appleFamilies
    return Dictionary(all.map { ($0.lowercased(), $0) }) { first, _ in first }
  }()

  /// Other families of iOS for text in Latin letters, which Interface Builder has (Apple, "Fonts included with iOS"). Words
  /// are separated as in `FontName`.
  private static let appleFamilies: Set<String> = [
    "Academy Engraved LET", "American Typewriter", "Arial Hebrew", "Arial Rounded MT",
    "Avenir Next Condensed",
    "Baskerville", "Bodoni 72", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin",
    "Copperplate",
    "Didot", "Georgia", "Gill Sans", "Hoefler Text", "Iowan Old Style", "Marker Felt", "Noteworthy", "Optima",
    "Palatino", "Papyrus", "Party LET", "Rockwell", "Savoye LET", "Snell Roundhand", "Trebuchet MS",
    "Verdana", "Zapfino",
  ]

  /// Nil for families whose own line height is correct. Installed fonts may differ: in Debian's Lato, a part of the line
  /// height is a gap, which Pango ignores (with both, 31 more saved views of one repository are right than without the font).
  static func publishedLine(of family: String) -> (ascent: CGFloat, descent: CGFloat)? {
    publishedLines[family]
  }

  /// The line heights of free fonts that apps include, from the fonts' `hhea` tables, in ems. The documents' authors had
  /// these fonts: the heights of saved labels agree in 121 of 127 in Nunito Sans, 90 of 90 in Fira Sans, 70 of 72 in Lato, 83
  /// of 92 in Pretendard; in Montserrat 10 of 23, while 4 have the height of the font for missing ones.
  private static let publishedLines: [String: (ascent: CGFloat, descent: CGFloat)] = [
    "Nunito Sans": (1.011, 0.353), "Nunito": (1.011, 0.353), "Fira Sans": (0.935, 0.265),
    "Lato": (0.987, 0.213), "Pretendard": (0.952148, 0.241211), "Montserrat": (0.968, 0.251),
    "Roboto": (0.927734, 0.244141),
  ]
}
