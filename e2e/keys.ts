import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has the focus, which must not be hidden behind a bar. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  const hasFocus = () => target.evaluate((node) => node === document.activeElement)
  for (let presses = 0; presses < 90 && !(await hasFocus()); presses++)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused({ timeout: 1_000 })
  await expectInSight(target)
}

/** Nothing lies over the control. */
export const expectInSight = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate(isUncovered), `${target} is in sight`).toBe(true)

/** What was in use is gone, and the focus is on something that is left, not at the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), 'the focus is kept')
    .not.toBe('BODY')
}

/** What lies at the middle of the element is the element, a part of it or its label. */
function isUncovered(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there !== null && (node.contains(there) || there.contains(node))
}
