import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../../testing/part.tsx'
import { Notes } from './Notes.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const all = Array.from({ length: 9 }, (_, index) => ({
  ...{ id: `n${index}`, body: `Note ${index}`, author_name: 'Mika Sato' },
  created_at: '2026-11-20T10:00:00Z',
}))

it('shows older notes on demand, below those that are there', async () => {
  drawPart(<Notes patientId="a" isReadOnly />, (_path, _method, search) => {
    const [from, to] = JSON.parse(new URLSearchParams(search).get('range') ?? '')
    return Response.json({ data: all.slice(from, to + 1), total: all.length })
  })
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(screen.queryByText('Note 8')).toBeNull()
  fireEvent.click(more)
  expect(screen.getByText('Note 0')).toBeTruthy()
  expect(await screen.findByText('Note 8')).toBeTruthy()
})
