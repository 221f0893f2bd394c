import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { png, pngOf } from '../testing/uploads.ts'
import { pictureSides, UnreadablePictureError } from './port.ts'
import { createPictures } from './sharp.ts'

const pictures = createPictures()

/** A red left half and a blue right half, as a camera that was turned by 90° would have written it. */
async function photo(width: number, height: number, orientation = 6): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3, background: '#f00' } as const
  const left = await sharp({ create: half }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 0/1' } })
    .toBuffer()
}

/** First a red picture, then a blue one, as the PNG specification (third edition) writes an animation. */
async function animatedPng(): Promise<Buffer> {
  const size = { width: 40, height: 20, channels: 3 } as const
  const [red, blue] = await Promise.all(
    ['#f00', '#00f'].map(async (background) =>
      chunksOf(
        await sharp({ create: { ...size, background } })
          .png()
          .toBuffer(),
      ),
    ),
  )
  const header = red?.find(({ type }) => type === 'IHDR')?.data
  const data = (chunks: typeof red) =>
    Buffer.concat((chunks ?? []).filter(({ type }) => type === 'IDAT').map((each) => each.data))
  if (!header) throw new Error('a PNG without a header')
  // number, width, height, x, y, delay of 1/10 s
  const frame = (n: number) => {
    const bytes = Buffer.alloc(26)
    for (const [at, value] of [n, size.width, size.height].entries())
      bytes.writeUInt32BE(value, at * 4)
    bytes.writeUInt16BE(1, 20)
    bytes.writeUInt16BE(10, 22)
    return bytes
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    chunk('fcTL', frame(0)),
    chunk('IDAT', data(red)),
    chunk('fcTL', frame(1)),
    chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), data(blue)])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunksOf(content: Buffer): { type: string; data: Buffer }[] {
  const chunks = []
  for (let at = 8; at < content.length; ) {
    const end = at + 8 + content.readUInt32BE(at)
    chunks.push({
      type: content.toString('latin1', at + 4, at + 8),
      data: content.subarray(at + 8, end),
    })
    at = end + 4
  }
  return chunks
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

it('draws three upright sizes without place and device', async () => {
  const content = await photo(2_400, 1_200)
  expect((await sharp(content).metadata()).exif?.includes('N\0')).toBe(true)
  const sizes = await pictures.sizes(content, 'image/jpeg')
  for (const [size, side] of Object.entries(pictureSides)) {
    const drawn = sizes[size as keyof typeof sizes]
    const { format, width, height, exif, xmp, orientation } = await sharp(drawn).metadata()
    expect({ format, width, height, exif, xmp, orientation }).toEqual({
      format: 'webp',
      width: side / 2,
      height: side,
    })
    // left of the file is the top of what was photographed
    const { data } = await sharp(drawn)
      .resize(1, 2, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([data[0], data[5]].map((value) => (value ?? 0) > 180)).toEqual([true, true])
  }
})

it('keeps only the first picture of an animated PNG', async () => {
  const content = await animatedPng()
  expect(content.includes('acTL')).toBe(true)
  for (const drawn of Object.values(await pictures.sizes(content, 'image/png'))) {
    const { pages, width, height } = await sharp(drawn, { animated: true }).metadata()
    expect({ pages: pages ?? 1, width, height }).toEqual({ pages: 1, width: 40, height: 20 })
    const { dominant } = await sharp(drawn).stats()
    expect(dominant.r).toBeGreaterThan(180)
    expect(dominant.b).toBeLessThan(60)
  }
})

it('makes nothing larger than it is, and keeps what is transparent', async () => {
  const { full } = await pictures.sizes(png, 'image/png')
  const clear = { width: 40, height: 20, channels: 4, background: '#0000' } as const
  const { card } = await pictures.sizes(
    await sharp({ create: clear }).png().toBuffer(),
    'image/png',
  )
  expect(await sharp(full).metadata()).toMatchObject({ width: 1, height: 1 })
  expect(await sharp(card).metadata()).toMatchObject({ width: 40, height: 20, hasAlpha: true })
})

it('refuses bombs, and what is cut off, drawn by a program or of another type', async () => {
  const whole = await photo(400, 200)
  const still = await sharp(whole).webp().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const [content, type] of [
    [pngOf(50_000, 50_000), 'image/png'],
    [whole.subarray(0, whole.length / 2), 'image/jpeg'],
    [whole, 'image/png'],
    [still, 'image/jpeg'],
    [svg, 'image/png'],
    [Buffer.from('<!doctype html>'), 'image/jpeg'],
    [Buffer.alloc(0), 'image/png'],
  ] as const)
    await expect(pictures.sizes(content, type)).rejects.toThrow(UnreadablePictureError)
})

it('draws few at once, and refuses what would wait too long', async () => {
  const one = createPictures({ atOnce: 1, waiting: 1 })
  const draw = () => one.sizes(png, 'image/png')
  const ends = await Promise.allSettled([draw(), draw(), draw()])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await expect(draw()).resolves.toHaveProperty('thumb')
})
