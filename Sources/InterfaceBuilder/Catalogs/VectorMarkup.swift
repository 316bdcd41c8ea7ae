import Foundation

/// The elements of an SVG file, which asset catalogues hold beside pictures of pixels.
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

  /// Far above what icons need.
  private static let limits: ReadingLimits = {
    var limits = ReadingLimits()
    limits.maximumSize = 8 * 1024 * 1024
    limits.maximumDepth = 64
    limits.maximumElements = 50_000
    return limits
  }()

  /// Drawing programs write the public one of SVG 1.1, which says nothing; it becomes white space, so that places stay. One
  /// that declares anything is left, and refused.
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
