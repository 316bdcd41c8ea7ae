import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The properties of a document's view that determine the metrics of its control.
struct DocumentControl {
  let kind: ControlKind
  let size: MacControlSize
  /// The size of a font that the document gives none, in points.
  let standardFontSize: CGFloat

  init(_ document: InterfaceView) {
    kind = Self.kind(of: document)
    size = MacControlSize(name: document.controlSize.rawValue) ?? .regular
    let isOfAppearance =
      document.kind == .known(.textField) && document.cell?.font?.isOfAppearance == true
    standardFontSize = isOfAppearance ? MacControlSize.regular.fontSize : size.fontSize
  }

  private static func kind(of document: InterfaceView) -> ControlKind {
    let cell = document.cell
    switch document.kind.known {
    case .textField: return cell?.isBordered == true ? .textField : .label
    case .secureTextField: return cell?.isBordered == true ? .secureField : .label
    case .tokenField: return cell?.isBordered == true ? .tokenField : .tokenLabel
    case .button: return button(cell)
    case .popUpButton: return popUp(cell)
    case .segmentedControl: return segmented(cell)
    case .slider: return document.isUprightSlider ? .sliderV : .sliderH
    case .progressIndicator: return document.element["style"] == "spinning" ? .spinner : .progressBar
    case .imageView:
      return framedPictures.contains(cell?.element["imageFrameStyle"] ?? "") ? .imageViewFramed : .imageView
    case .box: return box(document)
    case .tabView: return tabs(document.tabViewType)
    case .pathControl: return cell?.element["pathStyle"] == "popUp" ? .pathPopUp : .pathControl
    default: return document.kind.known.flatMap { plain[$0] } ?? .container
    }
  }

  private static let framedPictures: Set<String> = ["grayBezel", "photo"]

  /// The views whose element alone says what they are.
  private static let plain: [InterfaceView.Known: ControlKind] = [
    .searchField: .searchField, .comboBox: .comboBox, .stepper: .stepper, .switch: .switch,
    .colorWell: .colorWell, .datePicker: .datePicker, .levelIndicator: .levelIndicator,
  ]

  private static func button(_ cell: ControlCell?) -> ControlKind {
    let kind = buttons[cell?.type ?? ""] ?? .push
    let isBordered = cell?.borderStyle != nil
    switch kind {
    case .check, .radio, .help, .disclosure, .disclosureTriangle: return kind
    default: return isBordered ? kind : .borderless
    }
  }

  private static let buttons: [String: ControlKind] = [
    "push": .push, "check": .check, "radio": .radio, "help": .help, "disclosure": .disclosure,
    "disclosureTriangle": .disclosureTriangle, "roundTextured": .roundTextured,
    "squareTextured": .texturedSquare, "roundRect": .roundRect, "smallSquare": .smallSquare,
    "square": .square, "bevel": .bevel, "recessed": .recessed, "inline": .inline,
  ]

  private static func popUp(_ cell: ControlCell?) -> ControlKind {
    guard cell?.borderStyle != nil || cell?.type == "bevel" else { return .popUpBorderless }
    return popUps[cell?.type ?? ""] ?? .popUp
  }

  private static let popUps: [String: ControlKind] = [
    "bevel": .popUpBevel, "roundTextured": .popUpTextured, "recessed": .popUpRecessed,
    "roundRect": .popUpRecessed, "smallSquare": .popUpSmallSquare,
  ]

  private static func segmented(_ cell: ControlCell?) -> ControlKind {
    if let kind = segments[cell?.segmentStyle ?? ""] { return kind }
    return cell?.element["trackingMode"] == "momentary" ? .segmentedMomentary : .segmented
  }

  private static let segments: [String: ControlKind] = [
    "separated": .segmentedSeparated, "smallSquare": .segmentedSmallSquare,
    "texturedSquare": .segmentedTextured, "texturedRounded": .segmentedTextured,
    "roundRect": .segmentedRoundRect,
  ]

  private static func box(_ document: InterfaceView) -> ControlKind {
    let settings = document.boxSettings
    switch settings.type {
    case "separator": return document.isUprightSeparator ? .separatorV : .separatorH
    case "primary", "secondary":
      if settings.borderType == "none" { return .boxBorderless }
      return settings.hasTitle ? .box : .boxUntitled
    default: return .boxCustom
    }
  }

  private static func tabs(_ type: String) -> ControlKind {
    if type.hasPrefix("noTabs") { return .tabViewNone }
    return type.hasPrefix("bottom") ? .tabViewBottom : .tabView
  }
}

extension InterfaceView {
  /// Whether a separator is vertical. Under Auto Layout, the hugging priority of its thickness shows it (750 or more in
  /// 237 of 237 lines); otherwise its saved size does.
  var isUprightSeparator: Bool {
    let vertical = hugging.vertical ?? 0
    let horizontal = hugging.horizontal ?? 0
    if vertical != horizontal, max(vertical, horizontal) >= Self.thicknessHugging {
      return horizontal > vertical
    }
    return frame.map { $0.height > $0.width } ?? false
  }

  /// Whether a slider whose element does not state its direction is vertical: under Auto Layout, horizontal ones hug
  /// their height (148 of 148 horizontal sliders, none of 4 vertical ones); otherwise vertical ones are taller than they
  /// are wide.
  var isUprightSlider: Bool {
    let isUnderAutoLayout = !translatesAutoresizingMaskIntoConstraints && !isFrameFixed
    guard isUnderAutoLayout else { return frame.map { $0.height > $0.width } ?? false }
    return hugging.vertical == nil && (hugging.horizontal ?? 0) >= Self.thicknessHugging
  }

  private static let thicknessHugging = 750.0
}
