/** The smallest files of the types that are accepted. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** The beginning of a picture of that size; nothing of it is drawn. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from(png)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A form of text fields and files; a list value becomes several files of one field. */
export function formOf(
  fields: Record<string, string | boolean | null>,
  files: Record<string, { name: string; content: Buffer }[]> = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== null) form.append(name, String(value))
  for (const [name, list] of Object.entries(files))
    for (const file of list) form.append(name, new Blob([new Uint8Array(file.content)]), file.name)
  return form
}
