import AttributedText
import AutoLayout
import Foundation
import Graphics
import MacViews
import Testing

@_spi(ViewHooks) @testable import MacControls

/// The built-in measurer's characters are half an em wide: ten of them take 65 points in the system font of 13.
@MainActor
struct TextFieldTests {
  private let ten = "0123456789"

  /// Reference on macOS documents, "Widths": frame = text + 2 + 2; "Alignment insets": 2, 2, 0, 0; "Intrinsic heights": 17
  /// up to Xcode 10, 16 since (195 and 693 labels).
  @Test(arguments: [(MetricEra.o1, CGFloat(17)), (.o2, 17), (.o3, 16), (.b, 16), (.t, 16)])
  func labelsHaveTwoPointsOnEitherSide(era: MetricEra, height: CGFloat) {
    let label = NSTextField(labelWithString: ten)
    label.metricEraOverride = era
    #expect(label.intrinsicContentSize == NSSize(width: 65, height: height))
    let insets = label.alignmentRectInsets
    #expect([insets.left, insets.right, insets.top, insets.bottom] == [2, 2, 0, 0])
    label.sizeToFit()
    #expect(label.frame.size == NSSize(width: 69, height: height))
  }

  /// "Every width of a text field is a whole number (3,417 of 3,417)": 11 characters are 71.5 wide.
  @Test func widthsAreWhole() {
    #expect(NSTextField(labelWithString: ten + "0").frame.width == 76)
  }

  /// Apple, `NSCell.cellSize(forBounds:)`: programs call it for the height of text that wraps. Twenty characters and the space
  /// between them, 136.5 points, take two lines in a frame of 100 and one in unlimited space.
  @Test func cellsWrapInTheirBounds() {
    let label = NSTextField(wrappingLabelWithString: ten + " " + ten)
    func height(_ width: CGFloat) -> CGFloat? {
      let bounds = NSRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
      return label.cell?.cellSize(forBounds: bounds).height
    }
    #expect(height(100) == 32 && height(.greatestFiniteMagnitude) == 16 && height(141) == 16)
    let single = NSTextField(labelWithString: ten + " " + ten)
    let bounds = NSRect(x: 0, y: 0, width: 100, height: 100)
    #expect(single.cell?.cellSize(forBounds: bounds) == NSSize(width: 100, height: 16))
  }

  /// Heights of labels in the reference: 11 points 14, 12 points 15, 20 points 24.
  @Test(arguments: [(CGFloat(11), CGFloat(14)), (12, 15), (13, 16), (15, 19), (20, 24), (30, 35)])
  func linesAreAsHighAsInDocuments(fontSize: CGFloat, height: CGFloat) {
    let label = NSTextField(labelWithString: "x")
    label.font = .systemFont(ofSize: fontSize)
    #expect(label.intrinsicContentSize.height == height)
  }

  /// Apple, `NSTextField`, "Creating labels": what each maker sets.
  @Test func labelsAreNotFields() {
    let label = NSTextField(labelWithString: "x")
    #expect(!label.isEditable && !label.isSelectable && !label.isBezeled && !label.drawsBackground)
    #expect(label.lineBreakMode == .byClipping && label.textColor == .labelColor)
    let wrapping = NSTextField(wrappingLabelWithString: "x")
    #expect(wrapping.isSelectable && !wrapping.isEditable && wrapping.lineBreakMode == .byWordWrapping)
    let field = NSTextField(string: "x")
    #expect(field.isEditable && field.isSelectable && field.isBezeled && field.drawsBackground)
  }

  /// "No intrinsic width: editable text fields, search fields, combo boxes"; heights 21, 21, 22, 25 of Xcode 12 to 16.
  @Test func fieldsToTypeInHaveNoWidth() {
    let fields: [(NSTextField, CGFloat)] = [
      (NSTextField(), 21), (NSSecureTextField(), 21), (NSSearchField(), 22), (NSComboBox(), 19),
      (NSTokenField(), 21),
    ]
    for (field, height) in fields {
      field.stringValue = ten
      #expect(
        field.intrinsicContentSize == NSSize(width: NSView.noIntrinsicMetric, height: height),
        "\(type(of: field))")
    }
    // 25 high, with insets of 0, 3, 2 and 4.
    let insets = NSComboBox().alignmentRectInsets
    #expect([insets.left, insets.right, insets.top, insets.bottom] == [0, 3, 2, 4])
  }

  /// "Baselines": 13 points, 4 on the scale of the rows, of which 1 is shared; fields of 21 have 7.
  @Test func baselinesAreThoseOfDocuments() {
    let label = NSTextField(labelWithString: "x")
    #expect(label.lastBaselineOffsetFromBottom == 3 && label.firstBaselineOffsetFromTop == 13)
    let field = NSTextField(string: "x")
    #expect(field.lastBaselineOffsetFromBottom == 6 && field.firstBaselineOffsetFromTop == 15)
    let wrapping = NSTextField(wrappingLabelWithString: ten + " " + ten)
    wrapping.preferredMaxLayoutWidth = 70
    #expect(wrapping.intrinsicContentSize == NSSize(width: 65, height: 32))
    #expect(wrapping.firstBaselineOffsetFromTop == 13 && wrapping.lastBaselineOffsetFromBottom == 3)
  }

  /// "Each further line of 13 points: +16", after layout has found the width (Apple, `preferredMaxLayoutWidth`).
  @Test(arguments: [(CGFloat(300), CGFloat(16)), (150, 32), (70, 64)])
  func wrappingLabelsTakeTheWidthOfLayout(width: CGFloat, height: CGFloat) {
    let container = NSView(frame: NSRect(x: 0, y: 0, width: width, height: 200))
    let label = NSTextField(wrappingLabelWithString: Array(repeating: ten, count: 4).joined(separator: " "))
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutSubtreeIfNeeded()
    #expect(label.frame.height == height)
    #expect(label.frame.width == width + 4)
  }

  @Test func linesAreLimited() {
    let label = NSTextField(wrappingLabelWithString: Array(repeating: ten, count: 4).joined(separator: " "))
    label.preferredMaxLayoutWidth = 70
    #expect(label.intrinsicContentSize.height == 64)
    label.maximumNumberOfLines = 2
    #expect(label.intrinsicContentSize.height == 32)
    label.usesSingleLineMode = true
    #expect(label.intrinsicContentSize.height == 16)
  }

  @Test func attributedLabelsAreAsLargeAsTheirRuns() {
    let text = NSMutableAttributedString(string: ten, attributes: [.font: NSFont.systemFont(ofSize: 13)])
    text.append(NSAttributedString(string: ten, attributes: [.font: NSFont.systemFont(ofSize: 26)]))
    let label = NSTextField(labelWithAttributedString: text)
    #expect(label.intrinsicContentSize.width == 195)
    // The measurer's lines are 1.2 ems high.
    #expect(label.intrinsicContentSize.height == 32)
    let coloured = NSAttributedString(
      string: ten, attributes: [.foregroundColor: NSColor.red, .underlineStyle: 1])
    #expect(
      NSTextField(labelWithAttributedString: coloured).intrinsicContentSize == NSSize(width: 65, height: 16))
  }

  @Test func tokensAreTheTextsParts() {
    let field = NSTokenField()
    field.stringValue = "Anna, Bert,Clara "
    #expect(field.tokenCell.tokens == ["Anna", "Bert", "Clara"])
    field.objectValue = ["One", "Two"]
    #expect(field.tokenCell.tokens == ["One", "Two"] && field.stringValue == "One,Two")
  }

  /// Selecting an item does not alter the text (Apple, `NSComboBoxCell.selectItem(at:)`).
  @Test func comboBoxesKnowTheirItems() {
    let box = NSComboBox()
    box.addItems(withObjectValues: ["a", "b", "c"])
    box.selectItem(at: 1)
    #expect(box.stringValue.isEmpty && box.objectValueOfSelectedItem as? String == "b")
    #expect(box.indexOfSelectedItem == 1 && box.numberOfItems == 3)
    box.removeItem(withObjectValue: "a")
    #expect(box.indexOfItem(withObjectValue: "c") == 1 && box.indexOfItem(withObjectValue: "a") == NSNotFound)
  }

  /// Passwords must not get into pictures or reports.
  @Test func passwordsAreNotShown() {
    let field = NSSecureTextField(string: "secret")
    field.frame = NSRect(x: 0, y: 0, width: 100, height: 21)
    let texts = drawnTexts(field)
    #expect(texts.map(\.line.text) == ["••••••"])
    #expect(field.shownText == nil)
  }
}

/// The texts that a view draws, in order.
@MainActor
func drawnTexts(_ view: NSView) -> [DisplayText] {
  view.displayList().commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
}
