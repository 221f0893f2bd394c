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

it('refuses bombs, and what is cut off, animated, drawn by a program or of another type', async () => {
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
