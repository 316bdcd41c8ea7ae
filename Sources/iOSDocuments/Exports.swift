// The targets below, whose names are available here as if they were declared here.
@_exported import iOSLists

// The states of documents that animations lead between, which both façades share.
@_exported import enum DocumentInflation.SceneChange
@_exported import enum DocumentInflation.SceneStrategy
