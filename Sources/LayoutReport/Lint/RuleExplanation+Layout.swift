extension LintRule {
  /// The page of the rule.
  public var explanation: RuleExplanation {
    switch self {
    case .unsatisfiable: .unsatisfiable
    case .ambiguous: .ambiguous
    case .misplaced: .misplaced
    case .clippedText: .clippedText
    case .overlap: .overlap
    case .outsideScreen: .outsideScreen
    case .illegalConstraint: .illegalConstraint
    case .missingClass: .missingClass
    case .missingOutlet: .missingOutlet
    case .outletType: .outletType
    case .missingAction: .missingAction
    case .missingImage: .missingImage
    case .missingColor: .missingColor
    case .missingFont: .missingFont
    case .missingDestination: .missingDestination
    case .missingInitialController: .missingInitialController
    case .missingIdentifier: .missingIdentifier
    case .duplicateReuseIdentifier: .duplicateReuseIdentifier
    case .duplicateConstraint: .duplicateConstraint
    case .deprecatedClass: .deprecatedClass
    case .unusedIdentifier: .unusedIdentifier
    case .missingLabel: .missingLabel
    case .repeatedTrait: .repeatedTrait
    case .fixedTextStyle: .fixedTextStyle
    case .touchTarget: .touchTarget
    case .lowContrast: .lowContrast
    case .clippedLargeText: .clippedLargeText
    case .readingOrder: .readingOrder
    case .missingTranslation: .missingTranslation
    case .unusedTranslation: .unusedTranslation
    case .unusedSuppression: .unusedSuppression
    }
  }
}

extension RuleExplanation {
  fileprivate static let unsatisfiable = RuleExplanation(
    finds: """
      Required constraints that cannot all hold. The message names the smallest set of them that contradicts itself, and the \
      sum that does not add up.
      """,
    matters: """
      When the app shows the screen, it prints “Unable to simultaneously satisfy constraints” and breaks one of them. Which one \
      it breaks may change with the device, so the screen may look right on one and wrong on another.
      """,
    wrong: """
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w-1"/>
      <constraint firstItem="box" firstAttribute="width" constant="120" id="w-2"/>
      """,
    right: """
      <constraint firstItem="box" firstAttribute="width" constant="120" id="w-2"/>
      """)

  fileprivate static let ambiguous = RuleExplanation(
    finds: """
      A view whose place or size no constraint and no content gives, or views that can share space in more than one way.
      """,
    matters: """
      The app chooses one of the possible layouts. The choice may differ from the one that the document shows, from device to \
      device and from run to run.
      """,
    wrong: """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
      <!-- Nothing gives the view's top, width and height. -->
      """,
    right: """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w"/>
      <constraint firstItem="box" firstAttribute="height" constant="50" id="h"/>
      """)

  fileprivate static let misplaced = RuleExplanation(
    finds: """
      A saved frame that differs from the frame that the constraints give, as Xcode's “Misplaced Views” does. Without Xcode's \
      mark, the finding needs a proof in the document itself.
      """,
    matters: """
      The document shows something else than the app does. Whoever edits it next sees a wrong picture, and Xcode writes the \
      frame again on a later save, as a change that nobody meant.
      """,
    wrong: """
      <rect key="frame" x="30" y="40" width="100" height="50"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
      """,
    right: """
      <rect key="frame" x="20" y="40" width="100" height="50"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
      """)

  fileprivate static let clippedText = RuleExplanation(
    finds: """
      A text that needs more space than its view has, so that the end is cut off or replaced by dots.
      """,
    matters: """
      People cannot read the whole text. It shows first in other languages, with larger text sizes and on smaller devices: \
      `--language`, `--text-size` and `--device` look there.
      """,
    wrong: """
      <label text="Remember this device" numberOfLines="1" id="title"/>
      <constraint firstItem="title" firstAttribute="width" constant="60" id="w"/>
      """,
    right: """
      <label text="Remember this device" numberOfLines="0" id="title"/>
      <constraint firstItem="title" firstAttribute="width" relation="greaterThanOrEqual" constant="60" id="w"/>
      """)

  fileprivate static let overlap = RuleExplanation(
    finds: """
      Views that overlap on one of the devices, in one of the languages or text sizes, and that do not overlap in the saved \
      document.
      """,
    matters: "One view hides the other, or takes the touches that are meant for it.",
    wrong: """
      <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="a"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="price" secondAttribute="trailing" constant="16" id="b"/>
      """,
    right: """
      <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="a"/>
      <constraint firstItem="price" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="name" \
      secondAttribute="trailing" constant="8" id="c"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="price" secondAttribute="trailing" constant="16" id="b"/>
      """)

  fileprivate static let outsideScreen = RuleExplanation(
    finds: """
      A view that leaves its screen on one of the devices, in one of the languages or text sizes, and is on the screen in the \
      saved document.
      """,
    matters: "People cannot see or touch what is beyond the edge.",
    wrong: """
      <constraint firstItem="box" firstAttribute="width" constant="360" id="w"/>
      <!-- Wider than a screen of 320 points. -->
      """,
    right: """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="a"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="b"/>
      """)

  fileprivate static let illegalConstraint = RuleExplanation(
    finds: """
      A constraint between things that no constraint can relate: an item that the document does not have, a width and an edge, \
      or a left edge and a leading one.
      """,
    matters: """
      Such a constraint raises an exception when it is installed, or is left out when the document is loaded. The layout then \
      lacks it. Merges by hand are the usual cause.
      """,
    wrong: """
      <constraint firstItem="box" firstAttribute="leading" secondItem="gone" secondAttribute="leading" id="x"/>
      """,
    right: """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
      """)

  fileprivate static let unusedSuppression = RuleExplanation(
    finds: """
      A label with `lint:disable`, or an entry under `suppressions` in the configuration file, that has nothing to suppress, or \
      that names a rule that does not exist.
      """,
    matters: """
      A suppression that outlives its reason hides the next fault of the same kind.
      """,
    wrong: """
      <view userLabel="Logo lint:disable=misplaced" id="logo"/>
      <!-- The frame of the view is right. -->
      """,
    right: """
      <view userLabel="Logo" id="logo"/>
      """)
}
