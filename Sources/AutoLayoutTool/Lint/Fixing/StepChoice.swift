/// Chooses as many of several steps as are possible together. Where all of them are not, each half is tried beside what was taken before
/// it, so that a few impossible steps cost few trials: at most twice the logarithm of the number of steps for each.
struct StepChoice<Step> {
  /// The trials that may still be made; without any, steps are left out.
  var trialsLeft: Int
  /// Whether steps are possible together.
  let isPossible: ([Step]) -> Bool

  /// The steps that can be taken, in their order.
  ///
  /// - Parameters:
  ///   - taken: the steps taken before, which are the first of the result.
  ///   - isKnownToFail: whether all of the steps were tried beside these already.
  mutating func taken(of steps: [Step], beside taken: [Step] = [], isKnownToFail: Bool = false) -> [Step] {
    guard !steps.isEmpty, trialsLeft > 0 else { return taken }
    if !isKnownToFail {
      trialsLeft -= 1
      if isPossible(taken + steps) { return taken + steps }
    }
    guard steps.count > 1 else { return taken }
    let middle = steps.count / 2
    let first = self.taken(of: Array(steps[..<middle]), beside: taken)
    return self.taken(
      of: Array(steps[middle...]), beside: first, isKnownToFail: first.count == taken.count + middle)
  }
}
