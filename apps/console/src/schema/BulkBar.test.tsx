import '@officina/openapi/resources/orders'
import '@officina/openapi/resources/products'
import '@officina/openapi/resources/settlements'
import '@officina/openapi/resources/shipments'
import { api } from '@officina/client/api'
import { createQueryClient } from '@officina/client/query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import {
  CloseNotificationContext,
  CoreAdminContext,
  ListContextProvider,
  memoryStore,
  useNotificationContext,
} from 'react-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { MeContext } from '../admin/MeContext.ts'
import { createI18n } from '../providers/i18n.ts'
import { parcelBulk } from '../resources/logistics/parcelBulkActions.ts'
import { orderBulk } from '../resources/orders/bulkActions.ts'
import { productBulk } from '../resources/products/bulkActions.ts'
import { settlementBulk } from '../resources/settlements/bulkActions.ts'
import type { Me } from '../session/me.ts'
import type { BulkAction } from './actions.ts'
import { BulkActions } from './BulkActions.tsx'

const nothing = () => undefined
const me = { time_zone: 'UTC', permissions: [] } as unknown as Me
let sent: { path: string; body: { ids?: string[] } }[] = []

afterEach(() => {
  cleanup()
  sent = []
  vi.unstubAllGlobals()
})

it('asks about those alone that a step is for', async () => {
  const rows = [
    { id: 'a', number: 'S-1', status: 'closed' },
    { id: 'b', number: 'S-2', status: 'failed' },
  ]
  open('settlements', settlementBulk, rows)
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve 1 statement for payment?' })
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
  await waitFor(() => expect(sent.map(({ body }) => body.ids)).toEqual([['a']]))
})

it('offers what takes as many as are chosen, and says how many the others take', async () => {
  open(
    'orders',
    orderBulk,
    Array.from({ length: 101 }, (_, n) => ({ id: `${n}` })),
  )
  const hold = await screen.findByRole('button', { name: 'Hold' })
  expect([hold.ariaDisabled, hold.title]).toEqual(['true', 'Up to 100 at once.'])
  const exported = screen.getByRole('button', { name: 'Export selected' })
  expect([exported.ariaDisabled, exported.title]).toEqual([null, ''])
})

it('takes back of many all that can be, and names what cannot', async () => {
  const rows = [1, 2, 3].map((n) => ({ id: `p${n}`, number: `SH-${n}`, status: 'to_pick' }))
  open('shipments', parcelBulk, rows, (path) =>
    path.endsWith('/p1/unpick')
      ? Response.json({ message: 'This parcel is already packed.' }, { status: 409 })
      : Response.json({ data: rows.map(({ id }) => ({ id, ok: true })) }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Start picking' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('1 was not undone. SH-1: This parcel is already packed.')
  const undone = sent.map(({ path }) => path).filter((path) => path.endsWith('/unpick'))
  expect(undone).toEqual(rows.map(({ id }) => `/api/admin/shipments/${id}/unpick`))
})

it('changes prices once, and then names those alone that stay', async () => {
  const price = (id: string, ok: boolean) => ({
    ...{ id, product_id: id, product: `Zinc ${id}`, variant_title: '60', sku: id },
    ...{ before: 1_000, after: 1_100, ok, message: ok ? null : 'It has changed.' },
  })
  const rows = [price('a', true), price('b', true)]
  open('products', productBulk, [{ id: 'a' }, { id: 'b' }], (path) => {
    if (!path.endsWith('/change-prices')) return Response.json({ data: [] })
    return Response.json({ data: sent.length === 1 ? rows : [rows[0], price('b', false)] })
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change prices' }))
  fireEvent.change(await screen.findByLabelText(/^Change \(%\)/), { target: { value: '10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Change 2 prices' }))
  const dialog = await screen.findByRole('dialog', { name: '1 price stays as it is.' })
  expect(sent.at(-1)?.body).toMatchObject({
    expected: rows.map(({ id }) => ({ variant_id: id, price: 1_000 })),
  })
  expect(within(dialog).getByRole('row', { name: /Zinc b.*It has changed\./ })).toBeTruthy()
  expect(within(dialog).queryByText('Zinc a')).toBeNull()
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Close'])
})

/** The bar below a list of which all rows are chosen. */
function open(
  resource: string,
  actions: readonly BulkAction[],
  data: { id: string }[],
  answer = (_path: string) => Response.json({ data: [] }),
) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path } = new URL(request.url)
    if (request.method === 'POST') sent.push({ path, body: await request.json() })
    return answer(path)
  })
  api.configure({
    baseUrl: 'http://officina.test',
    getPath: () => '/',
    getCookies: () => 'XSRF-TOKEN=token',
  })
  const selectedIds = data.map(({ id }) => id)
  render(
    <MeContext value={me}>
      <MemoryRouter>
        <CoreAdminContext
          i18nProvider={createI18n('en')}
          store={memoryStore()}
          queryClient={createQueryClient()}
        >
          <CloseNotificationContext value={nothing}>
            <ListContextProvider
              value={{ data, selectedIds, resource, onUnselectItems: nothing } as never}
            >
              <BulkActions actions={actions} />
            </ListContextProvider>
            <Notices />
          </CloseNotificationContext>
        </CoreAdminContext>
      </MemoryRouter>
    </MeContext>,
  )
}

function Notices() {
  const { notifications } = useNotificationContext()
  // biome-ignore lint/suspicious/noArrayIndexKey: none of them goes
  return notifications.map(({ message }, at) => <div key={at}>{message}</div>)
}
