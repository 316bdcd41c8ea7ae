import AmbientInputs

extension AmbientInputs {
  /// The debugging switches of a scope; nil for those of the surrounding scope or the process.
  public var switches: LayoutSwitches? {
    get { self[SwitchesInput.self] }
    set { self[SwitchesInput.self] = newValue }
  }
}

enum SwitchesInput: AmbientInput {
  typealias Value = LayoutSwitches
}
