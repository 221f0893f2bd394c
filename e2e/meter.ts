import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Keystroke-level model: seconds of a practised user for a key, a point and click, and a decision. */
const seconds = { key: 0.28, click: 1.1, decision: 1.35 }

export type Count = { clicks: number; keys: number; decisions: number; seconds: number }

/** Does what a user does, and counts it. A chord counts each of its keys. */
export function createMeter(page: Page) {
  const count = { clicks: 0, keys: 0, decisions: 0 }
  const press = async (chord: string) => {
    count.keys += chord.split('+').length
    await page.keyboard.press(chord)
  }
  return {
    press,
    /** A thought before what follows: whom, what, how much, is it right. */
    decide: () => {
      count.decisions++
    },
    async click(target: Locator) {
      count.clicks++
      await target.click()
    },
    async doubleClick(target: Locator) {
      count.clicks += 2
      await target.dblclick()
    },
    async type(text: string) {
      count.keys += text.length
      await page.keyboard.type(text)
    },
    /** Tab until the control has the focus; every press counts. */
    async tabTo(target: Locator) {
      await expect(target).toBeEnabled()
      const hasFocus = () => target.evaluate((node) => node === document.activeElement)
      for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await press('Tab')
      await expect(target).toBeFocused()
    },
    read(): Count {
      const { clicks, keys, decisions } = count
      const sum = clicks * seconds.click + keys * seconds.key + decisions * seconds.decision
      return { ...count, seconds: Math.round(sum * 10) / 10 }
    },
  }
}
