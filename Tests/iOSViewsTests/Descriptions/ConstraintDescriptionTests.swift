import AutoLayout
import Foundation
import Testing
@_spi(ViewHooks) import iOSCore
import iOSViews

/// Lines of public logs of Apple's systems, made again from objects (the addresses are the logs').
@MainActor
struct ConstraintDescriptionTests {
  let addresses = SampleAddresses()

  final class HeaderView: UIView {}
  final class AwesomeView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 160) }
  }

  private func view<V: UIView>(_ view: V = UIView(), _ address: String, in superview: UIView? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    addresses.set(view, address)
    superview?.addSubview(view)
    return view
  }

  private func label(_ text: String, _ address: String, in superview: UIView? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    return view(label, address, in: superview)
  }

  private func text(
    _ constraint: NSLayoutConstraint, _ address: String, identifier: String? = nil, active: Bool = true,
    era: DescriptionEra = .current
  ) -> String {
    addresses.set(constraint, address)
    constraint.identifier = identifier
    if active { constraint.isActive = true }
    return ConstraintDescriber(era: era, namer: addresses.namer).describe(constraint).description
      .replacing("iOSViewsTests.ConstraintDescriptionTests.", with: "Proto.")
  }

  @Test func sizes() {
    let stack = view(UIStackView(), "0x7fa4d0dece70")
    #expect(
      text(stack.heightAnchor.constraint(equalToConstant: 24), "0x6080004835c0")
        == "<NSLayoutConstraint:0x6080004835c0 UIStackView:0x7fa4d0dece70.height == 24   (active)>")
    let header = view(HeaderView(), "0x7fa4d0df1370")
    #expect(
      text(
        header.heightAnchor.constraint(equalToConstant: .leastNormalMagnitude), "0x600000a85d70",
        identifier: "UIView-Encapsulated-Layout-Height")
        == "<NSLayoutConstraint:0x600000a85d70 'UIView-Encapsulated-Layout-Height' "
        + "Proto.HeaderView:0x7fa4d0df1370.height == 2.22507e-308   (active)>")
  }

  @Test func distancesToTheSuperview() {
    let header = view(HeaderView(), "0x7fa4d0df1370")
    let stack = view(UIStackView(), "0x7fa4d0dece70", in: header)
    #expect(
      text(stack.topAnchor.constraint(equalTo: header.topAnchor, constant: 21), "0x608000687440")
        == "<NSLayoutConstraint:0x608000687440 V:|-(21)-[UIStackView:0x7fa4d0dece70]   "
        + "(active, names: '|':Proto.HeaderView:0x7fa4d0df1370 )>")
    let other = view(UIStackView(), "0x7f83b9a05c70")
    let lunch = label("Set lunch", "0x7f83b9a05e80", in: other)
    #expect(
      text(
        other.trailingAnchor.constraint(equalTo: lunch.trailingAnchor), "0x7f83b9b005c0",
        identifier: "UISV-canvas-connection")
        == "<NSLayoutConstraint:0x7f83b9b005c0 'UISV-canvas-connection' "
        + "H:[UILabel:0x7f83b9a05e80'Set lunch']-(0)-|   (active, names: '|':UIStackView:0x7f83b9a05c70 )>")
  }

  @Test func guidesAndPriorities() {
    let owner = view(UIView(), "0x7f909a93c110")
    let guide = UILayoutGuide()
    addresses.set(guide, "0x600002fe0e00")
    owner.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: owner.topAnchor)
    constraint.priority = .defaultLow
    #expect(
      text(constraint, "0x6000035b7890")
        == "<NSLayoutConstraint:0x6000035b7890 V:|-(0@250)-[UILayoutGuide:0x600002fe0e00''] priority:250   "
        + "(active, names: '|':UIView:0x7f909a93c110 )>")
  }

  @Test func systemSpacingAndLongTexts() {
    let root = UIView()
    let stack = view(UIStackView(), "0x7fa67350c680", in: root)
    let button = UIButton()
    button.setTitle("E-posta adresini mi unuttun?", for: .normal)
    _ = view(button, "0x7fa67350bf50", in: root)
    let constraint = button.topAnchor.constraint(equalToSystemSpacingBelow: stack.bottomAnchor, multiplier: 1)
    #expect(
      text(constraint, "0x6000033499e0", identifier: "UISV-spacing")
        == "<NSLayoutConstraint:0x6000033499e0 'UISV-spacing' V:[UIStackView:0x7fa67350c680]-"
        + "(NSLayoutAnchorConstraintSpace(8))-[UIButton:0x7fa67350bf50'E-posta adresini mi unutt...']   (active)>"
    )
  }

  @Test func inequalitiesBetweenSiblings() {
    let root = UIView()
    let (a, b) = (view(UIView(), "0x161075880", in: root), view(UIView(), "0x16102b7e0", in: root))
    #expect(
      text(
        b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor), "0x600003c14910",
        identifier: "NSStackView.Stack.Min")
        == "<NSLayoutConstraint:0x600003c14910 'NSStackView.Stack.Min' "
        + "V:[UIView:0x161075880]-(>=0)-[UIView:0x16102b7e0]   (active)>")
  }

  @Test func accessibilityIdentifiersNameViews() {
    let cell = view(UIView(), "0x78b50b000")
    cell.accessibilityIdentifier = "ItemCell"
    let image = view(UIImageView(), "0x78b556d00", in: cell)
    #expect(
      text(image.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 6), "0x78a6c2f30")
        == "<NSLayoutConstraint:0x78a6c2f30 H:|-(6)-[UIImageView:0x78b556d00]   "
        + "(active, names: ItemCell:0x78b50b000, '|':ItemCell:0x78b50b000 )>")
    #expect(
      text(cell.widthAnchor.constraint(equalToConstant: 25), "0x1", active: false)
        == "<NSLayoutConstraint:0x1 ItemCell.width == 25   (inactive, names: ItemCell:0x78b50b000 )>")
  }

  @Test func equations() {
    let parent = view(HeaderView(), "0xa")
    let child = view(UILabel(), "0xb", in: parent)
    func line(_ constraint: NSLayoutConstraint, _ body: String) {
      #expect(text(constraint, "0x1") == "<NSLayoutConstraint:0x1 \(body)   (active)>")
    }
    line(
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -16),
      "UILabel:0xb.bottom == Proto.HeaderView:0xa.bottom - 16")
    line(
      child.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
      "UILabel:0xb.centerY == Proto.HeaderView:0xa.centerY")
    line(
      child.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.9),
      "UILabel:0xb.height == 0.9*Proto.HeaderView:0xa.height")
    line(
      child.widthAnchor.constraint(lessThanOrEqualTo: parent.widthAnchor, multiplier: 0.5, constant: 10),
      "UILabel:0xb.width <= 0.5*Proto.HeaderView:0xa.width + 10")
    line(
      child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: -1),
      "UILabel:0xb.width == -Proto.HeaderView:0xa.width")
    line(child.widthAnchor.constraint(equalToConstant: -5), "UILabel:0xb.width == - 5")
    line(child.widthAnchor.constraint(equalToConstant: 94.33333333), "UILabel:0xb.width == 94.3333")
    line(
      NSLayoutConstraint(
        item: child, attribute: .leading, relatedBy: .equal, toItem: parent, attribute: .leadingMargin,
        multiplier: 1, constant: 0),
      "UILabel:0xb.leading == Proto.HeaderView:0xa.leadingMargin")
    let optional = child.widthAnchor.constraint(equalTo: parent.widthAnchor)
    optional.priority = UILayoutPriority(49)
    line(optional, "UILabel:0xb.width == Proto.HeaderView:0xa.width priority:49")
  }

  @Test func absoluteEdgesAndNegativeSpaces() {
    let parent = view(UIView(), "0xa")
    let child = view(UIView(), "0xb", in: parent)
    #expect(
      text(child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 15), "0x1")
        == "<NSLayoutConstraint:0x1 H:|-(15)-[UIView:0xb](LTR)   (active, names: '|':UIView:0xa )>")
    #expect(
      text(child.topAnchor.constraint(equalTo: parent.topAnchor, constant: -2), "0x1")
        == "<NSLayoutConstraint:0x1 V:|-(-2)-[UIView:0xb]   (active, names: '|':UIView:0xa )>")
  }

  @Test func distancesBetweenAnchors() {
    let parent = view(UIView(), "0xa")
    let (a, b) = (view(UIView(), "0xb", in: parent), view(UIView(), "0xc", in: parent))
    a.accessibilityIdentifier = "A"
    b.accessibilityIdentifier = "B"
    parent.accessibilityIdentifier = "C"
    let near = parent.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    let far = b.trailingAnchor.anchorWithOffset(to: parent.trailingAnchor)
    #expect(
      text(near.constraint(equalTo: far, multiplier: 0.5), "0x1")
        == "<NSLayoutConstraint:0x1 (A.leading - C.leading) == 0.5*(C.trailing - B.trailing)   "
        + "(active, names: A:0xb, C:0xa, A.leading:0xb, C.leading:0xa, C.trailing:0xa, B.trailing:0xc )>")
  }

  @Test func legacyEra() {
    let parent = view(UIView(), "0x7f8a412bdff0")
    let child = view(UIView(), "0x7f8a412be100", in: parent)
    #expect(
      text(
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 34), "0x7f8a412c0a70",
        identifier: "IB auto generated at build time for view with fixed frame", era: .legacy)
        == "<NSLayoutConstraint:0x7f8a412c0a70 'IB auto generated at build time for view with fixed frame' "
        + "V:|-(34)-[UIView:0x7f8a412be100]   (Names: '|':UIView:0x7f8a412bdff0 )>")
    let narrow = child.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    narrow.priority = UILayoutPriority(900)
    #expect(
      text(narrow, "0x1", era: .legacy) == "<NSLayoutConstraint:0x1 H:[UIView:0x7f8a412be100(<=100@900)]>")
  }

  @Test func formatsPrintTheirSpaces() throws {
    let parent = view(UIView(), "0xa")
    let (a, b) = (view(UIView(), "0xb", in: parent), view(UIView(), "0xc", in: parent))
    let constraint = try #require(
      try NSLayoutConstraint.parse("V:[a]-[b]", options: [], metrics: [:], views: ["a": a, "b": b]).first)
    #expect(
      text(constraint, "0x1")
        == "<NSLayoutConstraint:0x1 V:[UIView:0xb]-(NSSpace(8))-[UIView:0xc]   (active)>")
    constraint.constant = 9
    #expect(text(constraint, "0x1") == "<NSLayoutConstraint:0x1 V:[UIView:0xb]-(9)-[UIView:0xc]   (active)>")
  }

  @Test func contentSizes() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let awesome = view(AwesomeView(), "0x7ff3b16bfa00", in: root)
    addresses.set(awesome.layoutNode, part: 1, "0x7ff3b16c2ae0")
    root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    root.layoutIfNeeded()
    let old = ConstraintDescriber(era: .legacy, namer: addresses.namer)
    #expect(
      old.contentSize(of: awesome.layoutNode, .horizontal)?.description.replacing(
        "iOSViewsTests.ConstraintDescriptionTests.", with: "")
        == "<NSContentSizeLayoutConstraint:0x7ff3b16c2ae0 H:[AwesomeView:0x7ff3b16bfa00(300)] Hug:250 "
        + "CompressionResistance:750>")
    let new = ConstraintDescriber(namer: addresses.namer)
    #expect(
      new.contentSize(of: awesome.layoutNode, .vertical)?.description
        == "<NSContentSizeLayoutConstraint:0x0 iOSViewsTests.ConstraintDescriptionTests.AwesomeView:"
        + "0x7ff3b16bfa00.height == 160 Hug:250 CompressionResistance:750   (active)>")
  }

  @Test func autoresizing() {
    let parent = view(UIView(), "0x7fca45f09470")
    parent.frame.size = CGSize(width: 300, height: 200)
    let child = UIView(frame: CGRect(x: 204, y: 10, width: 52, height: 70))
    parent.addSubview(child)
    addresses.set(child, "0x7fca35d19870")
    let describer = ConstraintDescriber(namer: addresses.namer)
    func lines(_ axis: LayoutAxis) -> [String] {
      describer.autoresizing(of: child.layoutNode, axis).map {
        $0.description.replacing("<NSAutoresizingMaskLayoutConstraint:0x0 ", with: "")
      }
    }
    #expect(
      lines(.horizontal) == [
        "h=--& v=--& UIView:0x7fca35d19870.minX == 204   (active, names: '|':UIView:0x7fca45f09470 )>",
        "h=--& v=--& UIView:0x7fca35d19870.width == 52   (active)>",
      ])
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    #expect(
      lines(.horizontal) == [
        "h=-&- v=&-- UIView:0x7fca35d19870.minX == 204   (active, names: '|':UIView:0x7fca45f09470 )>",
        "h=-&- v=&-- H:[UIView:0x7fca35d19870]-(44)-|   (active, names: '|':UIView:0x7fca45f09470 )>",
      ])
    #expect(
      lines(.vertical) == [
        "h=-&- v=&-- V:[UIView:0x7fca35d19870]-(120)-|   (active, names: '|':UIView:0x7fca45f09470 )>",
        "h=-&- v=&-- UIView:0x7fca35d19870.height == 70   (active)>",
      ])
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    #expect(
      lines(.horizontal).first
        == "h=&-& v=--& UIView:0x7fca35d19870.minX == 0.822581*UIView:0x7fca45f09470.width - 42.7742   (active)>"
    )
  }
}
