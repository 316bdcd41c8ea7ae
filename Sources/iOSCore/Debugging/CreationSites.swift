import AutoLayout
import CreationTracing
import Foundation

extension UIView {
  /// The calls that created the view, the innermost first: all of them if `CreationStacks` was recording, otherwise
  /// only the innermost ones. Reads the program's debugging information, which may take seconds the first time.
  public var creationCallStack: [CreationCall] {
    let recorded = CreationStacks.calls(of: self)
    return recorded.isEmpty ? creationTrace.calls : recorded
  }

  /// The place where the view was created: the element of its document, or else the line of the program, in the form of
  /// `#fileID` and `#line`. Nil if the program has no debugging information. Slow the first time, as
  /// ``creationCallStack``.
  public nonisolated var creationSite: SourceLocation? {
    onMainThread { documentLocation } ?? creationTrace.site(of: type(of: self))
  }
}

extension NSLayoutConstraint {
  /// The calls that created the constraint, the innermost first, if `CreationStacks` was recording. If a layout
  /// library made the constraint, they show the line that called the library.
  public var creationCallStack: [CreationCall] {
    let recorded = CreationStacks.calls(of: self)
    return recorded.isEmpty ? creationTrace.calls : recorded
  }
}
