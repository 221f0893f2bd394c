import { forgetAllInput, keepInput } from '@officina/ui/keptInput.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import { AddToCatalog } from './AddToCatalog.tsx'
import { NewCatalog } from './NewCatalog.tsx'

afterEach(() => {
  cleanup()
  forgetAllInput()
  vi.unstubAllGlobals()
})

it('saves what was changed after its cover was refused', async () => {
  const file = new File(['content'], 'cover.jpg', { type: 'image/jpeg' })
  keepInput('new catalog ', {
    ...{ name: 'Spring', description: '', visibility: 'hidden', patients: [], tags: '' },
    ...{ cover: { file, shown: file }, coverAlt: '' },
  })
  vi.stubGlobal('XMLHttpRequest', undefined)
  // a picture is no JSON, which is all that is answered here
  const sent = drawPart(<NewCatalog onClose={() => undefined} />, () => ({ id: 'c1', revision: 1 }))
  const button = screen.getByRole('button', { name: 'Create' })
  const create = async (times: number) => {
    fireEvent.click(button)
    await waitFor(() => expect(sent).toHaveLength(times))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  }
  await create(1)
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Summer' } })
  await create(2)
  expect(sent[1]).toMatchObject({
    path: '/api/doctor/catalogs/c1',
    body: { name: 'Summer', revision: 1 },
  })
})

it('says of a full catalog that nothing more can be added', async () => {
  const product = { id: 'zinc', title: 'Zinc' }
  const sent = drawPart(<AddToCatalog product={product} onClose={() => undefined} />, () => [
    { id: 'c1', name: 'Full', products_count: 100 },
  ])
  const catalog = await screen.findByLabelText('My catalog')
  fireEvent.change(catalog, { target: { value: 'c1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add to catalog' }))
  await screen.findByText(/^A catalog holds up to 100 products/)
  expect(sent).toEqual([])
})
