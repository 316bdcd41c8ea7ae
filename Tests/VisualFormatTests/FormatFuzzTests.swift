import SeededRandom
import Testing
import VisualFormat

/// Random formats from the grammar, and random damage to them. The seed is part of each failure.
struct FormatFuzzTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func printingAndReadingGiveTheSameTree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let format = VisualFormat.random(using: &random)
      #expect(try VisualFormat(format.description) == format, "seed \(seed): \(format)")
    }
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func damagedFormatsEndInLocatedErrors(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let vocabulary = FormatVocabulary(
      metrics: ["m": 1], views: ["a": .init(), "b": .init(hasSuperview: false), "_c1": .init(hasText: true)])
    var refused = 0
    for _ in 0..<4000 {
      let text = damage(VisualFormat.random(using: &random).description, using: &random)
      let options = FormatOptions(rawValue: UInt.random(in: 0..<(1 << 20), using: &random))
      do throws(VisualFormatError) {
        let constraints = try VisualFormat.constraints(text, options: options, vocabulary: vocabulary)
        #expect(constraints.count <= 16 * text.utf8.count, "seed \(seed): \(text)")
      } catch {
        refused += 1
        #expect(
          error.format == text && (0...text.utf8.count).contains(error.column ?? 0), "seed \(seed): \(text)")
      }
    }
    #expect(refused > 100, "seed \(seed): the damage should show")
  }

  private func damage(_ text: String, using random: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    let spare = Array("|[]()-,@=<>.1eHV:abm _\u{7f}é".utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let index = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.insert(spare[Int.random(in: 0..<spare.count, using: &random)], at: index)
      case 1 where index < bytes.count: bytes.remove(at: index)
      default: bytes.removeLast(min(bytes.count, index == 0 ? 1 : 0))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension VisualFormat {
  fileprivate static func random(using random: inout SeededGenerator) -> VisualFormat {
    let count = Int.random(in: 1...4, using: &random)
    let orientation: Orientation? = [nil, .horizontal, .vertical].randomElement(using: &random) ?? nil
    return VisualFormat(
      orientation: orientation,
      leading: Bool.random(using: &random) ? .random(using: &random) : nil,
      views: (0..<count).map { _ in
        View(
          ["a", "b", "_c1"].randomElement(using: &random) ?? "a",
          (0..<Int.random(in: 0...2, using: &random)).map { _ in .random(using: &random) })
      },
      connections: (1..<count).map { _ in .random(using: &random) },
      trailing: Bool.random(using: &random) ? .random(using: &random) : nil)
  }
}

extension VisualFormat.Connection {
  fileprivate static func random(using random: inout SeededGenerator) -> VisualFormat.Connection {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .flush
    case 1: .standard
    default:
      .predicates((0..<Int.random(in: 1...3, using: &random)).map { _ in .random(using: &random) })
    }
  }
}

extension VisualFormat.Predicate {
  fileprivate static func random(using random: inout SeededGenerator) -> VisualFormat.Predicate {
    VisualFormat.Predicate(
      Bool.random(using: &random) ? VisualFormat.Relation.allCases.randomElement(using: &random) : nil,
      .random(using: &random), priority: Bool.random(using: &random) ? .random(using: &random) : nil)
  }
}

extension VisualFormat.Operand {
  fileprivate static func random(using random: inout SeededGenerator) -> VisualFormat.Operand {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .name("m")
    case 1: .number(Double(Int.random(in: -20...1000, using: &random)))
    case 2: .number(Double.random(in: -1e3...1e3, using: &random))
    default: .number(Double.random(in: -1...1, using: &random) * 1e22)
    }
  }
}
