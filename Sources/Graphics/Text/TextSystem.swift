import AmbientInputs
import CStartup

/// The text measurer, which every view without its own measurer uses.
@MainActor
public enum TextSystem {
  /// The measurer of the scope (``AmbientInputs/textMeasurer``), or else the process's. Setting it sets the process's.
  ///
  /// By default ``FixedPitchTextMeasurer``, which needs no system library. Programs that link `PangoText` set it at
  /// launch, or are started with the variable `AUTOLAYOUT_TEXT_MEASURER=pango`.
  public static var measurer: any TextMeasuring {
    get { current.measurer }
    set { process = RevisedMeasurer(newValue) }
  }

  /// Another one for each measurer that was set, which makes earlier sizes invalid.
  package static var revision: TextRevision { current.revision }

  private static var current: RevisedMeasurer { AmbientInputs.current(TextMeasurerInput.self) ?? process }
  private static var process = RevisedMeasurer(startupMeasurer ?? FixedPitchTextMeasurer())

  /// The measurer that a linked library chooses.
  private static var startupMeasurer: (any TextMeasuring)? {
    startup_measurer().flatMap {
      Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? any TextMeasuring
    }
  }
}

extension AmbientInputs {
  /// The text measurer of a scope; nil for that of the surrounding scope or the process.
  public var textMeasurer: (any TextMeasuring)? {
    get { self[TextMeasurerInput.self]?.measurer }
    set { self[TextMeasurerInput.self] = newValue.map(RevisedMeasurer.init) }
  }
}

private enum TextMeasurerInput: AmbientInput {
  typealias Value = RevisedMeasurer
}

private struct RevisedMeasurer: Sendable {
  let measurer: any TextMeasuring
  let revision = TextRevision()

  init(_ measurer: any TextMeasuring) { self.measurer = measurer }
}

/// The identity of a setting of the text measurer.
package final class TextRevision: Sendable, Equatable {
  fileprivate init() {}

  package static func == (one: TextRevision, other: TextRevision) -> Bool { one === other }
}
