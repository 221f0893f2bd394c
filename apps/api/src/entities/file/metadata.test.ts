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
  expect(withoutMetadata('image/jpeg', whole)).toEqual(Buffer.concat([start, jfif, table, scan]))
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
