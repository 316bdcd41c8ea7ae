import AutoLayout
import Foundation
import Graphics

/// An image: a file's pixels, a recorded drawing, a symbol, or the name of a missing picture. (Apple, `NSImage`.)
open class NSImage: NSObject, @unchecked Sendable {
  /// The names of the types of files that are read.
  open class var imageTypes: [String] { ["public.jpeg", "public.png", "com.adobe.pdf", "public.svg-image"] }
  /// The same, as no others are converted.
  open class var imageUnfilteredTypes: [String] { imageTypes }

  public typealias Name = String

  /// How the middle of a stretched image is filled. Raw values match AppKit's.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile = 0
    case stretch
  }

  /// The caching of an image's drawing. Raw values match AppKit's. Stored only.
  public enum CacheMode: UInt, Hashable, Sendable {
    case `default` = 0
    case always, bySize, never
  }

  enum Content {
    /// Nothing.
    case empty
    /// A picture of the app of which only the name is known.
    case picture
    /// One of the system's symbols.
    case symbol(String)
    /// A recorded drawing, with y pointing down.
    case drawing(DisplayList)
    /// A file's pixels, or a part of a picture.
    case bitmap(Bitmap)
    /// The variants of an asset catalogue for light and dark appearances and for screens.
    case variants(PictureVariants)
    /// A program's drawing, which runs whenever the image is drawn.
    case handler(isFlipped: Bool, draw: (NSRect) -> Bool)
  }

  private(set) var content: Content
  /// The size in points.
  open var size: NSSize
  private var storedName: Name?
  /// Whether the image is a template that views fill with their colour.
  open var isTemplate = false
  /// The part of the image that layout aligns, with y pointing up. By default the whole image.
  open var alignmentRect: NSRect {
    get { storedAlignmentRect ?? NSRect(origin: .zero, size: size) }
    set { storedAlignmentRect = newValue }
  }
  private var storedAlignmentRect: NSRect?
  /// Whether the image is mirrored in views that read from right to left.
  var isMirroredFromRightToLeft = false
  /// The parts at the edges that are not stretched with the image, in points.
  open var capInsets = NSEdgeInsets()
  open var resizingMode = ResizingMode.stretch
  /// The name of the picture for assistive technologies.
  open var accessibilityDescription: String?
  open var cacheMode = CacheMode.default
  open var backgroundColor = NSColor.clear
  open var matchesOnMultipleResolution = true
  open var usesEPSOnResolutionMismatch = false
  open var prefersColorMatch = true
  open weak var delegate: (any NSImageDelegate)?
  /// The configuration that a symbol was made with.
  open internal(set) var symbolConfiguration = SymbolConfiguration.unspecified
  /// The height of capitals beside a symbol, in points; nil for other images.
  private(set) var capHeight: CGFloat?
  private var focus: [GraphicsContext] = []
  open private(set) var representations: [NSImageRep] = []

  init(_ content: Content, size: NSSize, name: Name? = nil) {
    self.content = content
    self.size = size
    storedName = name
    super.init()
  }

  /// An empty image to draw into.
  public convenience init(size: NSSize) { self.init(.empty, size: size) }
  public override convenience init() { self.init(.empty, size: .zero) }

  /// Decodes nothing.
  public required init?(coder: NSCoder) {
    content = .empty
    size = .zero
    super.init()
  }

  /// An image that the closure draws, each time that the image is drawn.
  ///
  /// - Parameters: - size: in points. - drawingHandlerShouldBeCalledWithFlippedContext: whether y points
  ///   down for the closure. - drawingHandler: draws into the current context and returns whether it
  ///   succeeded.
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.init(
      .handler(isFlipped: drawingHandlerShouldBeCalledWithFlippedContext, draw: drawingHandler), size: size)
  }

  /// - Parameter size: in points; zero for one point per pixel.
  public convenience init(cgImage: CGImage, size: NSSize) {
    let own = NSSize(width: cgImage.width, height: cgImage.height)
    self.init(.bitmap(cgImage.bitmap), size: size == .zero ? own : size)
  }

  /// The picture in a PNG or JPEG file's bytes, at one pixel per point; nil for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1, name: nil) }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let file = url.deletingPathExtension().lastPathComponent
    self.init(data: data, scale: [2, 3].first { file.hasSuffix("@\($0)x") } ?? 1, name: nil)
  }

  public convenience init?(contentsOfFile fileName: String) {
    self.init(contentsOf: URL(fileURLWithPath: fileName))
  }

  /// An image from a file, which is read immediately; empty if the file cannot be read.
  public convenience init(byReferencing url: URL) {
    if let read = NSImage(contentsOf: url) {
      self.init(read.content, size: read.size)
    } else {
      self.init(.empty, size: .zero)
    }
  }

  public convenience init?(byReferencingFile fileName: String) {
    self.init(byReferencing: URL(fileURLWithPath: fileName))
  }

  convenience init?(data: Data, scale: Int, name: Name?) {
    guard let pixels = EncodedImage(data) else { return nil }
    let points = NSSize(
      width: CGFloat(pixels.width) / CGFloat(scale), height: CGFloat(pixels.height) / CGFloat(scale))
    self.init(.bitmap(Bitmap(.encoded(pixels))), size: points, name: name)
  }

  // MARK: Values

  open var isValid: Bool {
    if case .empty = content { return !representations.isEmpty }
    return true
  }

  open func name() -> Name? { storedName }

  /// Names the image, so that `NSImage(named:)` finds it; false if another one already has the name.
  @discardableResult
  open func setName(_ string: Name?) -> Bool {
    guard NamedImages.shared.rename(self, from: storedName, to: string) else { return false }
    storedName = string
    return true
  }

  /// The name of the symbol or picture, for drawings and dumps.
  package var drawnName: String {
    if case .symbol(let name) = content { return name }
    return storedName ?? ""
  }

  open var isSymbolImage: Bool { symbolName != nil }

  package var symbolName: String? {
    if case .symbol(let name) = content { return name }
    return nil
  }

  /// The distance from a symbol's bottom to the baseline of the text beside it, in points; nil for other
  /// images.
  package var baselineOffsetFromBottom: CGFloat? { capHeight.map { (size.height - $0) / 2 } }

  func becomeSymbol(_ configuration: SymbolConfiguration, textSize: CGFloat) {
    symbolConfiguration = configuration
    capHeight = textSize * SymbolSize.capHeight
    isTemplate = true
  }

  func takeContent(_ new: Content) { content = new }

  /// The image with the cap insets and drawing properties of another image.
  func takingLook(from other: NSImage) -> NSImage {
    isTemplate = other.isTemplate
    storedAlignmentRect = other.storedAlignmentRect
    isMirroredFromRightToLeft = other.isMirroredFromRightToLeft
    capInsets = other.capInsets
    resizingMode = other.resizingMode
    accessibilityDescription = other.accessibilityDescription
    symbolConfiguration = other.symbolConfiguration
    capHeight = other.capHeight
    representations = other.representations
    return self
  }

  open override func copy() -> Any { NSImage(content, size: size).takingLook(from: self) }

  open override var description: String {
    "<NSImage \(drawnName) Size={\(size.width.decimalText), \(size.height.decimalText)}>"
  }

  // MARK: Representations

  open func addRepresentation(_ imageRep: NSImageRep) {
    representations.append(imageRep)
    guard case .empty = content, let shown = imageRep.content else { return }
    content = shown
    if size == .zero { size = imageRep.size }
  }

  open func addRepresentations(_ imageReps: [NSImageRep]) { for rep in imageReps { addRepresentation(rep) } }
  open func removeRepresentation(_ imageRep: NSImageRep) { representations.removeAll { $0 === imageRep } }
  open func recache() {}

  open func bestRepresentation(
    for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> NSImageRep? { representations.first }

  /// Nil: no TIFF files are written here.
  open var tiffRepresentation: Data? { nil }

  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context referenceContext: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? {
    if case .bitmap(let bitmap) = content { return CGImage(bitmap) }
    guard isValid else { return nil }
    let look = NSAppearance.currentDrawing().look
    return CGImage(Bitmap(.drawing(recorded(in: look), scale: GraphicsContextStack.surroundings.scale)))
  }

  open func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat {
    preferredContentsScale > 0 ? preferredContentsScale : 1
  }

  open func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any { self }

  // MARK: Drawing into the image

  /// Makes the image the thread's drawing destination, with y pointing up, until ``unlockFocus()``. Existing
  /// content is kept.
  open func lockFocus() { lockFocusFlipped(false) }

  open func lockFocusFlipped(_ flipped: Bool) {
    let context = GraphicsContext(size: size)
    if isValid { draw(in: CGRect(origin: .zero, size: size), into: context) }
    if !flipped { context.turnUpwards() }
    focus.append(context)
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(cgContext: context, flipped: flipped)
  }

  open func unlockFocus() {
    guard let context = focus.popLast() else { return }
    NSGraphicsContext.restoreGraphicsState()
    content = .drawing(context.displayList)
  }
}

/// The delegate of an image's loading. Images load immediately here. (Apple, `NSImageDelegate`.)
public protocol NSImageDelegate: NSObjectProtocol {}

extension GraphicsContext {
  /// Makes y point up from the lower left corner.
  package func turnUpwards() {
    translateBy(x: 0, y: size.height)
    scaleBy(x: 1, y: -1)
  }
}
