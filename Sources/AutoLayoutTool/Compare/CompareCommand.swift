import ArgumentParser
import Foundation
import LayoutReport
import PictureComparison

/// `autolayout compare`: pictures, compared by what stands where.
struct CompareCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare pictures of screens by what stands where.",
    discussion: """
      Compares two PNG or JPEG files, or all pictures of two folders with the same paths. Finds boxes, separators, lines of \
      text and images in both pictures and reports what is missing, added, moved, resized, cut off, swapped or of another \
      colour. The shapes of fonts, smoothing, shades, scale and colour spaces may differ. Exit status: 0, all the same; 1, \
      something differs; 2, a picture could not be read.
      """)

  @Argument(help: "The expected picture, or a folder of pictures.", completion: .file())
  var expected: String

  @Argument(help: "The other picture or folder.", completion: .file())
  var actual: String

  @Option(
    help: "The distance in points up to which a thing is in its place.",
    transform: PointTolerance.init(parsing:))
  var tolerance = PointTolerance(value: Double(PictureComparison.usualTolerance))

  @Option(
    help: """
      Pixels per point of the pictures (default: from the file's name, such as @3x, or from the width of an iPhone's or \
      iPad's screen, or 2).
      """,
    transform: PictureScale.init(parsing:))
  var scale: PictureScale?

  @Option(help: "text for terminals, json for programs, html for a page with pictures.")
  var format: PicturesFormat = .text

  @Option(name: .shortAndLong, help: "Write the report to a file instead of standard output.")
  var output: String?

  nonisolated var reportsFonts: Bool { false }

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    let pairs = try PicturePairs(expected: expected, actual: actual, files: environment.files)
    let comparer = PicturePairComparer(
      comparison: PictureComparison(tolerance: CGFloat(tolerance.value)),
      scale: scale.map { CGFloat($0.value) },
      showsPictures: format == .html, files: environment.files)
    var report = PicturesReport(expected: expected, actual: actual)
    var progress = ProgressBar(total: pairs.all.count, on: environment.standardError)
    for (index, pair) in pairs.all.enumerated() {
      progress.show(index)
      report.pictures.append(comparer.compare(pair))
    }
    progress.finish()
    try write(format.text(report), in: environment)
    if !report.isComplete { return .failed }
    return report.isSame ? .done : .foundSomething
  }

  private func write(_ text: String, in environment: ToolEnvironment) throws {
    guard let output else { return try environment.standardOutput.write(text) }
    do {
      try environment.files.write(Data(text.utf8), to: output)
    } catch {
      throw ToolFailure(message: "\(output): \(error.message)")
    }
    try environment.standardOutput.write(output + "\n")
  }
}

extension PicturesFormat: ExpressibleByArgument {}

/// A distance in points, on the command line.
struct PointTolerance: Hashable {
  static let range = 0.0...100

  var value: Double

  init(value: Double) { self.value = value }

  init(parsing argument: String) throws {
    guard let value = Double(argument), Self.range.contains(value) else {
      throw ValidationError("expected a number from 0 to 100")
    }
    self.value = value
  }
}
