// The targets below, whose names are available here as if they were declared here.
@_exported import iOSDrawing
