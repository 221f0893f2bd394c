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
