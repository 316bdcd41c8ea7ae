import DocumentInflation
import Foundation
import Graphics
import InterfaceBuilder

/// Reads the content of labels, image views and controls.
extension ViewAttributes {
  func apply(to label: UILabel) {
    let content = document.labelContent
    label.text = content.text
    label.font = font(standardSize: UIFont.labelFontSize) ?? label.font
    label.textColor = color(forKey: "textColor") ?? label.textColor
    label.highlightedTextColor = color(forKey: "highlightedColor")
    label.numberOfLines = max(0, content.numberOfLines)
    label.preferredMaxLayoutWidth = CGFloat(content.preferredMaxLayoutWidth ?? 0)
    label.adjustsFontSizeToFitWidth = content.adjustsFontSizeToFit
    label.minimumScaleFactor = CGFloat(content.minimumScaleFactor)
    label.textAlignment = content.textAlignment.flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    label.lineBreakMode =
      content.lineBreakMode.flatMap(NSLineBreakMode.init(documentName:)) ?? .byTruncatingTail
    label.isEnabled = document.isEnabled
    if let text = attributedText(standardSize: UIFont.labelFontSize) { label.attributedText = text }
    applyTextSize(to: label)
    label.hasWholePoints =
      isCanvas && !isArranged && label.numberOfLines == 1 && !context.stacksRows
      && CanvasRules.labelsHaveWholePoints[context.document.xcode]
  }

  /// Sets the text size; on the canvas it is that of the tool.
  func applyTextSize(to view: some UIContentSizeCategoryAdjusting) {
    guard !isCanvas else { return }
    view.adjustsFontForContentSizeCategory =
      document.element.flag("adjustsFontForContentSizeCategory") ?? false
  }

  func apply(to imageView: UIImageView) {
    imageView.image = image(
      named: document.imageName, catalog: document.imageCatalog, symbol: document.symbolConfiguration)
  }

  func apply(to control: UIControl) {
    control.isEnabled = document.isEnabled
    control.isSelected = document.element.flag("selected") ?? false
    let alignment = document.contentAlignment
    control.contentHorizontalAlignment =
      alignment.horizontal.flatMap { Self.horizontalAlignments[$0] } ?? .center
    control.contentVerticalAlignment = alignment.vertical.flatMap { Self.verticalAlignments[$0] } ?? .center
    switch control {
    case let button as UIButton: apply(to: button)
    case let field as UITextField: apply(to: field)
    default: applyValues(to: control)
    }
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]
  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  /// The program's picture; else a placeholder in the size that the document records; nil for a name that the document
  /// does not list.
  func image(named name: String?, catalog: String?, symbol: SymbolConfiguration? = nil) -> UIImage? {
    if catalog != "system", let name, let bundle = context.bundle,
      let image = UIImage(named: name, in: bundle, compatibleWith: nil)
    {
      return image
    }
    guard let name, let listed = context.document.resources.imageSizes[name] else { return nil }
    let size = CGSize(width: listed.width, height: listed.height)
    guard catalog == "system" else { return UIImage(name: name, size: size) }
    return SymbolImages(listed: size, configuration: symbol, textSize: context.textSize).image(named: name)
  }

  // MARK: Controls

  private func apply(to button: UIButton) {
    button.font = font(standardSize: UIButton.standardFontSize(button.buttonType)) ?? button.font
    button.lineBreakMode =
      document.element["lineBreakMode"].flatMap(NSLineBreakMode.init(documentName:)) ?? .byTruncatingMiddle
    button.contentEdgeInsets = insets(forKey: "contentEdgeInsets")
    button.titleEdgeInsets = insets(forKey: "titleEdgeInsets")
    button.imageEdgeInsets = insets(forKey: "imageEdgeInsets")
    let states = document.buttonStates
    for (name, state) in Self.buttonStates {
      guard let content = states[name] else { continue }
      // A configuration has its own title; that of the state is a leftover. Observed: 6 of 6 configured buttons that have
      // only an image.
      if document.buttonConfiguration == nil { button.setTitle(content.title, for: state) }
      if document.buttonConfiguration == nil, let title = content.attributedTitle, !title.isEmpty {
        button.setAttributedTitle(
          attributedText(title, standardSize: UIButton.standardFontSize(button.buttonType)), for: state)
      }
      button.setTitleColor(content.titleColor.flatMap(resolved), for: state)
      button.setImage(
        image(named: content.image, catalog: content.imageCatalog, symbol: content.symbol), for: state)
      // The document states the catalogue once for both.
      let backgroundCatalog = content.image == nil ? content.imageCatalog : nil
      button.setBackgroundImage(image(named: content.backgroundImage, catalog: backgroundCatalog), for: state)
    }
    if let configuration = document.buttonConfiguration {
      button.configuration = self.configuration(configuration)
    }
  }

  private static let buttonStates: [(String, UIButton.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled),
  ]

  private func configuration(_ content: ButtonConfiguration) -> UIButton.Configuration {
    var configuration = UIButton.Configuration(style: .init(rawValue: content.style) ?? .plain)
    configuration.title = content.title
    configuration.subtitle = content.subtitle
    let catalog = document.element.first("buttonConfiguration").flatMap {
      $0["catalog"] ?? $0.first("imageReference")?["catalog"]
    }
    configuration.image = image(named: content.image, catalog: catalog, symbol: content.symbol)
    let size = context.textSize
    let font =
      content.titleFont.map { UIFont($0, standardSize: UIFont.labelFontSize, category: size) }
      ?? configuration.titleFont.textStyle.map { .preferredFont(forTextStyle: $0, category: size) }
      ?? configuration.titleFont
    configuration.titleFont = context.canvasFonts?.shown(font) ?? font
    arrange(&configuration, as: content)
    return configuration
  }

  private func arrange(_ configuration: inout UIButton.Configuration, as content: ButtonConfiguration) {
    if let insets = content.contentInsets {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    configuration.imagePlacement = content.imagePlacement.flatMap { Self.placements[$0] } ?? .leading
    configuration.imagePadding = content.imagePadding.map { CGFloat($0) } ?? configuration.imagePadding
    configuration.titlePadding = content.titlePadding.map { CGFloat($0) } ?? configuration.titlePadding
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]

  private func insets(forKey key: String) -> UIEdgeInsets {
    guard case .fixed(let top, let left, let bottom, let right)? = document.inset(forKey: key) else {
      return .zero
    }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func apply(to field: UITextField) {
    field.text = document.text(forKey: "text")
    field.placeholder = document.text(forKey: "placeholder")
    field.font = font(standardSize: UIFont.systemFontSize) ?? field.font
    field.textColor = color(forKey: "textColor") ?? field.textColor
    field.textAlignment =
      document.element["textAlignment"].flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    field.borderStyle = document.element["borderStyle"].flatMap { Self.borderStyles[$0] } ?? .none
    field.adjustsFontSizeToFitWidth = document.element.flag("adjustsFontSizeToFit") ?? true
    field.minimumFontSize = CGFloat(document.element.number("minimumFontSize") ?? 0)
    applyTextSize(to: field)
    field.isSecureTextEntry = document.element.first("textInputTraits")?.flag("secureTextEntry") ?? false
  }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
}
