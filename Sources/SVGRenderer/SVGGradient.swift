import Graphics

extension Gradient {
  /// The element that defines the gradient with an identifier.
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
    case .circles(let startRadius, let endRadius):
      tag = "radialGradient"
      let inner =
        #"fx="\#(start.x.decimalText)" fy="\#(start.y.decimalText)" fr="\#(startRadius.decimalText)""#
      ends =
        #"cx="\#(end.x.decimalText)" cy="\#(end.y.decimalText)" r="\#(endRadius.decimalText)" \#(inner)"#
    case .conic: return ""
    }
    let stops = stops.map { stop in
      #"<stop offset="\#(stop.location.decimalText)"\#(stop.color.paint("stop-color").replacingOccurrences(of: "stop-color-opacity", with: "stop-opacity"))/>"#
    }
    return
      #"<\#(tag) id="\#(identifier)" gradientUnits="userSpaceOnUse" \#(ends)>\#(stops.joined())</\#(tag)>"#
  }
}
