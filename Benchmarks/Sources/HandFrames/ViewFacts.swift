import Measuring

/// A `.views` file: what code that computes frames by itself knows of each view.
struct ViewFacts {
  /// Constants of a view's own, −1 where it has none: left, top, width, height.
  private(set) var boxes: [Frame] = []
  private(set) var parents: [Int] = []
  /// Views whose left, top, width and height a view takes over.
  private(set) var followed: [(left: Int, top: Int, width: Int, height: Int)] = []
  private(set) var steps: [Double] = []

  init(contentsOf path: String) throws {
    var scanner = try LineScanner(contentsOf: path)
    while let word = scanner.firstWord() {
      if word == "step" {
        steps.append(scanner.number() ?? 0)
        continue
      }
      parents.append(scanner.integer() ?? -1)
      var box = Frame()
      for side in 0..<4 { box[side] = scanner.number() ?? -1 }
      boxes.append(box)
      let views = (0..<4).map { _ in scanner.integer() ?? -1 }
      followed.append((views[0], views[1], views[2], views[3]))
    }
  }

  var viewCount: Int { boxes.count }
}
