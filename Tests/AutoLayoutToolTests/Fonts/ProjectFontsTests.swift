import AutoLayoutTool
import Foundation
import PangoText
import Testing

/// The fonts of a project in the commands. A label of four letters in ``MadeFont`` of 10 points is 20 points wide, and 36 in the
/// wider one.
@MainActor
struct ProjectFontsTests {
  private static let wide = MadeFont(width: 900)

  private static func storyboard(x: Int = 20, font: String = "MadeSans-Regular") -> String {
    SampleStoryboard.text(
      views: SampleStoryboard.view(
        "label", "20 40 100 10", element: "label", attributes: "text=\"aaaa\"",
        content:
          "<fontDescription key=\"fontDescription\" name=\"\(font)\" family=\"Made Sans\" pointSize=\"10\"/>"),
      constraints: SampleStoryboard.constraint("c1", "label.leading = root.leading \(x)")
        + SampleStoryboard.constraint("c2", "label.top = root.top 40"))
  }

  private nonisolated static func list(_ content: String) -> Data {
    Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(content)</dict></plist>".utf8)
  }

  private nonisolated static let declaration = list(
    "<key>UIAppFonts</key><array><string>Made.ttf</string></array>")

  private func files(_ more: [String: Data]) -> MemoryFiles {
    MemoryFiles(
      bytes: ["/p/.git/HEAD": Data(), "/p/App/Base.lproj/Main.storyboard": Data(Self.storyboard().utf8)]
        .merging(more) { $1 })
  }

  private func run(_ arguments: [String], _ files: MemoryFiles, git: MemoryGit = MemoryGit()) -> ToolRun {
    ToolRun(
      arguments, files: files, documents: DesignDocuments(), measurer: PangoTextMeasurer(), git: git)
  }

  private func layOut(_ more: [String: Data], _ options: String...) -> ToolRun {
    run(["layout", "/p/App/Base.lproj/Main.storyboard"] + options, files(more))
  }

  /// The label's size, from a line such as `UILabel “aaaa” label 20 40 20 10`.
  private func size(_ run: ToolRun) -> String? {
    run.output.firstMatch(of: /label\s+20\s+40\s+([\d.]+)\s+([\d.]+)/).map { "\($0.1) × \($0.2)" }
  }

  private static let missing = "fonts not installed, with substitutes: MadeSans-Regular"

  @Test func withoutTheFontThereIsTheNoteOfAlways() {
    #expect(layOut([:]).errors.contains(Self.missing))
  }

  @Test(arguments: [
    ["App/Info.plist": declaration, "Resources/Fonts/Made.ttf": MadeFont().file],
    [
      "App/App-Info.plist": list("<key>ATSApplicationFontsPath</key><string>Fonts</string>"),
      "App/Fonts/Made.otf": MadeFont().file,
    ],
    ["App/Made.ttf": MadeFont().file],
  ])
  func fontsOfTheProjectAreUsed(project: [String: Data]) {
    let found = layOut(Dictionary(uniqueKeysWithValues: project.map { ("/p/" + $0.key, $0.value) }))
    #expect(!found.errors.contains("fonts"), "\(found.errors)")
    #expect(size(found) == "20 × 10", "\(found.output)")
  }

  /// A property list decides; a file that it leaves out is none of the app's.
  @Test func fontsThatNobodyDeclaresAreLeftOut() {
    let found = layOut([
      "/p/App/Info.plist": Self.declaration, "/p/App/Other.ttf": MadeFont(family: "Made Sans").file,
      "/p/App/Made.ttf": MadeFont(family: "Third").file,
    ])
    #expect(found.errors.contains(Self.missing))
  }

  @Test func fontsAreNamedOnTheCommandLine() {
    let files = files(["/f/Made.ttf": Self.wide.file])
    for path in ["/f", "/f/Made.ttf"] {
      let found = run(["layout", "/p/App/Base.lproj/Main.storyboard", "--fonts", path], files)
      #expect(size(found) == "36 × 10", "\(found.output)")
    }
    let missing = run(["layout", "/p/App/Base.lproj/Main.storyboard", "--fonts", "/g"], files)
    #expect(missing.status == .failed && missing.errors.contains("fonts: /g: no such file or folder"))
  }

  @Test func fontsAreNamedInTheConfiguration() {
    let files = files(["/f/Made.ttf": MadeFont().file, "/c.yml": Data("fonts: /f".utf8)])
    let lint = ["lint", "/p/App/Base.lproj/Main.storyboard"]
    #expect(run(lint, files).errors.contains(Self.missing))
    #expect(!run(lint + ["--config", "/c.yml"], files).errors.contains("fonts"))
  }

  @Test func brokenFontsGetANote() {
    let found = layOut(["/p/App/Made.ttf": Data("<html>".utf8)])
    #expect(
      found.errors.contains("note: fonts not loaded: /p/App/Made.ttf (not a TrueType or OpenType font)"),
      "\(found.errors)")
    #expect(found.errors.contains(Self.missing))
    #expect(found.status == .done)
  }

  @Test func allCommandsThatMeasureUseThem() {
    let document = "/p/App/Base.lproj/Main.storyboard"
    for arguments in [
      ["render", "-o", "/o", document], ["inspect", "-o", "/o.html", document], ["lint", document],
      ["animate", "--to", "size=320x568", "-o", "/o", document],
    ] {
      let found = run(arguments, files(["/p/App/Made.ttf": MadeFont().file]))
      #expect(!found.errors.contains("fonts"), "\(arguments[0]): \(found.errors)")
    }
  }

  @Test func picturesShowTheFont() throws {
    let render = ["render", "-o", "/o", "/p/App/Base.lproj/Main.storyboard", "--metrics", "recorded"]
    let plain = run(render, files([:])).files.contents
    let found = run(render, files(["/p/App/Made.ttf": MadeFont().file])).files.contents
    let path = try #require(plain.keys.first { $0.hasSuffix(".png") })
    #expect(plain[path] != found[path])
  }

  /// The label's width changes with the font alone, its place with the document.
  @Test func eachVersionHasTheFontsOfItsRevision() throws {
    let git = MemoryGit()
    git.commits = [
      "HEAD": [
        "App/Main.storyboard": Data(Self.storyboard().utf8), "App/Info.plist": Self.declaration,
        "App/Made.ttf": MadeFont().file,
      ]
    ]
    git.workTree = try #require(git.commits["HEAD"])
    git.workTree["App/Main.storyboard"] = Data(Self.storyboard(x: 30).utf8)
    git.workTree["App/Made.ttf"] = Self.wide.file
    let found = run(["diff"], files([:]), git: git)
    #expect(found.output.contains("x 20 → 30, width 20 → 36"), "\(found.output)")
    #expect(!found.errors.contains("fonts"), "\(found.errors)")
  }
}
