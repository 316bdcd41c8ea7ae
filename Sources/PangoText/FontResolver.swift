import Foundation
import Graphics

/// Finds an installed font for each requested one, and records the fonts that had to be replaced.
///
/// Not thread-safe; its owner serialises access.
struct FontResolver {
  /// Families that replace the system font: the first choice, then those that most systems have.
  private static let textFamilies = ["Inter", "DejaVu Sans", "Liberation Sans"]
  private static let monospacedFamilies = ["SF Mono", "Menlo", "DejaVu Sans Mono", "Liberation Mono"]
  /// If none of those is installed, Fontconfig's default.
  private static let lastResort = "sans-serif"

  private let application: ApplicationFonts?
  private var installed: [String: FontCatalog.Face?] = [:]
  /// In the order of the first request.
  private(set) var substitutions: [FontSubstitution] = []

  /// - Parameter application: fonts that take precedence over the installed ones.
  init(application: ApplicationFonts? = nil) { self.application = application }

  mutating func resolve(_ font: FontDescriptor) -> ResolvedFont {
    switch font.family {
    case .system: systemFont(font)
    case .monospacedSystem: standIn(font, family: firstInstalled(of: Self.monospacedFamilies))
    case .named(let name): namedFont(name, font)
    }
  }

  private mutating func systemFont(_ font: FontDescriptor, isTight: Bool = false) -> ResolvedFont {
    var resolved = standIn(font, family: firstInstalled(of: Self.textFamilies))
    let correction = SystemFontMetrics.weightCorrection(font.weight, pointSize: font.pointSize)
    let tracking =
      isTight
      ? SystemFontMetrics.displayTracking(pointSize: font.pointSize)
      : SystemFontMetrics.tracking(pointSize: font.pointSize)
    resolved.tracking = tracking + correction * font.pointSize
    resolved.isSystem = true
    resolved.metrics = SystemFontMetrics.lineMetrics(pointSize: font.pointSize)
    // Unlike San Francisco, Inter combines "->" into an arrow and turns "x" between digits into a cross.
    resolved.features = "calt=0, liga=0"
    return resolved
  }

  private mutating func namedFont(_ name: String, _ font: FontDescriptor) -> ResolvedFont {
    if let resolved = applicationFont(name, font) { return resolved }
    if let face = face(named: name) {
      var resolved = standIn(font, family: face.family)
      resolved.weight = max(face.weight, font.weight)
      resolved.isItalic = face.isItalic || font.isItalic
      resolved.metrics = metrics(NamedFont.publishedLine(of: FontName(name).family), font.pointSize)
      return resolved
    }
    if let system = SystemFontName(name) {
      var font = font
      font.weight = max(system.weight, font.weight)
      font.isItalic = font.isItalic || system.isItalic
      return systemFont(font, isTight: system.isTight)
    }
    let split = FontName(name)
    if let family = face(named: split.family)?.family {
      var resolved = styled(font, split, family: family)
      resolved.metrics = metrics(NamedFont.publishedLine(of: split.family), font.pointSize)
      return resolved
    }
    let known = NamedFont(family: split.family, weight: split.weight)
    let used = firstInstalled(of: (known?.families ?? []) + Self.textFamilies)
    let keepsWidths = known.map { $0.keepsWidths && $0.families.contains(used) } ?? false
    note(FontSubstitution(requested: name, used: used, keepsWidths: keepsWidths))
    var resolved = styled(font, split, family: used)
    if let known, known.families.contains(used) { resolved.widthFactor = known.widthFactor }
    resolved.metrics = metrics(known?.line, font.pointSize)
    return resolved
  }

  private func applicationFont(_ name: String, _ font: FontDescriptor) -> ResolvedFont? {
    guard let application else { return nil }
    let split = FontName(name)
    let found =
      application.face(named: name, weight: font.weight, isItalic: font.isItalic)
      ?? application.face(
        named: split.family, weight: max(split.weight, font.weight), isItalic: split.isItalic || font.isItalic
      )
    guard let face = found else { return nil }
    var resolved = standIn(font, family: face.uniqueFamily)
    // A bolder or slanted look than that of the face would be synthesised.
    (resolved.weight, resolved.isItalic) = (face.weight, face.isItalic)
    resolved.metrics = face.metrics(pointSize: font.pointSize)
    resolved.isOfApplication = true
    return resolved
  }

  private func metrics(_ line: (ascent: CGFloat, descent: CGFloat)?, _ pointSize: CGFloat) -> FontMetrics? {
    line.map {
      FontMetrics(
        ascent: $0.ascent * pointSize, descent: $0.descent * pointSize,
        capHeight: SystemFontMetrics.capHeight * pointSize, xHeight: SystemFontMetrics.xHeight * pointSize)
    }
  }

  private func styled(_ font: FontDescriptor, _ name: FontName, family: String) -> ResolvedFont {
    var resolved = standIn(font, family: family)
    resolved.weight = max(name.weight, font.weight)
    resolved.isItalic = name.isItalic || font.isItalic
    return resolved
  }

  private func standIn(_ font: FontDescriptor, family: String) -> ResolvedFont {
    ResolvedFont(
      family: family, weight: font.weight, isItalic: font.isItalic, pointSize: font.pointSize)
  }

  private mutating func firstInstalled(of families: [String]) -> String {
    families.first { face(named: $0) != nil } ?? Self.lastResort
  }

  private mutating func face(named name: String) -> FontCatalog.Face? {
    if let known = installed[name] { return known }
    let face = FontCatalog.face(named: name)
    installed[name] = .some(face)
    return face
  }

  private mutating func note(_ substitution: FontSubstitution) {
    if !substitutions.contains(substitution) { substitutions.append(substitution) }
  }
}
