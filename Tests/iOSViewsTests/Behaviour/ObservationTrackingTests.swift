import Foundation
import Graphics
import Observation
import Testing
import iOSViews

/// Methods run again after observable properties that they read have changed. (Apple, “Automatic observation tracking”; WWDC 2025,
/// session 243.)
@MainActor
struct ObservationTrackingTests {
  @Observable final class Model {
    var title = "a"
    var other = 1
  }

  /// Notes its passes, in which it reads the model.
  private final class Badge: UIView {
    let model: Model
    let label = UILabel()
    var reads: (Model) -> Void = { _ = $0.title }
    var notes: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      notes.append("properties")
      label.text = model.title
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      notes.append("layout")
    }
  }

  /// Reads the model in one of the methods of views.
  private final class Reader: UIView {
    let model = Model()
    var pass = ""
    var counts: [String: Int] = [:]

    private func run(_ pass: String) {
      counts[pass, default: 0] += 1
      if self.pass == pass { _ = model.title }
    }
    override func updateConstraints() {
      run("updateConstraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      run("layoutSubviews")
    }
    override func draw(_ rect: CGRect) { run("draw") }
  }

  private final class Screen: UIViewController {
    let model: Model
    var notes: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      notes.append("properties \(model.title)")
    }
    override func viewWillLayoutSubviews() { notes.append("layout \(model.other)") }
  }

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("view.properties-before-layout") func propertiesAreUpdatedBeforeTheLayout() {
    let badge = Badge(Model())
    badge.layoutIfNeeded()
    #expect(badge.notes == ["properties", "layout"])
    #expect(badge.label.text == "a")
    badge.layoutIfNeeded()
    #expect(badge.notes.count == 2)
  }

  @Test func changesRequestOneUpdate() {
    let model = Model()
    let badge = Badge(model)
    let window = window(with: badge)
    badge.notes = []
    model.title = "b"
    model.title = "c"
    #expect(badge.notes.isEmpty)
    window.layoutIfNeeded()
    // The text's new size requests a layout.
    #expect(badge.notes == ["properties", "layout"])
    #expect(badge.label.text == "c")
    model.other = 2
    window.layoutIfNeeded()
    #expect(badge.notes.count == 2)
  }

  /// Each run finds anew what it depends on.
  @Test("view.observed-properties") func changesAreNoticedAgainAndAgain() {
    let model = Model()
    let badge = Badge(model)
    let window = window(with: badge)
    for text in ["b", "c", "d"] {
      model.title = text
      window.layoutIfNeeded()
      #expect(badge.label.text == text)
    }
  }

  @Test func requestsCoalesceAndCanBePerformedAtOnce() {
    let badge = Badge(Model())
    let window = window(with: badge)
    badge.notes = []
    badge.setNeedsUpdateProperties()
    badge.setNeedsUpdateProperties()
    window.updatePropertiesIfNeeded()
    #expect(badge.notes == ["properties"])
    window.layoutIfNeeded()
    #expect(badge.notes == ["properties"])
  }

  /// The text that a cell shows is there when it is measured.
  @Test func propertiesAreUpdatedBeforeMeasuring() {
    let badge = Badge(Model())
    badge.model.title = "abc"
    badge.label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.label.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      badge.label.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
    ])
    let width = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    #expect(badge.label.text == "abc")
    #expect(width == badge.label.intrinsicContentSize.width)
  }

  @Test func viewsThatJoinATreeUpdateTheirProperties() {
    let window = window(with: UIView())
    let badge = Badge(Model())
    let container = UIView()
    container.addSubview(badge)
    window.addSubview(container)
    window.layoutIfNeeded()
    #expect(badge.notes == ["properties", "layout"])
  }

  @Test func traitsThatChangeUpdateProperties() {
    let badge = Badge(Model())
    let window = window(with: badge)
    badge.notes = []
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(badge.notes.contains("properties"))
  }

  @Test("view.observed-passes") func eachPassIsRunAgain() {
    for pass in ["updateConstraints", "layoutSubviews", "draw"] { check(pass) }
  }

  private func check(_ pass: String) {
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    reader.pass = pass
    let window = window(with: reader)
    reader.setNeedsUpdateConstraints()
    reader.setNeedsDisplay()
    RunLoopTurn.shared.perform()
    let before = reader.counts[pass, default: 0]
    #expect(before > 0, "\(pass)")
    RunLoopTurn.shared.perform()
    #expect(reader.counts[pass] == before, "\(pass)")
    reader.model.title = "b"
    RunLoopTurn.shared.perform()
    #expect(reader.counts[pass] == before + 1, "\(pass)")
    withExtendedLifetime(window) {}
  }

  @Test("controller.observed-methods") func controllersAreTracked() {
    let screen = Screen(Model())
    let window = window(with: screen.view)
    #expect(screen.notes == ["properties a", "layout 1"])
    screen.model.title = "b"
    window.layoutIfNeeded()
    #expect(screen.notes == ["properties a", "layout 1", "properties b"])
    screen.model.other = 2
    window.layoutIfNeeded()
    #expect(screen.notes.last == "layout 2")
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    #expect(screen.notes.last == "properties b")
  }

  @Test func handlersOfButtonsAndCellsAreTracked() {
    let model = Model()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = model.title }
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = model.title
      cell.contentConfiguration = content
    }
    cell.setNeedsUpdateConfiguration()
    let window = window(with: cell)
    window.addSubview(button)
    window.layoutIfNeeded()
    model.title = "b"
    window.layoutIfNeeded()
    #expect(button.configuration?.title == "b")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "b")
  }

  /// A change on another thread requests the update on the main thread.
  @Test func changesOnOtherThreads() async {
    let badge = Badge(Model())
    let window = window(with: badge)
    let model = UncheckedBox(badge.model)
    await Task.detached { model.value.title = "b" }.value
    for _ in 0..<1000 where badge.label.text != "b" {
      await Task.yield()
      window.layoutIfNeeded()
    }
    #expect(badge.label.text == "b")
  }

  private struct UncheckedBox: @unchecked Sendable {
    let value: Model
    init(_ value: Model) { self.value = value }
  }

  /// Tracking does not keep views alive.
  @Test func viewsAreReleased() {
    let model = Model()
    weak var released: UIView?
    autoreleasepool {
      let badge = Badge(model)
      badge.layoutIfNeeded()
      released = badge
    }
    #expect(released == nil)
    model.title = "b"
  }

  /// A view that requests an update in each of its updates is a loop of layout, which is reported and ends.
  @Test func loopsOfUpdatesEnd() throws {
    final class Restless: UIView {
      override func updateProperties() { setNeedsUpdateProperties() }
    }
    let view = Restless()
    let loop = try #require(FeedbackLoops.collect { view.layoutIfNeeded() }.first)
    #expect(loop.finding.objects == ["Restless"])
    #expect(loop.finding.hint?.hasPrefix("Each updateProperties() here marks a view again") == true)
    #expect(loop.text.contains("updateProperties() 3\n"))
  }
}
