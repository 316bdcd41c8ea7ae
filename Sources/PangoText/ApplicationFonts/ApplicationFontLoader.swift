import CPango
import Foundation
import Graphics

/// Adds files to a configuration of Fontconfig, and gives each face a separate family.
struct ApplicationFontLoader {
  private let configuration: OpaquePointer
  private let folder: URL
  private(set) var faults: [ApplicationFontFault] = []
  private var lines: [String: [FontFile.Line]] = [:]
  /// The names and paths of the files that were added.
  private var added: [(name: String, path: String)] = []
  private var byteCount = 0

  init(configuration: OpaquePointer, folder: URL) {
    self.configuration = configuration
    self.folder = folder
  }

  mutating func add(_ bytes: Data, name: String) {
    do throws(ApplicationFontFault.Reason) {
      added.append((name, try add(bytes)))
    } catch {
      faults.append(ApplicationFontFault(file: name, reason: error))
    }
  }

  /// - Returns: the path of the copy.
  private mutating func add(_ bytes: Data) throws(ApplicationFontFault.Reason) -> String {
    guard bytes.count <= ApplicationFonts.largestFile else { throw .tooLarge }
    guard lines.count < ApplicationFonts.mostFiles,
      byteCount + bytes.count <= ApplicationFonts.mostBytes
    else { throw .tooMany }
    let font = try FontFile(bytes)
    let path = folder.appendingPathComponent(String(lines.count)).path
    guard (try? write(bytes, to: path)) != nil else { throw .refused }
    let added = path.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
        FcConfigAppFontAddFile(configuration, $0)
      }
    }
    guard added != 0 else { throw .refused }
    lines[path] = font.lines
    byteCount += bytes.count
    return path
  }

  /// Writes a file that only the user can read.
  private func write(_ bytes: Data, to path: String) throws {
    let ownerOnly: Int16 = 0o700
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: ownerOnly])
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  /// The faces in the order of their files. Files in which Fontconfig finds none are faults.
  ///
  /// Each gets a unique family, so that a family with the name of an installed one is not mixed with it, and no font of a program
  /// replaces the system font.
  mutating func namedFaces() -> [ApplicationFace] {
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
    var faces: [ApplicationFace] = []
    var used: Set<String> = []
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index] else { continue }
      if let path = FontCatalog.text(FC_FILE, of: pattern) { used.insert(path) }
      let face = face(of: pattern, uniqueFamily: "application font \(index)")
      rename(pattern, "application font \(index)")
      guard let face, !faces.contains(where: { $0.postScriptName == face.postScriptName }) else { continue }
      faces.append(face)
    }
    for file in added where !used.contains(file.path) {
      faults.append(ApplicationFontFault(file: file.name, reason: .refused))
    }
    return faces
  }

  private func rename(_ pattern: OpaquePointer, _ family: String) {
    _ = FcPatternDel(pattern, FC_FAMILY)
    _ = family.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) {
        FcPatternAddString(pattern, FC_FAMILY, $0)
      }
    }
  }

  /// Nil for the pattern that represents all instances of a variable font.
  private func face(of pattern: OpaquePointer, uniqueFamily: String) -> ApplicationFace? {
    guard let path = FontCatalog.text(FC_FILE, of: pattern), let lines = lines[path],
      let family = FontCatalog.text(FC_FAMILY, of: pattern)
    else { return nil }
    var isVariable: FcBool = 0
    if FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable) == FcResultMatch, isVariable != 0 { return nil }
    // The lower half is the font's index in a collection, the upper half a variable font's instance.
    let index = Int(FontCatalog.integer(FC_INDEX, of: pattern) ?? 0)
    let place = index & 0xFFFF
    guard lines.indices.contains(place) else { return nil }
    let weight = FontCatalog.integer(FC_WEIGHT, of: pattern) ?? FC_WEIGHT_REGULAR
    return ApplicationFace(
      family: family, postScriptName: postScriptName(of: pattern, family, isInstance: index > 0xFFFF),
      weight: FontWeight(rawValue: Int(FcWeightToOpenType(weight))),
      isItalic: (FontCatalog.integer(FC_SLANT, of: pattern) ?? FC_SLANT_ROMAN) != FC_SLANT_ROMAN,
      isNormallyWide: (FontCatalog.integer(FC_WIDTH, of: pattern) ?? FC_WIDTH_NORMAL) == FC_WIDTH_NORMAL,
      uniqueFamily: uniqueFamily, line: lines[place])
  }

  /// Fontconfig gives all instances of a variable font one name. Their names are composed of the family and the style (Adobe
  /// Technical Note 5902).
  private func postScriptName(of pattern: OpaquePointer, _ family: String, isInstance: Bool) -> String {
    guard isInstance, let style = FontCatalog.text(FC_STYLE, of: pattern) else {
      return FontCatalog.text(FC_POSTSCRIPT_NAME, of: pattern) ?? family
    }
    return family.filter { $0 != " " } + "-" + style.filter { $0 != " " }
  }
}
