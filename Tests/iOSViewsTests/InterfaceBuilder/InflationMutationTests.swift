import Foundation
import InterfaceBuilder
import SeededRandom
import Testing
import iOSViews

/// Documents whose values have been exchanged for others lay out or are refused; nothing crashes or hangs.
@MainActor
struct InflationMutationTests {
  private static let document = DesignSamples.storyboard(
    DesignSamples.scene(
      """
      <subviews><stackView axis="vertical" distribution="fill" alignment="fill" spacing="8" id="s"
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <label text="Name" numberOfLines="0" horizontalHuggingPriority="251" id="a"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
      <button buttonType="system" id="b"><rect key="frame" x="0" y="28" width="50" height="30"/><state key="normal" title="Go"/></button>
      <view placeholderIntrinsicWidth="10" id="c"/></subviews></stackView>
      <scrollView id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <textField borderStyle="roundedRect" id="f" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></scrollView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="safevc" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safevc" secondAttribute="top" id="c2"/>
      <constraint firstItem="v" firstAttribute="width" secondItem="s" secondAttribute="width" multiplier="2:1" priority="750" id="c3"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="bottom" constant="8" id="c4"/>
      <constraint firstItem="f" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" relation="lessThanOrEqual" id="c5"/>
      <constraint firstItem="a" firstAttribute="firstBaseline" secondItem="b" secondAttribute="baseline" id="c6"/></constraints>
      """))

  private static let values = [
    "0", "-1", "1e300", "-1e9", "0.0001", "99999", "1e-300", "YES", "NO", "vertical", "fillProportionally",
    "equalSpacing", "equalCentering", "fillEqually", "firstBaseline", "lastBaseline", "center", "trailing",
    "width", "leading", "top", "topMargin", "centerX", "a", "b", "c", "s", "v", "f", "rootvc", "safevc",
  ]

  @Test func exchangedValuesNeverCrash() {
    let seed: UInt64 = 20_260_102
    print("mutation seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let parts = Self.document.components(separatedBy: "\"")
    var laidOut = 0
    for _ in 0..<400 {
      var mutant = parts
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        // Every second part is a value between quotation marks; the first few are the document's own.
        let index = 2 * Int.random(in: 14..<parts.count / 2, using: &generator) + 1
        mutant[index] = Self.values[Int.random(in: 0..<Self.values.count, using: &generator)]
      }
      let text = mutant.joined(separator: "\"")
      for metrics in DesignDocument.Metrics.allCases {
        guard let document = try? DesignSamples.document(text, metrics: metrics) else { continue }
        laidOut += document.snapshot().scenes.count
      }
    }
    #expect(laidOut > 100)
  }
}
