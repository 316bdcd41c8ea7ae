import AppKit
import CairoRenderer
import Foundation
import PangoText
import Windows

/// Draws the example's windows in three looks: `draw-windows FOLDER`.
@main
@MainActor
struct DrawWindows {
  static func main() throws {
    TextSystem.measurer = PangoTextMeasurer()
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out/windows")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for look in Look.allCases {
      look.apply()
      try draw("preferences", PreferencesWindowController().window, look, in: folder)
      try draw("library", LibraryWindowController().window, look, in: folder)
      try draw("inspector", InspectorPanel(), look, in: folder)
    }
    print(folder.relativePath)
  }

  private static func draw(_ name: String, _ window: NSWindow?, _ look: Look, in folder: URL) throws {
    guard let window else { return }
    window.makeKeyAndOrderFront(nil)
    window.layoutIfNeeded()
    let file = folder.appendingPathComponent("\(name)-\(look.rawValue).png")
    try CairoRenderer().png(of: window.displayList(), scale: 2).write(to: file)
  }
}

/// How a window is looked at.
enum Look: String, CaseIterable {
  case light, dark
  case rightToLeft = "right-to-left"

  @MainActor
  func apply() {
    NSApplication.shared.appearance = self == .dark ? NSAppearance(named: .darkAqua) : nil
    NSApplication.shared.userInterfaceLayoutDirection = self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
