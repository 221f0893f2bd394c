import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import { EditPanel } from './EditPanel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const catalog = {
  ...{ id: 'c', name: 'Spring', description: '', visibility: 'hidden', revision: 1 },
  ...{ selected: { patients: [], tags: [] }, cover: null, cover_alt: '' },
} as never

it('a catalog that was changed elsewhere is read anew', async () => {
  const onSaved = vi.fn(async () => undefined)
  drawPart(<EditPanel catalog={catalog} onClose={() => undefined} onSaved={onSaved} />, () =>
    Response.json({ message: 'Changed', error_code: 'REVISION_CONFLICT' }, { status: 409 }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Changed')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

it('is saved once when Save is pressed again while it is being saved', async () => {
  const onClose = vi.fn()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const onSaved = async () => undefined
  const panel = <EditPanel catalog={catalog} onClose={onClose} onSaved={onSaved} />
  const sent = drawPart(panel, () => promise)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save', busy: true }))
  resolve({ revision: 2 })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toHaveLength(1)
})
