import AutoLayoutTool
import Testing

/// `autolayout solve` from text to text. Expected values are worked out by hand.
@MainActor struct SolveCommandTests {
  private func solve(_ text: String) -> ToolRun {
    ToolRun("solve", "a.json", files: MemoryFiles(["a.json": text]))
  }

  @Test func printsTheStateBeforeAndAfterEachStep() {
    let run = solve(
      """
      {"constraints":[
        {"id":"c1","terms":[["b",1],["a",-1]],"relation":"==","constant":8},
        {"id":"c2","terms":[["a",1]],"relation":"==","constant":1,"priority":750},
        {"id":"c3","terms":[["b",1]],"relation":"<=","constant":5,"priority":250.5},
        {"id":"c4","terms":[["b",1],["a",-1]],"relation":">=","constant":9}],
       "steps":[{"constant":{"c1":12.1}},{"remove":["c2"],"priority":{"c3":1000}},
        {"remove":["c3"],"add":[{"id":"c2","terms":[["n",0.1]],"relation":">=","constant":-1}]}]}
      """)
    #expect(run.errors == "")
    #expect(run.status == .done)
    #expect(
      run.output == """
        {"values":{"b":9,"a":1},"violations":[{"id":"c3","priority":250.5,"amount":4}],\
        "broken":[{"id":"c4","conflict":["c1","c4"]}],"undetermined":[],"steps":[\
        {"values":{"b":13.1,"a":1},"violations":[{"id":"c3","priority":250.5,"amount":8.1}],"broken":[],\
        "undetermined":[]},\
        {"values":{"b":5,"a":-7.1},"violations":[],"broken":[],"undetermined":["b","a"]},\
        {"values":{"b":5,"a":-7.1,"n":0},"violations":[],"broken":[],"undetermined":["b","a","n"]}]}

        """)
  }

  @Test(arguments: [
    (#"{"constraints":[{"id":"a","terms":[],"relation":"==","constant":1}"#, ":1:67: Expected , or ]"),
    ("{\"constraints\":\n [nul]}", ":2:3: Expected a value"),
    (
      #"{"constraints":[{"id":"a","terms":[],"relation":"==","constant":1e999}]}"#,
      ":1:65: Expected a number"
    ),
    (
      #"{"constraints":[{"id":"a","terms":[["x",-0.1e-999]],"relation":"==","constant":1}]}"#,
      ":1:41: Expected a number"
    ),
    ("", ":1:1: Expected a value"),
    (
      #"{"constraints":[{"id":"a","terms":[],"relation":"=","constant":1}]}"#,
      ":1:49: Expected ==, <= or >="
    ),
    (
      #"{"constraints":[{"id":"a","terms":[["x"]],"relation":"==","constant":1}]}"#,
      ":1:36: Expected [\"variable\", coefficient]"
    ),
    (
      #"{"constraints":[{"id":"a","terms":[],"relation":"=="}]}"#,
      ":1:17: Expected the key \"constant\""
    ),
    (#"{"constraints":[],"step":[]}"#, ":1:26: Expected one of the keys constraints, steps, not \"step\""),
    (
      #"{"constraints":[],"steps":[{"remove":["z"]}]}"#,
      ": steps[0].remove[0]: there is no constraint with the id \"z\""
    ),
    (
      #"{"constraints":[{"id":"a","terms":[],"relation":"==","constant":1,"priority":0}]}"#,
      ": constraints[0]: a priority is above 0 and at most 1000, not 0.0"
    ),
    (
      #"{"constraints":[{"id":"a","terms":[],"relation":"==","constant":0},{"id":"a","terms":[],"relation":"==","constant":0}]}"#,
      ": constraints[1].id: \"a\" is the id of another constraint"
    ),
    ("[]", ":1:1: Expected an object"),
    (
      #"{"constraints":[],"steps":[{"constant":{"a":1,"\u0061":2}}]}"#,
      ":1:56: Expected the key \"a\" once"
    ),
    ("{\"constraints\":[],\n\"constraints\":[]}", ":2:15: Expected the key \"constraints\" once"),
    (#"{"constraints":[],"\q":1}"#, ":1:21: Expected one of \"\\/bfnrtu after the backslash"),
    (#"{"constraints":[01]}"#, ":1:17: Expected a number"),
    (#"{"constraints":[-]}"#, ":1:17: Expected a number"),
    (#"{"constraints":[{"id":7}]}"#, ":1:23: Expected a text"),
    (String(repeating: "[", count: 600), ":1:252: Expected fewer nested values"),
    (
      #"{"constraints":[{"id":"a","terms":[["x",1e100]],"relation":"==","constant":1e101}]}"#,
      ": constraints[0]: numbers must be finite and no larger than 1e100"
    ),
    (
      #"{"constraints":[],"steps":[{"add":[{"id":"a","terms":[],"relation":"==","constant":0}],"constant":{"a":1}}]}"#,
      ": steps[0].constant.a: there is no constraint with the id \"a\""
    ),
  ])
  func badInputIsLocated(text: String, message: String) {
    let run = solve(text)
    #expect(run.status == .failed)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: a.json" + message), "\(run.errors)")
  }

  @Test func aStepRemovesThenChangesThenAdds() {
    // The id is free again when the addition comes; the new constraint does not get the old one's new constant.
    let run = solve(
      """
      {"constraints":[{"id":"a","terms":[["x",1]],"relation":"==","constant":1},
        {"id":"b","terms":[["y",1]],"relation":"==","constant":2,"priority":10}],
       "steps":[{"add":[{"id":"a","terms":[["x",1]],"relation":"==","constant":7}],
         "priority":{"b":20},"constant":{"b":3},"remove":["a"]}]}
      """)
    #expect(run.errors == "")
    #expect(
      run.output == """
        {"values":{"x":1,"y":2},"violations":[],"broken":[],"undetermined":[],"steps":[\
        {"values":{"x":7,"y":3},"violations":[],"broken":[],"undetermined":[]}]}

        """)
  }

  @Test func valuesBeyondAllNumbersAreAnError() {
    let run = solve(
      """
      {"constraints":[{"id":"a","terms":[["x",1e-100]],"relation":"==","constant":1e100},
        {"id":"b","terms":[["y",1e-100],["x",-1]],"relation":"==","constant":0},
        {"id":"c","terms":[["z",1e-100],["y",-1]],"relation":"==","constant":0}]}
      """)
    #expect(run.status == .failed)
    #expect(run.output == "")
    #expect(run.errors == "error: a.json: constraints: the value of \"z\" would be too large for a number\n")
  }

  @Test func missingFile() {
    let run = ToolRun("solve", "b.json")
    #expect(run.status == .failed)
    #expect(run.errors == "error: b.json: No such file\n")
  }
}
