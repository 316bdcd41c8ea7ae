import Foundation

/// The comparison of pictures on one HTML page: each picture that differs, both versions and their difference.
///
/// The page needs no other file and no network. The same report gives the same bytes.
enum PicturesPage {
  /// The largest total size of a page's pictures in bytes; further ones are described only in words.
  static let largestPictures = 40_000_000

  static func html(_ report: PicturesReport) -> String {
    var remaining = largestPictures
    var body =
      "<header>\n<h1>\(PageMarkup.escaped(report.summary))</h1>\n<p>\(PageMarkup.escaped(report.expected)) → "
      + "\(PageMarkup.escaped(report.actual))</p>\n</header>\n<main>\n"
    for picture in report.pictures where picture.status != .same { body += section(picture, &remaining) }
    body += "</main>\n"
    return WebPage(
      title: report.summary, pictureSource: "data:", styles: [style], body: body, scripts: []
    ).html
  }

  private static let style = """
    main img{display:block;max-width:100%;margin:.5rem 0}
    main li{margin:.2rem 0}

    """

  private static func section(_ picture: ComparedPicture, _ remaining: inout Int) -> String {
    let path = PageMarkup.escaped(picture.path)
    var text = "<section>\n<h2>\(path)</h2>\n<p>\(picture.status.rawValue)"
    text += picture.note.isEmpty ? "</p>\n" : "; \(PageMarkup.escaped(picture.note))</p>\n"
    if !picture.differences.isEmpty {
      let items = picture.differences.map { "<li>\(PageMarkup.escaped($0.text))</li>\n" }
      text += "<ol>\n\(items.joined())</ol>\n"
    }
    if let sheet = picture.sheet, sheet.count <= remaining {
      remaining -= sheet.count
      let data = sheet.base64EncodedString()
      text += "<img alt=\"\(path): expected, actual, difference\" src=\"data:image/png;base64,\(data)\">\n"
    }
    return text + "</section>\n"
  }
}
