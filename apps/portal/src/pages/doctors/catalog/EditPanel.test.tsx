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

it('a catalog that was changed elsewhere is read anew', async () => {
  const onSaved = vi.fn(async () => undefined)
  const catalog = {
    ...{ id: 'c', name: 'Spring', description: '', visibility: 'hidden', revision: 1 },
    ...{ selected: { patients: [], tags: [] }, cover: null, cover_alt: '' },
  } as never
  drawPart(<EditPanel catalog={catalog} onClose={() => undefined} onSaved={onSaved} />, () =>
    Response.json({ message: 'Changed', error_code: 'REVISION_CONFLICT' }, { status: 409 }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Changed')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})
