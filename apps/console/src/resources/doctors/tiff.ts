import * as UTIF from 'utif2'

export type TiffPage = { width: number; height: number; rgba: Uint8Array<ArrayBuffer> }

/** Its pages as pixels, four bytes each; throws at a file that cannot be read. Browsers show no TIFF. */
export function tiffPages(file: ArrayBuffer): TiffPage[] {
  const pages = UTIF.decode(file).flatMap((page) => {
    UTIF.decodeImage(file, page)
    const { width, height } = page
    const rgba = new Uint8Array(UTIF.toRGBA8(page))
    return width > 0 && height > 0 && rgba.length === width * height * 4
      ? [{ width, height, rgba }]
      : []
  })
  if (pages.length === 0) throw new Error('no page of the TIFF can be read')
  return pages
}

/** The same as pictures that a browser shows. */
export const tiffPictures = async (file: Blob): Promise<Blob[]> =>
  Promise.all(tiffPages(await file.arrayBuffer()).map(pngOf))

async function pngOf({ width, height, rgba }: TiffPage): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.putImageData(new ImageData(new Uint8ClampedArray(rgba.buffer), width, height), 0, 0)
  return canvas.convertToBlob()
}
