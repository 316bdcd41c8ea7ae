import Foundation

/// Collects glyphs into lines of text.
struct TextLineFinder {
  struct Glyph: Hashable, Sendable {
    /// The index of its ink.
    var ink: Int
    var bounds: PixelBounds
    /// The index of the region that surrounds it; only glyphs on one ground belong together.
    var ground: Int
    /// The colour that differs most from the ground, and by how much.
    var color: PictureColor
    var strength: Int
  }

  struct Line {
    /// From left to right.
    var glyphs: [Glyph]
    var bounds: PixelBounds
    /// The median height of the glyphs, without marks.
    var glyphHeight: Int
    /// The colour of the glyph that differs most from the ground.
    var color: PictureColor
  }

  private let glyphs: [Glyph]
  private let scale: CGFloat
  private var parents: [Int]

  /// The widest space between glyphs, as a share of the higher one's height: a word space is a quarter of the size.
  private static let widestSpace = 0.65
  /// The widest space between parts of a line, as a share of the height of all their glyphs.
  private static let widestGap = 0.75
  /// How much higher than another part a part of a line is at most: a word with capitals and descenders than one without.
  private static let highestPart = 1.6
  /// The largest difference of colours in a line.
  private static let otherColor = 25.0
  /// How far marks that are apart from their letters are from the line, as a share of its glyphs' height.
  private static let reach = 0.6
  /// The height of dots, commas and accents, as a share of their neighbour's.
  private static let markHeight = 0.45
  /// The largest distance of an accent from its letter, in points.
  private static let accentReach: CGFloat = 6
  /// The distance of an accent from its letter, as a share of the letter's height.
  private static let accentDistance = 0.3

  init(_ glyphs: [Glyph], scale: CGFloat) {
    self.glyphs = glyphs.sorted {
      ($0.bounds.minY, $0.bounds.minX, $0.ink) < ($1.bounds.minY, $1.bounds.minX, $1.ink)
    }
    self.scale = scale
    parents = Array(glyphs.indices)
  }

  /// Every glyph is in one line; isolated ones are alone in theirs.
  func lines() -> [Line] {
    var copy = self
    copy.join()
    var members: [Int: [Glyph]] = [:]
    var order: [Int] = []
    for index in glyphs.indices {
      let root = copy.root(index)
      if members[root] == nil { order.append(root) }
      members[root, default: []].append(glyphs[index])
    }
    return Self.withMarks(Self.joined(order.compactMap { members[$0].map(Self.line) }))
  }

  /// Joins parts of lines that stand on the same baseline with a space between them.
  private static func joined(_ parts: [Line]) -> [Line] {
    var lines: [Line] = []
    for part in parts.sorted(by: { ($0.bounds.minX, $0.bounds.minY) < ($1.bounds.minX, $1.bounds.minY) }) {
      if let place = lines.firstIndex(where: { follows(part, $0) }) {
        lines[place] = line(lines[place].glyphs + part.glyphs)
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  private static func follows(_ part: Line, _ line: Line) -> Bool {
    let (low, high) = (
      min(part.bounds.height, line.bounds.height), max(part.bounds.height, line.bounds.height)
    )
    // An icon may be higher than the text beside it.
    let height = min(Double(high), highestPart * Double(low))
    let space = Double(part.bounds.minX - line.bounds.maxX - 1)
    let overlap = min(part.bounds.maxY, line.bounds.maxY) - max(part.bounds.minY, line.bounds.minY) + 1
    return part.glyphs[0].ground == line.glyphs[0].ground && space >= 0 && space <= widestGap * height
      && Double(overlap) >= 0.5 * Double(min(part.bounds.height, line.bounds.height))
      && Double(min(part.glyphHeight, line.glyphHeight)) >= markHeight * height
      && part.color.difference(to: line.color) <= otherColor && !isIcon(part, beside: line)
      && !isIcon(line, beside: part)
  }

  /// Whether a part is a single shape, as wide as high, and higher than the text beside it.
  private static func isIcon(_ part: Line, beside text: Line) -> Bool {
    let (width, height) = (Double(part.bounds.width), Double(part.bounds.height))
    return part.glyphs.count == 1 && width >= 0.7 * height && height > 1.2 * Double(text.bounds.height)
  }

  /// Adds glyphs that are too small for letters to the lines that they are part of.
  private static func withMarks(_ parts: [Line]) -> [Line] {
    let isMark = parts.map { mark in
      mark.glyphs.count == 1 && parts.contains { $0.glyphs.count > 1 && owns($0, mark) }
    }
    var lines = parts.indices.filter { !isMark[$0] }.map { parts[$0] }
    for (index, mark) in parts.enumerated() where isMark[index] {
      guard let place = lines.firstIndex(where: { $0.glyphs.count > 1 && owns($0, mark) }) else { continue }
      lines[place] = line(lines[place].glyphs + mark.glyphs)
    }
    return lines
  }

  private static func owns(_ line: Line, _ mark: Line) -> Bool {
    let height = line.glyphHeight
    let slack = Int(reach * Double(height))
    guard Double(max(mark.bounds.height, mark.bounds.width)) <= markHeight * Double(line.bounds.height),
      mark.glyphs[0].ground == line.glyphs[0].ground
    else { return false }
    return mark.bounds.minX >= line.bounds.minX - slack && mark.bounds.maxX <= line.bounds.maxX + slack
      && mark.bounds.maxY >= line.bounds.minY - slack && mark.bounds.minY <= line.bounds.maxY + slack / 2
  }

  /// Compares each glyph with the following ones that begin above its lower edge, or a little below.
  private mutating func join() {
    let distance = Int(Self.accentReach * scale)
    for index in glyphs.indices {
      let glyph = glyphs[index]
      let reach = glyph.bounds.maxY + max(distance, glyph.bounds.height / 2)
      var next = index + 1
      while next < glyphs.count, glyphs[next].bounds.minY <= reach {
        if glyphs[next].ground == glyph.ground, Self.belong(glyph.bounds, glyphs[next].bounds) {
          unite(index, next)
        }
        next += 1
      }
    }
  }

  private static func belong(_ one: PixelBounds, _ other: PixelBounds) -> Bool {
    let (small, large) = one.height <= other.height ? (one, other) : (other, one)
    let space = max(one.minX, other.minX) - min(one.maxX, other.maxX) - 1
    guard Double(space) <= widestSpace * Double(large.height) else { return false }
    let overlap = min(one.maxY, other.maxY) - max(one.minY, other.minY) + 1
    if Double(overlap) >= 0.5 * Double(small.height) { return true }
    guard Double(small.height) <= markHeight * Double(large.height) else { return false }
    // A comma hangs below the line, an apostrophe is level with capitals, an accent is above its letter.
    let below = small.minY - large.maxY - 1
    let above = large.minY - small.maxY - 1
    if space >= 0 { return below < 0 && overlap > 0 || above < 0 && overlap > 0 }
    return above >= 0 && Double(above) <= accentDistance * Double(large.height) || overlap > 0
      || below >= 0 && Double(below) <= accentDistance / 2 * Double(large.height)
  }

  private mutating func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let (a, b) = (root(one), root(other))
    parents[max(a, b)] = min(a, b)
  }

  private static func line(_ glyphs: [Glyph]) -> Line {
    let bounds = glyphs.reduce(into: PixelBounds.empty) { $0.add($1.bounds) }
    let heights = glyphs.map(\.bounds.height).sorted()
    let highest = heights[heights.count - 1]
    let letters = glyphs.filter { Double($0.bounds.height) > markHeight * Double(highest) }
    let strongest = glyphs.max { ($0.strength, $1.ink) < ($1.strength, $0.ink) } ?? glyphs[0]
    return Line(
      glyphs: glyphs.sorted { ($0.bounds.minX, $0.ink) < ($1.bounds.minX, $1.ink) }, bounds: bounds,
      glyphHeight: letters.map(\.bounds.height).sorted()[letters.count / 2], color: strongest.color)
  }
}
