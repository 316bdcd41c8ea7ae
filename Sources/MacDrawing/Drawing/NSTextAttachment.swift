import AttributedText
import AutoLayout
import Foundation
import Graphics

/// A picture inside a text, placed like a character. (Apple, `NSTextAttachment`.)
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  /// The character that represents an attachment in a text (Apple, `NSTextAttachment.character`: U+FFFC).
  public static let character: Int = 0xFFFC

  open var image: NSImage?
  /// The picture's frame relative to the left end of the baseline, with y pointing up, in points. A zero
  /// rectangle means the image's size.
  open var bounds = NSRect.zero
  open var contents: Data?
  open var fileType: String?
  /// Stored only.
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Decodes nothing.
  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// The space that the attachment takes up.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: NSRect,
    glyphPosition position: NSPoint, characterIndex charIndex: Int
  ) -> NSRect {
    bounds == .zero ? NSRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  open func image(
    forBounds imageBounds: NSRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> NSImage? { image }
}

extension NSTextAttachment: TextAttachment {
  package nonisolated func textBox(at index: Int) -> CGRect? {
    attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
  }

  package func draw(in frame: CGRect, box: CGRect, tint: any TextColor, on canvas: TextCanvas) {
    let image = image(forBounds: box, textContainer: nil, characterIndex: 0)
    image?.draw(
      in: frame, on: MacCanvas(context: canvas.context, look: canvas.look, grid: canvas.grid),
      tint: tint as? NSColor ?? NSColor(tint.color(in: canvas.look)))
  }
}

extension NSAttributedString {
  /// A text of one character: the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
