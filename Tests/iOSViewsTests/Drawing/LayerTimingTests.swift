import Foundation
import Testing
import iOSViews

@MainActor
struct LayerTimingTests {
  /// Apple, `CAMediaTimingFunctionName`: the curve of `default` has the control points (0.25, 0.1) and (0.25, 1).
  @Test func namedCurvesHaveTheirPoints() {
    var point: [Float] = [0, 0]
    let curve = CAMediaTimingFunction(name: .default)
    curve.getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, 0.1])
    curve.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
  }

  @Test func sublayersCanBeReplaced() {
    let (layer, one, two) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(one)
    layer.sublayers = [two]
    #expect(one.superlayer == nil && two.superlayer === layer)
    layer.sublayers?.removeAll()
    #expect(layer.sublayers == nil && two.superlayer == nil)
  }

  @Test func animationsKeepWhatClientsTieToThem() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #if !canImport(ObjectiveC)
      animation.setValue("mine", forKey: "owner")
      #expect(animation.value(forKey: "owner") as? String == "mine")
    #endif
    let group = CAAnimationGroup()
    group.animations = [animation]
    let layer = CALayer()
    layer.add(group, forKey: "group")
    #expect(layer.animationKeys() == nil)
  }
}
