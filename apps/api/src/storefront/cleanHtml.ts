const allowed = new Set('p br ul ol li strong em b i u h2 h3 h4 h5 h6 blockquote'.split(' '))
/** Their text is no text for people. */
const dropped =
  /<(script|style|iframe|object|template|svg|math|noscript|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi

/** HTML of strangers as safe HTML: plain tags without any attribute; everything else is text or gone. */
export function cleanHtml(html: string): string {
  const text = html
    .replaceAll('\0', '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(dropped, '')
  return text
    .split(/(<\/?[a-z][^<>]*>)/gi)
    .map((part, i) =>
      i % 2 === 0 ? part.replaceAll('<', '&lt;').replaceAll('>', '&gt;') : tag(part),
    )
    .join('')
    .trim()
}

function tag(source: string): string {
  const [, close = '', name = ''] = /^<(\/?)([a-z0-9]+)/i.exec(source) ?? []
  return allowed.has(name.toLowerCase()) ? `<${close}${name.toLowerCase()}>` : ''
}
