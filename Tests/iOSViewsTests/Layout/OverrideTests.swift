import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSControls
@testable import iOSCore

/// Members that layout reads are read through overrides, as Objective-C's dispatch does for Apple's classes. The
/// measurer sets characters of 10 × 10 points.
@MainActor
struct OverrideTests {
  // MARK: Content sizes

  private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 16, height: size.height + 8)
    }
  }

  private final class InsetLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let space = bounds.inset(by: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
      let text = super.textRect(forBounds: space, limitedToNumberOfLines: numberOfLines)
      return text.inset(by: UIEdgeInsets(top: -4, left: -8, bottom: -4, right: -8))
    }
  }

  private final class ChatField: UITextView {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: min(size.height, 60))
    }
  }

  private final class TallContent: UIListContentView {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: size.height + 100)
    }
  }

  private func pinned(_ view: UIView, width: CGFloat? = nil) -> UIView {
    let root = UIView.container(300, 600, view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    root.layoutIfNeeded()
    return root
  }

  private func set<Label: UILabel>(_ label: Label, _ text: String, lines: Int = 1) -> Label {
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// The rectangle is at the top of the bounds (square/Paralayout, pictures of iOS 17.5), and where the alignment puts the text (Eric
  /// D., "UILabel centered text", 2017).
  @Test func textRectangles() {
    withTenByTenText {
      let label = set(UILabel(), "one two", lines: 0)
      let bounds = CGRect(x: 5, y: 5, width: 100, height: 60)
      let rectangles = [NSTextAlignment.natural, .center, .right].map { alignment in
        label.textAlignment = alignment
        return label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      }
      #expect(rectangles[0] == CGRect(x: 5, y: 5, width: 70, height: 10))
      #expect(rectangles.map(\.minX) == [5, 20, 35])
    }
  }

  @Test func paddedLabelIsAsLargeAsItSays() {
    withTenByTenText {
      let label = set(PaddedLabel(frame: .zero), "hello")
      let root = pinned(label)
      #expect(label.frame.size == CGSize(width: 66, height: 18))
      label.text = "hello you"
      root.layoutIfNeeded()
      #expect(label.frame.size == CGSize(width: 106, height: 18))
    }
  }

  /// Four words of 4 characters in 100 points: two to a line. The superclass answers for the width that layout has found.
  @Test func overrideAddsToWrappedText() {
    withTenByTenText {
      let label = set(PaddedLabel(frame: .zero), "aaaa bbbb cccc dddd", lines: 0)
      let root = pinned(label, width: 100)
      #expect(label.frame.height == 28)
      #expect(label.intrinsicContentSize == CGSize(width: 206, height: 18))
      label.preferredMaxLayoutWidth = 50
      root.layoutIfNeeded()
      #expect(label.frame.height == 48)
    }
  }

  /// In 100 points the text has 84: a word to a line, two lines with a word of 4 fit in 90.
  @Test func textRectMakesTheContentSize() {
    withTenByTenText {
      let one = set(InsetLabel(frame: .zero), "hello")
      _ = pinned(one)
      #expect(one.frame.size == CGSize(width: 66, height: 18))
      let many = set(InsetLabel(frame: .zero), "aaaa bbbb cccc dddd", lines: 0)
      _ = pinned(many, width: 100)
      #expect(many.frame.height == 48)
      #expect(one.sizeThatFits(.zero) == CGSize(width: 66, height: 18))
    }
  }

  /// Ten lines are 116 points high and more.
  @Test func textFieldStopsGrowing() {
    withTenByTenText {
      let field = ChatField(frame: .zero)
      field.isScrollEnabled = false
      field.text = "a"
      let root = pinned(field, width: 100)
      let low = field.frame.height
      field.text = Array(repeating: "a", count: 10).joined(separator: "\n")
      root.layoutIfNeeded()
      #expect(low < 60)
      #expect(field.frame.height == 60)
    }
  }

  @Test func listContentIsAsHighAsItSays() {
    withTenByTenText {
      var content = UIListContentConfiguration.cell()
      content.text = "hello"
      let (plain, tall) = (UIListContentView(configuration: content), TallContent(configuration: content))
      _ = pinned(plain, width: 200)
      _ = pinned(tall, width: 200)
      #expect(tall.frame.height == plain.frame.height + 100)
    }
  }

  /// Stacks, fitting sizes and cells do it the same way.
  @Test func everyWayOfMeasuringCallsTheOverride() {
    withTenByTenText {
      let labels = (0..<2).map { _ in set(PaddedLabel(frame: .zero), "hello") }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 36))
      #expect(StackArrangement(stack: stack).plainExtent(along: .vertical) == 36)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let wrapped = set(PaddedLabel(frame: .zero), "aaaa bbbb cccc dddd", lines: 0)
      wrapped.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(wrapped)
      wrapped.fillSuperview()
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 100, height: 28))
    }
  }

  /// A view that its frame places has no use for a content size (Blueprint's suite counts).
  @Test func frameIsNotMeasured() {
    withTenByTenText {
      final class Counted: UIView {
        var count = 0
        override var intrinsicContentSize: CGSize {
          count += 1
          return CGSize(width: 10, height: 10)
        }
      }
      let view = Counted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.count == 0)
      #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
      #expect(view.count > 0)
    }
  }

  // MARK: Frames

  private class Watcher: UIView {
    var lines: [String] = []
    override var frame: CGRect { didSet { lines.append("frame \(oldValue.width) \(frame.width)") } }
    override var bounds: CGRect { didSet { lines.append("bounds \(oldValue.width) \(bounds.width)") } }
    override var center: CGPoint { didSet { lines.append("center \(center.x)") } }
  }

  /// Layout sets bounds and centre (many stack traces show the two and never the frame); masks set the frame.
  @Test func layoutSetsBoundsAndCentre() {
    withTenByTenText {
      let view = Watcher()
      let root = UIView.container(100, 100, view)
      view.fillSuperview(10)
      root.layoutIfNeeded()
      #expect(view.lines == ["bounds 0.0 80.0", "center 50.0"])
      #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
      view.lines = []
      root.layoutIfNeeded()
      #expect(view.lines.isEmpty)
      let inner = Watcher(frame: CGRect(x: 5, y: 0, width: 70, height: 10))
      inner.autoresizingMask = .flexibleWidth
      view.addSubview(inner)
      inner.lines = []
      root.frame.size.width = 200
      root.layoutIfNeeded()
      #expect(view.lines == ["bounds 80.0 180.0", "center 100.0"])
      #expect(inner.lines == ["frame 70.0 170.0"])
      #expect(inner.frame == CGRect(x: 5, y: 0, width: 170, height: 10))
    }
  }

  /// Frames of thirds come out as exactly as they do without an override.
  @Test func settersKeepFramesExact() {
    withTenByTenText {
      let views = [Watcher(), Watcher(), Watcher()]
      let plain = [UIView(), UIView(), UIView()]
      @MainActor func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        let root = UIView.container(100, 50, scale: 3, stack)
        stack.fillSuperview()
        root.layoutIfNeeded()
        withExtendedLifetime(root) {}
        return stack
      }
      let stacks = [row(views), row(plain)]
      #expect(views.map(\.frame) == plain.map(\.frame))
      withExtendedLifetime(stacks) {}
    }
  }

  /// An override may hand on other bounds than layout's, and set its own frame from within.
  @Test func overridesHaveTheLastWord() {
    withTenByTenText {
      final class Limited: UIView {
        override var bounds: CGRect {
          get { super.bounds }
          set { super.bounds = CGRect(origin: newValue.origin, size: CGSize(width: 50, height: 50)) }
        }
      }
      let view = Limited()
      let root = UIView.container(100, 100, view)
      view.fillSuperview()
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    }
  }

  // MARK: Insets

  private final class InsetWindow: UIWindow {
    var insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  /// Epoxy's suite overrides a window's safe area.
  @Test func safeAreaOfAnOverrideIsInherited() {
    withTenByTenText {
      let window = InsetWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let controller = UIViewController()
      let view = FixedView(10, 10)
      controller.view.addSubview(view)
      let guide = controller.view.safeAreaLayoutGuide
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.view.safeAreaInsets == window.insets)
      #expect(view.frame.origin == CGPoint(x: 20, y: 10))
      #expect(window.safeAreaLayoutGuide.layoutFrame == CGRect(x: 20, y: 10, width: 240, height: 260))
      window.insets.top = 50
      window.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(view.frame.origin == CGPoint(x: 20, y: 50))
    }
  }

  private final class WideMargins: UIView {
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60) }
      set {}
    }
  }

  private final class LeadingMargins: UIView {
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { NSDirectionalEdgeInsets(top: 30, leading: 40, bottom: 50, trailing: 60) }
      set {}
    }
  }

  @Test(arguments: [false, true])
  func marginsOfAnOverrideCount(isDirectional: Bool) {
    let outer = isDirectional ? LeadingMargins(frame: .zero) : WideMargins(frame: .zero)
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let inner = FixedView(10, 10)
    outer.addSubview(inner)
    let heir = UIView(frame: outer.bounds)
    heir.preservesSuperviewLayoutMargins = true
    outer.addSubview(heir)
    let margins = outer.layoutMarginsGuide
    inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 40, y: 140, width: 10, height: 10))
    #expect(heir.layoutMargins == UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60))
  }
}
