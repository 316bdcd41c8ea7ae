import ArgumentParser
import Foundation
import iOSViews

/// The options that decide how documents are laid out.
struct LayoutOptions: ParsableArguments {
  @Option(
    help: "The source of content sizes: measured now, or recorded in the document when it was saved.")
  var metrics: DesignDocument.Metrics = .measured

  @OptionGroup var fonts: FontOptions

  @OptionGroup(title: "How to show documents (default: as they were saved)")
  var shown: VariantOptions

  /// One for each requested combination.
  var variants: [LayoutVariant] { shown.matrix.variants }
}

extension DesignDocument.Metrics: ExpressibleByArgument {}
