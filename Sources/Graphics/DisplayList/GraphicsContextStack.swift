import Foundation

/// The appearance and scale for drawing outside of views.
package struct DrawingSurroundings: Sendable {
  package var look: InterfaceLook
  /// Pixels per point.
  package var scale: CGFloat
  /// Whether the program's y points up, as in AppKit's views that are not flipped: text is then drawn upright in a
  /// flipped context.
  package var pointsUp = false

  package init(look: InterfaceLook, scale: CGFloat, pointsUp: Bool = false) {
    self.look = look
    self.scale = scale
    self.pointsUp = pointsUp
  }
}

/// The contexts that a thread is drawing into, innermost last.
package enum GraphicsContextStack {
  private final class Contexts {
    var open: [(context: GraphicsContext, surroundings: (() -> DrawingSurroundings)?)] = []
  }

  private static let key = "GraphicsContextStack"

  private static var contexts: Contexts {
    if let known = Thread.current.threadDictionary[key] as? Contexts { return known }
    let new = Contexts()
    Thread.current.threadDictionary[key] = new
    return new
  }

  package static var current: GraphicsContext? { contexts.open.last?.context }

  /// The surroundings of the innermost context that has any; if none has, a light appearance with one pixel per
  /// point.
  package static var surroundings: DrawingSurroundings {
    contexts.open.last { $0.surroundings != nil }?.surroundings?()
      ?? DrawingSurroundings(look: .light, scale: 1)
  }

  /// - Parameter surroundings: read when a drawing depends on them; nil for those of the enclosing context.
  package static func push(_ context: GraphicsContext, in surroundings: (() -> DrawingSurroundings)? = nil) {
    contexts.open.append((context, surroundings))
  }

  package static func pop() { _ = contexts.open.popLast() }
}
