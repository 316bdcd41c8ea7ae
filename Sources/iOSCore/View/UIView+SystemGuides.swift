import AutoLayout

extension UIView {
  /// The guides of every view, created on first use.
  struct SystemGuides {
    var margins: UILayoutGuide?
    var safeArea: UILayoutGuide?
    var readable: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    var topBar: LayoutSupportGuide?
    var bottomBar: LayoutSupportGuide?
    var content: UILayoutGuide?
    var frame: UILayoutGuide?
  }
}
