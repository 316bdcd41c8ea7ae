import AutoLayout
import Foundation
import Graphics

/// The operation by which drawing is combined with the existing content. Raw values match AppKit's.
public enum NSCompositingOperation: UInt, Hashable, Sendable {
  case clear = 0
  case copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, highlight, plusLighter, multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity

  public static let XOR = NSCompositingOperation.xor

  package var blendMode: BlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver, .highlight: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    default:
      BlendMode(rawValue: Int32(rawValue - Self.multiply.rawValue) + BlendMode.multiply.rawValue) ?? .normal
    }
  }
}

/// The interpolation of scaled pictures. Raw values match AppKit's.
public enum NSImageInterpolation: UInt, Hashable, Sendable {
  case `default` = 0
  case none, low, high
  case medium = 4
}

/// A drawing destination. (Apple, `NSGraphicsContext`.)
open class NSGraphicsContext: NSObject {
  /// The context that does the drawing.
  public let cgContext: CGContext
  /// Whether y points down in the context's initial coordinates, before later transforms.
  public let isFlipped: Bool
  open var imageInterpolation = NSImageInterpolation.default
  open var shouldAntialias = true
  open var patternPhase = NSPoint.zero
  @AlwaysObserved open var compositingOperation = NSCompositingOperation.sourceOver {
    didSet { if compositingOperation != oldValue { cgContext.setBlendMode(compositingOperation.blendMode) } }
  }

  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
    isFlipped = initialFlippedState
    super.init()
  }

  /// A context that draws into a bitmap, with y pointing up.
  public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
    self.init(cgContext: bitmapRep.startDrawing(), flipped: false)
  }

  open var isDrawingToScreen: Bool { true }
  open func flushGraphics() {}

  /// Saves colours, transform and clipping path, until they are restored.
  open func saveGraphicsState() { cgContext.saveGState() }
  open func restoreGraphicsState() { cgContext.restoreGState() }

  // MARK: The current context

  private final class Contexts {
    var current: NSGraphicsContext?
    /// Whether the program set the current context, so that it has a separate entry in the stack below.
    var isSet = false
    var saved: [(context: NSGraphicsContext?, isSet: Bool)] = []
  }

  private static let key = "NSGraphicsContext"

  private static var contexts: Contexts {
    if let known = Thread.current.threadDictionary[key] as? Contexts { return known }
    let new = Contexts()
    Thread.current.threadDictionary[key] = new
    return new
  }

  /// The context into which the thread draws; nil outside of drawing.
  public class var current: NSGraphicsContext? {
    get {
      let contexts = contexts
      guard let drawn = GraphicsContextStack.current else { return nil }
      if let known = contexts.current, known.cgContext === drawn { return known }
      let new = NSGraphicsContext(cgContext: drawn, flipped: drawn.ctm.d >= 0)
      contexts.current = new
      return new
    }
    set {
      let contexts = contexts
      if contexts.isSet { GraphicsContextStack.pop() }
      contexts.isSet = newValue != nil
      contexts.current = newValue
      if let newValue { GraphicsContextStack.push(newValue.cgContext) }
    }
  }

  /// Saves the current context and its state.
  public class func saveGraphicsState() {
    let contexts = contexts
    contexts.saved.append((current, contexts.isSet))
    current?.saveGraphicsState()
    contexts.isSet = false
  }

  /// Restores the context saved last as the current one, with its state. Traps without one, as AppKit does.
  public class func restoreGraphicsState() {
    let contexts = contexts
    guard let saved = contexts.saved.popLast() else {
      preconditionFailure("+[NSGraphicsContext restoreGraphicsState]: there is no saved graphics state.")
    }
    if contexts.isSet { GraphicsContextStack.pop() }
    contexts.isSet = saved.isSet
    contexts.current = saved.context
    saved.context?.restoreGraphicsState()
  }

  public class func currentContextDrawingToScreen() -> Bool { current?.isDrawingToScreen ?? false }

  /// Runs a program's drawing with a context as the current one.
  ///
  /// - Parameters: - context: the context, with the coordinates that the program expects. - isFlipped:
  ///   whether its y points down. - surroundings: the look and the pixel grid; nil for the present ones.
  ///   - body: the program's drawing. States that it saves without restoring are restored.
  package static func draw(
    into context: GraphicsContext, isFlipped: Bool, in surroundings: DrawingSurroundings? = nil,
    _ body: () -> Void
  ) {
    let contexts = contexts
    let outer = (contexts.current, contexts.isSet, contexts.saved)
    var known = surroundings ?? GraphicsContextStack.surroundings
    known.pointsUp = !isFlipped
    GraphicsContextStack.push(context) { [known] in known }
    contexts.current = NSGraphicsContext(cgContext: context, flipped: isFlipped)
    (contexts.isSet, contexts.saved) = (false, [])
    let depth = context.scopeDepth
    body()
    context.close(to: depth)
    // Each saved context that was not restored may have another entry in the stack.
    for isSet in contexts.saved.map(\.isSet) + [contexts.isSet] where isSet { GraphicsContextStack.pop() }
    GraphicsContextStack.pop()
    (contexts.current, contexts.isSet, contexts.saved) = outer
  }
}
