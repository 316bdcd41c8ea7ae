import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport

/// Labels and buttons whose text does not fit.
@MainActor
enum ClippedTextRule {
  static func candidates(in scene: InspectedScene) -> [Candidate] {
    scene.views.cutTexts { $0.view.documentIdentifier != nil && !$0.showsData }.compactMap {
      inspected, lack in
      let view = inspected.view
      guard !isPlaceholder(view.clippableText), !scene.marks.saysTextIsBound(view),
        !isOfProgram(view, in: scene), !fitsAsSaved(view, in: scene), !isInDoubt(lack, in: scene),
        !isSample(view, lack, in: scene)
      else { return nil }
      let finding = scene.finding(.clippedText, "\(LintText.name(view)) \(lack)", about: [inspected.object])
      return Candidate(finding: finding, fix: { fix(view, lack, in: scene) })
    }
  }

  /// Texts that fit at the standard size and not in a scene with larger ones, if they are not the program's.
  ///
  /// - Parameter fitting: the ids of the views whose texts fit at the standard size.
  static func largeCandidates(in scene: InspectedScene, fitting: Set<String>) -> [Candidate] {
    let texts = scene.views.cutTexts { place in
      guard let id = place.view.documentIdentifier, fitting.contains(id), !place.showsData else {
        return false
      }
      return followsTextSize(place.view, in: scene) && !scene.marks.saysProgramKnows(place.view)
    }
    return texts.compactMap { place, lack in
      // Glyphs of pictures, such as emoji, are no words to read.
      guard place.view.clippableText?.contains(where: \.isLetter) == true,
        !isPlaceholder(place.view.clippableText), !isNearlyEnough(lack),
        !mayBeHigher(place, lack, in: scene), !mayBeWider(lack, in: scene)
      else { return nil }
      let finding = scene.finding(
        .clippedLargeText, "\(LintText.name(place.view)) \(lack)", about: [place.object])
      return Candidate(finding: finding, fix: { fix(place.view, lack, in: scene) })
    }
  }

  private static func followsTextSize(_ view: any LintedView, in scene: InspectedScene) -> Bool {
    guard let element = scene.marks.objects.element(of: view), element["customClass"] == nil else {
      return false
    }
    let fonts = element.children.filter { $0.name == "fontDescription" }
    return fonts.contains { $0["style"] != nil } || element.flag("adjustsFontForContentSizeCategory") == true
  }

  /// True for a text whose height nothing determines, or that fits once the row or loose view around it is as high as its content
  /// needs. Heights of prototypes and of freeform views are only those on the canvas: the program sets those of loose views, and at
  /// run time the table's row height applies, or the row sizes itself. (Apple, `UITableView.rowHeight`.)
  private static func mayBeHigher(_ place: InspectedView, _ lack: ClippedText, in scene: InspectedScene)
    -> Bool
  {
    guard case .height = lack else { return false }
    if place.view.layoutNode.hasAmbiguousLayout { return true }
    guard let content = growingView(around: place, in: scene) else { return false }
    let frame = content.rect
    return scene.trying {
      content.rect.size.height = content.fittingHeight()
    } takingBack: {
      content.rect = frame
    } _: {
      place.view.textShortfall == nil
    }
  }

  private static func growingView(around place: InspectedView, in scene: InspectedScene) -> (any LintedView)?
  {
    let chain = scene.chain(of: place)
    if let content = chain.first(where: { $0.view.isContentOfRow }) {
      return isInRowOfStatedHeight(chain, in: scene) ? nil : content.view
    }
    return isOfItsOwnSize(scene) ? scene.scene.root : nil
  }

  /// Whether the author gave the scene's view a size of its own on the canvas: on the view of a xib, or on the controller.
  private static func isOfItsOwnSize(_ scene: InspectedScene) -> Bool {
    let objects = scene.marks.objects
    return [objects.element(of: scene.scene.root), objects[scene.scene.identifier]].contains { element in
      guard let element else { return false }
      return SimulatedMetrics(element).destination == .freeform
        || element.children.contains { $0.key == "freeformSize" }
    }
  }

  /// True for a text that lacks width in a view that is narrower than any screen and states no width: the program puts the view into
  /// another, which decides its width.
  private static func mayBeWider(_ lack: ClippedText, in scene: InspectedScene) -> Bool {
    let root = scene.scene.root
    guard case .width = lack, root.rect.width < narrowestScreen else { return false }
    let constraints = scene.marks.objects.element(of: root)?.elements(in: "constraints") ?? []
    return !constraints.contains {
      $0["firstAttribute"] == "width" && $0["secondItem"] == nil
        && ($0["firstItem"] ?? root.documentIdentifier) == root.documentIdentifier
    }
  }

  /// That of the first iPhones, in points. (Apple, Human Interface Guidelines, "Layout", device screen sizes.)
  private static let narrowestScreen: CGFloat = 320

  /// Whether one of the views is a static row that has a height of its own or of its table.
  private static func isInRowOfStatedHeight(_ chain: [InspectedView], in scene: InspectedScene) -> Bool {
    let elements = chain.compactMap { scene.marks.objects.element(of: $0.view) }
    guard elements.contains(where: { $0["dataMode"] == "static" }) else { return false }
    return elements.contains { ($0.number("rowHeight") ?? 0) > 0 }
  }

  /// The texts of labels and buttons that come fresh from Interface Builder's library. The program sets others, so their
  /// length says nothing.
  private static let libraryTexts: Set = ["Label", "Button", "Title", "Subtitle", "Detail"]

  /// True for a text that has the space it needs in the saved frame, where the document is shown as it was saved: then only
  /// other texts, which are measured a little off, take the space from it.
  private static func fitsAsSaved(_ view: any LintedView, in scene: InspectedScene) -> Bool {
    guard scene.variant.isEmpty, let saved = view.savedRect else {
      return false
    }
    let rect = view.rect
    guard saved.width > rect.width || saved.height > rect.height else { return false }
    view.rect.size = saved.size
    defer { view.rect = rect }
    return view.textShortfall == nil
  }

  /// The share of a text's width that stand-ins for Apple's fonts may be off. Of 329 labels, 96 % were within 3 %; of texts
  /// that lacked 3 to 10 %, a reader called 5 of 5 arguable.
  private static let doubt: CGFloat = 0.1

  private static func isInDoubt(_ lack: ClippedText, in scene: InspectedScene) -> Bool {
    LintDoubt.nearlyFitting.counts && scene.variant.isEmpty && isNearlyEnough(lack)
  }

  private static func isNearlyEnough(_ lack: ClippedText) -> Bool {
    guard case .width(let width, let needed) = lack else { return false }
    return needed - width <= needed * doubt
  }

  /// True for a text of a document of iOS as it was saved that may be a sample: the program may replace it, for an outlet
  /// connects the label, or it has a tag or a text by key path; it has several lines, of which the last is cut; or a class
  /// of the author's shows it. Of 27 such texts, a reader called 26 arguable and one true. A label lower than one line cuts
  /// any text (4 of 6 were true, none false), and titles of buttons stay, but for those with digits.
  private static func isSample(_ view: any LintedView, _ lack: ClippedText, in scene: InspectedScene) -> Bool
  {
    guard LintDoubt.sampleText.counts, scene.variant.isEmpty, !scene.scene.framework.needsProofOfUnmarked
    else { return false }
    if view.documentClassName != nil { return true }
    if let lines = view.mostLines, lines != 1 { return true }
    guard scene.marks.saysProgramKnows(view) else { return false }
    guard view.mostLines != nil else { return view.clippableText?.contains(where: \.isNumber) ?? false }
    if case .height = lack { return false }
    return true
  }

  /// The beginning of the text that Interface Builder puts into text views, and people into labels.
  private static let filler = "Lorem ipsum"

  /// Words of the text that Interface Builder puts into text views, and people into labels, and of its usual continuations.
  private static let fillers: Set<Substring> = [
    "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "consectetaur", "adipiscing", "elit", "sed",
    "eiusmod", "tempor", "incididunt", "labore", "dolore", "magna", "aliqua", "vestibulum", "venenatis",
    "purus", "nisl", "consequat",
  ]
  /// Fewer words may be anything.
  private static let leastOfFiller = 2

  /// True for a text of which at least half the words are such.
  private static func isFiller(_ text: String) -> Bool {
    let words: [Substring] = text.lowercased().split { !$0.isLetter }
    let long = words.filter { $0.count > 1 }
    let found = long.filter { (word: Substring) in fillers.contains(word) }.count
    return found >= leastOfFiller && 2 * found >= long.count
  }

  /// True for a text that only holds the place of one to come.
  static func isPlaceholder(_ text: String?) -> Bool {
    guard LintDoubt.placeholderText.counts, let text = text?.trimmingCharacters(in: .whitespacesAndNewlines)
    else { return false }
    return libraryTexts.contains(text) || text.hasPrefix(filler) || isFiller(text) || repeatsLabel(text)
      || SampleText.isSample(text)
  }

  /// The text of a label fresh from the library.
  private static let label = "Label"
  /// A word of fewer letters may be anything.
  private static let leastOfLabel = 2

  /// True for "Label" over and over, which people write to see where lines break. Observed: 3 of 3 texts of 2 collections.
  private static func repeatsLabel(_ text: String) -> Bool {
    var rest = text.filter { !$0.isWhitespace }[...]
    guard rest.hasPrefix(label) else { return false }
    while !rest.isEmpty {
      let length = zip(rest, label).prefix { $0 == $1 }.count
      guard length >= leastOfLabel else { return false }
      rest = rest.dropFirst(length)
    }
    return true
  }

  /// Whether the program may show another text. Considered for documents of macOS: of 8 cut texts of the tenth draw, five were
  /// samples of what a program shows, in labels and buttons that outlets lead to (Research/findings.tsv). Numbers alone are
  /// values.
  private static func isOfProgram(_ view: any LintedView, in scene: InspectedScene) -> Bool {
    guard LintDoubt.sampleText.counts, scene.variant.isEmpty, scene.scene.framework.needsProofOfUnmarked
    else { return false }
    return scene.marks.saysOutletLeads(to: view) || view.clippableText?.contains(where: \.isLetter) == false
  }

  // MARK: Fixing

  private static func fix(_ view: any LintedView, _ lack: ClippedText, in scene: InspectedScene) -> String? {
    let before = scene.faults
    if let wider = Loosening.fix(view, in: scene, isFixed: { view.textShortfall == nil }) { return wider }
    guard let lines = view.mostLines, lines != 0, !breaksWords(lack, view.clippableText) else { return nil }
    let helps = scene.trying {
      view.mostLines = 0
    } takingBack: {
      view.mostLines = lines
    } _: {
      view.textShortfall == nil && before.include(faultsOf: scene)
    }
    return helps ? moreLines : nil
  }

  /// Whether a text's longest word, as wide as its share of the letters, is wider than the view.
  private static func breaksWords(_ lack: ClippedText, _ text: String?) -> Bool {
    guard case .width(let width, let needed) = lack, let text, !text.isEmpty else { return false }
    let longest = text.split(whereSeparator: \.isWhitespace).map(\.count).max() ?? 0
    return width < needed * CGFloat(longest) / CGFloat(text.count)
  }

  /// The fix that changes nothing but the number of lines.
  static let moreLines = "Let the text take as many lines as it needs: numberOfLines=\"0\""
}

/// Looks for a constraint of one view that can give it more space.
@MainActor
enum Loosening {
  /// Turns fixed lengths into least ones, one at a time.
  static func fix(_ view: any LintedView, in scene: InspectedScene, isFixed: () -> Bool) -> String? {
    let before = scene.faults
    // Interface Builder keeps them with the view; programs that write documents may keep them higher up.
    let candidates = view.held + scene.scene.root.held
    for constraint in candidates where isFixedLength(constraint, of: view) {
      guard let document = constraint as? any SavedConstraint, let holder = constraint.holder else {
        continue
      }
      var spec = constraint.spec
      spec.relation = .greaterThanOrEqual
      let looser = LayoutConstraintBase(spec: spec)
      let helps = scene.trying {
        constraint.uninstall()
        looser.install(on: holder)
      } takingBack: {
        looser.uninstall()
        constraint.install(on: holder)
      } _: {
        isFixed() && before.include(faultsOf: scene)
      }
      if helps {
        return "Make \(ConstraintText.text(constraint)) (\(document.documentIdentifier)) a least length: "
          + "relation=\"greaterThanOrEqual\""
      }
    }
    return nil
  }

  private static func isFixedLength(_ constraint: LayoutConstraintBase, of view: any LintedView) -> Bool {
    constraint.spec.secondItem == nil && constraint.spec.relation == .equal
      && constraint.spec.firstItem === view.layoutNode
      && [.width, .height].contains(constraint.spec.firstAttribute)
  }
}
