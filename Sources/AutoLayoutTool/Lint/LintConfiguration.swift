import Foundation
import InterfaceBuilder
import LayoutReport
import iOSViews

/// The settings in `.autolayout.yml`. Options on the command line replace those of the file.
struct LintConfiguration {
  static let defaultFile = ".autolayout.yml"

  var matrix = VariantMatrix()
  var severities: [LintRule: LintSeverity] = [:]
  /// Shell patterns of documents not to examine.
  var excluded: [String] = []
  var baseline: String?
  var suppressions: [ConfiguredSuppression] = []

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
}
