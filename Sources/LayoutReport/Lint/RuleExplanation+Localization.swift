extension RuleExplanation {
  static let missingTranslation = RuleExplanation(
    finds: """
      A text of a document without an entry in the `.strings` file or the string catalogue of a language that has entries for \
      other texts of the document. Texts that code replaces are passed over: those of objects with an outlet, a tag, a custom \
      class or a runtime attribute. So are samples, texts without letters, texts that another language keeps as they are, and \
      languages that mostly repeat the document's texts.
      """,
    matters: """
      People see one text of the screen in another language than the rest. It happens when a text was added after the last \
      export for translators.
      """,
    wrong: """
      <label text="Remember this device" id="8bC-Xf-vdC"/>
      <!-- de.lproj/Main.strings has entries for other objects only. -->
      """,
    right: """
      <label text="Remember this device" id="8bC-Xf-vdC"/>
      <!-- de.lproj/Main.strings: "8bC-Xf-vdC.text" = "Dieses Gerät merken"; -->
      """)

  static let unusedTranslation = RuleExplanation(
    finds: """
      A `.strings` file or a string catalogue of a document with entries for objects that the document does not have. There is \
      one finding for each file.
      """,
    matters: """
      Translators work on texts that nobody sees. If an object was deleted and made again, its new text has no translation, \
      although somebody once wrote one.
      """,
    wrong: """
      <label text="Title" id="new-Id-abc"/>
      <!-- de.lproj/Main.strings: "8bC-Xf-vdC.text" = "Titel"; -->
      """,
    right: """
      <label text="Title" id="new-Id-abc"/>
      <!-- de.lproj/Main.strings: "new-Id-abc.text" = "Titel"; -->
      """)
}
