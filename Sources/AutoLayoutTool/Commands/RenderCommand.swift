import ArgumentParser
import AutoLayout
import Foundation
import Graphics
import LayoutReport
import iOSViews

/// `autolayout render`: draws documents.
struct RenderCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Lay out storyboards and xibs, and draw every scene.",
    discussion: """
      Prints the path of each picture. A picture's name consists of the document, the scene, the options and the size, \
      such as Form-Event-de-dark-320x568@2x.png. The page of one document is named after it, such as Form.html; the page \
      of several is Layouts.html. Existing files with these names are replaced. Prints findings on standard error.
      """)

  @Argument(
    help: "Storyboards and xibs; - for standard input.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @Option(name: .shortAndLong, help: "The folder for the pictures. It is created if it does not exist.")
  var output: String

  @Option(
    name: .customLong("format"),
    help: """
      png, svg or pdf for one file per scene, html for one page with all pictures. Repeat it for several formats. \
      The page is also written if there are several devices, languages or other variants.
      """)
  var formats: [PictureFormat] = [.png]

  @Option(
    help: "Pixels per point of PNG files (default: the device's).", transform: PictureScale.init(parsing:))
  var scale: PictureScale?

  @Flag(
    help: """
      Draw constraints (blue, optional ones green, broken ones red), alignment rectangles, baselines, and ambiguous and \
      misplaced views over the pictures. The pictures then show the views without bars, in light appearance.
      """)
  var overlay = false

  @Option(name: .customLong("appearance"), help: "light or dark. Repeat it for both.")
  var appearances: [Appearance] = [.light]

  @OptionGroup var options: LayoutOptions

  var fontPaths: [String] { options.fonts.paths }

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    var gallery = PictureGallery(
      folder: output, formats: wantedFormats, scale: scale?.value, documents: files, environment: environment)
    for file in files {
      for variant in options.variants {
        try environment.withFonts(of: file) {
          try environment.reportingLoops(in: file) { try draw(file, variant: variant, into: &gallery) }
        }
      }
    }
    try gallery.finish()
    return gallery.status
  }

  /// In a fixed order, each once; pictures for comparison are also put on one page.
  private var wantedFormats: [PictureFormat] {
    PictureFormat.allCases.filter { formats.contains($0) || ($0 == .html && options.variants.count > 1) }
  }

  private func pictures(of document: any LoadedDocument, _ appearance: Appearance) -> [ScenePicture] {
    overlay ? document.explainedPictures() : document.screens(appearance.style)
  }

  private func draw(
    _ file: String, variant: LayoutVariant, into gallery: inout PictureGallery
  ) throws {
    let environment = gallery.environment
    do {
      let document = try environment.open(file, variant: variant, metrics: options.metrics)
      try environment.reportFindings(of: document.snapshot())
      if variant == options.variants.first { try reportStandInSymbols(in: document, file, environment) }
      var missing = MissingGlyphs()
      var isEmpty = true
      for appearance in Appearance.allCases where appearances.contains(appearance) {
        let remarks = variant.remarks + (appearance == .dark ? ["dark"] : [])
        for picture in pictures(of: document, appearance) {
          isEmpty = false
          missing.look(at: picture.displayList, with: TextSystem.measurer)
          try gallery.add(picture, of: file, remarks: remarks)
        }
      }
      if isEmpty { try reportNoPicture(in: file, environment) }
      if let finding = missing.finding {
        try environment.standardError.write(FindingReport.text(finding, file: file))
      }
    } catch let unreadable as UnreadableDocument {
      gallery.status = .failed
      try environment.standardError.write(FindingReport.text(unreadable.finding, file: file))
    }
  }
}

extension RenderCommand {
  private func reportNoPicture(in file: String, _ environment: ToolEnvironment) throws {
    let finding = LayoutFinding(
      severity: .note, code: "empty-document", message: "No scene has a view, so there is nothing to draw")
    try environment.standardError.write(FindingReport.text(finding, file: file))
  }

  /// Reports symbols that are drawn as stand-ins, because Apple's pictures are not available.
  private func reportStandInSymbols(
    in document: any LoadedDocument, _ file: String, _ environment: ToolEnvironment
  ) throws {
    let names = document.standInSymbols
    guard !names.isEmpty else { return }
    let finding = LayoutFinding(
      severity: .note, code: "stand-in-symbols",
      message:
        "No drawing for these symbols, which are shown as their first letters: \(names.joined(separator: ", "))"
    )
    try environment.standardError.write(FindingReport.text(finding, file: file))
  }
}

extension PictureFormat: ExpressibleByArgument {}

/// The look of an interface, on the command line.
enum Appearance: String, CaseIterable, ExpressibleByArgument {
  case light, dark

  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// Pixels per point, on the command line.
struct PictureScale: Hashable {
  /// The allowed range: at a larger scale, a phone's screen would take gigabytes.
  static let range = 0.1...10

  var value: Double

  init(parsing argument: String) throws {
    guard let value = Double(argument), PictureScale.range.contains(value) else {
      throw ValidationError(
        "expected a number from \(PictureScale.range.lowerBound) to \(PictureScale.range.upperBound)")
    }
    self.value = value
  }
}
