import Foundation

/// Records drawing as a ``DisplayList``, with the method names of Core Graphics' `CGContext`.
///
/// Points, origin top left, y down. Not thread-safe: one context, one thread.
public final class GraphicsContext {
  /// The state that ``saveGState()`` saves.
  private struct State {
    var fillColor = Color.black
    var strokeColor = Color.black
    var stroke = StrokeStyle()
    var alpha: CGFloat = 1
    var shadow: Shadow?
    var quality = InterpolationQuality.default
    var transform = CGAffineTransform.identity
  }

  /// The reason for a saved state, so that groups, layers and plain saves cannot close each other.
  private enum Scope { case state, group, layer, isolation }

  /// The size of the canvas, in points.
  public let size: CGSize
  /// Where Core Text's lines are drawn, and how they are turned. Not saved with the state, as in Core Graphics. Only its position has an effect.
  public var textMatrix = CGAffineTransform.identity
  /// The position in ``textMatrix``.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  private var commands: [DisplayCommand] = []
  private var state = State()
  private var saved: [(scope: Scope, state: State)] = []
  package private(set) var currentPath = Path()

  public init(size: CGSize) { self.size = size }

  /// The commands recorded so far, with every open scope closed.
  public var displayList: DisplayList {
    let closing = saved.reversed().map { Self.end(of: $0.scope) }
    return DisplayList(size: size, commands: commands + closing)
  }

  /// Records drawing that begins with a fresh state and does not affect later drawing, even if it fails to restore its
  /// state. The drawing is separate from the rest and is clipped to `bounds`.
  package func isolated(in bounds: CGRect, _ draw: () -> Void) {
    let (start, depth, outer) = (commands.count, saved.count, state)
    saved.append((.isolation, state))
    state = State()
    state.transform = outer.transform
    draw()
    close(to: depth + 1)
    saved.removeLast()
    state = outer
    let reachesOut = commands[start...].contains { !$0.liesEvidently(in: bounds) }
    guard reachesOut || commands[start...].changesState else { return }
    commands.insert(contentsOf: [.save, .clip(Path(rect: bounds), rule: .winding)], at: start)
    commands.append(.restore)
  }

  private static func end(of scope: Scope) -> DisplayCommand {
    switch scope {
    case .state, .isolation: .restore
    case .group: .endGroup
    case .layer: .endLayer
    }
  }

  // MARK: State

  /// Saves the graphics state. (Apple, `CGContext`, as are the names below.)
  public func saveGState() { open(.state, with: .save) }

  /// Does nothing without a matching ``saveGState()`` in the same group.
  public func restoreGState() { close(.state, with: .restore) }

  /// Opens a group and saves the state, as ``saveGState()`` does.
  public func beginGroup(_ group: DisplayGroup) { open(.group, with: .beginGroup(group)) }

  /// Closes the innermost group, and the layers and saved states in it that are still open.
  public func endGroup() { closeAll(through: .group) }

  /// Opens a layer: the drawing until ``endLayer()`` is composited as a whole. Saves the state, and begins without
  /// transparency and shadow.
  public func beginLayer(_ layer: DisplayLayer) {
    open(.layer, with: .beginLayer(layer))
    state.alpha = 1
    state.shadow = nil
  }

  /// Opens a layer that has the opacity and the shadow that single drawings would have.
  public func beginLayerOfCurrentState() {
    beginLayer(DisplayLayer(opacity: state.alpha, shadow: state.shadow))
  }

  /// Closes the innermost layer, and the saved states in it; does nothing without a layer in the group.
  public func endLayer() {
    guard saved.last(where: { $0.scope != .state })?.scope == .layer else { return }
    closeAll(through: .layer)
  }

  private func closeAll(through scope: Scope) {
    let nearest = saved.lastIndex { $0.scope == scope || $0.scope == .isolation }
    guard let nearest, saved[nearest].scope == scope else { return }
    while let last = saved.last, last.scope != scope { close(last.scope, with: Self.end(of: last.scope)) }
    close(scope, with: Self.end(of: scope))
  }

  /// The number of open states, groups and layers.
  public var scopeDepth: Int { saved.count }

  /// Closes everything that was opened since the given depth.
  public func close(to depth: Int) {
    while saved.count > max(0, depth), let last = saved.last {
      close(last.scope, with: Self.end(of: last.scope))
    }
  }

  private func open(_ scope: Scope, with command: DisplayCommand) {
    saved.append((scope, state))
    commands.append(command)
  }

  private func close(_ scope: Scope, with command: DisplayCommand) {
    guard let last = saved.last, last.scope == scope else { return }
    saved.removeLast()
    state = last.state
    commands.append(command)
  }

  /// The current transform, from the drawing's coordinates to the canvas.
  public var ctm: CGAffineTransform { state.transform }

  /// Prepends a transform to the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    commands.append(.concatenate(transform))
  }

  /// Moves the origin of the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates the coordinates by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the colour for fills and text.
  public func setFillColor(_ color: Color) { state.fillColor = color }
  /// Sets the colour for strokes.
  public func setStrokeColor(_ color: Color) { state.strokeColor = color }
  /// Sets the opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }
  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the shape of the ends of strokes.
  public func setLineCap(_ cap: LineCap) { state.stroke.cap = cap }
  /// Sets the shape of the corners of strokes.
  public func setLineJoin(_ join: LineJoin) { state.stroke.join = join }

  /// Sets the length of a mitre, in line widths, beyond which corners are cut.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the shadow of everything drawn from now on; nil for none.
  public func setShadow(_ shadow: Shadow?) {
    state.shadow = shadow.flatMap { $0.color.alpha > 0 ? $0 : nil }
  }

  /// Sets the blend mode of everything drawn from now on. Each layer begins with ``BlendMode/normal``.
  public func setBlendMode(_ mode: BlendMode) { commands.append(.blend(mode)) }

  /// The requested smoothness of scaled pictures. It is saved with the graphics state, but pictures are always drawn
  /// smoothly.
  public var interpolationQuality: InterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// The opacity that colours are multiplied by.
  package var alpha: CGFloat { state.alpha }
  package var strokeStyle: StrokeStyle { state.stroke }
  package var fillColor: Color { state.fillColor }

  /// Sets the lengths of dashes and gaps, in points; none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dash = lengths
    state.stroke.dashPhase = phase
  }

  // MARK: Paths

  /// Starts a new current path.
  public func beginPath() { currentPath = Path() }
  /// Starts a new subpath of the current path.
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  /// Adds a line to the current path.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
  /// Adds a rectangle to the current path.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
  /// Adds an ellipse to the current path.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
  /// Adds a path to the current path.
  public func addPath(_ other: Path) { currentPath.addPath(other) }
  /// Closes the current subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// Adds a cubic curve to the current path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve to the current path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc to the current path. Angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds an arc that touches two lines, with a line to where it begins.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Fills the current path and clears it.
  public func fillPath(using rule: FillRule = .winding) {
    fill(currentPath, using: rule)
    beginPath()
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    stroke(currentPath)
    beginPath()
  }

  /// Strokes a line from each point at an even index to the next one; an unpaired last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[start])
      addLine(to: points[start + 1])
    }
    strokePath()
  }

  /// Clips to the current path and clears it.
  public func clip(using rule: FillRule = .winding) {
    clip(to: currentPath, using: rule)
    beginPath()
  }

  /// Restricts later drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path(rect: rect)) }

  /// Restricts later drawing to a path; with an empty path, nothing is drawn.
  public func clip(to path: Path, using rule: FillRule = .winding) {
    commands.append(.clip(path, rule: rule))
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect: rect)) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }

  /// Fills a path.
  public func fill(_ path: Path, using rule: FillRule = .winding) {
    let color = state.fillColor.multipliedAlpha(by: state.alpha)
    guard !path.isEmpty, color.alpha > 0 else { return }
    append(.fill(path, rule: rule, color: color))
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect)) }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Strokes a path.
  public func stroke(_ path: Path) {
    let color = state.strokeColor.multipliedAlpha(by: state.alpha)
    guard !path.isEmpty, color.alpha > 0, state.stroke.width > 0 else { return }
    append(.stroke(path, style: state.stroke, color: color))
  }

  /// Draws the shadow of a path's inside, in the current coordinates, without the path itself.
  public func drawShadow(of path: Path, using rule: FillRule = .winding, _ shadow: Shadow) {
    guard !path.isEmpty, shadow.color.alpha > 0 else { return }
    commands.append(.shadow(path, rule: rule, shadow))
  }

  /// Appends a command with the current shadow, if there is one.
  func append(_ command: DisplayCommand) {
    guard let shadow = state.shadow else { return commands.append(command) }
    commands += [.beginLayer(DisplayLayer(shadow: shadow)), command, .endLayer]
  }

  /// Adds finished commands, whose scopes are balanced.
  package func append(contentsOf finished: [DisplayCommand]) {
    guard let shadow = state.shadow else { return commands += finished }
    commands += [.beginLayer(DisplayLayer(shadow: shadow))] + finished + [.endLayer]
  }

  // MARK: Text and images

  /// Draws one line at its baseline, in the fill colour.
  public func draw(
    _ line: TextLine, font: FontDescriptor, direction: TextDirection = .leftToRight,
    outline: TextOutline? = nil
  ) {
    let color = state.fillColor.multipliedAlpha(by: state.alpha)
    guard !line.text.isEmpty, color.alpha > 0 || outline != nil else { return }
    append(
      .text(DisplayText(line: line, font: font, color: color, direction: direction, outline: outline)))
  }

  /// Draws an image, or the `placeholder` if the image's pixels are not available.
  public func drawImage(
    named name: String, pixels: EncodedImage? = nil, in frame: CGRect, keepsPixels: Bool = false,
    placeholder: (GraphicsContext) -> Void
  ) {
    let stand = GraphicsContext(size: frame.size)
    stand.state = state
    stand.state.shadow = nil
    placeholder(stand)
    let image = DisplayImage(
      name: name, frame: frame, pixels: pixels, keepsPixels: keepsPixels,
      placeholder: stand.displayList.commands)
    guard pixels != nil, state.alpha < 1 else { return append(.image(image)) }
    append(contentsOf: [.beginLayer(DisplayLayer(opacity: state.alpha)), .image(image), .endLayer])
  }

  /// Draws a finished drawing, stretched to fill a rectangle and clipped to it.
  public func draw(_ drawing: DisplayList, in rect: CGRect) {
    guard drawing.size.width > 0, drawing.size.height > 0 else { return }
    let isPlain = state.alpha >= 1 && state.shadow == nil
    if !isPlain { beginLayer(DisplayLayer(opacity: state.alpha, shadow: state.shadow)) }
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / drawing.size.width, y: rect.height / drawing.size.height)
    commands += drawing.commands
    restoreGState()
    if !isPlain { endLayer() }
  }
}

extension ArraySlice<DisplayCommand> {
  /// Whether any command has an effect beyond the end of the list.
  fileprivate var changesState: Bool {
    var depth = 0
    for command in self {
      if command.closesScope { depth -= 1 }
      if command.opensScope { depth += 1 }
      guard depth == 0 else { continue }
      switch command {
      case .concatenate, .clip, .blend: return true
      default: continue
      }
    }
    return false
  }
}

extension DisplayCommand {
  /// True for a shape inside a rectangle. Text and commands that change the state are not examined.
  fileprivate func liesEvidently(in bounds: CGRect) -> Bool {
    let box: CGRect? =
      switch self {
      case .fill(let path, _, _), .gradient(let path, _, _): path.boundingBoxOfPoints
      case .stroke(let path, let style, _):
        path.boundingBoxOfPoints?.insetBy(dx: -style.width, dy: -style.width)
      default: nil
      }
    return box.map(bounds.contains) ?? false
  }
}
