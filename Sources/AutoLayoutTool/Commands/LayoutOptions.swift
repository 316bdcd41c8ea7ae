import ArgumentParser
import Foundation
import iOSViews

/// The options that decide how documents are laid out.
struct LayoutOptions: ParsableArguments {
  @Option(
    help: "Where natural sizes come from: measured anew, or recorded in the document when it was saved.")
  var metrics: DesignDocument.Metrics = .measured

  @Option(
    name: .customLong("size"),
    help: "The screen in points, such as 375x667, instead of the one saved; repeat it for several.",
    transform: ScreenSize.init(parsing:))
  var sizes: [ScreenSize] = []

  /// One for each size asked for.
  var documentOptions: [DesignDocument.Options] {
    guard !sizes.isEmpty else { return [DesignDocument.Options(metrics: metrics)] }
    return sizes.map { DesignDocument.Options(metrics: metrics, size: $0.size) }
  }
}

extension DesignDocument.Metrics: ExpressibleByArgument {}

/// A size on the command line: `WIDTHxHEIGHT`, in points.
struct ScreenSize: Hashable {
  /// No screen is larger; beyond it pictures would exhaust the memory.
  static let longestSide = 10_000

  var size: CGSize

  init(parsing argument: String) throws {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let range = 1...Double(ScreenSize.longestSide)
    let lengths = sides.compactMap { Double($0) }.filter(range.contains)
    guard sides.count == 2, lengths.count == 2 else {
      throw ValidationError("expected WIDTHxHEIGHT, each from 1 to \(ScreenSize.longestSide)")
    }
    size = CGSize(width: lengths[0], height: lengths[1])
  }
}
