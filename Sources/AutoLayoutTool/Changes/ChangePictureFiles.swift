import AutoLayout
import Foundation
import Graphics
import LayoutReport

/// Writes the pictures of a Markdown report into a folder beside it, with the changed parts framed.
@MainActor
struct ChangePictureFiles {
  private let environment: ToolEnvironment
  private let folder: String
  private let encoder: PictureEncoder
  /// The places of the two versions of each document, by the path that reports show.
  private let pairs: [String: DocumentPair]
  private var namer = PictureNamer()

  /// `report.md` has its pictures in `report-pictures`.
  init(report: String, pairs: [DocumentPair], _ environment: ToolEnvironment) {
    self.environment = environment
    encoder = PictureEncoder(environment)
    self.pairs = Dictionary(pairs.map { (($0.new ?? $0.old)?.path ?? "", $0) }) { first, _ in first }
    let url = URL(fileURLWithPath: report)
    let name = url.deletingPathExtension().lastPathComponent + "-pictures"
    folder =
      report.contains("/")
      ? report.prefix(upTo: report.lastIndex(of: "/") ?? report.endIndex) + "/" + name : name
  }

  /// Records the file names in the report.
  func write(_ report: inout ChangesReport) throws {
    var copy = self
    for index in report.documents.indices {
      for place in report.documents[index].pictures.indices {
        try copy.write(&report.documents[index].pictures[place], report.documents[index].path)
      }
    }
  }

  private mutating func write(_ picture: inout ChangedPicture, _ file: String) throws {
    let pair = pairs[file]
    picture.oldFile = try withFonts(of: pair?.old) {
      try write(picture.old, picture.oldMarks, "before", picture, file)
    }
    picture.newFile = try withFonts(of: pair?.new) {
      try write(picture.new, picture.newMarks, "after", picture, file)
    }
  }

  private func withFonts<Value>(of side: DocumentSide?, _ body: () throws -> Value) throws -> Value {
    guard let side else { return try body() }
    return try side.environment.withFonts(of: side.file, body)
  }

  /// Pixels per point: comments show pictures small.
  private static let scale = 2.0

  private mutating func write(
    _ list: DisplayList?, _ marks: [CGRect], _ when: String, _ picture: ChangedPicture, _ file: String
  ) throws -> String? {
    guard let list else { return nil }
    let remarks = (picture.variant.isEmpty ? [] : [picture.variant]) + [when]
    let name = namer.name(
      for: PictureNamer.Subject(
        file: file, scene: picture.scene, remarks: remarks, size: list.size, scale: Self.scale, format: "png")
    )
    do {
      let bytes = try encoder.png(Self.marked(list, marks), scale: Self.scale)
      try environment.files.write(bytes, to: "\(folder)/\(name)")
    } catch {
      let reason = (error as? FileError)?.message ?? "not drawn: \(error)"
      throw ToolFailure(message: "\(folder)/\(name): \(reason)")
    }
    return "\(URL(fileURLWithPath: folder).lastPathComponent)/\(name)"
  }

  private static let markColor = Color(red: 0.9, green: 0.1, blue: 0.35, alpha: 1)

  private static func marked(_ list: DisplayList, _ marks: [CGRect]) -> DisplayList {
    var copy = list
    for rect in marks {
      copy.commands.append(
        .stroke(Path(rect: rect.insetBy(dx: -1, dy: -1)), style: StrokeStyle(width: 2), color: markColor))
    }
    return copy
  }
}
