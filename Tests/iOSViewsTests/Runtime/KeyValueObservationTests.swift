#if !canImport(ObjectiveC)
  import AutoLayout
  import Foundation
  import Testing

  @testable import iOSViews

  /// Observing properties by key path. Options and lifetime: Foundation's `NSKeyValueObservation`.
  @MainActor
  struct KeyValueObservationTests {
    @Test func scrollingIsSeenAsItHappens() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var seen: [[CGFloat?]] = []
      let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
        #expect(view === scroll)
        seen.append([change.oldValue?.y, change.newValue?.y])
      }
      scroll.contentOffset.y = 20
      scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
      #expect(seen == [[0, 20], [20, 30]])
      observation.invalidate()
      scroll.contentOffset.y = 50
      #expect(seen.count == 2)
    }

    @Test func valuesAreSentOnlyOnRequest() {
      let view = UIView()
      var changes = 0
      let observation = view.observe(\.isHidden) { _, change in
        #expect(change.newValue == nil && change.oldValue == nil)
        changes += 1
      }
      view.isHidden = true
      view.isHidden = true
      #expect(changes == 1)
      withExtendedLifetime(observation) {}
    }

    private final class Model: NSObject {
      var count = 0 { didSet { didChangeValue(forKey: "count") } }
      var name = "" { didSet { didChangeValue(for: \.name) } }
    }

    /// Objects that are no views announce their changes.
    @Test func announcedChangesAreSeen() {
      let model = Model()
      var (counts, names) = ([Int?](), [String?]())
      let observations = [
        model.observe(\.count, options: .new) { counts.append($1.newValue) },
        model.observe(\.name, options: .old) { names.append($1.oldValue) },
      ]
      model.count = 1
      model.count = 1
      model.willChangeValue(forKey: "name")
      model.name = "a"
      #expect(counts == [1] && names == [""])
      observations[0].invalidate()
      model.count = 2
      #expect(counts == [1])
    }

    @Test func parentsOfControllersAreSeen() {
      let (parent, child) = (UIViewController(), UIViewController())
      var seen: [Bool] = []
      let observation = child.observe(\.parent, options: .new) { child, _ in
        seen.append(child.parent === parent)
      }
      parent.addChild(child)
      child.removeFromParent()
      #expect(seen == [true, false])
      withExtendedLifetime(observation) {}
    }

    @Test func theFirstValueComesAtOnce() {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      var seen: [CGRect?] = []
      let observation = view.observe(\.frame, options: [.initial, .new]) { seen.append($1.newValue) }
      #expect(seen == [view.frame])
      withExtendedLifetime(observation) {}
    }

    /// Observers see values that layout sets, too: content that grows by its constraints, a view's bounds.
    @Test func layoutIsSeen() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      let height = content.heightAnchor.constraint(equalToConstant: 500)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height,
      ])
      var sizes: [CGFloat] = []
      var bounds: [CGFloat] = []
      let one = scroll.observe(\.contentSize, options: .new) { sizes.append($1.newValue?.height ?? -1) }
      let two = content.layer.observe(\.bounds, options: .new) { bounds.append($1.newValue?.height ?? -1) }
      scroll.layoutIfNeeded()
      height.constant = 700
      scroll.layoutIfNeeded()
      #expect(sizes == [500, 700])
      #expect(bounds == [500, 700])
      withExtendedLifetime((one, two)) {}
    }

    @Test func anObservationEndsWithItsObject() {
      let view = UIView()
      var changes = 0
      var observation: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in changes += 1 }
      view.alpha = 0.5
      _ = observation
      observation = nil
      view.alpha = 0.2
      #expect(changes == 1)
    }

    /// An observer that changes what it observes is notified of that, and not for ever.
    @Test func observersMayChangeWhatTheyObserve() {
      let view = UIView()
      var changes = 0
      let observation = view.observe(\.frame) { view, _ in
        changes += 1
        view.frame.size.width += 1
      }
      view.frame.size.width = 10
      #expect(changes >= 1 && changes < 100)
      withExtendedLifetime(observation) {}
    }
  }
#endif
