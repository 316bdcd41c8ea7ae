import Foundation
import InterfaceBuilder

/// Two versions of a document, made comparable: laid out by the rules of one Xcode, and on one canvas.
///
/// Running apps depend neither on the Xcode that saved a document nor on the device of the canvas, so layouts that differ
/// only because of these are not changes.
public struct CanvasAlignment: Hashable, Sendable {
  /// The former version, with the canvas of the later one and the undecided frames for that canvas.
  public private(set) var former: Data
  /// The later version.
  public private(set) var document: Data

  /// Aligns two versions. Those that have the same tools and the same canvas stay as they are.
  ///
  /// - Parameters:
  ///   - former: the earlier version, as saved.
  ///   - document: the later version, as saved.
  /// - Throws: the reader's first fault.
  public init(former: Data, document: Data) throws(DocumentError) {
    let (old, new) = (try MarkupTree(document: former), try MarkupTree(document: document))
    var (oldEdits, newEdits) = (MarkupEditor(), MarkupEditor())
    Self.alignTools(old, new, &oldEdits, &newEdits)
    if !Self.hasSameCanvas(old, new) {
      Self.moveCanvas(of: old, to: new, &oldEdits)
      Self.moveFrames(of: old, to: new, &oldEdits)
    }
    self.former = oldEdits.isEmpty ? former : Data(oldEdits.applied(to: old.bytes, in: 0..<old.bytes.count))
    self.document =
      newEdits.isEmpty ? document : Data(newEdits.applied(to: new.bytes, in: 0..<new.bytes.count))
  }

  // MARK: Tools

  private static func alignTools(
    _ old: MarkupTree, _ new: MarkupTree, _ oldEdits: inout MarkupEditor, _ newEdits: inout MarkupEditor
  ) {
    guard let before = tools(old), let after = tools(new), before.version != after.version else { return }
    if before.version < after.version {
      oldEdits.replace(before.attribute.valueRange, with: Array(new.bytes[after.attribute.valueRange]))
    } else {
      newEdits.replace(after.attribute.valueRange, with: Array(old.bytes[before.attribute.valueRange]))
    }
  }

  private static func tools(_ tree: MarkupTree) -> (attribute: MarkupAttribute, version: ToolsVersion)? {
    guard let attribute = tree[MarkupTree.root].attributes.first(where: { $0.name == "toolsVersion" }),
      let version = ToolsVersion(attribute.value)
    else { return nil }
    return (attribute, version)
  }

  // MARK: The canvas

  private static func device(_ tree: MarkupTree) -> Int? {
    tree[MarkupTree.root].children.first { tree[$0].name == "device" }
  }

  private static func hasSameCanvas(_ old: MarkupTree, _ new: MarkupTree) -> Bool {
    switch (device(old), device(new)) {
    case (nil, nil): true
    case (let before?, let after?): MarkupComparison.isSame(before, of: old, after, of: new)
    default: false
    }
  }

  private static func moveCanvas(of old: MarkupTree, to new: MarkupTree, _ edits: inout MarkupEditor) {
    let wanted = device(new).map { Array(new.bytes[new[$0].range]) } ?? []
    if let device = device(old) {
      edits.replace(old[device].range, with: wanted)
    } else if !old[MarkupTree.root].closesItself {
      edits.insert(wanted, at: old[MarkupTree.root].startTag.upperBound)
    }
  }

  /// Gives views their frames on the new canvas, unless somebody decided them.
  private static func moveFrames(of old: MarkupTree, to new: MarkupTree, _ edits: inout MarkupEditor) {
    let (before, after) = (FrameRule(tree: old), FrameRule(tree: new))
    let (oldViews, newViews) = (views(old), views(new))
    for (number, element) in old.elements.enumerated() where GeneratedValues.isFrame(element) {
      guard let view = element.parent, let id = old[view]["id"], oldViews[id] == view,
        let other = newViews[id],
        !after.isDecided(other, since: before, view),
        let frame = new[other].children.first(where: {
          GeneratedValues.isFrame(new[$0]) && new[$0].name == element.name
        }),
        !MarkupComparison.isSame(number, of: old, frame, of: new)
      else { continue }
      edits.replace(element.range, with: Array(new.bytes[new[frame].range]))
    }
  }

  /// The first element with each id.
  private static func views(_ tree: MarkupTree) -> [String: Int] {
    var views: [String: Int] = [:]
    for (number, element) in tree.elements.enumerated() {
      guard let id = element["id"], views[id] == nil else { continue }
      views[id] = number
    }
    return views
  }
}
