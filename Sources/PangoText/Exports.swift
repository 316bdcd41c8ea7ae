// Where a program says that it wants real text: `TextSystem.measurer = PangoTextMeasurer()`.
@_exported import enum Graphics.TextSystem
