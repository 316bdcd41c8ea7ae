import AutoLayout
import DocumentMerging
import Foundation
import InterfaceBuilder
import iOSViews

/// Lays documents out with their saved settings and recorded sizes.
@MainActor
struct RecordedFrames {
  let environment: ToolEnvironment
  /// The document's name in messages.
  let file: String

  /// Points. Interface Builder rounds to the pixels of its display.
  private static let rounding = 1.0

  /// The merged document, with the frames that both sides changed laid out again.
  ///
  /// A frame is written only for a view whose frame in ours equals the result of this layout: then the layout includes
  /// everything that places the view. The other frames stay as in ours, as do all frames if the document cannot be laid
  /// out.
  func settled(_ result: MergeResult, ours: Data) -> Data {
    guard !result.unsettledFrames.isEmpty, let merged = frames(of: result.document),
      let former = frames(of: ours),
      let saved = try? DocumentMerge.savedFrames(in: ours)
    else { return result.document }
    var frames: [String: DocumentRect] = [:]
    for id in result.unsettledFrames {
      guard let new = merged[id], let old = former[id], let recorded = saved[id], Self.isNear(old, recorded)
      else {
        continue
      }
      frames[id] = new
    }
    guard let document = try? DocumentMerge.setting(frames: frames, in: result.document),
      (try? InterfaceDocument(data: document)) != nil
    else { return result.document }
    return document
  }

  /// The ids of the views that lie in different places in two documents; nil if one cannot be laid out.
  func moved(from former: Data, to document: Data) -> Set<String>? {
    guard let old = frames(of: former), let new = frames(of: document) else { return nil }
    let moved = new.filter { id, frame in old[id].map { !Self.isNear($0, frame, by: Self.leastMove) } ?? true
    }
    return Set(moved.keys)
  }

  /// Points. Layouts with the same constraints have identical frames.
  private static let leastMove = 0.01

  private static func isNear(_ a: DocumentRect, _ b: DocumentRect, by tolerance: Double = rounding) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance && abs(a.width - b.width) <= tolerance
      && abs(a.height - b.height) <= tolerance
  }

  /// The frames of all views by their ids; nil if the document cannot be laid out.
  func frames(of document: Data) -> [String: DocumentRect]? {
    let options = LayoutVariant().options(metrics: .recorded, strings: LocalizedStrings())
    guard let loaded = try? environment.documents.document(document, file: file, options: options) else {
      return nil
    }
    let snapshot = LayoutFeedbackLoop.withHandler({ _ in }, perform: { loaded.snapshot() })
    guard snapshot.error == nil else { return nil }
    var frames: [String: DocumentRect] = [:]
    var pending = snapshot.scenes.map(\.root)
    while let view = pending.popLast() {
      if let id = view.identifier {
        let frame = view.frame
        frames[id] = DocumentRect(
          x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      }
      pending += view.children
    }
    return frames
  }
}
