import AutoLayout
import LayoutReport
import SeededRandom
import Testing

struct ConstraintReaderTests {
  /// Lines of public logs, of all ages and both systems.
  @Test(arguments: [
    "<NSLayoutConstraint:0x6080004835c0 UIStackView:0x7fa4d0dece70.height == 24   (active)>",
    "<NSLayoutConstraint:0x608000687440 V:|-(21)-[UIStackView:0x7fa4d0dece70]   "
      + "(active, names: '|':Proto.HeaderView:0x7fa4d0df1370 )>",
    "<NSLayoutConstraint:0x600000a85d70 'UIView-Encapsulated-Layout-Height' Proto.HeaderView:0x7fa4d0df1370.height "
      + "== 2.22507e-308   (active)>",
    "<NSAutoresizingMaskLayoutConstraint:0x60000089a130 h=--& v=--& UIView:0x7f95000e5ac0.width == 70   (active)>",
    "<NSLayoutConstraint:0x7f83b9b005c0 'UISV-canvas-connection' H:[UILabel:0x7f83b9a05e80'Set lunch']-(0)-|   "
      + "(active, names: '|':UIStackView:0x7f83b9a05c70 )>",
    "<NSLayoutConstraint:0x6000035b7890 V:|-(0@250)-[UILayoutGuide:0x600002fe0e00''] priority:250   "
      + "(active, names: '|':UIFoundation.TitleSubtitleView:0x7f909a93c110 )>",
    "<_UISystemBaselineConstraint:0x6000033499e0 'UISV-spacing' V:[UIStackView:0x7fa67350c680]-"
      + "(NSLayoutAnchorConstraintSpace(8))-[UIButton:0x7fa67350bf50'E-posta adresini mi unutt...']   (active)>",
    "<NSLayoutConstraint:0x600003c14910 'NSStackView.Stack.Min' V:[NSView:0x161075880]-(>=0)-"
      + "[EnclosureView:0x16102b7e0]   (active)>",
    "<NSIBPrototypingLayoutConstraint:0x7f8a412c0a70 'IB auto generated at build time for view with fixed frame' "
      + "V:|-(34)-[UIView:0x7f8a412be100]   (Names: '|':UIView:0x7f8a412bdff0 )>",
    "<_UILayoutSupportConstraint:0x1272e5820 V:[_UILayoutGuide:0x1271a5500(0)]>",
    "<NSContentSizeLayoutConstraint:0x7ff3b16c2ae0 H:[AwesomeView:0x7ff3b16bfa00(300)] Hug:250 "
      + "CompressionResistance:750>",
    "<NSContentSizeLayoutConstraint:0x1 AwesomeView:0x2.width == 160 Hug:250 CompressionResistance:750   (active)>",
    "<NSLayoutConstraint:0x1 H:[A:0x2(<=100@900)]>",
    "<NSLayoutConstraint:0x1 name_label.height == 25   (active, names: name_label:0x2 )>",
    "<NSLayoutConstraint:0x1 UIView:0x2.bottom NSSpace(0)>",
    "<NSLayoutConstraint:0x1 UIView:0x2.top <= UIView:0x3.bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
    "<NSLayoutConstraint:0x1 (A.leading - G.leading) == 0.5*(B.leading - C.trailing)   "
      + "(active, names: A.leading:0x2, G.leading:0x3, B.leading:0x4, C.trailing:0x5 )>",
    "<NSLayoutConstraint:0x1 UILabel:0x2'YOU'RE OK'.leading == UIView:0x3.leading + 12   (active)>",
    "<NSLayoutConstraint:0x1 UILabel:0x2'a == b, ]-(8)-[ c'.width == -UIView:0x3.width   (inactive)>",
    "<NSLayoutConstraint:0x1 H:[UILabel:0x2'x ]-(8)-[ y']-(9)-[UIView:0x3]   (active)>",
    "<NSLayoutConstraint:0x1 H:|-(8)-[B:0x2'Hi, you']   (active, names: '|':NSBox:0x3'One, two' )>",
    "<MASLayoutConstraint:myKey UIView:0x2.width == UIView:0x3.width * 0.5 + 10 ^750>",
    "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& A:0x2.midX == + 325>",
    "<<App.LayoutConstraint:0x1> <UIView:0x2>.top == <UIView:0x3>.bottom>",
    // The first versions with constraints, and legends with blanks of their own.
    "<NSLayoutConstraint: 0x40082d820 H:[NSButton:0x4004ea720'OK']-(20)-|   (Names: '|':NSView:0x4004ea9a0 ) >",
    "<NSLayoutConstraint:0x7fd04600 V:|-(8)-[UILabel:0x7fd22640' ']   (Names:'|':UITableViewCellContentView:0x7fd304d0 )>",
    "<NSLayoutConstraint:0x14d60d40 V:|-(>=6)-[UIButton:0x14d61210](Names: '|':_UIButtonBarStackView:0x14e93820 )>",
    "<NSLayoutConstraint:0x1 V:[UIView:0x2]-(0)-| (Names: '|':UICollectionView:0x3)>",
    // AppKit's grids.
    "<NSLayoutConstraint:0x1 'GridView.bottom_containment' (NSGridView:0x2.row-boundary+((NSGridView:0x2.row-boundary-6) - "
      + "NSGridView:0x2.row-boundary)) >= NSTextField:0x3.bottom   (active, names: NSGridView:0x2.row-boundary:0x4, "
      + "NSGridView:0x2.row-boundary:0x5 )>",
    "<NSLayoutConstraint:0x1 'GridView_Y_centering' (NSGridView:0x2.row-boundary+0.5*(NSGridView:0x2.bottom - "
      + "NSGridView:0x2.row-boundary)) == App.BadgeView:0x3.centerY   (active, names: NSGridView:0x2.row-boundary:0x4, "
      + "NSGridView:0x2.bottom:0x5 )>",
    "<NSLayoutConstraint:0x1 'GridView.top_containment' NSGridView:0x2.row-boundary <= App.BadgeView:0x3.top   (active)>",
  ])
  func readsAndPrintsAgain(_ text: String) {
    let isStated = !text.hasSuffix(".bottom NSSpace(0)>")
    #expect((ConstraintReader.read(text) != nil) == isStated)
    if isStated { #expect(ConstraintReader.read(text)?.description == text) }
  }

  @Test(arguments: [
    "", "<>", "<private>", "NSLayoutConstraint", "<NSLayoutConstraint:0x1>", "<NSLayoutConstraint:0x1 >",
    "<A:0x1 H:[B:0x2]-(8-[C:0x3]>", "<A:0x1 B:0x2.colour == 3>", "<A:0x1 B:0x2.width == nan>",
  ])
  func unknownShapesAreNotRead(_ text: String) {
    #expect(ConstraintReader.read(text) == nil)
  }

  /// Texts made to take long: each must be given up soon. A reader that tried all ways would never end.
  @Test(arguments: [
    "-(]", "[-(8)-", "' ", " == ", ":0x1", ":0x1'", " - ", "   (active, names: ", "(", "<", "\\U",
  ])
  func textsMadeToTakeLong(_ piece: String) {
    for opening in ["<A:0x1 H:[", "<A:0x1 '", "<A:0x1 (", "<A:0x1 B:0x2'"] {
      let text = opening + String(repeating: piece, count: 3_900 / piece.utf8.count) + "]>"
      #expect(ConstraintReader.read(text) == nil)
    }
    let lines = [String](repeating: "\"<" + String(repeating: piece, count: 200), count: 300)
    let log = "Unable to simultaneously satisfy constraints.\n(\n" + lines.joined(separator: "\n")
    #expect(ConflictLog(log).conflicts.count <= 1)
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func printingAndReadingGiveTheSameDescription(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1500 {
      let description = ConstraintDescription.random(using: &random)
      #expect(ConstraintReader.read(description.description) == description, "seed \(seed): \(description)")
    }
  }

  /// Damaged lines are read right or not at all, and never crash.
  @Test(arguments: [31, 32, 33] as [UInt64])
  func damagedLines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spare = Array("<>[]()'|-=:.@&~ 0x12éH\n\\\"")
    for _ in 0..<1500 {
      var text = Array(ConstraintDescription.random(using: &random).description)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<text.count, using: &random)
        if Bool.random(using: &random) {
          text[index] = spare[Int.random(in: 0..<spare.count, using: &random)]
        } else {
          text.remove(at: index)
        }
      }
      let damaged = String(text)
      if let read = ConstraintReader.read(damaged) {
        #expect(read.description == damaged, "seed \(seed): \(damaged)")
      }
      let log = ConflictLog("Unable to simultaneously satisfy constraints.\n(\n\"\(damaged)\"\n)\n")
      #expect(log.conflicts.count <= 1)
      #expect(!ConflictLogReport.text(log).isEmpty)
    }
  }
}

extension ConstraintDescription {
  static func random(using random: inout SeededGenerator) -> ConstraintDescription {
    var description = ConstraintDescription(
      className: pick(["NSLayoutConstraint", "_UISystemBaselineConstraint"], &random),
      address: pick(["0x7f83b9b005c0", "0x1@A folder/Form.swift#17"], &random), body: .random(using: &random))
    if chance(4, &random) { description.mask = "h=-&- v=--&" }
    if chance(3, &random) { description.identifier = pick(["UISV-spacing", "it's my 'own' name"], &random) }
    if chance(4, &random) { description.priority = DescribedNumber(749.5) }
    if chance(2, &random) {
      description.state = chance(4, &random) ? .inactive : .active
      description.names = [Name("A name", "0x5"), Name(Name.bar, "NSBox:0x6'One, two'")]
    } else {
      description.legend = .legacy
      if chance(2, &random) { description.names = [Name(Name.bar, "UIView:0x7")] }
    }
    if description.names.isEmpty { description.legend = description.state == nil ? .legacy : .current }
    return description
  }

  fileprivate static func pick<T>(_ choices: [T], _ random: inout SeededGenerator) -> T {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  fileprivate static func chance(_ oneIn: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }
}

extension ConstraintDescription.Body {
  typealias Whole = ConstraintDescription

  static func random(using random: inout SeededGenerator) -> Self {
    let relation = Whole.pick([LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual], &random)
    let number = DescribedNumber(Double(Int.random(in: -900...900, using: &random)) / 8)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let before = Whole.chance(3, &random) ? nil : item(&random)
      return .gap(
        Whole.Gap(
          .vertical, before, before == nil ? item(&random) : (Whole.chance(2, &random) ? nil : item(&random)),
          relation: relation,
          Whole.Space(number, symbol: Whole.chance(3, &random) ? .anchorSpace : nil),
          priority: Whole.chance(4, &random) ? DescribedNumber(250) : nil))
    case 1:
      return .size(Whole.Size(.horizontal, item(&random), relation: relation, number))
    default:
      var equation = Whole.Equation(.attribute(item(&random), "centerX"), relation, constant: .alone(number))
      if Whole.chance(3, &random) { return .equation(equation) }
      if Whole.chance(5, &random) { equation.first = passage(&random) }
      equation.second = .attribute(item(&random), "trailingMargin")
      equation.multiplier = Whole.pick([nil, .minus, .before(DescribedNumber(0.5))], &random)
      equation.constant = Whole.pick(
        [nil, .signed(isNegative: true, DescribedNumber(12.5)), .symbol(.standardSpace, DescribedNumber(8))],
        &random)
      return .equation(equation)
    }
  }

  private static func passage(_ random: inout SeededGenerator) -> Whole.Term {
    let start = Whole.Anchor(item(&random), "row-boundary")
    return .between(
      Whole.Passage(
        from: start, share: Whole.chance(2, &random) ? nil : DescribedNumber(0.25),
        to: Whole.Anchor(item(&random), "bottom"),
        offset: Whole.chance(2, &random)
          ? nil : Whole.Offset(isNegative: Whole.chance(2, &random), DescribedNumber(7.5))))
  }

  private static func item(_ random: inout SeededGenerator) -> Whole.Item {
    Whole.pick(
      [
        .object(className: "UIView", address: "0x7fa4d0dece70", text: nil),
        .object(className: "App.Row<Int>", address: "0xabc", text: "Hi, it's me"),
        .object(className: "UILayoutGuide", address: "0x9", text: ""), .named("title"),
      ], &random)
  }
}
