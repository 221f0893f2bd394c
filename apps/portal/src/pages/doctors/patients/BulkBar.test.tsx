import { forgetAllInput } from '@officina/ui/keptInput.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import { BulkBar } from './BulkBar.tsx'

afterEach(() => {
  cleanup()
  forgetAllInput()
  vi.unstubAllGlobals()
})

const rows = ['Ana', 'Ben'].map((first_name) => ({ id: first_name, first_name, last_name: 'Berg' }))

it('keeps the tag that is typed when the dialog is left by Escape', async () => {
  drawPart(<BulkBar rows={rows as never} isArchive={false} onDone={() => undefined} />, () => [])
  fireEvent.click(screen.getByRole('button', { name: 'Add tag' }))
  const field = await screen.findByLabelText(/^Tag/)
  fireEvent.change(field, { target: { value: 'Winter' } })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.getByLabelText(/^Tag/)).toHaveProperty('value', 'Winter')
})

it('sends no invitation a second time to whom it went when another was refused', async () => {
  const onDone = vi.fn()
  const sent = drawPart(<BulkBar rows={rows as never} isArchive={false} onDone={onDone} />, () => [
    { id: 'Ana', ok: true },
    { id: 'Ben', ok: false, message: 'Has signed up already.' },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Send invitations' }))
  const asked = await screen.findByRole('dialog', { name: 'Send an invitation to 2 patients?' })
  fireEvent.click(within(asked).getByRole('button', { name: 'Send invitations' }))
  expect(await screen.findByText(/Ben Berg.*Has signed up already/)).toBeTruthy()
  const told = screen.getByRole('dialog')
  expect(
    within(told)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Close'])
  fireEvent.click(within(told).getByRole('button', { name: 'Close' }))
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(sent).toHaveLength(1)
})
