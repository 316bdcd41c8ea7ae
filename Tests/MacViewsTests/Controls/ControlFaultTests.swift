import Foundation
import Graphics
import MacViews
import Testing

/// Faults of controls that ordinary windows showed.
@MainActor
struct ControlFaultTests {
  private func texts(_ view: NSView) -> [DisplayText] {
    view.displayList().commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The baseline of a button without a border, in constraints, is the one on which its title is drawn.
  @Test func borderlessButtonsHaveTheBaselineOfTheirTitle() throws {
    let button = NSButton(title: "2 Warnings", target: nil, action: nil)
    button.isBordered = false
    button.controlSize = .small
    button.font = .systemFont(ofSize: 11)
    button.frame = NSRect(origin: .zero, size: button.intrinsicContentSize)
    let baseline = try #require(texts(button).first).line.baseline
    #expect(button.firstBaselineOffsetFromTop == baseline)
    #expect(button.baselineOffsetFromBottom == button.frame.height - baseline)
  }

  /// “… the cell truncates text and adds an ellipsis character to the last visible line when the text does not fit.” (Apple,
  /// `NSCell.truncatesLastVisibleLine`, in part.)
  @Test func theLastVisibleLineIsTruncated() throws {
    let label = NSTextField(
      wrappingLabelWithString: "A long sentence that does not fit two lines of this narrow label")
    label.maximumNumberOfLines = 2
    label.frame = NSRect(x: 0, y: 0, width: 120, height: 32)
    #expect(texts(label).map(\.line.text).last?.hasSuffix("…") == false)
    label.cell?.truncatesLastVisibleLine = true
    let lines = texts(label).map(\.line.text)
    #expect(lines.count == 2 && lines.last?.hasSuffix("…") == true)
  }

  /// “Changing the value of this property automatically removes any bezel that has been set, regardless of the value” (Apple,
  /// `NSCell.isBordered`).
  @Test func borderAndBezelExcludeEachOther() {
    let field = NSTextField(string: "x")
    #expect(field.isBezeled)
    field.isBordered = false
    #expect(!field.isBezeled && !field.isBordered)
    field.isBordered = true
    #expect(field.isBordered)
    field.isBezeled = false
    #expect(!field.isBordered && !field.isBezeled)
  }

  /// Tokens that do not fit are scrolled out of sight, not drawn beside the field.
  @Test func tokensStayInTheirField() throws {
    let field = NSTokenField(frame: NSRect(x: 0, y: 0, width: 100, height: 21))
    field.objectValue = ["harbour", "restoration 2026", "panorama"]
    let clips = field.displayList().commands.compactMap { command -> CGRect? in
      if case .clip(let path, _) = command { path.boundingBoxOfPoints } else { nil }
    }
    let clip = try #require(clips.last)
    #expect(clip.minX >= 0 && clip.maxX <= 100)
  }

  /// A separator turns when it becomes taller than wide, but not because it has no length: a hidden one in a stack
  /// requested layouts without end.
  @Test func hiddenSeparatorsKeepTheirDirection() {
    let line = NSBox()
    line.boxType = .separator
    line.isHidden = true
    let stack = NSStackView(views: [line, NSTextField(labelWithString: "x")])
    stack.orientation = .vertical
    stack.alignment = .width
    stack.detachesHiddenViews = true
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(
      line.intrinsicContentSize.height > 0 && line.intrinsicContentSize.width == NSView.noIntrinsicMetric)
    line.setFrameSize(NSSize(width: 0, height: 5))
    #expect(line.intrinsicContentSize.width == NSView.noIntrinsicMetric)
    line.setFrameSize(NSSize(width: 5, height: 50))
    #expect(line.intrinsicContentSize.height == NSView.noIntrinsicMetric)
    line.setFrameSize(NSSize(width: 5, height: 0))
    #expect(line.intrinsicContentSize.height == NSView.noIntrinsicMetric)
  }

  /// A search field that is too narrow for both of its glyphs has the magnifying glass only, in its own width, and draws nothing
  /// outside of itself. 22 points are the field's height, and thus the width of each glyph's rectangle.
  @Test(arguments: [0, 4, 21, 30, 43, 44, 46, 60, 200])
  func searchFieldsDrawInsideOfThemselves(width: CGFloat) {
    for direction in [NSUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for menu in [nil, NSMenu()] {
        let field = NSSearchField(string: "harbour")
        field.userInterfaceLayoutDirection = direction
        field.searchMenuTemplate = menu
        field.frame = NSRect(x: 0, y: 0, width: width, height: 22)
        let (glass, cancel) = (field.searchButtonBounds, field.cancelButtonBounds)
        #expect(glass.width == min(width, menu == nil ? 22 : 30))
        #expect(cancel.width == (width < (menu == nil ? 44 : 52) ? 0 : 22))
        #expect(glass.intersection(cancel).isEmpty)
        let outside = drawn(field).filter { !field.bounds.insetBy(dx: -0.01, dy: -0.01).contains($0) }
        #expect(outside.isEmpty)
      }
    }
  }

  /// The boxes of a view's shapes, symbols and texts, as far as they are inside of the clips.
  private func drawn(_ view: NSView) -> [CGRect] {
    var scopes: [(CGAffineTransform, CGRect)] = []
    var (plane, clip) = (CGAffineTransform.identity, CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4))
    var boxes: [CGRect] = []
    func add(_ box: CGRect?) {
      let seen = (box ?? .zero).applying(plane).intersection(clip)
      if !seen.isEmpty { boxes.append(seen) }
    }
    for command in view.displayList().commands {
      switch command {
      case .save, .beginGroup, .beginLayer: scopes.append((plane, clip))
      case .restore, .endGroup, .endLayer: (plane, clip) = scopes.popLast() ?? (plane, clip)
      case .concatenate(let next): plane = next.concatenating(plane)
      case .clip(let path, _): clip = clip.intersection((path.boundingBoxOfPoints ?? .zero).applying(plane))
      case .fill(let path, _, _), .gradient(let path, _, _): add(path.boundingBoxOfPoints)
      case .stroke(let path, let style, _):
        add(path.boundingBoxOfPoints?.insetBy(dx: -style.width / 2, dy: -style.width / 2))
      case .text(let text):
        add(CGRect(x: text.line.x, y: text.line.baseline - 4, width: text.line.width, height: 4))
      default: break
      }
    }
    return boxes
  }
}
