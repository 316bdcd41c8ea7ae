import AutoLayout
import Foundation
import InterfaceBuilder
import Testing
import iOSViews

@MainActor
struct DesignDocumentTests {
  @Test func viewsKnowWhereTheyComeFrom() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><label userLabel="Greeting" text="Hi" customClass="Fancy" id="a"/><hologram id="b"/></subviews>
        <constraints><constraint firstItem="a" firstAttribute="width" constant="30" identifier="wide" id="c"/></constraints>
        """))
    let document = try DesignSamples.document(text)
    let scene = try #require(document.scenes.first)
    #expect(scene.identifier == "vc")
    #expect(scene.rootView.documentIdentifier == "rootvc")
    let label = try #require(scene.rootView.subviews.first as? UILabel)
    #expect(label.documentLabel == "Greeting")
    #expect(label.documentClassName == "Fancy")
    #expect(label.text == "Hi")
    let line = try #require(label.documentLocation?.line)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("<label"))
    let constraint = try #require(scene.rootView.constraints.first as? DocumentConstraint)
    #expect(constraint.documentIdentifier == "c")
    #expect(constraint.identifier == "wide")
    #expect(constraint.creationSite?.line == line + 1)
    #expect(document.findings.map(\.code) == ["unknown-element"])
    #expect(document.findings.first?.objects == ["b"])
  }

  @Test func otherPlatformsAreRefused() {
    let text = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>"
    do throws(DocumentError) {
      _ = try DesignDocument(contentsOf: Data(text.utf8), file: "a.xib")
      Issue.record("expected an error")
    } catch {
      #expect(error.code == .unsupportedPlatform)
      #expect(error.message.contains("macOS"))
      #expect(error.hint != nil)
    }
  }

  @Test func illegalConstraintsAreFindingsNotTraps() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><view id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="rootvc" secondAttribute="right" id="c1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="rootvc" secondAttribute="top" id="c2"/>
        <constraint firstItem="a" firstAttribute="leading" constant="5" id="c3"/>
        <constraint firstItem="a" firstAttribute="width" constant="5" priority="0" id="c4"/></constraints>
        """))
    let document = try DesignSamples.document(text)
    #expect(
      document.findings.map(\.code) == ["illegal-constraint", "illegal-constraint", "illegal-constraint"])
    #expect(Set(document.findings.flatMap(\.objects)) == ["c1", "c2", "c3"])
  }

  @Test func contradictionsAreFindings() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="width" constant="5" id="c1"/>
        <constraint firstItem="a" firstAttribute="width" constant="6" id="c2"/></constraints>
        """))
    let finding = try #require(try DesignSamples.document(text).snapshot().findings.first)
    #expect(finding.code == "unsatisfiable")
    #expect(Set(finding.objects) == ["c1", "c2"])
    #expect(finding.location != nil)
  }

  @Test func anotherScreenMovesWhatIsConstrained() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><view id="fixed"><rect key="frame" x="10" y="10" width="50" height="50"/></view>
        <view id="wide"><rect key="frame" x="10" y="100" width="355" height="50"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="safevc" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="safevc" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safevc" secondAttribute="top" id="c3"/>
        <constraint firstItem="safevc" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c4"/></constraints>
        """))
    let saved = try DesignSamples.frames(text)
    #expect(saved["a"] == CGRect(x: 20, y: 20, width: 335, height: 647))
    let small = try DesignSamples.frames(text, size: CGSize(width: 320, height: 568))
    #expect(small["rootvc"] == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(small["a"] == CGRect(x: 20, y: 20, width: 280, height: 548))
    #expect(small["fixed"] == saved["fixed"])
    #expect(small["wide"] == CGRect(x: 10, y: 100, width: 300, height: 50))
  }

  @Test func documentsWithoutAutoLayoutKeepTheirFrames() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="7" y="8" width="9" height="10"/>
        </label></subviews>
        """)
    ).replacingOccurrences(of: "useAutolayout=\"YES\"", with: "")
    #expect(try DesignSamples.frames(text)["a"] == CGRect(x: 7, y: 8, width: 9, height: 10))
  }

  /// Ten thousand real documents' worth of trouble in one: nothing of it may stop the others.
  /// Values that no property can have give finite frames and lose no view.
  @Test(arguments: [DesignDocument.Metrics.measured, .recorded])
  func hostileValuesGiveFiniteFrames(metrics: DesignDocument.Metrics) throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><label numberOfLines="-5" preferredMaxLayoutWidth="-1e300" minimumScaleFactor="nan" id="a">
        <rect key="frame" x="1e300" y="0" width="-5" height="inf"/><fontDescription key="fontDescription" pointSize="-3"/></label>
        <stackView spacing="1e300" axis="diagonal" distribution="fillRandomly" id="s"><subviews>
        <view placeholderIntrinsicWidth="-7" horizontalHuggingPriority="99999" verticalHuggingPriority="-4"
         translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews></stackView>
        <segmentedControl selectedSegmentIndex="99" id="g"><segments><segment title="A" width="-3"/></segments></segmentedControl>
        <pageControl numberOfPages="-1" id="p"/></subviews>
        """))
    let snapshot = try DesignSamples.document(text, metrics: metrics).snapshot()
    var pending = snapshot.scenes.map(\.root)
    var identifiers: Set<String> = []
    while let view = pending.popLast() {
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      let areFinite = numbers.allSatisfy { $0.isFinite }
      #expect(areFinite, "\(view.identifier ?? view.className): \(numbers)")
      identifiers.formUnion([view.identifier].compactMap(\.self))
      pending += view.children
    }
    #expect(identifiers.isSuperset(of: ["a", "s", "b", "g", "p"]))
  }

  /// A child under autoresizing, in a panel that constraints size: 295 points of 335 in a screen of 375 points.
  private static let maskInPanel = DesignSamples.storyboard(
    DesignSamples.scene(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="panel">
      <rect key="frame" x="20" y="20" width="335" height="100"/>
      <subviews><view id="inner"><rect key="frame" x="20" y="10" width="295" height="30"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view></subviews>
      <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="panel" firstAttribute="top" secondItem="safevc" secondAttribute="top" id="t"/>
      <constraint firstItem="panel" firstAttribute="leading" secondItem="safevc" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstItem="safevc" firstAttribute="trailing" secondItem="panel" secondAttribute="trailing" \
      constant="20" id="r"/></constraints>
      """))

  /// The size that the panel was saved with is found at the first layout, not while the scene is made.
  @Test func makingASceneDoesNotLayItOut() throws {
    var document: DesignDocument?
    let making = try LayoutRecorder.record {
      document = try DesignSamples.document(Self.maskInPanel, size: CGSize(width: 415, height: 667))
    }
    #expect(making.events.filter(\.kind.isStep).isEmpty)
    let panel = try #require(document?.snapshot().scenes.first?.root.children.first)
    #expect(panel.frame.width == 375)
    #expect(panel.children.first?.frame == CGRect(x: 20, y: 10, width: 335, height: 30))
  }
}
