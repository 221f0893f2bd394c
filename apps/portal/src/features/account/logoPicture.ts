const most = { width: 640, height: 160 }

/** A picture no larger than a logo is shown, as PNG without what a camera wrote into it. */
export async function logoOf(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return file
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/png' })
}
