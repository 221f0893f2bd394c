/** The longest side that a page ever shows a product at, doubled for fine screens. */
const longest = 1_600

/**
 * A picture that is upright and no larger than it is shown: drawn anew, so nothing of the camera is left in it. What the
 * browser cannot draw goes as it is; the server judges it.
 */
export async function smallerPicture(file: File): Promise<File> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await canvas.convertToBlob({ type: file.type, quality: 0.88 })
  return new File([blob], file.name, { type: blob.type })
}
