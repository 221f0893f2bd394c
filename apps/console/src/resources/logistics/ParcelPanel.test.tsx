import '@officina/openapi/resources/shipments'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, memoryStore, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MeContext } from '../../admin/MeContext.ts'
import type { Me } from '../../session/me.ts'
import { NextParcel } from './NextParcel.tsx'
import { ParcelPanel } from './ParcelPanel.tsx'

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

const me = { id: 'a', time_zone: 'UTC', permissions: ['order.read'] } as unknown as Me

it('leads to the next parcel that something can be done about', async () => {
  const asked: unknown[] = []
  const getList = async (_: string, { filter }: { filter: unknown }) => {
    asked.push(filter)
    return { data: [], total: 0 }
  }
  const parcel = { id: 'p', status: 'packed', created_at: '2026-11-20T09:00:00Z' } as never
  render(
    <MeContext value={{ ...me, permissions: ['logistics.manage'] }}>
      <CoreAdminContext
        store={memoryStore()}
        dataProvider={testDataProvider({ getList: getList as never })}
      >
        <NextParcel parcel={parcel} onNext={() => undefined} />
      </CoreAdminContext>
    </MeContext>,
  )
  await waitFor(() => expect(asked).toEqual([{ status: ['packed'], work_needed: true }]))
})

it('no longer warns of a problem once the parcel has arrived after all', async () => {
  const parcel = {
    ...{ id: 'p', number: 'S-1', order_id: 'o', order_number: 'O-1', method: 'standard' },
    ...{ status: 'delivered', is_paid: true, exception_code: null, exception_note: 'Door locked' },
    ...{ address: { name: 'Ana', lines: [] }, lines: [], timeline: [], allowed: [] },
  }
  const getOne = async () => ({ data: parcel })
  render(
    <MeContext value={me}>
      <MemoryRouter>
        <CoreAdminContext
          store={memoryStore()}
          dataProvider={testDataProvider({ getOne: getOne as never })}
        >
          <ParcelPanel id="p" onOpen={() => undefined} onClose={() => undefined} />
        </CoreAdminContext>
      </MemoryRouter>
    </MeContext>,
  )
  await screen.findByText('O-1')
  expect(screen.queryByText('Door locked')).toBeNull()
})
