import Foundation
import Graphics
import PictureComparison
import SeededRandom

/// One pair of pictures with one change, and whether the comparison judged it correctly.
public struct FaultTrial: Sendable {
  /// The seed of the pair.
  public var seed: UInt64
  /// The name of the change.
  public var change: String
  /// Whether the comparison reported anything.
  public var isReported: Bool
  /// Whether a finding names a place of the change.
  public var isNamed: Bool
  /// The report, for people.
  public var text: String
  /// The two pictures.
  public var pictures: (expected: Data, actual: Data)

  private static let scale: CGFloat = 2

  /// Plants a fault into the screen of a seed; nil if the screen has no suitable part.
  ///
  /// - Throws: `CairoRenderer.RenderingError` if a picture cannot be drawn.
  public static func planted(_ fault: PlantedFault, seed: UInt64) throws -> FaultTrial? {
    let plan = ScreenGenerator.plan(seed: seed)
    var random = SeededGenerator(seed: seed &* 31 &+ 7)
    guard let result = fault.plant(in: plan, &random) else { return nil }
    let drawing = PlanDrawing()
    let (expected, actual) = (
      try drawing.png(of: plan, scale: scale), try drawing.png(of: result.plan, scale: scale)
    )
    // A part that another one covers may move without any effect.
    guard expected != actual else { return nil }
    return try judge(expected, actual, scale, seed: seed, change: fault.rawValue, places: result.places)
  }

  /// Changes the pixels of a seed's screen without a fault.
  ///
  /// - Throws: `CairoRenderer.RenderingError` if a picture cannot be drawn.
  public static func harmless(_ change: HarmlessChange, seed: UInt64) throws -> FaultTrial {
    let plan = ScreenGenerator.plan(seed: seed)
    var random = SeededGenerator(seed: seed &* 31 &+ 7)
    let actual = try PlanDrawing().png(of: plan, scale: scale)
    let result = try change.draw(plan, scale: scale, &random)
    guard
      let trial = try judge(result.png, actual, scale, seed: seed, change: change.rawValue, places: [])
    else { preconditionFailure("A picture that was just drawn is no picture") }
    return trial
  }

  private static func judge(
    _ expected: Data, _ actual: Data, _ scale: CGFloat, seed: UInt64, change: String, places: [CGRect]
  ) throws -> FaultTrial? {
    guard let one = EncodedImage(expected), let other = EncodedImage(actual) else { return nil }
    let report = try PictureComparison().report(expected: one, actual: other, scale: scale)
    let isNamed = report.findings.contains { finding in
      [finding.expected, finding.actual].compactMap(\.self).contains { frame in
        places.contains { $0.insetBy(dx: -3, dy: -3).intersects(frame) && frame.width <= $0.width + 40 }
      }
    }
    return FaultTrial(
      seed: seed, change: change, isReported: !report.isSame, isNamed: isNamed, text: report.text(),
      pictures: (expected, actual))
  }
}
