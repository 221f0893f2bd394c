/**
 * The file name of a Content-Disposition header (RFC 6266): `filename*` before `filename`, without any folder.
 * undefined when there is none.
 */
export function fileNameOf(disposition: string | null | undefined): string | undefined {
  const params = paramsOf(disposition ?? '')
  const extended = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(params.get('filename*') ?? '')
  const name = (extended && decoded(extended[1]!, extended[2]!)) || params.get('filename')
  return name ? safeName(name) : undefined
}

// token or quoted-string values; a semicolon inside quotes does not end one
function paramsOf(header: string): Map<string, string> {
  const found = new Map<string, string>()
  const pattern = /;\s*([\w!#$&+\-^`|~*]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g
  for (const [, name, quoted, token] of header.matchAll(pattern)) {
    const value = quoted === undefined ? (token ?? '').trim() : quoted.replace(/\\(.)/g, '$1')
    if (!found.has(name!.toLowerCase())) found.set(name!.toLowerCase(), value)
  }
  return found
}

function decoded(charset: string, value: string): string | undefined {
  if (/^utf-8$/i.test(charset)) {
    try {
      return decodeURIComponent(value)
    } catch {
      return undefined
    }
  }
  return value.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function safeName(name: string): string | undefined {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/[\u0000-\u001f\u007f]/g, '').trim()
  return clean === '' || /^\.+$/.test(clean) ? undefined : clean
}
