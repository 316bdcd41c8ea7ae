import PangoText
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips tests whose expected widths and heights hold for Inter only, where that font is not installed.
  static var needsInter: Self {
    .enabled(
      if: FontCatalog.hasInter, "Inter is not installed; `make setup` installs it on Debian and Ubuntu")
  }
}
