import Foundation

extension LayoutNode {
  /// Runs a closure during which the node has another size; nothing is laid out and no notification is
  /// sent.
  package func pretending(size: CGSize, _ body: () -> Void) {
    let kept = frame
    frame.size = size
    body()
    frame = kept
  }
}
