import Foundation

extension TextDirection {
  /// An invisible character that gives a line this direction (Unicode, annex 9: LRM and RLM).
  package var mark: String { self == .leftToRight ? "\u{200E}" : "\u{200F}" }
}

extension String {
  /// The direction of the first character that has one, which is that of a paragraph (Unicode, annex 9, rules P2 and P3); nil if
  /// there is none, as in numbers.
  package var firstStrongDirection: TextDirection? {
    unicodeScalars.lazy.compactMap(\.strongDirection).first
  }

  /// The text without the marks that give lines the direction of their paragraph.
  package var withoutDirectionMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.value != 0x200E && $0.value != 0x200F }))
  }
}

extension Unicode.Scalar {
  /// The blocks of scripts that run from right to left (Unicode, annex 9, section 3.2).
  private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  /// The direction of a letter or mark; nil for other characters.
  fileprivate var strongDirection: TextDirection? {
    switch value {
    case 0x200E: return .leftToRight
    case 0x200F, 0x061C: return .rightToLeft
    default: break
    }
    guard properties.isAlphabetic else { return nil }
    return Self.rightToLeftBlocks.contains { $0.contains(value) } ? .rightToLeft : .leftToRight
  }
}

extension TextComposer {
  /// The direction of a line: that of its paragraph, or else the given one.
  func order(of line: Draft, _ direction: BaseDirection) -> BaseDirection {
    line.base.map { BaseDirection(direction: $0, isForced: true) } ?? direction
  }

  /// Gives the lines of a paragraph its direction, where their own characters state another one or none.
  func orient(_ lines: inout [Draft], in paragraph: Draft) {
    guard lines.count > 1, paragraph.style.direction == nil,
      let base = paragraph.text.string.firstStrongDirection
    else { return }
    for index in lines.indices where lines[index].text.string.firstStrongDirection != base {
      lines[index].base = base
    }
  }
}
