import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import RequestsPanel from './Requests.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const all = Array.from({ length: 70 }, (_, index) => ({
  ...{ id: `r${index}`, kind: 'question', status: 'declined', product: null, note: null },
  ...{ message: `Question ${index}`, decision_code: null, result_recipe_id: null },
  ...{ created_at: '2026-11-20T10:00:00Z', expires_at: '2026-12-20T10:00:00Z', revision: 1 },
}))

it('shows older requests on demand, below those that are there', async () => {
  drawPart(<RequestsPanel open onClose={() => undefined} />, (_path, _method, search) => {
    const [from, to] = JSON.parse(new URLSearchParams(search).get('range') ?? '[0,99]')
    return Response.json({ data: all.slice(from, to + 1), total: all.length })
  })
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(screen.queryByText('Question 69')).toBeNull()
  fireEvent.click(more)
  expect(screen.getByText('Question 0')).toBeTruthy()
  expect(await screen.findByText('Question 69')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
