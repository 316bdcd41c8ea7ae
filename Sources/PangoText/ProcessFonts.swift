import Foundation
import Graphics

/// The choice of real fonts for a whole process, by its environment. `autolayout sources test` and `run` set the variables.
package enum ProcessFonts {
  /// With the value `pango`, all texts of the process are measured and drawn with real fonts, instead of characters of a fixed
  /// width.
  package static let measurerVariable = "AUTOLAYOUT_TEXT_MEASURER"
  package static let measurerName = "pango"
  /// The font files of the application, separated by colons.
  package static let fontsVariable = "AUTOLAYOUT_FONTS"

  /// Whether the environment requests real fonts.
  package static func areWanted(in environment: [String: String]) -> Bool {
    environment[measurerVariable] == measurerName
  }

  /// Nil if the environment does not request real fonts.
  package static func measurer(in environment: [String: String]) -> PangoTextMeasurer? {
    guard areWanted(in: environment) else { return nil }
    let paths = (environment[fontsVariable] ?? "").split(separator: ":").map(String.init)
    let files = paths.prefix(ApplicationFonts.mostFiles).compactMap { path in
      FileManager.default.contents(atPath: path).map { (name: path, bytes: $0) }
    }
    return PangoTextMeasurer(fonts: ApplicationFonts(files: files))
  }
}

/// `Graphics` calls this when the first text is measured, before the program has set a measurer.
@_cdecl("autolayout_startup_measurer")
func startupMeasurer() -> UnsafeMutableRawPointer? {
  ProcessFonts.measurer(in: ProcessInfo.processInfo.environment).map { Unmanaged.passRetained($0).toOpaque() }
}
