import AutoLayout
import Foundation
import LayoutReport

/// Writes the pictures of one call into a folder and prints their paths.
@MainActor
struct PictureGallery {
  let environment: ToolEnvironment
  /// The worst status so far.
  var status = ExitStatus.done

  private let folder: String
  private let encoder: PictureEncoder
  private let formats: [PictureFormat]
  private let scale: Double?
  private var namer: PictureNamer
  private var sheet: [ContactSheet.Picture] = []
  /// The documents on the sheet.
  private var documents: Set<String> = []

  /// - Parameters:
  ///   - scale: replaces the pictures' own scale.
  ///   - documents: the paths of all documents of the call.
  init(
    folder: String, formats: [PictureFormat], scale: Double?, documents: [String] = [],
    environment: ToolEnvironment
  ) {
    namer = PictureNamer(documents: documents)
    self.folder = folder
    self.formats = formats
    self.scale = scale
    self.environment = environment
    encoder = PictureEncoder(environment)
  }

  /// Writes one scene in every format. A failure is reported and does not stop the others.
  ///
  /// - Parameter remarks: properties that distinguish the picture from others of the scene, in
  ///   addition to its size.
  mutating func add(_ picture: ScenePicture, of file: String, remarks: [String] = []) throws {
    guard picture.displayList.size.width > 0, picture.displayList.size.height > 0 else {
      return try reportEmptiness(picture, in: file)
    }
    for format in formats {
      switch format {
      case .png:
        let scale = scale ?? picture.scale
        let name = name(of: picture, file: file, remarks: remarks, scale: scale, format: format)
        try write(to: name) { [encoder] in try encoder.png(picture.displayList, scale: scale) }
      case .svg:
        let name = name(of: picture, file: file, remarks: remarks, scale: nil, format: format)
        try write(to: name) { [encoder] in Data(encoder.svg(picture.displayList).utf8) }
      case .pdf:
        let name = name(of: picture, file: file, remarks: remarks, scale: nil, format: format)
        try write(to: name) { [encoder] in try encoder.pdf(picture.displayList) }
      case .html: addToSheet(picture, of: file, remarks: remarks)
      }
    }
  }

  /// A scene without area is not a failure of the tool.
  private func reportEmptiness(_ picture: ScenePicture, in file: String) throws {
    let size = picture.displayList.size
    let finding = LayoutFinding(
      severity: .note, code: "empty-picture",
      message:
        "Scene \(picture.sceneName) is \(Int(size.width)) × \(Int(size.height)) points: there is nothing to draw"
    )
    try environment.standardError.write(FindingReport.text(finding, file: file))
  }

  /// Writes the files that need all pictures.
  mutating func finish() throws {
    guard formats.contains(.html) else { return }
    let html = ContactSheet.html(title: "Layouts", pictures: sheet)
    try write(to: PictureNamer.pageName(of: documents)) { Data(html.utf8) }
  }

  private mutating func name(
    of picture: ScenePicture, file: String, remarks: [String], scale: Double?, format: PictureFormat
  ) -> String {
    namer.name(
      for: PictureNamer.Subject(
        file: file, scene: picture.sceneName, remarks: remarks, size: picture.displayList.size,
        scale: scale, format: format.rawValue))
  }

  private mutating func addToSheet(_ picture: ScenePicture, of file: String, remarks: [String]) {
    documents.insert(file)
    let size = picture.displayList.size
    let document = URL(fileURLWithPath: file).lastPathComponent
    let parts =
      [document, picture.sceneName] + remarks + ["\(Int(size.width)) × \(Int(size.height))"]
    sheet.append(
      ContactSheet.Picture(
        caption: parts.joined(separator: ", "), svg: encoder.svg(picture.displayList), width: size.width))
  }

  private mutating func write(to name: String, _ bytes: () throws -> Data) throws {
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    do {
      try environment.files.write(bytes(), to: path)
    } catch {
      status = .failed
      let finding = LayoutFinding(
        severity: .error, code: "picture-not-written", message: reason(for: error))
      try environment.standardError.write(FindingReport.text(finding, file: path))
      return
    }
    try environment.standardOutput.write(path + "\n")
  }

  private func reason(for error: any Error) -> String {
    (error as? FileError)?.message ?? "Not drawn: \(error)"
  }
}
