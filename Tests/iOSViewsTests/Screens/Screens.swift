import AutoLayout
import Foundation
import iOSViews

extension SampleScreen {
  /// The first screens, each with a mechanism that others lack.
  static let first = [
    SampleScreen("mail") { UINavigationController(rootViewController: MailScreen()) },
    SampleScreen("chat") { UINavigationController(rootViewController: ChatScreen()) },
    SampleScreen("music") { MusicScreen() },
    SampleScreen("map") { UINavigationController(rootViewController: PlacesScreen()) },
    SampleScreen("profile") { ProfileScreen() },
    SampleScreen("login") { LoginScreen() },
    SampleScreen("board") { UINavigationController(rootViewController: BoardScreen()) },
    SampleScreen("week") { UINavigationController(rootViewController: WeekScreen()) },
  ]
}

/// Rows with nested stacks, a search field, scopes and a toolbar.
private final class MailScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.isToolbarHidden = false
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesSearchBarWhenScrolling = false
    toolbarItems = [
      UIBarButtonItem(systemItem: .search), .flexibleSpace(),
      UIBarButtonItem(customView: words("Updated", lines: 1)), .flexibleSpace(),
      UIBarButtonItem(systemItem: .compose),
    ]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.accessoryType = .disclosureIndicator
    let time = words("9:41", lines: 1)
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    let top = UIStackView(arrangedSubviews: [words("Iris", lines: 1), time])
    top.alignment = .firstBaseline
    let column = UIStackView(arrangedSubviews: [
      top, words("The path is on the south side of the house now."),
    ])
    column.axis = .vertical
    let margins = cell.contentView.layoutMarginsGuide
    cell.contentView.addSubview(column)
    cell.contentView.hold(
      column,
      [
        column.topAnchor.constraint(equalTo: margins.topAnchor),
        column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    return cell
  }
}

/// Bubbles of at most three quarters, and a bar that is the controller's accessory.
private final class ChatScreen: UITableViewController {
  private let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nora"
    tableView.separatorStyle = .none
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.allowsSelfSizing = true
    let field = UITextField()
    field.borderStyle = .roundedRect
    bar.addSubview(field)
    bar.hold(
      field,
      [
        field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        field.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        field.leadingAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.leadingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.trailingAnchor, constant: -8),
      ])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (cell, bubble) = (UITableViewCell(), UIView())
    bubble.fill(words("Could you bring the long rope? Mine is at my brother's."), inset: 8)
    let content = cell.contentView
    content.addSubview(bubble)
    content.hold(
      bubble,
      [
        bubble.topAnchor.constraint(equalTo: content.topAnchor, constant: 2),
        bubble.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -2),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, multiplier: 0.75),
        indexPath.row % 2 == 0
          ? bubble.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor)
          : bubble.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
      ])
    return cell
  }
}

/// A player above the tab bar, for which the tabs' safe areas leave space.
private final class MusicScreen: UITabBarController {
  let player = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["Radio", "Library"].map { title in
      let controller = UITableViewController()
      controller.title = title
      return UINavigationController(rootViewController: controller)
    }
    player.fill(words("Rooftops", lines: 1), inset: 8)
    view.addSubview(player)
    let safeArea = view.safeAreaLayoutGuide
    view.hold(
      player,
      [
        player.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
        player.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
        player.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -8),
        player.heightAnchor.constraint(greaterThanOrEqualToConstant: 56),
      ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for controller in viewControllers ?? [] {
      controller.additionalSafeAreaInsets.bottom = player.frame.height + 8
    }
  }
}

/// A search bar as the title, and cells with content configurations.
private final class PlacesScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = UISearchBar()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Central Station"
    content.secondaryText = "2.1 km"
    content.image = UIImage(systemName: "star.fill")
    cell.contentConfiguration = content
    return cell
  }
}

/// A header that stretches, and tabs that stay below the safe area's top.
final class ProfileScreen: UIViewController {
  let scrollView = UIScrollView()
  let tabs = UISegmentedControl(items: ["Posts", "Replies"])

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentInsetAdjustmentBehavior = .never
    view.fill(scrollView)
    let (content, header, posts) = (UIView(), UIView(), words(String(repeating: "Post. ", count: 200)))
    scrollView.fill(content)
    for part in [header, posts, tabs] { content.addSubview(part) }
    let margins = view.layoutMarginsGuide
    let natural = tabs.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16)
    natural.priority = .defaultHigh
    content.hold(
      header,
      [
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        header.topAnchor.constraint(equalTo: content.topAnchor),
        header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        header.heightAnchor.constraint(equalToConstant: 180),
      ])
    content.hold(
      tabs,
      [
        natural, tabs.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor),
        tabs.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        tabs.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    content.hold(
      posts,
      [
        posts.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 64),
        posts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        posts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        posts.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        posts.heightAnchor.constraint(greaterThanOrEqualToConstant: 1200),
      ])
  }
}

/// A form of limited width that ends above the keyboard.
private final class LoginScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (name, password, scrollView) = (UITextField(), UITextField(), UIScrollView())
    name.borderStyle = .roundedRect
    password.borderStyle = .roundedRect
    var look = UIButton.Configuration.filled()
    look.title = "Sign In"
    look.showsActivityIndicator = true
    let form = UIStackView(arrangedSubviews: [
      words("Welcome"), name, password, UIButton(configuration: look),
    ])
    form.axis = .vertical
    form.spacing = 12
    view.addSubview(scrollView)
    view.hold(
      scrollView,
      [
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    scrollView.addSubview(form)
    let wide = form.widthAnchor.constraint(equalToConstant: 400)
    wide.priority = .defaultHigh
    scrollView.hold(
      form,
      [
        wide, form.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 40),
        form.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
        form.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
        form.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
        scrollView.contentLayoutGuide.widthAnchor.constraint(
          equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
  }
}

/// Columns that scroll across, of cards as high as their text.
private final class BoardScreen: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let board = UICollectionView(frame: .zero, collectionViewLayout: layout())
    view.fill(board)
    let card = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      cell.contentView.fill(words(item % 2 == 0 ? "Dig" : "Order glass for the roof"), inset: 8)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: board) { board, path, item in
      board.dequeueConfiguredReusableCell(using: card, for: path, item: item)
    }
    var items = NSDiffableDataSourceSnapshot<Int, Int>()
    items.appendSections([0])
    items.appendItems(Array(0..<4))
    source.apply(items, animatingDifferences: false)
    self.source = source
  }

  private func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(280), heightDimension: .estimated(300)),
        subitems: [NSCollectionLayoutItem(layoutSize: size)])
      column.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: column)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
  }
}

/// A layout of the program's own that mirrors itself, as calendars have.
private final class WeekScreen: UICollectionViewController {
  private final class Days: UICollectionViewLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: 600)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<7).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let day = collectionViewContentSize.width / 7
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: day * CGFloat(indexPath.item), y: 60 * CGFloat(indexPath.item), width: day, height: 60)
      return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  init() { super.init(collectionViewLayout: Days()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    7
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
  }
}
