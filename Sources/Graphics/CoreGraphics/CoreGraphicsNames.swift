#if !canImport(Darwin)
  // Core Graphics' names for what this module brings to platforms without it.
  public typealias CGColor = Color
  public typealias CGContext = GraphicsContext
  public typealias CGBlendMode = BlendMode
  public typealias CGInterpolationQuality = InterpolationQuality
  public typealias CGLineCap = LineCap
  public typealias CGLineJoin = LineJoin
#endif
