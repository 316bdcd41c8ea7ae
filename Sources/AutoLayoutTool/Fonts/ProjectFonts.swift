import CairoRenderer
import Foundation
import Graphics
import PangoText

/// The fonts of projects that a call has loaded, with a measurer for each set of them.
@MainActor
final class ProjectFonts {
  /// Measurers by contents: two revisions with the same fonts share one.
  private var measurers: [[Data]: PangoTextMeasurer] = [:]
  private var renderers: [ObjectIdentifier: CairoRenderer] = [:]
  private let plainRenderer = CairoRenderer()

  /// The measurer for texts in these fonts; nil if none of them can be used.
  ///
  /// - Returns: the measurer, and the files that could not be used.
  func measurer(
    paths: [String], in files: any FileAccess
  ) -> (measurer: PangoTextMeasurer?, faults: [ApplicationFontFault]) {
    var (fonts, faults): ([(name: String, bytes: Data)], [ApplicationFontFault]) = ([], [])
    var total = 0
    for path in paths {
      guard fonts.count < ApplicationFonts.mostFiles, total <= ApplicationFonts.mostBytes else {
        faults.append(ApplicationFontFault(file: path, reason: .tooMany))
        continue
      }
      do throws(FileError) {
        let bytes = try files.read(path)
        total += bytes.count
        fonts.append((path, bytes))
      } catch {
        faults.append(ApplicationFontFault(file: path, reason: .refused))
      }
    }
    guard !fonts.isEmpty else { return (nil, faults) }
    let key = fonts.map(\.bytes)
    let measurer = measurers[key] ?? PangoTextMeasurer(fonts: ApplicationFonts(files: fonts))
    measurers[key] = measurer
    return (measurer, faults + (measurer.applicationFonts?.faults ?? []))
  }

  /// A renderer with the fonts of the current measurer.
  var renderer: CairoRenderer {
    guard let fonts = (TextSystem.measurer as? PangoTextMeasurer)?.applicationFonts else {
      return plainRenderer
    }
    let known = renderers[ObjectIdentifier(fonts)] ?? CairoRenderer(fonts: fonts)
    renderers[ObjectIdentifier(fonts)] = known
    return known
  }

  /// Removes copies of files at the end of a call.
  func discardFiles() {
    for measurer in measurers.values { measurer.applicationFonts?.discardFiles() }
  }
}

extension ToolEnvironment {
  /// Runs `body` with the fonts of the project that a document belongs to.
  ///
  /// - Parameter bytes: the document's bytes, if they have been read.
  func withFonts<Value, Failure: Error>(
    of file: String, bytes: Data? = nil, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let measurer = measurer(for: file, bytes)
    defer { fontLog.add(measurer.substitutions) }
    var inputs = AmbientInputs()
    if (TextSystem.measurer as AnyObject) !== (measurer as AnyObject) { inputs.textMeasurer = measurer }
    return try inputs.run(body)
  }

  /// The call's own measurer, for documents that use no fonts of the project.
  func measurer(for file: String, _ bytes: Data?) -> any TextMeasuring {
    guard textMeasurer is PangoTextMeasurer else { return textMeasurer }
    let path = file == StandardInput.argument ? StandardInput.path : file
    guard let bytes = bytes ?? (try? files.read(path)), NamedDocumentFonts.isAny(in: bytes) else {
      return textMeasurer
    }
    let named = fontPaths.flatMap { ProjectFontSearch.fonts(at: $0, in: files) }
    let paths = named + fontSearch.fonts(of: file, in: files).filter { !named.contains($0) }
    guard !paths.isEmpty else { return textMeasurer }
    if let known = fontSearch.measurers[paths] { return known }
    let (found, faults) = projectFonts.measurer(paths: paths, in: files)
    fontLog.add(faults.map { ApplicationFontFault(file: shown($0.file), reason: $0.reason) })
    let measurer: any TextMeasuring = found ?? textMeasurer
    fontSearch.measurers[paths] = measurer
    return measurer
  }

  /// A path relative to the current folder, if it lies in it.
  private func shown(_ path: String) -> String {
    let folder = files.absolutePath(".")
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// - Throws: an error if a named path does not exist.
  func check(fontPaths: [String]) throws(ToolFailure) {
    for path in fontPaths where !files.exists(path) {
      throw ToolFailure(message: "fonts: \(path): no such file or folder")
    }
  }
}

/// The files of a project that could not be loaded as fonts.
struct FaultyFonts {
  /// The largest number of files that the note names.
  private static let mostNamed = 8

  let faults: [ApplicationFontFault]

  /// One line; nil without any.
  var note: String? {
    guard !faults.isEmpty else { return nil }
    let named = faults.prefix(Self.mostNamed).map { "\($0.file) (\($0.reason.message))" }
    let left = faults.count - named.count
    return "note: fonts not loaded: \(named.joined(separator: ", "))"
      + (left > 0 ? " and \(left) more\n" : "\n")
  }
}
