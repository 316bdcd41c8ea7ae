import ArgumentParser

/// The option that names font files.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      """
      A font file, or a folder with some, to use without installing it, beside those of the project (UIAppFonts and \
      ATSApplicationFontsPath in property lists, or files beside the document). Repeat it for several.
      """, valueName: "path"), completion: .file())
  var paths: [String] = []
}
