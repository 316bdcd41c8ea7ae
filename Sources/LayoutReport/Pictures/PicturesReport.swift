import Foundation
import PrintedWords

/// The comparison of two pictures or of two folders of pictures.
public struct PicturesReport: Hashable, Sendable {
  /// The name of the expected picture or folder.
  public var expected: String
  /// The name of the other one.
  public var actual: String
  /// All pictures, sorted by path.
  public var pictures: [ComparedPicture] = []

  /// A report without pictures.
  public init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
  }

  /// Whether all pictures could be compared.
  public var isComplete: Bool { !pictures.contains { $0.status == .failed } }
  /// Whether all pictures show the same.
  public var isSame: Bool { pictures.allSatisfy { $0.status == .same } }

  /// The numbers of pictures in words.
  public var summary: String {
    let counts = ComparedPicture.Status.allCases.compactMap { status -> String? in
      let count = pictures.count { $0.status == status }
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    let all = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
    return counts.isEmpty ? all : "\(all): \(counts.joined(separator: ", "))"
  }
}

/// A picture of a report.
public struct ComparedPicture: Hashable, Sendable {
  /// How a picture compares.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Both pictures show the same.
    case same
    /// Something is not in its place.
    case different
    /// Only the expected folder has the picture.
    case missing
    /// Only the other folder has the picture.
    case added
    /// A picture could not be read.
    case failed
  }

  /// A difference.
  public struct Difference: Hashable, Sendable {
    /// Such as `moved`.
    public var kind: String
    /// Such as `line of text`.
    public var element: String
    /// In points of the expected picture.
    public var expected: CGRect?
    /// In points of the other picture.
    public var actual: CGRect?
    /// In points.
    public var offset: CGPoint?
    /// The difference in words.
    public var text: String

    public init(
      kind: String, element: String, expected: CGRect? = nil, actual: CGRect? = nil, offset: CGPoint? = nil,
      text: String
    ) {
      self.kind = kind
      self.element = element
      self.expected = expected
      self.actual = actual
      self.offset = offset
      self.text = text
    }
  }

  /// The path in both folders, or the file's.
  public var path: String
  /// How the picture compares.
  public var status: Status
  /// From the top of the picture down.
  public var differences: [Difference] = []
  /// How much is in its place, in words, or the reason why a picture could not be read.
  public var note = ""
  /// Both pictures and their difference as one PNG, for the page.
  public var sheet: Data?

  public init(path: String, status: Status) {
    self.path = path
    self.status = status
  }
}

/// The formats of the comparison of pictures.
public enum PicturesFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, html

  /// The report in the format.
  public func text(_ report: PicturesReport) -> String {
    switch self {
    case .text: PicturesTextReport.text(report)
    case .json: PicturesJSONReport.text(report)
    case .html: PicturesPage.html(report)
    }
  }
}

/// The comparison of pictures for terminals.
enum PicturesTextReport {
  /// Differences of one picture that are listed.
  private static let limit = 20

  static func text(_ report: PicturesReport) -> String {
    var lines: [String] = []
    for picture in report.pictures where picture.status != .same {
      lines.append("\(PrintableText.escaped(picture.path)): \(picture.status.rawValue)")
      lines += picture.differences.prefix(limit).map { "  \($0.text)" }
      if picture.differences.count > limit { lines.append("  and \(picture.differences.count - limit) more") }
      if !picture.note.isEmpty { lines.append("  \(PrintableText.escaped(picture.note))") }
    }
    return (lines + [report.summary]).joined(separator: "\n") + "\n"
  }
}

/// The comparison of pictures for programs.
enum PicturesJSONReport {
  static func text(_ report: PicturesReport) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.field("expected", report.expected)
    writer.field("actual", report.actual)
    writer.key("pictures")
    writer.beginArray()
    for picture in report.pictures { write(picture, &writer) }
    writer.endArray()
    writer.endObject()
    return writer.text + "\n"
  }

  private static func write(_ picture: ComparedPicture, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("path", picture.path)
    writer.field("status", picture.status.rawValue)
    if !picture.note.isEmpty { writer.field("note", picture.note) }
    writer.key("differences")
    writer.beginArray()
    for difference in picture.differences { write(difference, &writer) }
    writer.endArray()
    writer.endObject()
  }

  private static func write(_ difference: ComparedPicture.Difference, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("kind", difference.kind)
    writer.field("element", difference.element)
    if let frame = difference.expected { write("expected", frame, &writer) }
    if let frame = difference.actual { write("actual", frame, &writer) }
    if let offset = difference.offset { write("offset", [offset.x, offset.y], &writer) }
    writer.field("text", difference.text)
    writer.endObject()
  }

  private static func write(_ name: String, _ frame: CGRect, _ writer: inout JSONWriter) {
    write(name, [frame.minX, frame.minY, frame.width, frame.height], &writer)
  }

  private static func write(_ name: String, _ numbers: [CGFloat], _ writer: inout JSONWriter) {
    writer.key(name)
    writer.beginArray()
    for number in numbers { writer.number(Double(number)) }
    writer.endArray()
  }
}
