/// Where the natural sizes of labels, buttons and their like come from when a document is laid out.
public enum CanvasMetrics: String, Hashable, Sendable, CaseIterable {
  /// From the sizes that the document was saved with.
  case recorded
  /// From measuring text and images again.
  case measured
}
