/**
 * A picture without what cameras and programs write beside it: place, time, device, previews, comments, and whatever
 * follows its end. The picture itself stays byte for byte. What cannot be walked through stays as it is: its type was
 * told by its first bytes, and it is served as that type.
 */
export function withoutMetadata(contentType: string, content: Buffer): Buffer {
  try {
    if (contentType === 'image/jpeg') return jpegWithout(content)
    if (contentType === 'image/png') return pngWithout(content)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return content
}

/** ITU T.81: segments by their lengths up to the scan; after it, what belongs to the picture ends with EOI. */
function jpegWithout(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 2)]
  let at = 2
  for (;;) {
    if (content.readUInt8(at) !== 0xff) return content
    const marker = content.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = content.readUInt16BE(at + 2)
    if (length < 2) return content
    const end = at + 2 + length
    if (marker === 0xda) break
    if (!isMetadata(marker)) kept.push(content.subarray(at, end))
    at = end
  }
  const end = content.lastIndexOf(Buffer.from([0xff, 0xd9]))
  kept.push(content.subarray(at, end < at ? undefined : end + 2))
  return Buffer.concat(kept)
}

/** APP1 (EXIF, XMP) and its like, and comments; APP0 (JFIF), APP2 (colours) and APP14 (Adobe) say how to draw it. */
const isMetadata = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee)

/** PNG: chunks that must be understood, and those that say how to draw it. */
function pngWithout(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 8)]
  for (let at = 8; at < content.length; ) {
    const length = content.readUInt32BE(at)
    const type = content.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > content.length) return content
    if (/^[A-Z]/.test(type) || drawing.includes(type)) kept.push(content.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return content
}

const drawing = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs']
