import Graphics

extension Gradient {
  /// The element that defines the run of colours under a name.
  func svg(identifier: String) -> String {
    let ends: String
    let tag: String
    switch shape {
    case .linear:
      tag = "linearGradient"
      ends =
        #"x1="\#(start.x.decimalText)" y1="\#(start.y.decimalText)" x2="\#(end.x.decimalText)" y2="\#(end.y.decimalText)""#
    case .radial:
      tag = "radialGradient"
      ends = #"cx="\#(start.x.decimalText)" cy="\#(start.y.decimalText)" r="\#(length.decimalText)""#
    }
    let stops = stops.map { stop in
      #"<stop offset="\#(stop.location.decimalText)"\#(stop.color.paint("stop-color").replacingOccurrences(of: "stop-color-opacity", with: "stop-opacity"))/>"#
    }
    return
      #"<\#(tag) id="\#(identifier)" gradientUnits="userSpaceOnUse" \#(ends)>\#(stops.joined())</\#(tag)>"#
  }
}
