import Foundation

/// A source of random numbers. (Apple, `GKRandom` of GameplayKit.)
public protocol GKRandom: AnyObject {
  /// An integer from -2³¹ to 2³¹ - 1.
  func nextInt() -> Int
  /// An integer from 0 to below a bound.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// Random numbers, which a seed determines. (Apple, `GKRandomSource`.) They are other ones than Apple's for the same seed.
open class GKRandomSource: NSObject, GKRandom {
  private var state: UInt64

  /// A source with a random seed.
  public override init() { state = .random(in: .min ... .max) }

  init(state: UInt64) { self.state = state }

  private static let shared = MainSource()
  private final class MainSource: @unchecked Sendable { let source = GKRandomSource() }
  open class func sharedRandom() -> GKRandomSource { shared.source }

  /// The next state of SplitMix64. (Steele, Lea, Flood, "Fast splittable pseudorandom number generators".)
  private func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
  /// - Precondition: the bound is above 0.
  open func nextInt(upperBound: Int) -> Int {
    precondition(upperBound > 0, "the bound \(upperBound) is not above 0")
    return Int(next() % UInt64(upperBound))
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() >> 63 == 1 }

  /// The objects in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }
}

/// Random numbers of a seed. (Apple, `GKMersenneTwisterRandomSource`.)
open class GKMersenneTwisterRandomSource: GKRandomSource {
  public let seed: UInt64

  /// A source with a random seed.
  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

/// Random numbers of a seed. (Apple, `GKLinearCongruentialRandomSource`.)
open class GKLinearCongruentialRandomSource: GKRandomSource {
  public let seed: UInt64

  /// A source with a random seed.
  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

/// Integers of a range, all with the same chance. (Apple, `GKRandomDistribution`.)
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  private let source: any GKRandom

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  /// - Precondition: the range is not empty.
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    precondition(lowestValue <= highestValue, "\(lowestValue) is above \(highestValue)")
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// A die of six sides.
  public class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  /// A die of twenty sides.
  public class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1) }
  open func nextInt(upperBound: Int) -> Int {
    lowestValue + source.nextInt(upperBound: max(1, min(upperBound, highestValue + 1) - lowestValue))
  }
  open func nextUniform() -> Float { source.nextUniform() }
  open func nextBool() -> Bool { source.nextBool() }
}
