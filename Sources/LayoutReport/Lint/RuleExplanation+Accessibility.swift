extension RuleExplanation {
  static let missingLabel = RuleExplanation(
    finds: """
      A button or bar button item that shows only a picture and has no accessibility label. Symbols of the system bring a label, \
      and code can give one to a button that an outlet refers to or that has a custom class; these are passed over.
      """,
    matters: """
      VoiceOver reads the name of the picture's file, or only “button”. Somebody who does not see the picture cannot know what \
      the button does.
      """,
    wrong: """
      <button id="close"><state key="normal" image="ic-x-24"/></button>
      """,
    right: """
      <button id="close">
        <accessibility key="accessibilityConfiguration" label="Close"/>
        <state key="normal" image="ic-x-24"/>
      </button>
      """)

  static let repeatedTrait = RuleExplanation(
    finds: """
      An accessibility label that ends with the English word that VoiceOver says for the object's kind anyway: button, image, \
      switch, slider, text field or tab.
      """,
    matters: "VoiceOver says “Close button, button”.",
    wrong: """
      <accessibility key="accessibilityConfiguration" label="Close button"/>
      """,
    right: """
      <accessibility key="accessibilityConfiguration" label="Close"/>
      """)

  static let fixedTextStyle = RuleExplanation(
    finds: """
      A label, text field or text view with one of Dynamic Type's styles that does not follow the size that a person chooses: \
      “Automatically Adjusts Font” is off.
      """,
    matters: """
      The text has the right size when the screen is made, and keeps it when somebody changes the size in the settings or in \
      Control Center.
      """,
    wrong: """
      <label text="Total" id="total">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """,
    right: """
      <label text="Total" adjustsFontForContentSizeCategory="YES" id="total">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """)
}
