// The targets below, whose names are available here as if they were declared here.
@_exported import CompositionalLayout
@_exported import ListSnapshots
@_exported import iOSControls
