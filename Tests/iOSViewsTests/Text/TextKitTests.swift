import Foundation
import Graphics
import Testing
import iOSViews

/// Storage, layout manager and container outside of views.
@MainActor
private func stack(_ text: String, width: CGFloat, height: CGFloat = 0) -> (
  NSTextStorage, NSLayoutManager, NSTextContainer
) {
  let storage = NSTextStorage(string: text)
  let manager = NSLayoutManager()
  let container = NSTextContainer(size: CGSize(width: width, height: height))
  container.lineFragmentPadding = 0
  manager.addTextContainer(container)
  storage.addLayoutManager(manager)
  return (storage, manager, container)
}

/// TextKit's measures. Every character is 10 points wide and high, 8 of these above the baseline.
@MainActor
struct TextKitTests {
  @Test("a stack outside views reports how large its text is, and follows its changes")
  func usedRect() {
    withTenByTenText {
      let (storage, manager, container) = stack("one two three", width: 50)
      manager.ensureLayout(for: container)
      #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 50, height: 30))
      storage.replaceCharacters(in: NSRange(location: 0, length: 8), with: "")
      #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 50, height: 10))
      container.size = CGSize(width: 20, height: 0)
      #expect(manager.usedRect(for: container).height == 30)
      container.lineFragmentPadding = 5
      container.size = .zero
      #expect(manager.usedRect(for: container).width == 60)
    }
  }

  /// Lines `one `, `two ` and `six` in 40 points; `ne`, `two` and `s` are requested.
  @Test("rectangles enclose a range line by line, and a selection as far as the container's end")
  func enclosingRects() {
    withTenByTenText {
      let (storage, manager, container) = stack("one two six", width: 40)
      @MainActor func rects(_ selected: NSRange) -> [CGRect] {
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
          forGlyphRange: NSRange(location: 1, length: 8), withinSelectedGlyphRange: selected, in: container
        ) { rect, _ in rects.append(rect) }
        return rects
      }
      let plain = rects(NSRange(location: NSNotFound, length: 0))
      #expect(plain.map(\.minX) == [10, 0, 0])
      #expect(plain.map(\.minY) == [0, 10, 20])
      #expect(plain.last?.width == 10)
      let selected = rects(NSRange(location: 1, length: 8))
      #expect(selected.map(\.maxX) == [40, 40, 10])
      var count = 0
      manager.enumerateEnclosingRects(
        forGlyphRange: NSRange(location: 0, length: 11),
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
      ) { _, stop in
        count += 1
        stop.pointee = true
      }
      #expect(count == 1)
      withExtendedLifetime(storage) {}
    }
  }

  private final class Striped: NSLayoutManager {
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: origin.x, y: origin.y, width: 3, height: 33))
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
  }

  /// The view alone keeps the storage.
  private func striped(_ frame: CGRect) -> UITextView {
    let (storage, manager) = (NSTextStorage(string: ""), Striped())
    let container = NSTextContainer(size: .zero)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return UITextView(frame: frame, textContainer: container)
  }

  /// Pictures of iOS 14 in a public library: 43 are white, and 9 of them have stripes beside quotes, which its layout manager draws.
  @Test("a text view is drawn by its layout manager's subclass, on the system's background")
  func drawnByLayoutManagers() {
    withTenByTenText {
      let view = striped(CGRect(x: 0, y: 0, width: 100, height: 50))
      view.textContainerInset = UIEdgeInsets(top: 4, left: 6, bottom: 0, right: 0)
      view.attributedText = NSAttributedString(string: "quoted")
      #expect(view.backgroundColor == .systemBackground)
      let commands = view.displayList().commands
      let boxes = commands.compactMap {
        if case .fill(let path, _, _) = $0 { path.boundingBoxOfPoints } else { nil }
      }
      #expect(boxes.contains(CGRect(x: 6, y: 4, width: 3, height: 33)))
      #expect(
        commands.contains { if case .text(let text) = $0 { text.line.text == "quoted" } else { false } })
    }
  }

  @Test("ranges have their rectangles, characters their places, points their characters")
  func places() {
    withTenByTenText {
      let (storage, manager, container) = stack("one two", width: 40)
      #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 7))
      let two = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 2), in: container)
      #expect(two == CGRect(x: 0, y: 10, width: 20, height: 10))
      let both = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 4), in: container)
      #expect(both == CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(manager.location(forGlyphAt: 5) == CGPoint(x: 10, y: 8))
      var range = NSRange()
      #expect(
        manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
          == CGRect(x: 0, y: 10, width: 40, height: 10))
      #expect(range == NSRange(location: 4, length: 3))
      var part: CGFloat = 0
      let found = manager.characterIndex(
        for: CGPoint(x: 15, y: 12), in: container, fractionOfDistanceBetweenInsertionPoints: &part)
      #expect(found == 5)
      #expect(part == 0.5)
      withExtendedLifetime(storage) {}
    }
  }

  /// Apple, `NSTypesetter`, `getLineFragmentRect(_:usedRect:…)`: the spacing of paragraphs is in the fragment's rectangle only. Down, iOS
  /// 14.2: stripes as high as the fragments meet between paragraphs, from 8 points above the first one.
  @Test("the space around paragraphs is part of their lines' fragments")
  func fragments() {
    withTenByTenText {
      let (storage, manager, container) = stack("a\nb\nc", width: 40)
      let style = NSMutableParagraphStyle()
      (style.paragraphSpacingBefore, style.paragraphSpacing) = (3, 5)
      let all = NSRange(location: 0, length: storage.length)
      storage.addAttribute(.paragraphStyle, value: style, range: all)
      var (fragments, used): ([ClosedRange<CGFloat>], [ClosedRange<CGFloat>]) = ([], [])
      manager.enumerateLineFragments(forGlyphRange: all) { fragment, own, _, _, _ in
        fragments.append(fragment.minY...fragment.maxY)
        used.append(own.minY...own.maxY)
      }
      #expect(fragments == [0...15, 15...33, 33...46])
      #expect(used == [0...10, 18...28, 36...46])
      #expect(manager.location(forGlyphAt: 2).y == 11)
      withExtendedLifetime(container) {}
    }
  }

  @Test("what lies below the container's end, or beyond its lines, is not set")
  func limits() {
    withTenByTenText {
      let (storage, manager, container) = stack("one two three", width: 50, height: 25)
      #expect(manager.usedRect(for: container).height == 20)
      #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 8))
      container.size.height = 0
      container.maximumNumberOfLines = 1
      #expect(manager.usedRect(for: container).height == 10)
      var lines: [NSRange] = []
      container.maximumNumberOfLines = 0
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 4, length: 9)) { _, _, _, range, _ in
        lines.append(range)
      }
      #expect(lines == [NSRange(location: 4, length: 4), NSRange(location: 8, length: 5)])
      withExtendedLifetime(storage) {}
    }
  }

  @Test("a text view's storage and the view notify each other of changes")
  func textViews() {
    withTenByTenText {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 70, height: 36))
      view.text = "one two three"
      // 60 points between the paddings.
      #expect(view.layoutManager.usedRect(for: view.textContainer).height == 30)
      view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 10), with: "")
      #expect(view.text == "one")
      view.text = "one two three four"
      #expect(view.textStorage.string == "one two three four")
      #expect(view.layoutManager.usedRect(for: view.textContainer).height == 40)
      #expect(view.layoutManager.glyphRange(for: view.textContainer).length == 18)
      view.scrollRangeToVisible(NSRange(location: 14, length: 4))
      // The fourth line ends at 8 + 40; the view is 36 high.
      #expect(view.contentOffset == CGPoint(x: 0, y: 12))
    }
  }

  @Test("edits are reported once, with what they changed")
  func edits() {
    final class Listener: NSTextStorageDelegate {
      var heard: [(NSTextStorage.EditActions, NSRange, Int)] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { heard.append((editedMask, editedRange, delta)) }
    }
    let storage = NSTextStorage(string: "abc")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    #expect(listener.heard.isEmpty)
    storage.endEditing()
    #expect(listener.heard.count == 1)
    #expect(listener.heard.first?.0.contains([.editedCharacters, .editedAttributes]) == true)
    #expect(listener.heard.first?.1 == NSRange(location: 0, length: 4))
    #expect(listener.heard.first?.2 == 2)
  }
}

/// Strings drawn and measured by themselves.
@MainActor
struct StringDrawingTests {
  private func texts(_ body: () -> Void) -> [TextLine] {
    let context = GraphicsContext(size: CGSize(width: 200, height: 200))
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.displayList.commands.compactMap { if case .text(let text) = $0 { text.line } else { nil } }
  }

  @Test("text is drawn at a point, in a rectangle, or on a baseline")
  func places() {
    withTenByTenText {
      let atPoint = texts { "ab\ncd".draw(at: CGPoint(x: 5, y: 7)) }
      #expect(atPoint.map(\.text) == ["ab", "cd"])
      #expect(atPoint.map(\.x) == [5, 5])
      #expect(atPoint.map(\.baseline) == [15, 25])
      let inRect = texts { "one two three".draw(in: CGRect(x: 10, y: 0, width: 50, height: 20)) }
      #expect(inRect.map(\.text) == ["one", "two"])
      let onBaseline = texts {
        NSAttributedString(string: "ab").draw(with: CGRect(x: 0, y: 50, width: 0, height: 0))
      }
      #expect(onBaseline.map(\.baseline) == [50])
      #expect(texts { ("ab" as NSString).draw(at: .zero) }.count == 1)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    "nowhere".draw(at: .zero)
  }

  @Test("a style that cuts keeps a paragraph on one line; the last visible line says that there is more")
  func cutting() {
    withTenByTenText {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = .byTruncatingTail
      let space = CGSize(width: 50, height: 1000)
      let cut = "one two three".boundingRect(
        with: space, options: .usesLineFragmentOrigin, attributes: [.paragraphStyle: style])
      #expect(cut.height == 10)
      let all = "one two three".boundingRect(with: space, options: .usesLineFragmentOrigin)
      #expect(all.height == 30)
      let last = texts {
        "one two three".draw(
          with: CGRect(x: 0, y: 0, width: 50, height: 20),
          options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
      }
      #expect(last.map(\.text) == ["one", "two…"])
    }
  }

  @Test("a context says how much smaller text was made")
  func shrinking() {
    let before = TextSystem.measurer
    TextSystem.measurer = FixedPitchTextMeasurer()
    defer { TextSystem.measurer = before }
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    // Ten characters of half an em: 60 points in 12 points.
    let rect = "0123456789".boundingRect(
      with: CGSize(width: 45, height: 100), options: [], attributes: [.font: UIFont.systemFont(ofSize: 12)],
      context: context)
    #expect(rect.width <= 45.02)
    #expect(abs(context.actualScaleFactor - 0.75) < 0.002)
    #expect(context.totalBounds == rect)
  }

  /// BonMot's suite expects it of UIKit.
  @Test("a text view without a text has no font until one is set")
  func fontsOfTextViews() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "text"
    #expect(view.font != nil)
    view.text = ""
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
  }

  /// A path of 40 by 20 at the left: the two lines beside it begin at 40, where five characters fit into 90 points.
  @Test("text flows around exclusion paths")
  func exclusionPaths() {
    withTenByTenText {
      let (storage, manager, container) = stack("one two three four", width: 90)
      defer { withExtendedLifetime(storage) {} }
      container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))]
      manager.ensureLayout(for: container)
      #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container).minX == 40)
      #expect(
        manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container).origin
          == CGPoint(x: 40, y: 10))
      // Below the path: `three` takes 50 of 90.
      #expect(
        manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 5), in: container).origin
          == CGPoint(x: 0, y: 20))
    }
  }

  /// A path in the middle, 20 wide: 40 points are free on both sides of it.
  @Test("a line has text on both sides of an exclusion")
  func exclusionInTheMiddle() {
    withTenByTenText {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      view.isScrollEnabled = false
      view.text = "aaa bbb ccc"
      // `aaa bbb` and `ccc` in 100 points.
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 20)
      view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 10))]
      // `aaa`, the path, `bbb`; below them `ccc`.
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 20)
      view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 20, y: 0, width: 60, height: 25))]
      // 20 points on both sides take no word: all of the text is below.
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 45)
    }
  }

  private func tabbed(_ text: String, _ tabs: [NSTextTab], interval: CGFloat = 0) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.tabStops = tabs
    style.defaultTabInterval = interval
    return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
  }

  private func places(_ text: NSAttributedString, _ ranges: [NSRange]) -> [ClosedRange<CGFloat>] {
    let (storage, manager, container) = stack("", width: 300)
    storage.setAttributedString(text)
    manager.ensureLayout(for: container)
    return ranges.map {
      let rect = manager.boundingRect(forGlyphRange: $0, in: container)
      return rect.minX...rect.maxX
    }
  }

  /// Apple, `NSTextTab`: text begins, is centred or ends at a stop.
  @Test("tabs lead to the stops of the paragraph's style")
  func tabStops() {
    withTenByTenText {
      let words = [
        NSRange(location: 0, length: 1), NSRange(location: 2, length: 2), NSRange(location: 5, length: 3),
      ]
      let stops = [
        NSTextTab(textAlignment: .left, location: 50), NSTextTab(textAlignment: .right, location: 200),
      ]
      #expect(places(tabbed("a\tbb\tccc", stops), words) == [0...10, 50...70, 170...200])
      let centred = [NSTextTab(textAlignment: .center, location: 100)]
      #expect(places(tabbed("a\tbb", centred), Array(words.prefix(2))) == [0...10, 90...110])
      // Behind the last stop, multiples of the interval.
      #expect(places(tabbed("a\tbb\tccc", [stops[0]], interval: 40), words) == [0...10, 50...70, 80...110])
      // Apple's default: 12 stops, 28 points apart.
      #expect(NSParagraphStyle.default.tabStops.map(\.location).prefix(2) == [28, 56])
      #expect(NSParagraphStyle.default.tabStops.count == 12)
    }
  }

  @Test("columns of numbers lie at their decimal separators")
  func decimalTabs() {
    withTenByTenText {
      let stop = NSTextTab(
        textAlignment: .right, location: 100, options: [.columnTerminators: CharacterSet(charactersIn: ".")])
      let number = NSRange(location: 2, length: 5)
      // `12` of `12.50` ends at 100.
      #expect(places(tabbed("a\t12.50", [stop]), [number]) == [80...130])
    }
  }

  @Test("stops are kept in order")
  func orderOfStops() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let far = NSTextTab(textAlignment: .left, location: 90)
    style.addTabStop(far)
    style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.map(\.location) == [30, 90])
    style.removeTabStop(far)
    #expect(style.tabStops.map(\.location) == [30])
  }

  /// Apple, `NSTextList.marker(forItemNumber:)`.
  @Test("lists have markers")
  func markersOfLists() {
    #expect(NSTextList(markerFormat: .decimal).marker(forItemNumber: 3) == "3")
    #expect(NSTextList(markerFormat: .init("({lower-alpha})")).marker(forItemNumber: 28) == "(ab)")
    #expect(NSTextList(markerFormat: .uppercaseRoman).marker(forItemNumber: 14) == "XIV")
    #expect(NSTextList(markerFormat: .disc).marker(forItemNumber: 1) == "•")
  }
}
