import AutoLayout
import ConstraintOverlay
import Foundation
import Graphics
import LayoutExplanations
import LayoutReport
import SVGRenderer

/// Draws what a finding is about, to be laid over the picture of its scene.
@MainActor
struct FindingMarks {
  /// Colours and lengths, in points.
  private enum Style {
    static let error = Color(rgb: 0xD3172B)
    static let warning = Color(rgb: 0xE06A00)
    static let note = Color(rgb: 0x4F46E5)
    static let saved = Color(rgb: 0x2F7FD6)
    static let fill: CGFloat = 0.16
    static let line: CGFloat = 2
    static let thin: CGFloat = 1.25
    static let dash: [CGFloat] = [5, 3]
    static let halo = Color(white: 1, alpha: 0.85)
    static let haloWidth: CGFloat = 2
    /// Views lower or narrower than this get a larger mark.
    static let smallest: CGFloat = 6
  }

  /// Scenes larger than this show the part around the marks only, in points.
  private static let largest = CGSize(width: 900, height: 480)
  /// The smallest part of a scene to show.
  private static let smallestRegion = CGSize(width: 375, height: 360)
  /// Space around the marks in such a part.
  private static let surroundings: CGFloat = 60

  private let scene: InspectedScene
  private let objects: SceneObjects
  private let origin: CGPoint
  private let size: CGSize

  init(_ scene: InspectedScene) {
    self.scene = scene
    objects = SceneObjects(scene)
    let root = scene.views.first?.frame ?? .zero
    (origin, size) = (root.origin, root.size)
  }

  /// The picture of a finding; nil if it names nothing that the scene shows.
  ///
  /// - Parameter drawing: the place of the scene's drawing among those of the file.
  func picture(of finding: LintFinding, on drawing: Int) -> LintPicture? {
    let constraints = finding.objects.compactMap { objects.constraint($0.identifier) }
    let context = GraphicsContext(size: size)
    var marked: [CGRect] = []
    for object in finding.follows { mark(object, finding, isDashed: true, in: context, &marked) }
    for constraint in constraints {
      for view in objects.tied(by: constraint) where view != 0 {
        stroke(rect(view), Style.thin, dash: [], color(finding), in: context)
        marked.append(rect(view))
      }
    }
    for object in finding.objects { mark(object, finding, isDashed: false, in: context, &marked) }
    guard let first = marked.first else { return nil }
    var list = DisplayList(size: size)
    if !constraints.isEmpty { list = lines(of: constraints) }
    list.commands += context.displayList.commands
    return LintPicture(
      drawing: drawing, marks: SVGRenderer().svg(of: list, background: nil),
      region: region(around: marked.dropFirst().reduce(first) { $0.union($1) }), variant: scene.variant)
  }

  // MARK: Views

  private func mark(
    _ object: LintObject, _ finding: LintFinding, isDashed: Bool, in context: GraphicsContext,
    _ marked: inout [CGRect]
  ) {
    guard let view = objects.view(object.identifier) else { return }
    // The root is as large as the picture: a mark of it would say nothing.
    guard view != 0 || finding.objects.count == 1 else { return }
    let rect = rect(view)
    marked.append(rect)
    if !isDashed {
      context.setFillColor(color(finding).multipliedAlpha(by: Style.fill))
      context.fill(rect)
      if finding.rule == .misplaced { markSavedPlace(of: view, in: context, &marked) }
    }
    stroke(
      rect, isDashed ? Style.thin : Style.line, dash: isDashed ? Style.dash : [], color(finding), in: context)
  }

  private func markSavedPlace(of view: Int, in context: GraphicsContext, _ marked: inout [CGRect]) {
    guard let saved = scene.views[view].savedFrame else { return }
    stroke(saved, Style.line, dash: Style.dash, Style.saved, in: context)
    marked.append(saved)
  }

  private func rect(_ view: Int) -> CGRect {
    let frame = scene.views[view].frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let grown = CGSize(
      width: max(0, Style.smallest - frame.width) / 2, height: max(0, Style.smallest - frame.height) / 2)
    return frame.insetBy(dx: -grown.width, dy: -grown.height)
  }

  private func stroke(
    _ rect: CGRect, _ width: CGFloat, dash: [CGFloat], _ color: Color, in context: GraphicsContext
  ) {
    var path = Path()
    path.addRect(rect)
    context.setLineDash(phase: 0, lengths: [])
    context.setStrokeColor(Style.halo)
    context.setLineWidth(width + Style.haloWidth)
    context.addPath(path)
    context.strokePath()
    context.setLineDash(phase: 0, lengths: dash)
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.addPath(path)
    context.strokePath()
  }

  private func color(_ finding: LintFinding) -> Color {
    switch finding.severity {
    case .error: Style.error
    case .warning: Style.warning
    case .note: Style.note
    }
  }

  // MARK: Constraints

  /// The constraints with their lengths, those that are broken in red.
  private func lines(of constraints: [LayoutConstraintBase]) -> DisplayList {
    LayoutOverlay.draw(
      constraints, of: scene.scene.root.layoutNode, over: DisplayList(size: size),
      facts: { _ in ItemFacts(className: "", isDrawn: false) })
  }

  // MARK: The part to show

  private func region(around marks: CGRect) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard size.width > Self.largest.width || size.height > Self.largest.height else { return whole }
    let wanted = marks.insetBy(dx: -Self.surroundings, dy: -Self.surroundings)
    let width = min(size.width, max(Self.smallestRegion.width, wanted.width))
    let height = min(size.height, max(Self.smallestRegion.height, wanted.height))
    return CGRect(
      x: min(max(0, wanted.midX - width / 2), size.width - width),
      y: min(max(0, wanted.midY - height / 2), size.height - height), width: width, height: height)
  }
}
