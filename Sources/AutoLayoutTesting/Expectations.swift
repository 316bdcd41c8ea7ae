import AutoLayout
import LayoutExpectations
import iOSViews

@_exported import enum LayoutExpectations.LayoutCheck

/// Fails the running test, of Swift Testing or of XCTest, if required constraints of the subject contradict each other or
/// its layout never settles.
///
/// The failure message describes the fault and the edit that would fix it, and names an HTML page that shows the layout.
/// The page is in the folder named by the environment variable `AUTOLAYOUT_REPORTS`, or else in the temporary folder.
///
///     expectNoConflicts(in: view)
///     expectNoConflicts(in: FreshSubject { SignUpView() }, on: LayoutMatrix(devices: [.iPhoneSE, .iPadPro11]))
///     expectNoConflicts(in: LayoutDocument("Sources/App/Main.storyboard"), on: LayoutMatrix(languages: ["de", "ar"]))
@MainActor
public func expectNoConflicts(
  in subject: some LayoutSubject, on matrix: LayoutMatrix = LayoutMatrix(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  LayoutExamination(subject, matrix, [.conflicts], TestSite(fileID, filePath, line, column)).run()
}

/// Fails the running test if constraints leave the place or size of some view open. See
/// ``expectNoConflicts(in:on:fileID:filePath:line:column:)``.
@MainActor
public func expectNoAmbiguity(
  in subject: some LayoutSubject, on matrix: LayoutMatrix = LayoutMatrix(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  LayoutExamination(subject, matrix, [.ambiguity], TestSite(fileID, filePath, line, column)).run()
}

/// Fails the running test if the text of some label or button does not fit. Texts are measured with a fixed pitch unless
/// the test sets `TextSystem.measurer`. See ``expectNoConflicts(in:on:fileID:filePath:line:column:)``.
@MainActor
public func expectNoClipping(
  in subject: some LayoutSubject, on matrix: LayoutMatrix = LayoutMatrix(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  LayoutExamination(subject, matrix, [.clipping], TestSite(fileID, filePath, line, column)).run()
}

/// Fails the running test for conflicts, ambiguities and clipped texts alike. See
/// ``expectNoConflicts(in:on:fileID:filePath:line:column:)``.
@MainActor
public func expectSoundLayout(
  of subject: some LayoutSubject, on matrix: LayoutMatrix = LayoutMatrix(),
  checks: [LayoutCheck] = LayoutCheck.allCases, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  LayoutExamination(subject, matrix, checks, TestSite(fileID, filePath, line, column)).run()
}

/// Fails the running test if code shows habits that make layouts break later (`LayoutHabits`).
///
///     expectGoodHabits { SignUpView() }
///
/// Lays out the result of the closure, updates it and lays it out again.
@MainActor
public func expectGoodHabits(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, of make: () throws -> UIView
) rethrows {
  let findings = try UnsatisfiableLayout.silenced { try LayoutHabits.findings(making: make) }
  guard !findings.isEmpty else { return }
  let lines = findings.enumerated().flatMap { index, finding in
    let place = finding.location.map { " (\($0))" } ?? ""
    return ["\(index + 1). \(finding.message)\(place)"] + (finding.hint.map { ["  \($0)"] } ?? [])
  }
  let count = findings.count == 1 ? "1 bad habit" : "\(findings.count) bad habits"
  TestFailure.record(
    (["\(count):"] + lines).joined(separator: "\n"), at: TestSite(fileID, filePath, line, column))
}
