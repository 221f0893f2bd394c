import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'

declare global {
  interface Window {
    /** Somebody has pressed the button of a page whose code was still on its way. */
    officinaPressed?: boolean
  }
}

/**
 * Renders the app into `root`. Where the HTML came with the page's content, that stays until the app can show
 * the same; what was typed, ticked and pressed meanwhile goes with it.
 */
export function takeOver(root: HTMLElement, router: DataRouter, app: ReactNode): void {
  const reactRoot = createRoot(root)
  if (!root.firstElementChild) {
    reactRoot.render(app)
    return
  }
  whenReady(router, () => {
    const typed = readFields(root)
    flushSync(() => reactRoot.render(app))
    writeFields(root, typed)
    if (window.officinaPressed) root.querySelector('form')?.requestSubmit()
    delete window.officinaPressed
  })
}

function whenReady(router: DataRouter, then: () => void): void {
  if (router.state.initialized) {
    then()
    return
  }
  const stop = router.subscribe((state) => {
    if (!state.initialized) return
    stop()
    then()
  })
}

type Field = { name: string; value: string; checked: boolean; focused: boolean }

const fieldsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement>('form input[name]'),
]

const readFields = (root: HTMLElement): Field[] =>
  fieldsOf(root).map((input) => ({
    name: input.name,
    value: input.type === 'checkbox' ? '' : input.value,
    checked: input.checked,
    focused: input === document.activeElement,
  }))

function writeFields(root: HTMLElement, fields: Field[]): void {
  for (const input of fieldsOf(root)) {
    const field = fields.find((each) => each.name === input.name)
    if (!field) continue
    if (field.checked !== input.checked) input.click()
    if (field.value !== '') type(input, field.value)
    if (field.focused) input.focus()
  }
}

// React hears a change only when the element's own setter was used
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
