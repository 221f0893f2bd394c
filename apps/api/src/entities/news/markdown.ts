import { createRequire } from 'node:module'
import { memo } from '@officina/shared/memo'
import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'

const load = createRequire(import.meta.url)

/**
 * HTML of the Markdown that news may hold: headings, lists, quotes, code blocks, rules, paragraphs; strong, emphasis,
 * struck text, code, links, and pictures of this site (`![text](/path)`). HTML stands there as text.
 */
export const renderMarkdown = (source: string): string =>
  loadParser('default').render(source).trim()

const isOwnPath = (address: string) => /^\/(?![/\\])[^\\]*$/.test(address)
const isWebAddress = (address: string) => /^(https?:\/\/[^\\]+|mailto:[^\s<>"']+)$/i.test(address)

/** On first use: with what it needs it is 2 MB. */
const loadParser = memo((preset: 'default') => {
  const Markdown = load('markdown-it') as typeof MarkdownIt
  const parser = new Markdown(preset, { html: false, breaks: true })
    // what nobody would write on purpose: text that is indented, or has a line below it, stays a paragraph
    .disable(['code', 'lheading', 'reference', 'table', 'autolink'])
  parser.validateLink = (address) => isOwnPath(address) || isWebAddress(address)

  parser.core.ruler.push('news', ({ tokens }) => {
    for (const token of tokens) {
      // the title of the news is the h2 above it
      if (/^heading_/.test(token.type))
        token.tag = `h${Math.min(Number(token.tag.slice(1)) + 2, 4)}`
      // what stands behind ``` and in titles would become attributes
      token.info = ''
      token.children = token.children && withoutEmptyLinks(token.children)
      for (const inner of token.children ?? []) {
        inner.attrs = inner.attrs?.filter(([name]) => name !== 'title') ?? null
        if (inner.type === 'link_open' && !isOwnPath(String(inner.attrGet('href')))) {
          inner.attrSet('target', '_blank')
          inner.attrSet('rel', 'noopener noreferrer')
        }
      }
    }
  })
  parser.renderer.rules.s_open = () => '<del>'
  parser.renderer.rules.s_close = () => '</del>'
  const image = parser.renderer.rules.image
  parser.renderer.rules.image = (tokens, at, options, env, self) =>
    isOwnPath(String(tokens[at]?.attrGet('src')))
      ? (image?.(tokens, at, options, env, self) ?? '')
      : parser.utils.escapeHtml(tokens[at]?.content ?? '')
  return parser
})

/** `[a]()` leads nowhere: its words stay. */
function withoutEmptyLinks(tokens: Token[]): Token[] {
  let isEmpty = false
  return tokens.filter((token) => {
    if (token.type === 'link_open') isEmpty = !token.attrGet('href')
    return !(isEmpty && /^link_/.test(token.type))
  })
}

/** The words of a Markdown text, a line per block: for excerpts and the plain part of mails. */
export function plainTextOf(source: string): string[] {
  const blocks: string[] = []
  let items: string[] | undefined
  for (const token of loadParser('default').parse(source, {})) {
    if (/_list_open$/.test(token.type) && token.level === 0) items = []
    else if (/_list_close$/.test(token.type) && token.level === 0) {
      blocks.push((items ?? []).join('\n'))
      items = undefined
    } else if (token.type === 'inline' || token.type === 'fence') {
      const words = token.type === 'fence' ? token.content : wordsOf(token)
      if (items) items.push(`${'  '.repeat(Math.max(0, (token.level - 3) / 2))}• ${words}`)
      else blocks.push(words)
    }
  }
  return blocks.map((block) => block.trim()).filter(Boolean)
}

/** Text of a paragraph; what a link elsewhere leads to stands behind it. */
function wordsOf({ children }: Token): string {
  let open = ''
  return (children ?? [])
    .map((token) => {
      if (token.type === 'link_open') open = String(token.attrGet('href'))
      if (token.type === 'link_close') return isOwnPath(open) ? '' : ` (${open})`
      return /break$/.test(token.type) ? '\n' : token.content
    })
    .join('')
}

/** The beginning of a text in at most `length` characters, whole words where there are spaces. */
export function excerptOf(source: string, length = 200): string {
  const text = plainTextOf(source.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  const letters = [...text]
  if (letters.length <= length) return text
  const cut = letters.slice(0, length - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > cut.length * 0.6 ? cut.slice(0, space) : cut}…`
}
