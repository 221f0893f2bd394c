import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import { RequestsPanel } from './RequestsPanel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const patient = { id: 'p', last_name: 'Sato', first_name: 'Mika', has_left: false }
const all = Array.from({ length: 101 }, (_, index) => ({
  ...{ id: `r${index}`, kind: 'question', status: 'open', patient, product: null, recipe: null },
  ...{ message: `Question ${index}`, decision_code: null, result_recipe_id: null, note: null },
  ...{ times_ordered: null, refills_allowed: null, last_ordered_at: null, last_visit_at: null },
  ...{ created_at: '2026-11-20T10:00:00Z', expires_at: '2026-12-20T10:00:00Z', revision: 1 },
  ...{ automatic: false, cautions: [] },
}))

it('shows all requests, fifty more at a time, below those that are there', async () => {
  drawPart(
    <RequestsPanel tab={null} requestId={null} isReadOnly={false} onClose={() => undefined} />,
    (_path, _method, search) => {
      const [from, to] = JSON.parse(new URLSearchParams(search).get('range') ?? '[0,99]')
      return Response.json({ data: all.slice(from, to + 1), total: all.length })
    },
  )
  for (const [last, next] of [
    [49, 50],
    [99, 100],
  ]) {
    const more = await screen.findByText('Show more')
    expect(screen.getByText(`Question ${last}`)).toBeTruthy()
    expect(screen.queryByText(`Question ${next}`)).toBeNull()
    fireEvent.click(more)
    expect(await screen.findByText(`Question ${next}`)).toBeTruthy()
  }
  expect(screen.getAllByText(/^Question \d+$/)).toHaveLength(all.length)
  expect(screen.queryByText('Show more')).toBeNull()
})
