import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutMetadata } from './metadata.ts'

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
const chunk = (type: string, body: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body, Buffer.alloc(4)])
}
const start = Buffer.from([0xff, 0xd8])
const jfif = segment(0xe0, Buffer.from('JFIF'))
const table = segment(0xdb, Buffer.alloc(64, 1))
const scan = Buffer.concat([segment(0xda, Buffer.alloc(6)), Buffer.from([1, 2, 3, 0xff, 0xd9])])
const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const header = chunk('IHDR', Buffer.alloc(13, 1))
const data = chunk('IDAT', Buffer.alloc(20, 7))
const end = chunk('IEND', Buffer.alloc(0))

it('takes place, time and comments out of a JPG, and what follows it', () => {
  const exif = segment(0xe1, Buffer.from('Exif\0\0GPS 35.6 139.7'))
  const comment = segment(0xfe, Buffer.from('secret'))
  const whole = Buffer.concat([start, jfif, exif, table, comment, scan, Buffer.from('<script>')])
  const between = Buffer.from([1, 2, 0xff, 0x00, 3])
  const loose = Buffer.concat([start, between, jfif, exif, between, table, between, scan, exif])
  for (const sent of [whole, loose])
    expect(withoutMetadata('image/jpeg', sent)).toEqual(Buffer.concat([start, jfif, table, scan]))
})

it('keeps no place in a picture that is cut off', () => {
  const photo = [start, segment(0xe1, Buffer.from('Exif\0\0GPS')), table.subarray(0, 30)]
  expect(withoutMetadata('image/jpeg', Buffer.concat(photo))).toEqual(
    Buffer.concat([start, table.subarray(0, 30)]),
  )
  const drawing = [signature, header, chunk('eXIf', Buffer.from('GPS')), data.subarray(0, 15)]
  expect(withoutMetadata('image/png', Buffer.concat(drawing))).toEqual(
    Buffer.concat([signature, header, data.subarray(0, 15)]),
  )
})

it('keeps how a photo is turned, in either byte order, and nothing of what cannot be read', () => {
  const photo = (exif: Buffer) => Buffer.concat([start, jfif, exif, table, scan])
  const entry = (tag: string, value: string) => `${tag}000300000001${value}0000`
  const big = `4d4d002a000000080002${entry('010f', '0007')}${entry('0112', '0006')}00000000`
  const little = '49492a0008000000' + '0100' + '1201030001000000' + '06000000' + '00000000'
  const turned = `4d4d002a000000080001${entry('0112', '0006')}00000000`
  const exifOf = (tiff: string) =>
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff, 'hex')]))
  for (const tiff of [big, little])
    expect(withoutMetadata('image/jpeg', photo(exifOf(`${tiff}${'aa'.repeat(8)}`)))).toEqual(
      photo(exifOf(turned)),
    )
  const bare = photo(Buffer.alloc(0))
  for (const tiff of [big.replace('0006', '0001'), big.replace('0008', 'ffff'), big.slice(0, 40)])
    expect(withoutMetadata('image/jpeg', photo(exifOf(tiff)))).toEqual(bare)
})

it('ends a JPG at its own end: restarts and further scans belong to it, a second picture does not', () => {
  const restart = Buffer.from([5, 0xff, 0xd0, 6, 0xff, 0x00, 7])
  const scans = [segment(0xda, Buffer.alloc(6)), restart, table, scan]
  const second = [start, segment(0xe1, Buffer.from('Exif\0\0GPS')), scan]
  const index = segment(0xe2, Buffer.from('MPF\0'))
  const colours = segment(0xe2, Buffer.from('ICC_PROFILE\0'))
  const whole = Buffer.concat([start, index, colours, table, ...scans, ...second])
  const alone = Buffer.concat([start, colours, table, ...scans])
  expect(withoutMetadata('image/jpeg', whole)).toEqual(alone)
  const cut = Buffer.concat([start, index, table, segment(0xda, Buffer.alloc(6)), restart])
  expect(withoutMetadata('image/jpeg', cut)).toEqual(
    Buffer.concat([start, table, segment(0xda, Buffer.alloc(6)), restart]),
  )
})

it('takes texts and EXIF out of a PNG, and what follows it', () => {
  const texts = [chunk('tEXt', Buffer.from('place')), chunk('eXIf', Buffer.from('GPS'))]
  const drawn = chunk('gAMA', Buffer.alloc(4, 1))
  const whole = Buffer.concat([signature, header, ...texts, drawn, data, end, Buffer.from('PK')])
  expect(withoutMetadata('image/png', whole)).toEqual(
    Buffer.concat([signature, header, drawn, data, end]),
  )
})

it('never fails, and never adds a byte, whatever is sent', () => {
  const broken = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
  fc.assert(
    fc.property(broken, fc.constantFrom('image/jpeg', 'image/png'), (bytes, type) => {
      for (const before of [
        bytes,
        Buffer.concat([start, bytes]),
        Buffer.concat([signature, bytes]),
      ])
        expect(withoutMetadata(type, before).length).toBeLessThanOrEqual(before.length)
    }),
  )
})
