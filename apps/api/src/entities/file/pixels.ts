import { endOfSegment, nextMarker } from './jpeg.ts'

/** The largest picture that is taken in: what has to be decoded later must fit into memory. */
const mostPixels = 50_000_000
const mostTiffPages = 100

/**
 * What a picture's header says of its size, before anything decodes it: `fits`, `too_large` (above 50 megapixels)
 * or `unreadable`. A few reads at fixed places, as decoders make them: general packages scan a whole file for
 * something like a header, and so can be shown another size than the decoder will meet.
 */
export function checkPixels(
  contentType: string,
  content: Buffer,
): 'fits' | 'too_large' | 'unreadable' {
  const read = readers[contentType]
  if (!read) return 'fits'
  try {
    const pixels = read(content)
    if (!(pixels > 0)) return 'unreadable'
    return pixels > mostPixels ? 'too_large' : 'fits'
  } catch (error) {
    // a header that points behind the end
    if (error instanceof RangeError) return 'unreadable'
    throw error
  }
}

/** Width × height by type; 0 where the header does not say. A read behind the end is a RangeError. */
const readers: Record<string, (content: Buffer) => number> = {
  'image/png': (content) =>
    content.toString('latin1', 12, 16) === 'IHDR'
      ? content.readUInt32BE(16) * content.readUInt32BE(20)
      : 0,
  'image/jpeg': pixelsOfJpeg,
  'image/tiff': pixelsOfTiff,
}

/** Segments follow each other by their lengths until the frame header. */
function pixelsOfJpeg(content: Buffer): number {
  for (let at = nextMarker(content, 2); at !== -1; ) {
    const marker = content.readUInt8(at + 1)
    if (isFrameHeader(marker)) return content.readUInt16BE(at + 5) * content.readUInt16BE(at + 7)
    if (marker === 0xda || marker === 0xd9) return 0
    at = nextMarker(content, endOfSegment(content, at))
  }
  return 0
}

/** SOF0 to SOF15; 0xc4, 0xc8 and 0xcc between them are tables. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** TIFF 6.0: the largest of its pages, each a directory of 12-byte entries that names the next. */
function pixelsOfTiff(content: Buffer): number {
  const isLittle = content.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (isLittle ? content.readUInt16LE(at) : content.readUInt16BE(at))
  const u32 = (at: number) => (isLittle ? content.readUInt32LE(at) : content.readUInt32BE(at))
  // BigTIFF (43) is not needed below 4 GB
  if (u16(2) !== 42) return 0
  let largest = 0
  let page = u32(4)
  for (let pages = 0; page !== 0; pages++) {
    if (pages === mostTiffPages) return 0
    const entries = u16(page)
    const sides: Record<number, number> = {}
    for (let entry = page + 2; entry < page + 2 + entries * 12; entry += 12)
      sides[u16(entry)] ??= u16(entry + 2) === 3 ? u16(entry + 8) : u32(entry + 8)
    const pixels = (sides[256] ?? 0) * (sides[257] ?? 0)
    if (pixels === 0) return 0
    largest = Math.max(largest, pixels)
    page = u32(page + 2 + entries * 12)
  }
  return largest
}
