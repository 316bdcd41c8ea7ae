// The rooms and targets below, whose names stand here as if they were declared here.
@_exported import iOSLists

// The states of documents that animations lead between, which both dialects share.
@_exported import enum DocumentInflation.SceneChange
@_exported import enum DocumentInflation.SceneStrategy
