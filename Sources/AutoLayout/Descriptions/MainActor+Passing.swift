extension MainActor {
  /// Calls a function of the main actor with a value that is not sendable, and returns what it returns. The current code has to
  /// run on the main actor; otherwise the program ends, as by `assumeIsolated(_:)`. Nothing goes from one thread to another.
  package static func assumeIsolated<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result)
    -> Result
  {
    let passed = Passed(content: value)
    return assumeIsolated { Passed(content: body(passed.content)) }.content
  }
}

/// Something that stays on its thread.
private struct Passed<Content>: @unchecked Sendable {
  let content: Content
}
