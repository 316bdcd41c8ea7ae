import AutoLayout
import Foundation
import Graphics

/// A picture inside a text, placed like a character. (Apple, `NSTextAttachment`.)
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  /// The character that represents an attachment in a text (Apple, `NSTextAttachment.character`: U+FFFC).
  public static let character: Int = 0xFFFC

  open var image: UIImage?
  /// The picture's frame relative to the left end of the baseline, with y pointing up, in points. A zero
  /// rectangle means the image's size.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  /// Stored only: the space to the left and right of the picture follows from `bounds`.
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Archives nothing.
  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The space that the attachment takes up; overrides may compute it from the line fragment, which is not known yet at
  /// the time of the call here.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// A text of one character: the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The attachment with other attributes.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}

/// A shadow of text. (Apple, `NSShadow`.) It is drawn without its blur.
open class NSShadow: NSObject, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  /// The offset in points; positive heights are below the text.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`. Apple's default: black at an opacity of a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  /// Archives nothing.
  public required init?(coder: NSCoder) { super.init() }

  open override func copy() -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
