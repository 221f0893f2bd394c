import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Field } from './Field.tsx'
import { forgetAllInput, hasKeptInput } from './keptInput.ts'
import { useServerForm } from './useServerForm.ts'

function Form(props: { retryAfter?: number }) {
  const failure = { status: 429, message: 'Too Many Attempts.', ...props }
  const form = useServerForm({ email: '' }, () => Promise.reject(failure))
  return (
    <form {...form.formProps}>
      <p role="alert">{form.message}</p>
      <button type="submit">Send</button>
    </form>
  )
}

it.each([
  [1, 'Too many attempts. Try again in 1 second.'],
  [17, 'Too many attempts. Try again in 17 seconds.'],
  [undefined, 'Too many attempts. Try again in 60 seconds.'],
  [600, 'Too many attempts. Try again in 10 minutes.'],
])('says how long to wait: %s', async (retryAfter, text) => {
  const { unmount } = render(<Form retryAfter={retryAfter} />)
  fireEvent.click(screen.getByRole('button'))
  expect((await screen.findByText(text)).textContent).toBe(text)
  unmount()
})

it('brings what is wrong with a field into sight, as it stands below the input', async () => {
  function Wrong() {
    const form = useServerForm(
      { name: '' },
      () => Promise.resolve(),
      () => ({ name: ['Enter a name.'] }),
    )
    return (
      <form {...form.formProps}>
        <Field label="Name" {...form.field('name')} />
        <button type="submit">Send</button>
      </form>
    )
  }
  const seen: Element[] = []
  // jsdom has none
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  Element.prototype.scrollIntoView = function () {
    seen.push(this)
  }
  const { unmount } = render(<Wrong />)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(seen.map((each) => each.textContent)).toEqual([expect.stringMatching('Enter a name.')])
  unmount()
})

describe('the form of a record', () => {
  type Person = { revision: number; name: string; phone: string }
  const read: Person = { revision: 1, name: 'Ana', phone: '' }
  const send = vi.fn()
  afterEach(() => {
    cleanup()
    forgetAllInput()
    send.mockReset()
  })

  function PersonForm({ person }: { person: Person }) {
    const form = useServerForm(person, send, undefined, 'person')
    return (
      <form {...form.formProps}>
        <p role="alert">{form.message}</p>
        {(['name', 'phone'] as const).map((name) => {
          const { error: _, ...input } = form.field(name)
          return <input key={name} aria-label={name} {...input} />
        })}
        <button type="button" onClick={form.kept.discard}>
          Load
        </button>
        <button type="submit">Send</button>
      </form>
    )
  }

  const shown = () =>
    ['name', 'phone'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  it.each(['stays', 'was closed and is opened again'])(
    'takes what others have changed below what was typed: it %s',
    async (how) => {
      const first = render(<PersonForm person={read} />)
      type('phone', '1')
      if (how !== 'stays') first.unmount()
      const { rerender } = how === 'stays' ? first : render(<PersonForm person={read} />)
      rerender(<PersonForm person={{ ...read, revision: 2, name: 'Anna' }} />)
      expect(shown()).toEqual(['Anna', '1'])
      press('Send')
      await waitFor(() => expect(hasKeptInput()).toBe(false))
      expect(send).toHaveBeenCalledWith({ revision: 2, name: 'Anna', phone: '1' })
      // as the server has written it
      rerender(<PersonForm person={{ revision: 3, name: 'Anna', phone: '+1' }} />)
      expect(shown()).toEqual(['Anna', '+1'])
    },
  )

  it.each(['stays', 'was closed and is opened again'])(
    'sends its own revision where others have changed what was typed: it %s',
    async (how) => {
      send.mockRejectedValueOnce({ status: 409, message: 'Changed meanwhile.' })
      const theirs = { revision: 2, name: 'Anna', phone: '2' }
      const first = render(<PersonForm person={read} />)
      type('phone', '1')
      if (how === 'stays') first.rerender(<PersonForm person={theirs} />)
      else {
        first.unmount()
        render(<PersonForm person={theirs} />)
      }
      expect(shown()).toEqual(['Ana', '1'])
      press('Send')
      await screen.findByText('Changed meanwhile.')
      expect(send).toHaveBeenCalledWith({ ...read, phone: '1' })
      press('Load')
      expect([shown(), screen.getByRole('alert').textContent]).toEqual([['Anna', '2'], ''])
      expect(hasKeptInput()).toBe(false)
    },
  )
})
