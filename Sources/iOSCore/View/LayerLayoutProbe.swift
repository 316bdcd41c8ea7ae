import Foundation

/// Knows which classes of views override `layoutSublayers(of:)`.
@MainActor
enum LayerLayoutProbe {
  private final class Plain: UIView {}

  private final class Overriding: UIView {
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  }

  static let probe = OverrideProbe(of: UIView.self, plain: Plain.self, overriding: Overriding.self)
}

extension CALayer {
  /// Lays out the layers in this one that belong to no view and need it. Layers in layers are few: no depth is feared.
  func layOutLayersSublayers() {
    guard hasStoredSublayers else { return }
    for layer in sublayers ?? [] where layer.view == nil {
      layer.layoutIfNeeded()
      layer.layOutLayersSublayers()
    }
  }
}
