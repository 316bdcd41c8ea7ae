import InterfaceBuilder

/// One difference between two documents, in words and with all of its attributes.
package struct DocumentChange: Hashable, Sendable {
  /// The sections of reports that list changes, in this order.
  package enum Topic: String, Hashable, Sendable, CaseIterable, Comparable {
    case connections, document, scenes, views, constraints, texts, localization, noise

    package static func < (a: Topic, b: Topic) -> Bool { a.rank < b.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// A heading.
    package var title: String {
      switch self {
      case .connections: "Connections and identifiers"
      case .document: "Document"
      case .scenes: "Scenes"
      case .views: "Views"
      case .constraints: "Constraints"
      case .texts: "Texts"
      case .localization: "Localisation"
      case .noise: "Noise"
      }
    }
  }

  package enum Kind: String, Hashable, Sendable {
    case added, removed, moved, reordered, changed
  }

  package var topic: Topic
  package var kind: Kind
  /// The kind of noise; nil if a person decided the change.
  package var noise: NoiseKind?
  /// The scene's name; nil in xibs.
  package var scene: String?
  /// The object's name.
  package var object: String
  /// The property in words, such as `textColor` or `constant`.
  package var property: String?
  /// The value before and after in words; nil if there is none.
  package var old: String?
  package var new: String?
  /// The ids of the object; nil if it did not exist.
  package var oldID: String?
  package var newID: String?
  /// One line without the scene's name.
  package var sentence: String
  /// Further lines, such as the contents of an added view.
  package var details: [String] = []
  /// The attributes that differ.
  package var differences: [AttributeDifference] = []
  /// The ids of objects that were added, removed or moved with the object.
  package var contents: [String] = []
  package var oldPosition: DocumentPosition?
  package var newPosition: DocumentPosition?
}

/// One attribute, or the text of an element, that differs.
package struct AttributeDifference: Hashable, Sendable {
  /// The elements from the object to the one with the attribute, such as `state(normal)/color(titleColor)`; empty for the
  /// object.
  package var element: String
  /// Empty for an element's text, and for an element without attributes.
  package var attribute: String
  package var old: String?
  package var new: String?
}

/// All differences between two documents.
package struct DocumentDifferences: Hashable, Sendable {
  /// In the order of reports; noise last.
  package var changes: [DocumentChange]

  package init(changes: [DocumentChange]) { self.changes = changes }

  /// The changes that people decided.
  package var decided: [DocumentChange] { changes.filter { $0.noise == nil } }
  package var noise: [DocumentChange] { changes.filter { $0.noise != nil } }
  package var isEmpty: Bool { changes.isEmpty }
  /// Whether all changes are noise.
  package var isNoise: Bool { !changes.isEmpty && decided.isEmpty }

  /// The number of noise attributes of each kind, in the kinds' order.
  package var noiseCounts: [(kind: NoiseKind, count: Int)] {
    var counts: [NoiseKind: Int] = [:]
    for change in changes {
      if let kind = change.noise { counts[kind, default: 0] += max(1, change.differences.count) }
    }
    return NoiseKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }
}
