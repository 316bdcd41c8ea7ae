import Foundation
import SwiftMetadata

/// Finds out which classes of views override `layoutSublayers(of:)`.
@MainActor
enum LayerLayoutProbe {
  private final class Plain: UIView {}

  private final class Overriding: UIView {
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  }

  static let probe = OverrideProbe(of: UIView.self, plain: Plain.self, overriding: Overriding.self)
}

extension CALayer {
  /// Lays out the sublayers that need layout and belong to no view. It recurses, because such layers are not deeply
  /// nested.
  func layOutLayersSublayers() {
    guard hasStoredSublayers else { return }
    for layer in sublayers ?? [] where layer.view == nil {
      layer.layoutIfNeeded()
      layer.layOutLayersSublayers()
    }
  }
}
