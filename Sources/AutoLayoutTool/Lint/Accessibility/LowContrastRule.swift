import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import LayoutReport
import iOSViews

/// Texts whose stated colour has too little contrast with the stated colour behind them, in light or in dark interfaces.
///
/// The limits are those of WCAG 2.2, success criterion 1.4.3, for the sizes of Apple's Human Interface Guidelines
/// ("Accessibility"): 3 for bold texts and from 18 points on, 4.5 for others.
@MainActor
enum LowContrastRule {
  private static let least: CGFloat = 4.5
  private static let leastOfLarge: CGFloat = 3
  private static let large: CGFloat = 18
  /// The share of its contrast on the system's background that a text in one of the system's colours may lose.
  private static let shareOfSystem: CGFloat = 0.8
  /// Nobody ships a text without any contrast: below this ratio the program draws something else behind or around it.
  private static let invisible: CGFloat = 1.25
  /// Below this opacity a text is meant to be invisible.
  private static let leastAlpha: CGFloat = 0.1

  static func candidates(in scene: InspectedScene) -> [Candidate] {
    scene.views.compactMap { place in
      guard place.isShown, let text = ColoredText(place, in: scene),
        let background = KnownBackground.color(behind: place, in: scene)
      else { return nil }
      return fault(of: text, on: background).map { fault in
        var finding = scene.finding(
          .lowContrast,
          "\(LintText.name(place.view)) has a contrast of \(fault.ratio):1, less than \(fault.limit):1",
          about: [place.object])
        if fault.isOnlyDark {
          finding.variants = [scene.variant.isEmpty ? dark : "\(scene.variant), \(dark)"]
        }
        return Candidate(finding: finding, fix: { "Choose a darker or a lighter colour for the text" })
      }
    }
  }

  /// How findings in dark interfaces alone are marked.
  private static let dark = "dark"

  /// Whether a finding is one of this rule that only dark interfaces have.
  static func isOnlyDark(_ finding: LintFinding) -> Bool {
    finding.rule == .lowContrast && finding.variants.allSatisfy { $0.hasSuffix(dark) }
  }

  private struct Fault {
    var ratio: String
    var limit: String
    var isOnlyDark: Bool
  }

  private static func fault(of text: ColoredText, on background: StatedColor) -> Fault? {
    let limit = text.isBold || text.pointSize >= large ? leastOfLarge : least
    var light: CGFloat?
    for style in [UIUserInterfaceStyle.light, .dark] {
      guard let front = text.color.color(in: style), let back = background.color(in: style),
        front.alpha >= leastAlpha, back.alpha == 1, front.pattern == nil, back.pattern == nil,
        !isOfSystem(text.color, front, background)
      else { continue }
      let ratio = ContrastRatio.between(front, and: back)
      guard ratio < (text.color.isSystem ? expected(of: front, style, light, limit) : limit) else {
        light = light ?? ratio
        continue
      }
      if style == .light, ratio < invisible { return nil }
      return Fault(
        ratio: written(ratio), limit: LintText.number(limit), isOnlyDark: style == .dark)
    }
    return nil
  }

  /// Whether Apple combines the colours itself: two of its own, or white on one of its accents, as in filled buttons.
  private static func isOfSystem(_ text: StatedColor, _ color: Color, _ background: StatedColor) -> Bool {
    background.isSystem && text.isSystem || background.isAccent && isWhite(color)
  }

  /// The components of white in other colour spaces are a little off.
  private static func isWhite(_ color: Color) -> Bool {
    min(color.red, color.green, color.blue, color.alpha) > leastOfWhite
  }

  private static let leastOfWhite: CGFloat = 0.99

  /// Apple chose the contrast of its colours on its background, and others are close to that. A text that keeps its contrast in dark
  /// interfaces is as good there as in light ones.
  private static func expected(
    of color: Color, _ style: UIUserInterfaceStyle, _ light: CGFloat?, _ limit: CGFloat
  ) -> CGFloat {
    min(limit, min(onSystemBackground(color, style), light ?? .infinity) * shareOfSystem)
  }

  private static func onSystemBackground(_ color: Color, _ style: UIUserInterfaceStyle) -> CGFloat {
    ContrastRatio.between(color, and: UIColor.systemBackground.color(in: style))
  }

  /// To a tenth, rounded down, so that no ratio looks as if it reached its limit.
  private static func written(_ ratio: CGFloat) -> String {
    LintText.number((ratio * 10).rounded(.down) / 10)
  }
}

extension UIColor {
  fileprivate func color(in style: UIUserInterfaceStyle) -> Color {
    resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
  }
}

/// A colour of a document, as far as the document alone says what it looks like.
@MainActor
struct StatedColor {
  private let value: UIColor
  private let kind: DocumentColor

  /// - Parameter value: the colour that was made from the element.
  init?(_ element: DocumentElement?, value: UIColor?) {
    guard let element, let value, let kind = DocumentColor(element) else { return nil }
    self.value = value
    self.kind = kind
  }

  /// Whether it is one of Apple's, which have more contrast for people who need it.
  var isSystem: Bool {
    if case .system = kind { true } else { false }
  }

  private static let accents: Set = [
    "systemBlueColor", "systemRedColor", "systemGreenColor", "systemOrangeColor", "systemPinkColor",
    "systemPurpleColor", "systemTealColor", "systemIndigoColor", "systemYellowColor", "systemMintColor",
    "systemCyanColor", "systemBrownColor", "tintColor", "linkColor",
  ]

  /// Whether it is one of those that Apple fills buttons with.
  var isAccent: Bool {
    if case .system(let name) = kind { Self.accents.contains(name) } else { false }
  }

  /// The colour in an interface; nil for dark ones if the colour is in an asset catalogue, as documents repeat only the light one.
  func color(in style: UIUserInterfaceStyle) -> Color? {
    if case .named = kind, style == .dark { return nil }
    return value.color(in: style)
  }
}

/// A text with a colour that the document states.
@MainActor
private struct ColoredText {
  let color: StatedColor
  let pointSize: CGFloat
  let isBold: Bool

  /// Nil for views without text, disabled ones (an exception of the criterion), those with attributed texts or shadows, and those
  /// that code gives a style: samples with an outlet, and views with a text by key path, such as the name of a style.
  init?(_ place: InspectedView, in scene: InspectedScene) {
    guard let element = scene.marks.objects.element(of: place.view), element["customClass"] == nil,
      element.flag("enabled") != false, !Self.namesStyle(element),
      !(scene.marks.saysOutletLeads(to: place.view)
        && ClippedTextRule.isPlaceholder(Self.text(of: place.view))),
      let (color, font) = Self.appearance(of: place.view, element)
    else { return nil }
    self.color = color
    pointSize = font.pointSize
    isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold) || Self.isBold(element)
  }

  /// Names of fonts and weights from semibold on. Stand-ins for fonts that are not installed may have another weight.
  private static let boldNames = ["bold", "heavy", "black"]

  private static func isBold(_ element: DocumentElement) -> Bool {
    let font = element.first("fontDescription")
    let names = ["name", "type", "weight"].compactMap { font?[$0]?.lowercased() }
    return names.contains { name in boldNames.contains { name.contains($0) } }
  }

  private static func text(of view: any LintedView) -> String? {
    switch view {
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: view.clippableText
    }
  }

  private static func namesStyle(_ element: DocumentElement) -> Bool {
    element.elements(in: "userDefinedRuntimeAttributes").contains { $0["type"] == "string" }
  }

  private static func appearance(of view: any LintedView, _ element: DocumentElement) -> (
    StatedColor, UIFont
  )? {
    let textColor = element.children.first { $0.name == "color" && $0.key == "textColor" }
    switch view {
    case let label as UILabel where element.first("attributedString") == nil:
      guard label.text?.isEmpty == false, !hasShadow(element) else { return nil }
      return StatedColor(textColor, value: label.textColor).map { ($0, label.font) }
    case let field as UITextField:
      guard field.text?.isEmpty == false, let font = field.font else { return nil }
      return StatedColor(textColor, value: field.textColor).map { ($0, font) }
    case let view as UITextView where element.first("attributedString") == nil:
      guard view.text?.isEmpty == false, let font = view.font else { return nil }
      return StatedColor(textColor, value: view.textColor).map { ($0, font) }
    case let button as UIButton: return title(of: button, element)
    default: return nil
    }
  }

  private static func title(of button: UIButton, _ element: DocumentElement) -> (StatedColor, UIFont)? {
    let states = element.all("state")
    guard element.first("buttonConfiguration") == nil,
      let state = states.first(where: { $0.key == "normal" }),
      button.title(for: .normal)?.isEmpty == false, state.first("attributedString") == nil, !hasShadow(state),
      !states.contains(where: { $0["backgroundImage"] != nil }), let font = button.titleLabel?.font
    else { return nil }
    let color = state.children.first { $0.name == "color" && $0.key == "titleColor" }
    return StatedColor(color, value: button.titleColor(for: .normal)).map { ($0, font) }
  }

  private static func hasShadow(_ element: DocumentElement) -> Bool {
    element.children.contains { $0.name == "color" && ["shadowColor", "titleShadowColor"].contains($0.key) }
  }
}

/// The colour behind a view, if the document leaves no doubt about it.
@MainActor
enum KnownBackground {
  /// Nil where a picture, a blur, a class of the author's or a part of another colour may be behind the view, and where nothing
  /// states a background.
  static func color(behind place: InspectedView, in scene: InspectedScene) -> StatedColor? {
    let chain = scene.chain(of: place)
    guard chain.allSatisfy({ isOpaque($0.view) }) else { return nil }
    let front = own(place, in: scene)
    guard front.isClear else { return front.color }
    for (child, parent) in zip(chain, chain.dropFirst()) {
      let siblings = behind(child, of: place, in: scene).lazy.map { sibling($0, behind: place, in: scene) }
      // The front layer that is not clear decides.
      let layer = siblings.first { !$0.isClear } ?? own(parent, in: scene)
      // A view may stand out of the one that holds it.
      if !layer.isClear { return covers(parent, place) ? layer.color : nil }
    }
    return nil
  }

  private enum Layer {
    case clear, unknown
    case known(StatedColor)

    var isClear: Bool {
      if case .clear = self { true } else { false }
    }

    var color: StatedColor? {
      if case .known(let color) = self { color } else { nil }
    }
  }

  private static func isOpaque(_ view: any LintedView) -> Bool { ((view as? UIView)?.alpha ?? 1) == 1 }

  /// The places of the siblings of a view or of one that holds it that lie behind the view, the front ones first.
  private static func behind(
    _ child: InspectedView, of place: InspectedView, in scene: InspectedScene
  ) -> [Int] {
    guard let parent = child.parent else { return [] }
    return scene.children(of: parent).prefix { scene.views[$0].view !== child.view }.reversed().filter {
      scene.views[$0].isShown && scene.views[$0].frame.intersects(place.frame)
    }
  }

  private static func own(_ place: InspectedView, in scene: InspectedScene) -> Layer {
    guard let view = place.view as? UIView, !(view is UIImageView), !(view is UIVisualEffectView) else {
      return .unknown
    }
    let element = scene.marks.objects.element(of: view)
    if element?["customClass"] != nil { return .unknown }
    guard let stated = element?.children.first(where: { $0.name == "color" && $0.key == "backgroundColor" })
    else {
      return isClearByDefault(view) ? .clear : .unknown
    }
    guard let color = StatedColor(stated, value: view.backgroundColor), let light = color.color(in: .light)
    else {
      return .unknown
    }
    return light.alpha == 0 ? .clear : light.alpha == 1 ? .known(color) : .unknown
  }

  /// Lists, cells and bars have backgrounds that no document states.
  private static func isClearByDefault(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIStackView: true
    case let button as UIButton: button.configuration == nil
    default: type(of: view) == UIView.self || type(of: view) == UIScrollView.self
    }
  }

  /// Points that rounding may take.
  private static let rounding: CGFloat = 1

  private static func covers(_ layer: InspectedView, _ place: InspectedView) -> Bool {
    layer.frame.insetBy(dx: -rounding, dy: -rounding).contains(place.frame)
  }

  /// A sibling is the background if it covers the view, and nothing in it is behind the view.
  private static func sibling(
    _ number: Int, behind place: InspectedView, in scene: InspectedScene
  ) -> Layer {
    let layer = scene.views[number]
    let result = own(layer, in: scene)
    let holds = scene.children(of: number).contains {
      scene.views[$0].isShown && scene.views[$0].frame.intersects(place.frame)
    }
    switch result {
    case .clear: return holds ? .unknown : .clear
    case .unknown: return .unknown
    case .known:
      return !holds && covers(layer, place) ? result : .unknown
    }
  }
}
