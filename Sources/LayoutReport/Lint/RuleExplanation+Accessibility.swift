extension RuleExplanation {
  static let missingLabel = RuleExplanation(
    finds: """
      A button or bar button item that shows only a picture, does something and has no accessibility label. Symbols of the system \
      bring a label, and code can give one to a button that an outlet refers to or that has a custom class; these are passed over. \
      In documents of macOS, a button with neither a description nor a tool tip.
      """,
    matters: """
      VoiceOver reads the name of the picture's file, or only “button”. Somebody who does not see the picture cannot know what \
      the button does.
      """,
    wrong: """
      <button id="close">
        <state key="normal" image="ic-x-24"/>
        <connections><action selector="close:" destination="vc" eventType="touchUpInside" id="close-1"/></connections>
      </button>
      """,
    right: """
      <button id="close">
        <accessibility key="accessibilityConfiguration" label="Close"/>
        <state key="normal" image="ic-x-24"/>
        <connections><action selector="close:" destination="vc" eventType="touchUpInside" id="close-1"/></connections>
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
      “Automatically Adjusts Font” is off. Rows in the system's styles are passed over, as are texts with an outlet or a custom \
      class, which code may change.
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

  static let touchTarget = RuleExplanation(
    finds: """
      A button that is less than 44 points wide or high after layout, if it shows a picture, or if a constraint states the size. \
      Also a text field or a segmented control lower than the system's own. Other sizes are the system's: those of buttons with \
      a text that nothing limits. Disabled and hidden controls are passed over, and those with a custom class, with a larger \
      control beside them that does the same, or without any action.
      """,
    matters: """
      Apple's Human Interface Guidelines require 44 × 44 points, the width of a fingertip. Smaller buttons are missed, most of \
      all by people whose hands tremble.
      """,
    wrong: """
      <button id="close"><state key="normal" image="close"/></button>
      <constraint firstItem="close" firstAttribute="width" constant="24" id="w"/>
      <constraint firstItem="close" firstAttribute="height" constant="24" id="h"/>
      """,
    right: """
      <button id="close"><state key="normal" image="close"/></button>
      <constraint firstItem="close" firstAttribute="width" constant="44" id="w"/>
      <constraint firstItem="close" firstAttribute="height" constant="44" id="h"/>
      """)

  static let lowContrast = RuleExplanation(
    finds: """
      A text whose stated colour has a contrast below 4.5 with the stated colour behind it, or below 3 if the text is bold or \
      has 18 points or more. Light and dark interfaces count, dark ones only where the project does not exclude them. The rule \
      is silent over pictures, blurs and custom classes, where nothing states the background, for disabled controls, and for \
      the system's colours on the system's backgrounds. It looks at documents of iOS: on macOS the system colours what is behind \
      most texts.
      """,
    matters: """
      People with low vision cannot read the text, nor can anybody in sunlight. WCAG 2.2 requires these ratios (success \
      criterion 1.4.3), and so do the Human Interface Guidelines.
      """,
    wrong: """
      <label text="Optional" id="hint"><color key="textColor" white="0.7" alpha="1" colorSpace="calibratedWhite"/></label>
      <!-- On a white view: 2.1:1 -->
      """,
    right: """
      <label text="Optional" id="hint"><color key="textColor" white="0.4" alpha="1" colorSpace="calibratedWhite"/></label>
      <!-- On a white view: 5.7:1 -->
      """)

  static let clippedLargeText = RuleExplanation(
    finds: """
      A text with a style of Dynamic Type that fits at the standard size and is cut off at AX3, the first size at which body text \
      is more than twice as large. Texts that code replaces are passed over: those with an outlet, a tag or a custom class, and \
      samples. Rows of tables and freeform views grow with their content, but for static rows with a stated height.
      """,
    matters: """
      People who choose large texts lose the end of this one. WCAG 2.2 requires that texts can be twice as large without loss \
      (success criterion 1.4.4), and so does the label “Larger Text” of the App Store.
      """,
    wrong: """
      <label text="Remember this device" numberOfLines="1" id="title">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """,
    right: """
      <label text="Remember this device" numberOfLines="0" id="title">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """)

  static let readingOrder = RuleExplanation(
    finds: """
      Plain views or stacks side by side with the same parts, such as a number and a word below it, whose lines are at the same \
      heights. VoiceOver reads elements by their places, whatever view holds them: the first line of each group, then the second \
      line of each. Cells of tables, custom classes, columns with parts of one kind, and groups that are one element or set \
      `shouldGroupAccessibilityChildren` are passed over.
      """,
    matters: """
      VoiceOver says “12, 48, Posts, Friends”, and nobody can tell which number counts what.
      """,
    wrong: """
      <stackView axis="vertical" id="posts"><!-- 12 above Posts --></stackView>
      <stackView axis="vertical" id="friends"><!-- 48 above Friends --></stackView>
      """,
    right: """
      <stackView axis="vertical" id="posts">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="shouldGroupAccessibilityChildren" value="YES"/>
        </userDefinedRuntimeAttributes>
      </stackView>
      <!-- The same for friends. -->
      """)
}
