import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toast } from '../../../../features/toast.tsx'
import { drawPart } from '../../../../testing/part.tsx'
import { Chooser } from './Chooser.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const product = {
  ...{ id: 'zinc', title: 'Zinc', recommendable: true, removed_at: null },
  ...{ variants: [], images: [] },
}
const set = { id: 's', title: 'Winter', revision: 1, lines: [{ product_id: 'zinc' }] }

it('says of a product that is on the template already that it is, and saves nothing', async () => {
  const [success, info] = [vi.spyOn(toast, 'success'), vi.spyOn(toast, 'info')]
  const sent = drawPart(<Chooser product={product as never} />, (path) =>
    path === '/api/doctor/my-recipes' ? [set] : set,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(info).toHaveBeenCalledWith('Already in “Winter”'))
  expect(success).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})
