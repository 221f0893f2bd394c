import { BesideFrame, placeOfApp } from '@officina/ui/BesideFrame'
import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'

declare global {
  interface Window {
    /** Somebody has pressed the button of a page whose code was still on its way. */
    officinaPressed?: boolean
  }
}

/**
 * Renders the app into `root`. Where the HTML came with the form of a sign-in page, the app takes over what stands
 * there once it can show the same; what was typed, ticked, chosen and pressed meanwhile goes with it. It is rendered
 * piece by piece, so that the page answers to typing all the time.
 */
export function hydrate(root: HTMLElement, router: DataRouter, app: ReactNode): void {
  if (!root.querySelector('form')) {
    const reactRoot = createRoot(placeOfApp(root))
    startTransition(() => reactRoot.render(<BesideFrame>{app}</BesideFrame>))
    return
  }
  whenReady(router, () => {
    startTransition(() => {
      hydrateRoot(root, <TakenOver of={root}>{app}</TakenOver>)
    })
  })
}

/** Hands over what was done in the form as soon as its content is the app's, before it is painted. */
function TakenOver({ of: root, children }: { of: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    // read at once: to draw a field again puts it back to what the app knows
    const untold = [...root.querySelectorAll<Field>('form input[name], select')].flatMap(readField)
    const form = root.querySelector('form')
    form?.removeAttribute('method')
    // a microtask: what the fields say is heard only after React has finished
    queueMicrotask(() => {
      for (const tell of untold) tell()
      if (window.officinaPressed) queueMicrotask(() => form?.requestSubmit())
      delete window.officinaPressed
    })
  }, [root])
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

type Field = HTMLInputElement | HTMLSelectElement

/** What tells the app, as if it were done now, that a field says something else than the HTML it came with; or nothing. */
function readField(field: Field): (() => void)[] {
  const { value } = field
  if (field instanceof HTMLSelectElement) {
    if (field.selectedOptions[0]?.defaultSelected) return []
    return [() => change(field, value, 'change')]
  }
  if (field.checked !== field.defaultChecked)
    return [
      () => {
        field.checked = field.defaultChecked
        field.click()
      },
    ]
  if (field.value === field.defaultValue) return []
  return [
    () => {
      field.value = field.defaultValue
      change(field, value, 'input')
    },
  ]
}

// React hears a change only when the element's own setter was used
function change(field: Field, value: string, event: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
