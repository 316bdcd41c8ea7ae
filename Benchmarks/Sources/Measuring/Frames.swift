/// A view's place: left, top, width, height.
public typealias Frame = SIMD4<Double>

/// The expected frames of a workload, by view.
public struct ExpectedFrames {
  public private(set) var frames: [(view: Int, frame: Frame)] = []

  public init(contentsOf path: String) throws {
    var scanner = try LineScanner(contentsOf: path)
    while let view = scanner.firstWord().flatMap({ Int($0) }) {
      var frame = Frame()
      for side in 0..<4 { frame[side] = scanner.number() ?? .nan }
      frames.append((view, frame))
    }
  }

  /// The largest difference; infinite if a number is none.
  public func worstError(_ frame: (_ view: Int) -> Frame) -> Double {
    var worst = 0.0
    for entry in frames {
      let difference = frame(entry.view) - entry.frame
      for side in 0..<4 {
        let error = abs(difference[side])
        worst = error <= worst ? worst : error.isNaN ? .infinity : error
      }
    }
    return worst
  }
}
