import Foundation

/// Records drawing as a ``DisplayList``, with the method names of Core Graphics' `CGContext`.
///
/// Points, origin top left, y down. Not thread-safe: one context, one thread.
public final class GraphicsContext {
  /// What ``saveGState()`` remembers.
  private struct State {
    var fillColor = Color.black
    var strokeColor = Color.black
    var stroke = StrokeStyle()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
  }

  /// What a saved state was saved for, so that groups and plain saves cannot close each other.
  private enum Scope { case state, group }

  public let size: CGSize
  private var commands: [DisplayCommand] = []
  private var state = State()
  private var saved: [(scope: Scope, state: State)] = []
  private var path = Path()

  public init(size: CGSize) { self.size = size }

  /// What was recorded so far, with every open scope closed.
  public var displayList: DisplayList {
    let closing = saved.reversed().map { $0.scope == .group ? DisplayCommand.endGroup : .restore }
    return DisplayList(size: size, commands: commands + closing)
  }

  // MARK: State

  public func saveGState() { open(.state, with: .save) }

  /// Does nothing without a matching ``saveGState()`` in the same group.
  public func restoreGState() { close(.state, with: .restore) }

  /// Opens a group and saves the state, as ``saveGState()`` does.
  public func beginGroup(_ group: DisplayGroup) { open(.group, with: .beginGroup(group)) }

  /// Closes the innermost group, and the states that were saved in it and not restored.
  public func endGroup() {
    guard saved.contains(where: { $0.scope == .group }) else { return }
    while saved.last?.scope == .state { restoreGState() }
    close(.group, with: .endGroup)
  }

  /// How many states and groups are open.
  public var scopeDepth: Int { saved.count }

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

  /// The current transform, from the coordinates that are drawn in to the canvas.
  public var ctm: CGAffineTransform { state.transform }

  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    commands.append(.concatenate(transform))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setFillColor(_ color: Color) { state.fillColor = color }
  public func setStrokeColor(_ color: Color) { state.strokeColor = color }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: LineCap) { state.stroke.cap = cap }
  public func setLineJoin(_ join: LineJoin) { state.stroke.join = join }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dash = lengths
    state.stroke.dashPhase = phase
  }

  // MARK: Paths

  public func beginPath() { path = Path() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ other: Path) { path.addPath(other) }
  public func closePath() { path.closeSubpath() }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Fills the current path and forgets it.
  public func fillPath(using rule: FillRule = .winding) {
    fill(path, using: rule)
    beginPath()
  }

  /// Strokes the current path and forgets it.
  public func strokePath() {
    stroke(path)
    beginPath()
  }

  /// Clips to the current path and forgets it.
  public func clip(using rule: FillRule = .winding) {
    clip(to: path, using: rule)
    beginPath()
  }

  public func clip(to rect: CGRect) { clip(to: Path(rect: rect)) }

  /// An empty path lets nothing through.
  public func clip(to path: Path, using rule: FillRule = .winding) {
    commands.append(.clip(path, rule: rule))
  }

  public func fill(_ rect: CGRect) { fill(Path(rect: rect)) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }

  public func fill(_ path: Path, using rule: FillRule = .winding) {
    let color = state.fillColor.multipliedAlpha(by: state.alpha)
    guard !path.isEmpty, color.alpha > 0 else { return }
    commands.append(.fill(path, rule: rule, color: color))
  }

  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect)) }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  public func stroke(_ path: Path) {
    let color = state.strokeColor.multipliedAlpha(by: state.alpha)
    guard !path.isEmpty, color.alpha > 0, state.stroke.width > 0 else { return }
    commands.append(.stroke(path, style: state.stroke, color: color))
  }

  func append(_ command: DisplayCommand) { commands.append(command) }

  // MARK: Text and images

  /// Draws one line at its baseline, in the fill colour.
  public func draw(_ line: TextLine, font: FontDescriptor, direction: TextDirection = .leftToRight) {
    let color = state.fillColor.multipliedAlpha(by: state.alpha)
    guard !line.text.isEmpty, color.alpha > 0 else { return }
    commands.append(.text(DisplayText(line: line, font: font, color: color, direction: direction)))
  }

  /// Draws an image, or what `placeholder` draws where the image's pixels are not at hand.
  public func drawImage(named name: String, in frame: CGRect, placeholder: (GraphicsContext) -> Void) {
    let stand = GraphicsContext(size: frame.size)
    stand.state = state
    placeholder(stand)
    commands.append(
      .image(DisplayImage(name: name, frame: frame, placeholder: stand.displayList.commands)))
  }

  /// Draws a finished drawing, stretched to fill a rectangle and kept inside it.
  public func draw(_ drawing: DisplayList, in rect: CGRect) {
    guard drawing.size.width > 0, drawing.size.height > 0 else { return }
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / drawing.size.width, y: rect.height / drawing.size.height)
    commands += drawing.commands
    restoreGState()
  }
}
