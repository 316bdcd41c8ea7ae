// Exported so that programs and tests can set the switches of a scope.
@_exported import struct AmbientInputs.AmbientInputs
