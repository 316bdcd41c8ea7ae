import AutoLayout
import Foundation
import LayoutExplanations
import Testing
import iOSViews

@testable import CreationTracing
@testable import SwiftMetadata
@testable import iOSCore

/// Which line made what.
@MainActor
struct CreationTests {
  private func views() -> (UIView, UIView, UIView) {
    let (root, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    return (root, a, b)
  }

  private func isHere(_ constraint: NSLayoutConstraint?, _ line: Int = #line) -> Bool {
    constraint?.creationSite == SourceLocation(file: #fileID, line: line)
  }

  #if canImport(Runtime) && !canImport(Darwin)
    /// The runtime's own list, which can end the process, is only there for versions of Swift with another format.
    @Test func theLoadersListIsReadByTheRuntime() throws {
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let images = try String(describing: #require(LoadedCode.imageMap))
      #expect(images.contains(program) && images.contains("/libc.so"))
    }
  #endif

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

  /// Without a parameter to take the line from, the calls show it.
  @Test func methodsAsValuesKnowTheLine() {
    let (root, a, b) = views()
    let pin = a.leadingAnchor.constraint(equalTo:)
    let pinned = pin(root.leadingAnchor)
    #expect(isHere(pinned, #line - 1) || isHere(pinned, #line - 2))
    let site = Relating.make(a.topAnchor, b.topAnchor).creationSite
    #expect(site?.file == #fileID)
  }

  @Test func whatTheFacadeMakesHasNoLine() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.layoutIfNeeded()
    #expect(!stack.constraints.isEmpty && stack.constraints.allSatisfy { $0.creationSite == nil })
  }

  @Test func callsAreRecordedOnDemand() throws {
    CreationStacks.isRecording = true
    let (view, constraint) = made()
    CreationStacks.isRecording = false
    #expect(view.creationSite == SourceLocation(file: #fileID, line: Self.madeLine + 1))
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

/// Views know the line that made them: `#fileID` and `#line` of whoever called for one, behind initialisers of its class.
@MainActor
struct ViewCreationTests {
  /// Lines of this file; 0 for views about which something else is reported. Views are made outside of expectations, whose code is
  /// moved to a file of its own.
  private func lines(_ views: [UIView]) -> [Int] {
    views.map { view in
      guard let site = view.creationSite, site.file == #fileID else { return 0 }
      return site.line
    }
  }

  @Test func initialisersNoteTheLine() {
    let line = #line
    let views = [
      UIView(),
      UIView(frame: .zero),
      UILabel(),
      UIButton(type: .system),
      UITableView(frame: .zero, style: .plain),
    ]
    #expect(lines(views) == (2...6).map { line + $0 })
    let stack = UIStackView(arrangedSubviews: [
      UIView()
    ])
    #expect(lines([stack] + stack.arrangedSubviews) == [line + 9, line + 10])
  }

  @Test func subclassesNoteWhoMakesThem() {
    let card = FancyCard(title: "Card")
    let line = #line - 1
    let other = FancyCard()
    let boxed = Boxed<Int>([1])
    #expect(lines([card, other, boxed]) == [line, line + 2, line + 3])
    #expect(lines([card.label, other.label]) == [Card.labelLine, Card.labelLine])
  }

  @Test func closuresAndPropertiesNoteTheLine() async {
    let views = (0..<2).map { _ in UIView() }
    let line = #line - 1
    #expect(lines(views) == [line, line])
    #expect(lines([Holder().lazy, UIView.madeByAnExtension()]) == [Holder.lazyLine, UIView.extensionLine])
    let late = await Task { @MainActor in
      let view = UIView()
      return lines([view])
    }.value
    #expect(late == [line + 5])
  }

  /// Nobody wrote a line for them.
  @Test func whatTheFacadeMakesHasNoLine() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    #expect(try #require(button.titleLabel).creationSite == nil)
    #expect(UITableViewCell().contentView.creationSite == nil)
  }

  @Test func theNearestCallsAreKnown() {
    let functions = UIView().creationCallStack.map(\.function)
    #expect(functions.contains { $0.contains("theNearestCallsAreKnown") }, "\(functions)")
  }

  @Test func explanationsSayWhereViewsWereMade() throws {
    let root = UIView()
    let label = UILabel()
    let line = #line - 1
    label.text = "Total"
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    for width in [10, 20] { label.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    root.layoutIfNeeded()
    let layout = try #require(root.layoutNode.engine.unsatisfiableLayouts().first)
    #expect(layout.explanation.viewSites == ["UILabel 'Total', made at \(#fileID):\(line)"])
    #expect(layout.explanation.text.contains("\nThe views:\n  UILabel 'Total', made at"))
  }

  /// Reported before the exception that Apple's text is for.
  @Test func viewsOfDifferentTreesAreReported() {
    let (root, child, lost) = (UIView(), UIView(), UILabel())
    lost.text = "Lost"
    root.addSubview(child)
    let text = lost.topAnchor.constraint(equalTo: child.topAnchor).strangers
    let place = "made at \(#fileID):\(#line - 4),"
    #expect(text.contains("'Lost', \(place) has no superview\n"), "\(text)")
    #expect(text.contains(", \(place) is in the tree of UIView:0x"), "\(text)")
  }

  /// The walk ends at the end of the thread's stack, whatever the thread.
  @Test func anyThreadMayNote() async {
    let functions = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: CreationTrace.here().calls.map(\.function)) }
      thread.stackSize = 64 << 10
      thread.start()
    }
    #expect(functions.contains { $0.contains("anyThreadMayNote") }, "\(functions)")
    let trace = deep(1000)
    #expect(trace.calls.count { $0.function.contains("deep") } > 8)
  }

  private func deep(_ depth: Int) -> CreationTrace {
    guard depth > 0 else { return .here() }
    let trace = deep(depth - 1)
    return trace
  }

  @Test(arguments: [
    ("$s6Client4CardC5titleACSS_tcfc", "Client"), ("$s7iOSViews6UIViewC6ClientE4makeACyFZ", "Client"),
    ("$sSi6ClientE4makeSo6UIViewCyF", "Client"), ("Client_main", "Client"),
    ("$s6Client4CardC3E_1yyF", "Client"), ("$sSa3mapyF", nil), ("main", nil),
    ("$s99Client", nil), ("_ZN5swift9once", nil),
  ])
  func modulesAreReadFromMangledNames(_ mangled: String, _ module: String?) {
    #expect(MangledModule(of: mangled)?.name == module)
  }
}

private class Card: UIView {
  static let labelLine = #line + 1
  let label = UILabel()

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
  }

  convenience init() { self.init(title: "") }

  required init?(coder: NSCoder) { nil }
}

private final class FancyCard: Card {
  override init(title: String) {
    super.init(title: title)
    backgroundColor = .red
  }

  required init?(coder: NSCoder) { nil }
}

private final class Boxed<Value>: UIView {
  convenience init(_ values: [Value]) { self.init(frame: .zero) }
}

@MainActor
private final class Holder {
  static let lazyLine = #line + 1
  lazy var lazy = UIView()
}

extension UIView {
  fileprivate static let extensionLine = #line + 1
  fileprivate static func madeByAnExtension() -> UIView { UIView() }
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
