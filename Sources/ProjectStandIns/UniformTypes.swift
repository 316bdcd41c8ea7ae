import Foundation

/// A type of data. (Apple, `UTType`.) The types that Apple declares and files often have are known here, with their usual ending.
public struct UTType: Hashable, Sendable {
  /// The name of the type, such as `public.png`.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// Nil for a type that is not known here.
  public init?(_ identifier: String) {
    guard UniformTypes.byIdentifier[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Nil for an ending that no known type has.
  public init?(filenameExtension: String) {
    let ending = filenameExtension.lowercased()
    guard let row = UniformTypes.all.first(where: { $0.endings.contains(ending) }) else { return nil }
    identifier = row.identifier
  }

  /// Nil for a type that no known type has.
  public init?(mimeType: String) {
    guard let row = UniformTypes.all.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
    identifier = row.identifier
  }

  /// A type that the program declares.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A type that another program declares.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Without a dot.
  public var preferredFilenameExtension: String? { UniformTypes.byIdentifier[identifier]?.endings.first }
  public var preferredMIMEType: String? { UniformTypes.byIdentifier[identifier]?.mime }
  /// The types of which the type is one, without the type itself.
  public var supertypes: Set<UTType> {
    let parents = UniformTypes.byIdentifier[identifier]?.parents ?? []
    return parents.reduce(into: []) { all, name in
      let parent = UTType(known: name)
      all.formUnion(parent.supertypes.union([parent]))
    }
  }

  /// Whether it is a type or one of its supertypes is.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

/// Apple's constants. (Apple, "System-declared uniform type identifiers".)
extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  public static let directory = UTType(known: "public.directory")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let heic = UTType(known: "public.heic")
  public static let svg = UTType(known: "public.svg-image")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let application = UTType(known: "com.apple.application")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let font = UTType(known: "public.font")
}

/// The table of Apple's types: their supertypes, endings and MIME types.
enum UniformTypes {
  struct Row: Sendable {
    var identifier: String
    var parents: [String]
    var endings: [String]
    var mime: String?
  }

  /// Each line: identifier, supertypes, endings, MIME type; `-` for none.
  private static let table = """
    public.item - - -
    public.content - - -
    public.data public.item - application/octet-stream
    public.directory public.item - -
    public.folder public.directory - -
    public.text public.data,public.content - text/*
    public.plain-text public.text txt,text text/plain
    public.utf8-plain-text public.plain-text - text/plain;charset=utf-8
    public.rtf public.text rtf text/rtf
    public.html public.text html,htm text/html
    public.xml public.text xml application/xml
    public.json public.text json application/json
    com.apple.property-list public.data plist -
    public.comma-separated-values-text public.text csv text/csv
    public.source-code public.plain-text - -
    public.swift-source public.source-code swift -
    public.url public.data - -
    public.file-url public.url - -
    public.image public.data,public.content - -
    public.png public.image png image/png
    public.jpeg public.image jpeg,jpg,jpe image/jpeg
    com.compuserve.gif public.image gif image/gif
    public.tiff public.image tiff,tif image/tiff
    com.microsoft.bmp public.image bmp image/bmp
    public.heic public.image heic image/heic
    public.svg-image public.image svg image/svg+xml
    org.webmproject.webp public.image webp image/webp
    com.adobe.pdf public.data,public.content pdf application/pdf
    public.audiovisual-content public.data,public.content - -
    public.audio public.audiovisual-content - -
    public.mp3 public.audio mp3 audio/mpeg
    com.microsoft.waveform-audio public.audio wav,wave audio/vnd.wave
    public.mpeg-4-audio public.audio m4a,mp4 audio/mp4
    public.movie public.audiovisual-content - -
    public.video public.movie - -
    public.mpeg-4 public.movie mp4 video/mp4
    com.apple.quicktime-movie public.movie mov,qt video/quicktime
    public.archive public.data - -
    public.zip-archive public.archive zip application/zip
    com.apple.application public.item - -
    com.apple.application-bundle com.apple.application app -
    public.font public.data - -
    """

  static let all: [Row] = table.split(separator: "\n").map { line in
    let cells = line.split(separator: " ").map(String.init)
    let list = { (cell: String) in cell == "-" ? [] : cell.split(separator: ",").map(String.init) }
    return Row(
      identifier: cells[0], parents: list(cells[1]), endings: list(cells[2]), mime: list(cells[3]).first)
  }

  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
}
