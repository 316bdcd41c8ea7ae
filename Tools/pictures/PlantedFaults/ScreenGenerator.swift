import Foundation
import SeededRandom

/// Makes random screens with titles, paragraphs, lists, cards, buttons, fields and pictures.
struct ScreenGenerator {
  private var random: SeededGenerator
  private var plan: ScreenPlan
  private var y: CGFloat = 0
  private let isDark: Bool

  private static let size = CGSize(width: 390, height: 700)
  private static let margins: [CGFloat] = [16, 20, 24]
  private static let words =
    """
    account settings profile camera library weather today tomorrow playlist recent message reply forward archive \
    calendar meeting notes project budget travel station ticket window garden kitchen history review payment \
    address delivery confirm cancel continue privacy storage network language reading workout distance summer
    """.split(separator: " ").map(String.init)
  private static let accents: [UInt32] = [0x007AFF, 0x34C759, 0xFF3B30, 0xFF9500, 0xAF52DE, 0x5856D6]

  static func plan(seed: UInt64) -> ScreenPlan {
    var generator = ScreenGenerator(seed: seed)
    generator.fill()
    return generator.plan
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isDark = random.chance(1, outOf: 4)
    let background: UInt32 = isDark ? 0x000000 : random.pick([0xFFFFFF, 0xF2F2F7])
    plan = ScreenPlan(size: Self.size, background: background, parts: [])
    y = CGFloat(20 + random.below(30))
  }

  private var ink: UInt32 { isDark ? 0xFFFFFF : 0x000000 }
  private var secondary: UInt32 { isDark ? 0x98989F : 0x8A8A8E }
  private var raised: UInt32 { isDark ? 0x1C1C1E : plan.background == 0xFFFFFF ? 0xF2F2F7 : 0xFFFFFF }

  private mutating func fill() {
    title()
    while y < Self.size.height - 120 {
      switch random.below(6) {
      case 0: paragraph()
      case 1: list()
      case 2: card()
      case 3: button()
      case 4: picture()
      default: columns()
      }
      y += CGFloat(12 + random.below(16))
    }
  }

  // MARK: Rows

  private mutating func title() {
    let text = phrase(1 + random.below(2)).capitalized
    label(text, x: random.pick(Self.margins), width: 300, size: random.pick([22, 28, 34]), weight: 700)
    y += 8
  }

  private mutating func paragraph() {
    let x = random.pick(Self.margins)
    label(
      phrase(10 + random.below(16)).sentence, x: x, width: Self.size.width - 2 * x,
      size: random.pick([13, 15, 17]),
      color: random.chance(1, outOf: 2) ? ink : secondary, lines: 0)
  }

  private mutating func list() {
    let x = random.pick(Self.margins)
    for _ in 0..<(2 + random.below(3)) where y < Self.size.height - 80 {
      let top = y
      add(
        CGRect(x: x, y: top + 12, width: 24, height: 24), random.pick(Self.accents),
        .icon(seed: random.next()))
      y = top + 6
      label(phrase(2).sentence, x: x + 40, width: 220, size: 17)
      label(phrase(3), x: x + 40, width: 260, size: 13, color: secondary)
      let value = "\(10 + random.below(90))"
      y = top + 14
      label(value, x: 300, width: 90 - x, size: 15, color: secondary, alignment: .right)
      y = top + 52
      add(
        CGRect(x: x + 40, y: y, width: Self.size.width - x - 40, height: 0.5), isDark ? 0x38383A : 0xC6C6C8,
        .separator)
      y += 4
    }
  }

  private mutating func card() {
    let x = random.pick(Self.margins)
    let top = y
    let place = plan.parts.count
    y += 16
    label(phrase(2).sentence, x: x + 16, width: Self.size.width - 2 * x - 32, size: 17, weight: 600)
    y += 4
    label(
      phrase(6 + random.below(8)).sentence, x: x + 16, width: Self.size.width - 2 * x - 32, size: 15,
      color: secondary, lines: 0)
    y += 16
    let border: UInt32? = random.chance(1, outOf: 3) ? (isDark ? 0x545458 : 0xC6C6C8) : nil
    let box = ScreenPart(
      frame: CGRect(x: x, y: top, width: Self.size.width - 2 * x, height: y - top), color: raised,
      content: .box(radius: random.pick([0, 8, 12]), border: border))
    plan.parts.insert(box, at: place)
  }

  private mutating func button() {
    let x = random.pick(Self.margins)
    let height = random.pick([36, 44, 50])
    add(
      CGRect(x: x, y: y, width: Self.size.width - 2 * x, height: CGFloat(height)), random.pick(Self.accents),
      .box(radius: random.pick([8, 12, 22]), border: nil))
    let top = y
    y += (CGFloat(height) - 21) / 2
    label(
      phrase(1).capitalized, x: x, width: Self.size.width - 2 * x, size: 17, weight: 600, color: 0xFFFFFF,
      alignment: .center)
    y = top + CGFloat(height)
  }

  private mutating func picture() {
    let x = random.pick(Self.margins)
    let side = CGFloat(60 + random.below(60))
    let count = 1 + random.below(3)
    for index in 0..<count {
      add(
        CGRect(x: x + CGFloat(index) * (side + 12), y: y, width: side, height: side), 0,
        .picture(seed: random.next()))
    }
    y += side
  }

  private mutating func columns() {
    let x = random.pick(Self.margins)
    let top = y
    label(phrase(2).sentence, x: x, width: 170, size: 15)
    let bottom = y
    y = top
    label(phrase(1), x: 200, width: 190 - x, size: 15, color: random.pick(Self.accents), alignment: .right)
    y = max(y, bottom)
  }

  // MARK: Parts

  private mutating func add(_ frame: CGRect, _ color: UInt32, _ content: ScreenPart.Content) {
    plan.parts.append(ScreenPart(frame: frame, color: color, content: content))
  }

  /// Adds a label at the current height, and continues below it.
  private mutating func label(
    _ text: String, x: CGFloat, width: CGFloat, size: CGFloat, weight: Int = 400, color: UInt32? = nil,
    alignment: ScreenPart.Alignment = .left, lines: Int = 1
  ) {
    let content = ScreenPart.TextContent(
      text: text, size: size, weight: weight, alignment: alignment, lines: lines)
    let height = PlanText.height(of: content, width: width)
    add(CGRect(x: x, y: y, width: width, height: height), color ?? ink, .text(content))
    y += height
  }

  private mutating func phrase(_ count: Int) -> String {
    (0..<count).map { _ in random.pick(Self.words) }.joined(separator: " ")
  }
}

extension String {
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
