/// The inputs of layout and drawing that no view carries, such as the text measurer and the screen: one value that a render or a
/// test passes to all that it lays out and draws.
///
///     var inputs = AmbientInputs()
///     inputs.textMeasurer = FixedPitchTextMeasurer.tenByTen
///     inputs.run { view.layoutIfNeeded() }
///
/// An input that is not set is that of the surrounding `run`, or else the process's. Each target declares its inputs in an
/// extension: `textMeasurer`, `switches`, and those of the façades.
public struct AmbientInputs: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  /// Nil for an input that is not set.
  package subscript<Input: AmbientInput>(_ input: Input.Type) -> Input.Value? {
    get { values[ObjectIdentifier(input)] as? Input.Value }
    set { values[ObjectIdentifier(input)] = newValue }
  }

  // MARK: Scopes

  @TaskLocal private static var scope: AmbientInputs?

  /// The input of the innermost scope that sets it; nil if none does. Outside of scopes this costs one look-up.
  package static func current<Input: AmbientInput>(_ input: Input.Type) -> Input.Value? { scope?[input] }

  /// Runs `body` with these inputs, on this thread and in the tasks that `body` starts.
  public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    var inputs = Self.scope ?? Self()
    inputs.values.merge(values) { $1 }
    // A task-local value can only be bound around a closure with an untyped throw, so the error is returned as a value.
    let outcome: Swift.Result<Result, Failure> = Self.$scope.withValue(inputs) {
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }
}

/// The type that names an input.
package protocol AmbientInput {
  associatedtype Value: Sendable
}
