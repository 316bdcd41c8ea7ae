/// The connected parts of a picture between its grounds: glyphs, icons, borders, separators, photographs.
struct InkMap {
  /// A connected set of pixels that belong to no ground.
  struct Ink {
    var area = 0
    var bounds = PixelBounds.empty
    var square = 0
    /// The grounds next to the ink, with the number of neighbouring pixels.
    var contacts: [Contact] = []
    /// The pixel that differs most from the surrounding ground.
    var strongest = 0
    var strength = -1

    /// The ground with most contact; nil for ink without one.
    var ground: Int? { contacts.max { ($0.count, $1.ground) < ($1.count, $0.ground) }?.ground }
  }

  struct Contact {
    var ground: Int
    var count: Int
  }

  private(set) var inks: [Ink] = []
  /// The index of each pixel's ink; -1 for grounds.
  private(set) var labels: [Int32]

  private static let noLabel: Int32 = -1

  /// - Parameters:
  ///   - map: the regions of the picture.
  ///   - isGround: for each region, whether it is a ground.
  ///   - picture: the picture itself.
  init(_ map: RegionMap, isGround: [Bool], picture: WorkingPicture) {
    let (width, height) = (picture.width, picture.height)
    labels = [Int32](repeating: Self.noLabel, count: width * height)
    map.labels.withUnsafeBufferPointer { regions in
      isGround.withUnsafeBufferPointer { isGround in
        labels.withUnsafeMutableBufferPointer { labels in
          guard let regions = regions.baseAddress, let isGround = isGround.baseAddress,
            let labels = labels.baseAddress
          else { return }
          Self.join(labels, regions, isGround, width, height)
        }
      }
    }
    number()
    measure(map, width, height)
    findColors(map, picture)
  }

  /// Joins neighbouring pixels of ink, also diagonal ones.
  private static func join(
    _ labels: UnsafeMutablePointer<Int32>, _ regions: UnsafePointer<Int32>, _ isGround: UnsafePointer<Bool>,
    _ width: Int, _ height: Int
  ) {
    var index = 0
    var y = 0
    while y < height {
      var x = 0
      while x < width {
        if !isGround[Int(regions[index])] {
          labels[index] = Int32(truncatingIfNeeded: index)
          if x > 0, labels[index - 1] >= 0 { labels[index] = labels[index - 1] }
          if y > 0 { joinAbove(labels, index, width, x) }
        }
        index += 1
        x += 1
      }
      y += 1
    }
  }

  private static func joinAbove(_ labels: UnsafeMutablePointer<Int32>, _ index: Int, _ width: Int, _ x: Int) {
    let above = index - width
    if labels[above] >= 0 {
      // Its neighbours to both sides are joined to it already.
      RegionMap.union(labels, index, above)
      return
    }
    if x > 0, labels[above - 1] >= 0 { RegionMap.union(labels, index, above - 1) }
    if x + 1 < width, labels[above + 1] >= 0 { RegionMap.union(labels, index, above + 1) }
  }

  private mutating func number() {
    var count: Int32 = 0
    labels.withUnsafeMutableBufferPointer { buffer in
      guard let labels = buffer.baseAddress else { return }
      var index = 0
      while index < buffer.count {
        let parent = Int(labels[index])
        if parent == index {
          labels[index] = count
          count += 1
        } else if parent >= 0 {
          labels[index] = labels[parent]
        }
        index += 1
      }
    }
    inks = Array(repeating: Ink(), count: Int(count))
  }

  private mutating func measure(_ map: RegionMap, _ width: Int, _ height: Int) {
    var squares = [Int32](repeating: 1, count: labels.count)
    labels.withUnsafeBufferPointer { labels in
      map.labels.withUnsafeBufferPointer { regions in
        squares.withUnsafeMutableBufferPointer { squares in
          guard let labels = labels.baseAddress, let regions = regions.baseAddress,
            let squares = squares.baseAddress
          else { return }
          measure(labels, regions, squares, width, height)
        }
      }
    }
  }

  private mutating func measure(
    _ labels: UnsafePointer<Int32>, _ regions: UnsafePointer<Int32>, _ squares: UnsafeMutablePointer<Int32>,
    _ width: Int, _ height: Int
  ) {
    var index = 0
    var y = 0
    while y < height {
      var x = 0
      while x < width {
        let label = labels[index]
        if label >= 0 {
          let side = RegionMap.square(squares, labels, index, width, x, y)
          squares[index] = side
          inks[Int(label)].area += 1
          inks[Int(label)].bounds.add(x: x, y: y)
          if Int(side) > inks[Int(label)].square { inks[Int(label)].square = Int(side) }
          if x > 0, labels[index - 1] < 0 { touch(Int(label), Int(regions[index - 1])) }
          if x + 1 < width, labels[index + 1] < 0 { touch(Int(label), Int(regions[index + 1])) }
          if y > 0, labels[index - width] < 0 { touch(Int(label), Int(regions[index - width])) }
          if y + 1 < height, labels[index + width] < 0 { touch(Int(label), Int(regions[index + width])) }
        }
        index += 1
        x += 1
      }
      y += 1
    }
  }

  private mutating func touch(_ ink: Int, _ ground: Int) {
    if let place = inks[ink].contacts.firstIndex(where: { $0.ground == ground }) {
      inks[ink].contacts[place].count += 1
    } else {
      inks[ink].contacts.append(Contact(ground: ground, count: 1))
    }
  }

  private mutating func findColors(_ map: RegionMap, _ picture: WorkingPicture) {
    let white = PictureColor(red: 255, green: 255, blue: 255)
    let grounds = inks.map { ink in
      let color = ink.ground.map { map.regions[$0].color } ?? white
      return (red: Int(color.red), green: Int(color.green), blue: Int(color.blue))
    }
    var strongest = inks.map { (pixel: $0.strongest, strength: $0.strength) }
    labels.withUnsafeBufferPointer { buffer in
      picture.bytes.withUnsafeBufferPointer { bytes in
        guard let labels = buffer.baseAddress, let bytes = bytes.baseAddress else { return }
        var index = 0
        while index < buffer.count {
          let label = Int(labels[index])
          if label >= 0 {
            let (ground, pixel) = (grounds[label], bytes + index * 4)
            let strength =
              abs(Int(pixel[0]) - ground.red) + abs(Int(pixel[1]) - ground.green)
              + abs(Int(pixel[2]) - ground.blue)
            if strength > strongest[label].strength { strongest[label] = (index, strength) }
          }
          index += 1
        }
      }
    }
    for (index, found) in strongest.enumerated() {
      (inks[index].strongest, inks[index].strength) = (found.pixel, found.strength)
    }
  }
}
