// The rooms and targets below, whose names stand here as if they were declared here.
@_exported import CompositionalLayout
@_exported import ListSnapshots
@_exported import iOSControls
