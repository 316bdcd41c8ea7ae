import AutoLayout
import CreationTracing
import Foundation

extension UIView {
  /// The calls that lead to the view, the innermost first: all of them if `CreationStacks` recorded when it was made,
  /// otherwise those next to it. Reads the program's debugging information, which may take seconds the first time.
  public var creationCallStack: [CreationCall] {
    let recorded = CreationStacks.calls(of: self)
    return recorded.isEmpty ? creationTrace.calls : recorded
  }

  /// Where the view was made: the element of its document, or else the line of the program, as `#fileID` and `#line` would
  /// tell it. Nil where the program has no debugging information. Slow the first time, as ``creationCallStack``.
  public nonisolated var creationSite: SourceLocation? {
    onMainThread { documentLocation } ?? creationTrace.site(of: type(of: self))
  }
}

extension NSLayoutConstraint {
  /// The calls that lead to the constraint, the innermost first, if `CreationStacks` recorded when it was made. Where
  /// a layout library makes the constraints, they show which line called it.
  public var creationCallStack: [CreationCall] {
    let recorded = CreationStacks.calls(of: self)
    return recorded.isEmpty ? creationTrace.calls : recorded
  }
}
