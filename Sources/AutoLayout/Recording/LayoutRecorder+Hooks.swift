import Foundation

/// The calls by which the passes and the façades record events. Each costs one comparison while there is no
/// recording.
extension LayoutNode {
  /// Runs a step of the passes and records it.
  @inline(__always)
  func recorded<Result>(_ kind: LayoutEvent.Kind, _ body: () -> Result) -> Result {
    guard let recorder = LayoutRecorder.current else { return body() }
    return recorder.step(kind, of: self, body) { _ in .none }
  }

  @inline(__always)
  func record(_ kind: LayoutEvent.Kind, marks: Bool = false) {
    LayoutRecorder.current?.note(kind, self, marks: marks)
  }

  /// Solves and counts the work.
  func recordedSolve(_ engine: LayoutEngine, _ body: () -> Void) {
    guard let recorder = LayoutRecorder.current else { return body() }
    let before = engine.solver.statistics
    recorder.step(.solve, of: self, body) { _ in
      let after = engine.solver.statistics
      return .solved(
        LayoutEvent.SolveCounts(
          rows: after.rows, rowsTouched: after.rowsTouched - before.rowsTouched,
          variablesTouched: after.variablesTouched - before.variablesTouched,
          pivots: after.pivots - before.pivots))
    }
  }

  /// Runs `body`, which measures content within `width`, and records it.
  package func recordedMeasure(within width: CGFloat?, isText: Bool, _ body: () -> CGSize) -> CGSize {
    guard let recorder = LayoutRecorder.current else { return body() }
    return recorder.step(.measure, of: self, body) { size in
      .measured(width: width.map { Double($0) }, size: size, isText: isText)
    }
  }
}

extension LayoutConstraintBase {
  @inline(__always)
  final func record(_ kind: LayoutEvent.Kind, _ detail: LayoutEvent.Detail = .none) {
    LayoutRecorder.current?.note(kind, self, detail)
  }
}
