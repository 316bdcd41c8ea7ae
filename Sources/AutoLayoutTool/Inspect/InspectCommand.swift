import ArgumentParser
import AutoLayout
import Foundation
import LayoutReport
import iOSViews

/// `autolayout inspect`: a page that explains layouts.
struct InspectCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Write an HTML page that shows layouts, their constraints and their faults.",
    discussion: """
      The page shows every scene as saved and on screens 320, 375 and 414 points wide, or as the options below say. It \
      needs no other file and no network. Prints the path of the page.
      """)

  @Argument(help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @Option(name: .shortAndLong, help: "The path of the page.")
  var output: String

  @OptionGroup var options: LayoutOptions

  var fontPaths: [String] { options.fonts.paths }

  /// The screens of the narrowest, the most common and a large phone, in points.
  private static let standardSizes = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 414, height: 896),
  ]

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    var inspection = Inspection(
      environment: environment, metrics: options.metrics, showsFileNames: files.count > 1)
    for file in files {
      try environment.withFonts(of: file) {
        for variant in variants { try inspection.add(file, variant) }
      }
    }
    return try inspection.write(to: output)
  }

  private var variants: [LayoutVariant] {
    let requested = options.variants
    guard options.shown.devices.isEmpty, options.shown.sizes.isEmpty else { return requested }
    return requested.flatMap { variant in
      [variant]
        + Self.standardSizes.map { size in
          var copy = variant
          copy.size = size
          return copy
        }
    }
  }
}
