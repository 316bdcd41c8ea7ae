// HandFrames FILE.views [SECONDS]: the workload's frames by arithmetic, into one buffer ("hand-flat") and into a tree
// of view objects that is made in the time measured ("hand-objects").
import Foundation
import Measuring

final class View {
  var frame = Frame()
  var subviews: [View] = []
  unowned(unsafe) let superview: View?

  init(in superview: View?) { self.superview = superview }
}

func layout(named name: Substring, _ facts: ViewFacts) -> (any HandLayout)? {
  let count = facts.viewCount - 1
  switch name {
  case "W1": return FixedPlaces(facts: facts)
  case "W2", "W7a": return ColumnLayout(count: count, steps: .width)
  case "W8a": return ColumnLayout(count: count, steps: .height)
  case "W9a": return ColumnLayout(count: count - 1, steps: .visitor)
  case "W3": return NestedBoxes(count: count)
  case "W4", "W7b": return EqualWidths(count: count)
  case "W5", "W7c": return FeedLayout(facts: facts, steps: .width)
  case "W8b": return FeedLayout(facts: facts, steps: .avatar)
  case "W9b": return FeedLayout(facts: facts, steps: .visitor)
  case "W6": return FormLayout(facts: facts)
  case "W10": return RelatedBoxes(facts: facts)
  default: return nil
  }
}

/// Microseconds of one call, by as many as take longer than the clock's own call.
func timePerCall(_ body: () -> Void) -> Double {
  var calls = 1
  while true {
    let time = timed { for _ in 0..<calls { body() } }.time
    if time > 50 { return time / Double(calls) }
    calls *= 4
  }
}

/// Makes the objects of a tree, lays out, and sets each frame.
func timeWithObjects(
  _ facts: ViewFacts, _ layOut: () -> Void, _ frames: UnsafeMutablePointer<Frame>
) -> Double {
  var views: [View] = []
  let time = timed {
    views.reserveCapacity(facts.viewCount)
    views.append(View(in: nil))
    for view in 1..<facts.viewCount {
      let superview = views[facts.parents[view]]
      views.append(View(in: superview))
      superview.subviews.append(views[view])
    }
    layOut()
    for view in 1..<facts.viewCount { views[view].frame = frames[view] }
  }.time
  // One after the other: a chain of a hundred thousand would take itself apart recursively.
  for view in views { view.subviews = [] }
  return time
}

let path = CommandLine.arguments[1]
let seconds = CommandLine.arguments.count > 2 ? Double(CommandLine.arguments[2]) ?? 1 : 1
let facts = try ViewFacts(contentsOf: path)
let name = (path.split(separator: "/").last ?? "").prefix { $0 != "-" }
guard let hand = layout(named: name, facts) else { fatalError("no layout for \(name)") }
let screen = facts.boxes[0]
let frames = UnsafeMutablePointer<Frame>.allocate(capacity: facts.viewCount)
frames.initialize(repeating: Frame(), count: facts.viewCount)
let layOut = { hand.layOut(width: screen[2], height: screen[3], into: frames) }
let flat = repeated(seconds: seconds / 3) { timePerCall(layOut) }
let objects = repeated(seconds: seconds / 3) { timeWithObjects(facts, layOut, frames) }
let steps = repeated(seconds: seconds / 3) {
  timed { for value in facts.steps { hand.step(value, into: frames) } }.time
    / Double(max(facts.steps.count, 1))
}
let expected = try ExpectedFrames(contentsOf: path.dropLast("views".count) + "frames")
let error = expected.worstError { frames[$0] }
for (driver, first) in [("hand-flat", flat), ("hand-objects", objects)] {
  var line = ResultLine(driver: driver, path: path)
  line.set("first_us", median(first))
  line.set("error", error)
  if driver == "hand-flat", !facts.steps.isEmpty { line.set("step_us", median(steps)) }
  line.print()
}
