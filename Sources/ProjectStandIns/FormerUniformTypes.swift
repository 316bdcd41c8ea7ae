import Foundation
import Graphics

// The constants and functions of `MobileCoreServices` and `CoreServices` that `UTType` replaced. (Apple, "UTCoreTypes".)

public let kUTTypeItem: CFString = UTType.item.identifier
public let kUTTypeContent: CFString = UTType.content.identifier
public let kUTTypeData: CFString = UTType.data.identifier
public let kUTTypeFolder: CFString = UTType.folder.identifier
public let kUTTypeDirectory: CFString = UTType.directory.identifier
public let kUTTypeText: CFString = UTType.text.identifier
public let kUTTypePlainText: CFString = UTType.plainText.identifier
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
public let kUTTypeRTF: CFString = UTType.rtf.identifier
public let kUTTypeHTML: CFString = UTType.html.identifier
public let kUTTypeXML: CFString = UTType.xml.identifier
public let kUTTypeJSON: CFString = UTType.json.identifier
public let kUTTypePropertyList: CFString = UTType.propertyList.identifier
public let kUTTypeCommaSeparatedText: CFString = UTType.commaSeparatedText.identifier
public let kUTTypeURL: CFString = UTType.url.identifier
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
public let kUTTypeImage: CFString = UTType.image.identifier
public let kUTTypePNG: CFString = UTType.png.identifier
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
public let kUTTypeGIF: CFString = UTType.gif.identifier
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
public let kUTTypeBMP: CFString = UTType.bmp.identifier
public let kUTTypePDF: CFString = UTType.pdf.identifier
public let kUTTypeAudio: CFString = UTType.audio.identifier
public let kUTTypeMP3: CFString = UTType.mp3.identifier
public let kUTTypeMovie: CFString = UTType.movie.identifier
public let kUTTypeVideo: CFString = UTType.video.identifier
public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier
public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier
public let kUTTypeArchive: CFString = UTType.archive.identifier
public let kUTTypeApplication: CFString = UTType.application.identifier
public let kUTTypeApplicationBundle: CFString = UTType.applicationBundle.identifier

/// The class of tags that are endings of files.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of tags that are MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Whether a type is another or one of its kinds.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard inUTI != inConformsToUTI else { return true }
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}
