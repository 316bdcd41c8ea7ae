import AutoLayout
import Foundation
import iOSViews

extension SampleScreen {
  /// Screens on which something is made.
  static let making = [
    SampleScreen("checkout") { CheckoutScreen() },
    SampleScreen("camera") { CameraScreen() },
    SampleScreen("documents") { UINavigationController(rootViewController: DocumentsScreen()) },
    SampleScreen("chart") { UINavigationController(rootViewController: ChartScreen()) },
    SampleScreen("code", mirrors: false) { CodeScreen() },
    SampleScreen("photo") { PhotoScreen() },
    SampleScreen("rings") { UINavigationController(rootViewController: RingsScreen()) },
    SampleScreen("recipe") { RecipeScreen() },
  ]
}

/// Lines of prices over a bar that stays at the bottom, anchors only.
private final class CheckoutScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let (scroll, bar) = (UIScrollView(), box(.systemBackground).named("bar"))
    view.addSubview(scroll)
    view.addSubview(bar)
    var look = UIButton.Configuration.filled()
    look.title = "Pay 42.80"
    look.buttonSize = .large
    let pay = UIButton(configuration: look).named("pay")
    bar.addSubview(pay)
    let lines = stack(.vertical, [words("Your order", style: .title2)], spacing: 12).named("lines")
    for (name, price) in [("Two tickets for the museum", "36.00"), ("Audio guide", "4.00"), ("Fee", "2.80")] {
      lines.addArrangedSubview(line(name, price))
    }
    scroll.addSubview(lines)
    scroll.hold(lines, lines.edges(to: scroll.contentLayoutGuide, inset: 16))
    lines.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32).isActive = true
    let safeArea = view.safeAreaLayoutGuide
    view.hold(
      scroll,
      [
        scroll.topAnchor.constraint(equalTo: safeArea.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: bar.topAnchor),
      ])
    view.hold(
      bar,
      [
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    bar.hold(
      pay,
      [
        pay.topAnchor.constraint(equalTo: bar.topAnchor, constant: 16),
        pay.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
        pay.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
        pay.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
      ])
  }

  private func line(_ name: String, _ price: String) -> UIView {
    let price = words(price, lines: 1)
    price.setContentHuggingPriority(.required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    return stack(.horizontal, [words(name), price], alignment: .firstBaseline)
  }
}

/// A finder under controls that float over it; the shutter's place depends on the size class.
private final class CameraScreen: UIViewController {
  private let (finder, shutter) = (box(.black).named("finder"), box(.white, radius: 36).named("shutter"))
  private var upright: [NSLayoutConstraint] = []
  private var lying: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.fill(finder)
    let modes = UISegmentedControl(items: ["Photo", "Video", "Wide"]).named("modes")
    modes.selectedSegmentIndex = 0
    modes.overrideUserInterfaceStyle = .dark
    let flash = UIButton(type: .system).named("flash")
    flash.setImage(UIImage(systemName: "bolt.fill"), for: .normal)
    flash.tintColor = .systemYellow
    for control in [shutter, modes, flash] {
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      shutter.widthAnchor.constraint(equalToConstant: 72),
      shutter.heightAnchor.constraint(equalToConstant: 72),
      flash.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
      flash.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      flash.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      flash.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      modes.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
    ])
    upright = [
      shutter.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      shutter.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -24),
      modes.bottomAnchor.constraint(equalTo: shutter.topAnchor, constant: -20),
    ]
    lying = [
      shutter.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
      shutter.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -24),
      modes.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
    ]
    arrange()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (screen: CameraScreen, _) in screen.arrange() }
  }

  private func arrange() {
    let isLow = traitCollection.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(isLow ? upright : lying)
    NSLayoutConstraint.activate(isLow ? lying : upright)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// A grid of thumbnails with as many columns as fit, by a compositional layout that knows its container.
private final class DocumentsScreen: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  private static let (margin, gap) = (CGFloat(16), CGFloat(12))

  private static func width(of columns: Int, in environment: any NSCollectionLayoutEnvironment) -> CGFloat {
    let width = environment.container.effectiveContentSize.width - 2 * margin - gap * CGFloat(columns - 1)
    return width / CGFloat(columns)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Documents"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit),
    ]
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let columns = max(2, Int(environment.container.effectiveContentSize.width / 160))
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .absolute(Self.width(of: columns, in: environment)),
          heightDimension: .estimated(180)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(180)),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 16
      section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.fill(grid)
    let thumbnail = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, name in
      let page = box(.secondarySystemBackground, radius: 8).named("page\(path.item)")
      let caption = words(name, style: .caption1).named("caption\(path.item)")
      caption.textAlignment = .center
      let column = stack(.vertical, [page, caption], spacing: 6)
      page.heightAnchor.constraint(equalTo: page.widthAnchor, multiplier: 1.25).isActive = true
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      cell.contentView.fill(column)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { grid, path, name in
      grid.dequeueConfiguredReusableCell(using: thumbnail, for: path, item: name)
    }
    var names = NSDiffableDataSourceSnapshot<Int, String>()
    names.appendSections([0])
    names.appendItems(["Letter to the council", "Budget", "Minutes", "Plan of the garden"])
    source.apply(names, animatingDifferences: false)
    self.source = source
  }
}

/// Bars by multipliers of a plot's height, between an axis and labels; visual format for the frame.
private final class ChartScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Steps"
    view.backgroundColor = .systemBackground
    let heading = words("7,410 steps on average", style: .headline).named("heading")
    let plot = box(.secondarySystemBackground, radius: 12).named("plot")
    let note = words("The average of the last five days.", style: .footnote, color: .secondaryLabel).named(
      "note")
    let views = ["heading": heading, "plot": plot, "note": note]
    for (_, view) in views.sorted(by: { $0.key < $1.key }) {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    for format in ["H:|-[heading]-|", "H:|-[plot]-|", "H:|-[note]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[heading]-gap-[plot(>=120)]-gap-[note]", options: [], metrics: ["gap": 12],
        views: views) + [
          heading.topAnchor.constraint(equalToSystemSpacingBelow: safeArea.topAnchor, multiplier: 1),
          note.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12),
        ])
    var before = plot.leadingAnchor
    for (index, share) in [0.5, 0.8, 0.35, 1, 0.65].enumerated() {
      let bar = box(.systemTeal, radius: 4).named("bar\(index)")
      plot.addSubview(bar)
      plot.hold(
        bar,
        [
          bar.leadingAnchor.constraint(equalTo: before, constant: index == 0 ? 12 : 8),
          bar.bottomAnchor.constraint(equalTo: plot.bottomAnchor),
          bar.heightAnchor.constraint(equalTo: plot.heightAnchor, multiplier: share),
        ])
      if index > 0, let first = plot.subviews.first {
        bar.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      }
      before = bar.trailingAnchor
    }
    plot.trailingAnchor.constraint(equalTo: before, constant: 12).isActive = true
  }
}

/// Line numbers beside text, from left to right in all languages, above the keyboard.
private final class CodeScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.semanticContentAttribute = .forceLeftToRight
    let (gutter, code) = (UILabel().named("gutter"), UITextView().named("code"))
    let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedSystemFont(ofSize: 13, weight: .regular))
    gutter.font = font
    gutter.adjustsFontForContentSizeCategory = true
    gutter.numberOfLines = 0
    gutter.text = "1\n2\n3"
    gutter.textColor = .tertiaryLabel
    gutter.setContentHuggingPriority(.required, for: .horizontal)
    gutter.setContentCompressionResistancePriority(.required, for: .horizontal)
    code.font = font
    code.adjustsFontForContentSizeCategory = true
    code.text = "func area() -> Int {\n  width * height\n}"
    code.textContainerInset = .zero
    code.textContainer.lineFragmentPadding = 0
    code.semanticContentAttribute = .forceLeftToRight
    view.addSubview(gutter)
    view.addSubview(code)
    let safeArea = view.safeAreaLayoutGuide
    view.hold(
      gutter,
      [
        gutter.topAnchor.constraint(equalTo: code.topAnchor),
        gutter.leftAnchor.constraint(equalTo: safeArea.leftAnchor, constant: 8),
      ])
    view.hold(
      code,
      [
        code.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
        code.leftAnchor.constraint(equalTo: gutter.rightAnchor, constant: 8),
        code.rightAnchor.constraint(equalTo: safeArea.rightAnchor, constant: -8),
        code.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      ])
  }
}

/// A picture over sliders with names and values in a grid of stacks.
private final class PhotoScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let picture = symbol("photo", style: .largeTitle, color: .systemGray).named("picture")
    picture.contentMode = .scaleAspectFit
    picture.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    picture.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
    let rows = stack(.vertical, [], spacing: 10).named("rows")
    for (name, value) in [("Exposure", 0.4), ("Contrast", 0.6), ("Warmth", 0.5)] {
      let slider = UISlider().named("slider")
      slider.value = Float(value)
      let label = words(name, lines: 1, style: .subheadline)
      label.adjustsFontSizeToFitWidth = true
      let row = stack(.horizontal, [label, slider], spacing: 12, alignment: .center)
      label.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.3).isActive = true
      rows.addArrangedSubview(row)
    }
    view.addSubview(picture)
    view.addSubview(rows)
    let margins = view.layoutMarginsGuide
    view.hold(
      picture,
      [
        picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        picture.bottomAnchor.constraint(equalTo: rows.topAnchor, constant: -16),
      ])
    view.hold(
      rows,
      [
        rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        rows.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      ])
  }
}

/// Rings in each other by insets, beside or above their words: an axis that follows the text size.
private final class RingsScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Summary"
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = .systemGroupedBackground
    let rings = box(.systemPink, radius: 60).named("rings")
    var outer = rings
    for (index, color) in [UIColor.systemGreen, .systemTeal].enumerated() {
      let ring = box(color, radius: 60 - 18 * CGFloat(index + 1)).named("ring\(index)")
      outer.fill(ring, inset: 18)
      outer = ring
    }
    let texts = stack(
      .vertical,
      [words("Move 320 of 400", style: .headline), words("Exercise 25 minutes"), words("Stand 9 hours")],
      spacing: 4
    ).named("texts")
    let card = box(.secondarySystemGroupedBackground, radius: 16).named("card")
    let isLarge = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
    let content = stack(isLarge ? .vertical : .horizontal, [rings, texts], spacing: 16, alignment: .center)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (screen: RingsScreen, _) in
      content.axis =
        screen.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        ? .vertical : .horizontal
    }
    card.fill(content, inset: 16)
    view.scrollDown(card, inset: 16)
    NSLayoutConstraint.activate([
      rings.widthAnchor.constraint(equalToConstant: 120), rings.heightAnchor.constraint(equalToConstant: 120),
    ])
  }
}

/// A picture with a ratio, steps with numbers in a column of equal width, of limited readable width.
private final class RecipeScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let (scroll, picture) = (UIScrollView(), box(.systemOrange).named("picture"))
    view.fill(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    let steps = stack(.vertical, [words("Onion soup", style: .title1).named("name")], spacing: 16).named(
      "steps")
    var numbers: [UILabel] = []
    for (index, step) in [
      "Peel the onions and cut them into thin rings.", "Brown them slowly in butter for half an hour.",
      "Add stock.",
    ].enumerated() {
      let number = words("\(index + 1)", lines: 1, style: .headline, color: .systemOrange).named(
        "number\(index)")
      let text = words(step).named("step\(index)")
      number.setContentHuggingPriority(.required, for: .horizontal)
      number.setContentCompressionResistancePriority(.required, for: .horizontal)
      steps.addArrangedSubview(stack(.horizontal, [number, text], spacing: 12, alignment: .firstBaseline))
      if let first = numbers.first {
        number.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      }
      numbers.append(number)
    }
    scroll.addSubview(picture)
    scroll.addSubview(steps)
    let content = scroll.contentLayoutGuide
    scroll.hold(
      picture,
      [
        picture.topAnchor.constraint(equalTo: content.topAnchor),
        picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        picture.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16),
      ])
    scroll.hold(
      steps,
      [
        steps.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 20),
        steps.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        steps.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        steps.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
      ])
  }
}
