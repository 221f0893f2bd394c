const mostBytes = 200

/** The extensions of the types that are taken in; the first is given where a name has none of them. */
export const extensions: Record<string, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/tiff': ['tiff', 'tif'],
  'application/pdf': ['pdf'],
  'text/csv': ['csv'],
}
const known = Object.values(extensions).flat()

/**
 * A file's name as it is shown and sent: without folders, control characters, marks that turn the direction of
 * writing, what file systems refuse and names of devices; NFC and at most 200 bytes of UTF-8. The extension is
 * that of the content's type where one is given, whatever the sender called it.
 */
export function cleanFileName(name: string, contentType?: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    // joiners (U+200C, U+200D) are part of words and emoji
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
  const { stem, extension } = split(trimmed(plain), contentType)
  const safe = isDevice(stem) ? `_${stem}` : trimmed(stem) || 'file'
  return extension
    ? `${cut(safe, mostBytes - extension.length - 1)}.${extension}`
    : cut(safe, mostBytes)
}

function split(name: string, contentType: string | undefined) {
  const dot = name.lastIndexOf('.')
  const own = dot > 0 ? name.slice(dot + 1) : ''
  const fitting = contentType ? extensions[contentType] : undefined
  if (!fitting) {
    const isShort = own !== '' && own.length <= 10
    return isShort ? { stem: name.slice(0, dot), extension: own } : { stem: name, extension: '' }
  }
  const lower = own.toLowerCase()
  return {
    stem: known.includes(lower) ? name.slice(0, dot) : name,
    extension: fitting.includes(lower) ? own : fitting[0],
  }
}

/** Neither hidden by a dot before it nor, on Windows, another name by a dot or space behind it. */
const trimmed = (name: string): string => {
  let [start, end] = [0, name.length]
  while (start < end && ' .'.includes(name.charAt(start))) start++
  while (end > start && ' .'.includes(name.charAt(end - 1))) end--
  return name.slice(start, end)
}

const isDevice = (stem: string): boolean =>
  /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i.test(stem)

/** At most so many bytes of UTF-8, and no half of a character. */
const cut = (text: string, bytes: number): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, Math.max(1, bytes)), { stream: true })
