import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

/// The code of “Advanced Auto Layout Toolbox”, in Swift, as far as other suites do not have it.
@MainActor
struct ToolboxTests {
  // MARK: Multi-line text

  private final class TwoPassView: UIView {
    let label = UILabel()

    override func layoutSubviews() {
      super.layoutSubviews()
      label.preferredMaxLayoutWidth = label.frame.size.width
      super.layoutSubviews()
    }
  }

  /// Spaces of half the views' width: no constraint can say so of widths that come from elsewhere.
  private final class ProportionalRow: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      var x: CGFloat = 0
      for view in subviews {
        view.frame.origin.x = x
        x += view.frame.width * 1.5
      }
    }
  }

  @Test func spacesMayFollowSizes() {
    let row = ProportionalRow(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let views = [FixedView(20, 10), FixedView(40, 10), FixedView(10, 10)]
    for view in views {
      row.addSubview(view)
      view.topAnchor.constraint(equalTo: row.topAnchor, constant: 5).isActive = true
      view.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
    }
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 30, 90])
    #expect(views.map(\.frame.minY) == [5, 5, 5])
    row.setNeedsLayout()
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 30, 90])
  }

  private final class SelfMeasuringLabel: UILabel {
    override func layoutSubviews() {
      preferredMaxLayoutWidth = frame.size.width
      super.layoutSubviews()
    }
  }

  private final class LabelController: UIViewController {
    let label = UILabel()

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      label.preferredMaxLayoutWidth = label.frame.size.width
      view.layoutIfNeeded()
    }
  }

  private func setUp(_ label: UILabel, in root: UIView) -> FixedView {
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc dddd"
    label.translatesAutoresizingMaskIntoConstraints = false
    let below = FixedView(10, 10)
    root.addSubview(label)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    return below
  }

  /// Ten points a character, ten a line: “aaaa bbbb” and “cccc dddd” fit in 100, each word alone in 50.
  @Test func theSuperviewMeasuresTwice() {
    withTenByTenText {
      let view = TwoPassView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let below = setUp(view.label, in: view)
      view.layoutIfNeeded()
      #expect(view.label.frame.height == 20 && below.frame.minY == 20)
      view.frame.size.width = 50
      view.layoutIfNeeded()
      #expect(view.label.frame.height == 40 && below.frame.minY == 40)
    }
  }

  @Test func theLabelMeasuresItself() {
    withTenByTenText {
      let label = SelfMeasuringLabel()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let below = setUp(label, in: root)
      root.layoutIfNeeded()
      #expect(label.frame.height == 20 && below.frame.minY == 20)
    }
  }

  @Test func theControllerMeasuresAfterLayout() {
    withTenByTenText {
      let controller = LabelController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 200)
      let below = setUp(controller.label, in: controller.view)
      controller.view.layoutIfNeeded()
      #expect(controller.label.frame.height == 40 && below.frame.minY == 40)
    }
  }

  /// Since iOS 8 a label finds its width by itself.
  @Test func theWidthIsFoundWithoutHelp() {
    withTenByTenText {
      let label = UILabel()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let below = setUp(label, in: root)
      root.layoutIfNeeded()
      #expect(below.frame.minY == 20)
    }
  }

  /// “Make sure that you don't have an explicit height constraint … It will trump the calculated height.”
  @Test func anExplicitHeightTrumpsTheText() {
    withTenByTenText {
      let label = UILabel()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 200))
      let below = setUp(label, in: root)
      label.heightAnchor.constraint(equalToConstant: 15).isActive = true
      root.layoutIfNeeded()
      #expect(below.frame.minY == 15)
    }
  }

  // MARK: Constraint code

  @Test func forgettingTheMaskBreaksConstraints() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    let members = root.layoutNode.engine.conflicts.first?.members ?? []
    #expect(members.contains { if case .autoresizing = $0 { true } else { false } })
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(root.layoutNode.engine.conflicts.isEmpty)
    #expect(view.frame.width == 50)
  }

  /// The trick with `alignAllCenterX`: the format is a dummy, the option centres.
  @Test func aFormatCanCentre() {
    let subview = FixedView(40, 20)
    let superview = UIView.container(300, 200, subview)
    superview.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[superview]-(<=1)-[subview]", options: .alignAllCenterX, metrics: nil,
        views: ["superview": superview, "subview": subview]))
    superview.layoutIfNeeded()
    #expect(subview.center.x == 150)
  }

  private func leftAlignAndVerticallySpaceOut(_ views: [UIView], _ distance: CGFloat) {
    for (first, second) in zip(views, views.dropFirst()) {
      first.translatesAutoresizingMaskIntoConstraints = false
      second.translatesAutoresizingMaskIntoConstraints = false
      first.superview?.addConstraints([
        NSLayoutConstraint(
          item: first, attribute: .bottom, relatedBy: .equal, toItem: second, attribute: .top, multiplier: 1,
          constant: -distance),
        NSLayoutConstraint(
          item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .left, multiplier: 1,
          constant: 0),
      ])
    }
  }

  @Test func theHelperSpacesViewsOut() {
    let views = [FixedView(10, 10), FixedView(30, 20), FixedView(20, 10)]
    let root = UIView.container(100, 100)
    for view in views { root.addSubview(view) }
    leftAlignAndVerticallySpaceOut(views, 5)
    NSLayoutConstraint.activate([
      views[0].topAnchor.constraint(equalTo: root.topAnchor),
      views[2].leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 15, 40])
    #expect(views.map(\.frame.minX) == [0, 0, 0])
  }

  private final class LocalView: UIView {
    override class var requiresConstraintBasedLayout: Bool { true }
    let part = FixedView()
    var isWide = false { didSet { changeWidth() } }
    private var width: NSLayoutConstraint?

    /// “Remove the constraint immediately and call setNeedsUpdateConstraints.”
    private func changeWidth() {
      width?.isActive = false
      width = nil
      setNeedsUpdateConstraints()
    }

    override func updateConstraints() {
      if part.superview == nil {
        addSubview(part)
        part.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      if width == nil {
        width = part.widthAnchor.constraint(equalTo: widthAnchor, multiplier: isWide ? 1 : 0.5)
        width?.isActive = true
      }
      super.updateConstraints()
    }
  }

  @Test func localConstraintsComeInUpdateConstraints() {
    let view = LocalView(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
    view.layoutIfNeeded()
    #expect(view.part.frame.width == 40)
    view.isWide = true
    view.layoutIfNeeded()
    #expect(view.part.frame.width == 80)
  }

  // MARK: Name tags

  private nonisolated(unsafe) static var key = 0

  @Test func associatedValuesLiveAsLongAsTheirObject() {
    final class Tag {}
    weak var tag: Tag?
    let view = UIView()
    do {
      let new = Tag()
      tag = new
      objc_setAssociatedObject(view, &Self.key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(objc_getAssociatedObject(view, &Self.key) as? Tag === tag && tag != nil)
    objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(tag == nil)
    let other = NSObject()
    objc_setAssociatedObject(other, &Self.key, "name", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(other, &Self.key) as? String == "name")
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
  }
}
