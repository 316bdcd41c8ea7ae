/// The range of the solver's priorities: any number 0 < p ≤ 1000.
public enum Priority {
  /// A constraint at 1000 holds, or is dormant because stronger required ones contradict it
  /// (the value of `UILayoutPriority.required`).
  public static let required: Double = 1000

  static func isValid(_ priority: Double) -> Bool { priority > 0 && priority <= required }
}
