import ConstraintSolver
import Foundation

/// Required constraints that cannot all hold, reported when the engine finds the conflict.
///
/// The engine leaves out one of them, continues, and tries it again whenever something changes; the constraint stays
/// active.
public struct UnsatisfiableLayout {
  /// One of the constraints.
  public struct Member {
    /// As Apple's systems print it.
    public var description: ConstraintDescription
    /// Nil for a member that represents a frame and mask, or a guide's edge.
    public var constraint: LayoutConstraintBase?
    /// The views and guides that it refers to.
    public var items: [LayoutItem]
    /// Where it was made, if that is known.
    public var creationSite: SourceLocation?
    /// Its rows, for trials.
    var rows: ConflictTrial.Rows?

    /// False for a guide's edge and the size of the topmost view.
    package var canBeLeftOut: Bool { rows != nil }
  }

  /// An irreducible set: if any one of them were removed, the rest could hold.
  public var members: [Member]
  /// The index of the member that was left out.
  public var broken: Int
  /// The distance by which the layout violates it, in points.
  public var violation: Double
  /// The system whose wording the default handler uses.
  public var wording = MessageWording.iOS
  /// The describer that named the objects in the members' texts.
  package var describer = ConstraintDescriber()
  /// The topmost view, which explains the conflict for the default handler.
  var owner: (any LayoutNodeOwner)?
  /// The row that was left out.
  let brokenRow: ConstraintID
  let trial: ConflictTrial
}

// MARK: Handlers

extension UnsatisfiableLayout {
  /// A function that is called with each conflict.
  public typealias Handler = @Sendable (UnsatisfiableLayout) -> Void

  /// Called once for each constraint that is newly left out. The default prints Apple's message to standard error, and
  /// then, for a tree of views, an explanation. Apple's counterpart is a function to set a breakpoint on,
  /// `UIViewAlertForUnsatisfiableConstraints`.
  public static var handler: Handler {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  private static let storage = LockedValue<Handler>(UnsatisfiableLayout.print)

  @TaskLocal private static var scopedHandler: Handler?

  /// Runs `body` with another handler for everything that it lays out.
  public static func withHandler<Result>(_ handler: @escaping Handler, perform body: () throws -> Result)
    rethrows -> Result
  {
    try $scopedHandler.withValue(handler, operation: body)
  }

  @TaskLocal private static var isSilenced = false

  /// Runs `body` without reporting conflicts, at no cost.
  public static func silenced<Result>(perform body: () throws -> Result) rethrows -> Result {
    try $isSilenced.withValue(true, operation: body)
  }

  /// False if nothing receives the reports.
  static var hasListener: Bool { !isSilenced }

  func report() { (Self.scopedHandler ?? Self.handler)(self) }

  /// Prints nothing if ``LayoutSwitches/logsUnsatisfiable`` is off.
  private static func print(_ layout: UnsatisfiableLayout) {
    guard LayoutSwitches.current.logsUnsatisfiable else { return }
    let explanation = layout.owner?.explanation(ofConflict: layout)
    FileHandle.standardError.write(
      Data((layout.message(layout.wording) + "\n\n" + (explanation ?? "")).utf8))
  }
}
