import Foundation
import Graphics

/// A property of layers that animations may change. (Apple, Core Animation Programming Guide, "Animatable Properties".)
@MainActor
package struct LayerProperty {
  package let name: String
  package let read: (CALayer) -> AnimatableValue
  package let write: (CALayer, AnimatableValue) -> Void

  /// The properties of a layer's class, by name.
  package static func named(_ name: String, of layer: CALayer) -> LayerProperty? {
    if let common = common[name] { return common }
    return switch layer {
    case is CAShapeLayer: shape[name]
    case is CAGradientLayer: gradient[name]
    case is CATextLayer: text[name]
    case is CAReplicatorLayer: replicator[name]
    default: nil
    }
  }

  /// Properties whose changes are not animated implicitly.
  package static let jumping: Set<String> = ["path", "shadowPath", "hidden"]

  // MARK: Tables

  private static func table(_ properties: [LayerProperty]) -> [String: LayerProperty] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }

  private static func make<Layer: CALayer>(
    _ name: String, _ type: Layer.Type, _ read: @escaping (Layer) -> AnimatableValue,
    _ write: @escaping (Layer, AnimatableValue) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, read: { ($0 as? Layer).map(read) ?? .fixed(name) },
      write: { layer, value in (layer as? Layer).map { write($0, value) } })
  }

  private static func number<Layer: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> LayerProperty {
    make(name, Layer.self, { .scalar($0[keyPath: path]) }) { layer, value in
      value.scalar.map { layer[keyPath: path] = $0 }
    }
  }

  private static func float<Layer: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, Float>
  ) -> LayerProperty {
    make(name, Layer.self, { .scalar(Double($0[keyPath: path])) }) { layer, value in
      value.scalar.map { layer[keyPath: path] = Float($0) }
    }
  }

  private static func color<Layer: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> LayerProperty {
    make(name, Layer.self, { .color($0[keyPath: path]) }) { layer, value in
      if case .color(let color) = value { layer[keyPath: path] = color }
    }
  }

  private static func point<Layer: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGPoint>
  ) -> LayerProperty {
    make(name, Layer.self, { .point($0[keyPath: path]) }) { layer, value in
      value.point.map { layer[keyPath: path] = $0 }
    }
  }

  private static func path<Layer: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGPath?>
  ) -> LayerProperty {
    make(name, Layer.self, { .path($0[keyPath: path]?.path ?? Path()) }) { layer, value in
      if case .path(let shown) = value { layer[keyPath: path] = CGPath(shown) }
    }
  }

  private static func numbers(_ values: [NSNumber]?) -> [AnimatableValue] {
    (values ?? []).map { .scalar($0.doubleValue) }
  }

  private static func list<Layer: CALayer>(
    _ name: String, of kind: AnimatableValue, _ path: ReferenceWritableKeyPath<Layer, [Any]?>
  ) -> LayerProperty {
    make(
      name, Layer.self,
      { .list(($0[keyPath: path] ?? []).compactMap(kind.like), of: kind) },
      { layer, value in
        guard case .list(let values, _) = value else { return }
        layer[keyPath: path] = values.isEmpty ? nil : values.compactMap(\.any)
      })
  }

  private static func transform(
    _ name: String, _ path: ReferenceWritableKeyPath<CALayer, CATransform3D>
  ) -> LayerProperty {
    make(name, CALayer.self, { .transform($0[keyPath: path]) }) { layer, value in
      if case .transform(let transform) = value { layer[keyPath: path] = transform }
    }
  }

  private static let common = table([
    point("position", \CALayer.position), point("anchorPoint", \CALayer.anchorPoint),
    make("bounds", CALayer.self, { .rect($0.bounds) }) { layer, value in
      value.rect.map { layer.bounds = $0 }
    },
    make("contentsRect", CALayer.self, { .rect($0.contentsRect) }) { layer, value in
      value.rect.map { layer.contentsRect = $0 }
    },
    make("contents", CALayer.self, { .contents(LayerContents($0.contents)) }) { layer, value in
      guard case .contents(let contents) = value else { return }
      layer.contents = contents.object
      layer.fadingContents = contents.share < 1 ? contents : nil
    },
    make("shadowOffset", CALayer.self, { .size($0.shadowOffset) }) { layer, value in
      value.size.map { layer.shadowOffset = $0 }
    },
    make("hidden", CALayer.self, { .fixed($0.isHidden) }) { layer, value in
      if case .fixed(let flag) = value { layer.isHidden = flag.base as? Bool ?? false }
    },
    transform("transform", \.transform), transform("sublayerTransform", \.sublayerTransform),
    float("opacity", \CALayer.opacity), float("shadowOpacity", \CALayer.shadowOpacity),
    number("cornerRadius", \CALayer.cornerRadius), number("borderWidth", \CALayer.borderWidth),
    number("shadowRadius", \CALayer.shadowRadius), number("zPosition", \CALayer.zPosition),
    number("rasterizationScale", \CALayer.rasterizationScale),
    number("anchorPointZ", \CALayer.anchorPointZ), color("backgroundColor", \CALayer.backgroundColor),
    color("borderColor", \CALayer.borderColor), color("shadowColor", \CALayer.shadowColor),
    path("shadowPath", \CALayer.shadowPath),
  ])

  private static let shape = table([
    path("path", \CAShapeLayer.path), color("fillColor", \CAShapeLayer.fillColor),
    color("strokeColor", \CAShapeLayer.strokeColor), number("lineWidth", \CAShapeLayer.lineWidth),
    number("strokeStart", \CAShapeLayer.strokeStart), number("strokeEnd", \CAShapeLayer.strokeEnd),
    number("lineDashPhase", \CAShapeLayer.lineDashPhase), number("miterLimit", \CAShapeLayer.miterLimit),
  ])

  private static let gradient = table([
    point("startPoint", \CAGradientLayer.startPoint), point("endPoint", \CAGradientLayer.endPoint),
    list("colors", of: .color(nil), \CAGradientLayer.colors),
    make("locations", CAGradientLayer.self, { .list(numbers($0.locations), of: .scalar(0)) }) {
      layer, value in
      guard case .list(let values, _) = value else { return }
      layer.locations = values.isEmpty ? nil : values.compactMap(\.scalar).map { NSNumber(value: $0) }
    },
  ])

  private static let text = table([
    number("fontSize", \CATextLayer.fontSize), color("foregroundColor", \CATextLayer.foregroundColor),
  ])

  private static let replicator = table([
    color("instanceColor", \CAReplicatorLayer.instanceColor),
    make("instanceTransform", CAReplicatorLayer.self, { .transform($0.instanceTransform) }) { layer, value in
      if case .transform(let transform) = value { layer.instanceTransform = transform }
    },
    float("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
    float("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
    float("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
    float("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
  ])
}

/// A property, or a part of one: `position.x`, `bounds.size`, `transform.rotation.z`. (Apple, Core Animation Programming
/// Guide, "Key Path Support for Structures".)
package struct LayerKeyPath: Hashable, Sendable {
  package let property: String
  /// The text after the first dot; nil for the whole property.
  package let part: String?

  package init(_ text: String) {
    let pieces = text.split(separator: ".", maxSplits: 1).map(String.init)
    property = pieces.first ?? text
    part = pieces.count > 1 ? pieces[1] : nil
  }

  /// The selected part of a property's value; nil if it has no such part.
  package func read(from value: AnimatableValue) -> AnimatableValue? {
    guard let part else { return value }
    switch value {
    case .transform(let transform): return TransformPart(part)?.read(from: transform)
    case .numbers(let numbers, let kind):
      guard let range = Self.components(part, of: kind) else { return nil }
      var some = SIMD4<Double>.zero
      for (place, index) in range.enumerated() { some[place] = numbers[index] }
      return .numbers(some, range.count == 1 ? .scalar : part == "size" ? .size : .point)
    case .color, .path, .list, .contents, .fixed: return nil
    }
  }

  /// A property's value with its part replaced.
  package func write(_ new: AnimatableValue, to value: AnimatableValue) -> AnimatableValue {
    guard let part else { return new }
    switch (value, new) {
    case (.transform(let transform), _):
      return .transform(TransformPart(part)?.write(new, to: transform) ?? transform)
    case (.numbers(var numbers, let kind), .numbers(let replacement, let partKind)):
      guard let range = Self.components(part, of: kind), range.count == partKind.count else {
        return value
      }
      for (place, index) in range.enumerated() { numbers[index] = replacement[place] }
      return .numbers(numbers, kind)
    default: return value
    }
  }

  private static func components(_ part: String, of kind: AnimatableValue.NumberKind) -> Range<Int>? {
    switch (kind, part) {
    case (.point, "x"), (.size, "width"), (.rect, "origin.x"): 0..<1
    case (.point, "y"), (.size, "height"), (.rect, "origin.y"): 1..<2
    case (.rect, "size.width"): 2..<3
    case (.rect, "size.height"): 3..<4
    case (.rect, "origin"): 0..<2
    case (.rect, "size"): 2..<4
    default: nil
    }
  }
}

/// A part of a transform by its key path. `rotation` alone is the rotation about z, `scale` alone is the mean of all
/// three, and `translation` alone is that in x and y.
private enum TransformPart {
  case rotation(Int)
  case scale(Int?)
  case translation(Int)
  case plane

  init?(_ name: String) {
    switch name {
    case "rotation", "rotation.z": self = .rotation(2)
    case "rotation.x": self = .rotation(0)
    case "rotation.y": self = .rotation(1)
    case "scale": self = .scale(nil)
    case "scale.x": self = .scale(0)
    case "scale.y": self = .scale(1)
    case "scale.z": self = .scale(2)
    case "translation": self = .plane
    case "translation.x": self = .translation(0)
    case "translation.y": self = .translation(1)
    case "translation.z": self = .translation(2)
    default: return nil
    }
  }

  func read(from transform: CATransform3D) -> AnimatableValue? {
    guard let parts = TransformParts(transform) else { return nil }
    switch self {
    case .rotation(let axis): return .scalar(parts.angles[axis])
    case .scale(let axis):
      return .scalar(axis.map { parts.scale[$0] } ?? parts.scale.sum() / 3)
    case .translation(let axis): return .scalar(parts.translation[axis])
    case .plane: return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    }
  }

  func write(_ value: AnimatableValue, to transform: CATransform3D) -> CATransform3D {
    guard var parts = TransformParts(transform) else { return transform }
    switch (self, value) {
    case (.rotation(let axis), .numbers(let numbers, .scalar)):
      var angles = parts.angles
      angles[axis] = numbers[0]
      parts.angles = angles
    case (.scale(let axis), .numbers(let numbers, .scalar)):
      if let axis { parts.scale[axis] = numbers[0] } else { parts.scale = SIMD3(repeating: numbers[0]) }
    case (.translation(let axis), .numbers(let numbers, .scalar)): parts.translation[axis] = numbers[0]
    case (.plane, .numbers(let numbers, let kind)) where kind.count == 2:
      (parts.translation.x, parts.translation.y) = (numbers[0], numbers[1])
    default: break
    }
    return parts.transform
  }
}
