import AutoLayout
import Foundation
import InterfaceBuilder
import MacViews
import iOSViews

/// Reads one document, makes views of it, lays them out and draws them, as saved and on another screen.
@MainActor
public struct FuzzTrial {
  public enum Outcome: Hashable, Sendable {
    case refused(line: Int, column: Int, message: String)
    /// The number of scenes.
    case laidOut(Int)
  }

  /// Takes turns with the ways of showing a document.
  private static let others: [DesignDocument.Options] = [
    DesignDocument.Options(device: DeviceTable.device(id: "ipad9_7"), orientation: .landscape),
    DesignDocument.Options(
      size: CGSize(width: 320, height: 480), direction: .rightToLeft,
      textSize: .accessibilityExtraExtraExtraLarge),
    DesignDocument.Options(localization: DocumentLocalization(pseudo: .double)),
    DesignDocument.Options(device: DeviceTable.device(id: "retina6_12")),
  ]

  public init() {}

  /// Conflicts are put into words, too, and the words dropped.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - round: decides how the document is shown the second time.
  public func run(_ bytes: Data, round: Int) -> Outcome {
    UnsatisfiableLayout.withHandler {
      _ = $0.explanation
    } perform: {
      outcome(bytes, round: round)
    }
  }

  private static let macOthers: [MacDesignDocument.Options] = [
    MacDesignDocument.Options(),
    MacDesignDocument.Options(size: CGSize(width: 320, height: 240), direction: .rightToLeft),
    MacDesignDocument.Options(localization: DocumentLocalization(pseudo: .double)),
    MacDesignDocument.Options(metrics: .recorded, size: CGSize(width: 2000, height: 1500)),
  ]

  /// As saved, and in the windows of another size, language or direction.
  private func macOutcome(_ document: InterfaceDocument, round: Int) throws(DocumentError) -> Outcome {
    let saved = try MacDesignDocument(
      document, file: "mutant", options: MacDesignDocument.Options(metrics: .recorded))
    let count = saved.snapshot().scenes.count
    let other = try MacDesignDocument(
      document, file: "mutant", options: Self.macOthers[round % Self.macOthers.count])
    for scene in other.scenes { _ = scene.windowDisplayList(isDark: round % 2 == 1) }
    return .laidOut(count)
  }

  private func outcome(_ bytes: Data, round: Int) -> Outcome {
    do throws(DocumentError) {
      let document = try InterfaceDocument(data: bytes)
      if document.platform == .macOS { return try macOutcome(document, round: round) }
      let saved = try DesignDocument(
        document, file: "mutant", options: DesignDocument.Options(metrics: .recorded))
      let count = saved.snapshot().scenes.count
      let other = try DesignDocument(
        document, file: "mutant", options: Self.others[round % Self.others.count])
      for scene in other.scenes { _ = scene.displayList() }
      return .laidOut(count)
    } catch {
      return .refused(line: error.line, column: error.column, message: error.message)
    }
  }
}
