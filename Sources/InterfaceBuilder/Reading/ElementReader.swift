import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Turns bytes into located elements.
struct ElementReader {
  var limits = ReadingLimits()

  /// Reads one XML document. Linear in its size.
  func rootElement(of data: Data) throws(DocumentError) -> DocumentElement {
    try DocumentHead(data: data, limits: limits).inspect()
    let starts = try startTags(of: data)
    let builder = ElementTreeBuilder(starts: starts)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let succeeded = parser.parse()
    // `parse()` returns true for some documents that are not well formed; the parser's error shows
    // it.
    guard succeeded, parser.parserError == nil, let root = builder.root else {
      throw DocumentError(
        .malformedXML, at: builder.placeOfFault ?? starts.last ?? .start,
        "Expected well-formed XML, as Interface Builder writes it",
        hint: "Look for a missing quotation mark, a repeated attribute or a stray & near it")
    }
    return root
  }

  private func startTags(of data: Data) throws(DocumentError) -> [DocumentPosition] {
    let result = data.withUnsafeBytes { raw in
      Result { () throws(DocumentError) -> [DocumentPosition] in
        try MarkupScanner.startTags(of: raw.bindMemory(to: UInt8.self), limits: limits)
      }
    }
    return try result.get()
  }
}

/// Builds elements as the parser reports them, taking their positions from the scan.
private final class ElementTreeBuilder: NSObject, XMLParserDelegate {
  private struct Partial {
    var name: String
    var attributes: [String: String]
    var children: [DocumentElement] = []
    var text = ""
    var position: DocumentPosition
  }

  private let starts: [DocumentPosition]
  private var next = 0
  private var open: [Partial] = []
  private(set) var root: DocumentElement?
  /// The start tag at fault or, for a fault in text, the end of the parsed text.
  private(set) var placeOfFault: DocumentPosition?

  init(starts: [DocumentPosition]) {
    self.starts = starts
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard next < starts.count else { return parser.abortParsing() }
    open.append(Partial(name: elementName, attributes: attributes, position: starts[next]))
    next += 1
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let partial = open.popLast() else { return parser.abortParsing() }
    // Parts of an attributed text are joined unchanged.
    let isPart = partial.attributes["key"] == "content"
    let isKept = isPart || partial.text.isEmpty
    let text = isKept ? partial.text : partial.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let element = DocumentElement(
      name: partial.name, attributes: partial.attributes, children: partial.children, text: text,
      position: partial.position)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard placeOfFault == nil else { return }
    let place = DocumentPosition(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    // A tag that begins before the fault and has not been reported is the faulty one.
    placeOfFault = starts[min(next, starts.count)...].last { $0 <= place } ?? place
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    // Indentation between elements is not kept.
    if open[open.count - 1].text.isEmpty, isBlank(string) { return }
    open[open.count - 1].text += string
  }

  /// Nearly all such text consists of ASCII spaces and line breaks, for which comparing bytes is
  /// sufficient.
  private func isBlank(_ string: String) -> Bool {
    string.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } || string.allSatisfy(\.isWhitespace)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: block, as: UTF8.self)
  }
}
