import Foundation
import Graphics
import iOSViews

/// Runs `body` with every character 10 points wide and every line 10 high.
@MainActor
func withTenByTenText<Result>(_ body: () throws -> Result) rethrows -> Result {
  let before = TextSystem.measurer
  TextSystem.measurer = FixedPitchTextMeasurer.tenByTen
  defer { TextSystem.measurer = before }
  return try body()
}
