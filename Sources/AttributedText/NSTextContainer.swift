import AutoLayout
import Foundation
import Graphics

/// The area in which text is laid out. (Apple, `NSTextContainer`, as far as it affects sizes.)
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The width or height for a size of 0, or for one larger than any screen.
  static let unlimited = CGFloat(Int32.max)

  /// Points; a width or height of 0 sets no limit.
  public init(size: CGSize) {
    storedSize = size
    super.init()
  }

  /// Archives nothing.
  public required init(coder: NSCoder) {
    storedSize = .zero
    super.init()
  }

  public override convenience init() { self.init(size: .zero) }

  /// Called when a property changes that affects the layout of the text.
  package var didChange: () -> Void = {}
  /// The width from the container's view, if it has one.
  package var viewWidth: () -> CGFloat? = { nil }
  open internal(set) weak var layoutManager: NSLayoutManager?
  private var storedSize: CGSize

  private func change() {
    layoutManager?.textContainerChangedGeometry(self)
    didChange()
  }

  open var size: CGSize {
    get {
      guard widthTracksTextView, let width = viewWidth() else { return storedSize }
      return CGSize(width: width, height: storedSize.height)
    }
    set {
      storedSize = newValue
      change()
    }
  }

  /// Between the text and the container's sides, in points. Apple's default: 5.
  @AlwaysObserved open var lineFragmentPadding: CGFloat = 5 { didSet { change() } }
  /// The largest number of lines; 0 for no limit.
  @AlwaysObserved open var maximumNumberOfLines = 0 { didSet { change() } }
  @AlwaysObserved open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { change() } }
  /// The areas without text, in the container's coordinates.
  package var exclusionOutlines: [Path] = [] { didSet { change() } }
  /// The same in the coordinates of lines, which begin after the padding.
  package var exclusionsOfLines: [Path] {
    exclusionOutlines.map { $0.applying(CGAffineTransform(translationX: -lineFragmentPadding, y: 0)) }
  }
  /// Whether the container is as wide as its view. Views' own containers always are.
  open var widthTracksTextView = true
  open var heightTracksTextView = false

  /// The width of lines between the paddings; nil for any width.
  var lineWidth: CGFloat? {
    let width = size.width
    return width > 0 && width < Self.unlimited ? max(0, width - 2 * lineFragmentPadding) : nil
  }
}
