#if !canImport(Darwin)
  // Core Graphics' names for types of this module, on platforms without Core Graphics.
  public typealias CGColor = Color
  public typealias CGContext = GraphicsContext
  public typealias CGBlendMode = BlendMode
  public typealias CGInterpolationQuality = InterpolationQuality
  public typealias CGLineCap = LineCap
  public typealias CGLineJoin = LineJoin
#endif
