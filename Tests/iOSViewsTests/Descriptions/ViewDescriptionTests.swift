import AutoLayout
import Foundation
import Testing
import iOSViews

@MainActor
struct ViewDescriptionTests {
  let addresses = SampleAddresses()

  private func view<V: UIView>(_ view: V, _ address: String, _ frame: CGRect, in superview: UIView? = nil)
    -> V
  {
    view.frame = frame
    addresses.set(view, address)
    superview?.addSubview(view)
    return view
  }

  /// The listing of a public article on debugging Auto Layout.
  @Test func recursiveDescription() {
    let root = view(UIView(), "0x7730fe0", CGRect(x: 32, y: 128, width: 259, height: 604))
    let a = view(UIView(), "0x7731880", CGRect(x: 90, y: -50, width: 80, height: 100), in: root)
    let b = view(UIView(), "0x7731aa0", CGRect(x: 90, y: 101, width: 80, height: 100), in: root)
    for (view, address) in [(root, "0x7731150"), (a, "0x7731450"), (b, "0x7731c60")] {
      addresses.set(view.layer, address)
    }
    #expect(
      root.recursiveDescription(namer: addresses.namer) == """
        <UIView: 0x7730fe0; frame = (32 128; 259 604); layer = <CALayer: 0x7731150>>
           | <UIView: 0x7731880; frame = (90 -50; 80 100); layer = <CALayer: 0x7731450>>
           | <UIView: 0x7731aa0; frame = (90 101; 80 100); layer = <CALayer: 0x7731c60>>
        """)
  }

  @Test func whatDiffersFromTheDefaultsIsPrinted() {
    let label = UILabel()
    label.text = "A text of more than twenty-five characters"
    _ = view(label, "0x1", CGRect(x: 0.5, y: 0, width: 33.25, height: 20))
    label.clipsToBounds = true
    label.alpha = 0.5
    label.isHidden = true
    label.isOpaque = false
    label.tag = 7
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addresses.set(label.layer, "0x2")
    #expect(
      label.description(namer: addresses.namer)
        == "<UILabel: 0x1; frame = (0.5 0; 33.25 20); text = 'A text of more than twent...'; "
        + "clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; autoresize = W+H; tag = 7; "
        + "userInteractionEnabled = NO; layer = <_UILabelLayer: 0x2>>")
  }

  @Test func liveDescriptionsPrintAddresses() {
    let root = UIView()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(root.description.wholeMatch(of: /<UIView: 0x[0-9a-f]+; .*>/) != nil)
    #expect(guide.description.contains("\"\", layoutFrame = {{0, 0}, {0, 0}}, owningView = <UIView: 0x"))
    #expect(
      root.topAnchor.description.wholeMatch(of: /<NSLayoutYAxisAnchor:0x[0-9a-f]+ "UIView:0x[0-9a-f]+\.top">/)
        != nil)
    #expect(
      root.widthAnchor.constraint(equalToConstant: 3).debugDescription.wholeMatch(
        of: /<NSLayoutConstraint:0x[0-9a-f]+ UIView:0x[0-9a-f]+\.width == 3   \(inactive\)>/) != nil)
  }

  /// The shape of a public article's listing (iOS 6 and 7).
  @Test func legacyTrace() {
    let window = view(UIWindow(), "0x1093137f0", CGRect(x: 0, y: 0, width: 320, height: 480))
    let container = view(UIView(), "0x1090f5220", .zero, in: window)
    _ = view(UISwitch(), "0x726d440", .zero, in: container)
    container.translatesAutoresizingMaskIntoConstraints = false
    container.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let trace = LayoutTrace(describer: ConstraintDescriber(era: .legacy, namer: addresses.namer))
    #expect(
      trace.text(of: container.layoutNode) == """

        *<UIWindow:0x1093137f0> - AMBIGUOUS LAYOUT
        |   *<UIView:0x1090f5220> - AMBIGUOUS LAYOUT
        |   |   <UISwitch:0x726d440>
        """)
  }

  @Test func autolayoutTrace() {
    let window = view(UIWindow(), "0x7fc260d17e50", CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = view(UIView(), "0x7fc26280a400", .zero, in: window)
    let loose = view(UIImageView(), "0x7fc260c086f0", CGRect(x: 1, y: 2, width: 3, height: 4), in: window)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 100),
      scroll.heightAnchor.constraint(equalToConstant: 50),
    ])
    let trace = LayoutTrace(describer: ConstraintDescriber(namer: addresses.namer))
    func lines() -> [String] {
      trace.text(of: loose.layoutNode).replacing(/\{id: \d+\}/, with: "{id: N}").components(separatedBy: "\n")
    }
    #expect(
      lines() == [
        "", "•UIWindow:0x7fc260d17e50 - AMBIGUOUS LAYOUT",
        "|   *UIView:0x7fc26280a400- AMBIGUOUS LAYOUT for UIView:0x7fc26280a400.minY{id: N}",
        "|   UIImageView:0x7fc260c086f0",
        "", "Legend:", "\t* - is laid out with auto layout",
        "\t+ - is laid out manually, but is represented in the layout engine because "
          + "translatesAutoresizingMaskIntoConstraints = YES",
        "\t• - layout engine host",
      ])
    scroll.topAnchor.constraint(equalTo: loose.topAnchor).isActive = true
    #expect(
      lines().prefix(4) == [
        "", "•UIWindow:0x7fc260d17e50", "|   *UIView:0x7fc26280a400", "|   +UIImageView:0x7fc260c086f0",
      ])
  }
}
