import AutoLayout
import DocumentedCode
import Foundation
import Testing

struct ArticleTests {
  @Test func layingOutNodes() {
    // Sample begins.
    let screen = LayoutNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = LayoutNode()
    box.usesAutoresizing = false
    screen.insertChild(box, at: 0)
    // Sample ends.
    defer { screen.letGo() }

    // Sample begins.
    func constrain(_ attribute: LayoutAttribute, _ other: LayoutNode?, _ constant: CGFloat) {
      let constraint = LayoutConstraintBase(
        spec: ConstraintSpec(
          firstItem: box, firstAttribute: attribute, secondItem: other,
          secondAttribute: other == nil ? .notAnAttribute : attribute, constant: constant))
      if let holder = constraint.commonAncestor { constraint.install(on: holder) }
    }
    constrain(.left, screen, 20)
    constrain(.top, screen, 64)
    constrain(.width, nil, 100)
    constrain(.height, nil, 50)
    // Sample ends.

    // Sample begins.
    screen.layoutIfNeeded()
    print(box.frame.minX, box.frame.minY, box.frame.width, box.frame.height)  // 20.0 64.0 100.0 50.0
    // Sample ends.
    #expect(box.frame == CGRect(x: 20, y: 64, width: 100, height: 50))
  }

  @Test func theArticleShowsThisCode() throws {
    try expectSamples(of: "Sources/AutoLayout/AutoLayout.docc/LayingOutNodes.md")
  }
}
