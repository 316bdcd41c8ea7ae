extension ControlKind {
  /// The kind whose metrics a kind has where saved documents show too little of its own: it is drawn in the same bezel, or with
  /// its text at the same place. Nil for kinds that resemble no other.
  var alike: ControlKind? {
    switch self {
    case .searchField, .secureField, .tokenField: .textField
    case .tokenLabel: .label
    case .texturedSquare: .roundTextured
    case .recessed, .inline: .roundRect
    case .smallSquare: .square
    case .circular: .help
    case .disclosure: .push
    case .popUpBevel, .popUpTextured, .popUpRecessed, .popUpSmallSquare, .pathPopUp: .popUp
    case .segmentedMomentary, .segmentedSeparated, .segmentedSmallSquare, .segmentedTextured,
      .segmentedRoundRect:
      .segmented
    case .check: .radio
    case .radio: .check
    default: nil
    }
  }
}
