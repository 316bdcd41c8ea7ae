import AutoLayout
import Foundation
import iOSViews

extension SampleScreen {
  /// Screens on which something is chosen.
  static let booking = [
    SampleScreen("hotel") { UINavigationController(rootViewController: HotelScreen()) },
    SampleScreen("podcast") { PodcastScreen() },
    SampleScreen("transfers") { TransfersScreen() },
    SampleScreen("statement") {
      UINavigationController(rootViewController: StatementScreen(style: .grouped))
    },
    SampleScreen("quiz") { QuizScreen() },
    SampleScreen("sheet") { MapSheetScreen() },
    SampleScreen("onboarding", mirrors: false) { OnboardingScreen() },
    SampleScreen("settings") { SettingsScreen.inTabs() },
  ]
}

/// A month of days in seven columns by a flow layout, with headers and a footer bar.
private final class HotelScreen: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private final class Month: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private let flow = Month()
  private lazy var month = UICollectionView(frame: .zero, collectionViewLayout: flow)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dates"
    view.backgroundColor = .systemBackground
    navigationItem.prompt = "Two nights"
    flow.minimumInteritemSpacing = 0
    flow.sectionInsetReference = .fromSafeArea
    flow.minimumLineSpacing = 4
    flow.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    month.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
    month.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "month")
    month.dataSource = self
    month.delegate = self
    let total = words("2 nights, 310.00", style: .headline).named("total")
    let book = UIButton(configuration: .borderedProminent()).named("book")
    book.configuration?.title = "Book"
    book.setContentCompressionResistancePriority(.required, for: .horizontal)
    book.setContentHuggingPriority(.required, for: .horizontal)
    let bar = stack(.horizontal, [total, book], spacing: 12, alignment: .center).named("bar")
    bar.isLayoutMarginsRelativeArrangement = true
    bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
    for part in [month, bar] { view.addSubview(part) }
    view.hold(
      month,
      [
        month.topAnchor.constraint(equalTo: view.topAnchor),
        month.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        month.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        month.bottomAnchor.constraint(equalTo: bar.topAnchor),
      ])
    view.hold(
      bar,
      [
        bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.safeAreaLayoutGuide.layoutFrame.width
    return CGSize(width: (width / 7).rounded(.down), height: 48)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let height = UIFontMetrics(forTextStyle: .headline).scaledValue(for: 44, compatibleWith: traitCollection)
    return CGSize(width: 0, height: height)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    let label = words("\(indexPath.item + 1)", lines: 1)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    cell.contentView.fill(label, inset: 2)
    cell.accessibilityIdentifier = "day\(indexPath.item)"
    let isChosen = (11...13).contains(indexPath.item)
    cell.contentView.backgroundColor = isChosen ? .systemBlue.withAlphaComponent(0.2) : .clear
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "month", for: indexPath)
    header.subviews.forEach { $0.removeFromSuperview() }
    let name = words("June", lines: 1, style: .headline)
    name.adjustsFontSizeToFitWidth = true
    header.addSubview(name)
    header.hold(name, name.edges(to: header.layoutMarginsGuide))
    return header
  }
}

/// A cover that gives way to controls, with spacers of equal height.
private final class PodcastScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let cover = box(.systemPurple, radius: 12).named("cover")
    let title = words("The last lighthouse", style: .title3).named("title")
    title.textAlignment = .center
    let (progress, rewind, play, forward) = (
      UIProgressView(progressViewStyle: .default).named("progress"), symbol("gobackward.15", style: .title1),
      symbol("play.fill", style: .largeTitle).named("play"), symbol("goforward.30", style: .title1)
    )
    progress.progress = 0.3
    let times = stack(
      .horizontal,
      [
        words("12:08", lines: 1, style: .caption1).named("passed"),
        words("-31:40", lines: 1, style: .caption1),
      ])
    times.distribution = .equalSpacing
    let buttons = stack(.horizontal, [rewind, play, forward], alignment: .center)
    buttons.distribution = .equalCentering
    let column = stack(.vertical, [title, progress, times, buttons], spacing: 12).named("column")
    column.setCustomSpacing(4, after: progress)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    view.addSubview(cover)
    view.addSubview(column)
    let safeArea = view.safeAreaLayoutGuide
    let wide = cover.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    wide.priority = .defaultLow
    view.hold(
      cover,
      [
        wide, cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
        cover.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
        cover.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        cover.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        cover.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: 8),
        guide.topAnchor.constraint(equalTo: safeArea.topAnchor),
        guide.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        guide.bottomAnchor.constraint(equalTo: column.topAnchor, constant: -8),
      ])
    view.hold(
      column,
      [
        column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        column.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
      ])
  }
}

/// A plain table of a controller's own with progress in custom cells of fixed parts.
private final class TransfersScreen: UIViewController, UITableViewDataSource {
  private final class TransferCell: UITableViewCell {
    let progress = UIProgressView(progressViewStyle: .bar).named("progress")
    let name = words("", style: .headline).named("name")
    let state = words("", lines: 1, style: .caption1, color: .secondaryLabel)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let icon = symbol("doc.fill", style: .title2, color: .systemBlue).named("icon")
      let texts = stack(.vertical, [name, progress, state], spacing: 6)
      state.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
      for part in [icon, texts] { contentView.addSubview(part) }
      let margins = contentView.layoutMarginsGuide
      contentView.hold(
        icon,
        [
          icon.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
      contentView.hold(
        texts,
        [
          texts.topAnchor.constraint(equalTo: margins.topAnchor),
          texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          texts.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
          texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private let table = UITableView(frame: .zero, style: .plain)
  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TransferCell.self, forCellReuseIdentifier: "transfer")
    table.dataSource = self
    table.allowsSelection = false
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "transfer", for: indexPath)
    guard let transfer = cell as? TransferCell else { return cell }
    transfer.name.text = ["Holiday film.mov", "A very long name of an archive.zip", "Report"][indexPath.row]
    transfer.progress.progress = [0.2, 0.7, 1][indexPath.row]
    transfer.state.text = "\(indexPath.row + 1) MB of 4 MB"
    return transfer
  }
}

/// Sections with headers, footers and values at the side.
private final class StatementScreen: UITableViewController {
  private let months = [
    "July": [("Rent", "-900.00"), ("Salary", "2,400.00")], "August": [("Books", "-31.90")],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    let header = words("1,468.10", lines: 1, style: .largeTitle).named("balance")
    header.textAlignment = .center
    header.frame.size.height = header.sizeThatFits(.zero).height + 32
    tableView.tableHeaderView = header
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done)
  }

  private func rows(_ section: Int) -> [(String, String)] { months[section == 0 ? "July" : "August"] ?? [] }
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows(section).count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "July" : "August"
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "Pending payments are not shown until the bank has booked them." : nil
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = rows(indexPath.section)[indexPath.row]
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "row\(indexPath.section)\(indexPath.row)"
    return cell
  }
}

/// Answers in two columns, or one where texts are large; the question has what is left.
private final class QuizScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    let question = words(
      "Which of these rivers does not flow into the Danube?", style: .title2, color: .white
    )
    .named("question")
    question.textAlignment = .center
    question.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    let answers = ["Inn", "Drava", "Elbe", "Tisza"].map { answer in
      var look = UIButton.Configuration.tinted()
      look.title = answer
      look.baseForegroundColor = .white
      look.baseBackgroundColor = .white
      return UIButton(configuration: look).named(answer)
    }
    let rows = [answers.prefix(2), answers.suffix(2)].map { stack(.horizontal, Array($0), spacing: 12) }
    for row in rows {
      row.distribution = .fillEqually
      row.axis = .horizontal
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (screen: QuizScreen, _) in
      for row in rows {
        row.axis =
          screen.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
          ? .vertical : .horizontal
      }
    }
    let column = stack(.vertical, [question] + rows, spacing: 12)
    view.addSubview(column)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
    viewRespectsSystemMinimumLayoutMargins = false
    view.hold(column, column.edges(to: view.layoutMarginsGuide))
  }
}

/// A sheet over a map, at a detent of its own, with a list in a navigation controller.
private final class MapSheetScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemMint
    let pin = symbol("mappin.circle.fill", style: .largeTitle, color: .systemRed).named("pin")
    view.addSubview(pin)
    view.hold(
      pin,
      [
        pin.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        pin.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -120),
      ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let list = UITableViewController(style: .insetGrouped)
    list.title = "Nearby"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
    let sheet = UINavigationController(rootViewController: list)
    sheet.view.accessibilityIdentifier = "sheet"
    sheet.sheetPresentationController?.detents = [.custom(identifier: .init("low")) { _ in 240 }, .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .init("low")
    present(sheet, animated: false)
  }
}

/// Pages side by side in a paging scroll view, with dots and a button.
private final class OnboardingScreen: UIViewController {
  private let pager = UIScrollView().named("pager")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    let pages = ["Write", "Draw", "Share"].enumerated().map { index, word -> UIView in
      let text = words("\(word) wherever you are, also without a connection.", style: .title3)
      text.textAlignment = .center
      let page = UIView().named("page\(index)")
      let column = stack(
        .vertical, [symbol("pencil", style: .largeTitle), text], spacing: 20, alignment: .center)
      page.addSubview(column)
      page.hold(
        column,
        [
          column.centerYAnchor.constraint(equalTo: page.centerYAnchor),
          column.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 40),
          column.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -40),
        ])
      return page
    }
    let strip = stack(.horizontal, pages, spacing: 0)
    strip.distribution = .fillEqually
    let dots = UIPageControl().named("dots")
    dots.numberOfPages = 3
    dots.currentPageIndicatorTintColor = .label
    dots.pageIndicatorTintColor = .tertiaryLabel
    let next = UIButton(configuration: .filled()).named("next")
    next.configuration?.title = "Continue"
    for part in [pager, dots, next] { view.addSubview(part) }
    pager.addSubview(strip)
    pager.hold(
      strip,
      strip.edges(to: pager.contentLayoutGuide) + [
        strip.heightAnchor.constraint(equalTo: pager.frameLayoutGuide.heightAnchor),
        strip.widthAnchor.constraint(equalTo: pager.frameLayoutGuide.widthAnchor, multiplier: 3),
      ])
    let safeArea = view.safeAreaLayoutGuide
    view.hold(
      pager,
      [
        pager.topAnchor.constraint(equalTo: safeArea.topAnchor),
        pager.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        pager.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        pager.bottomAnchor.constraint(equalTo: dots.topAnchor),
      ])
    view.hold(
      dots,
      [
        dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        dots.bottomAnchor.constraint(equalTo: next.topAnchor, constant: -8),
      ])
    view.hold(
      next,
      [
        next.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        next.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
        next.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
      ])
  }
}

/// A form of list cells with switches as accessories, in a tab of a tab bar.
private final class SettingsScreen: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  static func inTabs() -> UIViewController {
    let tabs = UITabBarController()
    let settings = SettingsScreen(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    settings.title = "Settings"
    let stack = UINavigationController(rootViewController: settings)
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
    let home = UIViewController()
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    home.tabBarItem.badgeValue = "2"
    tabs.viewControllers = [home, stack]
    tabs.selectedIndex = 1
    return tabs
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      content.image = UIImage(systemName: path.section == 0 ? "bell" : "lock")
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = name
      let toggle = UISwitch().named("switch \(name)")
      toggle.isOn = path.item == 0
      cell.accessories =
        path.section == 0
        ? [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
        : [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    var names = NSDiffableDataSourceSnapshot<Int, String>()
    names.appendSections([0, 1])
    names.appendItems(["Sounds", "Badges on the icon of the app"], toSection: 0)
    names.appendItems(["Privacy"], toSection: 1)
    source.apply(names, animatingDifferences: false)
    self.source = source
  }
}
