import Foundation
import Graphics
import LayerTree
import SeededRandom
import Testing

/// Values between two values. Facts by Apple's pages of `CABasicAnimation`, `CAKeyframeAnimation`, `CAShapeLayer.path` and
/// the Core Animation Programming Guide's key paths.
@MainActor
struct InterpolationTests {
  /// The value of a property of a layer at a time of an animation of one second.
  private func value<Value>(
    of path: String, at time: Double, in layer: CALayer = CALayer(), _ animation: CAAnimation
  ) -> Value? {
    AnimationClock.manual { clock in
      animation.duration = 1
      layer.add(animation, forKey: nil)
      clock.advance(to: time)
      return layer.presentation()?.value(forKeyPath: path) as? Value
    }
  }

  private func basic(_ path: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    return animation
  }

  @Test func numbersOfAnyTypeAndArrays() {
    #expect(value(of: "position", at: 0.5, basic("position", [0, 10], [100, 20])) == CGPoint(x: 50, y: 15))
    #expect(
      value(of: "bounds.size", at: 0.25, basic("bounds.size", CGSize.zero, CGSize(width: 8, height: 4)))
        == CGSize(width: 2, height: 1))
    #expect(value(of: "opacity", at: 0.5, basic("opacity", NSNumber(value: 0), Float(1))) == CGFloat(0.5))
  }

  #if !canImport(Darwin)
    /// Core Animation's additions to `NSValue`: transforms as objects.
    @Test func transformsInObjects() {
      let moved = CATransform3DMakeTranslation(10, 20, 0)
      let (start, end) = (NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: moved))
      #expect(end.caTransform3DValue == moved && start != end)
      #expect(end == NSValue(caTransform3D: moved))
      #expect(NSValue(range: NSRange(location: 1, length: 2)).caTransform3DValue == CATransform3DIdentity)
      #expect(
        value(of: "transform", at: 0.5, basic("transform", start, end))
          == CATransform3DMakeTranslation(5, 10, 0))
    }
  #endif

  /// Apple, `CABasicAnimation`: the values that are not set come from the layer.
  @Test func missingEndsComeFromTheLayer() {
    let layer = CALayer()
    layer.zPosition = 10
    #expect(value(of: "zPosition", at: 0.5, in: layer, basic("zPosition", nil, 20)) == CGFloat(15))
    #expect(value(of: "zPosition", at: 0.5, in: layer, basic("zPosition", 0, nil)) == CGFloat(5))
    let by = CABasicAnimation(keyPath: "zPosition")
    by.byValue = 4
    #expect(value(of: "zPosition", at: 0.5, in: layer, by) == CGFloat(12))
  }

  @Test func coloursMixByComponent() {
    let mixed: CGColor? = value(
      of: "backgroundColor", at: 0.25,
      basic("backgroundColor", CGColor(red: 0, green: 0, blue: 0), CGColor(red: 1, green: 0.4, blue: 0)))
    #expect(mixed == CGColor(red: 0.25, green: 0.1, blue: 0))
  }

  /// A whole turn between two transforms is none; through the angle it is one.
  @Test func turns() {
    func angle(_ animation: CAAnimation, _ time: Double) -> Double? {
      let angle: CGFloat? = value(of: "transform.rotation.z", at: time, animation)
      return angle.map(Double.init)
    }
    let whole = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
    #expect(abs(angle(basic("transform", CATransform3DIdentity, whole), 0.25) ?? 9) < 1e-6)
    #expect(abs((angle(basic("transform.rotation.z", 0, 2 * Double.pi), 0.25) ?? 9) - .pi / 2) < 1e-6)
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs((angle(basic("transform", CATransform3DIdentity, quarter), 0.5) ?? 9) - .pi / 4) < 1e-6)
    let function = basic("transform", 0, Double.pi)
    function.valueFunction = CAValueFunction(name: .rotateZ)
    #expect(abs((angle(function, 0.5) ?? 9) - .pi / 2) < 1e-6)
  }

  @Test func transformsComeApartAndTogether() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      var transform = CATransform3DMakeTranslation(
        random.next(-90...90), random.next(-90...90), random.next(-9...9))
      transform = CATransform3DRotate(
        transform, random.next(-3...3), random.next(-1...1), random.next(-1...1), random.next(0.1...1))
      transform = CATransform3DScale(
        transform, random.next(0.2...3), random.next(0.2...3), random.next(0.2...3))
      transform.m21 += random.next(-0.4...0.4)
      let back = try #require(TransformParts(transform)).transform
      let pairs = [
        (transform.m11, back.m11), (transform.m12, back.m12), (transform.m21, back.m21),
        (transform.m33, back.m33), (transform.m32, back.m32), (transform.m41, back.m41),
      ]
      for (one, other) in pairs { #expect(abs(one - other) < 1e-9) }
      let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
      #expect(abs(product.m11 - 1) < 1e-9 && abs(product.m42) < 1e-9)
    }
  }

  @Test func pathsOfTheSamePieces() {
    let layer = CAShapeLayer()
    let animation = basic(
      "path", CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
      CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil))
    let path: CGPath? = value(of: "path", at: 0.5, in: layer, animation)
    #expect(path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  // MARK: Key frames

  private func keys(_ path: String, _ values: [Any], times: [Double]? = nil) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.keyTimes = times.map { $0.map { NSNumber(value: $0) } }
    return animation
  }

  @Test func keyFrames() {
    let timed = keys("zPosition", [0, 10, 20], times: [0, 0.2, 1])
    #expect(value(of: "zPosition", at: 0.1, timed) == CGFloat(5))
    #expect(value(of: "zPosition", at: 0.6, timed) == CGFloat(15))
    let even = keys("zPosition", [0, 10, 20])
    even.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
    #expect(value(of: "zPosition", at: 0.25, even) == CGFloat(5))
    let eased: CGFloat? = value(of: "zPosition", at: 0.75, even)
    #expect(abs((eased ?? 0) - 13.1536) < 1e-3)
  }

  @Test func keyFramesThatJumpArePaced() {
    let jumping = keys("zPosition", [1, 2, 3], times: [0, 0.5, 0.75, 1])
    jumping.calculationMode = .discrete
    #expect(value(of: "zPosition", at: 0.49, jumping) == CGFloat(1))
    #expect(value(of: "zPosition", at: 0.5, jumping) == CGFloat(2))
    #expect(value(of: "zPosition", at: 0.8, jumping) == CGFloat(3))
    let paced = keys("zPosition", [0, 10, 100], times: [0, 0.5, 1])
    paced.calculationMode = .paced
    #expect(value(of: "zPosition", at: 0.5, paced) == CGFloat(50))
  }

  /// Through every key, and straight where keys lie on a line at even distances (Catmull and Rom).
  @Test func cubicCurves() {
    let animation = keys("zPosition", [0, 10, 20, 5])
    animation.calculationMode = .cubic
    for (time, key) in [(0.0, 0.0), (1.0 / 3, 10), (2.0 / 3, 20)] {
      let at: CGFloat? = value(of: "zPosition", at: time, animation)
      #expect(abs((at ?? -1) - key) < 1e-6)
    }
    let straight: CGFloat? = value(of: "zPosition", at: 1.0 / 6, animation)
    #expect(abs((straight ?? -1) - 5) < 1e-6)
  }

  /// One speed along the whole curve, whatever the distances of the keys. (A curve through 0, 10 and 100 would go back on its
  /// way, and be longer than 100.)
  @Test func cubicCurvesMayBePaced() {
    let animation = keys("zPosition", [0, 30, 100])
    animation.calculationMode = .cubicPaced
    for share in [0.125, 0.25, 0.5, 0.875] {
      let shown: CGFloat? = value(of: "zPosition", at: share, animation)
      #expect(abs((shown ?? -1) - 100 * share) < 0.01)
    }
  }

  /// Kochanek and Bartels: with a tension of 1 the value rests at each key, so that half of the time is half of the way.
  @Test func tensionStopsAtTheKeys() {
    let animation = keys("zPosition", [0, 10, 40])
    animation.calculationMode = .cubic
    animation.tensionValues = [1, 1, 1]
    #expect(value(of: "zPosition", at: 0.25, animation) == CGFloat(5))
    #expect(value(of: "zPosition", at: 0.75, animation) == CGFloat(25))
    animation.tensionValues = nil
    let loose: CGFloat? = value(of: "zPosition", at: 0.25, animation)
    #expect(abs((loose ?? 0) - 3.75) < 1e-9)
  }

  /// Kochanek and Bartels, "Interpolating Splines with Local Tension, Continuity, and Bias" (1984): the speeds into and out
  /// of the middle key of 0, 10, 40 are 10 and 30 where continuity is 1, both 10 where bias is 1, both 30 where it is −1.
  @Test func continuityAndBiasBendTheKeys() {
    let animation = keys("zPosition", [0, 10, 40])
    animation.calculationMode = .cubic
    func halves() -> [CGFloat?] { [0.25, 0.75].map { value(of: "zPosition", at: $0, animation) } }
    animation.continuityValues = [0, 1, 0]
    #expect(halves() == [2.5, 22.5])
    animation.continuityValues = nil
    animation.biasValues = [0, 1, 0]
    #expect(halves() == [5, 22.5])
    animation.biasValues = [0, -1, 0]
    #expect(halves() == [2.5, 25])
  }

  @Test func alongAPath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 90))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    #expect(value(of: "position", at: 0.75, animation) == CGPoint(x: 10, y: 45))
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    let y: CGFloat? = value(of: "position.y", at: 0.5, animation)
    #expect(abs((y ?? 0) - 40) < 1e-6)
    let angle: CGFloat? = value(of: "transform.rotation.z", at: 0.5, animation)
    #expect(abs((angle ?? 0) - .pi / 2) < 1e-6)
  }

  @Test func repeatsMayAddUp() {
    AnimationClock.manual { clock in
      let layer = CALayer()
      let animation = basic("zPosition", 0, 10)
      animation.duration = 1
      animation.repeatCount = 3
      animation.isCumulative = true
      layer.add(animation, forKey: nil)
      clock.advance(to: 2.5)
      #expect(layer.presentation()?.zPosition == 25)
    }
  }
}
