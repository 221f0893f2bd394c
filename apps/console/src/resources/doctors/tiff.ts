import * as UTIF from 'utif2'

type TiffPage = { width: number; height: number; rgba: Uint8Array<ArrayBuffer> }

/**
 * The pages of a TIFF, which no browser shows by itself, each read when it is asked for: a scan of twenty pages is
 * 700 MB of pixels. Throws at a file that cannot be read.
 */
export function openTiff(file: ArrayBuffer): (() => TiffPage)[] {
  const pages = UTIF.decode(file)
  if (pages.length === 0) throw new Error('no page of the TIFF can be read')
  return pages.map((page) => () => {
    UTIF.decodeImage(file, page)
    const { width, height } = page
    const rgba = new Uint8Array(UTIF.toRGBA8(page))
    page.data = new Uint8Array()
    if (!width || !height || rgba.length !== width * height * 4) throw new Error('unreadable page')
    return { width, height, rgba }
  })
}

/** A page as a picture that a browser shows. */
async function pictureOf({ width, height, rgba }: TiffPage): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.putImageData(new ImageData(new Uint8ClampedArray(rgba.buffer), width, height), 0, 0)
  return canvas.convertToBlob()
}

/** The picture of one page, and how many pages there are. */
export async function tiffPicture(
  file: Blob,
  page: number,
): Promise<{ blob: Blob; pages: number }> {
  const pages = openTiff(await file.arrayBuffer())
  const read = pages[page]
  if (!read) throw new Error(`the TIFF has no page ${page + 1}`)
  return { blob: await pictureOf(read()), pages: pages.length }
}
