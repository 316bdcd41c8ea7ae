import Foundation

extension LayoutNode {
  /// Runs a closure that finds the node of another size; nothing is laid out, and nobody is notified of it.
  package func pretending(size: CGSize, _ body: () -> Void) {
    let kept = frame
    frame.size = size
    body()
    frame = kept
  }
}
