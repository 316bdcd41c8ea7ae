/// An unknown of a ``Solver``: a small integer that the solver assigns, without gaps.
///
/// A variable has meaning only for the solver that made it.
public struct Variable: Hashable, Sendable {
  /// The position in the solver's arrays, counted from 0.
  public let index: Int

  @inlinable
  public init(index: Int) { self.index = index }

  /// The variable `offset` places further in a block from ``Solver/makeVariables(_:)``.
  @inlinable
  public func advanced(by offset: Int) -> Variable { Variable(index: index + offset) }
}
