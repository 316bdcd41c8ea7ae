import AutoLayout
import Foundation
import iOSViews

extension SampleScreen {
  /// Screens on which people work and meet.
  static let working = [
    SampleScreen("split mail") { SplitMailScreen.make() },
    SampleScreen("call") { CallScreen() },
    SampleScreen("comments") { CommentsScreen() },
    SampleScreen("stories", mirrors: false) { StoriesScreen() },
    SampleScreen("invoice") { UINavigationController(rootViewController: InvoiceScreen()) },
    SampleScreen("medication") {
      UINavigationController(rootViewController: MedicationScreen(style: .insetGrouped))
    },
    SampleScreen("timetable") { TimetableScreen() },
    SampleScreen("weather", mirrors: false) { WeatherScreen() },
  ]
}

/// A sidebar beside a message of limited width; one column where the width is compact.
private final class SplitMailScreen: UISplitViewController {
  static func make() -> UISplitViewController {
    let split = SplitMailScreen(style: .doubleColumn)
    let folders = UITableViewController(style: .grouped)
    folders.title = "Folders"
    folders.view.accessibilityIdentifier = "folders"
    split.setViewController(folders, for: .primary)
    split.setViewController(MessageScreen(), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    split.minimumPrimaryColumnWidth = 240
    split.maximumPrimaryColumnWidth = 240
    split.preferredPrimaryColumnWidth = 240
    return split
  }

  private final class MessageScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Offer"
      view.backgroundColor = .systemBackground
      let (subject, body) = (
        words("Offer for the new windows", style: .title2).named("subject"),
        words("Thank you for your letter. We can come in the second week of March.").named("body")
      )
      for text in [subject, body] { view.addSubview(text) }
      let (readable, safeArea) = (view.readableContentGuide, view.safeAreaLayoutGuide)
      view.hold(
        subject,
        [
          subject.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
          subject.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
          subject.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
      view.hold(
        body,
        [
          body.topAnchor.constraint(equalToSystemSpacingBelow: subject.bottomAnchor, multiplier: 2),
          body.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
          body.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
    }
  }
}

/// Faces in a grid of equal stacks, the own one in a corner, controls on a capsule.
private final class CallScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    overrideUserInterfaceStyle = .dark
    let faces = (0..<4).map { index -> UIView in
      let face = box([.systemBlue, .systemGreen, .systemOrange, .systemPurple][index]).named("face\(index)")
      let name = words(["Iris", "Jonas", "Mia", "Ole"][index], lines: 1, style: .caption1, color: .white)
      face.addSubview(name)
      face.hold(
        name,
        [
          name.leadingAnchor.constraint(equalTo: face.leadingAnchor, constant: 8),
          name.bottomAnchor.constraint(equalTo: face.bottomAnchor, constant: -8),
          name.trailingAnchor.constraint(lessThanOrEqualTo: face.trailingAnchor, constant: -8),
        ])
      return face
    }
    let rows = [faces.prefix(2), faces.suffix(2)].map { stack(.horizontal, Array($0), spacing: 2) }
    let grid = stack(.vertical, rows, spacing: 2)
    for part in rows + [grid] { part.distribution = .fillEqually }
    view.fill(grid)
    let me = box(.systemGray, radius: 8).named("me")
    let controls = stack(
      .horizontal,
      ["mic.fill", "video.fill", "phone.down.fill"].map { symbol($0, style: .title2, color: .white) },
      spacing: 32, alignment: .center
    ).named("controls")
    controls.isLayoutMarginsRelativeArrangement = true
    controls.layoutMargins = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
    controls.backgroundColor = UIColor(white: 0.2, alpha: 0.8)
    controls.layer.cornerRadius = 20
    for part in [me, controls] { view.addSubview(part) }
    let safeArea = view.safeAreaLayoutGuide
    view.hold(
      me,
      [
        me.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
        me.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
        me.widthAnchor.constraint(equalToConstant: 90), me.heightAnchor.constraint(equalToConstant: 120),
      ])
    view.hold(
      controls,
      [
        controls.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
        controls.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12),
      ])
  }
}

/// A list over a composer that stays above the keyboard, which is up.
private final class CommentsScreen: UIViewController {
  private let table = UITableView().named("table")
  private let composer = UITextView().named("composer")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.register(UITableViewCell.self, forCellReuseIdentifier: "comment")
    let bar = box(.secondarySystemBackground).named("bar")
    composer.isScrollEnabled = false
    composer.font = .preferredFont(forTextStyle: .body)
    composer.adjustsFontForContentSizeCategory = true
    composer.text = "I would move the door"
    composer.layer.cornerRadius = 16
    let send = UIButton(type: .system).named("send")
    send.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    bar.fill(stack(.horizontal, [composer, send], alignment: .lastBaseline), inset: 8)
    for part in [table, bar] { view.addSubview(part) }
    view.hold(
      table,
      [
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: bar.topAnchor),
      ])
    view.hold(
      bar,
      [
        bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
  }
}

/// Rings in a row that scrolls across, over a page; progress bars of equal width at the top.
private final class StoriesScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bars = stack(
      .horizontal, (0..<4).map { box($0 == 0 ? .label : .tertiaryLabel, radius: 1).named("bar\($0)") },
      spacing: 4)
    bars.distribution = .fillEqually
    bars.heightAnchor.constraint(equalToConstant: 2).isActive = true
    let circles = (0..<8).map { index -> UIView in
      let circle = box(.systemPink, radius: 32).named("circle\(index)")
      NSLayoutConstraint.activate([
        circle.widthAnchor.constraint(equalToConstant: 64),
        circle.heightAnchor.constraint(equalToConstant: 64),
      ])
      return circle
    }
    let (reel, ring) = (UIScrollView().named("reel"), stack(.horizontal, circles, spacing: 12))
    reel.addSubview(ring)
    reel.showsHorizontalScrollIndicator = false
    reel.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    reel.hold(
      ring,
      ring.edges(to: reel.contentLayoutGuide) + [
        ring.heightAnchor.constraint(equalTo: reel.frameLayoutGuide.heightAnchor)
      ])
    let story = box(.systemTeal, radius: 20).named("story")
    let text = words("Morning at the harbour", style: .largeTitle, color: .white).named("text")
    story.addSubview(text)
    story.hold(
      text,
      [
        text.leadingAnchor.constraint(equalTo: story.leadingAnchor, constant: 20),
        text.trailingAnchor.constraint(lessThanOrEqualTo: story.trailingAnchor, constant: -20),
        text.bottomAnchor.constraint(equalTo: story.bottomAnchor, constant: -20),
      ])
    let column = stack(.vertical, [bars, reel, story], spacing: 12)
    view.addSubview(column)
    view.hold(column, column.edges(to: view.safeAreaLayoutGuide, inset: 8))
  }
}

/// Fields in rows with labels of one width, a total, and a toolbar.
private final class InvoiceScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Invoice 27"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
    navigationController?.isToolbarHidden = false
    let form = stack(.vertical, [], spacing: 12).named("form")
    var first: UIView?
    for (name, value) in [("Client", "Garden Society"), ("Due", "1 June"), ("Hours", "12")] {
      let (label, field) = (
        words(name, lines: 1).named("label \(name)"), UITextField().named("field \(name)")
      )
      field.text = value
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      form.addArrangedSubview(stack(.horizontal, [label, field], spacing: 12, alignment: .center))
      if let first { label.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
      first = first ?? label
    }
    let total = words("Total 960.00", style: .headline).named("total")
    total.textAlignment = .right
    form.addArrangedSubview(total)
    form.setCustomSpacing(32, after: form.arrangedSubviews[2])
    let scroll = UIScrollView()
    view.fill(scroll)
    scroll.addSubview(form)
    scroll.hold(
      form,
      [
        form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
        form.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
        form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
  }
}

/// Cells of all four styles, a picker of times, and a footer with a button.
private final class MedicationScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reminder"
    let add = UIButton(configuration: .gray()).named("add")
    add.configuration?.title = "Add a time"
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
    footer.addSubview(add)
    footer.hold(
      add,
      [
        add.centerXAnchor.constraint(equalTo: footer.centerXAnchor),
        add.centerYAnchor.constraint(equalTo: footer.centerYAnchor),
      ])
    tableView.tableFooterView = footer
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row\(indexPath.row)"
    cell.textLabel?.text = ["Drops", "Dose", "Unit", "Every morning"][indexPath.row]
    cell.detailTextLabel?.text = [nil, "5 ml", "Millilitres", "With a glass of water"][indexPath.row]
    if indexPath.row == 0 {
      let picker = UIDatePicker().named("time")
      picker.datePickerMode = .time
      picker.preferredDatePickerStyle = .compact
      picker.sizeToFit()
      cell.accessoryView = picker
    } else if indexPath.row == 3 {
      cell.imageView?.image = UIImage(systemName: "sun.max")
      cell.accessoryType = .checkmark
    }
    return cell
  }
}

/// Lessons by hours in columns of days, that scroll both ways under a heading that stays.
private final class TimetableScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let (scroll, heads) = (UIScrollView().named("scroll"), stack(.horizontal, [], spacing: 0).named("heads"))
    let (plan, hour) = (UIView().named("plan"), CGFloat(60))
    heads.distribution = .fillEqually
    heads.backgroundColor = .secondarySystemBackground
    view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    for part in [plan, heads] { scroll.addSubview(part) }
    for (index, day) in ["Mon", "Tue", "Wed", "Thu", "Fri"].enumerated() {
      let head = words(day, lines: 1, style: .caption1)
      head.textAlignment = .center
      heads.addArrangedSubview(head)
      let lesson = box(.systemYellow, radius: 6).named("lesson\(index)")
      plan.addSubview(lesson)
      plan.hold(
        lesson,
        [
          lesson.topAnchor.constraint(equalTo: plan.topAnchor, constant: hour * CGFloat(index + 1)),
          lesson.heightAnchor.constraint(equalToConstant: hour - 4),
          lesson.leadingAnchor.constraint(equalTo: head.leadingAnchor, constant: 2),
          lesson.widthAnchor.constraint(equalTo: plan.widthAnchor, multiplier: 0.2, constant: -4),
        ])
    }
    let safeArea = view.safeAreaLayoutGuide
    view.hold(scroll, scroll.edges(to: safeArea))
    scroll.hold(
      plan,
      plan.edges(to: scroll.contentLayoutGuide) + [
        plan.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        plan.heightAnchor.constraint(equalToConstant: 12 * hour),
      ])
    scroll.hold(
      heads,
      [
        heads.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
        heads.leadingAnchor.constraint(equalTo: plan.leadingAnchor),
        heads.widthAnchor.constraint(equalTo: plan.widthAnchor),
      ])
  }
}

/// A big number, hours that scroll across, and days in a grid whose columns line up.
private final class WeatherScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
    let degrees = words("21°", lines: 1, style: .largeTitle, color: .white).named("degrees")
    degrees.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 80, weight: .thin))
    degrees.textAlignment = .center
    let column = stack(.vertical, [words("Lisbon", style: .title1, color: .white), degrees], spacing: 8)
      .named("column")
    column.alignment = .center
    let hours = stack(
      .horizontal,
      (9..<18).map { hour in
        stack(
          .vertical,
          [
            words("\(hour)", lines: 1, style: .caption1, color: .white),
            symbol("sun.max.fill", color: .systemYellow),
            words("\(hour + 8)°", lines: 1, color: .white),
          ], spacing: 4, alignment: .center
        ).named("hour\(hour)")
      }, spacing: 20)
    let strip = UIScrollView().named("strip")
    strip.addSubview(hours)
    strip.hold(
      hours,
      hours.edges(to: strip.contentLayoutGuide, inset: 12) + [
        hours.heightAnchor.constraint(equalTo: strip.frameLayoutGuide.heightAnchor, constant: -24)
      ])
    strip.backgroundColor = UIColor(white: 1, alpha: 0.2)
    strip.layer.cornerRadius = 12
    view.scrollDown(stack(.vertical, [column, strip], spacing: 24).named("page"), inset: 20)
  }
}
