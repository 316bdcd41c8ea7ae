import AmbientInputs

extension AmbientInputs {
  /// The main screen of a scope; nil for that of the surrounding scope or the process.
  public var screen: UIScreen? {
    get { self[ScreenInput.self] }
    set { self[ScreenInput.self] = newValue }
  }

  /// The number of the simulated release of iOS, such as 26; nil for that of the surrounding scope or the process.
  package var simulatedRelease: Int? {
    get { self[ReleaseInput.self] }
    set { self[ReleaseInput.self] = newValue }
  }

  /// The text size of fonts that are made in a scope; nil for that of the surrounding scope, or large.
  public var textSize: UIContentSizeCategory? {
    get { self[TextSizeInput.self] }
    set { self[TextSizeInput.self] = newValue }
  }

  /// The text size of fonts being made.
  static var currentTextSize: UIContentSizeCategory { current(TextSizeInput.self) ?? .large }
}

enum ScreenInput: AmbientInput {
  typealias Value = UIScreen
}

enum ReleaseInput: AmbientInput {
  typealias Value = Int
}

private enum TextSizeInput: AmbientInput {
  typealias Value = UIContentSizeCategory
}
