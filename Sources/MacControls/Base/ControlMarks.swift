import Foundation
import Graphics

/// The small marks on controls: chevrons and check marks, as open paths.
enum ControlMarks {
  static func chevronDown(in rect: CGRect) -> Path {
    line([(rect.minX, rect.minY), (rect.midX, rect.maxY), (rect.maxX, rect.minY)])
  }

  static func chevronUp(in rect: CGRect) -> Path {
    line([(rect.minX, rect.maxY), (rect.midX, rect.minY), (rect.maxX, rect.maxY)])
  }

  static func chevronRight(in rect: CGRect) -> Path {
    line([(rect.minX, rect.minY), (rect.maxX, rect.midY), (rect.minX, rect.maxY)])
  }

  static func chevronLeft(in rect: CGRect) -> Path {
    line([(rect.maxX, rect.minY), (rect.minX, rect.midY), (rect.maxX, rect.maxY)])
  }

  static func check(in rect: CGRect) -> Path {
    line([
      (rect.minX, rect.minY + rect.height * 0.55), (rect.minX + rect.width * 0.36, rect.maxY),
      (rect.maxX, rect.minY),
    ])
  }

  static func line(_ points: [(CGFloat, CGFloat)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }
}
