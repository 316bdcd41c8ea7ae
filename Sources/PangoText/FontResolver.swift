import Foundation
import Graphics

/// Finds for each font asked for an installed one, and keeps note of what had to be replaced.
///
/// Not thread-safe; its owner serialises.
struct FontResolver {
  /// What stands in for the system font: first choice, then what most systems have.
  private static let textFamilies = ["Inter", "DejaVu Sans", "Liberation Sans"]
  private static let monospacedFamilies = ["SF Mono", "Menlo", "DejaVu Sans Mono", "Liberation Mono"]
  /// Fonts of the same widths, by the family that they stand for: Liberation was drawn on the metrics of Arial and
  /// Helvetica, Times New Roman and Courier New; Menlo was drawn after DejaVu's.
  private static let sameWidths: [String: [String]] = [
    "Helvetica Neue": ["Liberation Sans", "Nimbus Sans"], "Helvetica": ["Liberation Sans", "Nimbus Sans"],
    "Arial": ["Liberation Sans"], "Times New Roman": ["Liberation Serif"], "Courier New": ["Liberation Mono"],
    "Courier": ["Liberation Mono"], "Menlo": ["DejaVu Sans Mono"],
  ]
  /// Without any of those: Fontconfig's own choice.
  private static let lastResort = "sans-serif"

  /// The system font before San Francisco, whose lines are as high. Observed: 21 points, whole ones, for text of 17 in 21
  /// of 21 labels of Xcode 5 and 6.
  private static let helveticaNeue = "Helvetica Neue"

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
    var resolved = standIn(font, family: firstInstalled(of: Self.textFamilies))
    let correction = SystemFontMetrics.weightCorrection(font.weight, pointSize: font.pointSize)
    resolved.tracking =
      SystemFontMetrics.tracking(pointSize: font.pointSize) + correction * font.pointSize
    resolved.isSystem = true
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
    let used = family ?? firstInstalled(of: (Self.sameWidths[split.family] ?? []) + Self.textFamilies)
    if family == nil { note(FontSubstitution(requested: name, used: used)) }
    var resolved = standIn(font, family: used)
    resolved.weight = max(split.weight, font.weight)
    resolved.isItalic = split.isItalic || font.isItalic
    if split.family == Self.helveticaNeue {
      resolved.metrics = SystemFontMetrics.lineMetrics(pointSize: font.pointSize)
    }
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
