import { setTimeout as wait } from 'node:timers/promises'
import type { Tab } from './tab.ts'

/** Who has found a link looks at it before they press. */
const hoverMs = 300

/** Pointer and keyboard as a person has them: what scripts do in a page is not timed by the browser. */
export type Hand = {
  hover(selector: string): Promise<void>
  press(selector: string): Promise<void>
  type(text: string): Promise<void>
  /** Turns the wheel over the middle of the window, so many pixels at so many a second. */
  scroll(pixels: number, perSecond: number): Promise<void>
  /** Until an expression is true in the page. */
  until(expression: string): Promise<void>
}

export function handOf({ send, ask }: Tab): Hand {
  const hand: Hand = {
    async hover(selector) {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...(await middleOf(selector)) })
      await wait(hoverMs)
    },
    async press(selector) {
      await hand.hover(selector)
      const at = { ...(await middleOf(selector)), button: 'left', clickCount: 1 }
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
    },
    async type(text) {
      for (const key of text) {
        const code = `Key${key.toUpperCase()}`
        await send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key })
        await send('Input.dispatchKeyEvent', { type: 'keyUp', key, code })
        await wait(typingMs)
      }
    },
    async scroll(pixels, perSecond) {
      await send('Input.synthesizeScrollGesture', {
        ...{ x: 640, y: 360, yDistance: -pixels, speed: perSecond },
        ...{ gestureSourceType: 'mouse', preventFling: true },
      })
    },
    async until(expression) {
      for (let tries = 0; tries < 300; tries++) {
        if (await ask<boolean>(`Boolean(${expression})`)) return
        await wait(100)
      }
      throw new Error(`Not within 30 seconds: ${expression}`)
    },
  }
  return hand

  async function middleOf(selector: string): Promise<{ x: number; y: number }> {
    const place = await ask<{ x: number; y: number } | null>(
      `(${findMiddle})(${JSON.stringify(selector)})`,
    )
    if (!place) throw new Error(`Nothing to press: ${selector}`)
    return place
  }
}

const typingMs = 150

/** Runs in the page. Null where nothing is, or something else lies over it. */
function findMiddle(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector)
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  // a link in two lines has a middle that is not its own
  const box = element?.getClientRects()[0]
  if (!box) return null
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
}
