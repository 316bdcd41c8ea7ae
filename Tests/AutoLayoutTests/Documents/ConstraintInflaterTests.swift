import AutoLayout
import DocumentInflation
import Foundation
import InterfaceBuilder
import Testing

@MainActor
struct ConstraintInflaterTests {
  private let outer = LayoutNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let inner = LayoutNode()

  /// The constraints of a view `outer` with a subview `inner`.
  private func constraints(_ lines: String) throws -> [InterfaceConstraint] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view contentMode="scaleToFill" id="outer">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <subviews><view id="inner" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>\(lines)</constraints></view></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8))
    let outer = try #require(document.scenes.flatMap(\.views).first)
    return outer.constraints
  }

  /// Installs the constraints on nodes of the same ids.
  private func inflate(_ lines: String, isTree: Bool = true) throws -> ConstraintInflater {
    if isTree { outer.insertChild(inner, at: 0) }
    var inflater = ConstraintInflater(file: "Card.xib")
    inflater.register(outer, id: "outer")
    inflater.register(inner, id: "inner")
    for constraint in try constraints(lines) {
      inflater.install(constraint, heldBy: outer, constant: constraint.constant) { spec in
        LayoutConstraintBase(spec: spec)
      }
    }
    return inflater
  }

  @Test func aConstraintIsHeldWhereTheDocumentHasIt() throws {
    let inflater = try inflate(
      #"<constraint firstItem="inner" firstAttribute="width" constant="40" priority="0" id="c1"/>"#)
    defer { outer.letGo() }
    #expect(inflater.findings.isEmpty)
    let constraint = try #require(outer.constraints.first)
    #expect(constraint.spec.firstItem === inner)
    #expect(constraint.spec.firstAttribute == .width)
    #expect(constraint.spec.secondItem == nil)
    #expect(constraint.spec.constant == 40)
    // Priorities lie above zero.
    #expect(constraint.spec.priority.rawValue == 0.001)
    #expect(constraint.creationSite?.file == "Card.xib")
  }

  @Test func anOperandWithoutItemIsTheHolder() throws {
    _ = try inflate(
      """
      <constraint firstItem="inner" firstAttribute="leading" relation="greaterThanOrEqual" \
      secondAttribute="leadingMargin" id="c1"/>
      """)
    defer { outer.letGo() }
    let spec = try #require(outer.constraints.first).spec
    #expect(spec.secondItem === outer)
    #expect(spec.secondAttribute == .leadingMargin)
    #expect(spec.relation == .greaterThanOrEqual)
  }

  @Test func aConstraintOfSomethingElseIsLeftOut() throws {
    let inflater = try inflate(
      """
      <constraint firstItem="inner" firstAttribute="top" secondItem="bar" secondAttribute="bottom" id="c1"/>
      """)
    defer { outer.letGo() }
    #expect(inflater.findings.isEmpty)
    #expect(outer.constraints.isEmpty)
  }

  @Test func aConstraintBetweenTreesIsReported() throws {
    let inflater = try inflate(
      """
      <constraint firstItem="inner" firstAttribute="top" secondItem="outer" secondAttribute="top" id="c1"/>
      """, isTree: false)
    let finding = try #require(inflater.findings.first)
    #expect(finding.code == "illegal-constraint")
    #expect(finding.message == "The items of the constraint have no common ancestor")
    #expect(finding.objects == ["c1"])
    #expect(finding.location?.file == "Card.xib")
    #expect(outer.constraints.isEmpty)
  }

  /// Apple refuses to tie a vertical place to a horizontal one.
  @Test func anIllegalConstraintIsReported() throws {
    let inflater = try inflate(
      """
      <constraint firstItem="inner" firstAttribute="top" secondItem="outer" secondAttribute="left" id="c1"/>
      """)
    defer { outer.letGo() }
    #expect(inflater.findings.map(\.code) == ["illegal-constraint"])
    #expect(outer.constraints.isEmpty)
  }
}

struct DocumentNameTests {
  /// All names of Interface Builder's but the missing attribute stand for an attribute of the core.
  @Test(arguments: InterfaceConstraint.Attribute.allCases)
  func everyAttributeIsKnown(attribute: InterfaceConstraint.Attribute) {
    #expect((LayoutAttribute(attribute) == .notAnAttribute) == (attribute == .notAnAttribute))
  }

  /// `flexibleMinY` is the margin at the lower end of y: the top in iOS, the bottom in macOS where y runs up.
  @Test func masksFollowTheDirectionOfY() {
    let mask: DocumentAutoresizing = [.flexibleMinY, .widthSizable]
    #expect(AutoresizingMask(mask) == [.flexibleTopMargin, .flexibleWidth])
    #expect(AutoresizingMask(mask, isFlipped: false) == [.flexibleBottomMargin, .flexibleWidth])
  }
}
