/// The parts of a picture in which neighbouring pixels are alike, and the largest squares that fit into them.
///
/// The pixels of a region are like all their neighbours, or next to such a pixel. So the blended pixels at the round corner of a
/// light box on a white ground, which become darker in small steps, do not join the box with the ground.
///
/// All loops are over pixels of pictures of a million, and tests are built without optimisation; so they use pointers.
struct RegionMap {
  /// A connected set of pixels.
  struct Region {
    var area = 0
    var bounds = PixelBounds.empty
    /// The side of the largest square in the region.
    var square = 0
    var red = 0
    var green = 0
    var blue = 0

    var color: PictureColor {
      let count = Double(max(1, area))
      return PictureColor(
        red: Double(red) / count, green: Double(green) / count, blue: Double(blue) / count)
    }
  }

  /// The first one stands for all pixels without a region.
  private(set) var regions: [Region] = []
  /// The index of each pixel's region.
  private(set) var labels: [Int32]

  /// The largest difference of a component between like neighbours, out of 255: more than compression and slow gradients have,
  /// less than half of the step between a grouped list's background and its cells.
  private static let alike = 3
  private static let noLabel: Int32 = -1

  init(_ picture: WorkingPicture) {
    let (width, height) = (picture.width, picture.height)
    labels = [Int32](repeating: Self.noLabel, count: width * height)
    labels.withUnsafeMutableBufferPointer { labels in
      picture.bytes.withUnsafeBufferPointer { bytes in
        guard let labels = labels.baseAddress, let bytes = bytes.baseAddress else { return }
        Self.join(labels, bytes, width, height)
      }
    }
    number()
    // Once for the pixels beside the inner ones, and once for those at corners.
    for _ in 0..<2 { grow(picture) }
    measure(picture)
    flood(picture)
    measure(picture)
  }

  /// Makes every inner pixel refer to an earlier one of its region; the first of a region refers to itself.
  private static func join(
    _ parents: UnsafeMutablePointer<Int32>, _ bytes: UnsafePointer<UInt8>, _ width: Int, _ height: Int
  ) {
    var index = 0
    var y = 0
    while y < height {
      var x = 0
      while x < width {
        if isInner(bytes, index, x, y, width, height) {
          parents[index] = Int32(truncatingIfNeeded: index)
          if x > 0, parents[index - 1] >= 0 { parents[index] = parents[index - 1] }
          if y > 0, parents[index - width] >= 0 { union(parents, index, index - width) }
        }
        index += 1
        x += 1
      }
      y += 1
    }
  }

  /// Whether a pixel is like its four neighbours.
  private static func isInner(
    _ bytes: UnsafePointer<UInt8>, _ index: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int
  ) -> Bool {
    if x > 0, !isAlike(bytes, index, index - 1) { return false }
    if x + 1 < width, !isAlike(bytes, index, index + 1) { return false }
    if y > 0, !isAlike(bytes, index, index - width) { return false }
    return y + 1 >= height || isAlike(bytes, index, index + width)
  }

  private static func isAlike(_ bytes: UnsafePointer<UInt8>, _ one: Int, _ other: Int) -> Bool {
    let (a, b) = (bytes + one * 4, bytes + other * 4)
    let red = Int(a[0]) - Int(b[0])
    if red > alike || red < -alike { return false }
    let green = Int(a[1]) - Int(b[1])
    if green > alike || green < -alike { return false }
    let blue = Int(a[2]) - Int(b[2])
    return blue <= alike && blue >= -alike
  }

  /// Joins the sets of two pixels; the smaller index becomes the root.
  static func union(_ parents: UnsafeMutablePointer<Int32>, _ one: Int, _ other: Int) {
    let (a, b) = (root(parents, one), root(parents, other))
    if a < b { parents[b] = Int32(truncatingIfNeeded: a) }
    if b < a { parents[a] = Int32(truncatingIfNeeded: b) }
  }

  private static func root(_ parents: UnsafeMutablePointer<Int32>, _ index: Int) -> Int {
    var index = index
    while true {
      let parent = Int(parents[index])
      if parent == index { return index }
      parents[index] = parents[parent]
      index = parent
    }
  }

  /// Turns references into numbers of regions, in the order of their first pixels.
  private mutating func number() {
    var count: Int32 = 1
    labels.withUnsafeMutableBufferPointer { buffer in
      guard let labels = buffer.baseAddress else { return }
      var index = 0
      while index < buffer.count {
        let parent = Int(labels[index])
        if parent < 0 {
          labels[index] = 0
        } else if parent == index {
          labels[index] = count
          count += 1
        } else {
          // Earlier pixels have their numbers already.
          labels[index] = labels[parent]
        }
        index += 1
      }
    }
    regions = Array(repeating: Region(), count: Int(count))
  }

  /// Adds pixels to the regions beside them that they are like.
  private mutating func grow(_ picture: WorkingPicture) {
    let before = labels
    let (width, height) = (picture.width, picture.height)
    labels.withUnsafeMutableBufferPointer { labels in
      before.withUnsafeBufferPointer { before in
        picture.bytes.withUnsafeBufferPointer { bytes in
          guard let labels = labels.baseAddress, let before = before.baseAddress,
            let bytes = bytes.baseAddress
          else { return }
          Self.grow(labels, before, bytes, width, height)
        }
      }
    }
  }

  private static func grow(
    _ labels: UnsafeMutablePointer<Int32>, _ before: UnsafePointer<Int32>, _ bytes: UnsafePointer<UInt8>,
    _ width: Int, _ height: Int
  ) {
    var index = 0
    var y = 0
    while y < height {
      var x = 0
      while x < width {
        if before[index] == 0 {
          if x > 0, before[index - 1] > 0, isAlike(bytes, index, index - 1) {
            labels[index] = before[index - 1]
          } else if y > 0, before[index - width] > 0, isAlike(bytes, index, index - width) {
            labels[index] = before[index - width]
          } else if x + 1 < width, before[index + 1] > 0, isAlike(bytes, index, index + 1) {
            labels[index] = before[index + 1]
          } else if y + 1 < height, before[index + width] > 0, isAlike(bytes, index, index + width) {
            labels[index] = before[index + width]
          }
        }
        index += 1
        x += 1
      }
      y += 1
    }
  }

  /// Adds the pixels of regions' own colours that only narrow ways lead to, such as those between glyphs.
  private mutating func flood(_ picture: WorkingPicture) {
    let colors = regions.map { region in
      let count = max(1, region.area)
      return SIMD4(region.red / count, region.green / count, region.blue / count, 0)
    }
    let (width, height) = (picture.width, picture.height)
    labels.withUnsafeMutableBufferPointer { labels in
      colors.withUnsafeBufferPointer { colors in
        picture.bytes.withUnsafeBufferPointer { bytes in
          guard let labels = labels.baseAddress, let colors = colors.baseAddress,
            let bytes = bytes.baseAddress
          else { return }
          for _ in 0..<Self.floods {
            Self.flood(labels, colors, bytes, width, height, isBackward: false)
            Self.flood(labels, colors, bytes, width, height, isBackward: true)
          }
        }
      }
    }
  }

  /// The number of walks through the picture in both directions: ways between glyphs seldom turn more often.
  private static let floods = 2

  private static func flood(
    _ labels: UnsafeMutablePointer<Int32>, _ colors: UnsafePointer<SIMD4<Int>>, _ bytes: UnsafePointer<UInt8>,
    _ width: Int, _ height: Int, isBackward: Bool
  ) {
    let count = width * height
    var step = 0
    while step < count {
      let index = isBackward ? count - 1 - step : step
      step += 1
      if labels[index] != 0 { continue }
      let x = index % width
      let (side, above) = isBackward ? (index + 1, index + width) : (index - 1, index - width)
      let hasSide = isBackward ? x + 1 < width : x > 0
      if hasSide, labels[side] > 0, isColored(bytes, index, colors[Int(labels[side])]) {
        labels[index] = labels[side]
      } else if above >= 0, above < count, labels[above] > 0,
        isColored(bytes, index, colors[Int(labels[above])])
      {
        labels[index] = labels[above]
      }
    }
  }

  private static func isColored(
    _ bytes: UnsafePointer<UInt8>, _ index: Int, _ color: SIMD4<Int>
  ) -> Bool {
    let pixel = bytes + index * 4
    let (red, green, blue) = (
      Int(pixel[0]) - color.x, Int(pixel[1]) - color.y, Int(pixel[2]) - color.z
    )
    return red <= alike && red >= -alike && green <= alike && green >= -alike && blue <= alike
      && blue >= -alike
  }

  private mutating func measure(_ picture: WorkingPicture) {
    regions = Array(repeating: Region(), count: regions.count)
    let (width, height) = (picture.width, picture.height)
    var squares = [Int32](repeating: 1, count: width * height)
    regions.withUnsafeMutableBufferPointer { regions in
      labels.withUnsafeBufferPointer { labels in
        squares.withUnsafeMutableBufferPointer { squares in
          picture.bytes.withUnsafeBufferPointer { bytes in
            guard let regions = regions.baseAddress, let labels = labels.baseAddress,
              let squares = squares.baseAddress, let bytes = bytes.baseAddress
            else { return }
            Self.measure(regions, labels, squares, bytes, width, height)
          }
        }
      }
    }
  }

  private static func measure(
    _ regions: UnsafeMutablePointer<Region>, _ labels: UnsafePointer<Int32>,
    _ squares: UnsafeMutablePointer<Int32>, _ bytes: UnsafePointer<UInt8>, _ width: Int, _ height: Int
  ) {
    var index = 0
    var y = 0
    while y < height {
      var x = 0
      while x < width {
        let label = labels[index]
        let region = regions + Int(label)
        region.pointee.area += 1
        region.pointee.bounds.add(x: x, y: y)
        let pixel = bytes + index * 4
        region.pointee.red += Int(pixel[0])
        region.pointee.green += Int(pixel[1])
        region.pointee.blue += Int(pixel[2])
        let side = square(squares, labels, index, width, x, y)
        squares[index] = side
        if Int(side) > region.pointee.square { region.pointee.square = Int(side) }
        index += 1
        x += 1
      }
      y += 1
    }
  }

  /// The side of the largest square whose lower right corner is a pixel: one more than the smallest of its three neighbours'.
  static func square(
    _ squares: UnsafePointer<Int32>, _ labels: UnsafePointer<Int32>, _ index: Int, _ width: Int, _ x: Int,
    _ y: Int
  ) -> Int32 {
    guard x > 0, y > 0 else { return 1 }
    let label = labels[index]
    guard labels[index - 1] == label, labels[index - width] == label, labels[index - width - 1] == label
    else { return 1 }
    var least = squares[index - 1]
    if squares[index - width] < least { least = squares[index - width] }
    if squares[index - width - 1] < least { least = squares[index - width - 1] }
    return least + 1
  }
}
