import Foundation
import LayoutReport
import iOSViews

/// Labels and buttons whose text does not fit.
@MainActor
enum ClippedTextRule {
  static func suspects(in scene: InspectedScene) -> [Suspect] {
    scene.views.compactMap { inspected in
      // The labels of standard cells get their frames from the cell, which a document may leave out.
      let isPlacedByCell = !inspected.isUnderAutoLayout && inspected.view.bounds.isEmpty
      guard inspected.isShown, inspected.view.documentIdentifier != nil, !isPlacedByCell else { return nil }
      switch inspected.view {
      case let label as UILabel: return suspect(label, inspected, in: scene)
      case let button as UIButton: return suspect(button, inspected, in: scene)
      default: return nil
      }
    }
  }

  /// Fonts are stand-ins for Apple's: widths differ by up to some hundredths. Observed on 329 labels: 96 % within 3 %.
  private static let widthTolerance: CGFloat = 0.03
  /// Points.
  private static let least: CGFloat = 1

  private static func isShort(_ length: CGFloat, of needed: CGFloat) -> Bool {
    needed - length > max(least, needed * widthTolerance)
  }

  // MARK: Labels

  private static func suspect(
    _ label: UILabel, _ inspected: InspectedView, in scene: InspectedScene
  ) -> Suspect? {
    guard let lack = lack(of: label) else { return nil }
    let finding = scene.finding(
      .clippedText, "\(LintText.name(label)) \(lack)", about: [inspected.object])
    return Suspect(finding: finding, mend: { mend(label, in: scene) })
  }

  /// What is missing, in words; nil when the text fits.
  private static func lack(of label: UILabel) -> String? {
    guard label.text?.contains(where: { !$0.isWhitespace }) == true else { return nil }
    let size = label.bounds.size
    guard label.numberOfLines == 1 else { return lackOfHeight(label) }
    let natural = label.intrinsicContentSize
    let shrink = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, smallestScale) : 1
    let needed = natural.width * shrink
    if isShort(size.width, of: needed) { return words("wide", size.width, needed) }
    // A line's height holds room for accents: a little less hides nothing.
    let line = natural.height * shrink * lineShown
    return isShort(size.height, of: line) ? words("high", size.height, natural.height) : nil
  }

  /// UIKit shrinks text without a limit where the factor is 0; text below half its size counts as unreadable.
  private static let smallestScale: CGFloat = 0.5
  /// From the top of capitals to the descent: of a line of the system font, about four fifths.
  private static let lineShown: CGFloat = 0.8

  /// Points; no label is higher.
  private static let tallest: CGFloat = 1_000_000

  private static func lackOfHeight(_ label: UILabel) -> String? {
    let size = label.bounds.size
    let tall = CGRect(x: 0, y: 0, width: size.width, height: tallest)
    let all = label.textRect(forBounds: tall, limitedToNumberOfLines: 0).size
    let allowed = label.textRect(forBounds: tall, limitedToNumberOfLines: label.numberOfLines).size
    if isShort(allowed.height, of: all.height), !label.adjustsFontSizeToFitWidth {
      return "needs more than its \(label.numberOfLines) lines"
    }
    let oneLine = label.textRect(forBounds: tall, limitedToNumberOfLines: 1).size.height
    // Only a line that is missing as a whole is cut; the rest is rounding.
    guard all.height - size.height > oneLine / 2 else { return nil }
    return words("high", size.height, all.height)
  }

  private static func words(_ dimension: String, _ length: CGFloat, _ needed: CGFloat) -> String {
    "is \(LintText.number(length)) points \(dimension), but its text needs \(LintText.number(needed))"
  }

  private static func mend(_ label: UILabel, in scene: InspectedScene) -> String? {
    let conflicts = scene.conflictCount
    if let wider = Loosening.mend(label, in: scene, isMended: { lack(of: label) == nil }) { return wider }
    let lines = label.numberOfLines
    guard lines != 0 else { return nil }
    let helps = scene.trying {
      label.numberOfLines = 0
    } takingBack: {
      label.numberOfLines = lines
    } _: {
      lack(of: label) == nil && scene.conflictCount <= conflicts
    }
    return helps ? "Let the text take as many lines as it needs: numberOfLines=\"0\"" : nil
  }

  // MARK: Buttons

  private static func suspect(
    _ button: UIButton, _ inspected: InspectedView, in scene: InspectedScene
  ) -> Suspect? {
    guard let lack = lack(of: button) else { return nil }
    let finding = scene.finding(
      .clippedText, "\(LintText.name(button)) \(lack)", about: [inspected.object])
    return Suspect(
      finding: finding,
      mend: { Loosening.mend(button, in: scene, isMended: { self.lack(of: button) == nil }) })
  }

  private static func lack(of button: UIButton) -> String? {
    guard button.currentTitle?.contains(where: { !$0.isWhitespace }) == true,
      ![.byWordWrapping, .byCharWrapping].contains(button.lineBreakMode)
    else { return nil }
    let needed = button.titleOnlyWidth
    return isShort(button.bounds.width, of: needed) ? words("wide", button.bounds.width, needed) : nil
  }
}

extension UIButton {
  /// What the title alone takes; padding around it may shrink before the title is cut.
  fileprivate var titleOnlyWidth: CGFloat {
    let label = UILabel()
    label.text = currentTitle
    label.font = configuration?.titleFont ?? font
    return label.intrinsicContentSize.width
  }
}

/// Looks for a constraint of one view that can give it more room.
@MainActor
enum Loosening {
  /// Turns fixed lengths into least ones, one at a time.
  static func mend(_ view: UIView, in scene: InspectedScene, isMended: () -> Bool) -> String? {
    let conflicts = scene.conflictCount
    // Interface Builder keeps them with the view; programs that write documents may keep them higher up.
    let candidates = view.constraints + scene.scene.rootView.constraints
    for constraint in candidates where isFixedLength(constraint, of: view) {
      guard let document = constraint as? DocumentConstraint, let holder = constraint.holder else { continue }
      var spec = constraint.spec
      spec.relation = .greaterThanOrEqual
      let looser = NSLayoutConstraint(spec: spec)
      let helps = scene.trying {
        constraint.uninstall()
        looser.install(on: holder)
      } takingBack: {
        looser.uninstall()
        constraint.install(on: holder)
      } _: {
        isMended() && scene.conflictCount <= conflicts
      }
      if helps {
        return "Make \(ConstraintText.text(constraint)) (\(document.documentIdentifier)) a least length: "
          + "relation=\"greaterThanOrEqual\""
      }
    }
    return nil
  }

  private static func isFixedLength(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
    constraint.spec.secondItem == nil && constraint.relation == .equal
      && constraint.spec.firstItem === view.layoutNode
      && [.width, .height].contains(constraint.firstAttribute)
  }
}
