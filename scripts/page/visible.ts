// What can be seen, without a layout: `display` and `visibility` of the style sheets and the elements.
// jsdom's own getComputedStyle reads every rule for every element, and no media query.

import { changed, perElement } from './changes.ts'
import { mediaMatches } from './media.ts'

type Rule = {
  selector: string
  media: string[]
  said: Said
  weight: number
  /** What the element itself must be or have, told from the end of the selector. */
  tag: string | undefined
  attribute: string | undefined
}
const properties = ['display', 'visibility', 'pointer-events'] as const
type Said = Record<(typeof properties)[number], string>

const byClass = new Map<string, Rule[]>()
const everywhere: Rule[] = []
const read = new Set<string>()

/** A rule as Emotion writes it: the names of its classes are made of what they say, so it holds for good. */
export function readRule(text: string, media: string[] = []): void {
  if (!/display|visibility|pointer-events/.test(text) || read.has(text)) return
  if (media.length === 0) read.add(text)
  const [, head = '', body = ''] = /^([^{]*)\{(.*)\}\s*$/s.exec(text) ?? []
  if (head.startsWith('@media') || head.startsWith('@supports')) {
    const condition = head.replace(/^@media\s*/, '')
    for (const inner of body.match(/[^{}]+\{[^{}]*\}/g) ?? [])
      readRule(inner, [...media, condition])
  } else if (!head.startsWith('@')) {
    const said = (name: string) =>
      [...body.matchAll(new RegExp(`(?:^|;)\\s*${name}:\\s*([\\w-]+)`, 'g'))].at(-1)?.[1] ?? ''
    const all = Object.fromEntries(properties.map((name) => [name, said(name)])) as Said
    keep(head, media, all)
  }
}

function keep(head: string, media: string[], said: Said): void {
  if (!Object.values(said).some(Boolean)) return
  for (const selector of head.split(/,(?![^(]*\))/).map((each) => each.trim())) {
    // what stands before or behind an element is not the element
    if (selector.includes('::')) continue
    const weight = (selector.match(/[.[:]/g) ?? []).length
    const own = /[^\s>+~]*$/.exec(selector.replaceAll(/\([^()]*\)/g, ''))?.[0] ?? ''
    const tag = /^[a-z][\w-]*/.exec(own)?.[0]
    const attribute = /\[([\w-]+)/.exec(own)?.[1]
    const made = { selector, media, said, weight, tag, attribute }
    const name = /\.([\w-]+)[^\s>+~]*$/.exec(selector)?.[1]
    if (!name) everywhere.push(made)
    else byClass.set(name, [...(byClass.get(name) ?? []), made])
  }
  changed()
}

const blocks =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DETAILS|DIV|DL|DT|FIELDSET|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|SUMMARY|UL)$/

/** What the rules and the element itself say, not what it inherits. */
const styleOf = perElement((element): Said => {
  const found: Said = { display: '', visibility: '', 'pointer-events': '' }
  const weight = { display: -1, visibility: -1, 'pointer-events': -1 }
  for (const rule of rulesOf(element)) {
    if (!rule.media.every(mediaMatches) || !matches(element, rule.selector)) continue
    for (const name of properties)
      if (rule.said[name] && rule.weight >= weight[name]) {
        found[name] = rule.said[name]
        weight[name] = rule.weight
      }
  }
  if (element.hasAttribute('style')) {
    const { style } = element as HTMLElement
    for (const name of properties) found[name] = style.getPropertyValue(name) || found[name]
  }
  if (!found.display && element.hasAttribute('hidden')) found.display = 'none'
  found.display ||= blocks.test(element.tagName) ? 'block' : 'inline'
  return found
})

function* rulesOf(element: Element): Generator<Rule> {
  // most of these are about a few elements, and jsdom takes long to say no
  for (const rule of everywhere)
    if (
      (!rule.tag || rule.tag === element.localName) &&
      (!rule.attribute || element.hasAttribute(rule.attribute))
    )
      yield rule
  const names = element.getAttribute('class')
  if (names) for (const name of names.split(/\s+/)) yield* byClass.get(name) ?? []
}

function matches(element: Element, selector: string): boolean {
  // most are of classes alone, and some of classes within others
  if (/^[.\w-]+(?:(?: | ?> ?)[.\w-]+)*$/.test(selector) && !/(?:^|[ >])[^. >]/.test(selector))
    return isWithin(element, selector.split(/(?<=[\w-])(?=[ >])/))
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

/** `parts`: `.a.b`, ` .c`, `>.d`; the last is that of the element. */
function isWithin(element: Element | null, parts: string[]): boolean {
  const last = parts.at(-1)
  if (last === undefined) return true
  const names = last
    .replace(/^[ >]+\./, '')
    .replace(/^\./, '')
    .split('.')
  if (!element || !names.every((name) => element.classList.contains(name))) return false
  const before = parts.slice(0, -1)
  if (before.length === 0 || last.includes('>')) return isWithin(element.parentElement, before)
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (isWithin(outer, before)) return true
  return false
}

type Seen = { isShown: boolean; visibility: string; pointer: string; isForReaders: boolean }

/** What it has of itself and of all around it. */
const seen: (element: Element) => Seen = perElement((element) => {
  const { display, visibility, 'pointer-events': pointer } = styleOf(element)
  const outer = element.parentElement
  const around = outer
    ? seen(outer)
    : { isShown: true, visibility: '', pointer: '', isForReaders: true }
  const isFolded =
    outer?.tagName === 'DETAILS' && !outer.hasAttribute('open') && element.tagName !== 'SUMMARY'
  return {
    isShown:
      around.isShown &&
      display !== 'none' &&
      !isFolded &&
      !/^(HEAD|NOSCRIPT|TEMPLATE)$/.test(element.tagName),
    visibility: visibility || around.visibility,
    pointer: pointer || around.pointer,
    isForReaders: around.isForReaders && element.getAttribute('aria-hidden') !== 'true',
  }
})

/** Whether a person could see it, were the window high enough. */
export function isVisible(element: Element): boolean {
  const { isShown, visibility } = seen(element)
  return element.isConnected && isShown && !/hidden|collapse/.test(visibility)
}

/** Whether the mouse goes through it. */
export const isOutOfReach = (element: Element): boolean => seen(element).pointer === 'none'

/** Whether it is kept from screen readers. */
export const isHiddenForReaders = (element: Element): boolean =>
  !seen(element).isForReaders || !isVisible(element)

/** In place of the browser's: only what is asked of it by names, roles and the components. */
export function cheapStyle(element: Element): CSSStyleDeclaration {
  const { display } = styleOf(element)
  const own = (element as HTMLElement).style as unknown as Record<string, string>
  const values: Record<string, string> = {
    display,
    visibility: seen(element).visibility || 'visible',
  }
  return new Proxy(own ?? {}, {
    get: (target, name) => {
      if (name === 'getPropertyValue')
        return (property: string) => values[property] ?? String(target[property] ?? '')
      if (typeof name !== 'string') return undefined
      return values[name] ?? target[name] ?? ''
    },
  }) as unknown as CSSStyleDeclaration
}
