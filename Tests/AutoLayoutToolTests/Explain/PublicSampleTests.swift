import AutoLayout
import Foundation
import LayoutReport
import Testing
import iOSViews

/// Lines of public logs of Apple's systems (addresses, classes and texts are the logs'), each made again from objects,
/// character for character, and read back.
@MainActor
struct PublicSampleTests {
  @Test func samplesArePrintedAndReadBack() throws {
    for sample in PublicSample.all { try check(sample) }
  }

  private func check(_ sample: PublicSample) throws {
    let workshop = SampleWorkshop()
    let description = sample.make(workshop)
    #expect(description.description.replacing("AutoLayoutToolTests.", with: "") == sample.text)
    let read = try #require(ConstraintReader.read(sample.text), "\(sample.text)")
    #expect(read.description == sample.text)
    let explanation = ConflictLog(
      "Unable to simultaneously satisfy constraints.\n(\n    \"\(sample.text)\"\n)\n"
    ).conflicts.first?.explanation
    #expect(explanation?.clauses.count == 1 && explanation?.clauses.first?.hasPrefix("<") == false)
  }
}

// Classes of Apple's that constraints of logs have.
private final class _UISystemBaselineConstraint: NSLayoutConstraint {}
private final class NSIBPrototypingLayoutConstraint: NSLayoutConstraint {}
private final class _UILayoutSupportConstraint: NSLayoutConstraint {}

/// Makes objects with the addresses of a sample.
@MainActor
private final class SampleWorkshop {
  private final class Addresses: @unchecked Sendable {
    var texts: [String: String] = [:]
  }

  private let addresses = Addresses()
  private var kept: [AnyObject] = []

  private func key(_ object: AnyObject, _ part: Int) -> String {
    "\(UInt(bitPattern: ObjectIdentifier(object))).\(part)"
  }

  func name(_ object: AnyObject, part: Int = 0, _ address: String) {
    addresses.texts[key(object, part)] = address
    kept.append(object)
  }

  func describer(_ era: DescriptionEra = .current) -> ConstraintDescriber {
    let addresses = addresses
    return ConstraintDescriber(
      era: era,
      namer: ObjectNamer { object, part in addresses.texts["\(UInt(bitPattern: object)).\(part)"] ?? "0x0" })
  }

  /// A view of a class of ours, or printed as one of another name.
  func view<View: UIView>(
    _ view: View, _ className: String? = nil, at address: String, in superview: UIView? = nil
  ) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.documentClassName = className
    name(view, address)
    superview?.addSubview(view)
    return view
  }

  func label(_ text: String, _ address: String, in superview: UIView? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    return view(label, at: address, in: superview)
  }

  func describe(
    _ constraint: NSLayoutConstraint, _ address: String, _ identifier: String? = nil,
    era: DescriptionEra = .current, isActive: Bool = true
  ) -> ConstraintDescription {
    name(constraint, address)
    constraint.identifier = identifier
    constraint.isActive = isActive
    return describer(era).describe(constraint)
  }
}

@MainActor
private struct PublicSample {
  let text: String
  let make: @MainActor (SampleWorkshop) -> ConstraintDescription

  init(_ text: String, _ make: @escaping @MainActor (SampleWorkshop) -> ConstraintDescription) {
    self.text = text
    self.make = make
  }

  static let all = sizes + distances + inequalities + named + implicit + legacy + equations + masks

  private static let sizes = [
    PublicSample("<NSLayoutConstraint:0x6080004835c0 UIStackView:0x7fa4d0dece70.height == 24   (active)>") {
      make in
      make.describe(
        make.view(UIStackView(), at: "0x7fa4d0dece70").heightAnchor.constraint(equalToConstant: 24),
        "0x6080004835c0")
    },
    PublicSample(
      "<NSLayoutConstraint:0x600000a85d70 'UIView-Encapsulated-Layout-Height' "
        + "Proto.HeaderView:0x7fa4d0df1370.height == 2.22507e-308   (active)>"
    ) { make in
      make.describe(
        make.view(UIView(), "Proto.HeaderView", at: "0x7fa4d0df1370").heightAnchor.constraint(
          equalToConstant: .leastNormalMagnitude), "0x600000a85d70", "UIView-Encapsulated-Layout-Height")
    },
  ]

  private static let distances = [
    PublicSample(
      "<NSLayoutConstraint:0x608000687440 V:|-(21)-[UIStackView:0x7fa4d0dece70]   "
        + "(active, names: '|':Proto.HeaderView:0x7fa4d0df1370 )>"
    ) { make in
      let header = make.view(UIView(), "Proto.HeaderView", at: "0x7fa4d0df1370")
      let stack = make.view(UIStackView(), at: "0x7fa4d0dece70", in: header)
      return make.describe(
        stack.topAnchor.constraint(equalTo: header.topAnchor, constant: 21), "0x608000687440")
    },
    PublicSample(
      "<NSLayoutConstraint:0x7f83b9b005c0 'UISV-canvas-connection' "
        + "H:[UILabel:0x7f83b9a05e80'Set lunch']-(0)-|   (active, names: '|':UIStackView:0x7f83b9a05c70 )>"
    ) { make in
      let stack = make.view(UIStackView(), at: "0x7f83b9a05c70")
      let label = make.label("Set lunch", "0x7f83b9a05e80", in: stack)
      return make.describe(
        stack.trailingAnchor.constraint(equalTo: label.trailingAnchor), "0x7f83b9b005c0",
        "UISV-canvas-connection")
    },
    PublicSample(
      "<NSLayoutConstraint:0x6000035b7890 V:|-(0@250)-[UILayoutGuide:0x600002fe0e00''] priority:250   "
        + "(active, names: '|':UIFoundation.TitleSubtitleView:0x7f909a93c110 )>"
    ) { make in
      let owner = make.view(UIView(), "UIFoundation.TitleSubtitleView", at: "0x7f909a93c110")
      let guide = UILayoutGuide()
      make.name(guide, "0x600002fe0e00")
      owner.addLayoutGuide(guide)
      let constraint = guide.topAnchor.constraint(equalTo: owner.topAnchor)
      constraint.priority = .defaultLow
      return make.describe(constraint, "0x6000035b7890")
    },
    PublicSample(
      "<_UISystemBaselineConstraint:0x6000033499e0 'UISV-spacing' V:[UIStackView:0x7fa67350c680]-"
        + "(NSLayoutAnchorConstraintSpace(8))-[UIButton:0x7fa67350bf50'E-posta adresini mi unutt...']   (active)>"
    ) { make in
      let root = make.view(UIView(), at: "0x1")
      let stack = make.view(UIStackView(), at: "0x7fa67350c680", in: root)
      let button = make.view(UIButton(), at: "0x7fa67350bf50", in: root)
      button.setTitle("E-posta adresini mi unuttunuz?", for: .normal)
      let spaced = button.topAnchor.constraint(equalToSystemSpacingBelow: stack.bottomAnchor, multiplier: 1)
      return make.describe(
        _UISystemBaselineConstraint(spec: spaced.spec), "0x6000033499e0", "UISV-spacing")
    },
  ]

  private static let inequalities = [
    PublicSample(
      "<NSLayoutConstraint:0x600003c14910 'NSStackView.Stack.Min' "
        + "V:[NSView:0x161075880]-(>=0)-[EnclosureView:0x16102b7e0]   (active)>"
    ) { make in
      let root = make.view(UIView(), at: "0x1")
      let upper = make.view(UIView(), "NSView", at: "0x161075880", in: root)
      let lower = make.view(UIView(), "EnclosureView", at: "0x16102b7e0", in: root)
      return make.describe(
        lower.topAnchor.constraint(greaterThanOrEqualTo: upper.bottomAnchor), "0x600003c14910",
        "NSStackView.Stack.Min")
    },
    PublicSample(
      "<NSLayoutConstraint:0x2 UILabel:0x3.bottom <= UIView:0x4.bottom NSLayoutAnchorConstraintSpace(8)   (active)>"
    ) { make in
      let root = make.view(UIView(), at: "0x4")
      let label = make.view(UILabel(), at: "0x3", in: root)
      let holder = make.view(UIView(), at: "0x5", in: label)
      return make.describe(
        label.bottomAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: root.bottomAnchor, multiplier: 1), "0x2",
        isActive: holder.tag == 0)
    },
  ]

  private static let named = [
    PublicSample("<NSLayoutConstraint:0x1 name_label.height == 25   (active, names: name_label:0x2 )>") {
      make in
      let label = make.label("Name", "0x2")
      label.accessibilityIdentifier = "name_label"
      return make.describe(label.heightAnchor.constraint(equalToConstant: 25), "0x1")
    },
    PublicSample(
      "<NSLayoutConstraint:0x78a6c2f30 H:|-(6)-[NSImageView:0x78b556d00]   "
        + "(active, names: ItemCell:0x78b50b000, '|':ItemCell:0x78b50b000 )>"
    ) { make in
      let cell = make.view(UIView(), at: "0x78b50b000")
      cell.accessibilityIdentifier = "ItemCell"
      let image = make.view(UIView(), "NSImageView", at: "0x78b556d00", in: cell)
      return make.describe(
        image.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 6), "0x78a6c2f30")
    },
    PublicSample(
      "<NSLayoutConstraint:0x5 H:|-(15)-[UIView:0x6](LTR)   (active, names: '|':UIView:0x7 )>"
    ) { make in
      let parent = make.view(UIView(), at: "0x7")
      let child = make.view(UIView(), at: "0x6", in: parent)
      return make.describe(child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 15), "0x5")
    },
  ]

  private static let implicit = [
    PublicSample(
      "<NSAutoresizingMaskLayoutConstraint:0x60000089a130 h=--& v=--& UIView:0x7f95000e5ac0.width == 70   (active)>"
    ) { make in
      let parent = make.view(UIView(), at: "0x1")
      let child = make.view(UIView(), at: "0x7f95000e5ac0", in: parent)
      child.translatesAutoresizingMaskIntoConstraints = true
      child.frame = CGRect(x: 3, y: 4, width: 70, height: 8)
      make.name(child.layoutNode, part: 4, "0x60000089a130")
      return make.describer().autoresizing(of: child.layoutNode, .horizontal)[1]
    },
    PublicSample(
      "<NSContentSizeLayoutConstraint:0x7fef48d4d110 V:[AwesomeView:0x7fef48ead7f0(20)] Hug:250 "
        + "CompressionResistance:750>"
    ) { make in
      let parent = make.view(UIView(), at: "0x1")
      let awesome = make.view(AwesomeView(), "AwesomeView", at: "0x7fef48ead7f0", in: parent)
      // Layout by constraints begins with the first one.
      parent.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
      parent.layoutIfNeeded()
      make.name(awesome.layoutNode, part: 2, "0x7fef48d4d110")
      return make.describer(.legacy).contentSize(of: awesome.layoutNode, .vertical) ?? .unknown
    },
  ]

  private static let legacy = [
    PublicSample(
      "<NSIBPrototypingLayoutConstraint:0x7f8a412c0a70 'IB auto generated at build time for view with fixed frame' "
        + "V:|-(34)-[UIView:0x7f8a412be100]   (Names: '|':UIView:0x7f8a412bdff0 )>"
    ) { make in
      let parent = make.view(UIView(), at: "0x7f8a412bdff0")
      let child = make.view(UIView(), at: "0x7f8a412be100", in: parent)
      let pin = child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 34)
      return make.describe(
        NSIBPrototypingLayoutConstraint(spec: pin.spec), "0x7f8a412c0a70",
        "IB auto generated at build time for view with fixed frame", era: .legacy)
    },
    PublicSample("<_UILayoutSupportConstraint:0x1272e5820 V:[_UILayoutGuide:0x1271a5500(0)]>") { make in
      let guide = make.view(UIView(), "_UILayoutGuide", at: "0x1271a5500")
      return make.describe(
        _UILayoutSupportConstraint(spec: guide.heightAnchor.constraint(equalToConstant: 0).spec),
        "0x1272e5820", era: .legacy)
    },
    PublicSample("<NSLayoutConstraint:0x7ff3b16c2ae0 H:[AwesomeView:0x7ff3b16bfa00(100)]>") { make in
      make.describe(
        make.view(UIView(), "AwesomeView", at: "0x7ff3b16bfa00").widthAnchor.constraint(equalToConstant: 100),
        "0x7ff3b16c2ae0", era: .legacy)
    },
  ]

  private static let equations = [
    PublicSample(
      "<NSLayoutConstraint:0x6000037d49b0 UIImageView:0x7f95b56530e0.height == "
        + "0.9*UILabel:0x7f95b5653310'Mate'.height   (active)>"
    ) { make in
      let root = make.view(UIView(), at: "0x1")
      let image = make.view(UIImageView(), at: "0x7f95b56530e0", in: root)
      let label = make.label("Mate", "0x7f95b5653310", in: root)
      return make.describe(
        image.heightAnchor.constraint(equalTo: label.heightAnchor, multiplier: 0.9), "0x6000037d49b0")
    },
    PublicSample(
      "<NSLayoutConstraint:0x6000037dddb0 'UISV-alignment' UILabel:0x7f95b5653eb0'YOU'RE OK'.bottom == "
        + "UILabel:0x7f95b5653310'Mate'.bottom   (active)>"
    ) { make in
      let root = make.view(UIView(), at: "0x1")
      let first = make.label("YOU'RE OK", "0x7f95b5653eb0", in: root)
      let second = make.label("Mate", "0x7f95b5653310", in: root)
      return make.describe(
        first.bottomAnchor.constraint(equalTo: second.bottomAnchor), "0x6000037dddb0", "UISV-alignment")
    },
    PublicSample(
      "<NSLayoutConstraint:0x1 (UIView:0x2.leading - UILayoutGuide:0x3'CustomLayoutGuide1'.leading) == "
        + "0.5*(UIView:0x4.leading - UIView:0x5.trailing)   (active, names: UIView:0x2.leading:0x2, "
        + "UILayoutGuide:0x3'CustomLayoutGuide1'.leading:0x3, UIView:0x4.leading:0x4, UIView:0x5.trailing:0x5 )>"
    ) { make in
      let root = make.view(UIView(), at: "0x1")
      let views = ["0x2", "0x4", "0x5"].map { make.view(UIView(), at: $0, in: root) }
      let guide = UILayoutGuide()
      guide.identifier = "CustomLayoutGuide1"
      make.name(guide, "0x3")
      root.addLayoutGuide(guide)
      let first = guide.leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor)
      let second = views[2].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
      return make.describe(first.constraint(equalTo: second, multiplier: 0.5), "0x1")
    },
    PublicSample("<NSLayoutConstraint:0x1 V:[UIView:0x2(>=50)]>") { make in
      make.describe(
        make.view(UIView(), at: "0x2").heightAnchor.constraint(greaterThanOrEqualToConstant: 50), "0x1",
        era: .legacy)
    },
  ]

  /// A view of 70 × 8 in one of 200 × 100, with this mask.
  private static func masked(
    _ make: SampleWorkshop, _ superview: String, _ mask: UIView.AutoresizingMask, _ axis: LayoutAxis,
    _ index: Int
  ) -> ConstraintDescription {
    let parent = make.view(UIView(), superview, at: "0x7fca45f09470")
    parent.frame.size = CGSize(width: 300, height: 82.4)
    let child = make.view(UIView(), at: "0x7fca35d19870", in: parent)
    child.translatesAutoresizingMaskIntoConstraints = true
    child.autoresizingMask = mask
    child.frame = CGRect(x: 204, y: 12, width: 52, height: 70)
    for part in 0..<8 { make.name(child.layoutNode, part: part, "0x1") }
    return make.describer().autoresizing(of: child.layoutNode, axis)[index]
  }

  private static let masks = [
    PublicSample(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x7fca35d19870.minX == 204   "
        + "(active, names: '|':_UIImageViewOverlayView:0x7fca45f09470 )>"
    ) { make in masked(make, "_UIImageViewOverlayView", [], .horizontal, 0) },
    PublicSample(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- V:[UIView:0x7fca35d19870]-(0.4)-|   "
        + "(active, names: '|':UIView:0x7fca45f09470 )>"
    ) { make in masked(make, "UIView", .flexibleHeight, .vertical, 1) },
  ]
}

private final class AwesomeView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 20) }
}

extension ConstraintDescription {
  /// A description that no sample prints.
  fileprivate static var unknown: ConstraintDescription {
    ConstraintDescription(
      className: "?", address: "?", body: .equation(Equation(.attribute(.named("?"), "?"), .equal)))
  }
}
