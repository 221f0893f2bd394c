export type Inline = { text: string; strong?: boolean; href?: string }
export type Heading = { kind: 'heading'; level: 'h2' | 'h3'; id: string; text: string }
export type Block =
  | Heading
  | { kind: 'p'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

/**
 * The few forms our own documents use: `##`, `###`, `-` and `1.` lists, paragraphs, `**strong**` and
 * `[text](link)`. The result is data, so nothing in a document can become markup.
 */
export function parseMarkdown(source: string): Block[] {
  let headings = 0
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): Block => {
      const heading = /^(##|###) (.+)$/.exec(part)
      if (heading?.[2])
        return {
          kind: 'heading',
          level: heading[1] === '##' ? 'h2' : 'h3',
          id: `section-${++headings}`,
          text: heading[2],
        }
      if (/^- /.test(part)) return { kind: 'list', ordered: false, items: itemsOf(part, /^- /) }
      if (/^\d+\. /.test(part))
        return { kind: 'list', ordered: true, items: itemsOf(part, /^\d+\. /) }
      return { kind: 'p', content: parseInline(part) }
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

function parseInline(text: string): Inline[] {
  return text
    .replaceAll('\n', ' ')
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/)
    .filter(Boolean)
    .map((part) => {
      const strong = /^\*\*(.+)\*\*$/.exec(part)
      if (strong?.[1]) return { text: strong[1], strong: true }
      const link = /^\[(.+)\]\((.+)\)$/.exec(part)
      if (link?.[1] && link[2] && /^(\/|https:\/\/|mailto:)/.test(link[2]))
        return { text: link[1], href: link[2] }
      return { text: part }
    })
}
