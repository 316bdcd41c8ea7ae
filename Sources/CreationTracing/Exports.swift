@_exported import struct SwiftMetadata.CreationCall
