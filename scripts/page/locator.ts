/// <reference path="./types.d.ts" />
import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import * as act from './act.ts'
import { isHiddenForReaders, isVisible } from './visible.ts'
import { patience, until } from './wait.ts'

// Finds elements as the browser tests do, by role, label and text, and waits for them.

type Root = Element | Document
type Step = (roots: Root[]) => Root[]
export type Words = string | RegExp
type Exact = { exact?: boolean }
type RoleOptions = Exact & {
  name?: Words
  level?: number
  checked?: boolean
  selected?: boolean
  expanded?: boolean
  pressed?: boolean
  disabled?: boolean
  includeHidden?: boolean
}
type Filter = {
  has?: Locator
  hasNot?: Locator
  hasText?: Words
  hasNotText?: Words
  visible?: boolean
}
type Patience = { timeout?: number }
type Choice = string | { label?: string; value?: string; index?: number }
export type GivenFile = { name: string; mimeType: string; buffer: Uint8Array }

export class Locator {
  readonly #steps: readonly Step[]
  readonly #names: string

  constructor(steps: readonly Step[] = [], names = 'page') {
    this.#steps = steps
    this.#names = names
  }

  /** What it finds now. */
  all(): Promise<Locator[]> {
    return Promise.resolve(this.elements().map((_, at) => this.nth(at)))
  }

  elements(roots: Root[] = [document]): Element[] {
    let found: Root[] = roots
    for (const step of this.#steps) found = step(found)
    return found as Element[]
  }

  toString(): string {
    return this.#names
  }

  #with(name: string, step: Step): Locator {
    return new Locator([...this.#steps, step], `${this.#names}.${name}`)
  }

  locator(css: string): Locator {
    if (css === '..')
      return this.#with('parent', (roots) =>
        unique(roots.flatMap((root) => (root as Element).parentElement ?? [])),
      )
    return this.#with(`locator(${css})`, (roots) => below(roots, css))
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.#with(`getByRole(${role}, ${shown(options)})`, (roots) =>
      below(roots, '*').filter((element) => hasRole(element, role, options)),
    )
  }

  getByText(words: Words, options: Exact = {}): Locator {
    return this.#with(`getByText(${words})`, (roots) => byText(roots, words, options))
  }

  getByLabel(words: Words, options: Exact = {}): Locator {
    return this.#with(`getByLabel(${words})`, (roots) =>
      below(
        roots,
        'input, textarea, select, button, output, meter, progress, [aria-label], [aria-labelledby]',
      ).filter((element) => labelsOf(element).some((label) => fits(label, words, options))),
    )
  }

  getByPlaceholder(words: Words, options: Exact = {}): Locator {
    return this.#byAttribute('placeholder', words, options)
  }

  getByTitle(words: Words, options: Exact = {}): Locator {
    return this.#byAttribute('title', words, options)
  }

  getByAltText(words: Words, options: Exact = {}): Locator {
    return this.#byAttribute('alt', words, options)
  }

  #byAttribute(name: string, words: Words, options: Exact): Locator {
    return this.#with(`by ${name} ${words}`, (roots) =>
      below(roots, `[${name}]`).filter((each) =>
        fits(each.getAttribute(name) ?? '', words, options),
      ),
    )
  }

  filter({ has, hasNot, hasText, hasNotText, visible }: Filter): Locator {
    return this.#with(`filter(${has ?? ''}${hasText ?? ''})`, (roots) =>
      (roots as Element[]).filter(
        (element) =>
          (!has || has.elements([element]).length > 0) &&
          (!hasNot || hasNot.elements([element]).length === 0) &&
          (hasText === undefined || fits(textOf(element), hasText)) &&
          (hasNotText === undefined || !fits(textOf(element), hasNotText)) &&
          (visible === undefined || isVisible(element) === visible),
      ),
    )
  }

  or(other: Locator): Locator {
    return new Locator(
      [() => inOrder(unique([...this.elements(), ...other.elements()]))],
      `${this}.or(${other})`,
    )
  }

  and(other: Locator): Locator {
    return this.#with(`and(${other})`, (roots) => {
      const others = new Set(other.elements())
      return (roots as Element[]).filter((each) => others.has(each))
    })
  }

  nth(at: number): Locator {
    return this.#with(`nth(${at})`, (roots) => (roots as Element[]).slice(at).slice(0, 1))
  }

  first(): Locator {
    return this.nth(0)
  }

  last(): Locator {
    return this.nth(-1)
  }

  count(): Promise<number> {
    return Promise.resolve(this.elements().length)
  }

  isVisible(): Promise<boolean> {
    return Promise.resolve(this.elements().some(isVisible))
  }

  /** The one element it finds, as soon as there is one. @throws when there are several. */
  element({ timeout = patience() }: Patience = {}): Promise<Element> {
    return until(
      () => {
        const found = this.elements()
        if (found.length > 1)
          throw new Error(
            `${found.length} elements: ${found.slice(0, 4).map(shownElement).join(' | ')}`,
          )
        if (!found[0]) throw new Error('nothing found')
        return found[0]
      },
      { what: String(this), timeout },
    )
  }

  async #ready(options: Patience = {}): Promise<HTMLElement> {
    const { timeout = patience() } = options
    return until(
      () => {
        const found = this.elements()
        if (found.length > 1)
          throw new Error(
            `${found.length} elements: ${found.slice(0, 4).map(shownElement).join(' | ')}`,
          )
        const [element] = found
        if (!element) throw new Error('nothing found')
        if (!isVisible(element)) throw new Error(`cannot be seen: ${shownElement(element)}`)
        if (element.closest('[inert]')) throw new Error('is inert')
        if (act.isDisabled(element)) throw new Error(`is disabled: ${shownElement(element)}`)
        return element as HTMLElement
      },
      { what: String(this), timeout },
    )
  }

  async #found(): Promise<HTMLElement> {
    return (await this.element()) as HTMLElement
  }

  async click(options: Patience & { force?: boolean; trial?: boolean } = {}): Promise<void> {
    const element = await this.#ready(options)
    act.click(element)
    await act.rest()
  }

  async dblclick(): Promise<void> {
    const element = await this.#ready()
    act.click(element)
    act.click(element)
    element.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }))
    await act.rest()
  }

  tap = () => this.click()

  async hover(): Promise<void> {
    act.hover(await this.#ready())
    await act.rest()
  }

  async focus(): Promise<void> {
    act.focus(await this.#found())
    await act.rest()
  }

  async blur(): Promise<void> {
    ;(await this.#found()).blur()
    await act.rest()
  }

  async fill(text: string): Promise<void> {
    const found = await this.#ready()
    act.fill(found, text)
    await act.rest()
  }

  clear = () => this.fill('')

  async press(key: string): Promise<void> {
    act.focus(await this.#found())
    act.press(key)
    await act.rest()
  }

  async pressSequentially(text: string): Promise<void> {
    act.focus(await this.#found())
    for (const letter of text) {
      act.press(letter)
      await act.rest()
    }
  }

  async check(): Promise<void> {
    await this.setChecked(true)
  }

  async uncheck(): Promise<void> {
    await this.setChecked(false)
  }

  async setChecked(want: boolean): Promise<void> {
    const element = await this.#ready()
    if (act.isChecked(element) !== want) act.click(element)
    await act.rest()
    if (act.isChecked(element) !== want && element.isConnected)
      await until(
        () => {
          if (act.isChecked(this.elements()[0] ?? element) !== want)
            throw new Error('stays as it is')
        },
        { what: `${this} to be ${want ? 'checked' : 'unchecked'}` },
      )
  }

  async isChecked(): Promise<boolean> {
    return act.isChecked(await this.#found())
  }

  async selectOption(choice: Choice): Promise<void> {
    const element = (await this.#ready()) as HTMLSelectElement
    await until(() => act.choose(element, choice), { what: `${this} to offer ${shown(choice)}` })
    await act.rest()
  }

  async setInputFiles(files: GivenFile | GivenFile[]): Promise<void> {
    act.giveFiles((await this.#found()) as HTMLInputElement, [files].flat())
    await act.rest()
  }

  async innerText(): Promise<string> {
    return textOf(await this.#found())
  }

  textContent = async (): Promise<string> => (await this.#found()).textContent ?? ''

  allTextContents = (): Promise<string[]> =>
    Promise.resolve(this.elements().map((each) => each.textContent ?? ''))

  allInnerTexts = (): Promise<string[]> => Promise.resolve(this.elements().map(textOf))

  inputValue = async (): Promise<string> => ((await this.#found()) as HTMLInputElement).value

  getAttribute = async (name: string): Promise<string | null> =>
    (await this.#found()).getAttribute(name)

  scrollIntoViewIfNeeded = async (): Promise<void> => void (await this.#found())

  dispatchEvent = async (name: string): Promise<void> => {
    ;(await this.#found()).dispatchEvent(new Event(name, { bubbles: true }))
    await act.rest()
  }

  async evaluate<T>(work: (element: HTMLElement) => T): Promise<T> {
    return work(await this.#found())
  }

  evaluateAll<T>(work: (elements: HTMLElement[]) => T): Promise<T> {
    return Promise.resolve(work(this.elements() as HTMLElement[]))
  }

  async waitFor({
    state = 'visible',
  }: {
    state?: 'visible' | 'attached' | 'hidden' | 'detached'
  } = {}): Promise<void> {
    await until(
      () => {
        const found = this.elements()
        const holds = {
          visible: () => found.some(isVisible),
          attached: () => found.length > 0,
          hidden: () => !found.some(isVisible),
          detached: () => found.length === 0,
        }
        if (!holds[state]()) throw new Error(`not ${state}`)
      },
      { what: String(this) },
    )
  }
}

const unique = <T>(list: T[]): T[] => [...new Set(list)]

const inOrder = (elements: Element[]): Element[] =>
  elements.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))

const below = (roots: Root[], css: string): Element[] => {
  const found = roots.flatMap((root) => [...root.querySelectorAll(css)])
  return roots.length > 1 ? unique(found) : found
}

/** Text as a reader has it: without line breaks, from the parts that are no code. */
export function textOf(element: Element): string {
  return squeeze(element.textContent ?? '')
}

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

function byText(roots: Root[], words: Words, options: Exact): Element[] {
  const mayHold = (element: Element) =>
    !/^(SCRIPT|STYLE|NOSCRIPT|HEAD|TITLE)$/.test(element.tagName) &&
    fits(wordsOf(element), words, options)
  const found: Element[] = []
  // an element has the words when none of its children has them
  const look = (element: Element): boolean => {
    if (!mayHold(element)) return exactBelow(element)
    let isInner = false
    for (const child of element.children) isInner = look(child) || isInner
    if (!isInner) found.push(element)
    return true
  }
  // a longer text does not rule out that a part of it is the one
  const exactBelow = (element: Element): boolean => {
    let isInner = false
    if (options.exact || words instanceof RegExp)
      for (const child of element.children) isInner = look(child) || isInner
    return isInner
  }
  for (const root of roots)
    for (const child of root === document ? [document.body] : root.children) look(child)
  return inOrder(unique(found))
}

function wordsOf(element: Element): string {
  if (element instanceof HTMLInputElement && /^(button|submit)$/.test(element.type))
    return element.value
  return element.textContent ?? ''
}

/** The role of an element as its browser would tell it. */
export function roleOf(element: Element): string | null {
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

function hasRole(element: Element, role: string, options: RoleOptions): boolean {
  if (roleOf(element) !== role) return false
  const { name, level, exact = false } = options
  if (level !== undefined && levelOf(element) !== level) return false
  if (options.checked !== undefined && act.isChecked(element) !== options.checked) return false
  for (const state of ['selected', 'expanded', 'pressed'] as const)
    if (options[state] !== undefined && stateOf(element, state) !== options[state]) return false
  if (options.disabled !== undefined && act.isDisabled(element) !== options.disabled) return false
  if (!options.includeHidden && isHiddenForReaders(element)) return false
  return name === undefined || fits(nameOf(element), name, { exact })
}

function stateOf(element: Element, state: 'selected' | 'expanded' | 'pressed'): boolean {
  if (state === 'selected' && element instanceof HTMLOptionElement) return element.selected
  if (state === 'expanded' && element.localName === 'summary')
    return (element.parentElement as HTMLDetailsElement).open
  return element.getAttribute(`aria-${state}`) === 'true'
}

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? /^h(\d)$/.exec(element.localName)?.[1])

/** The accessible name. */
export const nameOf = (element: Element): string =>
  squeeze(computeAccessibleName(element, { computedStyleSupportsPseudoElements: false }))

function labelsOf(element: Element): string[] {
  const by = element.getAttribute('aria-labelledby')
  if (by)
    return [
      by
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    ]
  const label = element.getAttribute('aria-label')
  const labels = [...((element as HTMLInputElement).labels ?? [])].map(
    (each) => each.textContent ?? '',
  )
  return label ? [label, ...labels] : labels
}

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (each instanceof RegExp ? String(each) : each))

export const shownElement = (element: Element): string =>
  (element.cloneNode(false) as Element).outerHTML.slice(0, 160)
