import Foundation

/// Text that a program adds to the descriptions of its constraints, such as tags of views. Objective-C programs override
/// `description` in a category; Swift cannot do that in an extension.
public enum DescriptionAddendum {
  /// The text that follows a constraint's description, or nil for none.
  public typealias Maker = @Sendable (LayoutConstraintBase) -> String?

  /// Called for each constraint that is described; nil, the default, adds nothing.
  public static var maker: Maker? {
    get { storedMaker.withLock { $0 } }
    set { storedMaker.withLock { $0 = newValue } }
  }

  private static let storedMaker = LockedValue<Maker?>(nil)

  @TaskLocal private static var scopedMaker: Maker?

  /// Runs `body` with another maker for everything that it describes.
  public static func with<Result>(_ maker: @escaping Maker, perform body: () throws -> Result) rethrows
    -> Result
  {
    try $scopedMaker.withValue(maker, operation: body)
  }

  static func text(for constraint: LayoutConstraintBase) -> String? {
    (scopedMaker ?? maker)?(constraint).flatMap { $0.isEmpty ? nil : $0 }
  }
}
