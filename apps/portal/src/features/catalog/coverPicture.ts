const width = 1200
const height = 400

/** The middle of a picture in the shape of a cover, as JPEG without what a camera wrote into it. */
export async function coverOf(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.max(width / picture.width, height / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return file
  // JPEG has no transparency
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
}
