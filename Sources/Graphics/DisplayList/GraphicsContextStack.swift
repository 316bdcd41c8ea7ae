import Foundation

/// The appearance and the pixels that are drawn for where no view says it.
package struct DrawingSurroundings: Sendable {
  package var look: InterfaceLook
  /// Pixels a point.
  package var scale: CGFloat
  /// Whether the program's y points up, as in AppKit's views that are not flipped: text then stands upright in a context
  /// that is upside down.
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

  /// The surroundings of the innermost context that has some; light, with a pixel a point, where none has.
  package static var surroundings: DrawingSurroundings {
    contexts.open.last { $0.surroundings != nil }?.surroundings?()
      ?? DrawingSurroundings(look: .light, scale: 1)
  }

  /// - Parameter surroundings: read when something is drawn that depends on them; nil for those of the context around
  ///   this one.
  package static func push(_ context: GraphicsContext, in surroundings: (() -> DrawingSurroundings)? = nil) {
    contexts.open.append((context, surroundings))
  }

  package static func pop() { _ = contexts.open.popLast() }
}
