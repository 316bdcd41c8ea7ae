import Measuring

/// Frames by arithmetic written for the very layout, as a `layoutSubviews` would have them.
protocol HandLayout {
  /// All frames for a screen of this size; the screen's own is in place 0.
  func layOut(width: Double, height: Double, into frames: UnsafeMutablePointer<Frame>)
  /// One step: only what it moves.
  func step(_ value: Double, into frames: UnsafeMutablePointer<Frame>)
}

/// W1: siblings at fixed places.
struct FixedPlaces: HandLayout {
  let facts: ViewFacts

  func layOut(width: Double, height: Double, into frames: UnsafeMutablePointer<Frame>) {
    for view in 1..<facts.viewCount { frames[view] = facts.boxes[view] }
  }

  func step(_ value: Double, into frames: UnsafeMutablePointer<Frame>) {}
}

/// W2: a column, each view below the one before.
struct ColumnLayout: HandLayout {
  enum Step { case width, height, visitor }

  let count: Int
  let steps: Step

  func layOut(width: Double, height: Double, into frames: UnsafeMutablePointer<Frame>) {
    var y = 8.0
    for view in 1...count {
      frames[view] = Frame(16, y, width - 32, 40)
      y += 48
    }
  }

  func step(_ value: Double, into frames: UnsafeMutablePointer<Frame>) {
    switch steps {
    case .width: layOut(width: value, height: 0, into: frames)
    case .height: setMiddleHeight(value, frames)
    case .visitor:
      let above = frames[count]
      frames[count + 1] = value == 0 ? Frame() : Frame(16, above[1] + above[3] + 8, above[2], 40)
    }
  }

  private func setMiddleHeight(_ value: Double, _ frames: UnsafeMutablePointer<Frame>) {
    let middle = count / 2 + 1
    let difference = value - frames[middle][3]
    frames[middle][3] = value
    guard middle < count else { return }
    for view in middle + 1...count { frames[view][1] += difference }
  }
}

/// W3: boxes in boxes.
struct NestedBoxes: HandLayout {
  let count: Int

  func layOut(width: Double, height: Double, into frames: UnsafeMutablePointer<Frame>) {
    var box = Frame(0, 0, width, height)
    for view in 1...count {
      box += Frame(1, 2, -2, -4)
      frames[view] = box
    }
  }

  func step(_ value: Double, into frames: UnsafeMutablePointer<Frame>) {}
}

/// W4: equal widths between two edges.
struct EqualWidths: HandLayout {
  let count: Int

  func layOut(width: Double, height: Double, into frames: UnsafeMutablePointer<Frame>) {
    let each = (width - 8 * Double(count + 1)) / Double(count)
    var x = 8.0
    for view in 1...count {
      frames[view] = Frame(x, 8, each, 40)
      x += each + 8
    }
  }

  func step(_ value: Double, into frames: UnsafeMutablePointer<Frame>) {
    layOut(width: value, height: 0, into: frames)
  }
}

/// W6: labels and fields that share one edge.
struct FormLayout: HandLayout {
  let facts: ViewFacts

  func layOut(width: Double, height: Double, into frames: UnsafeMutablePointer<Frame>) {
    var widest = 0.0
    for label in stride(from: 1, to: facts.viewCount, by: 2) { widest = max(widest, facts.boxes[label][2]) }
    let edge = widest + 28
    var y = 20.0
    for label in stride(from: 1, to: facts.viewCount, by: 2) {
      let (size, field) = (facts.boxes[label], facts.boxes[label + 1][3])
      frames[label] = Frame(edge - 8 - size[2], y + (field - size[3]) / 2, size[2], size[3])
      frames[label + 1] = Frame(edge, y, width - 20 - edge, field)
      y += field + 10
    }
  }

  func step(_ value: Double, into frames: UnsafeMutablePointer<Frame>) {}
}

/// W10: each view placed and sized after earlier ones.
struct RelatedBoxes: HandLayout {
  let facts: ViewFacts

  func layOut(width: Double, height: Double, into frames: UnsafeMutablePointer<Frame>) {
    frames[0] = Frame(0, 0, width, height)
    for view in 1..<facts.viewCount {
      let (own, others) = (facts.boxes[view], facts.followed[view])
      frames[view] = Frame(
        frames[others.left][0] + own[0], frames[others.top][1] + own[1],
        others.width < 0 ? own[2] : frames[others.width][2],
        others.height < 0 ? own[3] : frames[others.height][3])
    }
  }

  func step(_ value: Double, into frames: UnsafeMutablePointer<Frame>) {}
}
