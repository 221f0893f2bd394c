import type { Sharp, SharpOptions } from 'sharp'
import { DomainError } from '../entities/errors.ts'
import { type Pictures, pictureSides, type Sizes, UnreadablePictureError } from './port.ts'

/** A picture of 50 megapixels takes up to 200 MB while it is decoded: few at once. */
const mostAtOnce = 2
const mostWaiting = 16
const mostSeconds = 20
const formats: Record<string, string> = { 'image/jpeg': 'jpeg', 'image/png': 'png' }

/** `limitInputPixels` is checked before anything is decoded. The first error of a decoder ends the work. */
const options: SharpOptions = {
  limitInputPixels: 50_000_000,
  sequentialRead: true,
  failOn: 'error',
}

/** Works in the threads of libvips; the library is loaded with the first picture. */
export function createPictures({ atOnce = mostAtOnce, waiting = mostWaiting } = {}): Pictures {
  const line: (() => void)[] = []
  let running = 0
  const place = async () => {
    if (running < atOnce) {
      running++
      return
    }
    if (line.length >= waiting) throw tooBusy()
    // whoever is done hands the place on
    await new Promise<void>((resolve) => line.push(resolve))
  }
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else running--
  }
  return {
    async sizes(content, contentType) {
      await place()
      try {
        return await draw(content, contentType)
      } finally {
        leave()
      }
    },
    measure,
  }
}

async function measure(content: Buffer) {
  const { default: sharp } = await import('sharp')
  const { autoOrient } = await sharp(content, options).metadata()
  return autoOrient
}

async function draw(content: Buffer, contentType: string): Promise<Sizes> {
  const { default: sharp } = await import('sharp')
  try {
    const { format, pages = 1 } = await sharp(content, options).metadata()
    if (format !== formats[contentType] || pages > 1) throw new Error('another type')
    // decoded once: the smaller sizes are made of the largest, which is upright
    const full = await sharp(content, options)
      .autoOrient()
      .resize(box(pictureSides.full))
      .timeout({ seconds: mostSeconds })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const webp = (picture: Sharp, quality: number) =>
      picture.webp({ quality, effort: 4 }).timeout({ seconds: mostSeconds }).toBuffer()
    return {
      thumb: await webp(sharp(full).resize(box(pictureSides.thumb)), 78),
      card: await webp(sharp(full).resize(box(pictureSides.card)), 80),
      full: await webp(sharp(full), 82),
    }
  } catch (error) {
    throw new UnreadablePictureError('the picture cannot be decoded', { cause: error })
  }
}

const box = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

const tooBusy = () =>
  new DomainError('unavailable', 'TOO_BUSY', {
    en: 'Too many pictures are being processed right now. Try again in a few seconds.',
    ja: '現在、多くの画像を処理しています。数秒後にもう一度お試しください。',
  })
