import AutoLayout
import Foundation
import Graphics

/// A layer whose sublayers are shown several times, with an additional transform and colour change each time.
/// (Apple, `CAReplicatorLayer`; its defaults.)
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of copies of the sublayers.
  open var instanceCount = 1
  /// Stored only: sublayers are drawn flat.
  open var preservesDepth = false
  /// Seconds between the animations of two copies. Stored only: at rest all copies look the same.
  open var instanceDelay: TimeInterval = 0
  /// The transform from one copy to the next, about the layer's centre. Parts outside the plane are not drawn.
  @AlwaysObserved open var instanceTransform = CATransform3DIdentity {
    didSet { changed("instanceTransform", from: .transform(oldValue)) }
  }
  /// The factor for the colours of all copies.
  @AlwaysObserved open var instanceColor: CGColor? = .white {
    didSet { changed("instanceColor", from: .color(oldValue)) }
  }
  /// The change of the red factor from one copy to the next.
  @AlwaysObserved open var instanceRedOffset: Float = 0 {
    didSet { changed("instanceRedOffset", from: .scalar(Double(oldValue))) }
  }
  @AlwaysObserved open var instanceGreenOffset: Float = 0 {
    didSet { changed("instanceGreenOffset", from: .scalar(Double(oldValue))) }
  }
  @AlwaysObserved open var instanceBlueOffset: Float = 0 {
    didSet { changed("instanceBlueOffset", from: .scalar(Double(oldValue))) }
  }
  @AlwaysObserved open var instanceAlphaOffset: Float = 0 {
    didSet { changed("instanceAlphaOffset", from: .scalar(Double(oldValue))) }
  }

  package override var repeatsSublayers: Bool { true }

  override func take(from other: CALayer) {
    super.take(from: other)
    guard let other = other as? CAReplicatorLayer else { return }
    instanceCount = other.instanceCount
    preservesDepth = other.preservesDepth
    instanceDelay = other.instanceDelay
    instanceTransform = other.instanceTransform
    instanceColor = other.instanceColor
    instanceRedOffset = other.instanceRedOffset
    instanceGreenOffset = other.instanceGreenOffset
    instanceBlueOffset = other.instanceBlueOffset
    instanceAlphaOffset = other.instanceAlphaOffset
  }

  /// The factor for the colours of a copy, with components from 0 to 1.
  package func color(ofInstance index: Int) -> Color {
    let base = instanceColor ?? .white
    func component(_ value: CGFloat, _ offset: Float) -> CGFloat {
      min(1, max(0, value + CGFloat(offset) * CGFloat(index)))
    }
    return Color(
      red: component(base.red, instanceRedOffset), green: component(base.green, instanceGreenOffset),
      blue: component(base.blue, instanceBlueOffset), alpha: component(base.alpha, instanceAlphaOffset))
  }
}

extension DisplayCommand {
  /// The command with its colours multiplied, except for opacity. Pixels of files keep their colours.
  package func tinted(by color: Color) -> DisplayCommand {
    switch self {
    case .fill(let path, let rule, let own): .fill(path, rule: rule, color: own.tinted(by: color))
    case .stroke(let path, let style, let own): .stroke(path, style: style, color: own.tinted(by: color))
    case .gradient(let path, let rule, let gradient):
      .gradient(path, rule: rule, gradient.tinted(by: color))
    case .text(let text): .text(text.tinted(by: color))
    case .image(let image): .image(image.tinted(by: color))
    case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup, .blend, .shadow, .beginLayer,
      .endLayer:
      self
    }
  }
}

extension Color {
  fileprivate func tinted(by color: Color) -> Color {
    var copy = self
    copy.red *= color.red
    copy.green *= color.green
    copy.blue *= color.blue
    return copy
  }
}

extension Gradient {
  fileprivate func tinted(by color: Color) -> Gradient {
    var copy = self
    copy.stops = stops.map { Stop(location: $0.location, color: $0.color.tinted(by: color)) }
    return copy
  }
}

extension DisplayText {
  fileprivate func tinted(by color: Color) -> DisplayText {
    var copy = self
    copy.color = self.color.tinted(by: color)
    if let edge = outline?.color { copy.outline?.color = edge.tinted(by: color) }
    return copy
  }
}

extension DisplayImage {
  fileprivate func tinted(by color: Color) -> DisplayImage {
    var copy = self
    copy.placeholder = placeholder.map { $0.tinted(by: color) }
    return copy
  }
}
