import DocumentChanges
import Testing

/// Which scenes have to be laid out again.
struct DifferingScenesTests {
  private static let other = """
    <scene sceneID="t"><objects>
      <viewController id="vd" sceneMemberID="viewController">
        <view key="view" id="other"><subviews><imageView image="plus" id="i1"/>
          <button id="b1"><connections><segue destination="vc" kind="show" id="g1"/></connections></button>
        </subviews></view>
      </viewController></objects></scene>
    """
  private static let base = Sample.storyboard(scene: other)

  private func scenes(_ new: String, _ old: String = base) throws -> DifferingScenes? {
    DifferingScenes(DocumentComparison(try Sample.tree(old), try Sample.tree(new)))
  }

  private func edited(_ old: String, _ new: String) -> String {
    let text = Self.base.replacingOccurrences(of: old, with: new)
    #expect(text != Self.base)
    return text
  }

  @Test func sameDocumentsHaveNone() throws {
    let found = try #require(try scenes(Self.base))
    #expect(found.old.isEmpty && found.new.isEmpty && found.areAlone)
  }

  @Test func aChangedViewConcernsItsSceneAlone() throws {
    for (old, new) in [
      ("text=\"Name\"", "text=\"Other\""), ("constant=\"16\"", "constant=\"24\""), ("x=\"1\" y", "x=\"9\" y"),
      ("<label text=\"Name\"", "<view id=\"n\"/><label text=\"Name\""),
    ] {
      let found = try #require(try scenes(edited(old, new)))
      #expect(found.old == ["s"] && found.new == ["s"] && found.areAlone, "\(new)")
    }
    #expect(try scenes(edited("image=\"plus\"", "image=\"minus\""))?.new == ["t"])
  }

  /// The caller compares the releases that they belong to.
  @Test func versionsOfToolsAreLeftAside() throws {
    let other = Self.base.replacingOccurrences(of: "toolsVersion=\"1\"", with: "toolsVersion=\"2\"")
    #expect(try scenes(other)?.new == [])
  }

  @Test func headersConcernAll() throws {
    for (old, new) in [
      ("retina4_7", "retina6_1"), ("useAutolayout=\"YES\"", "useAutolayout=\"NO\""),
      ("</scenes>", "</scenes><color key=\"tintColor\" white=\"1\"/>"),
    ] {
      #expect(try scenes(edited(old, new)) == nil, "\(new)")
    }
  }

  /// Segues and controllers decide about the bars of other scenes.
  @Test func controllersConcernOtherScenes() throws {
    for (old, new) in [
      ("kind=\"show\"", "kind=\"embed\""),
      ("customClass=\"LoginController\"", "customClass=\"LoginController\" title=\"A\""),
      ("<scene sceneID=\"t\">", "<scene sceneID=\"u\">"),
    ] {
      #expect(try scenes(edited(old, new))?.areAlone == false, "\(new)")
    }
    #expect(try scenes(Sample.storyboard())?.areAlone == false)
    let outlet = "<connections><outlet property=\"label\" destination=\"l1\" id=\"o1\"/></connections>"
    let connected = try #require(try scenes(edited("<connections></connections>", outlet)))
    #expect(connected.areAlone && connected.new == ["s"])
  }

  /// An image that only one version lists concerns the scenes that show it.
  @Test func resourcesConcernTheScenesThatNameThem() throws {
    func with(_ images: String) -> String {
      Self.base.replacingOccurrences(of: "</document>", with: "<resources>\(images)</resources></document>")
    }
    let (plus, star) = (
      "<image name=\"plus\" width=\"8\" height=\"8\"/>", "<image name=\"star\" width=\"1\"/>"
    )
    #expect(try scenes(with(plus + star), with(plus))?.new == [])
    #expect(try scenes(with(plus + star), with(star))?.new == ["t"])
    #expect(try scenes(with(plus), with(plus.replacingOccurrences(of: "8", with: "9"))) == nil)
  }
}
