/// The views and metrics that the names of a format refer to.
public struct FormatVocabulary: Hashable, Sendable {
  /// The facts about a view that decide whether a format is legal.
  public struct View: Hashable, Sendable {
    /// Whether the view has a superview, which `
    /// ` needs.
    public var hasSuperview: Bool
    /// True for views with text: spaces can be measured between their baselines.
    public var hasText: Bool

    public init(hasSuperview: Bool = true, hasText: Bool = false) {
      self.hasSuperview = hasSuperview
      self.hasText = hasText
    }
  }

  /// The meaning of a bare `-` next to `|`.
  public enum SuperviewSpace: Hashable, Sendable {
    /// The superview's layout margin (UIKit from iOS 8).
    case margin
    /// A standard space to the edge (AppKit, and UIKit before).
    case edge
  }

  /// The numbers of the names, in points.
  public var metrics: [String: Double]
  /// The views of the names.
  public var views: [String: View]
  /// The meaning of a bare `-` next to `
  /// `.
  public var superviewSpace: SuperviewSpace

  public init(
    metrics: [String: Double] = [:], views: [String: View], superviewSpace: SuperviewSpace = .margin
  ) {
    self.metrics = metrics
    self.views = views
    self.superviewSpace = superviewSpace
  }

  func message(for use: NameUse) -> String? {
    switch use.role {
    case .view: views[use.name] == nil ? Message.unknownView(use.name) : nil
    case .metric: metrics[use.name] == nil ? Message.unknownMetric(use.name) : nil
    case .metricOrView:
      metrics[use.name] == nil && views[use.name] == nil ? Message.unknownMetric(use.name) : nil
    }
  }
}
