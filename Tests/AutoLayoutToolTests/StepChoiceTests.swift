import Testing

@testable import AutoLayoutTool

struct StepChoiceTests {
  /// The steps that are taken of 0 to `count` - 1 if some are never possible, and the trials that this takes.
  private func choose(_ count: Int, impossible: Set<Int>, atMost most: Int = .max) -> (
    taken: [Int], trials: Int
  ) {
    var choice = StepChoice<Int>(trialsLeft: most) { impossible.isDisjoint(with: $0) }
    let taken = choice.taken(of: Array(0..<count))
    return (taken, most - choice.trialsLeft)
  }

  @Test func allAreTriedTogetherFirst() {
    let (taken, trials) = choose(64, impossible: [])
    #expect(taken == Array(0..<64) && trials == 1)
    #expect(choose(0, impossible: []) == ([], 0))
  }

  /// One trial of all, and at each of the six divisions of 64 one or two more.
  @Test(arguments: 0..<64) func oneImpossibleStepCostsFewTrials(_ step: Int) {
    let (taken, trials) = choose(64, impossible: [step])
    #expect(taken == Array(0..<64).filter { $0 != step })
    #expect((7...13).contains(trials))
  }

  @Test func impossibleStepsAnywhereAreLeftOut() {
    for mask in 0..<(1 << 7) {
      let impossible = Set((0..<7).filter { mask & (1 << $0) != 0 })
      #expect(choose(7, impossible: impossible).taken == (0..<7).filter { !impossible.contains($0) })
    }
  }

  /// A step may be impossible only beside an earlier one, which is taken.
  @Test func theEarlierOfTwoStepsThatExcludeEachOtherIsTaken() {
    var choice = StepChoice<Int>(trialsLeft: 50) { !Set([2, 5]).isSubset(of: $0) }
    #expect(choice.taken(of: Array(0..<8)) == [0, 1, 2, 3, 4, 6, 7])
  }

  @Test func withoutTrialsStepsAreLeftOut() {
    let (taken, trials) = choose(8, impossible: [0], atMost: 3)
    #expect(trials == 3 && taken == [])
  }
}
