import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2 A and AA, and what axe holds for good practice. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose answer depends on the colour scheme, and on the size of the screen. */
const rules = { colours: ['color-contrast', 'link-in-text-block'], targets: ['target-size'] }
type What = 'everything' | keyof typeof rules

/** axe finds nothing at all on the page as it is shown, or nothing of what scheme or size change. */
export async function expectAccessible(page: Page, what: What = 'everything'): Promise<void> {
  expect(await violationsOf(page, what)).toEqual([])
}

/** Each rule that is broken, with the elements that break it. */
export async function violationsOf(page: Page, what: What = 'everything'): Promise<string[]> {
  // a page that is not there yet has nothing to find
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const loaded = await page.evaluate(() => 'axe' in window)
  if (!loaded) await page.evaluate(axe.source)
  return page.evaluate(
    check,
    what === 'everything'
      ? { type: 'tag' as const, values: everything }
      : { type: 'rule' as const, values: rules[what] },
  )
}

/** Runs in the page. */
async function check(runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const run = async (only: typeof runOnly) => {
    const options = { runOnly: only, resultTypes: ['violations' as const], iframes: false }
    return (await axe.run(document, options)).violations
  }
  const textOf = ({ target, html }: { target: unknown; html: string }) =>
    `${target} ${html.slice(0, 300)}`
  // a colour on its way is neither the one nor the other; what does not end within two seconds is one to look at
  const settle = () => {
    const ends = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    const late = new Promise((resolve) => setTimeout(resolve, 2_000))
    return Promise.race([late, Promise.allSettled(ends.map((each) => each.finished))])
  }
  await settle()
  scrollTo(0, 0)
  const violations = await run(runOnly)
  const keepsBreaking = async (rule: string) => {
    const found = violations.find(({ id }) => id === rule)
    if (!found) return
    const again = await run({ type: 'rule', values: [rule] })
    const still = new Set(again.flatMap(({ nodes }) => nodes.map(textOf)))
    found.nodes = found.nodes.filter((node) => still.has(textOf(node)))
  }
  // a notice may have begun to fade meanwhile
  if (violations.some(({ id }) => id === 'color-contrast')) await settle()
  await keepsBreaking('color-contrast')
  // what lies half below a bar at one end of the page is free at the other
  scrollTo(0, document.documentElement.scrollHeight)
  await keepsBreaking('target-size')
  scrollTo(0, 0)
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.slice(0, 5).map(textOf).join(' | ')}`,
    )
}
