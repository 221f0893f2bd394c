import { escapeHtml } from '../../mail/layout.ts'

/**
 * HTML of the Markdown that news may hold: `#` to `####` headings, `-` and `1.` lists (nested by two
 * spaces), `>` quotes, ``` blocks, `---`, paragraphs; `**strong**`, `*emphasis*`, `~~struck~~`, `` `code` ``,
 * links and pictures of this site (`![text](/path)`). Everything else, HTML too, stands there as text:
 * the result holds no tag and no attribute that is not written in this file.
 */
export function renderMarkdown(source: string): string {
  return blocksOf(source.replaceAll('\r\n', '\n').split('\n'), 0)
}

type Part = { html: string; next: number }

function blocksOf(lines: string[], depth: number): string {
  const parts: string[] = []
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.trim() === '') {
      at++
      continue
    }
    const { html, next } = blockAt(lines, at, depth)
    parts.push(html)
    at = next
  }
  return parts.join('\n')
}

function blockAt(lines: string[], at: number, depth: number): Part {
  const line = lines[at] ?? ''
  if (/^```/.test(line)) return codeAt(lines, at)
  const heading = /^(#{1,4}) +(.+?)(?: +#+)?$/.exec(line)
  // the title of the news is the h2 above it
  if (heading?.[1] && heading[2]) {
    const level = Math.min(heading[1].length + 2, 4)
    return { html: `<h${level}>${inline(heading[2])}</h${level}>`, next: at + 1 }
  }
  if (/^ {0,3}(-{3,}|\*{3,})$/.test(line)) return { html: '<hr>', next: at + 1 }
  if (depth < maxDepth && /^>/.test(line)) return quoteAt(lines, at, depth)
  if (depth < maxDepth && itemMark.test(line)) return listAt(lines, at, depth)
  return paragraphAt(lines, at)
}

const maxDepth = 4
const itemMark = /^(- |\* |\d{1,9}\. )/

function codeAt(lines: string[], at: number): Part {
  const end = lines.findIndex((line, index) => index > at && /^```\s*$/.test(line))
  const stop = end < 0 ? lines.length : end
  const code = escapeHtml(lines.slice(at + 1, stop).join('\n'))
  return { html: `<pre><code>${code}</code></pre>`, next: stop + 1 }
}

function quoteAt(lines: string[], at: number, depth: number): Part {
  let next = at
  while (next < lines.length && /^>/.test(lines[next] ?? '')) next++
  const inner = lines.slice(at, next).map((line) => line.replace(/^> ?/, ''))
  return { html: `<blockquote>${blocksOf(inner, depth + 1)}</blockquote>`, next }
}

/** Items of one kind; what is indented below an item belongs to it. */
function listAt(lines: string[], at: number, depth: number): Part {
  const ordered = /^\d/.test(lines[at] ?? '')
  const items: string[][] = []
  let next = at
  for (; next < lines.length; next++) {
    const line = lines[next] ?? ''
    if (itemMark.test(line) && /^\d/.test(line) === ordered)
      items.push([line.replace(itemMark, '')])
    else if (/^ {2,}\S/.test(line)) items.at(-1)?.push(line.replace(/^ {2,3}/, ''))
    else break
  }
  const tag = ordered ? 'ol' : 'ul'
  const html = items.map((item) => `<li>${itemHtml(item, depth)}</li>`).join('')
  return { html: `<${tag}>${html}</${tag}>`, next }
}

function itemHtml([first = '', ...rest]: string[], depth: number): string {
  const below = rest.findIndex((line) => itemMark.test(line))
  const text = below < 0 ? rest : rest.slice(0, below)
  const nested = below < 0 ? '' : blocksOf(rest.slice(below), depth + 1)
  return inline([first, ...text].join('\n')) + nested
}

function paragraphAt(lines: string[], at: number): Part {
  let next = at + 1
  while (next < lines.length && lines[next]?.trim() !== '' && !startsBlock(lines[next] ?? ''))
    next++
  return { html: `<p>${inline(lines.slice(at, next).join('\n'))}</p>`, next }
}

const startsBlock = (line: string) => /^(```|#{1,4} |>)/.test(line) || itemMark.test(line)

const tokens =
  /(`[^`\n]+`)|!\[([^\]\n]{0,200})\]\(([^)\s]{1,500})\)|\[([^\]\n]{1,300})\]\(([^)\s]{1,1000})\)|\*\*([^*\n]+)\*\*|~~([^~\n]+)~~|\*([^*\s\n](?:[^*\n]*[^*\s\n])?)\*/g

function inline(text: string): string {
  let html = ''
  let done = 0
  for (const match of text.matchAll(tokens)) {
    html += plain(text.slice(done, match.index)) + tokenHtml(match)
    done = match.index + match[0].length
  }
  return html + plain(text.slice(done))
}

function tokenHtml([all, code, alt, src, label, href, strong, struck, soft]: RegExpMatchArray) {
  if (code) return `<code>${escapeHtml(code.slice(1, -1))}</code>`
  if (src && isOwnPath(src)) return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt ?? '')}">`
  if (label && href && isOwnPath(href)) return `<a href="${escapeHtml(href)}">${inline(label)}</a>`
  if (label && href && isWebAddress(href))
    return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${inline(label)}</a>`
  if (strong) return `<strong>${inline(strong)}</strong>`
  if (struck) return `<del>${inline(struck)}</del>`
  if (soft) return `<em>${inline(soft)}</em>`
  return plain(all)
}

const plain = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/** A path of this site; `//host` and `/\host` lead elsewhere. */
const isOwnPath = (address: string) => /^\/(?![/\\])[^\\]*$/.test(address)
const isWebAddress = (address: string) => /^(https?:\/\/[^\\]+|mailto:[^\s<>"']+)$/i.test(address)

/** The words of a Markdown text, a line per block: for excerpts and the plain part of mails. */
export function plainTextOf(source: string): string[] {
  return source
    .replaceAll('\r\n', '\n')
    .replaceAll(/!\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/\[([^\]\n]+)\]\((\/[^)\s]*)\)/g, '$1')
    .replaceAll(/\[([^\]\n]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .replaceAll(/(\*\*|~~|`)/g, '')
    .replaceAll(/\*([^*\s](?:[^*\n]*[^*\s])?)\*/g, '$1')
    .split(/\n{2,}/)
    .map((block) =>
      block
        .split('\n')
        .filter((line) => !/^(```|-{3,}$)/.test(line))
        .map((line) => line.replace(/^(#{1,4} +|> ?)/, '').replace(/^( *)[-*] /, '$1• '))
        .join('\n')
        .trim(),
    )
    .filter(Boolean)
}

/** The beginning of a text in at most `length` characters, whole words where there are spaces. */
export function excerptOf(source: string, length = 200): string {
  const text = plainTextOf(source).join(' ').replaceAll(/\s+/g, ' ')
  const letters = [...text]
  if (letters.length <= length) return text
  const cut = letters.slice(0, length - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > cut.length * 0.6 ? cut.slice(0, space) : cut}…`
}
