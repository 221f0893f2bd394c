// What can be seen, without a layout: `display` and `visibility` of the style sheets and the elements.
// jsdom's own getComputedStyle reads every rule for every element, and no media query.

import { mediaMatches } from './media.ts'

type Rule = {
  selector: string
  media: string[]
  display: string
  visibility: string
  weight: number
}

const byClass = new Map<string, Rule[]>()
const everywhere: Rule[] = []
const read = new WeakMap<CSSStyleSheet, number>()

function readSheets(): void {
  for (const sheet of document.styleSheets) {
    const from = read.get(sheet) ?? 0
    const rules = sheet.cssRules
    for (let at = from; at < rules.length; at++) collect(rules[at] as CSSRule, [])
    read.set(sheet, rules.length)
  }
}

function collect(rule: CSSRule, media: string[]): void {
  const { selectorText, style, cssRules, conditionText } = rule as CSSStyleRule & CSSMediaRule
  if (selectorText && style?.display + style?.visibility) {
    for (const selector of selectorText.split(/,(?![^(]*\))/).map((each) => each.trim())) {
      const weight = (selector.match(/[.[:]/g) ?? []).length
      const { display, visibility } = style
      const made = { selector, media, display, visibility, weight }
      const name = /\.([\w-]+)[^\s>+~]*$/.exec(selector)?.[1]
      if (!name) everywhere.push(made)
      else byClass.set(name, [...(byClass.get(name) ?? []), made])
    }
  }
  if (cssRules && !selectorText) {
    const inner = conditionText ? [...media, conditionText] : media
    for (const each of cssRules) collect(each, inner)
  }
}

const blocks =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DETAILS|DIV|DL|DT|FIELDSET|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|SUMMARY|UL)$/

function styleOf(element: Element): { display: string; visibility: string } {
  const found = { display: '', visibility: '' }
  const weight = { display: -1, visibility: -1 }
  const rules = [...everywhere]
  for (const name of element.classList) rules.push(...(byClass.get(name) ?? []))
  for (const rule of rules) {
    if (!rule.media.every(mediaMatches) || !matches(element, rule.selector)) continue
    for (const name of ['display', 'visibility'] as const)
      if (rule[name] && rule.weight >= weight[name]) {
        found[name] = rule[name]
        weight[name] = rule.weight
      }
  }
  const own = (element as HTMLElement).style
  if (own?.display) found.display = own.display
  if (own?.visibility) found.visibility = own.visibility
  if (!found.display && element.hasAttribute('hidden')) found.display = 'none'
  found.display ||= blocks.test(element.tagName) ? 'block' : 'inline'
  return found
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

/** A page just loaded has style sheets of its own. */
export function forgetSheets(): void {
  byClass.clear()
  everywhere.length = 0
  forgetStyles()
}

let isRead = false
let known = new WeakMap<Element, { display: string; visibility: string }>()

/** What is known of styles holds until the page changes. */
export function forgetStyles(): void {
  known = new WeakMap()
  isRead = false
}

function cached(element: Element) {
  let style = known.get(element)
  if (!style) {
    if (!isRead) readSheets()
    isRead = true
    style = styleOf(element)
    known.set(element, style)
  }
  return style
}

/** Whether a person could see it, were the window high enough. */
export function isVisible(element: Element): boolean {
  if (!element.isConnected || element.closest('head, noscript, template')) return false
  let visibility = ''
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = cached(at)
    if (style.display === 'none') return false
    visibility ||= style.visibility
    const outer: Element | null = at.parentElement
    if (outer?.tagName === 'DETAILS' && !outer.hasAttribute('open') && at.tagName !== 'SUMMARY')
      return false
    if (outer?.tagName === 'SELECT') return isVisible(outer)
  }
  return !/hidden|collapse/.test(visibility)
}

/** Whether it is kept from screen readers. */
export const isHiddenForReaders = (element: Element): boolean =>
  element.closest('[aria-hidden=true]') !== null || !isVisible(element)

/** In place of the browser's: only what is asked of it by names, roles and the components. */
export function cheapStyle(element: Element): CSSStyleDeclaration {
  const { display, visibility } = cached(element)
  const own = (element as HTMLElement).style as unknown as Record<string, string>
  const inherited = element.parentElement && !visibility ? visibilityAbove(element) : visibility
  const values: Record<string, string> = { display, visibility: inherited || 'visible' }
  return new Proxy(own ?? {}, {
    get: (target, name) => {
      if (name === 'getPropertyValue')
        return (property: string) => values[property] ?? String(target[property] ?? '')
      if (typeof name !== 'string') return undefined
      return values[name] ?? target[name] ?? ''
    },
  }) as unknown as CSSStyleDeclaration
}

function visibilityAbove(element: Element): string {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { visibility } = cached(at)
    if (visibility) return visibility
  }
  return ''
}
