import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { isChecked, isDisabled } from './act.ts'
import { fits, nameOf, shownElement, textOf, type Words } from './find.ts'
import type { Locator } from './locator.ts'
import type { Page } from './page.ts'
import { isVisible } from './visible.ts'
import { patience, until } from './wait.ts'

// What a person sees, waited for: the expectations of the browser tests.

type Options = { timeout?: number }
type Check = { pass: boolean; seen: unknown }
type Result = { pass: boolean; message: () => string }
type Self = { isNot: boolean }

/** How long an expectation waits before it looks, in ms; to find what only holds for a moment. */
const pause = Number(process.env.PAGE_PAUSE ?? 0)

async function eventually(
  self: Self,
  what: string,
  check: () => Check,
  { timeout = patience() }: Options = {},
): Promise<Result> {
  let seen: unknown
  if (pause) await sleep(pause)
  try {
    await until(
      () => {
        const found = check()
        seen = found.seen
        if (found.pass === !!self.isNot) throw new Error(`saw ${String(seen)}`)
      },
      { what, timeout },
    )
    return { pass: !self.isNot, message: () => what }
  } catch (error) {
    return { pass: !!self.isNot, message: () => (error as Error).message }
  }
}

/** An expectation of one element; a missing element has nothing. */
const ofOne = <A extends unknown[]>(
  name: string,
  check: (element: HTMLElement, ...args: A) => Check,
) =>
  function (this: Self, locator: Locator, ...args: A) {
    return eventually(
      this,
      `${locator} ${name} ${args.map(String).join(' ')}`,
      () => {
        const element = locator.one()
        // what is not there is neither the one nor the other
        if (!element) return { pass: !!this.isNot, seen: 'nothing' }
        return check(element as HTMLElement, ...args)
      },
      optionsOf(args),
    )
  }

const optionsOf = (args: unknown[]): Options => {
  const last = args.at(-1)
  return typeof last === 'object' && last !== null && 'timeout' in last ? (last as Options) : {}
}

const texts = (name: string, test: (text: string, words: Words) => boolean, isWhole: boolean) =>
  function (this: Self, locator: Locator, words: Words | readonly Words[], options?: Options) {
    return eventually(
      this,
      `${locator} ${name} ${[words].flat().map(String).join(' | ')}`,
      () => {
        if (Array.isArray(words)) {
          const seen = locator.elements().map(textOf)
          const pass = isWhole
            ? seen.length === words.length && words.every((each, at) => test(seen[at] ?? '', each))
            : inSequence(seen, words, test)
          return { pass, seen: seen.join(' | ') }
        }
        const element = locator.one()
        if (!element) return { pass: !!this.isNot, seen: 'nothing' }
        const seen = textOf(element)
        return { pass: test(seen, words as Words), seen }
      },
      options,
    )
  }

function inSequence(
  seen: string[],
  words: readonly Words[],
  test: (text: string, words: Words) => boolean,
): boolean {
  let at = 0
  for (const text of seen) if (at < words.length && test(text, words[at] as Words)) at++
  return at === words.length
}

const contains = (text: string, words: Words): boolean =>
  words instanceof RegExp ? words.test(text) : text.includes(words.replaceAll(/\s+/g, ' ').trim())
const equals = (text: string, words: Words): boolean =>
  words instanceof RegExp ? words.test(text) : text === words.replaceAll(/\s+/g, ' ').trim()

const typedIn = (element: HTMLElement): string =>
  ((element instanceof HTMLLabelElement ? element.control : element) as HTMLInputElement).value

const matchers = {
  toBeVisible(this: Self, locator: Locator, options?: Options) {
    return eventually(
      this,
      `${locator} toBeVisible`,
      () => {
        // the same words may stand in the history too, which arrives when it does
        const found = locator.elements()
        return { pass: found.some(isVisible), seen: found.length ? 'a hidden one' : 'nothing' }
      },
      options,
    )
  },
  toBeHidden(this: Self, locator: Locator, options?: Options) {
    return eventually(
      this,
      `${locator} toBeHidden`,
      () => {
        const shown = locator.elements().find(isVisible)
        return { pass: !shown, seen: shown && shownElement(shown) }
      },
      options,
    )
  },
  toBeAttached(this: Self, locator: Locator, options?: Options) {
    return eventually(
      this,
      `${locator} toBeAttached`,
      () => ({ pass: locator.elements().length > 0, seen: '' }),
      options,
    )
  },
  toHaveCount(this: Self, locator: Locator, count: number, options?: Options) {
    return eventually(
      this,
      `${locator} toHaveCount ${count}`,
      () => {
        const found = locator.elements()
        return {
          pass: found.length === count,
          seen: `${found.length}: ${found.slice(0, 4).map(shownElement).join(' | ')}`,
        }
      },
      options,
    )
  },
  toHaveText: texts('toHaveText', equals, true),
  toContainText: texts('toContainText', contains, false),
  toHaveValue: ofOne('toHaveValue', (element, words: Words) => ({
    pass: equals(typedIn(element), words) || typedIn(element) === words,
    seen: typedIn(element),
  })),
  toBeFocused: ofOne('toBeFocused', (element) => ({
    pass: document.activeElement === element,
    seen: document.activeElement && shownElement(document.activeElement),
  })),
  toBeDisabled: ofOne('toBeDisabled', (element) => ({
    pass: isDisabled(element),
    seen: shownElement(element),
  })),
  toBeEnabled: ofOne('toBeEnabled', (element) => ({
    pass: !isDisabled(element),
    seen: shownElement(element),
  })),
  toBeChecked: ofOne('toBeChecked', (element) => ({
    pass: isChecked(element),
    seen: isChecked(element),
  })),
  toHaveAttribute: ofOne('toHaveAttribute', (element, name: string, words?: Words) => {
    const value = element.getAttribute(name)
    const pass =
      words === undefined
        ? value !== null
        : value !== null && (words instanceof RegExp ? words.test(value) : value === words)
    return { pass, seen: value }
  }),
  toHaveAccessibleName: ofOne('toHaveAccessibleName', (element, words: Words) => ({
    pass:
      words instanceof RegExp
        ? words.test(nameOf(element))
        : fits(nameOf(element), words, { exact: true }),
    seen: nameOf(element),
  })),
  toHaveURL(this: Self, page: Page, words: Words, options?: Options) {
    return eventually(
      this,
      `the page toHaveURL ${words}`,
      () => {
        const url = page.url()
        const pass = words instanceof RegExp ? words.test(url) : url === new URL(words, url).href
        return { pass, seen: url }
      },
      options,
    )
  },
  toHaveTitle(this: Self, _page: Page, words: Words, options?: Options) {
    return eventually(
      this,
      `the page toHaveTitle ${words}`,
      () => ({ pass: equals(document.title, words), seen: document.title }),
      options,
    )
  },
  async toPass(this: Self, work: () => Promise<unknown>, options: Options = {}): Promise<Result> {
    try {
      await until(work, { what: 'toPass', ...options })
      return { pass: true, message: () => 'it passes' }
    } catch (error) {
      return { pass: false, message: () => (error as Error).message }
    }
  },
}

expect.extend(matchers as unknown as Parameters<typeof expect.extend>[0])

/** Each waits for what it says. */
interface PageMatchers {
  toBeVisible(options?: Options): Promise<void>
  toBeHidden(options?: Options): Promise<void>
  toBeAttached(options?: Options): Promise<void>
  toHaveCount(count: number, options?: Options): Promise<void>
  toHaveText(words: Words | readonly Words[], options?: Options): Promise<void>
  toContainText(words: Words | readonly Words[], options?: Options): Promise<void>
  toHaveValue(words: Words, options?: Options): Promise<void>
  toBeFocused(options?: Options): Promise<void>
  toBeDisabled(options?: Options): Promise<void>
  toBeEnabled(options?: Options): Promise<void>
  toBeChecked(options?: Options): Promise<void>
  toHaveAttribute(name: string, words?: Words, options?: Options): Promise<void>
  toHaveAccessibleName(words: Words, options?: Options): Promise<void>
  toHaveURL(words: Words, options?: Options): Promise<void>
  toHaveTitle(words: Words, options?: Options): Promise<void>
  toPass(options?: Options): Promise<void>
}

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: as the interface that is added to says it
  interface Matchers<T = any> extends PageMatchers {}
}

export { expect }
