import { describe, expect, it } from 'vitest'
import { pdf, png, pngOf } from '../../testing/uploads.ts'
import { checkPixels } from './pixels.ts'

const sof = (marker: number, width: number, height: number) => {
  const segment = Buffer.from([0xff, marker, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  segment.writeUInt16BE(height, 5)
  segment.writeUInt16BE(width, 7)
  return segment
}
const start = Buffer.from([0xff, 0xd8])
// an application segment whose content looks like a small frame
const decoy = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 15]), sof(0xc0, 1, 1)])
const jpeg = (...segments: Buffer[]) => Buffer.concat([start, ...segments])

/** A TIFF of pages; each entry is [tag, type (3 short, 4 long), value]. */
function tiff(pages: [number, number, number][][]): Buffer {
  const out = [Buffer.from('II*\0\b\0\0\0', 'latin1')]
  let at = 8
  pages.forEach((entries, index) => {
    const page = Buffer.alloc(2 + entries.length * 12 + 4)
    page.writeUInt16LE(entries.length)
    entries.forEach(([tag, type, value], i) => {
      page.writeUInt16LE(tag, 2 + i * 12)
      page.writeUInt16LE(type, 4 + i * 12)
      page.writeUInt32LE(1, 6 + i * 12)
      page.writeUInt32LE(value, 10 + i * 12)
    })
    at += page.length
    page.writeUInt32LE(index < pages.length - 1 ? at : 0, page.length - 4)
    out.push(page)
  })
  return Buffer.concat(out)
}
const sides = (width: number, height: number): [number, number, number][] => [
  [256, 4, width],
  [257, 3, height],
]

describe('a picture', () => {
  it.each([
    ['fits', 'image/png', png],
    ['fits', 'image/png', pngOf(10_000, 5_000)],
    ['too_large', 'image/png', pngOf(10_000, 5_001)],
    ['too_large', 'image/png', pngOf(50_000, 50_000)],
    ['too_large', 'image/png', pngOf(2 ** 31, 2 ** 31)],
    ['unreadable', 'image/png', pngOf(0, 5)],
    ['unreadable', 'image/png', png.subarray(0, 20)],
    ['fits', 'image/jpeg', jpeg(sof(0xc0, 4_000, 3_000))],
    ['too_large', 'image/jpeg', jpeg(decoy, sof(0xc2, 50_000, 50_000))],
    // lossless, and filled up before its marker
    ['too_large', 'image/jpeg', jpeg(Buffer.from([0xff, 0xff]), sof(0xc3, 60_000, 60_000))],
    // with something between its segments, which decoders pass over
    ['fits', 'image/jpeg', jpeg(decoy, Buffer.from([1, 0xff, 0]), sof(0xc0, 4_000, 3_000))],
    ['unreadable', 'image/jpeg', jpeg(decoy)],
    ['unreadable', 'image/jpeg', jpeg(Buffer.alloc(10_000_000))],
    ['unreadable', 'image/jpeg', jpeg(Buffer.from([0xff, 0xda]), sof(0xc0, 1, 1))],
    ['fits', 'image/tiff', tiff([sides(4_000, 3_000)])],
    ['too_large', 'image/tiff', tiff([sides(1, 1), sides(50_000, 50_000)])],
    ['too_large', 'image/tiff', tiff([[...sides(50_000, 50_000), ...sides(1, 1)]])],
    ['unreadable', 'image/tiff', tiff([])],
    ['unreadable', 'image/tiff', tiff(Array.from({ length: 200 }, () => sides(1, 1)))],
    ['fits', 'application/pdf', pdf],
  ] as const)('%s: %s %#', (found, type, content) => {
    expect(checkPixels(type, content)).toBe(found)
  })

  it('whose pages lead in a circle is unreadable', () => {
    const circle = tiff([sides(1, 1)])
    circle.writeUInt32LE(8, circle.length - 4)
    expect(checkPixels('image/tiff', circle)).toBe('unreadable')
  })
})
