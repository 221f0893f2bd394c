import { formatDate, formatMoney, setViewerZone } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { type StatusKind, statusOf, type Tone } from '@officina/shared/status/words'
import { initialLocale, setPageLanguage } from './initialLocale.ts'

/*
 * What a page shows of its first data while its code is on its way: drawn into the frame that the page came with
 * (frame.ts), from the calls that its inline script sends, and replaced by the page itself. It is made of plain boxes,
 * which assistive technology does not read and the keyboard does not reach; links lead where those of the page do.
 */

export type Child = Node | string | false | null | undefined

/** What stands between title and data; a shape until the page has come. */
type Tool = 'tabs' | 'filters'

/** Words and data of a page, and how they look. */
type View<Words, Answers extends { me: { id: string } }> = {
  words: Record<Locale, Words>
  /** What the title says before there are data. */
  title?: (words: Words) => string
  /** The title's row has buttons: on phones below it, or only where there is room for them beside it. */
  actions?: 'always' | 'beside'
  tools?: Tool[]
  answers: Promise<Answers | undefined>
  /** The zone that the reader has chosen for dates. */
  zoneOf(answers: Answers): string | null | undefined
  draw(answers: Answers, words: Words, locale: Locale): Drawn
}
type Drawn = { title: string; subtitle?: string; content: Child[] } | undefined

export function firstView<Words, Answers extends { me: { id: string } }>(
  view: View<Words, Answers>,
): void {
  const main = document.querySelector<HTMLElement>('#root > .frame .f-main')
  if (!main) return
  const locale = initialLocale()
  const words = view.words[locale]
  setPageLanguage(locale)
  const tools = (view.tools ?? []).map((tool) => el(`i.f-${tool}`))
  const card = main.querySelector('.f-card')
  const show = (title: string | undefined, subtitle: string | undefined, content: Child[]) => {
    const actions = view.actions && el(`i.f-actions.f-${view.actions}`)
    const head = el('div', title ? el('div.f-h1', title) : el('i.f-title'))
    if (subtitle) head.append(el('div.f-subtitle', subtitle))
    main.replaceChildren(...kept([el('div.f-top', head, actions), ...tools, ...content]))
  }
  show(view.title?.(words), undefined, [card])
  view.answers
    .then((answers) => {
      if (!answers || !main.isConnected) return
      setViewerZone(view.zoneOf(answers) ?? undefined)
      const drawn = view.draw(answers, words, locale)
      if (!drawn) return
      show(drawn.title, drawn.subtitle, drawn.content)
      Object.assign(main.dataset, { path: location.pathname, account: answers.me.id })
    })
    // the shape stays, and the page itself says what is wrong
    .catch(() => undefined)
}

const kept = (children: readonly Child[]) =>
  children.filter((child): child is Node | string => Boolean(child))

/** An element with its classes: `el('div.f-note', 'Paid')`. */
export function el(name: string, ...children: Child[]): HTMLElement {
  const [tag = '', ...classes] = name.split('.')
  const element = document.createElement(tag)
  element.className = classes.join(' ')
  element.append(...kept(children))
  return element
}

/** Leads where the page's own link will. */
export function link(name: string, href: string, text: string): HTMLElement {
  const element = el(`a.${name}`, text) as HTMLAnchorElement
  element.href = href
  element.tabIndex = -1
  return element
}

export function chip(kind: StatusKind, value: string, locale: Locale): HTMLElement {
  const { tone, label } = statusOf(kind, value, locale)
  return toned(tone, label)
}

/** What only the page itself can say. */
export const shape = () => el('i')

export const toned = (tone: Tone, label: string): HTMLElement => el(`span.f-chip.f-${tone}`, label)

export const muted = (text: string | null | undefined): Child => text && el('span.f-muted', text)

export const day = (value: string | null | undefined, locale: Locale): Child =>
  value && muted(formatDate(value, locale))

export const money = (row: { total: number; currency: string }, locale: Locale): string =>
  formatMoney(row.total, row.currency, locale)

type FirstColumn<Row> = {
  header: string
  cell: (row: Row) => Child[]
  /** The narrowest screens that have room for it: 1200 px, 1440 px. */
  from?: 'wide' | 'widest' | undefined
  right?: boolean
  /** On a phone it takes what the others leave. */
  fills?: boolean
}

/**
 * The rows of a list with their columns, the first of which leads to the record; boxes to tick come before them. Those
 * below the screen have their room, and are drawn once it is scrolled: all at once they would hold up the page.
 */
export function table<Row>(
  rows: readonly Row[],
  columns: readonly FirstColumn<Row>[],
  hrefOf: (row: Row) => string,
): HTMLElement {
  const classes = ({ right, fills, from }: FirstColumn<Row>, at: number) =>
    `${at === 0 ? '.f-first' : ''}${fills ? '.f-fills' : ''}${right ? '.f-right' : ''}${from ? `.f-${from}` : ''}`
  const cells = (row: Row) =>
    columns.map((column, at) => {
      const [first, ...others] = column.cell(row)
      const content =
        at === 0 && typeof first === 'string' ? link('f-main-link', hrefOf(row), first) : first
      const all = kept([content, ...others])
      const place = `div.f-cell${classes(column, at)}`
      return all.length > 0 ? el(place, ...all) : el(`${place}.f-none`, '–')
    })
  const box = () => el('div.f-cell.f-check', shape())
  const heads = columns.map((column, at) => el(`div.f-cell${classes(column, at)}`, column.header))
  const drawn = (some: readonly Row[]) =>
    some.map((row) => el('div.f-row.f-data', box(), ...cells(row)))
  const height = innerWidth < 600 ? 75 : 40
  const inSight = Math.max(1, Math.ceil((innerHeight - ABOVE_ROWS) / height))
  const list = el('div.f-table', el('div.f-row.f-heads', box(), ...heads))
  list.append(...drawn(rows.slice(0, inSight)))
  const panel = el('div.f-panel', list)
  const others = rows.slice(inSight)
  if (others.length === 0) return panel
  panel.style.paddingBottom = `${others.length * height}px`
  const drawOthers = () => {
    panel.style.paddingBottom = ''
    list.append(...drawn(others))
  }
  addEventListener('scroll', drawOthers, { once: true, passive: true })
  return panel
}

/** px above the rows: header, title, tabs, filters and the names of columns. */
const ABOVE_ROWS = 240
