import Foundation
import InterfaceBuilder
import LayoutReport
import iOSViews

/// The settings in `.autolayout.yml`. Options on the command line replace those of the file.
struct LintConfiguration {
  static let defaultFile = ".autolayout.yml"

  var matrix = VariantMatrix()
  var severities = Self.optionalRules
  /// Severities of some documents; later ones win.
  var overrides: [SeverityOverride] = []
  /// Shell patterns of documents not to examine.
  var excluded: [String] = []
  var baseline: String?
  /// Files and folders of fonts.
  var fonts: [String] = []
  var suppressions: [ConfiguredSuppression] = []

  /// Rules that are off unless they are named.
  static let optionalRules = Dictionary(
    uniqueKeysWithValues: LintRule.allCases.filter(\.isOptional).map { ($0, LintSeverity.off) })

  /// The settings of a file that was found in a folder above the current one: its paths are as seen from there.
  func resolved(from file: String) -> LintConfiguration {
    guard let end = file.lastIndex(of: "/") else { return self }
    func path(_ path: String) -> String { path.hasPrefix("/") ? path : String(file[...end]) + path }
    var result = self
    result.baseline = baseline.map(path)
    result.fonts = fonts.map(path)
    return result
  }

  /// The matrix of the file with every row that the command line names replaced.
  func matrix(overriddenBy options: VariantMatrix) -> VariantMatrix {
    var result = matrix
    if !options.devices.isEmpty { result.devices = options.devices }
    if !options.sizes.isEmpty { result.sizes = options.sizes }
    if !options.orientations.isEmpty { result.orientations = options.orientations }
    if !options.languages.isEmpty { result.languages = options.languages }
    if !options.directions.isEmpty { result.directions = options.directions }
    if !options.textSizes.isEmpty { result.textSizes = options.textSizes }
    if !options.pseudos.isEmpty { result.pseudos = options.pseudos }
    return result
  }

  /// Switches rules off that are not selected or that are ignored, and those on that are selected by name.
  mutating func select(_ selected: [RuleNames], ignoring ignored: [RuleNames]) {
    let wanted = Set(selected.flatMap(\.selected))
    if !selected.isEmpty {
      for rule in LintRule.allCases {
        if !wanted.contains(rule) {
          severities[rule] = .off
        } else if severities[rule] == .off {
          severities[rule] = nil
        }
      }
    }
    for rule in ignored.flatMap(\.rules) { severities[rule] = .off }
  }
}

/// Severities that rules have in some documents.
struct SeverityOverride: Hashable {
  /// A pattern of paths as seen from the folder of the configuration file.
  var path: PathPattern
  var severities: [LintRule: LintSeverity]
}
