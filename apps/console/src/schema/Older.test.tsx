import { pageSettings } from '@officina/client/pageSettings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listQ } from '../providers/queries.ts'
import { Older } from './Older.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const all = Array.from({ length: 130 }, (_, at) => ({ id: `${at}`, created_at: '2026-11-20' }))

/** What the server has; each answer is a page of it. */
function serve(rows: { id: string }[]): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const [from, to] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '') as number[]
    const page = rows.slice(from, Number(to) + 1)
    const headers = { 'Content-Range': `notes ${from}-${to}/${rows.length}` }
    return Response.json({ data: page }, { headers })
  })
}

function open() {
  Object.assign(pageSettings, { baseUrl: 'http://officina.test' })
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Older
        query={(range) =>
          listQ('/api/admin/{resource}/{id}/notes', {
            params: { path: { resource: 'orders', id: 'o' }, query: { range } },
          })
        }
      >
        {(rows) => rows.map(({ id }) => <li key={id}>{id}</li>)}
      </Older>
    </QueryClientProvider>,
  )
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => Number(textContent))

it('shows the newest rows, and all those before them as they are asked for', async () => {
  serve(all)
  open()
  for (const count of [25, 50, 75, 100, 125]) {
    await vi.waitFor(() => expect(shown()).toHaveLength(count))
    fireEvent.click(screen.getByRole('button', { name: 'Show older' }))
  }
  await vi.waitFor(() => expect(shown()).toEqual(all.map((_, at) => at)))
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

it('shows once what a new row has moved, and keeps what is there when older ones fail', async () => {
  serve(all)
  open()
  await vi.waitFor(() => expect(shown()).toHaveLength(25))
  serve([{ id: '900' }, ...all])
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }))
  await vi.waitFor(() => expect(shown()).toHaveLength(49))
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Away' }, { status: 503 }))
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }))
  await screen.findByRole('alert')
  expect(shown()).toHaveLength(49)
  serve([{ id: '900' }, ...all])
  fireEvent.click(screen.getByRole('button', { name: /again/i }))
  await vi.waitFor(() => expect(shown()).toHaveLength(74))
})
