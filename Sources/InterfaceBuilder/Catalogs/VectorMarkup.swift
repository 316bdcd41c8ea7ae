import Foundation

/// The elements of an SVG file, which asset catalogues may contain besides bitmaps.
package enum VectorMarkup {
  /// - Throws: for a file that is too large, too deep or not well formed, with its place.
  package static func root(of data: Data) throws(DocumentError) -> DocumentElement {
    let element: DocumentElement
    do throws(DocumentError) {
      element = try ElementReader(limits: limits).rootElement(of: withoutTypeDeclaration(data))
    } catch {
      throw DocumentError(error.code, at: error.position, "Expected a well-formed SVG file")
    }
    guard element.name == "svg" || element.name == "svg:svg" else {
      throw DocumentError(.wrongRoot, at: element.position, "Expected <svg>, found <\(element.name)>")
    }
    return element
  }

  /// Limits far beyond the needs of icons.
  private static let limits: ReadingLimits = {
    var limits = ReadingLimits()
    limits.maximumSize = 8 * 1024 * 1024
    limits.maximumDepth = 64
    limits.maximumElements = 50_000
    return limits
  }()

  /// Drawing programs write the public declaration of SVG 1.1, which has no content. It is replaced by white space, so that
  /// positions stay the same. A declaration with content stays, and is rejected.
  private static func withoutTypeDeclaration(_ data: Data) -> Data {
    guard let start = data.range(of: Data("<!DOCTYPE".utf8)),
      let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      !data[start.lowerBound..<end].contains(UInt8(ascii: "["))
    else { return data }
    var data = data
    for index in start.lowerBound...end where data[index] != UInt8(ascii: "\n") { data[index] = 0x20 }
    return data
  }
}
