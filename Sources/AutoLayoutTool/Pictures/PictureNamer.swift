import AutoLayout
import Foundation

/// Names the pictures of one call: the same call gives the same names, and no two pictures share one.
struct PictureNamer {
  /// The parts of a name.
  struct Subject: Hashable {
    /// The document's path.
    var file: String
    /// The scene's title or, without one, its identifier.
    var scene: String
    /// Properties that distinguish the picture in addition to its size, such as the language.
    var remarks: [String] = []
    /// In points.
    var size: CGSize
    /// Pixels per point; nil if the picture has no pixels.
    var scale: Double?
    /// The file name's extension, without the dot.
    var format: String
  }

  /// In bytes of UTF-8; longer parts are cut, as file systems allow 255 for a whole name.
  private static let longestPart = 90

  /// In lower case, as some file systems treat `A.png` and `a.png` as the same name.
  private var taken: Set<String> = []
  private let documents: DocumentPictureNames

  /// - Parameter documents: the paths of the call. Documents with the same base name are prefixed with their
  ///   folders' names.
  init(documents: [String] = []) {
    self.documents = DocumentPictureNames(documents)
  }

  /// `Form-Event-320x568@2x.png`; if that is taken, `Form-Event-320x568@2x-2.png` and so on.
  mutating func name(for subject: Subject) -> String {
    let stem = stem(subject)
    var name = "\(stem).\(subject.format)"
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number).\(subject.format)"
      number += 1
    }
    return name
  }

  /// The page of one call's pictures: `Form.html` of one document, so that pages of several calls can coexist, and
  /// `Layouts.html` of several documents. Never `index.html`, which may be the user's own.
  static func pageName(of documents: Set<String>) -> String {
    guard documents.count == 1, let document = documents.first else { return "Layouts.html" }
    return safe(DocumentPictureNames.baseName(of: document)) + ".html"
  }

  private func stem(_ subject: Subject) -> String {
    let file = Self.safe(documents.name(of: subject.file))
    let scale = subject.scale.map { "@\(NumberText.exact($0))x" } ?? ""
    let size = "\(NumberText.exact(subject.size.width))x\(NumberText.exact(subject.size.height))"
    let remarks = subject.remarks.map { Self.safe($0) + "-" }.joined()
    return "\(file)-\(Self.safe(subject.scene))-\(remarks)\(size)\(scale)"
  }

  /// Letters and digits of any script, `-`, `_` and inner dots stay; a document's text must not determine the
  /// folder.
  private static func safe(_ part: String) -> String {
    let kept = part.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    var name = ""
    for character in kept.drop(while: { $0 == "." }) {
      guard name.utf8.count + character.utf8.count <= longestPart else { break }
      name.append(character)
    }
    return name.isEmpty ? "untitled" : name
  }
}
