import Foundation
import Graphics
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The fonts of documents on the canvas of the release that saved them.
@MainActor
struct MacCanvasFonts {
  let release: XcodeRelease

  /// - Parameter standard: the size of a font that specifies none, in points.
  func font(_ document: DocumentFont?, standard: CGFloat) -> NSFont {
    guard let document else { return shown(.systemFont(ofSize: standard)) }
    let size = MacFontSizes.size(of: document) ?? standard
    switch document.face {
    case .named(let name, _): return shown(NSFont(name: name, size: size) ?? .systemFont(ofSize: size))
    case .boldSystem: return shown(.boldSystemFont(ofSize: size))
    case .meta(let role): return shown(.systemFont(ofSize: size, weight: Self.weight(of: role)))
    case .style(let style):
      guard let known = MacFontSizes.textStyle(style) else { return shown(.systemFont(ofSize: size)) }
      return shown(.preferredFont(forTextStyle: known))
    default: return shown(.systemFont(ofSize: size))
    }
  }

  /// The weights at the end of role names, such as `systemSemibold`; longer endings come before their own suffixes.
  private static let weights: [(ending: String, weight: NSFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  private static func weight(of role: String) -> NSFont.Weight {
    weights.first { role.hasSuffix($0.ending) }?.weight ?? .regular
  }

  /// The system font as it was drawn at the time of the release.
  private func shown(_ font: NSFont) -> NSFont {
    guard font.descriptor.family == .system else { return font }
    var descriptor = font.descriptor
    let isLarge = descriptor.pointSize >= Self.largeSize
    descriptor.hasNarrowPercentSign = CanvasRules.hasNarrowPercentSign[release]
    let tracking = isLarge ? CanvasRules.largeTextTracking : CanvasRules.textTracking
    descriptor.kern += CGFloat(tracking[release]) * descriptor.pointSize
    if CanvasRules.systemFontIsHelvetica[release] {
      descriptor.family = .named(Self.helvetica)
      descriptor.kern += Self.helveticaTracking * descriptor.pointSize
    }
    return NSFont(descriptor: descriptor, textStyle: font.textStyle)
  }

  /// The system font of OS X 10.10. It is wider than Helvetica by the tracking below, in ems per character. Observed: 0.030
  /// to 0.036 for 9 titles of 9 to 40 characters in 13 points, of 2 repositories; on iOS less.
  private static let helvetica = "Helvetica Neue"
  private static let helveticaTracking: CGFloat = 0.032
  /// The point size from which Apple's font uses its optical size for large text.
  private static let largeSize: CGFloat = 20
}
