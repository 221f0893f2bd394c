import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import * as act from './act.ts'
import { rest } from './dom.ts'
import {
  byLabel,
  byRole,
  bySelector,
  byText,
  type Exact,
  fits,
  inOrder,
  type RoleOptions,
  type Root,
  shownElement,
  textOf,
  unique,
  type Words,
} from './find.ts'
import { isOutOfReach, isVisible } from './visible.ts'
import { patience, until } from './wait.ts'

// Elements as the browser tests name them, waited for, read and used.

type Step = (roots: Root[]) => Root[]
type Filter = {
  has?: Locator
  hasText?: Words
  hasNotText?: Words
}
type Patience = { timeout?: number }
type Choice = string | { label?: string; value?: string; index?: number }
type GivenFile = { name: string; mimeType: string; buffer: Uint8Array }

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
    return this.#with(`locator(${css})`, (roots) => bySelector(roots, css))
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.#with(`getByRole(${role}, ${shown(options)})`, (roots) =>
      byRole(roots, role, options),
    )
  }

  getByText(words: Words, options: Exact = {}): Locator {
    return this.#with(`getByText(${words})`, (roots) => byText(roots, words, options))
  }

  getByLabel(words: Words, options: Exact = {}): Locator {
    return this.#with(`getByLabel(${words})`, (roots) => byLabel(roots, words, options))
  }

  getByTitle(words: Words, options: Exact = {}): Locator {
    return this.#with(`by title ${words}`, (roots) =>
      bySelector(roots, '[title]').filter((each) =>
        fits(each.getAttribute('title') ?? '', words, options),
      ),
    )
  }

  filter({ has, hasText, hasNotText }: Filter): Locator {
    return this.#with(`filter(${has ?? ''}${hasText ?? ''})`, (roots) =>
      (roots as Element[]).filter(
        (element) =>
          (!has || has.elements([element]).length > 0) &&
          (hasText === undefined || fits(textOf(element), hasText)) &&
          (hasNotText === undefined || !fits(textOf(element), hasNotText)),
      ),
    )
  }

  or(other: Locator): Locator {
    return new Locator(
      [() => inOrder(unique([...this.elements(), ...other.elements()]))],
      `${this}.or(${other})`,
    )
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

  /** The one element it finds now. @throws when there are several, or none. */
  #only(): Element {
    const element = this.one()
    if (!element) throw new Error('nothing found')
    return element
  }

  /** The same, or nothing. @throws when there are several: that is a fault of the test. */
  one(): Element | undefined {
    const found = this.elements()
    if (found.length > 1)
      throw new Error(
        `${found.length} elements: ${found.slice(0, 4).map(shownElement).join(' | ')}`,
      )
    return found[0]
  }

  #usable(): HTMLElement {
    const element = this.#only()
    if (!isVisible(element)) throw new Error(`cannot be seen: ${shownElement(element)}`)
    if (element.closest('[inert]')) throw new Error('is inert')
    if (act.isDisabled(element)) throw new Error(`is disabled: ${shownElement(element)}`)
    return element as HTMLElement
  }

  #found(): Promise<HTMLElement> {
    return until(() => this.#only() as HTMLElement, { what: String(this) })
  }

  /**
   * Does something with the element, when it is there and the page has done what it had begun: effects of a new page
   * move the focus, and would take it from what a test has just focused. What throws is done again: the page may have
   * put another element in the place of the one that was found.
   */
  async #act<T>(
    work: (element: HTMLElement) => T,
    { mustBeUsable = true, timeout = patience() }: Patience & { mustBeUsable?: boolean } = {},
  ): Promise<void> {
    const look = () => (mustBeUsable ? this.#usable() : (this.#only() as HTMLElement))
    await until(look, { what: String(this), timeout })
    await rest()
    await until(() => work(look()), { what: String(this), timeout })
    await rest()
  }

  click = ({ force = false, ...options }: Patience & { force?: boolean } = {}): Promise<void> =>
    this.#act((element) => {
      if (!force) reached(element)
      act.click(element)
    }, options)

  dblclick = (): Promise<void> =>
    this.#act((element) => {
      reached(element)
      act.click(element)
      act.click(element, 2)
      element.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }))
    })

  focus = (): Promise<void> => this.#act(act.focus, { mustBeUsable: false })
  blur = (): Promise<void> => this.#act((element) => element.blur(), { mustBeUsable: false })
  fill = (text: string): Promise<void> => this.#act((element) => act.fill(element, text))
  clear = (): Promise<void> => this.fill('')

  press = (key: string, options: Patience = {}): Promise<void> =>
    this.#act(
      (element) => {
        act.focus(element)
        act.press(key)
      },
      { mustBeUsable: false, ...options },
    )

  check = (): Promise<void> => this.#setChecked(true)
  uncheck = (): Promise<void> => this.#setChecked(false)

  async #setChecked(want: boolean): Promise<void> {
    let element: Element | undefined
    await this.#act((found) => {
      element = found
      if (act.isChecked(found) !== want) act.click(found)
    })
    await until(
      () => {
        // a box that went with its click has done what it was for
        const now = this.elements()[0] ?? element
        if (now?.isConnected && act.isChecked(now) !== want) throw new Error('stays as it is')
      },
      { what: `${this} to be ${want ? 'checked' : 'unchecked'}` },
    )
  }

  selectOption = (choice: Choice): Promise<void> =>
    this.#act((element) => act.choose(element, choice))

  /** A text is the path of a file, from the root of the repository. */
  setInputFiles = (files: string | GivenFile | GivenFile[]): Promise<void> =>
    this.#act((element) => act.giveFiles(element as HTMLInputElement, [files].flat().map(given)), {
      mustBeUsable: false,
    })

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

  async evaluate<T>(work: (element: HTMLElement) => T): Promise<T> {
    return work(await this.#found())
  }

  evaluateAll<T>(work: (elements: HTMLElement[]) => T): Promise<T> {
    return Promise.resolve(work(this.elements() as HTMLElement[]))
  }
}

function reached(element: Element): void {
  if (isOutOfReach(element)) throw new Error(`out of the mouse's reach: ${shownElement(element)}`)
}

const given = (file: string | GivenFile): GivenFile =>
  typeof file === 'string'
    ? {
        name: basename(file),
        mimeType: `image/${extname(file).slice(1)}`,
        buffer: readFileSync(file),
      }
    : file

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (each instanceof RegExp ? String(each) : each))
