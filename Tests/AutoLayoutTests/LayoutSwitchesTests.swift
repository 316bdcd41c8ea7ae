import AutoLayout
import Testing

@testable import AutoLayout

/// Names are Apple's: `diagnostics` notes and WWDC 2016, session 236.
struct LayoutSwitchesTests {
  private func switches(_ settings: [String: String]) -> LayoutSwitches { LayoutSwitches { settings[$0] } }

  @Test func nothingIsOnByDefault() {
    #expect(switches([:]) == LayoutSwitches())
    #expect(LayoutSwitches().logsUnsatisfiable)
  }

  /// Allowed since iOS 13; a program may want the strictness of before.
  @Test func prioritiesCrossUnlessForbidden() {
    #expect(LayoutSwitches().allowsCrossingRequired)
    #expect(!switches(["UIConstraintBasedLayoutAllowCrossingRequired": "NO"]).allowsCrossingRequired)
  }

  @Test(arguments: [
    "UIViewShowAlignmentRects", "NSViewShowAlignmentRects", "NSShowAlignmentRects",
    "NSDoubleLocalizedStrings",
    "NSShowNonLocalizedStrings", "_UIConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
    "UIConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
    "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
  ])
  func eachKeySwitches(key: String) {
    #expect(switches([key: "YES"]) != LayoutSwitches())
    #expect(switches([key: "true"]) == switches([key: "1"]))
    for no in ["NO", "false", "0", ""] { #expect(switches([key: no]) == LayoutSwitches()) }
  }

  @Test(arguments: [
    "UIConstraintBasedLayoutLogUnsatisfiable", "_UIConstraintBasedLayoutLogUnsatisfiable",
    "NSConstraintBasedLayoutLogUnsatisfiable",
  ])
  func theLogIsSwitchedOff(key: String) {
    #expect(!switches([key: "NO"]).logsUnsatisfiable)
    #expect(switches([key: "YES"]).logsUnsatisfiable)
  }

  @Test func rightToLeftWantsBothKeys() {
    let keys = ["AppleTextDirection", "NSForceRightToLeftWritingDirection"]
    #expect(switches([keys[0]: "YES", keys[1]: "YES"]).forcesRightToLeft)
    for key in keys { #expect(!switches([key: "YES"]).forcesRightToLeft) }
  }

  @Test(arguments: [
    "UIViewLayoutFeedbackLoopDebuggingThreshold", "NSViewLayoutFeedbackLoopDebuggingThreshold",
  ])
  func theThresholdIsClamped(key: String) {
    #expect(switches([key: "100"]).feedbackLoopThreshold == 100)
    #expect(switches([key: "3"]).feedbackLoopThreshold == 50)
    #expect(switches([key: "1e300"]).feedbackLoopThreshold == 1000)
    for nonsense in ["0", "-7", "nan", "often"] {
      #expect(switches([key: nonsense]).feedbackLoopThreshold == nil)
    }
  }

  @Test func launchArgumentsArePairs() {
    let arguments = LayoutSwitches.launchArguments([
      "app", "-UIViewShowAlignmentRects", "YES", "-flag", "-NSDoubleLocalizedStrings", "NO", "file",
    ])
    #expect(arguments == ["UIViewShowAlignmentRects": "YES", "NSDoubleLocalizedStrings": "NO"])
  }

  @Test func scopesHaveTheirOwn() {
    var switches = LayoutSwitches()
    switches.showsAlignmentRects = true
    LayoutSwitches.with(switches) { #expect(LayoutSwitches.current == switches) }
    #expect(!LayoutSwitches.current.showsAlignmentRects)
  }

  /// Rounds in which no further request was seen.
  @Test func aLoopWithoutAKnownCauseSaysSo() {
    let loop = LayoutFeedbackLoop(pass: .layout, nodes: [], rounds: 50, recording: LayoutRecording())
    #expect(loop.text.contains("What requested more:\n  Nothing that was seen\n"))
    #expect(loop.finding.hint?.hasPrefix("Nothing in these rounds changed a constraint") == true)
  }
}
