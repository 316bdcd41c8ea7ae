// Exported so that programs can set `TextSystem.measurer = PangoTextMeasurer()`.
@_exported import enum Graphics.TextSystem
