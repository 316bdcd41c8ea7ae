// Re-exports these names to the higher targets and to this target's own files.
@_exported import CreationTracing
@_exported import MacDrawing
