import '@officina/openapi/resources/shipments'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, ListContextProvider, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { MeContext } from '../admin/MeContext.ts'
import type { Me } from '../session/me.ts'
import { ListRows } from './ListRows.tsx'
import { SpecTabs } from './SpecTabs.tsx'
import { specOf } from './spec.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const me = { id: 'a', time_zone: 'UTC', permissions: ['order.read'] } as unknown as Me

const draw = (list: object, child: React.ReactNode, address = '/shipments') =>
  render(
    <MeContext value={me}>
      <MemoryRouter initialEntries={[address]}>
        <CoreAdminContext store={memoryStore()}>
          <ListContextProvider
            value={{ filterValues: {}, selectedIds: [], page: 1, perPage: 25, ...list } as never}
          >
            {child}
          </ListContextProvider>
        </CoreAdminContext>
      </MemoryRouter>
    </MeContext>,
  )

it('lets a filter of a saved view go that the role may not use', () => {
  const setFilters = vi.fn()
  const list = {
    ...{ error: { status: 403 }, filterValues: { commission: 1 }, setFilters },
    ...{ sort: { field: 'number', order: 'ASC' }, onSelect() {}, onUnselectItems() {} },
  }
  draw(list, <ListRows spec={specOf('shipments')} list={{}} columns={[]} isSelectable={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(setFilters).toHaveBeenCalledWith({}, {})
})

it('keeps the order of a list from tab to tab', () => {
  vi.stubGlobal('ResizeObserver', class {})
  draw({}, <SpecTabs resource="shipments" />, '/shipments?page=3&sort=number&order=DESC')
  const tab = screen.getByRole('link', { name: /^Packed/ })
  expect(tab.getAttribute('href')).toBe(
    '/shipments?filter=%7B%22status%22%3A%5B%22packed%22%5D%7D&sort=number&order=DESC',
  )
})
