import Foundation

/// Finds the elements of a picture: boxes, separators, lines of text and images.
///
/// A ground is a region of one colour into which a square of some points fits. Everything between grounds is ink. Ink that only
/// separates two grounds is the edge of one of them; the rest are glyphs, icons and pictures. Glyphs beside each other form
/// lines of text.
struct ElementFinder {
  private let picture: WorkingPicture
  private let map: RegionMap
  private let isGround: [Bool]
  private let inkMap: InkMap

  /// The largest number of elements that are compared. A picture of noise has more.
  static let mostElements = 1500
  /// The largest number of glyphs, of which the larger ones are used; a tablet's screen full of text has about 5,000.
  private static let mostGlyphs = 6000

  /// The side of the square that fits into a ground, in points: more than the stem of a bold title.
  private static let groundSquare: CGFloat = 6.75
  /// The longer side of the smallest ground, in points, which is no size of icons; areas in smaller things are part of them.
  private static let groundExtent: CGFloat = 31.25
  /// The largest thickness of a border, and of ink that is only an edge, in points.
  private static let borderThickness: CGFloat = 3
  /// The largest thickness of a separator, and its smallest length, in points.
  private static let rule = (thickness: CGFloat(2), length: CGFloat(20))
  /// The largest height of a glyph, in points; higher ink is an image.
  private static let glyphHeight: CGFloat = 72
  /// The smallest side of ink that contains grounds of its picture, in points, and the share of it that is ink.
  private static let photograph = (side: CGFloat(32), share: 0.35)
  /// The share of an image that differs from its ground, from which the image has a mean colour and a look that can be judged.
  private static let solidShare = 0.55
  /// The smallest height or width of an image, in points.
  private static let imageSide: CGFloat = 4

  static func elements(of picture: WorkingPicture) -> [PictureElement] {
    ElementFinder(picture).elements()
  }

  private init(_ picture: WorkingPicture) {
    self.picture = picture
    map = RegionMap(picture)
    let side = Int((Self.groundSquare * picture.scale).rounded())
    let extent = Int((Self.groundExtent * picture.scale).rounded(.up))
    isGround = map.regions.enumerated().map { index, region in
      index > 0 && region.square >= side && max(region.bounds.width, region.bounds.height) >= extent
    }
    inkMap = InkMap(map, isGround: isGround, picture: picture)
  }

  private func elements() -> [PictureElement] {
    var sorted = SortedInks()
    for (index, ink) in inkMap.inks.enumerated() { sort(index, ink, into: &sorted) }
    let lines = TextLineFinder(largest(sorted.glyphs).map { glyph($0) }, scale: picture.scale).lines()
    var elements = boxes(sorted, lines)
    elements += sorted.rules.map { element(.rule, of: inkMap.inks[$0]) }
    elements += sorted.images.map { image($0) }
    elements += lines.compactMap { line in
      guard line.glyphs.count == 1 else { return text(line) }
      // A single glyph may as well be an icon.
      return isVisible(inkMap.inks[line.glyphs[0].ink]) ? image(line.glyphs[0].ink) : nil
    }
    elements.sort { Self.precedes($0, $1) }
    return Array(elements.prefix(Self.mostElements))
  }

  private func largest(_ glyphs: [Int]) -> ArraySlice<Int> {
    guard glyphs.count > Self.mostGlyphs else { return glyphs[...] }
    let bySize = glyphs.sorted { (inkMap.inks[$1].area, $0) < (inkMap.inks[$0].area, $1) }
    return bySize.prefix(Self.mostGlyphs)
  }

  /// From the top down, then from left to right, then by size.
  private static func precedes(_ one: PictureElement, _ other: PictureElement) -> Bool {
    let (a, b) = (one.frame, other.frame)
    return (a.minY, a.minX, a.height, a.width) < (b.minY, b.minX, b.height, b.width)
  }

  // MARK: Ink

  private struct SortedInks {
    var glyphs: [Int] = []
    var rules: [Int] = []
    var images: [Int] = []
    /// The outer bounds of borders, by the ground that they surround.
    var borders: [Int: PixelBounds] = [:]
  }

  private func sort(_ index: Int, _ ink: InkMap.Ink, into sorted: inout SortedInks) {
    let thickest = max(1, Int((Self.borderThickness * picture.scale).rounded()))
    if let inner = borderedGround(ink) {
      sorted.borders[inner] = ink.bounds
    } else if ink.square <= thickest, separatesColors(ink) {
      return
    } else if isRule(ink) {
      sorted.rules.append(index)
    } else if isPhotograph(ink) || CGFloat(ink.bounds.height) > Self.glyphHeight * picture.scale {
      sorted.images.append(index)
    } else {
      sorted.glyphs.append(index)
    }
  }

  /// The ground that an ink surrounds as a thin border; nil if it does not. The inside of a letter O is a smaller part of its
  /// bounds than a box with round corners is.
  private func borderedGround(_ ink: InkMap.Ink) -> Int? {
    let thickest = Int((Self.borderThickness * picture.scale).rounded())
    let fullest = 0.85
    for contact in ink.contacts {
      let region = map.regions[contact.ground]
      guard ink.bounds.contains(region.bounds), region.bounds != ink.bounds,
        ink.bounds.width - region.bounds.width <= 2 * thickest,
        ink.bounds.height - region.bounds.height <= 2 * thickest,
        Double(region.area) >= fullest * Double(region.bounds.area) || ink.square <= Int(picture.scale * 1.5)
      else { continue }
      return contact.ground
    }
    return nil
  }

  /// Whether the ink lies between grounds of different colours, as the blended pixels at a box's edge do.
  private func separatesColors(_ ink: InkMap.Ink) -> Bool {
    let contact = ink.contacts.reduce(0) { $0 + $1.count }
    let grounds = ink.contacts.filter { $0.count * 5 >= contact }
    guard let first = grounds.first else { return false }
    let color = map.regions[first.ground].color
    return grounds.dropFirst().contains { map.regions[$0.ground].color.difference(to: color) > 2 }
  }

  private func isRule(_ ink: InkMap.Ink) -> Bool {
    let (thin, long) = (min(ink.bounds.width, ink.bounds.height), max(ink.bounds.width, ink.bounds.height))
    return CGFloat(thin) <= Self.rule.thickness * picture.scale
      && CGFloat(long) >= Self.rule.length * picture.scale
  }

  private func isPhotograph(_ ink: InkMap.Ink) -> Bool {
    let side = CGFloat(min(ink.bounds.width, ink.bounds.height))
    return side >= Self.photograph.side * picture.scale
      && Double(ink.area) >= Self.photograph.share * Double(ink.bounds.area)
  }

  private func isVisible(_ ink: InkMap.Ink) -> Bool {
    let least = Self.imageSide * picture.scale
    return CGFloat(ink.bounds.width) >= least || CGFloat(ink.bounds.height) >= least
  }

  private func glyph(_ index: Int) -> TextLineFinder.Glyph {
    let ink = inkMap.inks[index]
    return TextLineFinder.Glyph(
      ink: index, bounds: ink.bounds, ground: ink.ground ?? -1, color: picture.color(at: ink.strongest),
      strength: ink.strength)
  }

  // MARK: Elements

  private func element(_ kind: PictureElement.Kind, of ink: InkMap.Ink) -> PictureElement {
    let frame = picture.points(ink.bounds)
    let ground = ink.ground.map { map.regions[$0].color } ?? picture.color(at: ink.strongest)
    return PictureElement(
      kind: kind, frame: frame, color: picture.color(at: ink.strongest), ground: ground,
      baseline: frame.maxY, glyphHeight: frame.height)
  }

  private func image(_ index: Int) -> PictureElement {
    let ink = inkMap.inks[index]
    var element = element(.image, of: ink)
    element.appearance = Appearance(picture).cells(in: ink.bounds)
    let coverage = Appearance(picture).coverage(
      in: ink.bounds, on: element.ground, strongest: element.color)
    element.isSolid = isPhotograph(ink) || coverage > Self.solidShare
    if element.isSolid {
      element.color = Appearance.meanColor(of: element.appearance)
    }
    return element
  }

  private func text(_ line: TextLineFinder.Line) -> PictureElement {
    let inks = line.glyphs.map { inkMap.inks[$0.ink] }
    let frame = picture.points(line.bounds)
    let ground = inks[0].ground.map { map.regions[$0].color } ?? picture.color(at: inks[0].strongest)
    return PictureElement(
      kind: .text, frame: frame, color: textColor(inks), ground: ground,
      baseline: CGFloat(Appearance(picture).baseline(in: line.bounds, on: ground)) / picture.scale,
      glyphHeight: CGFloat(line.glyphHeight) / picture.scale,
      appearance: Appearance(picture).pattern(in: line.bounds, on: ground))
  }

  /// The median of the strongest glyphs' colours: small glyphs are blended with the ground everywhere.
  private func textColor(_ inks: [InkMap.Ink]) -> PictureColor {
    let sorted = inks.sorted { ($0.strength, $0.strongest) > ($1.strength, $1.strongest) }
    return picture.color(at: sorted[sorted.count / 4].strongest)
  }

  /// Grounds, without those inside glyphs and photographs.
  private func boxes(_ sorted: SortedInks, _ lines: [TextLineFinder.Line]) -> [PictureElement] {
    let texts = lines.filter { $0.glyphs.count > 1 }.map(\.bounds)
    let photographs = sorted.images.map { inkMap.inks[$0] }.filter(isPhotograph).map(\.bounds)
    return map.regions.indices.filter { isGround[$0] }.compactMap { index in
      let region = map.regions[index]
      guard !texts.contains(where: { $0.contains(region.bounds) }),
        !photographs.contains(where: { $0.contains(region.bounds) && $0.area > region.bounds.area })
      else { return nil }
      let frame = picture.points(sorted.borders[index] ?? region.bounds)
      return PictureElement(
        kind: .box, frame: frame, color: region.color, ground: region.color, baseline: frame.maxY,
        glyphHeight: frame.height)
    }
  }
}
