import AutoLayout
import Foundation

extension ViewSnapshot {
  /// The view and all below it, as they are laid out now.
  @MainActor
  init(of view: UIView) {
    self.init(
      identifier: view.documentIdentifier,
      className: view.reportedClassName,
      label: view.reportedLabel, frame: view.frame, isHidden: view.isHidden,
      isAmbiguous: view.layoutNode.engine.isAmbiguous(view.layoutNode), location: view.documentLocation,
      children: view.subviews.map(ViewSnapshot.init))
  }
}

extension UIView {
  /// A name for people: the label that the document gives the view, or else the text that it shows.
  package var reportedLabel: String? {
    [documentLabel, shownText].compactMap(\.self).first { !$0.isEmpty }
  }

  private var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
    case let view as UITextView: view.text
    default: nil
    }
  }
}
