/// A constant that the system chose. Raw values are the text that descriptions print before the
/// number.
public enum SymbolicConstant: String, Hashable, Sendable, CaseIterable {
  /// The standard space of a visual format or a document.
  case standardSpace = "NSSpace"
  /// A multiple of the system's spacing between anchors.
  case anchorSpace = "NSLayoutAnchorConstraintSpace"
}
