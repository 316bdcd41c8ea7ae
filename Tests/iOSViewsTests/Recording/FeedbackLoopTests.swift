import AutoLayout
import Testing
import iOSViews

/// Passes that never come to rest: counted, ended, and reported with what keeps them going.
@MainActor
struct FeedbackLoopTests {
  /// Two views whose layouts mark each other.
  private final class PartnerView: UIView {
    weak var partner: UIView?
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
      partner?.setNeedsLayout()
    }
  }

  @Test func viewsThatMarkEachOther() throws {
    let (a, b) = (PartnerView(), PartnerView())
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    (a.partner, b.partner) = (b, a)
    let root = UIView.container(100, 100, a, b)
    let loops = FeedbackLoops.collect { root.layoutIfNeeded() }
    let loop = try #require(loops.first)
    #expect(loops.count == 1)
    #expect(loop.pass == .layout)
    #expect(loop.rounds == 50)
    #expect(a.layouts <= 51 && b.layouts <= 51)
    #expect(loop.causes.map(\.text).contains("a.layoutSubviews() calls setNeedsLayout() of b"))
    #expect(loop.causes.map(\.text).contains("b.layoutSubviews() calls setNeedsLayout() of a"))
    #expect(loop.recording.count(.layoutSubviews) >= 3)
    #expect(loop.finding.message.hasPrefix("PartnerView requested another layout 50 times"))
  }

  /// A constant that never is what the last layout made it.
  private final class BreathingView: UIView {
    lazy var width = widthAnchor.constraint(equalToConstant: 10)

    override func layoutSubviews() {
      super.layoutSubviews()
      width.isActive = true
      width.constant = bounds.width == 10 ? 20 : 10
    }
  }

  @Test func aConstantThatSwings() throws {
    let view = BreathingView()
    view.accessibilityIdentifier = "lung"
    let root = UIView.container(100, 100, view)
    let loop = try #require(FeedbackLoops.collect { root.layoutIfNeeded() }.first)
    let causes = loop.causes.map(\.text)
    #expect(
      causes.contains { $0.hasPrefix("lung.layoutSubviews() changes the constant of <NSLayoutConstraint:") })
    #expect(loop.causes.first?.caller == .layoutSubviews)
    let order = loop.text
    #expect(order.contains("In order:\n"))
    #expect(order.contains("lung: layoutSubviews() 3, updateConstraints() 0\n"))
    #expect(["10", "20"].contains("\(Int(view.frame.width))"))
  }

  /// `updateConstraints()` that makes everything again and requests itself.
  private final class RebuildingView: UIView {
    var own: [NSLayoutConstraint] = []

    override func updateConstraints() {
      NSLayoutConstraint.deactivate(own)
      own = [widthAnchor.constraint(equalToConstant: 10)]
      NSLayoutConstraint.activate(own)
      setNeedsUpdateConstraints()
      super.updateConstraints()
    }
  }

  @Test func updatesThatRequestUpdates() throws {
    let view = RebuildingView()
    let root = UIView.container(100, 100, view)
    let loop = try #require(FeedbackLoops.collect { root.layoutIfNeeded() }.first)
    #expect(loop.pass == .updateConstraints)
    #expect(loop.nodes.count == 1 && loop.nodes.first === view.layoutNode)
    #expect(loop.recording.churn.first?.rebuilt == 3)
    #expect(
      loop.causes.contains { $0.call.kind == .setNeedsUpdateConstraints && $0.caller == .updateConstraints })
  }

  /// Calls within calls: without an end the thread's stack would overflow.
  private final class ImpatientView: UIView {
    var calls = 0

    override func layoutSubviews() {
      calls += 1
      super.layoutSubviews()
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  @Test func layoutWithinLayoutEnds() throws {
    let view = ImpatientView()
    let root = UIView.container(100, 100, view)
    let loops = FeedbackLoops.collect { root.layoutIfNeeded() }
    #expect(loops.count == 1)
    #expect(view.calls <= 200)
    #expect(loops.first?.causes.isEmpty == false)
  }

  /// Reported once, and again only after the tree has come to rest.
  @Test func aLoopIsReportedOnce() {
    let view = PartnerView()
    view.partner = view
    let root = UIView.container(100, 100, view)
    let first = FeedbackLoops.collect {
      root.layoutIfNeeded()
      root.layoutIfNeeded()
    }
    #expect(first.count == 1)
    #expect(root.layoutNode.feedbackLoop != nil)
    view.partner = nil
    #expect(FeedbackLoops.collect { root.layoutIfNeeded() }.isEmpty)
    #expect(root.layoutNode.feedbackLoop == nil)
    view.partner = view
    #expect(
      FeedbackLoops.collect {
        view.setNeedsLayout(); view.layoutIfNeeded()
      }.count == 1)
  }

  /// Apple's switch sets how many rounds are allowed.
  @Test func theThresholdIsASwitch() {
    let view = PartnerView()
    view.partner = view
    let root = UIView.container(100, 100, view)
    var switches = LayoutSwitches()
    switches.feedbackLoopThreshold = 120
    let loops = LayoutSwitches.with(switches) { FeedbackLoops.collect { root.layoutIfNeeded() } }
    #expect(loops.first?.rounds == 120)
    #expect(view.layouts == 120)
  }
}
