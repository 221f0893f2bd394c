import '@officina/openapi/resources/suppliers'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, type GetListParams, memoryStore, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MeContext } from '../admin/MeContext.ts'
import type { Me } from '../session/me.ts'
import { RelatedList } from './RelatedList.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const me = { time_zone: 'UTC', permissions: ['order.read', 'logistics.manage'] } as unknown as Me
const suppliers = Array.from({ length: 12 }, (_, n) => ({ id: `s${n}`, name: `Supplier ${n}` }))

it('keeps its rows while the next ones load; of another record it begins anew', async () => {
  const answers: (() => void)[] = []
  const getList = async (_resource: string, { pagination, filter }: GetListParams) => {
    const { page = 1, perPage = 10 } = pagination ?? {}
    await new Promise<void>((resolve) => answers.push(resolve))
    const rows = suppliers.map(({ id, name }) => ({ id, name: `${name} ${filter.of}` }))
    return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
  }
  const dataProvider = testDataProvider({ getList: getList as never })
  const store = memoryStore()
  const list = (of: string) => (
    <MemoryRouter>
      <MeContext value={me}>
        <CoreAdminContext dataProvider={dataProvider} store={store}>
          <RelatedList resource="suppliers" filter={{ of }} />
        </CoreAdminContext>
      </MeContext>
    </MemoryRouter>
  )
  const answer = async () => {
    await waitFor(() => expect(answers).toHaveLength(1))
    answers.shift()?.()
  }
  const { rerender } = render(list('one'))
  await answer()
  await screen.findByText('Supplier 0 one')
  const next = screen.getByRole('button', { name: 'Next page' })
  next.focus()
  fireEvent.click(next)
  expect(screen.getByText('Supplier 0 one')).toBeTruthy()
  expect(document.activeElement).toBe(next)
  await answer()
  await screen.findByText('Supplier 11 one')
  // in another order it begins at the first page
  fireEvent.click(screen.getAllByRole('button', { name: 'Name' })[0] as HTMLElement)
  await answer()
  await screen.findByText('Supplier 0 one')
  rerender(list('two'))
  expect(screen.queryByText('Supplier 0 one')).toBeNull()
  await answer()
  await screen.findByText('Supplier 0 two')
})
