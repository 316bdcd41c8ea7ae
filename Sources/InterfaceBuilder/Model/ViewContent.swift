/// Attributes that only some kinds of view have. Each is read from the element on demand.
extension InterfaceView {
  /// The colour for a key; nil if the document has none.
  public func color(forKey key: String) -> DocumentColor? {
    element.first("color", key: key).flatMap(DocumentColor.init)
  }

  /// The text of an attribute or, for longer texts, of a `<string>` child.
  public func text(forKey key: String) -> String? {
    element.longText(key)
  }

  /// The font; nil if the document has none.
  public var font: DocumentFont? {
    (element.first("fontDescription", key: "fontDescription") ?? element.first("font", key: "font"))
      .map(DocumentFont.init)
  }

  /// The opacity, from 0 to 1.
  public var alpha: Double { element.number("alpha") ?? 1 }
  /// The tag.
  public var tag: Int { element.integer("tag") ?? 0 }
  /// Whether subviews are clipped to the bounds.
  public var clipsSubviews: Bool { element.flag("clipsSubviews") ?? false }
  /// The content mode, such as `scaleAspectFit`.
  public var contentMode: String? { element["contentMode"] }
  /// The semantic content attribute, such as `forceRightToLeft`.
  public var semanticContentAttribute: String? { element["semanticContentAttribute"] }
  /// Whether the control is enabled.
  public var isEnabled: Bool { element.flag("enabled") ?? true }
  /// The name of the picture: an image view's, or another view's `image`.
  public var imageName: String? { element["image"] ?? imageReference?["image"] }
  /// The catalogue of the image; `system` for symbols.
  public var imageCatalog: String? { element["catalog"] ?? imageReference?["catalog"] }

  private var imageReference: DocumentElement? { element.first("imageReference", key: "image") }

  /// The size of a symbol picture, if it is configured.
  public var symbolConfiguration: SymbolConfiguration? {
    SymbolConfiguration(around: element)
  }

  /// The values that control the arrangement of a stack view.
  public var stackSettings: StackSettings {
    StackSettings(
      axis: element["axis"] == "vertical" ? .vertical : .horizontal,
      distribution: element["distribution"] ?? "fill", alignment: element["alignment"] ?? "fill",
      spacing: element.number("spacing") ?? 0,
      usesStandardSpacing: element["spacingType"] == "standard",
      isBaselineRelative: element.flag("baselineRelativeArrangement") ?? false,
      isMarginsRelative: element.flag("layoutMarginsRelativeArrangement") ?? (margins.insets != nil))
  }

  /// The content of a label.
  public var labelContent: LabelContent {
    LabelContent(
      text: text(forKey: "text") ?? attributedText, numberOfLines: element.integer("numberOfLines") ?? 1,
      lineBreakMode: element["lineBreakMode"], textAlignment: element["textAlignment"],
      adjustsFontSizeToFit: element.flag("adjustsFontSizeToFit") ?? hasSmallestFont,
      minimumScaleFactor: element.number("minimumScaleFactor") ?? 0,
      preferredMaxLayoutWidth: element.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil })
  }

  /// A label that states how small its text may become, but not whether it may shrink, may shrink. Observed in all 576 labels
  /// of 1,554 documents that do not state whether: each has one of the two attributes. Of the 4,508 labels that forbid it, 2
  /// have one.
  private var hasSmallestFont: Bool {
    element.number("minimumScaleFactor") != nil || element.number("minimumFontSize") != nil
  }

  /// The characters of `<attributedString>`, without their attributes.
  public var attributedText: String? {
    guard let attributed = element.first("attributedString", key: "attributedText") else { return nil }
    return attributed.all("fragment").map { fragment in
      fragment.longText("content") ?? ""
    }.joined()
  }

  /// The font of the first characters of `<attributedString>`; nil if they have none.
  public var attributedFont: DocumentFont? {
    element.first("attributedString", key: "attributedText")?.first("fragment")?.first("attributes")?
      .first("font", key: "NSFont").map(DocumentFont.init)
  }

  /// The button's content in its states, by their names: `normal`, `highlighted`, `selected`, `disabled`.
  public var buttonStates: [String: ButtonState] {
    var states: [String: ButtonState] = [:]
    for state in element.all("state") {
      guard let key = state.key, states[key] == nil else { continue }
      states[key] = ButtonState(
        title: state.longText("title"), image: state["image"],
        backgroundImage: state["backgroundImage"], imageCatalog: state["catalog"],
        symbol: SymbolConfiguration(around: state),
        titleColor: state.first("color", key: "titleColor").flatMap(DocumentColor.init),
        attributedTitle: state.first("attributedString", key: "attributedTitle").map { text in
          text.all("fragment").map(AttributedFragment.init)
        })
    }
    return states
  }

  /// Nil for buttons from before configurations.
  public var buttonConfiguration: ButtonConfiguration? {
    element.first("buttonConfiguration").map { configuration in
      ButtonConfiguration(
        style: configuration["style"] ?? "plain", title: configuration["title"],
        subtitle: configuration["subtitle"],
        image: configuration["image"] ?? configuration.first("imageReference")?["image"],
        symbol: SymbolConfiguration(around: configuration),
        titleFont: configuration.first("fontDescription", key: "titleFontDescription").map(DocumentFont.init),
        contentInsets: Self.directionalInsets(
          configuration.first("directionalEdgeInsets", key: "contentInsets")),
        imagePlacement: configuration["imagePlacement"], imagePadding: configuration.number("imagePadding"),
        titlePadding: configuration.number("titlePadding"))
    }
  }

  private static func directionalInsets(_ element: DocumentElement?) -> DocumentDirectionalInsets? {
    element.map {
      DocumentDirectionalInsets(
        top: $0.number("top") ?? 0, leading: $0.number("leading") ?? 0, bottom: $0.number("bottom") ?? 0,
        trailing: $0.number("trailing") ?? 0)
    }
  }

  /// A control's alignments in the documents' notation: `left`, `center`…
  public var contentAlignment: (horizontal: String?, vertical: String?) {
    (element["contentHorizontalAlignment"], element["contentVerticalAlignment"])
  }

  /// Insets in the notation of `<inset>`, such as a button's `contentEdgeInsets`, in points.
  public func inset(forKey key: String) -> DocumentInsets? {
    guard let inset = element.first("inset", key: key) else { return nil }
    func value(_ name: String) -> Double {
      let number = inset.number(name) ?? 0
      // Documents write the smallest positive number for "none, and not the default either".
      return abs(number) < 1e-6 || abs(number) > 100_000 ? 0 : number
    }
    return .fixed(top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
  }

  /// The segments of a segmented control.
  public var segments: [SegmentContent] {
    element.elements(in: "segments").filter { $0.name == "segment" }.map {
      SegmentContent(title: $0["title"], image: $0["image"], width: $0.number("width"))
    }
  }

  /// The items of a toolbar, navigation bar or tab bar.
  public var barItems: [BarItemContent] {
    element.elements(in: "items").map {
      BarItemContent(
        id: $0.id, elementName: $0.name, title: $0["title"], systemItem: $0["systemItem"], image: $0["image"])
    }
  }
}

/// The configuration of a symbol.
public struct SymbolConfiguration: Hashable, Sendable {
  /// The scale, as documents spell it.
  public var scale: String?
  /// The weight, as documents spell it.
  public var weight: String?
  /// The font whose size and weight the symbol takes.
  public var font: DocumentFont?
  /// The size of the accompanying text, in points, if no font determines it.
  public var pointSize: Double?
}

extension SymbolConfiguration {
  /// Reads the configuration of the symbol in an element; nil if there is none.
  init?(around element: DocumentElement) {
    let preferred = element.first("preferredSymbolConfiguration")
    let reference = element.first("imageReference")
    guard preferred != nil || reference != nil else { return nil }
    scale = preferred?["scale"] ?? reference?["symbolScale"]
    weight = preferred?["weight"] ?? reference?["symbolWeight"]
    font = preferred?.first("fontDescription").map(DocumentFont.init)
    pointSize = preferred?.number("pointSize").flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The settings of a stack view.
public struct StackSettings: Hashable, Sendable {
  /// The axis of a stack view.
  public enum Axis: String, Hashable, Sendable {
    case horizontal, vertical
  }

  /// The axis.
  public var axis: Axis
  /// The distribution, such as `fillEqually`.
  public var distribution: String
  /// The alignment, such as `leading`.
  public var alignment: String
  /// The space between views, in points.
  public var spacing: Double
  /// Whether the spacing is the system's.
  public var usesStandardSpacing: Bool
  /// Whether vertical spacing is measured between baselines.
  public var isBaselineRelative: Bool
  /// Documents have no attribute for it: custom insets of the stack enable it (observed in saved documents: 17 of 25).
  public var isMarginsRelative: Bool
}

/// The content of a label.
public struct LabelContent: Hashable, Sendable {
  /// The text; nil for none.
  public var text: String?
  /// 0 is as many as fit.
  public var numberOfLines: Int
  /// The line break mode, as documents spell it.
  public var lineBreakMode: String?
  /// The alignment, as documents spell it.
  public var textAlignment: String?
  /// Whether text shrinks to fit the width.
  public var adjustsFontSizeToFit: Bool
  /// The smallest factor for shrinking text.
  public var minimumScaleFactor: Double
  /// The width at which text wraps, in points; nil is automatic.
  public var preferredMaxLayoutWidth: Double?
}

/// The content of a button in one state.
public struct ButtonState: Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The name of the image.
  public var image: String?
  /// The name of the background image.
  public var backgroundImage: String?
  /// The catalogue of the image; `system` for symbols.
  public var imageCatalog: String?
  /// The configuration of the symbol.
  public var symbol: SymbolConfiguration?
  /// The colour of the title.
  public var titleColor: DocumentColor?
  /// The title with attributes.
  public var attributedTitle: [AttributedFragment]?
}

/// The configuration of a button (since Xcode 13).
public struct ButtonConfiguration: Hashable, Sendable {
  /// `plain`, `gray`, `tinted`, `filled`.
  public var style: String
  /// The title.
  public var title: String?
  /// The subtitle.
  public var subtitle: String?
  /// The name of the image.
  public var image: String?
  /// The configuration of the symbol.
  public var symbol: SymbolConfiguration?
  /// The font of the title.
  public var titleFont: DocumentFont?
  /// The insets around the content; nil for the style's.
  public var contentInsets: DocumentDirectionalInsets?
  /// The side of the title with the image, such as `trailing`; nil is `leading`.
  public var imagePlacement: String?
  /// The space between image and title, in points; nil for the style's.
  public var imagePadding: Double?
  /// The space between title and subtitle, in points.
  public var titlePadding: Double?
}

/// Insets that follow the reading direction, in points.
public struct DocumentDirectionalInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: Double
  /// The inset at the leading side, in points.
  public var leading: Double
  /// The inset at the bottom, in points.
  public var bottom: Double
  /// The inset at the trailing side, in points.
  public var trailing: Double
}

/// The content of a segment.
public struct SegmentContent: Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The name of the image.
  public var image: String?
  /// The width, in points; a segment with nil or 0 shares the space.
  public var width: Double?
}

/// The content of a bar's item.
public struct BarItemContent: Hashable, Sendable {
  /// The id of the item.
  public var id: String?
  /// The name of the item's element.
  public var elementName: String
  /// The title.
  public var title: String?
  /// The system's item, as documents spell it.
  public var systemItem: String?
  /// The name of the image.
  public var image: String?
}
