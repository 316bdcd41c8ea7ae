import AutoLayout
import Foundation

/// The pictures of a page. Each scene's drawing is stored once in the page, as a background of the style sheet, however
/// many findings are about it; the marks of each finding are a picture over it.
struct PagePictures {
  /// The largest number of pictures on one page; nobody would scroll further.
  private static let most = 400
  /// The largest total size of the drawings and marks of one page, in bytes.
  private static let mostBytes = 40_000_000

  private struct Key: Hashable {
    var file: String
    var drawing: Int
  }

  /// The style rules with the drawings.
  private(set) var style = ""
  private(set) var count = 0
  /// True if a finding has no picture because there were too many.
  private(set) var isCut = false
  private var numbers: [Key: Int] = [:]
  private var bytes = 0

  init(_ report: LintReport) {}

  /// Empty for a finding without a picture.
  mutating func figure(of finding: LintFinding, in file: LintedFile) -> String {
    guard let picture = finding.picture, file.drawings.indices.contains(picture.drawing) else { return "" }
    let drawing = file.drawings[picture.drawing]
    let key = Key(file: file.file, drawing: picture.drawing)
    let cost = picture.marks.utf8.count + (numbers[key] == nil ? drawing.svg.utf8.count : 0)
    guard count < Self.most, bytes + cost <= Self.mostBytes else {
      isCut = true
      return ""
    }
    count += 1
    bytes += cost
    return markup(finding, picture, drawing, number: number(of: key, drawing))
  }

  private mutating func number(of key: Key, _ drawing: LintDrawing) -> Int {
    if let known = numbers[key] { return known }
    let number = numbers.count
    numbers[key] = number
    style += ".d\(number){background-image:url(\"\(Self.address(of: drawing.svg))\")}\n"
    return number
  }

  private static func address(of svg: String) -> String {
    "data:image/svg+xml;base64," + Data(svg.utf8).base64EncodedString()
  }

  private func markup(
    _ finding: LintFinding, _ picture: LintPicture, _ drawing: LintDrawing, number: Int
  ) -> String {
    let region = picture.region
    let shape = "--w:\(Self.text(region.width));--h:\(Self.text(region.height))"
    let whole = "data-w=\"\(Self.text(drawing.size.width))\" data-h=\"\(Self.text(drawing.size.height))\""
    let variant = picture.variant.isEmpty ? "as saved" : picture.variant
    let caption = "\(finding.scene), \(variant)"
    return """
      <figure><button type="button" class="picture d\(number)" \(whole) \
      style="\(shape);\(Self.placed(region, in: drawing.size))" \
      aria-label="Enlarge the picture of \(PageMarkup.escaped(caption))">\
      <img alt="\(PageMarkup.escaped(finding.message))" style="\(Self.laidOver(region, drawing.size))" \
      src="\(Self.address(of: picture.marks))"></button>\
      <figcaption>\(PageMarkup.escaped(caption))</figcaption></figure>

      """
  }

  /// The background's position and size with which the region fills the box, whatever its size on the page.
  private static func placed(_ region: CGRect, in size: CGSize) -> String {
    let scale = "\(percent(size.width, of: region.width)) \(percent(size.height, of: region.height))"
    let x = percent(region.minX, of: size.width - region.width)
    let y = percent(region.minY, of: size.height - region.height)
    return "background-size:\(scale);background-position:\(x) \(y)"
  }

  private static func laidOver(_ region: CGRect, _ size: CGSize) -> String {
    [
      "width:\(percent(size.width, of: region.width))", "height:\(percent(size.height, of: region.height))",
      "left:\(percent(-region.minX, of: region.width))", "top:\(percent(-region.minY, of: region.height))",
    ].joined(separator: ";")
  }

  private static func percent(_ part: CGFloat, of whole: CGFloat) -> String {
    whole > 0 ? text(part / whole * 100) + "%" : "0"
  }

  private static func text(_ number: CGFloat) -> String { NumberText.brief(Double(number)) }
}
