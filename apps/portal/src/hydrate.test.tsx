import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import type { DataRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { hydrate } from './hydrate.tsx'

const router = { state: { initialized: true } } as DataRouter
const sent = vi.fn()

function SignIn() {
  const [email, setEmail] = useState('')
  const [isKept, setKept] = useState(false)
  const [mode, setMode] = useState('system')
  return (
    <form
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault()
        sent(email, isKept, mode)
      }}
    >
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input name="empty" value="" onChange={() => sent('empty')} />
      <input
        type="checkbox"
        name="remember"
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <select value={mode} onChange={(event) => setMode(event.target.value)}>
        <option value="system">System</option>
        <option value="dark">Dark</option>
      </select>
    </form>
  )
}

function open(): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<SignIn />).replace('<form', '<form method="post"')
  document.body.append(root)
  return root
}

afterEach(() => {
  document.body.replaceChildren()
  delete window.officinaPressed
  sent.mockClear()
})

it('takes the form over as it stands, with what was typed, ticked, chosen and pressed', async () => {
  const root = open()
  const of = <E extends Element>(selector: string) => root.querySelector(selector) as E
  const email = of<HTMLInputElement>('[name=email]')
  email.value = 'hanako@example.org'
  email.focus()
  of<HTMLInputElement>('[name=remember]').checked = true
  of<HTMLSelectElement>('select').value = 'dark'
  window.officinaPressed = true

  hydrate(root, router, <SignIn />)
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())

  expect(sent.mock.calls).toEqual([['hanako@example.org', true, 'dark']])
  expect(of('[name=email]')).toBe(email)
  expect(document.activeElement).toBe(email)
  expect(email.value).toBe('hanako@example.org')
  expect(of<HTMLFormElement>('form').hasAttribute('method')).toBe(false)
})

it('says nothing of fields that nobody has touched', async () => {
  const root = open()
  hydrate(root, router, <SignIn />)
  await vi.waitFor(() => expect(root.querySelector('form[method]')).toBeNull())
  root.querySelector('form')?.requestSubmit()
  expect(sent.mock.calls).toEqual([['', false, 'system']])
})
