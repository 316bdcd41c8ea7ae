import Foundation
import Graphics
import Testing
import iOSViews

/// The contributions of a view to layout: content size, alignment rectangle, baselines, margins, safe area.
@MainActor
struct ViewContributionTests {
  private func place(_ view: UIView, in root: UIView, x: CGFloat = 0, y: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: y),
    ])
  }

  @Test func contentSizesFollowInvalidation() {
    let a = FixedView(30, 20)
    let root = UIView.container(100, 100, a)
    place(a, in: root)
    root.layoutIfNeeded()
    #expect(a.frame.size == CGSize(width: 30, height: 20))
    a.content = CGSize(width: 50, height: 5)
    root.layoutIfNeeded()
    #expect(a.frame.size == CGSize(width: 50, height: 5))
  }

  /// objc.io: four constraints for a label of 100 × 30: hugging 250, compression resistance 750.
  @Test func huggingAndResistanceAreTwoInequalitiesAnAxis() {
    let a = FixedView(100, 30)
    let root = UIView.container(400, 400, a)
    place(a, in: root)
    let width = a.widthAnchor.constraint(equalToConstant: 200)
    width.priority = UILayoutPriority(249)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
    width.priority = UILayoutPriority(251)
    root.layoutIfNeeded()
    #expect(a.frame.width == 200)
    width.constant = 50
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
    width.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(a.frame.width == 50)
  }

  /// KGNAutoLayout's own tests on iOS: at equal priority a constraint wins over the content's size, on both axes.
  @Test(arguments: [false, true]) func constraintsWinTiesAgainstContent(isVertical: Bool) {
    let a = FixedView(50, 50)
    let root = UIView.container(400, 400, a)
    place(a, in: root)
    let extent = isVertical ? a.heightAnchor : a.widthAnchor
    let least = extent.constraint(greaterThanOrEqualToConstant: 100)
    least.priority = a.contentHuggingPriority(for: isVertical ? .vertical : .horizontal)
    #expect(least.priority.rawValue == 250)
    least.isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.size == (isVertical ? CGSize(width: 50, height: 100) : CGSize(width: 100, height: 50)))
  }

  /// Open Radar 15106765: a required explicit size wins over required content priorities without a conflict.
  @Test func contentPrioritiesAreNeverQuiteRequired() {
    let a = FixedView(100, 30)
    let root = UIView.container(400, 400, a)
    place(a, in: root)
    a.setContentHuggingPriority(.required, for: .horizontal)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    a.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 200)
    #expect(root.layoutNode.engine.conflicts.isEmpty)
  }

  /// objc.io: constraints and content size refer to the alignment rectangle, not to the frame.
  @Test func constraintsSpeakOfAlignmentRectangles() {
    let (a, b) = (FixedView(30, 20), FixedView(10, 10))
    a.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let root = UIView.container(100, 100, a, b)
    place(a, in: root, x: 10, y: 10)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 9, width: 36, height: 24))
    #expect(a.alignmentRect(forFrame: a.frame) == CGRect(x: 10, y: 10, width: 30, height: 20))
    #expect(a.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 30, height: 20)) == a.frame)
    #expect(b.frame.minX == 40)
  }

  /// A badge as high as a tenth of the frame above the part that is aligned.
  private final class BadgedView: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX, y: frame.minY + frame.height / 10, width: frame.width, height: frame.height * 9 / 10)
    }

    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: rect.minY - rect.height / 9, width: rect.width, height: rect.height * 10 / 9)
    }
  }

  /// objc.io: the two methods may compute from the current frame.
  @Test func alignmentMayDependOnTheFrame() {
    let a = BadgedView()
    let root = UIView.container(100, 200, a)
    place(a, in: root, y: 20)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalToConstant: 90),
    ])
    root.layoutIfNeeded()
    #expect(abs(a.frame.height - 100) <= 0.5)
    #expect(abs(a.frame.minY - 10) <= 0.5)
  }

  private final class CarelessView: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 5) }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -4, dy: -5) }
  }

  /// objc.io: the two methods have to be inverse to each other. Views where they are not are reported once.
  @Test func alignmentThatIsNotInverseIsReported() {
    let former = AlignmentMismatch.handler
    defer { AlignmentMismatch.handler = former }
    var reported: [AlignmentMismatch] = []
    AlignmentMismatch.handler = { reported.append($0) }
    let (careless, careful) = (CarelessView(), BadgedView())
    let root = UIView.container(100, 100, careless, careful)
    careless.fillSuperview(20)
    careful.fillSuperview(10)
    root.layoutIfNeeded()
    root.frame.size.width = 90
    root.layoutIfNeeded()
    #expect(reported.map(\.className) == ["CarelessView"])
    #expect(reported.first?.finding.code == "alignment-not-inverse")
  }

  private final class TextHolder: UIView {
    let text: UIView
    init(_ text: UIView) {
      self.text = text
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    override func forBaselineLayout() -> UIView { text }
  }

  /// objc.io: the bottom of the view that `forBaselineLayout` returns is the baseline; the default is the view itself.
  @Test func aSubviewMayStandForTheBaseline() {
    let (text, other) = (FixedView(10, 10), FixedView(10, 10))
    let holder = TextHolder(text)
    let root = UIView.container(100, 100, holder, other)
    place(holder, in: root)
    NSLayoutConstraint.activate([
      holder.heightAnchor.constraint(equalToConstant: 40),
      text.topAnchor.constraint(equalTo: holder.topAnchor, constant: 5),
      other.lastBaselineAnchor.constraint(equalTo: holder.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(other.frame.maxY == 15)
  }

  /// Measured on Mac Catalyst 26: base 8 and safe area (44, 10, 34, 12).
  @Test func marginsAddTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    let inner = FixedView()
    window.addSubview(inner)
    inner.fillSuperview()
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    #expect(inner.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 278, height: 222))
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// 8 points of margin on each side; 672 in the middle of 1,000. Whether a constraint speaks of it or not.
  @Test(arguments: [(300, 8, 284), (1_000, 164, 672)] as [(CGFloat, CGFloat, CGFloat)])
  func readableFrameIsKnownWithoutConstraints(width: CGFloat, x: CGFloat, expected: CGFloat) {
    let root = UIView.container(width, 100)
    let frame = CGRect(x: x, y: 8, width: expected, height: 84)
    #expect(root.readableContentGuide.layoutFrame == frame)
    let view = FixedView(10, 10)
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.readableContentGuide.layoutFrame == frame)
    #expect(view.frame.minX == x)
  }

  /// Content of 50 hugged as strongly as a constraint that wants 100 (KGNAutoLayout's suite, on iOS), and held up as strongly
  /// as one that wants 20.
  @Test func constraintsWinTiesAgainstContent() {
    let view = FixedView(50, 50)
    let root = UIView.container(300, 300, view)
    let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    wide.priority = view.contentHuggingPriority(for: .horizontal)
    let low = view.heightAnchor.constraint(lessThanOrEqualToConstant: 20)
    low.priority = view.contentCompressionResistancePriority(for: .vertical)
    NSLayoutConstraint.activate([wide, low])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 20))
  }

  @Test func readableWidthIsLimited() {
    let root = UIView.container(1024, 300)
    let text = FixedView(.greatestFiniteMagnitude, 10)
    root.addSubview(text)
    let guide = root.readableContentGuide
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.width == 672)
    #expect(text.frame.midX == 512)
    root.frame.size.width = 320
    root.layoutIfNeeded()
    #expect(text.frame.minX == 8 && text.frame.width == 304)
    root.layoutMargins.left = 20
    root.layoutIfNeeded()
    #expect(text.frame.minX == 20 && text.frame.maxX == 312)
  }

  /// Layout sets bounds and centre; a transform stays out of it.
  @Test func transformsAreLeftOut() {
    let (a, b) = (FixedView(40, 20), FixedView(10, 10))
    let root = UIView.container(200, 100, a, b)
    place(a, in: root, x: 10, y: 10)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    a.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(a.center == CGPoint(x: 30, y: 20))
    #expect(a.bounds.size == CGSize(width: 40, height: 20))
    #expect(a.frame == CGRect(x: 20, y: 15, width: 20, height: 10))
    #expect(b.frame.minX == 50)
    #expect(a.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 20, y: 15))
    #expect(a.convert(CGPoint(x: 20, y: 15), from: root) == .zero)
  }

  /// Springs and struts through constraints: a view with a flexible width and one with a flexible left margin.
  @Test func masksFollowTheSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (wide, right) = (
      UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10)),
      UIView(frame: CGRect(x: 70, y: 0, width: 20, height: 10))
    )
    wide.autoresizingMask = .flexibleWidth
    right.autoresizingMask = .flexibleLeftMargin
    root.addSubview(wide)
    root.addSubview(right)
    root.frame.size.width = 200
    #expect(wide.frame == CGRect(x: 10, y: 0, width: 180, height: 10))
    #expect(right.frame == CGRect(x: 170, y: 0, width: 20, height: 10))
    root.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 10, y: 0, width: 180, height: 10))
    #expect(right.frame == CGRect(x: 170, y: 0, width: 20, height: 10))
  }

  /// Springs and struts, all 64 masks: the constraints give what resizing at once gives.
  @Test(arguments: 0..<64)
  func everyMaskAgreesWithItsConstraints(bits: UInt) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let child = UIView(frame: CGRect(x: 20, y: 30, width: 80, height: 90))
    let follower = FixedView()
    child.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
    root.addSubview(child)
    root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: child.leftAnchor),
      follower.rightAnchor.constraint(equalTo: child.rightAnchor),
      follower.topAnchor.constraint(equalTo: child.topAnchor),
      follower.bottomAnchor.constraint(equalTo: child.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 20, y: 30, width: 80, height: 90))
    root.frame.size = CGSize(width: 260, height: 420)
    let expected = child.autoresizingMask.resize(
      CGRect(x: 20, y: 30, width: 80, height: 90), from: CGSize(width: 200, height: 300),
      to: CGSize(width: 260, height: 420))
    root.layoutIfNeeded()
    for (a, b) in zip(edges(follower.frame), edges(expected)) { #expect(abs(a - b) <= 0.5) }
    for (a, b) in zip(edges(child.frame), edges(expected)) { #expect(abs(a - b) <= 0.5) }
  }

  private func edges(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.maxX, rect.maxY] }
}
