import { expect, test } from 'vitest'
import { preventDoubleClick } from './preventDoubleClick.ts'

function clicks(html: string): { sent: () => number; click: (detail: number) => void } {
  document.body.innerHTML = html
  let sent = 0
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent++
  })
  const button = document.querySelector('button') as HTMLButtonElement
  button.addEventListener('click', () => button.type === 'button' && sent++)
  const click = (detail: number) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  return { sent: () => sent, click }
}

test.each([
  ['a form', '<form><button type="submit"><i>Save</i></button></form>', 1],
  ['a button that orders', '<button type="button" data-once>Place order</button>', 1],
  ['a stepper', '<button type="button">One more</button>', 2],
])('a double click on the button of %s', (_what, html, times) => {
  const undo = preventDoubleClick()
  const page = clicks(html)
  page.click(1)
  page.click(2)
  expect(page.sent()).toBe(times)
  // the keyboard clicks with a count of 0, as often as the key is pressed
  page.click(0)
  expect(page.sent()).toBe(times + 1)
  undo()
})

test('a double tap on a touch screen, where browsers do not count, sends once', () => {
  const undo = preventDoubleClick()
  const page = clicks('<button type="button" data-once>Add</button>')
  const button = document.querySelector('button') as HTMLButtonElement
  const tap = (timeStamp: number, at: MouseEventInit = {}) => {
    const down = Object.assign(new Event('pointerdown', { bubbles: true }), {
      pointerType: 'touch',
    })
    button.dispatchEvent(down)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at })
    button.dispatchEvent(Object.defineProperty(click, 'timeStamp', { value: timeStamp }))
  }
  tap(1_000)
  tap(1_300)
  tap(1_700)
  expect(page.sent()).toBe(1)
  // later, or at another place, it is meant
  tap(2_300)
  tap(2_400, { clientX: 60 })
  expect(page.sent()).toBe(3)
  undo()
})
