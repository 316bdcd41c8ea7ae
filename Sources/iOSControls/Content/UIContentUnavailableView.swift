import AutoLayout
import Foundation

/// Shows a ``UIContentUnavailableConfiguration``, its parts in a centred column, which scrolls if it is too tall. (Apple,
/// `UIContentUnavailableView`.)
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let scroll = UIScrollView()
  private let column = UIStackView()
  private let picture = UIImageView()
  private let spokes = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let buttons = [UIButton(configuration: .plain()), UIButton(configuration: .plain())]
  private var ground: SystemBackgroundView?

  /// The shown configuration. Values of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        preconditionFailure("UIContentUnavailableView does not support the configuration \(newValue)")
      }
      shown = new
      take()
    }
  }
  /// Whether the parts scroll if they are too tall. Default true.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
    take()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
    take()
  }

  private func setUp() {
    column.axis = .vertical
    for part in [picture, spokes, title, subtitle] + buttons { column.addArrangedSubview(part) }
    picture.contentMode = .scaleAspectFit
    let container = UIView()
    for view in [scroll, container, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(scroll)
    scroll.addSubview(container)
    container.addSubview(column)
    let content = scroll.contentLayoutGuide
    let noHigher = container.heightAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.heightAnchor)
    noHigher.priority = .defaultLow
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      container.topAnchor.constraint(equalTo: content.topAnchor),
      container.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      container.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      container.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      container.heightAnchor.constraint(greaterThanOrEqualTo: scroll.safeAreaLayoutGuide.heightAnchor),
      column.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      column.topAnchor.constraint(
        greaterThanOrEqualTo: container.topAnchor, constant: shown.directionalLayoutMargins.top),
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor), noHigher,
    ])
  }

  // MARK: Content

  private func take() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    column.alignment = shown.alignment == .center ? .center : .leading
    takePicture()
    set(title, shown.text, shown.attributedText, shown.textProperties)
    set(subtitle, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    set(buttons[0], shown.button, shown.buttonProperties)
    set(buttons[1], shown.secondaryButton, shown.secondaryButtonProperties)
    for part in [picture, spokes] { column.setCustomSpacing(shown.imageToTextPadding, after: part) }
    let hasSubtitle = !subtitle.isHidden
    column.setCustomSpacing(
      hasSubtitle ? shown.textToSecondaryTextPadding : shown.textToButtonPadding, after: title)
    column.setCustomSpacing(shown.textToButtonPadding, after: subtitle)
    column.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: buttons[0])
    takeBackground()
  }

  private func takePicture() {
    let properties = shown.imageProperties
    picture.isHidden = shown.image == nil
    picture.image = shown.image
    picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    picture.tintColor = properties.tintColor
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    spokes.isHidden = shown.kind != .loading
    if shown.kind == .loading { spokes.startAnimating() } else { spokes.stopAnimating() }
  }

  private func takeBackground() {
    let view = ground ?? SystemBackgroundView()
    ground = view
    view.configuration = shown.background
    if view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.isHidden = text == nil && attributed == nil
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func set(
    _ button: UIButton, _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    button.isHidden = configuration.title == nil && configuration.image == nil
    button.configuration = configuration
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    button.removeTarget(nil, action: nil, for: .allEvents)
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground?.frame = bounds
  }
}
