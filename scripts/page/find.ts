/// <reference path="./types.d.ts" />
import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { isChecked } from './act.ts'
import { perElement, perPage } from './changes.ts'
import { isHiddenForReaders } from './visible.ts'

// Finds elements by role, label, text and selector.

export type Root = Element | Document
export type Words = string | RegExp
export type Exact = { exact?: boolean }
export type RoleOptions = Exact & {
  name?: Words
  level?: number
  checked?: boolean
  includeHidden?: boolean
}

export const byRole = (roots: Root[], role: string, options: RoleOptions): Element[] =>
  inside(roots, elementsOf().roles.get(role)).filter((element) => isMeant(element, options))

export const byLabel = (roots: Root[], words: Words, options: Exact): Element[] =>
  inside(roots, elementsOf().labelled).filter((element) =>
    labelsOf(element).some((label) => fits(label, words, options)),
  )

export const bySelector = (roots: Root[], css: string): Element[] => {
  const found = roots.flatMap((root) => selected(root)(css))
  return roots.length > 1 ? unique(found) : found
}

const selected = perElement<(css: string) => Element[], Root>((root) => {
  const known = new Map<string, Element[]>()
  return (css) => {
    const found = known.get(css) ?? [...select(root, css)]
    known.set(css, found)
    return found
  }
})

/** What jsdom finds by its indexes instead of asking every element. */
function select(root: Root, css: string): Iterable<Element> {
  if (/^[a-z][a-z0-9]*$/.test(css)) return root.getElementsByTagName(css)
  if (/^\.[\w-]+$/.test(css)) return root.getElementsByClassName(css.slice(1))
  return root.querySelectorAll(css)
}

export function byText(roots: Root[], words: Words, options: Exact): Element[] {
  const found: Element[] = []
  // an element has the words when none of its children has them
  const look = (element: Element): boolean => {
    if (/^(SCRIPT|STYLE|NOSCRIPT|HEAD|TITLE)$/.test(element.tagName)) return false
    const text = wordsOf(element)
    const isIt = fits(text, words, options)
    // a longer text does not rule out that a part of it is the one
    if (!isIt && !(words instanceof RegExp) && !fits(text, words)) return false
    let isInner = false
    for (let child = element.firstElementChild; child; child = child.nextElementSibling)
      isInner = look(child) || isInner
    if (isIt && !isInner) found.push(element)
    return isIt || isInner
  }
  for (const root of roots)
    for (const child of root === document ? [document.body] : root.children) look(child)
  return roots.length > 1 ? inOrder(unique(found)) : found
}

export const unique = <T>(list: T[]): T[] => [...new Set(list)]

export const inOrder = (elements: Element[]): Element[] =>
  elements.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))

function inside(roots: Root[], elements: Element[] = []): Element[] {
  if (roots[0] === document) return elements
  return elements.filter((each) => roots.some((root) => root !== each && root.contains(each)))
}

/** No role comes from their name. */
const plain = /^(div|span|path|g|label|b|br|small|i|wbr|circle|style|head|script|link|meta|title)$/
const labelable = /^(input|textarea|select|button|output|meter|progress)$/

/** One walk through the page, in its order. jsdom's own selectors ask every element far more. */
const elementsOf = perPage(() => {
  const roles = new Map<string, Element[]>()
  const labelled: Element[] = []
  const walk = (element: Element) => {
    const { localName } = element
    const role = plain.test(localName) && !element.hasAttribute('role') ? null : roleOf(element)
    if (role) {
      const list = roles.get(role)
      if (list) list.push(element)
      else roles.set(role, [element])
    }
    if (
      labelable.test(localName) ||
      element.hasAttribute('aria-label') ||
      element.hasAttribute('aria-labelledby')
    )
      labelled.push(element)
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) walk(child)
  }
  walk(document.documentElement)
  return { roles, labelled }
})

/** Text as a reader has it: without line breaks, from the parts that are no code. */
export const textOf = perElement((element) => squeeze(element.textContent ?? ''))

const squeeze = (text: string): string =>
  text
    .replaceAll(/[\u200b\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A text is looked for anywhere and in any case, unless it must be exact. */
export function fits(text: string, words: Words, { exact = false }: Exact = {}): boolean {
  const said = squeeze(text)
  if (words instanceof RegExp) return said.search(words) >= 0
  const wanted = squeeze(words)
  return exact ? said === wanted : said.toLowerCase().includes(wanted.toLowerCase())
}

const wordsOf = (element: Element): string =>
  element instanceof HTMLInputElement && /^(button|submit)$/.test(element.type)
    ? element.value
    : textOf(element)

/** The role of an element as its browser would tell it. */
function roleOf(element: Element): string | null {
  const role = getRole(element)
  if (element.hasAttribute('role')) return role
  const tag = element.localName
  if (tag === 'section' || tag === 'form')
    return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
      ? role
      : null
  if (tag === 'header' || tag === 'footer')
    return element.closest('article, aside, main, nav, section') ? null : role
  if (tag === 'p') return 'paragraph'
  if (tag === 'strong') return 'strong'
  if (tag === 'svg') return 'img'
  if (tag === 'dialog') return 'dialog'
  if (tag === 'th' && element.getAttribute('scope') === 'row') return 'rowheader'
  return role
}

function isMeant(element: Element, options: RoleOptions): boolean {
  const { name, level, exact = false } = options
  if (level !== undefined && levelOf(element) !== level) return false
  if (options.checked !== undefined && isChecked(element) !== options.checked) return false
  if (!options.includeHidden && isHiddenForReaders(element)) return false
  return name === undefined || fits(nameOf(element), name, { exact })
}

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? /^h(\d)$/.exec(element.localName)?.[1])

/** The accessible name. */
export const nameOf = (element: Element): string =>
  squeeze(computeAccessibleName(element, { computedStyleSupportsPseudoElements: false }))

function labelsOf(element: Element): string[] {
  const by = element.getAttribute('aria-labelledby')
  if (by) {
    const ids = by.split(/\s+/)
    return [ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')]
  }
  const label = element.getAttribute('aria-label')
  const labels = [...((element as HTMLInputElement).labels ?? [])].map(
    (each) => each.textContent ?? '',
  )
  return label ? [label, ...labels] : labels
}

export const shownElement = (element: Element): string =>
  (element.cloneNode(false) as Element).outerHTML.slice(0, 160)
