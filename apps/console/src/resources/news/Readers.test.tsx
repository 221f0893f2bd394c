import { pageSettings } from '@officina/client/pageSettings'
import { createQueryClient } from '@officina/client/query'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Readers } from './Readers.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const reader = (n: number) => ({
  id: `${n}`,
  number: `D-${n}`,
  name: `Reader ${n}`,
  role: 'doctor',
})

it('shows the last page when those of the page have acknowledged meanwhile, not that there is nobody', async () => {
  let total = 26
  vi.stubGlobal('fetch', async (request: Request) => {
    const [from, to] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '') as number[]
    const rows = Array.from({ length: total }, (_, n) => reader(n)).slice(from, Number(to) + 1)
    const headers = { 'Content-Range': `readers ${from}-${to}/${total}` }
    return Response.json({ data: rows }, { headers })
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.assign(pageSettings, { baseUrl: 'http://officina.test' })
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <Readers news={{ id: 'n', requires_ack: true, channels: [] } as never} />
    </QueryClientProvider>,
  )
  await screen.findByText('Reader 0')
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('Reader 25')
  total = 25
  void client.invalidateQueries()
  await screen.findByText('Reader 24')
  expect(screen.queryByText('No readers found')).toBeNull()
})
