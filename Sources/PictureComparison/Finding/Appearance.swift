import Foundation

/// Describes the look of a part of a picture in a few numbers, which change little with the shapes of letters and the
/// smoothing of edges.
struct Appearance {
  private let picture: WorkingPicture

  private static let columnCount = 24
  private static let rowCount = 5
  /// The largest contrast of 255 that counts as the ground: compression and slow gradients have as much.
  private static let noise = 4.0
  /// Cells per side.
  static let cellCount = 6

  init(_ picture: WorkingPicture) { self.picture = picture }

  /// The contrast of a text in a grid of cells, smoothed along the line, relative to the strongest cell.
  func pattern(in bounds: PixelBounds, on ground: PictureColor) -> [Double] {
    let (columns, rows) = (Self.columnCount, Self.rowCount)
    var sums = [Double](repeating: 0, count: columns * rows)
    let base = ground.lightness
    for y in bounds.minY...bounds.maxY {
      let row = (y - bounds.minY) * rows / bounds.height
      for x in bounds.minX...bounds.maxX {
        let contrast = abs(lightness(x, y) - base)
        guard contrast > Self.noise else { continue }
        // A pixel of a narrow text covers several columns.
        let first = (x - bounds.minX) * columns / bounds.width
        let end = max(first + 1, (x - bounds.minX + 1) * columns / bounds.width)
        for column in first..<end { sums[row * columns + column] += contrast / Double(end - first) }
      }
    }
    let smooth = Self.smoothed(sums)
    let strongest = smooth.max() ?? 0
    return strongest > 0 ? Self.centered(smooth.map { $0 / strongest }) : smooth
  }

  /// The cells without their rows' means: all texts have most of their ink between the baseline and the height of an x.
  private static func centered(_ cells: [Double]) -> [Double] {
    let means = (0..<rowCount).map { row in
      cells[row * columnCount..<(row + 1) * columnCount].reduce(0, +) / Double(columnCount)
    }
    return cells.indices.map { cells[$0] - means[$0 / columnCount] }
  }

  /// The row of pixels on which a line of text stands: the one below which ink ends most abruptly, in the lower part.
  func baseline(in bounds: PixelBounds, on ground: PictureColor) -> Int {
    let base = ground.lightness
    var rows = (bounds.minY...bounds.maxY).map { (y: Int) -> Double in
      (bounds.minX...bounds.maxX).reduce(0.0) { $0 + abs(lightness($1, y) - base) }
    }
    rows += [0, 0]
    let lower = bounds.height * 2 / 5
    let drops = (lower..<bounds.height).map { (row: Int) -> Double in
      let above: Double = row > 0 ? rows[row - 1] : 0
      let below: Double = rows[row + 1] + rows[row + 2]
      return rows[row] + above - below
    }
    let greatest = drops.max() ?? 0
    return bounds.minY + lower + (drops.firstIndex(of: greatest) ?? 0) + 1
  }

  /// Each cell with a quarter of its neighbours in the row.
  private static func smoothed(_ cells: [Double]) -> [Double] {
    cells.indices.map { index in
      let column = index % columnCount
      let left = column > 0 ? cells[index - 1] : cells[index]
      let right = column + 1 < columnCount ? cells[index + 1] : cells[index]
      return (left + 2 * cells[index] + right) / 4
    }
  }

  /// The mean colour components of an image in a grid of cells, from 0 to 1.
  func cells(in bounds: PixelBounds) -> [Double] {
    let count = Self.cellCount
    var sums = [Double](repeating: 0, count: count * count * 3)
    var counts = [Double](repeating: 0, count: count * count)
    // Large images are sampled.
    let step = max(1, min(bounds.width, bounds.height) / 60)
    for y in stride(from: bounds.minY, through: bounds.maxY, by: step) {
      for x in stride(from: bounds.minX, through: bounds.maxX, by: step) {
        let column = min(count - 1, (x - bounds.minX) * count / bounds.width)
        let cell = (y - bounds.minY) * count / bounds.height * count + column
        let index = (y * picture.width + x) * 4
        for part in 0..<3 { sums[cell * 3 + part] += Double(picture.bytes[index + part]) / 255 }
        counts[cell] += 1
      }
    }
    return sums.enumerated().map { $1 / max(1, counts[$0 / 3]) }
  }

  private func lightness(_ x: Int, _ y: Int) -> Double {
    let index = (y * picture.width + x) * 4
    let (red, green, blue) = (picture.bytes[index], picture.bytes[index + 1], picture.bytes[index + 2])
    return PictureColor.lightness(Double(red), Double(green), Double(blue))
  }

  /// The share of a rectangle whose pixels differ from the ground by at least a quarter of the strongest contrast: little for
  /// letters, most for icons with a background.
  func coverage(in bounds: PixelBounds, on ground: PictureColor, strongest: PictureColor) -> Double {
    let least = abs(strongest.lightness - ground.lightness) / 4
    var count = 0
    for y in bounds.minY...bounds.maxY {
      for x in bounds.minX...bounds.maxX where abs(lightness(x, y) - ground.lightness) > least { count += 1 }
    }
    return Double(count) / Double(bounds.area)
  }

  /// The mean of an image's cells.
  static func meanColor(of cells: [Double]) -> PictureColor {
    let count = Double(max(1, cells.count / 3))
    let parts = (0..<3).map { part -> Double in
      let sum: Double = stride(from: part, to: cells.count, by: 3).reduce(0) { $0 + cells[$1] }
      return sum / count * 255
    }
    return PictureColor(red: parts[0], green: parts[1], blue: parts[2])
  }

  // MARK: Comparison

  /// How alike two looks are, from 1 for the same to -1: their correlation. 1 for looks without variation.
  static func likeness(_ one: [Double], _ other: [Double]) -> Double {
    guard one.count == other.count, !one.isEmpty else { return 1 }
    let count = Double(one.count)
    let (meanA, meanB) = (one.reduce(0, +) / count, other.reduce(0, +) / count)
    var (both, a, b) = (0.0, 0.0, 0.0)
    for (x, y) in zip(one, other) {
      both += (x - meanA) * (y - meanB)
      a += (x - meanA) * (x - meanA)
      b += (y - meanB) * (y - meanB)
    }
    return a > 0 && b > 0 ? both / (a * b).squareRoot() : 1
  }

  /// The mean difference of two images' cells, from 0 to 1.
  static func distance(_ one: [Double], _ other: [Double]) -> Double {
    guard one.count == other.count, !one.isEmpty else { return 0 }
    return zip(one, other).reduce(0) { $0 + abs($1.0 - $1.1) } / Double(one.count)
  }
}
