import Foundation
import ProjectSources
import Testing

/// Projects with sources that no compiler takes, or that are made to be slow: nothing crashes, and what cannot be seen is unknown.
struct HostileSourceTests {
  /// Asks a project everything that rules ask.
  private func ask(_ project: ProjectIndex) -> ClassMembers {
    _ = project.identifierUses { _ in true }
    _ = project.mayMention("Form label save:")
    _ = project.occurrences(ofLiterals: ["Form"])
    _ = project.resources.mainStoryboards
    _ = project.resources.interfaceStyles
    return project.members(of: "Form")
  }

  /// Macros may add members.
  @Test(arguments: [
    "@AddMembers class Form: UIView { }", "class Form: UIView { #members }", "class Form: Form {}",
  ])
  func whatSourcesHideIsUnknown(_ text: String) {
    #expect(!ask(ProjectIndex(["a.swift": text])).isComplete)
  }

  @Test(arguments: [
    "class Form: UIView {\n#if DEBUG\nvar label = 1\n",
    "#if A\nclass Form: UIView {\n#else\nclass Form: UIViewController {\n#endif",
    "class Form<Value where Value: >: Base<Form<Form<Form>>> { func save(_ sender: ",
    "extension Form { @objc func ", "class Form: UIView { \"\"\" \\( \\( \\( ",
    "class Form: UIView { /* /* /* */ ",
    "class class class Form Form : : UIView UIView {{{{ }", "@objc(\u{0}) class Form: UIView {}",
    "class \u{202E}Form: UIView {}", "class Fo\u{301}rm: UIView {}", "let a = [[[[[[((((((<<<<<<",
  ])
  func sourcesOfSwift(_ text: String) {
    _ = ask(ProjectIndex(["a.swift": text]))
  }

  @Test(arguments: [
    "@interface Form : UIView", "@interface Form : UIView\nMEMBERS\n@end", "@interface Form : Form\n@end",
    "#define Form Other\n@interface Form : UIView\n@end", "@interface Form (A",
    "@implementation Form\n- (void)save:(id",
    "@interface Form<__covariant T : id<A, B<C>>> : Base<T>\n@end",
    "#if 1\n@interface Form : UIView\n#else\n@end",
    "@\"\\\"@interface Form", "/* @interface Form : UIView",
  ])
  func sourcesOfObjectiveC(_ text: String) {
    _ = ask(ProjectIndex(["a.m": text, "a.h": text]))
  }

  /// Bytes that are no UTF-8, alone and in the middle of a class.
  @Test func bytesOfOtherEncodings() {
    let middle =
      Data("class Form: UIView { let a = \"".utf8) + Data([0xFF, 0xFE, 0xC0, 0x80, 0xED, 0xA0, 0x80])
    for bytes in [Data([0xFF]), Data([0xFE, 0xFF, 0, 64]), middle, middle + Data("\" }".utf8)] {
      let project = ProjectIndex(
        ProjectFiles(paths: ["a.swift", "a.m"]) { _ in bytes })
      _ = ask(project)
    }
  }

  /// 100,000 lines: the largest file that is read has four megabytes.
  @Test(.timeLimit(.minutes(5)))
  func veryLongFiles() {
    let lines = (0..<100_000).map { "- (void)action\($0):(id)sender;" }.joined(separator: "\n")
    let project = ProjectIndex(["Form.h": "@interface Form : UIView\n\(lines)\n@end"])
    let members = ask(project)
    #expect(members.responds(to: "action99999:"))
  }

  @Test func filesBeyondTheLimitAreUnknown() {
    let bytes = Data(repeating: UInt8(ascii: " "), count: 4_000_001)
    let project = ProjectIndex(ProjectFiles(paths: ["a.swift"]) { _ in bytes })
    #expect(project.mayDeclare("Anything"))
    #expect(!project.members(of: "Anything").isComplete)
  }
}
