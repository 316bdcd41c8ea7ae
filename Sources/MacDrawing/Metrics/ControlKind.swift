import Foundation

/// The kind of an AppKit view for its metrics: its class, style and the properties stated in its document
/// or code.
@_spi(ViewHooks)
public enum ControlKind: String, CaseIterable, Sendable {
  // Text.
  /// A text field without border and bezel.
  case label
  /// A text field with bezel or border.
  case textField
  case secureField
  case searchField
  case tokenField
  /// A token field without bezel.
  case tokenLabel
  case comboBox

  // Buttons, by bezel and type.
  /// `NSButton.BezelStyle.rounded` (later `push`).
  case push
  case check
  case radio
  case help
  case circular
  /// `roundedDisclosure` (later `pushDisclosure`).
  case disclosure
  /// `disclosure`.
  case disclosureTriangle
  /// `texturedRounded` (later `toolbar`).
  case roundTextured
  case texturedSquare
  /// `roundRect` (later `accessoryBarAction`).
  case roundRect
  case smallSquare
  /// `shadowlessSquare`.
  case square
  /// `regularSquare` (later `flexiblePush`).
  case bevel
  /// `recessed` (later `accessoryBar`).
  case recessed
  /// `inline` (later `badge`).
  case inline
  /// Any bezel, not bordered.
  case borderless

  // Pop-up and pull-down buttons, by bezel.
  case popUp
  case popUpBevel
  case popUpTextured
  case popUpRecessed
  case popUpSmallSquare
  case popUpBorderless

  // Segmented controls, by style.
  case segmented
  /// The rounded style whose segments do not stay pressed.
  case segmentedMomentary
  case segmentedSeparated
  case segmentedSmallSquare
  case segmentedTextured
  case segmentedRoundRect

  case sliderH
  case sliderV
  /// A slider that is a knob.
  case sliderCircular
  case stepper
  /// `NSSwitch`.
  case `switch`
  case colorWell
  /// A progress indicator of the bar style.
  case progressBar
  /// A progress indicator of the spinning style.
  case spinner
  /// A date picker of the style `textFieldAndStepper`.
  case datePicker
  case pathControl
  /// A path control of the style `popUp`, which is drawn as a pop-up button.
  case pathPopUp
  case levelIndicator
  /// An image view without a frame.
  case imageView
  /// An image view with the frame style `grayBezel`.
  case imageViewFramed

  // Boxes.
  /// A horizontal line.
  case separatorH
  /// A vertical line.
  case separatorV
  /// A primary box with its title at the top.
  case box
  /// A primary box without title.
  case boxUntitled
  /// A primary box whose border type is none.
  case boxBorderless
  /// A custom or old-style box.
  case boxCustom

  // Tab views, by the position of their tabs.
  case tabView
  case tabViewBottom
  case tabViewNone

  /// Any other view: plain, scroll, stack, grid, split, clip, table cell, container, web. Its alignment rectangle is its
  /// frame (3,832 of 3,881 relations among these).
  case container
}

/// The sizes of controls, with the raw values of `NSControl.ControlSize`.
package enum MacControlSize: UInt, CaseIterable, Sendable {
  case regular = 0
  case small = 1
  case mini = 2
  case large = 3

  /// The size with a name in saved documents and the tables.
  package init?(name: some StringProtocol) {
    switch name {
    case "regular": self = .regular
    case "small": self = .small
    case "mini": self = .mini
    case "large": self = .large
    default: return nil
    }
  }

  /// The point size of the system font for controls of this size (`NSFont.systemFontSize(for:)`; documents
  /// with `usesAppearanceFont` confirm 13, 11 and 9).
  package var fontSize: CGFloat {
    switch self {
    case .regular, .large: 13
    case .small: 11
    case .mini: 9
    }
  }
}
