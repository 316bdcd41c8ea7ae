import AutoLayout
import Foundation
import Graphics

/// A title, a picture or both, to be pressed. (Apple, `UIButton`.)
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Raw values are UIKit's.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// What the button shows in one state; nil falls back to the normal state's.
  private struct Face {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// The font that documents mean when they name none, in points (n = 150 buttons of height 30).
  static let documentFontSize: CGFloat = 15

  public let buttonType: ButtonType
  private var faces: [State: Face] = [:]
  /// The font of the title of buttons without configuration.
  open var font: UIFont! = .systemFont(ofSize: documentFontSize) { didSet { contentDidChange() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
  /// The way of buttons since iOS 15; nil for the old way.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  public init(type buttonType: ButtonType, frame: CGRect = .zero) {
    self.buttonType = buttonType
    super.init(frame: frame)
  }

  public convenience init(type buttonType: ButtonType = .custom) {
    self.init(type: buttonType, frame: .zero)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = (coder as? NibCoder)?.buttonType ?? .system
    super.init(coder: coder)
  }

  /// A system button in a configuration's style.
  public convenience init(configuration: Configuration) {
    self.init(type: .system, frame: .zero)
    self.configuration = configuration
  }

  private func contentDidChange() {
    updateContentViews()
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  // MARK: Faces

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  private func change(_ state: State, _ change: (inout Face) -> Void) {
    change(&faces[state, default: Face()])
    contentDidChange()
  }

  open func title(for state: State) -> String? { faces[state]?.title ?? faces[.normal]?.title }

  open func titleColor(for state: State) -> UIColor? {
    faces[state]?.titleColor ?? faces[.normal]?.titleColor
  }

  open func image(for state: State) -> UIImage? { faces[state]?.image ?? faces[.normal]?.image }

  open func backgroundImage(for state: State) -> UIImage? {
    faces[state]?.backgroundImage ?? faces[.normal]?.backgroundImage
  }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    if !isEnabled { return .tertiaryLabel }
    return buttonType == .custom ? .white : tintColor
  }

  // MARK: Layout

  var content: ButtonContent { ButtonContent(button: self) }

  open override var intrinsicContentSize: CGSize { content.size(grid: layoutGrid) }

  override var baselineOffsets: BaselineOffsets { content.baselines(grid: layoutGrid) }

  override var centersBaselines: Bool { true }

  /// The views of title and image, once a program has asked for them.
  var contentViews = ContentViews()

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentViews()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContentViews()
  }

  override func drawContent(on canvas: ViewCanvas) { content.draw(in: bounds, on: canvas) }
}
