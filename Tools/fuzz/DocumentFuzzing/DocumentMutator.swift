import Foundation
import SeededRandom

/// Damages documents: sometimes single bytes, mostly values, attributes and whole branches, so that what comes out is read
/// and laid out as often as it is refused.
public struct DocumentMutator {
  private var generator: SeededGenerator

  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// One damaged copy.
  public mutating func mutant(of document: String) -> Data {
    if generator.chance(1, outOf: 5) { return Data(damagedBytes(of: Array(document.utf8))) }
    var markup = Markup(document)
    for _ in 0..<1 + generator.below(Self.mostChanges) { change(&markup) }
    return Data(markup.text.utf8)
  }

  /// One damaged copy of a file that is not a document: bytes changed, repeated, taken away and brought in.
  public mutating func damagedText(_ text: String) -> Data { Data(damagedBytes(of: Array(text.utf8))) }

  private static let mostChanges = 6

  // MARK: Bytes

  private static let fragments = [
    "<", ">", "/>", "</", "\"", "'", "&", "&#0;", "&#xD800;", "&lol;", "]]>", "<![CDATA[", "<!--", "-->",
    "<?x", "?>",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>", "=", "id=", "\u{0}", "\u{FFFF}", "\u{FEFF}", "\r", "<view id=\"a\"/>",
  ]

  private mutating func damagedBytes(of original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<1 + generator.below(4) where !bytes.isEmpty {
      let place = generator.below(bytes.count)
      let length = min(bytes.count - place, 1 + generator.below(60))
      switch generator.below(6) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
      case 1: bytes[place] ^= 1 << UInt8(generator.below(8))
      case 2: bytes.removeSubrange(place..<place + length)
      case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 4: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: Array(generator.pick(Self.fragments).utf8), at: place)
      }
    }
    return bytes
  }

  // MARK: Structure

  private mutating func change(_ markup: inout Markup) {
    let elements = markup.elements
    guard !elements.isEmpty else { return }
    let place = generator.pick(elements)
    switch generator.below(12) {
    case 0...5: changeAttribute(&markup, at: place)
    case 6: markup.tokens.removeSubrange(markup.subtree(at: place))
    case 7: repeatBranch(&markup, at: place)
    case 8: move(&markup, at: place, to: generator.pick(elements))
    case 9: nest(&markup, at: place)
    case 10: rename(&markup, at: place, to: generator.pick(elements))
    default: addAttribute(&markup, at: place, from: generator.pick(elements))
    }
  }

  private static let values = [
    "", "0", "-1", "1", "-0.0", "0.0001", "99999", "-99999", "1e9", "1e10", "1e308", "-1e308", "1e-300",
    "nan", "inf",
    "-inf", "9223372036854775807", "9223372036854775808", "0x10", "1:0", "0:1", "1/3", "YES", "NO",
    "infinite",
    "vertical", "fillProportionally", "equalSpacing", "equalCentering", "fillEqually", "firstBaseline",
    "lastBaseline",
    "center", "width", "height", "leading", "trailing", "top", "bottom", "topMargin", "centerX",
    "centerXWithinMargins",
    "lessThanOrEqual", "greaterThanOrEqual", "retina6_12", "ipad12_9rounded", "landscape", "default",
    "custom",
    "heightClass=compact", "&#10;", "&#x1F468;&#x200D;&#x1F469;", "\u{202E}abc", "é\u{301}\u{301}\u{301}",
  ]

  private mutating func changeAttribute(_ markup: inout Markup, at place: Int) {
    guard case .open(let name, var attributes, let isEmpty) = markup.tokens[place], !attributes.isEmpty else {
      return
    }
    let index = generator.below(attributes.count)
    switch generator.below(8) {
    case 0: attributes.remove(at: index)
    case 1...3: attributes[index].value = value(from: markup)
    case 4...5:
      guard let number = Double(attributes[index].value) else { fallthrough }
      attributes[index].value = "\(number * generator.pick([-1, 0, 0.5, 1.01, 3, 1000]))"
    default: attributes[index].value = generator.pick(Self.values)
    }
    markup.tokens[place] = .open(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  /// A value from somewhere in the document: mostly another object's id.
  private mutating func value(from markup: Markup) -> String {
    guard case .open(_, let attributes, _) = markup.tokens[generator.pick(markup.elements)],
      let attribute = attributes.first(where: { $0.name == "id" }) ?? attributes.last
    else { return "" }
    return attribute.value
  }

  private mutating func addAttribute(_ markup: inout Markup, at place: Int, from other: Int) {
    guard case .open(let name, var attributes, let isEmpty) = markup.tokens[place],
      case .open(_, let others, _) = markup.tokens[other], !others.isEmpty
    else { return }
    let added = generator.pick(others)
    guard !attributes.contains(where: { $0.name == added.name }) else { return }
    attributes.append(added)
    markup.tokens[place] = .open(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  private mutating func rename(_ markup: inout Markup, at place: Int, to other: Int) {
    let range = markup.subtree(at: place)
    guard case .open(_, let attributes, let isEmpty) = markup.tokens[place],
      case .open(let name, _, _) = markup.tokens[other]
    else { return }
    markup.tokens[place] = .open(name: name, attributes: attributes, isEmpty: isEmpty)
    if !isEmpty { markup.tokens[range.upperBound - 1] = .close(name: name) }
  }

  // MARK: Branches

  /// The branch with ids of its own, or the document would be refused for its duplicates.
  private mutating func copy(_ branch: ArraySlice<Markup.Token>) -> [Markup.Token] {
    let suffix = generator.chance(1, outOf: 10) ? "" : "-\(generator.below(1_000_000))"
    return branch.map { token in
      guard case .open(let name, var attributes, let isEmpty) = token else { return token }
      for index in attributes.indices where attributes[index].name == "id" {
        attributes[index].value += suffix
      }
      return .open(name: name, attributes: attributes, isEmpty: isEmpty)
    }
  }

  private mutating func repeatBranch(_ markup: inout Markup, at place: Int) {
    let range = markup.subtree(at: place)
    guard range.count < Self.longestBranch else { return }
    for _ in 0..<1 + generator.below(3) {
      markup.tokens.insert(contentsOf: copy(markup.tokens[range]), at: range.upperBound)
    }
  }

  private mutating func move(_ markup: inout Markup, at place: Int, to target: Int) {
    let range = markup.subtree(at: place)
    guard !range.contains(target), range.count < Self.longestBranch else { return }
    let branch = Array(markup.tokens[range])
    markup.tokens.removeSubrange(range)
    let goal = target < range.lowerBound ? target : target - range.count
    markup.tokens.insert(contentsOf: branch, at: goal)
  }

  /// Puts an element into many of its own kind.
  private mutating func nest(_ markup: inout Markup, at place: Int) {
    guard case .open(let name, let attributes, false) = markup.tokens[place] else { return }
    let depth = generator.chance(1, outOf: 10) ? 300 : 1 + generator.below(20)
    let range = markup.subtree(at: place)
    var opening: [Markup.Token] = []
    for _ in 0..<depth {
      opening += copy([.open(name: name, attributes: attributes, isEmpty: false)])
      if name.hasSuffix("iew") { opening.append(.open(name: "subviews", attributes: [], isEmpty: false)) }
    }
    let closing = opening.reversed().compactMap { token -> Markup.Token? in
      guard case .open(let name, _, _) = token else { return nil }
      return .close(name: name)
    }
    markup.tokens.insert(contentsOf: closing, at: range.upperBound)
    markup.tokens.insert(contentsOf: opening, at: range.lowerBound)
  }

  private static let longestBranch = 2000
}
