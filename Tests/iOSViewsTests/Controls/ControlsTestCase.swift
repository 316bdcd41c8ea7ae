import Foundation
import Graphics
import iOSViews

/// Runs `body` with every character 10 points wide and every line 10 high.
@MainActor
func withTenByTenText<Result>(_ body: () throws -> Result) rethrows -> Result {
  var inputs = AmbientInputs()
  inputs.textMeasurer = FixedPitchTextMeasurer.tenByTen
  return try inputs.run(body)
}
