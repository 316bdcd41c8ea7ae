import Foundation
import Graphics

/// Finds for each font asked for an installed one, and keeps note of what had to be replaced.
///
/// Not thread-safe; its owner serialises.
struct FontResolver {
  /// What stands in for the system font: first choice for text, and for large text, then what most systems have.
  private static let textFamilies = ["Inter", "DejaVu Sans", "Liberation Sans"]
  private static let displayFamilies = ["Inter Display"] + textFamilies
  private static let monospacedFamilies = ["SF Mono", "Menlo", "DejaVu Sans Mono", "Liberation Mono"]
  /// Without any of those: Fontconfig's own choice.
  private static let lastResort = "sans-serif"

  private var installed: [String: FontCatalog.Face?] = [:]
  /// In the order in which they were met.
  private(set) var substitutions: [FontSubstitution] = []

  mutating func resolve(_ font: FontDescriptor) -> ResolvedFont {
    switch font.family {
    case .system: systemFont(font)
    case .monospacedSystem: standIn(font, family: firstInstalled(of: Self.monospacedFamilies))
    case .named(let name): namedFont(name, font)
    }
  }

  private mutating func systemFont(_ font: FontDescriptor) -> ResolvedFont {
    let isLarge = font.pointSize >= SystemFontMetrics.displaySize
    let family = firstInstalled(of: isLarge ? Self.displayFamilies : Self.textFamilies)
    var resolved = standIn(font, family: family)
    let correction = SystemFontMetrics.standInCorrection(pointSize: font.pointSize, weight: font.weight)
    resolved.tracking =
      SystemFontMetrics.tracking(pointSize: font.pointSize) + correction * font.pointSize
    resolved.metrics = SystemFontMetrics.lineMetrics(pointSize: font.pointSize)
    // Inter joins "->" to an arrow and turns "x" between digits into a cross, which San Francisco does not.
    resolved.features = "calt=0, liga=0"
    return resolved
  }

  private mutating func namedFont(_ name: String, _ font: FontDescriptor) -> ResolvedFont {
    if let face = face(named: name) {
      var resolved = standIn(font, family: face.family)
      resolved.weight = max(face.weight, font.weight)
      resolved.isItalic = face.isItalic || font.isItalic
      return resolved
    }
    let split = FontName(name)
    let family = face(named: split.family)?.family
    let used = family ?? firstInstalled(of: Self.textFamilies)
    if family == nil { note(FontSubstitution(requested: name, used: used)) }
    var resolved = standIn(font, family: used)
    resolved.weight = max(split.weight, font.weight)
    resolved.isItalic = split.isItalic || font.isItalic
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
