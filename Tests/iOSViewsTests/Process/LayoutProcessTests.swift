import AutoLayout
import Foundation
import Testing
import iOSViews

/// The passes: their order, what they coalesce, and how they end.
@MainActor
struct LayoutProcessTests {
  @MainActor
  private final class Journal {
    var lines: [String] = []
  }

  private final class LoggingView: UIView {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal, frame: CGRect = .zero) {
      self.name = name
      self.journal = journal
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("not used") }

    override func updateConstraints() {
      journal.lines.append("update " + name)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      journal.lines.append("layout " + name)
      super.layoutSubviews()
    }

    override func draw(_ rect: CGRect) { journal.lines.append("draw " + name) }
  }

  private func tree(_ journal: Journal) -> (UIWindow, LoggingView, LoggingView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = LoggingView("outer", journal, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = LoggingView("inner", journal, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    window.addSubview(outer)
    outer.addSubview(inner)
    return (window, outer, inner)
  }

  /// objc.io: updating constraints goes from subview to superview, layout and display the other way.
  @Test func updatesGoUpLayoutGoesDown() {
    let journal = Journal()
    let (window, _, _) = tree(journal)
    window.layoutIfNeeded()
    #expect(journal.lines == ["update inner", "update outer", "layout outer", "layout inner"])
    journal.lines = []
    window.layoutIfNeeded()
    #expect(journal.lines.isEmpty)
  }

  /// objc.io: all requests are coalesced into one pass.
  @Test func requestsCoalesceIntoOneTurn() {
    let journal = Journal()
    let (window, outer, inner) = tree(journal)
    CATransaction.flush()
    journal.lines = []
    for _ in 0..<10 {
      outer.setNeedsUpdateConstraints()
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      inner.setNeedsDisplay()
    }
    #expect(journal.lines.isEmpty)
    CATransaction.flush()
    #expect(journal.lines == ["update outer", "layout outer", "layout inner", "draw inner"])
    withExtendedLifetime(window) {}
  }

  @Test func aTurnOfTheRunLoopDoesThePasses() {
    let journal = Journal()
    let (window, outer, _) = tree(journal)
    CATransaction.flush()
    journal.lines = []
    let turns = RunLoopTurn.shared.count
    outer.setNeedsLayout()
    outer.setNeedsLayout()
    RunLoopTurn.shared.perform()
    #expect(journal.lines == ["layout outer"])
    #expect(RunLoopTurn.shared.count == turns + 1)
    withExtendedLifetime(window) {}
  }

  private final class RestlessView: UIView {
    var rounds = 0
    override func layoutSubviews() {
      rounds += 1
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  /// objc.io: "you can also get stuck in an infinite loop". Here it ends, with a report that names the view.
  @Test func aLayoutLoopEndsWithAReport() {
    let restless = RestlessView()
    let root = UIView.container(100, 100, restless)
    restless.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    let findings = FeedbackLoops.collect { root.layoutIfNeeded() }.map(\.finding)
    #expect(findings.map(\.code) == ["layout-feedback-loop"])
    #expect(findings.first?.objects == ["RestlessView"])
    #expect(restless.rounds == 50)
  }

  private final class SelfInvalidatingView: UIView {
    override func updateConstraints() {
      setNeedsUpdateConstraints()
      super.updateConstraints()
    }
  }

  /// objc.io: invalidating constraints while updating them is called a "programming error".
  @Test func invalidatingDuringAnUpdateIsAProgrammingError() {
    let view = SelfInvalidatingView()
    let root = UIView.container(100, 100, view)
    let findings = FeedbackLoops.collect { root.layoutIfNeeded() }.map(\.finding)
    #expect(findings.map(\.code) == ["update-constraints-loop"])
    #expect(findings.first?.hint?.contains("programming error") == true)
    #expect(findings.first?.objects == ["SelfInvalidatingView"])
  }

  /// Removes the sibling behind it as soon as it is narrow, as WWDC 2012, session 228, shows for clipped views.
  private final class DroppingView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      if let last = subviews.last, last.frame.maxX > bounds.width {
        last.removeFromSuperview()
        super.layoutSubviews()
      }
    }
  }

  @Test func viewsMayGoDuringLayout() {
    let row = DroppingView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    var previous: UIView?
    for _ in 0..<8 {
      let view = FixedView(20, 10)
      row.addSubview(view)
      view.leadingAnchor.constraint(equalTo: previous?.trailingAnchor ?? row.leadingAnchor).isActive = true
      previous = view
    }
    for _ in 0..<8 {
      row.setNeedsLayout()
      row.layoutIfNeeded()
    }
    #expect(row.subviews.count == 2)
    #expect(row.subviews.map(\.frame.minX) == [0, 20])
  }

  private final class SelfRemovingView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.subviews.forEach { $0.removeFromSuperview() }
    }
  }

  @Test func aViewMayEmptyItsSuperviewDuringLayout() {
    let (a, b) = (SelfRemovingView(), FixedView(10, 10))
    let root = UIView.container(100, 100, a, b)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    a.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(root.subviews.isEmpty)
  }

  /// objc.io: from one row to two when the views get too narrow.
  private final class WrappingRow: UIView {
    var rows = 1
    var own: [NSLayoutConstraint] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      if rows == 1, let first = subviews.first, first.frame.width <= 40 {
        NSLayoutConstraint.deactivate(own)
        own = []
        rows += 1
        setNeedsUpdateConstraints()
        super.layoutSubviews()
      }
    }

    override func updateConstraints() {
      if own.isEmpty { makeConstraints() }
      super.updateConstraints()
    }

    private func makeConstraints() {
      let (a, b) = (subviews[0], subviews[1])
      own = [
        a.leadingAnchor.constraint(equalTo: leadingAnchor), a.topAnchor.constraint(equalTo: topAnchor),
        b.trailingAnchor.constraint(equalTo: trailingAnchor), a.heightAnchor.constraint(equalToConstant: 10),
        b.heightAnchor.constraint(equalToConstant: 10), b.widthAnchor.constraint(equalTo: a.widthAnchor),
      ]
      own +=
        rows == 1
        ? [b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: topAnchor)]
        : [
          b.leadingAnchor.constraint(equalTo: leadingAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor),
        ]
      NSLayoutConstraint.activate(own)
    }
  }

  @Test func constraintsMayChangeDuringLayout() {
    let (a, b) = (FixedView(), FixedView())
    let row = WrappingRow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    row.layoutNode.setPixelGrid(.init(scale: 2))
    row.addSubview(a)
    row.addSubview(b)
    row.layoutIfNeeded()
    #expect(row.rows == 1 && b.frame == CGRect(x: 50, y: 0, width: 50, height: 10))
    row.frame.size.width = 60
    row.layoutIfNeeded()
    #expect(row.rows == 2)
    #expect(a.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
    #expect(b.frame == CGRect(x: 0, y: 10, width: 60, height: 10))
  }

  /// objc.io: without super's implementation a view opts out of Auto Layout for its subviews.
  private final class ManualView: UIView {
    override func layoutSubviews() {
      for (index, view) in subviews.enumerated() {
        view.frame = CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: 10)
      }
    }
  }

  @Test func layoutWithoutSuperIsManual() {
    let view = ManualView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let (a, b) = (FixedView(50, 50), FixedView(50, 50))
    view.addSubview(a)
    view.addSubview(b)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
  }

  /// objc.io: the container that keeps a transformed view's centre. The article's static variable is a property here.
  private final class CenteringContainer: UIView {
    weak var animatedView: UIView?
    private var kept: CGPoint?

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let animatedView else { return }
      if let kept { animatedView.center = kept } else { kept = animatedView.center }
    }
  }

  @Test func theContainerKeepsATransformedViewsCentre() {
    let view = FixedView(40, 40)
    let container = CenteringContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.animatedView = view
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
    ])
    container.layoutIfNeeded()
    var ended = false
    UIView.animate(withDuration: 1) {
      view.transform = .init(scaleX: 0.5, y: 0.5)
      container.setNeedsLayout()
      container.layoutIfNeeded()
    } completion: {
      ended = $0
    }
    #expect(ended)
    #expect(view.center == CGPoint(x: 30, y: 30))
    #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
  }

  /// objc.io: change constraints, then lay out inside the animation.
  @Test func animationsEndInTheFinalState() {
    let view = FixedView(10, 10)
    let root = UIView.container(100, 100, view)
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    left.isActive = true
    root.layoutIfNeeded()
    left.constant = 50
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    #expect(view.frame.minX == 50)
  }

  @Test func tenThousandLevelsLayOut() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view: UIView = root
    for _ in 0..<10_000 {
      let child = FixedView()
      view.addSubview(child)
      child.fillSuperview()
      view = child
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    root.frame.size.width = 80
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    #expect(view.convert(CGPoint.zero, to: root) == .zero)
  }
}
