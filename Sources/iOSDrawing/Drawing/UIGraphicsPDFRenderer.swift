import Foundation
import Graphics

/// Makes PDF documents by drawing. (Apple, `UIGraphicsPDFRenderer`.) Pages are kept as drawings; the file is made of them by
/// the process's `PictureSystem.encoder`, and is empty without one.
open class UIGraphicsPDFRenderer: NSObject {
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// - Parameter bounds: the area of every page that has none of its own, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
    actions(context)
    // Even without an encoder the last page ends: until then it is the current context.
    let pages = context.finishedPages()
    return PictureSystem.encoder?.pdf(of: pages) ?? Data()
  }

  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The format of a PDF document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Author, title and the like. Stored only.
  open var documentInfo: [String: Any] = [:]

  public required init() { super.init() }
}

/// Where the pages of a document are drawn, one after the other.
open class UIGraphicsPDFRendererContext: NSObject {
  public let format: UIGraphicsPDFRendererFormat
  /// The bounds of the page that is drawn, in points.
  open private(set) var pdfContextBounds: CGRect
  private let standardBounds: CGRect
  private var pages: [DisplayList] = []
  private var page: GraphicsContext?

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    standardBounds = bounds
    pdfContextBounds = bounds
  }

  /// The context of the page; drawing before the first page goes nowhere.
  open var cgContext: CGContext { page ?? GraphicsContext(size: standardBounds.size) }

  open func beginPage() { beginPage(withBounds: standardBounds, pageInfo: [:]) }

  /// Ends the page before. `pageInfo` is not used.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    pdfContextBounds = bounds
    let context = GraphicsContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    page = context
  }

  private func endPage() {
    guard let page else { return }
    UIGraphicsPopContext()
    pages.append(page.displayList)
    self.page = nil
  }

  func finishedPages() -> [DisplayList] {
    endPage()
    return pages
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
