import Measuring

/// W5: cells of ten views with content sizes, in a column.
struct FeedLayout: HandLayout {
  enum Step { case width, avatar, visitor }

  let facts: ViewFacts
  let steps: Step
  /// A cell and the views in it.
  private static let cellViews = 11
  private static let avatarSide = 48.0

  private var cellCount: Int { (facts.viewCount - 1) / Self.cellViews }
  private var middleCell: Int { 1 + Self.cellViews * (cellCount / 2) }

  func layOut(width: Double, height: Double, into frames: UnsafeMutablePointer<Frame>) {
    frames[0] = Frame(0, 0, width, height)
    var y = 0.0
    for cell in 0..<cellCount {
      y = layOutCell(1 + Self.cellViews * cell, y, width, Self.avatarSide, frames)
    }
  }

  func step(_ value: Double, into frames: UnsafeMutablePointer<Frame>) {
    let cell = middleCell
    switch steps {
    case .width: layOut(width: value, height: frames[0][3], into: frames)
    case .avatar: _ = layOutCell(cell, frames[cell][1], frames[0][2], value, frames)
    case .visitor:
      let avatar = frames[cell + 1]
      frames[facts.viewCount - 1] =
        value == 0 ? Frame() : Frame(avatar[0], avatar[1] + avatar[3] - 16, 16, 16)
    }
  }

  /// Returns where the cell ends.
  private func layOutCell(
    _ cell: Int, _ y: Double, _ width: Double, _ side: Double, _ frames: UnsafeMutablePointer<Frame>
  ) -> Double {
    let (name, handle, time) = (facts.boxes[cell + 2], facts.boxes[cell + 3], facts.boxes[cell + 4])
    let x = 12 + side + 8
    frames[cell + 1] = Frame(12, y + 12, side, Self.avatarSide)
    frames[cell + 2] = Frame(x, y + 12, name[2], name[3])
    let middle = y + 12 + name[3] / 2
    let timeLeft = width - 12 - time[2]
    frames[cell + 4] = Frame(timeLeft, middle - time[3] / 2, time[2], time[3])
    let handleLeft = x + name[2] + 4
    frames[cell + 3] = Frame(
      handleLeft, middle - handle[3] / 2, min(handle[2], timeLeft - 4 - handleLeft), handle[3])
    let textTop = y + 12 + name[3] + 4
    let text = facts.boxes[cell + 5][3]
    frames[cell + 5] = Frame(x, textTop, width - 12 - x, text)
    let end = layOutButtons(cell + 6, x, textTop + text + 8, frames)
    let lineTop = max(end + 8, y + 12 + Self.avatarSide + 12)
    frames[cell + 10] = Frame(x, lineTop, width - x, 1)
    frames[cell] = Frame(0, y, width, lineTop + 1 - y)
    return lineTop + 1
  }

  /// Four buttons as wide as the widest; returns where they end.
  private func layOutButtons(
    _ first: Int, _ x: Double, _ y: Double, _ frames: UnsafeMutablePointer<Frame>
  ) -> Double {
    var widest = 0.0
    for button in first..<first + 4 { widest = max(widest, facts.boxes[button][2]) }
    for place in 0..<4 {
      frames[first + place] = Frame(x + Double(place) * (widest + 8), y, widest, facts.boxes[first][3])
    }
    return y + facts.boxes[first][3]
  }
}
