// Re-exports the lower targets, so that their names are available with this one.
@_exported import CompositionalLayout
@_exported import ListSnapshots
@_exported import iOSControls
