import { expect, it } from 'vitest'
import { openTiff } from './tiff.ts'

const [short, long] = [3, 4]

/** A TIFF of one strip for each page, its bytes as `compression` says; black and white where `bits` is 1. */
function tiff(
  pages: { size: [number, number]; bits: number; compression: number; strip: number[] }[],
) {
  const bytes = new DataView(new ArrayBuffer(4_096))
  bytes.setUint16(0, 0x4949)
  bytes.setUint16(2, 42, true)
  let link = 4
  let end = 8
  for (const { size, bits, compression, strip } of pages) {
    const at = end
    for (const [index, byte] of strip.entries()) bytes.setUint8(at + index, byte)
    const directory = at + strip.length + (strip.length % 2)
    bytes.setUint32(link, directory, true)
    const fields = [
      [256, short, size[0]],
      [257, short, size[1]],
      [258, short, bits],
      [259, short, compression],
      [262, short, compression === 4 ? 0 : 1],
      [273, long, at],
      [277, short, 1],
      [278, short, size[1]],
      [279, long, strip.length],
    ] as const
    bytes.setUint16(directory, fields.length, true)
    for (const [index, [tag, type, value]] of fields.entries()) {
      const field = directory + 2 + 12 * index
      bytes.setUint16(field, tag, true)
      bytes.setUint16(field + 2, type, true)
      bytes.setUint32(field + 4, 1, true)
      if (type === short) bytes.setUint16(field + 8, value, true)
      else bytes.setUint32(field + 8, value, true)
    }
    link = directory + 2 + 12 * fields.length
    end = link + 4
  }
  return bytes.buffer
}

it('reads every page of a scan: plain, and as fax machines pack it', () => {
  const plain = { size: [2, 1] as [number, number], bits: 8, compression: 1, strip: [0, 255] }
  // Group 4: eight white dots, the line as the white one above it, and the end of the block
  const fax = {
    size: [8, 1] as [number, number],
    bits: 1,
    compression: 4,
    strip: [0x80, 0x08, 0x00, 0x80],
  }
  const [first, second] = openTiff(tiff([plain, fax])).map((read) => read())
  expect([first?.width, first?.height, [...(first?.rgba ?? [])]]).toEqual([
    2,
    1,
    [0, 0, 0, 255, 255, 255, 255, 255],
  ])
  expect([second?.width, second?.height, new Set(second?.rgba)]).toEqual([8, 1, new Set([255])])
})

it('says that a file is none', () => {
  const text = new TextEncoder().encode('%PDF-1.7, not a TIFF at all')
  expect(() => openTiff(text.buffer).map((read) => read())).toThrow()
  expect(() => openTiff(tiff([]))).toThrow()
})
