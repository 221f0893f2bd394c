import { endOfSegment, nextMarker } from './jpeg.ts'

/**
 * A picture without what cameras and programs write beside it: place, time, device, previews, comments, and whatever
 * stands between its parts or follows its end. What is drawn stays byte for byte, and a photo keeps the way it is turned.
 */
export function withoutMetadata(contentType: string, content: Buffer): Buffer {
  if (contentType === 'image/jpeg') return jpegWithout(content)
  return contentType === 'image/png' ? pngWithout(content) : content
}

/** Segments by their lengths, each scan up to the marker after it, until EOI: what follows is another picture. */
function jpegWithout(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 2)]
  for (let at = nextMarker(content, 2); at !== -1; ) {
    const marker = content[at + 1] ?? 0
    const end = endOfSegment(content, at)
    const after = marker === 0xda ? endOfScan(content, end) : end
    const segment = content.subarray(at, after)
    kept.push(isMetadata(marker, segment) ? orientationOf(segment) : segment)
    at = marker === 0xd9 ? -1 : nextMarker(content, after)
  }
  return Buffer.concat(kept)
}

/** APP1 (EXIF, XMP) and its like, and comments; APP0 (JFIF), APP2 with colours and APP14 (Adobe) say how to draw it. */
const isMetadata = (marker: number, segment: Buffer): boolean =>
  marker === 0xe2
    ? segment.toString('latin1', 4, 15) !== 'ICC_PROFILE'
    : marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)

/** The numbers of restarts stand within a scan. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = nextMarker(content, from); at !== -1; at = nextMarker(content, at + 2)) {
    const marker = content[at + 1] ?? 0
    if (!(marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return content.length
}

/** EXIF with nothing but how the picture is turned, where the camera has left that to whoever shows it; empty else. */
function orientationOf(segment: Buffer): Buffer {
  const none = Buffer.alloc(0)
  const turned = Buffer.from(turnedBy, 'hex')
  if (segment.length < turned.length || segment.toString('latin1', 4, 10) !== 'Exif\0\0')
    return none
  try {
    const orientation = readOrientation(segment.subarray(10))
    if (orientation < 2 || orientation > 8) return none
    turned.writeUInt16BE(orientation, 28)
    return turned
  } catch (error) {
    if (error instanceof RangeError) return none
    throw error
  }
}

/** APP1, its length, "Exif", a TIFF in big endian with one entry of one short number, and no more. */
const turnedBy = 'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000'

/** TIFF 6.0: the entry 0112 of the first directory; 1 (upright) without one. */
function readOrientation(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let n = short(directory), at = directory + 2; n > 0; n--, at += 12)
    if (short(at) === 0x0112) return short(at + 8)
  return 1
}

/** PNG: chunks that must be understood, and those that say how to draw it; of one that is cut off, what there is. */
function pngWithout(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 8)]
  for (let at = 8; at + 8 <= content.length; ) {
    const length = content.readUInt32BE(at)
    const type = content.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (/^[A-Z]/.test(type) || drawing.includes(type)) kept.push(content.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return Buffer.concat(kept)
}

const drawing = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs']
