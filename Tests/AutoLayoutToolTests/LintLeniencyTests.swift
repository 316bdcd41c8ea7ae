import AutoLayoutTool
import Foundation
import Testing

/// Findings that a draw of 60 showed to be wrong, each with a near miss that is still reported. Text is measured with 10 points
/// a letter.
@MainActor
struct LintLeniencyTests {
  private func rules(_ document: String, _ options: String...) throws -> [String] {
    let run = ToolRun(
      ["lint", "a.storyboard", "--format", "json"] + options, files: MemoryFiles(["a.storyboard": document]),
      documents: DesignDocuments())
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]], "\(run.errors)")
    return findings.compactMap { $0["rule"] as? String }
  }

  /// A multiplier with six decimals: 0.231884 of 414 points are 95.99998.
  @Test(arguments: [(96.0, false), (97, true)])
  func lostDigitsDoNotContradict(width: Double, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("outer", "0 0 414 100")
        + SampleStoryboard.view("box", "0 0 \(width) 50"),
      constraints: SampleStoryboard.pinned("outer", 0, 0, 414, 100)
        + SampleStoryboard.pinned("box", 0, 0, width, 50)
        + SampleStoryboard.constraint("share", "box.width = outer.width", "multiplier=\"0.231884\""))
    #expect(try rules(document).contains("unsatisfiable") == isFound)
  }

  /// Half a point is rounding where nothing is marked: a view of 50 points in a space for 49.5 or for 49.
  @Test(arguments: [(50.0, "", false), (50.5, "", false), (50.5, "ambiguous=\"YES\"", true), (51, "", true)])
  func halfAPointIsRounding(height: Double, mark: String, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 40 100 50", attributes: mark),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.constraint("end", "root.bottom = box.bottom \(667 - 40 - height)"))
    #expect(try rules(document).contains("unsatisfiable") == isFound)
  }

  /// Two labels of 20.5 points each, in a space that is a little too low for both: which of them gives way is open.
  @Test(arguments: [(40.5, false), (30, true)])
  func aPointThatTextsShareIsRounding(space: Double, isFound: Bool) throws {
    let label = "text=\"Hello\" verticalHuggingPriority=\"251\" lineBreakMode=\"tailTruncation\""
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("a", "20 40 100 20.5", element: "label", attributes: label)
        + SampleStoryboard.view("b", "20 60.5 100 20.5", element: "label", attributes: label),
      constraints: [
        SampleStoryboard.constraint("x", "a.leading = root.leading 20"),
        SampleStoryboard.constraint("y", "a.top = root.top 40"),
        SampleStoryboard.constraint("bx", "b.leading = root.leading 20"),
        SampleStoryboard.constraint("by", "b.top = a.bottom"),
        SampleStoryboard.constraint("end", "root.bottom = b.bottom \(667 - 40 - space)"),
      ].joined(separator: "\n"))
    #expect(try rules(document).contains("ambiguous") == isFound)
  }

  /// Two labels that hug alike between the root's margins, which give them 9 points more than they were saved with: nobody
  /// saved that space. With a constraint to the root itself the saved frames break it.
  @Test(arguments: [("Margin", "", false), ("Margin", "ambiguous=\"YES\"", true), ("", "", true)])
  func spaceThatNoDocumentStates(margin: String, mark: String, isFound: Bool) throws {
    let label = "text=\"Hello\" lineBreakMode=\"tailTruncation\" "
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("a", "20 40 100 20.5", element: "label", attributes: label + mark)
        + SampleStoryboard.view("b", "20 60.5 100 20.5", element: "label", attributes: label),
      constraints: [
        SampleStoryboard.constraint("x", "a.leading = root.leading 20"),
        SampleStoryboard.constraint("y", "a.top = root.top 40"),
        SampleStoryboard.constraint("bx", "b.leading = root.leading 20"),
        SampleStoryboard.constraint("by", "b.top = a.bottom"),
        SampleStoryboard.constraint("end", "root.bottom\(margin) = b.bottom 500"),
      ].joined(separator: "\n"))
    #expect(try rules(document).contains("ambiguous") == isFound)
  }

  /// A view below the safe area, saved below a bar that no segue implies: only a mark proves it wrong.
  @Test(arguments: [("64", "", false), ("64", "misplaced=\"YES\"", true), ("20", "", false)])
  func barsThatNoDocumentStates(top: String, mark: String, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 \(top) 100 50", attributes: mark),
      constraints: [
        SampleStoryboard.constraint("x", "box.leading = root.leading 20"),
        SampleStoryboard.constraint("y", "box.top = safe.top"),
        SampleStoryboard.constraint("w", "box.width = 100"),
        SampleStoryboard.constraint("h", "box.height = 50"),
      ].joined(separator: "\n"))
    #expect(try rules(document).contains("misplaced") == isFound)
  }

  /// Beside the root's margin, which no document states, and beside the root itself.
  @Test(arguments: [("leadingMargin", false), ("leading", true)])
  func framesThatTheDocumentItselfContradicts(attribute: String, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "30 40 100 50"),
      constraints: [
        SampleStoryboard.constraint("x", "box.leading = root.\(attribute) 4"),
        SampleStoryboard.constraint("y", "box.top = root.top 40"),
        SampleStoryboard.constraint("w", "box.width = 100"),
        SampleStoryboard.constraint("h", "box.height = 50"),
      ].joined(separator: "\n"))
    #expect(try rules(document).contains("misplaced") == isFound)
  }

  /// A view that was saved without a frame, with 8 points above and below a view of 20.
  @Test(arguments: [("", false), ("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"30\"/>", true)])
  func framesThatNobodySavedContradictNothing(rect: String, isFound: Bool) throws {
    let outer = "<view id=\"outer\">\(rect)<subviews>"
    let inner = SampleStoryboard.view("box", "0 8 100 20")
    let document = SampleStoryboard.text(
      views: outer + inner + "</subviews></view>",
      constraints: [
        SampleStoryboard.constraint("y", "box.top = outer.top 8"),
        SampleStoryboard.constraint("h", "box.height = 20"),
        SampleStoryboard.constraint("end", "outer.bottom = box.bottom 8"),
      ].joined(separator: "\n"))
    #expect(try rules(document).contains("unsatisfiable") == isFound)
  }

  /// A view between two constraints that give it another place than it was saved at, with a view of the author's class that
  /// was saved 50 points high in it: the figure counts these 50 and no others.
  @Test func figuresCountGuessedSizesAsTheyWereSaved() throws {
    let attributes = "axis=\"vertical\" ambiguous=\"YES\""
    let stars =
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" customClass=\"Stars\" id=\"stars\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"50\"/></view>"
    let stack = SampleStoryboard.view("stack", "20 100 100 50", element: "stackView", attributes: attributes)
      .replacingOccurrences(of: "</stackView>", with: "<subviews>\(stars)</subviews></stackView>")
    let document = SampleStoryboard.text(
      views: stack,
      constraints: [
        SampleStoryboard.constraint("x", "stack.leading = root.leading 20"),
        SampleStoryboard.constraint("w", "stack.width = 100"),
        SampleStoryboard.constraint("y", "stack.top = root.top 40"),
      ].joined(separator: "\n"))
    let run = ToolRun(
      ["lint", "a.storyboard", "--format", "json"], files: MemoryFiles(["a.storyboard": document]),
      documents: DesignDocuments())
    #expect(run.output.contains("(20, 40, 100 × 50)"), "\(run.output)")
  }

  /// "Label" over and over holds the place of a text; with space for five letters.
  @Test(arguments: [("Label Label Label", false), ("LabelLaLabel", false), ("Labels, labels", true)])
  func repeatedLabelsAreNoText(text: String, isFound: Bool) throws {
    let attributes = "text=\"\(text)\" lineBreakMode=\"tailTruncation\" adjustsFontSizeToFit=\"NO\""
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("label", "20 40 50 20", element: "label", attributes: attributes),
      constraints: SampleStoryboard.pinned("label", 20, 40, 50, 20))
    #expect(try rules(document).contains("clipped-text") == isFound)
  }

  /// A text of three lines or more in the space of two shrinks, if it may. Twice the text, for one that is cut in the saved document
  /// may be a sample.
  @Test(arguments: [("minimumScaleFactor=\"0.5\"", false), ("adjustsFontSizeToFit=\"NO\"", true)])
  func textsOfSeveralLinesShrink(attributes: String, isFound: Bool) throws {
    let attributes =
      "text=\"Hello world again\" numberOfLines=\"2\" lineBreakMode=\"tailTruncation\" " + attributes
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("label", "20 40 120 20", element: "label", attributes: attributes),
      constraints: SampleStoryboard.pinned("label", 20, 40, 120, 20))
    #expect(try rules(document, "--pseudo", "double").contains("clipped-text") == isFound)
  }

  /// The content of a root that scrolls ends at its controller's guides: Interface Builder marked none of 1. In a view that
  /// does not scroll, `aScrollViewWhoseContentHasNoSizeIsAmbiguous` finds the same.
  @Test(arguments: [("", false), ("ambiguous=\"YES\"", true)])
  func theContentOfARootThatScrollsIsOpen(mark: String, isFound: Bool) throws {
    var document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "0 0 500 667"),
      constraints: [
        SampleStoryboard.constraint("x", "box.leading = root.leading"),
        SampleStoryboard.constraint("y", "box.top = root.top"),
        SampleStoryboard.constraint("end", "root.bottom = box.bottom"),
        SampleStoryboard.constraint("w", "box.width = 500"),
        SampleStoryboard.constraint("h", "box.height = 667"),
      ].joined(separator: "\n")
    ).replacingOccurrences(of: "<view key=\"view\"", with: "<scrollView key=\"view\" \(mark)")
    let end = try #require(document.range(of: "</view>", options: .backwards))
    document.replaceSubrange(end, with: "</scrollView>")
    #expect(try rules(document).contains("ambiguous") == isFound)
  }

  /// A box 8 points beside a symbol 30 points wide, whose alignment rectangle only Apple's drawings show: 1 of 1 such box
  /// was saved a point and a half from its place. Beside another picture, or 8 points from its place, that proves
  /// something.
  @Test(arguments: [("catalog=\"system\"", 59.5, false), ("", 59.5, true), ("catalog=\"system\"", 66, true)])
  func framesThatDependOnASymbol(catalog: String, x: Double, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "star", "20 40 30 30", element: "imageView", attributes: "image=\"star\" \(catalog)")
        + SampleStoryboard.view("box", "\(x) 40 100 30"),
      constraints: SampleStoryboard.pinned("star", 20, 40, 30, 30)
        + [
          SampleStoryboard.constraint("x", "box.leading = star.trailing 8"),
          SampleStoryboard.constraint("y", "box.top = root.top 40"),
          SampleStoryboard.constraint("w", "box.width = 100"),
          SampleStoryboard.constraint("h", "box.height = 30"),
        ].joined(separator: "\n")
    ).replacingOccurrences(
      of: "</document>",
      with: "<resources><image name=\"star\" \(catalog) width=\"30\" height=\"30\"/></resources></document>")
    #expect(try rules(document).contains("misplaced") == isFound)
  }

  /// skywinder/ActionSheetPicker-3.0: a standard distance without a number is 20 points in two saved frames, in
  /// TICESoftware/tice-ios nothing in two others.
  @Test(arguments: [("symbolic=\"YES\"", false), ("", true)])
  func distancesWithoutNumbersContradictNothing(attributes: String, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 40 100 50"),
      constraints: [
        SampleStoryboard.constraint("x", "box.leading = root.leading", attributes),
        SampleStoryboard.constraint("y", "box.top = root.top 40"),
        SampleStoryboard.constraint("w", "box.width = 100"),
        SampleStoryboard.constraint("h", "box.height = 50"),
      ].joined(separator: "\n"))
    #expect(try rules(document).contains("misplaced") == isFound)
  }

  /// Neko3000/Iris.iOS: Interface Builder marked a picture that was dragged to 400 points, and is 500 high by its content. The
  /// view below was saved where that puts it.
  @Test func draggedPicturesAreNamedThemselves() throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "picture", "0 0 375 400", element: "imageView", attributes: "misplaced=\"YES\" image=\"art\"")
        + SampleStoryboard.view("below", "0 500 375 50"),
      constraints: [
        SampleStoryboard.constraint("x", "picture.leading = root.leading"),
        SampleStoryboard.constraint("y", "picture.top = root.top"),
        SampleStoryboard.constraint("w", "picture.width = 375"),
        SampleStoryboard.constraint("most", "picture.height <= 500"),
        SampleStoryboard.constraint("bx", "below.leading = root.leading"),
        SampleStoryboard.constraint("by", "below.top = picture.bottom"),
        SampleStoryboard.constraint("bw", "below.width = 375"),
        SampleStoryboard.constraint("bh", "below.height = 50"),
      ].joined(separator: "\n")
    ).replacingOccurrences(
      of: "</document>",
      with: "<resources><image name=\"art\" width=\"375\" height=\"961\"/></resources></document>")
    let run = ToolRun(
      "lint", "a.storyboard", files: MemoryFiles(["a.storyboard": document]), documents: DesignDocuments())
    #expect(run.output.contains("The saved frame of UIImageView (picture)"))
    #expect(!run.output.contains("UIView (below)"))
  }
}
