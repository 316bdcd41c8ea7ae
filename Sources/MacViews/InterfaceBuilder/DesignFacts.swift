import AutoLayout
import Foundation

/// What a document says of a view besides the properties of its class; nil for views made in code.
package final class DesignFacts {
  /// The object's id in the document.
  package var identifier: String?
  /// The place of the element.
  package var location: SourceLocation?
  /// The label that the document's author gave the object.
  package var label: String?
  /// The class that the document names, where that is not a class of this façade.
  package var className: String?
  /// The frame that the document was saved with, in the superview's coordinates as saved.
  package var savedFrame: CGRect?
  /// Whether the document's author wants ambiguities of the view reported.
  package var verifiesAmbiguity = true
  /// The size of the content, of the alignment rectangle, where the document gives one instead of the measured.
  package var contentSize: CGSize?
  /// From the frame to the alignment rectangle, in the release that saved the document.
  package var alignmentInsets: LayoutInsets?
  /// The baselines, from the edges of the alignment rectangle, in the release that saved the document.
  package var baselines: BaselineOffsets?
  /// Whether the coordinates of subviews run down in the document.
  package var isFlipped = false

  package init() {}
}
