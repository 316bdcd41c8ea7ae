import AutoLayout
import Foundation

/// Rarely used properties, stored separately so that most views stay small: large trees are created and freed faster.
@MainActor
package final class ViewExtras {
  /// The values of views without extras; never written.
  static let defaults = ViewExtras()

  var accessibilityIdentifier: String?
  var nameTag: String?
  var isAccessibilityElement: Bool?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits?
  var accessibilityViewIsModal = false
  var accessibilityElementsHidden = false
  var shouldGroupAccessibilityChildren = false
  var accessibilityElements: [Any]?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var restorationIdentifier: String?
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var traitModifiers: TraitModifiers?
  var traitRegistrations: [TraitRegistration] = []
  var notifiedTraits: UITraitCollection?

  var documentFacts = DocumentFacts()
  var verifiesAmbiguity = true
  var recordedContentSize: CGSize?
  /// The size that a program set, and the one that a bar set afterwards.
  var barSizes: (given: CGSize, placed: CGSize)?
  /// The number of animations that hide the view, which is drawn until they have ended.
  package var hidingAnimations = 0
}

// The view's trait overrides, and the observers of trait changes.
extension UIView {
  /// Nil for no overrides.
  var traitModifiers: TraitModifiers? {
    get { viewExtras.traitModifiers }
    set { writableViewExtras.traitModifiers = newValue }
  }

  var traitRegistrations: [TraitRegistration] {
    get { viewExtras.traitRegistrations }
    set { writableViewExtras.traitRegistrations = newValue }
  }

  /// The traits that the view was last notified of; nil for those of the main screen.
  var notifiedTraits: UITraitCollection? {
    get { viewExtras.notifiedTraits }
    set {
      guard newValue != nil || viewExtras.notifiedTraits != nil else { return }
      writableViewExtras.notifiedTraits = newValue
    }
  }
}

// The facts of documents and reports about a view.
extension UIView: DocumentedView {
  package var documentFacts: DocumentFacts {
    get { viewExtras.documentFacts }
    set { writableViewExtras.documentFacts = newValue }
  }

  /// Whether ambiguities of the view are reported, a setting of the document.
  package var verifiesAmbiguity: Bool {
    get { viewExtras.verifiesAmbiguity }
    set { writableViewExtras.verifiesAmbiguity = newValue }
  }

  /// A saved frame size used instead of the measured content.
  package var recordedContentSize: CGSize? {
    get { viewExtras.recordedContentSize }
    set {
      writableViewExtras.recordedContentSize = newValue
      invalidateIntrinsicContentSize()
    }
  }
}
