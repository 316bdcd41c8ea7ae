import InterfaceBuilder
import Testing

/// The table of releases and the rules that hold in them.
struct CanvasRuleTests {
  /// Numbers that documents of these releases were saved with, as Apple's release notes date them.
  @Test(
    arguments: [
      ("4514", "5.0"), ("6254", "6.0"), ("8191", "7.0"), ("10117", "7.3"), ("11762", "8.2"), ("12121", "8.3"),
      ("13196.2", "9.0"), ("13529", "9.1"), ("14113", "9.3"), ("14490.70", "10.2"), ("14868", "11.0"),
      ("15705", "11.3"), ("16097.2", "11.4"), ("17156", "12.0"), ("18122", "12.5"), ("20037", "13.3"),
      ("21507", "14.1"), ("21701", "14.3"), ("22505", "15.1"), ("23504", "16.1"), ("23727", "16.3"),
      ("24127", "26.0"), ("32700.99.1234", "command line"), ("9223372036854775807", "command line"),
    ])
  func numbersGiveReleases(_ number: String, _ release: String) {
    #expect(XcodeRelease(tools: ToolsVersion(number)).name == release)
  }

  @Test func documentsWithoutANumberCountAsTheOldest() {
    #expect(XcodeRelease(tools: nil) == .unnamed)
    #expect(XcodeRelease.all.first == .unnamed)
    #expect(CanvasRules.marginAboveCells[.unnamed] == 8)
  }

  @Test func releasesAreInOrder() {
    let releases = XcodeRelease.all
    for (earlier, later) in zip(releases, releases.dropFirst()) {
      #expect(earlier.firstTools < later.firstTools)
      if let first = earlier.year, let second = later.year { #expect(first <= second) }
    }
    #expect(Set(releases.map(\.name)).count == releases.count)
  }

  /// Each rule has a name of its own, rows that begin before they end, and evidence.
  @Test func everyRuleHasRowsWithEvidence() {
    let rules = CanvasRules.all
    #expect(Set(rules.map(\.name)).count == rules.count)
    for rule in rules {
      for row in rule.grounds {
        if let since = row.since, let until = row.until {
          #expect(since.firstTools < until.firstTools, "\(rule.name)")
        }
        switch row.evidence {
        case .seen(let agreeing, let all, let things):
          #expect(agreeing > all / 2 && agreeing <= all && !things.isEmpty, "\(rule.name)")
        case .reasoned(let text), .documented(let text): #expect(!text.isEmpty, "\(rule.name)")
        }
      }
    }
  }

  /// Without its row, a rule says what it would if the row had been deleted: the height of sliders is 31 points, and since
  /// Xcode 26 34; without the first row, it is 34 in all releases.
  @Test func aRowCanBeLeftOut() {
    let rows = CanvasRules.sliderHeight.grounds.map(\.identifier)
    #expect(rows == ["height of sliders", "height of sliders, since 26.0"])
    CanvasRules.$leftOut.withValue(["height of sliders, since 26.0"]) {
      #expect(CanvasRules.sliderHeight[XcodeRelease("26.0")] == 31)
      #expect(CanvasRules.switchSize[XcodeRelease("26.0")].width == 63)
    }
    CanvasRules.$leftOut.withValue(["height of sliders"]) {
      #expect(CanvasRules.sliderHeight[XcodeRelease("9.0")] == 34)
    }
    #expect(CanvasRules.sliderHeight[XcodeRelease("26.0")] == 34)
  }

  @Test func everyRowHasANameOfItsOwn() {
    let identifiers = CanvasRules.rows.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    #expect(
      CanvasRules.macControls.grounds.map(\.identifier).last == "generation of macOS's controls, since 26.0")
  }

  /// Saved screens: doubled in 66 of 66 by Xcode 16.3 and 26, in none by a command line; a device has its own insets.
  @Test func commandLinesAndDevicesAreNotTheNewestRelease() {
    #expect(CanvasRules.doublesInsets[XcodeRelease("16.3")])
    #expect(CanvasRules.doublesInsets[XcodeRelease("26.2")])
    #expect(!CanvasRules.doublesInsets[.commandLine])
    #expect(!CanvasRules.doublesInsets[.today])
    #expect(CanvasRules.switchSize[.commandLine] == CanvasRules.switchSize[XcodeRelease("15.1")])
    #expect(CanvasRules.switchSize[.today] == CanvasRules.switchSize[XcodeRelease("26.2")])
  }

  /// The heights that distinguish generations are those of labels, pop-up and push buttons in saved documents.
  @Test(
    arguments: [
      (XcodeRelease.unnamed, .sierra), (XcodeRelease("9.1"), .sierra), (XcodeRelease("10.1"), .mojave),
      (XcodeRelease("11.0 beta"), .mojave), (XcodeRelease("11.3"), .catalina),
      (XcodeRelease("12.0"), .bigSur),
      (XcodeRelease("16.3"), .bigSur), (XcodeRelease("26.1"), .tahoe), (.commandLine, .bigSur),
    ] as [(XcodeRelease, MacControlGeneration)])
  func macControlsHaveGenerations(_ release: XcodeRelease, _ generation: MacControlGeneration) {
    #expect(CanvasRules.macControls[release] == generation)
  }
}
