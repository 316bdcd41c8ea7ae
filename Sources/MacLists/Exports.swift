// Re-exports these names to the higher targets and to this target's own files.
@_exported import CompositionalLayout
@_exported import ListSnapshots
@_exported import MacControls
