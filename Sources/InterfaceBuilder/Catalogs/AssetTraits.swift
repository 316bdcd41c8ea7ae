/// The environment of one variant of an asset, from `Contents.json` (Apple, "Asset Catalog Format Reference"). Nil means any.
public struct AssetTraits: Hashable, Sendable {
  /// A size class in asset catalogues.
  public enum SizeClass: String, Hashable, Sendable {
    case compact, regular
  }

  /// The range of colours of a display.
  public enum Gamut: String, Hashable, Sendable {
    case sRGB
    case displayP3 = "display-P3"
  }

  /// The idiom, such as `iphone`; nil for `universal`.
  public var idiom: String?
  /// Whether the variant is for dark appearance.
  public var isDark: Bool?
  /// True for a variant for readers who want more contrast.
  public var hasHighContrast = false
  /// The range of colours that the variant is for.
  public var gamut: Gamut?
  /// The horizontal size class that the variant is for.
  public var widthClass: SizeClass?
  /// The vertical size class that the variant is for.
  public var heightClass: SizeClass?
  /// Whether the variant is for layouts from right to left.
  public var isRightToLeft: Bool?
  /// A language, such as `de`.
  public var locale: String?
  /// Pixels per point.
  public var scale: Double?
  /// Whether the variant is for some devices only, by their memory, graphics or screen. These are unknown here, and such
  /// variants come after all others.
  public var isForSomeDevices = false

  public init() {}
}

/// The environment for which an asset is looked up.
public struct AssetEnvironment: Hashable, Sendable {
  /// The idiom, such as `phone`.
  public var idiom: String?
  /// Whether the appearance is dark.
  public var isDark = false
  /// Whether the reader wants high contrast.
  public var wantsHighContrast = false
  /// The range of colours of the display.
  public var gamut = AssetTraits.Gamut.sRGB
  /// The horizontal size class.
  public var widthClass: AssetTraits.SizeClass?
  /// The vertical size class.
  public var heightClass: AssetTraits.SizeClass?
  /// Whether the layout reads from right to left.
  public var isRightToLeft = false
  /// The reader's languages in order of preference, with their fallbacks.
  public var languages: [String] = []
  /// Pixels per point.
  public var scale = 1.0

  public init() {}
}

extension AssetTraits {
  /// The degree to which a variant fits: larger is better, and the first differing number decides. Nil if it does not fit at
  /// all.
  ///
  /// Apple documents no order. Here the device takes precedence over the appearance, light or dark over contrast (dark alone is
  /// used for dark with more contrast, according to `UIColor`'s documentation of appearances), and these over language,
  /// direction, size classes and gamut.
  func fit(in environment: AssetEnvironment) -> [Int]? {
    guard let idiom = Self.fit(idiom, environment.idiom), let style = Self.fit(isDark, environment.isDark),
      !hasHighContrast || environment.wantsHighContrast,
      let width = Self.fit(widthClass, environment.widthClass),
      let height = Self.fit(heightClass, environment.heightClass),
      locale.map(environment.languages.contains) != false
    else { return nil }
    // A picture for the other direction is mirrored if there is none for this one.
    let direction = isRightToLeft.map { $0 == environment.isRightToLeft ? 2 : 0 } ?? 1
    let language = locale.flatMap(environment.languages.firstIndex).map { environment.languages.count - $0 }
    let gamutFit = gamut.map { $0 == environment.gamut ? 2 : 0 } ?? 1
    return [
      isForSomeDevices ? 0 : 1, idiom, style, hasHighContrast ? 1 : 0, language ?? 0, direction, width,
      height,
      gamutFit, scaleFit(environment.scale),
    ]
  }

  /// 1 for the requested value, 0 for an unspecified one, nil for any other.
  private static func fit<Value: Equatable>(_ value: Value?, _ wanted: Value?) -> Int? {
    guard let value else { return 0 }
    return value == wanted ? 1 : nil
  }

  /// The screen's own scale, else the next above it, else the next below: shrinking loses less than stretching.
  private func scaleFit(_ wanted: Double) -> Int {
    guard let scale else { return 0 }
    let steps = Int(((scale - wanted) * Self.scaleSteps).rounded())
    return steps >= 0 ? Self.bestScale - steps : steps + Self.bestScale / 2
  }

  private static let scaleSteps = 100.0
  private static let bestScale = 1_000_000
  /// The largest accepted scale; Apple's are 1 to 3.
  static let largestScale = 100.0
}

extension Array {
  /// The element whose traits fit best; among equals, the first.
  func best(for environment: AssetEnvironment, traits: (Element) -> AssetTraits) -> Element? {
    var best: (element: Element, fit: [Int])?
    for element in self {
      guard let fit = traits(element).fit(in: environment) else { continue }
      if let old = best, !old.fit.lexicographicallyPrecedes(fit) { continue }
      best = (element, fit)
    }
    return best?.element
  }
}
