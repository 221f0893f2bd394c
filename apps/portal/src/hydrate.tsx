import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'

declare global {
  interface Window {
    /** Somebody has pressed the button of a page whose code was still on its way. */
    officinaPressed?: boolean
  }
}

/**
 * Renders the app into `root`. Where the HTML came with the form of a sign-in page, that stays until the app can show
 * the same; what was typed, ticked and pressed meanwhile goes with it. It is rendered piece by piece, so that the
 * page answers to typing all the time.
 */
export function hydrate(root: HTMLElement, router: DataRouter, app: ReactNode): void {
  const reactRoot = createRoot(root)
  if (!root.querySelector('form')) {
    reactRoot.render(app)
    return
  }
  whenReady(router, () => {
    const typed = keepFields(root)
    const handOver = () => {
      writeFields(root, typed())
      if (window.officinaPressed) root.querySelector('form')?.requestSubmit()
      delete window.officinaPressed
    }
    startTransition(() => reactRoot.render(<Shown then={handOver}>{app}</Shown>))
  })
}

/** Tells once that its content stands in the page, before it is painted. */
function Shown({ then, children }: { then: () => void; children: ReactNode }) {
  // a microtask: what is typed into the new fields is heard only after React has finished
  useLayoutEffect(() => queueMicrotask(then), [then])
  return children
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

/** Reads the fields now and with every change, until they are asked for. */
function keepFields(root: HTMLElement): () => Field[] {
  let fields = readFields(root)
  const events = ['input', 'change', 'focusin'] as const
  const read = () => {
    fields = readFields(root)
  }
  for (const event of events) root.addEventListener(event, read)
  return () => {
    for (const event of events) root.removeEventListener(event, read)
    return fields
  }
}

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
