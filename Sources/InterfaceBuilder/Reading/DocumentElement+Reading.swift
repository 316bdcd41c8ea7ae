import Foundation

extension DocumentElement {
  /// The root element of a document of any platform. Only the root is checked, so that documents can be compared or
  /// printed even if the typed model rejects them.
  ///
  /// - Throws: the first fault of the XML, or a root that is not an Interface Builder document's.
  package static func root(
    of data: Data, limits: ReadingLimits = ReadingLimits()
  ) throws(DocumentError) -> DocumentElement {
    let root = try ElementReader(limits: limits).rootElement(of: data)
    try DocumentHeader.check(root)
    return root
  }
}
