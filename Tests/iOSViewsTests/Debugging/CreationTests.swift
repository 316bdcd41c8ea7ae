import AutoLayout
import Foundation
import Testing

@testable import iOSViews

/// Which line made what.
@MainActor
@Suite(.serialized) struct CreationTests {
  private func views() -> (UIView, UIView, UIView) {
    let (root, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    return (root, a, b)
  }

  private func isHere(_ constraint: NSLayoutConstraint?, _ line: Int = #line) -> Bool {
    constraint?.creationSite == SourceLocation(file: #fileID, line: line)
  }

  @Test func anchorsNoteTheLine() {
    let (root, a, b) = views()
    #expect(isHere(a.leadingAnchor.constraint(equalTo: root.leadingAnchor)))
    #expect(isHere(a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8)))
    #expect(isHere(a.widthAnchor.constraint(equalToConstant: 8)))
    #expect(isHere(a.widthAnchor.constraint(equalTo: b.widthAnchor)))
    #expect(isHere(a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 1)))
    #expect(isHere(a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)))
    #expect(isHere(root.safeAreaLayoutGuide.topAnchor.constraint(lessThanOrEqualTo: a.topAnchor)))
  }

  @Test func equationsAndFormatsNoteTheLine() {
    let (_, a, b) = views()
    let line = #line
    let equation = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .height, multiplier: 2, constant: 0
    )
    let formats = ["[a]-[b]", "[b(10)]"].map { format in
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a, "b": b])
    }
    #expect(isHere(equation, line + 1))
    #expect(formats.flatMap { $0 }.allSatisfy { isHere($0, line + 5) })
  }

  /// Methods as values have Apple's signatures still.
  @Test func methodsStayValues() {
    let (root, a, b) = views()
    let pin = a.leadingAnchor.constraint(equalTo:)
    #expect(pin(root.leadingAnchor).secondAttribute == .leading)
    let widths = [10, 20].map(b.widthAnchor.constraint(equalToConstant:))
    #expect(widths.map(\.constant) == [10, 20])
    let relate: (NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint = b.leadingAnchor.constraint(
      greaterThanOrEqualTo:constant:)
    #expect(relate(a.trailingAnchor, 3).constant == 3)
    #expect(Relating.make(a.topAnchor, b.topAnchor).relation == .equal)
  }

  @Test func whatTheFacadeMakesHasNoLine() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.layoutIfNeeded()
    #expect(!stack.constraints.isEmpty && stack.constraints.allSatisfy { $0.creationSite == nil })
  }

  @Test func callsAreRecordedOnDemand() throws {
    #expect(UIView().creationCallStack.isEmpty)
    CreationStacks.isRecording = true
    let (view, constraint) = made()
    CreationStacks.isRecording = false
    let site = try #require(view.creationSite)
    #expect(site.file.hasSuffix("CreationTests.swift"))
    #expect(site.line == Self.madeLine + 1)
    let functions = constraint.creationCallStack.map(\.function)
    #expect(functions.contains { $0.contains("CreationTests.made()") }, "\(functions)")
  }

  private static let madeLine = #line + 2
  @inline(never)
  private func made() -> (UIView, NSLayoutConstraint) {
    let view = UILabel()
    return (view, view.widthAnchor.constraint(equalToConstant: 1))
  }
}

/// A client's protocol, which Apple's classes satisfy by methods that they have.
@MainActor
private protocol Relatable {
  func constraint(equalTo anchor: NSLayoutAnchor<NSLayoutYAxisAnchor>) -> NSLayoutConstraint
}

extension NSLayoutYAxisAnchor: Relatable {}

@MainActor
private enum Relating {
  static func make(_ first: some Relatable, _ second: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    first.constraint(equalTo: second)
  }
}
