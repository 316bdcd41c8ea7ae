import AutoLayout
import Foundation
import InterfaceBuilder

/// A storyboard or xib as views, laid out as Interface Builder's canvas does.
@preconcurrency @MainActor
public final class DesignDocument {
  /// Where the natural sizes of labels, buttons and their like come from.
  public enum Metrics: String, Hashable, Sendable, CaseIterable {
    /// From the sizes that the document was saved with.
    case recorded
    /// From measuring text and images anew.
    case measured
  }

  public struct Options: Sendable {
    public var metrics: Metrics
    /// Replaces the size of the screen that the document was saved for, in points.
    public var size: CGSize?

    public init(metrics: Metrics = .measured, size: CGSize? = nil) {
      self.metrics = metrics
      self.size = size
    }
  }

  public let file: String
  public let platform: DocumentSnapshot.Platform
  /// In document order: a storyboard's controllers with views of their own, and loose views.
  public let scenes: [DesignScene]
  /// What there is to tell about the document and its layout. Conflicts are known once scenes have been laid out.
  public var findings: [LayoutFinding]

  /// Makes the views of a document.
  ///
  /// - Parameter file: what locations call the document.
  /// - Throws: `DocumentError` for a document that cannot be read, or that is not for iOS.
  public init(
    contentsOf bytes: Data, file: String, options: Options = Options()
  ) throws(DocumentError) {
    let document = try InterfaceDocument(data: bytes)
    guard document.platform == .iOS else { throw Self.unsupported(document) }
    self.file = file
    platform = .iOS
    let context = InflationContext(document: document, file: file, metrics: options.metrics)
    scenes = SceneMaker(context: context, size: options.size).scenes()
    findings = scenes.flatMap(\.inflationFindings)
  }

  /// Lays out every scene.
  public func snapshot() -> DocumentSnapshot {
    let snapshots = scenes.map { $0.snapshot() }
    return DocumentSnapshot(
      file: file, platform: platform, scenes: snapshots,
      findings: findings + scenes.flatMap { $0.layoutFindings() })
  }

  private static func unsupported(_ document: InterfaceDocument) -> DocumentError {
    DocumentError(
      .unsupportedPlatform, at: document.element.position,
      "Expected a document for iOS, found one for \(document.platform.rawValue)",
      hint: "Documents for \(document.platform.rawValue) cannot be laid out yet")
  }
}

/// Makes the scenes of a document.
@MainActor
private struct SceneMaker {
  let context: InflationContext
  let size: CGSize?

  func scenes() -> [DesignScene] {
    let surroundings = context.document.inferredSurroundings()
    var result: [DesignScene] = []
    for scene in context.document.scenes {
      for controller in scene.controllers.flatMap({ [$0] + $0.children }) {
        guard let view = controller.view else { continue }
        let around = surroundings[controller.id] ?? SceneSurroundings()
        result.append(makeScene(view, controller, around))
      }
      for view in scene.views { result.append(makeScene(view, nil, SceneSurroundings())) }
    }
    return result
  }

  private func makeScene(
    _ view: InterfaceView, _ controller: InterfaceController?, _ surroundings: SceneSurroundings
  ) -> DesignScene {
    let canvas = context.document.canvas(for: view, of: controller, in: surroundings)
    return DesignScene(
      view: view, controller: controller, canvas: canvas, context: context, screenSize: size)
  }
}
