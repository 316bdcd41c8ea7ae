/// A release of Xcode. Its canvas decided how a document was laid out when it was saved, see ``CanvasRule``.
///
/// Documents name their tools by a number such as `14490.70`, whose first part identifies the release. Nothing else
/// compares such numbers: rules name the releases between which they hold.
public struct XcodeRelease: Hashable, Sendable, CustomStringConvertible {
  /// Such as `14.3`; a description in words where a document names no release.
  public let name: String
  /// The least first part of the numbers that the release writes.
  public let firstTools: Int
  /// The year of the release; nil where a document names none.
  public let year: Int?
  /// The place in ``all``.
  let position: Int

  /// The release that wrote a number into a document.
  ///
  /// - Parameter tools: nil, for a document that names none, counts as older than any: Interface Builder has written the number
  ///   since its documents have their present form.
  public init(tools: ToolsVersion?) {
    guard let tools else {
      self = .unnamed
      return
    }
    self = Self.all.last { $0 != .today && $0.firstTools <= tools.major } ?? .unnamed
  }

  /// The release of a name in the table, which must be there.
  package init(_ name: String) {
    guard let release = Self.all.first(where: { $0.name == name }) else {
      preconditionFailure("No release of Xcode is named \(name)")
    }
    self = release
  }

  private init(_ position: Int, _ name: String, firstTools: Int, year: Int?) {
    self.position = position
    self.name = name
    self.firstTools = firstTools
    self.year = year
  }

  public var description: String { year == nil ? name : "Xcode \(name)" }

  /// The release of documents that name none.
  public static let unnamed = XcodeRelease("no tools named")

  /// Tools of a command line, which write 32700 whatever release they belong to. What such documents show is Xcode
  /// 15's (31 of 31 views, and 530 of 530 constraints of macOS's controls).
  public static let commandLine = XcodeRelease("command line")

  /// The devices themselves and not a canvas: for a document that is shown on another device than it was saved for.
  public static let today = XcodeRelease("today")

  /// The release that a document of the command line's looks like.
  static let behindCommandLine = XcodeRelease("15.1")

  /// All releases that saved documents distinguish, oldest first.
  ///
  /// Numbers: the least that was seen in 3,087 documents of 150 collections, or a round number above those of the
  /// release before; names and years: Apple's release notes of Xcode. Betas count as the release before where they
  /// still drew as that did.
  public static let all: [XcodeRelease] = rows.enumerated().map { position, row in
    XcodeRelease(position, row.name, firstTools: row.tools, year: row.year)
  }

  private static let rows: [(tools: Int, name: String, year: Int?)] = [
    (0, "no tools named", nil),
    (2000, "4.6", 2013), (4400, "5.0", 2013), (5000, "5.1", 2014), (6000, "6.0", 2014), (7500, "6.3", 2015),
    (8000, "7.0", 2015), (9000, "7.1", 2015), (9500, "7.2", 2015), (10_000, "7.3", 2016),
    (11_000, "8.0", 2016), (11_500, "8.1", 2016), (11_700, "8.2", 2016), (12_000, "8.3", 2017),
    (13_000, "9.0", 2017), (13_500, "9.1", 2017), (13_700, "9.2", 2017), (14_000, "9.3", 2018),
    (14_300, "10.0", 2018), (14_460, "10.1", 2018), (14_490, "10.2", 2019),
    (14_700, "11.0 beta", 2019), (14_800, "11.0", 2019), (15_400, "11.1", 2019), (15_500, "11.2", 2019),
    (15_700, "11.3", 2019), (16_000, "11.4", 2020),
    (16_999, "12.0", 2020), (17_500, "12.2", 2020), (17_700, "12.3", 2020), (18_000, "12.5", 2021),
    (19_000, "13.0", 2021), (19_400, "13.1", 2021), (19_500, "13.2", 2021), (20_000, "13.3", 2022),
    (21_000, "14.0", 2022), (21_210, "14.0.1", 2022), (21_500, "14.1", 2022), (21_701, "14.3", 2023),
    (22_000, "15.0", 2023), (22_500, "15.1", 2023), (22_600, "15.3", 2024),
    (23_000, "16.0", 2024), (23_500, "16.1", 2024), (23_700, "16.3", 2025),
    (24_000, "26.0", 2025), (24_400, "26.1", 2025), (24_500, "26.2", 2025),
    (30_000, "command line", nil), (Int.max, "today", nil),
  ]
}

extension InterfaceDocument {
  /// The release whose canvas the document was saved on.
  public var xcode: XcodeRelease { XcodeRelease(tools: toolsVersion) }
}
