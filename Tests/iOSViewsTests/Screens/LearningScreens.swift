import AutoLayout
import Foundation
import iOSViews

extension SampleScreen {
  /// Screens on which people read and look for things.
  static let learning = [
    SampleScreen("dictionary") { DictionaryScreen() },
    SampleScreen("ticket") { TicketScreen() },
    SampleScreen("search") { UINavigationController(rootViewController: SearchScreen()) },
    SampleScreen("compare", mirrors: false) { CompareScreen() },
    SampleScreen("card") { CardScreen.overBoard() },
    SampleScreen("reader") { ReaderScreen() },
    SampleScreen("wizard") { WizardScreen() },
    SampleScreen("empty") { EmptyScreen.inBars() },
  ]
}

/// An entry with attributed text: a paragraph with indents, a link, and an example.
private final class DictionaryScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let entry = UILabel().named("entry")
    entry.numberOfLines = 0
    entry.attributedText = text()
    entry.adjustsFontForContentSizeCategory = true
    let note = UITextView().named("note")
    note.isScrollEnabled = false
    note.isEditable = false
    note.backgroundColor = .secondarySystemBackground
    note.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    note.font = .preferredFont(forTextStyle: .callout)
    note.adjustsFontForContentSizeCategory = true
    note.text = "From Middle English, of a hill or a bank of earth."
    view.scrollDown(stack(.vertical, [entry, note], spacing: 20).named("column"), inset: 20)
  }

  private func text() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "dune\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .largeTitle)])
    text.append(
      NSAttributedString(
        string: "noun\n",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .callout), .foregroundColor: UIColor.secondaryLabel,
          .obliqueness: 0.2,
        ]))
    let paragraph = NSMutableParagraphStyle()
    paragraph.headIndent = 24
    paragraph.firstLineHeadIndent = 8
    paragraph.paragraphSpacing = 6
    paragraph.lineHeightMultiple = 1.2
    for meaning in [
      "1. A hill of sand by the sea.\n", "2. A hill of sand that the wind has made in a desert.",
    ] {
      text.append(
        NSAttributedString(
          string: meaning,
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: paragraph,
            .foregroundColor: UIColor.label,
          ]))
    }
    return text
  }
}

/// A card with notches: two parts of one ratio with a dashed line, in the middle of the screen.
private final class TicketScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    let card = box(.systemBackground, radius: 16).named("card")
    let code = box(.label).named("code")
    let from = place("Porto", "08:10", .leading)
    let to = place("Lisbon", "11:20", .trailing)
    let journey = stack(.horizontal, [from, symbol("arrow.right").named("arrow"), to], alignment: .center)
    journey.distribution = .equalCentering
    let details = stack(
      .vertical, [journey, words("Coach 4, seat 21, with a table").named("seat")], spacing: 16)
    let column = stack(.vertical, [details, code], spacing: 24, alignment: .center).named("column")
    details.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    card.fill(column, inset: 24)
    let scroll = UIScrollView()
    view.fill(scroll)
    scroll.addSubview(card)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.safeAreaLayoutGuide)
    let narrow = card.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40)
    narrow.priority = .defaultHigh
    let centred = card.centerYAnchor.constraint(equalTo: frame.centerYAnchor)
    centred.priority = .defaultLow
    scroll.hold(
      card,
      [
        narrow, centred, card.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
        card.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
        card.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 20),
        card.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -20),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
        code.widthAnchor.constraint(equalToConstant: 120),
        code.heightAnchor.constraint(equalTo: code.widthAnchor),
      ])
    let small = content.heightAnchor.constraint(equalToConstant: 0)
    small.priority = UILayoutPriority(1)
    small.isActive = true
  }

  private func place(_ name: String, _ time: String, _ alignment: UIStackView.Alignment) -> UIView {
    stack(
      .vertical, [words(time, style: .title2), words(name, lines: 1, style: .caption1)], spacing: 2,
      alignment: alignment)
  }
}

/// An active search with scopes, over results of their own.
private final class SearchScreen: UITableViewController {
  private final class Results: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = ["Roses", "Rosemary", "Rose hips"][indexPath.row]
      content.image = UIImage(systemName: "magnifyingglass")
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = "result\(indexPath.row)"
      return cell
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plants"
    let search = UISearchController(searchResultsController: Results())
    search.searchBar.accessibilityIdentifier = "search"
    search.searchBar.scopeButtonTitles = ["All", "Herbs", "Shrubs"]
    search.scopeBarActivation = .onSearchActivation
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationItem.searchController?.isActive = true
    navigationItem.searchController?.searchBar.text = "rose"
  }
}

/// Rows of three columns that are the same in all rows, with lines between, in a scroll view that goes both ways.
private final class CompareScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let (scroll, table) = (UIScrollView(), stack(.vertical, [], spacing: 0).named("table"))
    view.fill(scroll)
    var columns: [UIView] = []
    for (row, texts) in [
      ["", "Basic", "Family"], ["Storage", "50 GB", "2 TB"], ["People who share", "1", "6"],
    ].enumerated() {
      let labels = texts.enumerated().map { column, text in
        words(text, style: row == 0 ? .headline : .body).named("cell\(row)\(column)")
      }
      let line = stack(.horizontal, labels, spacing: 12, alignment: .top)
      line.isLayoutMarginsRelativeArrangement = true
      line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
      line.backgroundColor = row % 2 == 1 ? .secondarySystemBackground : nil
      table.addArrangedSubview(line.named("row\(row)"))
      for (label, column) in zip(labels, columns) {
        label.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
      }
      if columns.isEmpty {
        columns = labels
        labels[1].widthAnchor.constraint(equalTo: labels[0].widthAnchor).isActive = true
        labels[2].widthAnchor.constraint(equalTo: labels[0].widthAnchor).isActive = true
      }
    }
    scroll.addSubview(table)
    scroll.hold(
      table,
      table.edges(to: scroll.contentLayoutGuide) + [
        table.widthAnchor.constraint(greaterThanOrEqualTo: scroll.safeAreaLayoutGuide.widthAnchor),
        columns[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 130),
      ])
    let fits = table.widthAnchor.constraint(equalToConstant: 0)
    fits.priority = .defaultLow
    fits.isActive = true
  }
}

/// A card of a board in a form sheet, with fields, a text view that grows, and chips that wrap.
private final class CardScreen: UIViewController {
  static func overBoard() -> UIViewController {
    final class Board: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        let card = UINavigationController(rootViewController: CardScreen())
        card.modalPresentationStyle = .formSheet
        card.view.accessibilityIdentifier = "sheet"
        present(card, animated: false)
      }
    }
    let board = Board()
    board.view.backgroundColor = .systemGroupedBackground
    return board
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let heading = words("Order the glass for the roof", style: .title2).named("heading")
    let chips = ["Urgent", "Roof"].map { name -> UIView in
      let chip = box(.systemYellow.withAlphaComponent(0.4), radius: 8).named("chip \(name)")
      chip.fill(words(name, lines: 1, style: .caption1), inset: 6)
      chip.setContentHuggingPriority(.required, for: .horizontal)
      return chip
    }
    let row = stack(.horizontal, chips + [UIView()], spacing: 6)
    let body = UITextView().named("body")
    body.isScrollEnabled = false
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    body.text = "Measure twice. The old panes are 4 mm, the new ones have to be 6 mm."
    view.scrollDown(stack(.vertical, [heading, row, body], spacing: 16).named("column"), inset: 16)
  }
}

/// A text of readable width with a toolbar in the keyboard's accessory, while its field is edited.
private final class ReaderScreen: UIViewController {
  private let field = UITextView().named("field")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)).named("bar")
    bar.items = [
      UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(systemItem: .done),
    ]
    field.inputAccessoryView = bar
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.text = "The tide came in slowly, and nobody on the pier saw the first boat until it was quite near."
    view.addSubview(field)
    view.hold(
      field,
      [
        field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        field.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}

/// Steps with a bar of progress above a child controller's view, and buttons at both ends.
private final class WizardScreen: UIViewController {
  private final class StepScreen: UIViewController {
    override func loadView() {
      view = UIView()
      let column = stack(
        .vertical,
        [
          words("Where do you live?", style: .title1).named("question"), UISwitch().named("switch"),
          UIStepper(),
        ],
        spacing: 12, alignment: .leading)
      let scroll = UIScrollView()
      view.fill(scroll)
      scroll.addSubview(column)
      scroll.hold(
        column,
        column.edges(to: scroll.contentLayoutGuide) + [
          column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
        ])
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let progress = UIProgressView().named("progress")
    progress.progress = 0.5
    let (back, next) = (UIButton(configuration: .plain()), UIButton(configuration: .filled()))
    back.configuration?.title = "Back"
    next.configuration?.title = "Next"
    let step = StepScreen()
    addChild(step)
    step.view.accessibilityIdentifier = "step"
    let parts: [String: UIView] = [
      "progress": progress, "step": step.view, "back": back.named("back"), "next": next.named("next"),
    ]
    for (_, part) in parts.sorted(by: { $0.key < $1.key }) {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    step.didMove(toParent: self)
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("H:|-[progress]-|", []), ("H:|-[step]-|", []), ("H:|-[back]-(>=8)-[next]-|", .alignAllCenterY),
      ("V:[progress]-16-[step]-16-[next]", []),
    ]
    for (format, options) in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: parts)
      )
    }
    NSLayoutConstraint.activate([
      progress.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      next.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
  }
}

/// The system's placeholder between a navigation bar with a large title and a toolbar.
private final class EmptyScreen: UIViewController {
  static func inBars() -> UIViewController {
    let stack = UINavigationController(rootViewController: EmptyScreen())
    stack.navigationBar.prefersLargeTitles = true
    stack.isToolbarHidden = false
    return stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Downloads"
    view.backgroundColor = .systemBackground
    toolbarItems = [
      UIBarButtonItem(systemItem: .organize), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
    ]
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "arrow.down.circle")
    empty.text = "No downloads"
    empty.secondaryText = "Films that you download can be seen without a connection."
    empty.button = .bordered()
    empty.button.title = "Find films"
    contentUnavailableConfiguration = empty
  }
}
