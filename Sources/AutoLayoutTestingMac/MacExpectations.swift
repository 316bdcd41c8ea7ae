import AutoLayout
import LayoutExpectations
import MacViews

@_exported import enum LayoutExpectations.LayoutCheck

/// Fails the running test, of Swift Testing or of XCTest, if required constraints of the subject contradict each other or
/// its layout never settles.
///
/// The failure message describes the fault and its fix in plain words, and names a page that shows the layout. The page is
/// in the folder named by the environment variable `AUTOLAYOUT_REPORTS`, or else in the temporary folder.
///
///     expectNoConflicts(in: window)
///     expectNoConflicts(in: FreshSubject { InspectorView() }, on: LayoutMatrix(sizes: [NSSize(width: 240, height: 600)]))
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

/// Fails the running test if the text of some field or button does not fit. Texts are measured with a fixed pitch unless the
/// test sets `TextSystem.measurer`. See ``expectNoConflicts(in:on:fileID:filePath:line:column:)``.
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
