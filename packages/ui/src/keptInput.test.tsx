import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { forgetAllInput, hasKeptInput, keepInput, keepInputFor, useOpened } from './keptInput.ts'

type Asked = { answer?: () => Promise<void>; label?: string }

function Page({ answer = async () => undefined, label }: Asked) {
  const [isOpen, setOpen] = useOpened<boolean>('page')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <ConfirmDialog
        open={Boolean(isOpen)}
        title="Cancel?"
        consequence=""
        verb="Cancel order"
        cancels
        reason="cancel 1"
        {...(label ? { reasonLabel: label } : {})}
        call={undefined}
        onConfirm={answer}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** As after a sign-in: the page is gone and comes again. */
function comeBack() {
  cleanup()
  render(<Page />)
}
const open = (answer?: () => Promise<void>) => {
  render(<Page {...(answer && { answer })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
}
const type = () => fireEvent.change(reason(), { target: { value: 'Ordered twice' } })
const reason = () => screen.getByLabelText('Reason')

afterEach(() => {
  cleanup()
  forgetAllInput()
})

it('opens a dialog that was typed into again, with what was typed', () => {
  open()
  type()
  comeBack()
  expect(reason()).toHaveProperty('value', 'Ordered twice')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(hasKeptInput()).toBe(false)
  comeBack()
  expect(screen.queryByLabelText('Reason')).toBeNull()
})

it('opens the first of several again', () => {
  function List() {
    const [at, setAt] = useOpened<number>('list')
    return (
      <button type="button" onClick={() => setAt(0)}>
        {`Open: ${at}`}
      </button>
    )
  }
  render(<List />)
  fireEvent.click(screen.getByRole('button'))
  keepInput('first of the list', 'typed')
  cleanup()
  render(<List />)
  expect(screen.getByText('Open: 0')).toBeTruthy()
})

it('leaves a dialog closed that is answered after its page has gone', () => {
  let close = () => {}
  function Part() {
    const [isOpen, setOpen] = useOpened<boolean>('part')
    close = () => setOpen(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          {isOpen ? 'Open' : 'Closed'}
        </button>
        <Page />
      </>
    )
  }
  render(<Part />)
  fireEvent.click(screen.getByRole('button', { name: 'Closed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  type()
  cleanup()
  act(close)
  render(<Part />)
  expect(screen.queryByText('Open')).toBeNull()
})

it('leaves a dialog closed in which nothing was typed, or by another account', () => {
  open()
  comeBack()
  expect(screen.queryByLabelText('Reason')).toBeNull()
  keepInputFor('doctor', 'a')
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  type()
  cleanup()
  keepInputFor('doctor', 'b')
  comeBack()
  expect(screen.queryByLabelText('Reason')).toBeNull()
})

it('forgets a reason that has arrived, and not one that was refused', async () => {
  let settle: (error?: Error) => void = () => undefined
  open(
    () =>
      new Promise((arrived, refused) => {
        settle = (error) => (error ? refused(error) : arrived())
      }),
  )
  type()
  const send = () => fireEvent.submit(reason().closest('form') as HTMLFormElement)
  send()
  await act(async () => settle(new Error('refused')))
  expect(hasKeptInput()).toBe(true)
  send()
  await act(async () => settle())
  expect(hasKeptInput()).toBe(false)
})

it('says what is missing in words that fit the question', () => {
  for (const [label, text] of [
    [undefined, 'Enter a reason.'],
    ['What is wrong?', 'Write a few words.'],
  ] as const) {
    render(<Page {...(label && { label })} />)
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect(screen.getByText(new RegExp(`^${text}`))).toBeTruthy()
    cleanup()
  }
})
