import UIKit

/// A record that plays: cover, progress, controls and volume.
final class PlayerViewController: UIViewController {
  private let cover = GradientView(colors: [.systemPink, .systemPurple, .systemIndigo])
  private let progress = UISlider()
  private let volume = UISlider()
  private let sides = UIStackView()
  /// The controls are as wide as there is space below the cover, and half as wide beside it.
  private var widthBelow: NSLayoutConstraint?
  private var widthBeside: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let names = UIStackView(arrangedSubviews: [
      UILabel("Tides, Part Two", style: .title2),
      UILabel("The Lighthouse Ensemble", style: .title3, color: .secondaryLabel),
    ])
    names.axis = .vertical
    names.spacing = 2
    let more = UIButton(configuration: .gray())
    more.configuration?.image = UIImage(systemName: "ellipsis")
    more.configuration?.cornerStyle = .capsule
    more.setContentHuggingPriority(.required, for: .horizontal)
    more.setContentCompressionResistancePriority(.required, for: .horizontal)
    let heading = AdaptiveStackView([names, more], spacing: 12, alignment: .center)
    progress.value = 0.38
    let times = UIStackView(arrangedSubviews: [
      UILabel("1:52", style: .caption1, color: .secondaryLabel, lines: 1),
      UILabel("−3:04", style: .caption1, color: .secondaryLabel, lines: 1),
    ])
    times.distribution = .equalSpacing
    let column = UIStackView(arrangedSubviews: [heading, progress, times, controls(), volumeRow()])
    column.axis = .vertical
    column.spacing = 8
    column.setCustomSpacing(2, after: progress)
    column.setCustomSpacing(20, after: heading)
    column.setCustomSpacing(24, after: times)
    arrange(column)
  }

  private func controls() -> UIView {
    let symbols: [(name: String, size: CGFloat)] = [
      ("backward.fill", 30), ("pause.fill", 44), ("forward.fill", 30),
    ]
    let buttons = symbols.map { symbol in
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: symbol.name), for: .normal)
      button.setPreferredSymbolConfiguration(.init(pointSize: symbol.size), forImageIn: .normal)
      button.tintColor = .label
      return button
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    row.alignment = .center
    // Play, pause and skip keep their places in every language.
    row.semanticContentAttribute = .playback
    return row
  }

  private func volumeRow() -> UIView {
    volume.value = 0.7
    volume.minimumTrackTintColor = .secondaryLabel
    let icons = ["speaker.fill", "speaker.wave.3.fill"].map { name in
      let icon = UIImageView(image: UIImage(systemName: name))
      icon.tintColor = .secondaryLabel
      icon.setContentHuggingPriority(.required, for: .horizontal)
      return icon
    }
    let row = UIStackView(arrangedSubviews: [icons[0], volume, icons[1]])
    row.alignment = .center
    row.spacing = 10
    row.isLayoutMarginsRelativeArrangement = true
    // It scrolls below the home indicator: a margin that grew there would make the content grow.
    row.insetsLayoutMarginsFromSafeArea = false
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 28, leading: 0, bottom: 0, trailing: 0)
    return row
  }

  /// The cover above the controls, or beside them where there is little height; all of it scrolls where text is large.
  private func arrange(_ column: UIView) {
    let shadow = shadowedCover()
    sides.addArrangedSubview(shadow)
    sides.addArrangedSubview(column)
    sides.spacing = 36
    sides.alignment = .center
    let scrollView = CentredScrollView(sides, margin: 20)
    view.addConstrained(scrollView)
    let wide = shadow.widthAnchor.constraint(equalTo: sides.widthAnchor)
    wide.priority = .defaultLow
    widthBelow = column.widthAnchor.constraint(equalTo: sides.widthAnchor)
    widthBeside = column.widthAnchor.constraint(equalTo: sides.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shadow.heightAnchor.constraint(equalTo: shadow.widthAnchor),
      shadow.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
      shadow.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.48),
      shadow.widthAnchor.constraint(lessThanOrEqualTo: sides.widthAnchor),
      wide,
    ])
  }

  private func shadowedCover() -> UIView {
    let shadow = UIView()
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowOpacity = 0.3
    shadow.layer.shadowRadius = 18
    shadow.layer.shadowOffset = CGSize(width: 0, height: 10)
    cover.layer.cornerRadius = 16
    cover.clipsToBounds = true
    let note = UIImageView(image: UIImage(systemName: "music.note"))
    note.tintColor = UIColor.white.withAlphaComponent(0.8)
    note.contentMode = .scaleAspectFit
    shadow.addConstrained(cover)
    cover.addConstrained(note)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: shadow.topAnchor),
      cover.bottomAnchor.constraint(equalTo: shadow.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: shadow.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: shadow.trailingAnchor),
      note.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
      note.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
      note.heightAnchor.constraint(equalTo: cover.heightAnchor, multiplier: 0.45),
      note.widthAnchor.constraint(equalTo: note.heightAnchor),
    ])
    return shadow
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let isWide = view.bounds.width > view.bounds.height && !isTextLarge
    sides.axis = isWide ? .horizontal : .vertical
    // One goes before the other comes.
    (isWide ? widthBelow : widthBeside)?.isActive = false
    (isWide ? widthBeside : widthBelow)?.isActive = true
  }
}

/// A gradient from the top leading to the bottom trailing corner.
final class GradientView: UIView {
  private let colors: [UIColor]

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(colors: [UIColor]) {
    self.colors = colors
    super.init(frame: .zero)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = colors.map(\.cgColor)
    gradient?.startPoint = CGPoint(x: 0, y: 0)
    gradient?.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) { nil }
}
