import Foundation

// The classes on which the layout of metadata is proven: one for each signature that ``DynamicInitialiser`` calls, as an
// initialiser is found by being a class's first. They are visible to other targets, so that optimisation removes none of their
// methods.

/// A class whose fields, methods and superclass are known.
package class MetadataSpecimen {
  package final var number = 0
  package final var text: String?
  package final weak var object: AnyObject?
  package final var letter: UInt8 = 0
  package final var objects: [AnyObject] = []
  package let constant = 7

  /// A method that a subclass overrides.
  package func overridden() -> Int { 1 }
  /// A method that no subclass overrides.
  package func kept() -> Int { 2 }

  /// After the methods: initialisers are not the first in every class.
  package init() { number = Self.made }

  static let made = 41
  static let fields = ["number", "text", "object", "letter", "objects", "constant"]
}

/// Overrides the initialiser.
package class MadeSpecimen: MetadataSpecimen {
  package override init() {
    super.init()
    number += 1
  }
}

/// Overrides one method.
package class OverridingSpecimen: MetadataSpecimen {
  package override func overridden() -> Int { 3 }
}

/// Is made with a rectangle.
package class FramedSpecimen {
  let frame: CGRect
  package init(frame: CGRect) { self.frame = frame }
}

/// Is made with a text and two objects.
package class LabelledSpecimen {
  let text: String?
  let objects: (AnyObject, AnyObject)
  package init(text: String?, one: AnyObject, other: AnyObject) {
    self.text = text
    objects = (one, other)
  }
}

/// Is made with a text.
package class NamedSpecimen {
  let text: String?
  package init(text: String?) { self.text = text }
}

/// Is made with an enumeration's case and a text.
package class StyledSpecimen {
  /// Styles whose numbers are their positions, as those of table cells are.
  package enum Style: Int {
    case first, second, third
  }

  let style: Style
  let text: String?
  package init(style: Style, text: String?) {
    self.style = style
    self.text = text
  }
}
