/** The sizes in which a picture is kept, with the longest side of each in pixels. */
export const pictureSides = { thumb: 160, card: 480, full: 1_600 } as const

export type PictureSize = keyof typeof pictureSides

/** One picture as WebP in every size. */
export type Sizes = Record<PictureSize, Buffer>

/** Decodes and encodes pictures outside the event loop. */
export type Pictures = {
  /**
   * Draws a picture anew: upright, and without anything that a camera or program wrote beside it. It is never made
   * larger than it is. Of an animated PNG only the first picture is kept.
   * @throws UnreadablePictureError for what is broken or not of that type; 503 when too many wait.
   */
  sizes(content: Buffer, contentType: string): Promise<Sizes>
  /** Width and height in pixels, as the picture is shown. */
  measure(content: Buffer): Promise<{ width: number; height: number }>
}

/** The file is no picture that can be decoded, whatever its first bytes say. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError'
}
