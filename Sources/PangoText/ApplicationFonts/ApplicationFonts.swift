import CPango
import Foundation
import Graphics

/// Fonts that a program provides for its own texts: they are not installed, and no other program or measurer can use them.
///
/// Texts in the system's fonts, and in fonts with other names, are not affected. The files are copied to a temporary
/// folder, which is removed with the last reference, or by ``discardFiles()``.
///
/// Safe to use from any thread: nothing changes after the initialiser.
public final class ApplicationFonts: @unchecked Sendable {
  /// The largest size of one file in bytes. The largest free fonts, collections for Chinese, have 20 MB.
  public static let largestFile = 32_000_000
  /// The largest number of files; further ones are left out.
  public static let mostFiles = 256
  /// The largest total size of all files in bytes; further files are left out.
  public static let mostBytes = 128_000_000

  /// The files that were left out, in the order in which they were given.
  public let faults: [ApplicationFontFault]
  let faces: [ApplicationFace]
  /// The files that were given, which further fonts are added to.
  let files: [(name: String, bytes: Data)]
  let configuration: OpaquePointer
  private let folder: URL

  /// Loads fonts. Of two with the same PostScript name, the first one is used.
  ///
  /// - Parameter files: names, for faults, and the bytes of TrueType and OpenType fonts and collections.
  /// - Returns: nil if there are neither usable fonts nor faults.
  public init?(files: [(name: String, bytes: Data)]) {
    // Fontconfig reads the installed fonts again from its caches, for this configuration only.
    guard !files.isEmpty, let configuration = FcInitLoadConfigAndFonts() else { return nil }
    self.configuration = configuration
    self.files = files
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-" + UUID().uuidString)
    var loader = ApplicationFontLoader(configuration: configuration, folder: folder)
    for file in files { loader.add(file.bytes, name: file.name) }
    faults = loader.faults
    faces = loader.namedFaces()
  }

  deinit {
    FcConfigDestroy(configuration)
    discardFiles()
  }

  /// Removes the copies of the files. The fonts cannot be used afterwards.
  public func discardFiles() { try? FileManager.default.removeItem(at: folder) }

  /// PostScript names by family.
  var names: [String: [String]] {
    var names: [String: Set<String>] = [:]
    for face in faces { names[face.family, default: []].insert(face.postScriptName) }
    return names.mapValues { $0.sorted() }
  }

  /// The face for a PostScript name or a family, and a weight; nil if no font has the name.
  func face(named name: String, weight: FontWeight, isItalic: Bool) -> ApplicationFace? {
    let wanted = name.lowercased()
    if let exact = faces.first(where: { $0.postScriptName.lowercased() == wanted }) {
      if weight <= exact.weight, exact.isItalic || !isItalic { return exact }
      return nearest(in: exact.family, max(weight, exact.weight), exact.isItalic || isItalic)
    }
    return nearest(in: name, weight, isItalic)
  }

  /// The face of a family with the nearest weight, with the same slant if possible.
  private func nearest(in family: String, _ weight: FontWeight, _ isItalic: Bool) -> ApplicationFace? {
    let wanted = family.lowercased()
    return faces.filter { $0.family.lowercased() == wanted }.min {
      $0.distance(to: weight, isItalic) < $1.distance(to: weight, isItalic)
    }
  }
}

/// A face of a font that a program provides.
struct ApplicationFace {
  var family: String
  var postScriptName: String
  var weight: FontWeight
  var isItalic: Bool
  /// Whether the face has normal width: a condensed face is as different as the boldest one.
  var isNormallyWide: Bool
  /// The unique family by which Pango finds this face.
  var uniqueFamily: String
  var line: FontFile.Line

  fileprivate func distance(to weight: FontWeight, _ isItalic: Bool) -> Int {
    let furthest = 1000
    return abs(self.weight.rawValue - weight.rawValue) + (self.isItalic == isItalic ? 0 : 2 * furthest)
      + (isNormallyWide ? 0 : furthest)
  }

  func metrics(pointSize: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: line.ascent * pointSize, descent: line.descent * pointSize,
      capHeight: (line.capHeight.map { CGFloat($0) } ?? SystemFontMetrics.capHeight) * pointSize,
      xHeight: (line.xHeight.map { CGFloat($0) } ?? SystemFontMetrics.xHeight) * pointSize)
  }
}
