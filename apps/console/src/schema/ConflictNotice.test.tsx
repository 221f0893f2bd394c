import { api } from '@officina/client/api'
import { createQueryClient } from '@officina/client/query'
import { LocaleContext } from '@officina/ui/text'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MeContext } from '../admin/MeContext.ts'
import { ConflictNotice } from './ConflictNotice.tsx'

it('names what was changed after the record was read, and not what led to what was read', async () => {
  const entry = (id: string, at: string, after: string) => ({
    id,
    at,
    changes: [
      { field: 'state', label: 'Payment', before: 'pending', after },
      { field: 'reason', label: 'Reason', before: '–', after: 'Stock' },
    ],
  })
  const history = [
    entry('c', '2026-11-23T10:00:02.000Z', 'On hold'),
    entry('b', '2026-11-23T10:00:01.000Z', 'Paid'),
    entry('a', '2026-11-23T09:00:00.000Z', 'Placed'),
  ]
  vi.stubGlobal('fetch', async () => Response.json({ data: history }))
  api.configure({ baseUrl: 'http://officina.test', getPath: () => '/' })
  render(
    <MeContext value={{ time_zone: 'UTC' } as never}>
      <QueryClientProvider client={createQueryClient()}>
        <ConflictNotice
          resource="orders"
          id="o"
          by="Amelia Grant"
          at="2026-11-23T10:00:02.000Z"
          since="2026-11-23T10:00:01.000Z"
        />
      </QueryClientProvider>
    </MeContext>,
  )
  const changes = await screen.findAllByRole('listitem')
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'Payment: pending → On hold',
    'Reason: Stock',
  ])
  expect(screen.getByText(/^Amelia Grant changed this on .* 10:00/)).toBeTruthy()
  vi.unstubAllGlobals()
})

it.each([
  ['Amelia Grant', '開いたあとに、Amelia Grant さんが内容を変更しました。'],
  [null, '開いたあとに、ほかの方が内容を変更しました。'],
])('says さん of a person, not of somebody: %s', (by, text) => {
  const html = renderToStaticMarkup(
    <LocaleContext value={{ locale: 'ja', setLocale: () => undefined }}>
      <MeContext value={{ time_zone: 'UTC' } as never}>
        <QueryClientProvider client={createQueryClient()}>
          <ConflictNotice resource="nothing" id="o" by={by} at={null} since="" />
        </QueryClientProvider>
      </MeContext>
    </LocaleContext>,
  )
  expect(html).toContain(text)
})
