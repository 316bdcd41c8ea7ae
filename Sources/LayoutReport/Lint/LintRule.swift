import AutoLayout

/// The rules of a lint. Raw values are the codes of findings.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  case unsatisfiable
  case ambiguous
  case misplaced
  case clippedText = "clipped-text"
  case overlap
  case outsideScreen = "outside-screen"
  case illegalConstraint = "illegal-constraint"
  case missingClass = "missing-class"
  case missingOutlet = "missing-outlet"
  case outletType = "outlet-type"
  case missingAction = "missing-action"
  case missingImage = "missing-image"
  case missingColor = "missing-color"
  case missingFont = "missing-font"
  case missingDestination = "missing-segue-destination"
  case missingInitialController = "missing-initial-controller"
  case missingIdentifier = "missing-identifier"
  case duplicateReuseIdentifier = "duplicate-reuse-identifier"
  case duplicateConstraint = "duplicate-constraint"
  case deprecatedClass = "deprecated-class"
  case unusedIdentifier = "unused-identifier"
  case missingLabel = "missing-accessibility-label"
  case repeatedTrait = "repeated-trait"
  case fixedTextStyle = "fixed-text-style"
  case touchTarget = "touch-target"
  case lowContrast = "low-contrast"
  case clippedLargeText = "clipped-large-text"
  case readingOrder = "reading-order"
  case missingTranslation = "missing-translation"
  case unusedTranslation = "unused-translation"
  case unusedSuppression = "unused-suppression"

  /// One line for lists of rules.
  public var summary: String {
    switch self {
    case .unsatisfiable: "Required constraints contradict each other"
    case .ambiguous: "Constraints leave a view's place or size open"
    case .misplaced: "A saved frame differs from the frame that the constraints give"
    case .clippedText: "A text does not fit its view"
    case .overlap: "Views overlap that do not overlap in the saved document"
    case .outsideScreen: "A view leaves its screen"
    case .illegalConstraint: "A constraint ties what cannot be tied"
    case .missingClass: "A custom class is in no source of the project"
    case .missingOutlet: "An outlet has no property in its class"
    case .outletType: "An outlet connects an object of another class than its property has"
    case .missingAction: "An action has no method in its class"
    case .missingImage: "A picture that a document names is not in the project"
    case .missingColor: "No asset catalogue has a named colour"
    case .missingFont: "A font that a document names is not in the project"
    case .missingDestination: "A segue, a reference or a controller leads to nothing"
    case .missingInitialController: "A storyboard that the app starts with has no initial view controller"
    case .missingIdentifier: "Code names a part of a document that no document has"
    case .duplicateReuseIdentifier: "Two prototypes of a list have one reuse identifier"
    case .duplicateConstraint: "A view has the same constraint twice"
    case .deprecatedClass: "The App Store refuses a class"
    case .unusedIdentifier: "No code uses an identifier of a document"
    case .missingLabel: "A button with only a picture has no accessibility label"
    case .repeatedTrait: "An accessibility label says the kind of its object, which VoiceOver adds"
    case .fixedTextStyle: "A text with a style of Dynamic Type does not follow its size"
    case .touchTarget: "A control is too small to touch"
    case .lowContrast: "A text has too little contrast with its background"
    case .clippedLargeText: "A text with a style of Dynamic Type does not fit when it is twice as large"
    case .readingOrder: "VoiceOver reads across groups that stand side by side"
    case .missingTranslation: "A text has no translation in a language of its document"
    case .unusedTranslation: "A translation's object is gone"
    case .unusedSuppression: "A suppression has nothing to suppress"
    }
  }

  /// The default severity of the rule's findings, which the configuration can change.
  public var severity: LayoutFinding.Severity {
    switch self {
    case .unsatisfiable, .illegalConstraint, .missingClass, .missingOutlet, .missingAction,
      .missingDestination,
      .missingInitialController, .missingIdentifier:
      .error
    case .ambiguous, .misplaced, .clippedText, .overlap, .outsideScreen, .missingImage, .missingColor,
      .missingFont, .missingLabel, .outletType, .duplicateReuseIdentifier, .deprecatedClass, .touchTarget,
      .lowContrast, .clippedLargeText, .missingTranslation:
      .warning
    case .unusedSuppression, .duplicateConstraint, .unusedIdentifier, .repeatedTrait, .fixedTextStyle,
      .readingOrder, .unusedTranslation:
      .note
    }
  }

  /// The group that the rule belongs to.
  public var group: Group {
    switch self {
    case .unsatisfiable, .ambiguous, .misplaced, .clippedText, .overlap, .outsideScreen, .illegalConstraint:
      .layout
    case .missingClass, .missingOutlet, .outletType, .missingAction, .missingImage, .missingColor,
      .missingFont, .missingDestination, .missingInitialController, .missingIdentifier,
      .duplicateReuseIdentifier,
      .duplicateConstraint, .deprecatedClass, .unusedIdentifier:
      .wiring
    case .missingLabel, .repeatedTrait, .fixedTextStyle, .touchTarget, .lowContrast, .clippedLargeText,
      .readingOrder:
      .accessibility
    case .missingTranslation, .unusedTranslation: .localization
    case .unusedSuppression: .settings
    }
  }

  /// Whether the rule is off unless somebody selects it, or gives it a severity in the configuration.
  public var isOptional: Bool {
    self == .unusedIdentifier || group == .accessibility || group == .localization
  }

  /// Whether the rule looks at views after layout, which takes most of the time of a lint.
  public var looksAtLayout: Bool {
    switch self {
    case .touchTarget, .lowContrast, .clippedLargeText, .readingOrder: true
    default: group == .layout
    }
  }
}
