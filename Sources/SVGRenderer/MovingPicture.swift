import Foundation

/// A piece of the text that ``SVGWriter`` writes.
enum SVGPiece: Hashable {
  struct Attribute: Hashable {
    var name: String
    var value: String
  }

  case tag(name: String, attributes: [Attribute], isClosed: Bool)
  /// An end tag, or text between tags.
  case text(String)

  /// The pieces of a text. Quoted values contain no quotes, as these are escaped.
  static func all(in text: String) -> [SVGPiece] {
    var (pieces, rest) = ([SVGPiece](), Substring(text))
    while let start = rest.firstIndex(of: "<") {
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      rest = rest[start...]
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[...end]
      pieces.append(tag.hasPrefix("</") ? .text(String(tag)) : piece(of: tag))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  private static func piece(of tag: Substring) -> SVGPiece {
    let isClosed = tag.hasSuffix("/>")
    let content = tag.dropFirst().dropLast(isClosed ? 2 : 1)
    let name = content.prefix { $0 != " " }
    var (attributes, rest) = ([Attribute](), content.dropFirst(name.count))
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].drop { $0 == " " }
      let quoted = rest[rest.index(after: equals)...].dropFirst()
      let value = quoted.prefix { $0 != "\"" }
      attributes.append(Attribute(name: String(key), value: String(value)))
      rest = quoted.dropFirst(value.count + 1)
    }
    return .tag(name: String(name), attributes: attributes, isClosed: isClosed)
  }

  /// Attributes that are left out where they are 1.
  static let fullByDefault: Set<String> = ["opacity", "fill-opacity", "stroke-opacity"]

  /// Both pieces with the same attributes, if the missing ones have a default.
  static func aligned(_ one: SVGPiece, _ other: SVGPiece) -> (SVGPiece, SVGPiece)? {
    guard case .tag(let name, var left, let isClosed) = one,
      case .tag(name, var right, isClosed) = other
    else { return one == other ? (one, other) : nil }
    fill(&left, from: right)
    fill(&right, from: left)
    right = left.compactMap { known in right.first { $0.name == known.name } }
    guard right.map(\.name) == left.map(\.name) else { return nil }
    return (
      .tag(name: name, attributes: left, isClosed: isClosed),
      .tag(name: name, attributes: right, isClosed: isClosed)
    )
  }

  private static func fill(_ attributes: inout [Attribute], from other: [Attribute]) {
    for attribute in other where fullByDefault.contains(attribute.name) {
      guard !attributes.contains(where: { $0.name == attribute.name }) else { continue }
      attributes.append(Attribute(name: attribute.name, value: "1"))
    }
  }
}

/// The course of an attribute from frame to frame.
struct SVGTrack: Hashable {
  let name: String
  var times: [Double]
  var values: [String]

  /// Attributes with lists of numbers that SVG interpolates.
  private static let numbers: Set<String> = [
    "x", "y", "width", "height", "opacity", "fill-opacity", "stroke-opacity", "stroke-width",
    "stroke-dashoffset", "font-size", "d", "textLength", "x1", "y1", "x2", "y2", "cx", "cy", "r", "offset",
    "stop-opacity",
  ]
  private static let colors: Set<String> = ["fill", "stroke", "stop-color"]

  /// Whether an attribute can be interpolated between two values.
  static func leads(_ name: String, from one: String, to other: String) -> Bool {
    if one == other { return true }
    if numbers.contains(name) { return form(of: one) == form(of: other) }
    if colors.contains(name) { return one.hasPrefix("#") && other.hasPrefix("#") }
    return name == "transform" && SVGMove(one) != nil && SVGMove(other) != nil
  }

  /// The text between the numbers.
  private static func form(of value: String) -> [Substring] {
    value.split(omittingEmptySubsequences: false) { $0.isNumber || $0 == "." || $0 == "-" }
      .filter { !$0.isEmpty }
  }

  mutating func add(_ value: String, at time: Double) {
    if values.count > 1, value == values[values.count - 1], value == values[values.count - 2] {
      times[times.count - 1] = time
    } else {
      times.append(time)
      values.append(value)
    }
  }

  /// The elements that play it.
  ///
  /// - Parameter seconds: the duration of the whole animation.
  func elements(seconds: String, number: (Double) -> String) -> String {
    let stops = [0] + times.map { min(1, max(0, $0)) } + [1]
    let timing =
      "keyTimes=\"\(stops.map(number).joined(separator: ";"))\" dur=\"\(seconds)s\" repeatCount=\"indefinite\""
    func list(_ values: [String]) -> String {
      ((values.first.map { [$0] } ?? []) + values + (values.last.map { [$0] } ?? [])).joined(separator: ";")
    }
    guard name == "transform" else {
      return "<animate attributeName=\"\(name)\" values=\"\(list(values))\" \(timing)/>"
    }
    let moves = values.compactMap(SVGMove.init)
    func element(_ type: String, _ values: [String], isSum: Bool) -> String {
      "<animateTransform attributeName=\"transform\" type=\"\(type)\"\(isSum ? " additive=\"sum\"" : "") "
        + "values=\"\(list(values))\" \(timing)/>"
    }
    let move = element("translate", moves.map { "\($0.x) \($0.y)" }, isSum: false)
    guard moves.contains(where: \.scales) else { return move }
    return move + element("scale", moves.map { "\($0.width) \($0.height)" }, isSum: true)
  }
}

/// A transform without rotation and skew, in SVG's numbers.
private struct SVGMove {
  let x: Substring
  let y: Substring
  let width: Substring
  let height: Substring

  var scales: Bool { Double(width) != 1 || Double(height) != 1 }

  init?(_ text: String) {
    let parts = text.dropLast().split(separator: "(")
    guard parts.count == 2 else { return nil }
    let numbers = parts[1].split(separator: " ")
    switch (parts[0], numbers.count) {
    case ("translate", 2): (x, y, width, height) = (numbers[0], numbers[1], "1", "1")
    case ("matrix", 6) where Double(numbers[1]) == 0 && Double(numbers[2]) == 0:
      (x, y, width, height) = (numbers[4], numbers[5], numbers[0], numbers[3])
    default: return nil
    }
  }
}

/// Frames that differ only in numbers, as one picture with animated attributes.
struct MovingPicture {
  /// The fraction of the whole duration at which the first frame is shown.
  let start: Double
  private(set) var end: Double
  private var pieces: [SVGPiece]
  private var tracks: [Int: [SVGTrack]] = [:]

  init(_ text: String, at start: Double) {
    pieces = SVGPiece.all(in: text)
    (self.start, end) = (start, start)
  }

  /// Adds a frame; does nothing and returns false if it differs in more than numbers.
  mutating func add(_ text: String, at time: Double) -> Bool {
    let new = SVGPiece.all(in: text)
    guard new.count == pieces.count else { return false }
    var changed: [(index: Int, old: SVGPiece, new: SVGPiece)] = []
    for (index, (old, new)) in zip(pieces, new).enumerated() where old != new || tracks[index] != nil {
      guard let (left, right) = SVGPiece.aligned(old, new), Self.leads(from: left, to: right) else {
        return false
      }
      changed.append((index, left, right))
    }
    for change in changed { note(change.index, change.old, change.new, at: time) }
    end = time
    return true
  }

  private static func leads(from one: SVGPiece, to other: SVGPiece) -> Bool {
    guard case .tag(_, let left, _) = one, case .tag(_, let right, _) = other else { return one == other }
    return zip(left, right).allSatisfy { SVGTrack.leads($0.name, from: $0.value, to: $1.value) }
  }

  private mutating func note(_ index: Int, _ old: SVGPiece, _ new: SVGPiece, at time: Double) {
    pieces[index] = old
    guard case .tag(_, let left, _) = old, case .tag(_, let right, _) = new else { return }
    for (base, value) in zip(left, right) {
      if let known = tracks[index]?.firstIndex(where: { $0.name == base.name }) {
        tracks[index]?[known].add(value.value, at: time)
      } else if base != value {
        let track = SVGTrack(
          name: base.name, times: [start, end, time], values: [base.value, base.value, value.value])
        tracks[index, default: []].append(track)
      }
    }
  }

  /// The picture with its animation elements.
  func text(seconds: String, number: (Double) -> String) -> String {
    pieces.enumerated().map { index, piece in
      guard case .tag(let name, let attributes, let isClosed) = piece else {
        if case .text(let text) = piece { return text }
        return ""
      }
      let list = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
      guard let tracks = tracks[index] else { return "<\(name)\(list)\(isClosed ? "/" : "")>" }
      let played = tracks.map { $0.elements(seconds: seconds, number: number) }.joined()
      return "<\(name)\(list)>\(played)\(isClosed ? "</\(name)>" : "")"
    }.joined()
  }
}
