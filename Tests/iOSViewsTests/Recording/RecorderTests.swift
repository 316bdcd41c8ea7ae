import AutoLayout
import Foundation
import Testing
import iOSViews

/// The events that a recorder writes down, and its reports.
@MainActor
struct RecorderTests {
  /// A clock that goes on by a millisecond each time it is looked at.
  static func steadyClock() -> LayoutRecorder.Clock {
    var time = Duration.zero
    return {
      time += .milliseconds(1)
      return time
    }
  }

  private func record(_ body: () -> Void) -> LayoutRecording {
    LayoutRecorder.record(clock: Self.steadyClock(), body)
  }

  @Test func constraintsWithTheirObjectsAndSites() throws {
    let (a, root) = (FixedView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    a.accessibilityIdentifier = "box"
    root.addSubview(a)
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    width.creationSite = SourceLocation(file: "Form.swift", line: 12)
    let recording = record {
      width.isActive = true
      width.constant = 20
      width.constant = 20
      width.priority = UILayoutPriority(1000)
      width.isActive = false
    }
    #expect(recording.events.map(\.kind) == [.constraintAdded, .constantChanged, .constraintRemoved])
    #expect(recording.events[1].detail == .change(from: 10, to: 20))
    #expect(recording.events.allSatisfy { $0.constraint == 0 && $0.duration == .zero && $0.cause == nil })
    let constraint = try #require(recording.constraints.first)
    #expect(constraint.text == "<NSLayoutConstraint:#2 box.width == 10   (active, names: box:#3 )>")
    #expect(constraint.creationSite?.description == "Form.swift:12")
    #expect(constraint.holder.map { recording.views[$0].name } == "box")
  }

  @Test func passesNestAndTakeTime() throws {
    let label = UILabel()
    label.text = "Save"
    label.numberOfLines = 0
    let root = UIView.container(100, 100, label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let recording = record { root.layoutIfNeeded() }
    let events = recording.events
    #expect(events.first?.kind == .layoutPass)
    #expect(recording.count(.updatePass) == 1)
    #expect(recording.count(.solve) == 1)
    #expect(recording.count(.layoutSubviews) == 2)
    #expect(recording.rowsTouched > 0)
    #expect(recording.count(.measure) >= 1)
    for event in events {
      guard let cause = event.cause.map({ events[$0] }) else { continue }
      #expect(cause.start < event.start)
      #expect(event.start + event.duration <= cause.start + cause.duration)
    }
    let measured = try #require(
      events.first { $0.kind == .measure && recording.views[$0.view ?? 0].className == "UILabel" })
    guard case .measured(_, let size, let isText) = measured.detail else {
      Issue.record("a measurement has a size")
      return
    }
    #expect(isText)
    #expect(size.width > 0 && size.height > 0)
    #expect(record { root.layoutIfNeeded() }.events.isEmpty)
  }

  @Test func theSameProgramGivesTheSameRecording() {
    func run() -> LayoutRecording {
      record {
        let (a, b) = (FixedView(20, 10), FixedView(30, 10))
        let root = UIView.container(200, 100, a, b)
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
        root.layoutIfNeeded()
        a.removeFromSuperview()
        root.layoutIfNeeded()
      }
    }
    let first = run()
    #expect(first.count(.subviewAdded) == 2 && first.count(.subviewRemoved) == 1)
    #expect(first.count(.constraintRemoved) == 2)
    #expect(run() == first)
  }

  /// The habit that the first article warns of: `updateConstraints` that removes all constraints and makes them again.
  @Test func churnNamesTheViewThatRebuilds() throws {
    final class RebuildingView: UIView {
      var own: [NSLayoutConstraint] = []
      override func updateConstraints() {
        NSLayoutConstraint.deactivate(own)
        own = [
          widthAnchor.constraint(equalToConstant: 10), heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(own)
        super.updateConstraints()
      }
    }
    let (rebuilder, calm) = (RebuildingView(), FixedView(10, 10))
    let root = UIView.container(100, 100, calm, rebuilder)
    let left = calm.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    left.isActive = true
    let recording = record {
      for round in 0..<5 {
        rebuilder.setNeedsUpdateConstraints()
        left.constant = CGFloat(round + 1)
        root.layoutIfNeeded()
      }
    }
    let churn = try #require(recording.churn.first)
    #expect(recording.views[churn.view].className.hasSuffix("RebuildingView"))
    #expect(churn.added == 10 && churn.removed == 8 && churn.rebuilt == 8)
    let other = try #require(recording.churn.dropFirst().first { $0.constantChanges > 0 })
    #expect(other.constantChanges == 5 && other.rebuilt == 0)
  }

  @Test func fittingsAndHierarchies() {
    let view = FixedView(10, 10)
    let root = UIView.container(100, 100, view)
    let recording = record {
      _ = root.systemLayoutSizeFitting(.zero)
      view.invalidateIntrinsicContentSize()
      view.setNeedsLayout()
      view.setNeedsLayout()
    }
    #expect(recording.count(.fitting) == 1)
    #expect(recording.count(.invalidateIntrinsicContentSize) == 1)
    let requests = recording.events.filter { $0.kind == .setNeedsLayout && $0.view != nil }
    #expect(requests.last?.marks == false)
  }

  /// A view that goes while it is recorded takes its numbers along.
  @Test func viewsMayGo() {
    let root = UIView.container(100, 100)
    let recording = record {
      for _ in 0..<50 {
        let view = UILabel()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.text = "Gone"
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        view.removeFromSuperview()
      }
    }
    #expect(recording.views.count == 51)
    #expect(recording.count(.constraintAdded) == 50)
    // They go with their view; nobody removes them.
    #expect(recording.count(.constraintRemoved) == 0)
    #expect(Set(recording.constraints.map(\.text)).count == 50)
  }

  /// Trees of other threads are not heard.
  @Test func onlyItsOwnThreadIsHeard() async {
    let recording = record {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let node = LayoutNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        node.layoutIfNeeded()
        done.signal()
      }
      done.wait()
    }
    #expect(recording.events.isEmpty)
  }
}
