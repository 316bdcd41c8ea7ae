/// The layers of a view's subviews among the sublayers of the view's layer.
extension CALayer {
  /// True for the layer of a view that lies in this layer's view.
  func isOfSubview(_ layer: CALayer) -> Bool {
    layer.host != nil && layer.host?.layerOfSuperview === self
  }

  /// A subview has come, or has another place: its layer comes to lie right in front of that of the subview before it, or in
  /// front of all as the last one.
  package func layerOfSubviewDidMove(_ moved: CALayer) {
    guard storedSublayers != nil, let host else { return }
    let layers = host.layersOfSubviews
    guard let index = layers.firstIndex(where: { $0 === moved }) else { return }
    var all = orderedSublayers.filter { $0 !== moved }
    var place = all.count
    if index == 0, layers.count > 1 { place = 0 }
    if index > 0, index < layers.count - 1 {
      let before = layers[index - 1]
      place = all.firstIndex { $0 === before }.map { $0 + 1 } ?? all.count
    }
    all.insert(moved, at: place)
    storedSublayers = all
  }

  /// Two subviews have changed places.
  package func layersOfSubviewsDidExchange(_ one: CALayer, _ other: CALayer) {
    guard storedSublayers != nil else { return }
    var all = orderedSublayers
    guard let first = all.firstIndex(of: one), let second = all.firstIndex(of: other) else { return }
    all.swapAt(first, second)
    storedSublayers = all
  }
}
