export type Inline = { text: string; strong?: boolean; em?: boolean; href?: string }
export type Heading = { kind: 'heading'; level: 'h2' | 'h3'; id: string; text: string }
export type Block =
  | Heading
  | { kind: 'p'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

/** The same text without its marks, a line for each block or item. */
export const plainText = (source: string): string =>
  parseMarkdown(source, { breaks: true })
    .flatMap((block) =>
      block.kind === 'heading'
        ? [block.text]
        : block.kind === 'p'
          ? [textOf(block.content)]
          : block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${textOf(item)}`),
    )
    .join('\n')

const textOf = (parts: Inline[]) => parts.map(({ text }) => text).join('')

/**
 * The few forms that our own documents and doctors' messages use: `#` to `####`, `-` and `1.` lists,
 * paragraphs, `**strong**`, `*emphasis*` and `[text](link)`. The result is data, so nothing in a text can
 * become markup. With `breaks` a new line in a paragraph stays one.
 */
export function parseMarkdown(source: string, { breaks = false } = {}): Block[] {
  let headings = 0
  return source
    .replaceAll('\r\n', '\n')
    .replace(/^(#{1,4} .+)\n(?=\S)/gm, '$1\n\n')
    .replace(/^(?!- |\d+\. |\s)(.+)\n(?=- |\d+\. |#{1,4} )/gm, '$1\n\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): Block => {
      const heading = /^(#{1,4}) (.+)$/.exec(part)
      if (heading?.[1] && heading[2])
        return {
          kind: 'heading',
          level: heading[1].length < 3 ? 'h2' : 'h3',
          id: `section-${++headings}`,
          text: heading[2].replaceAll('**', ''),
        }
      if (/^- /.test(part)) return { kind: 'list', ordered: false, items: itemsOf(part, /^- /) }
      if (/^\d+\. /.test(part))
        return { kind: 'list', ordered: true, items: itemsOf(part, /^\d+\. /) }
      return { kind: 'p', content: parseInline(breaks ? part : part.replaceAll('\n', ' ')) }
    })
}

// A line that does not start an item goes on with the one before.
function itemsOf(part: string, mark: RegExp): Inline[][] {
  const items: string[] = []
  for (const line of part.split('\n')) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items.map(parseInline)
}

const tokens = /(\*\*[^*\n]+\*\*|\*[^*\s](?:[^*\n]*[^*\s])?\*|\[[^\]\n]+\]\([^)\s]+\))/

function parseInline(text: string): Inline[] {
  return text
    .split(tokens)
    .filter(Boolean)
    .map((part) => {
      const strong = /^\*\*(.+)\*\*$/.exec(part)
      if (strong?.[1]) return { text: strong[1], strong: true }
      const em = /^\*([^*]+)\*$/.exec(part)
      if (em?.[1]) return { text: em[1], em: true }
      const link = /^\[(.+)\]\((.+)\)$/.exec(part)
      if (link?.[1] && link[2] && isAddress(link[2])) return { text: link[1], href: link[2] }
      return { text: part }
    })
}

/** A page of this site, a web page or a mail address; `//host` and `/\host` lead elsewhere. */
const isAddress = (href: string) => /^(\/(?![/\\])|https:\/\/|mailto:)/.test(href)
