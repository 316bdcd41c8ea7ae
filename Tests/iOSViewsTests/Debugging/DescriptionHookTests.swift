import AutoLayout
import Foundation
import Testing
import iOSViews

/// Additions of programs to descriptions, and the way to find objects that descriptions name.
@MainActor
struct DescriptionHookTests {
  private func tree() -> (root: UIView, child: UIView, pin: NSLayoutConstraint) {
    let (root, child) = (UIView(), UIView())
    root.tag = 1
    child.tag = 2
    root.addSubview(child)
    let pin = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    pin.isActive = true
    return (root, child, pin)
  }

  @Test func theVisualFormAlone() {
    let (root, child, pin) = tree()
    let name = { ObjectNamer.addresses.name($0) }
    #expect(pin.asciiArtDescription == "H:|-(8)-[UIView:\(name(child))]")
    pin.isActive = false
    pin.priority = .defaultLow
    #expect(pin.asciiArtDescription == "H:|-(8@250)-[UIView:\(name(child))]")
    let equation = child.centerYAnchor.constraint(equalTo: root.centerYAnchor)
    #expect(equation.asciiArtDescription == "UIView:\(name(child)).centerY == UIView:\(name(root)).centerY")
  }

  /// The article's category: `… %@ (%@, %@)` with the visual form and the tags of both items.
  @Test func programsAddToConstraints() {
    let (root, _, pin) = tree()
    let plain = pin.description
    NSLayoutConstraint.descriptionAddendum = { constraint in
      let tags = [constraint.firstItem, constraint.secondItem].map { ($0 as? UIView)?.tag ?? 0 }
      return tags == [2, 1] ? "(\(tags[0]), \(tags[1]))" : nil
    }
    defer { NSLayoutConstraint.descriptionAddendum = nil }
    #expect(pin.description == plain + " (2, 1)")
    #expect(root.widthAnchor.constraint(equalToConstant: 1).description.hasSuffix("(inactive)>"))
  }

  @Test func programsAddToViews() {
    let (root, child, _) = tree()
    UIView.descriptionAddendum = { $0.tag == 2 ? "the child" : nil }
    defer { UIView.descriptionAddendum = nil }
    let lines = root.recursiveDescription.split(separator: "\n")
    #expect(lines.first?.hasSuffix(">>") == true)
    #expect(lines.last?.hasSuffix(">> the child") == true)
    #expect(child.description.hasSuffix(">> the child"))
  }

  @Test func viewsAreNamedByTheNearestName() {
    let (root, child, pin) = tree()
    #expect(pin.asciiArtDescription.contains("UIView:0x"))
    UIView.printsTags = true
    #expect(pin.asciiArtDescription == "H:|-(8)-[tag 2]")
    UIView.printsTags = false
    child.accessibilityIdentifier = "child"
    #expect(pin.asciiArtDescription == "H:|-(8)-[child]")
    child.nameTag = "nick"
    #expect(pin.asciiArtDescription == "H:|-(8)-[nick]")
    #expect(pin.description.contains("names: nick:0x") && pin.secondItem === root)
  }

  @Test func addressesLeadToObjects() {
    let (root, child, pin) = tree()
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    #expect(root.view(atAddress: child.description) === child)
    #expect(root.object(atAddress: pin.description) === pin)
    #expect(root.object(atAddress: "\(ObjectNamer.addresses.name(guide))") === guide)
    #expect(root.view(atAddress: "0x1") == nil && root.view(atAddress: "no address") == nil)
    let window = UIWindow()
    window.addSubview(root)
    #expect(UIWindow.object(atAddress: child.description) === child)
  }
}
