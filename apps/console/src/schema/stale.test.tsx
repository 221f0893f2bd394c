import '@officina/openapi/resources/orders'
import '@officina/openapi/resources/stock'
import { api } from '@officina/client/api'
import { createQueryClient } from '@officina/client/query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  CloseNotificationContext,
  CoreAdminContext,
  ListContextProvider,
  memoryStore,
} from 'react-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { MeContext } from '../admin/MeContext.ts'
import { createI18n } from '../providers/i18n.ts'
import { createStore } from '../providers/store.ts'
import { ShelfDialog } from '../resources/logistics/Stock.tsx'
import type { Shelf } from '../resources/logistics/stockActions.ts'
import { moneyActions } from '../resources/orders/moneyActions.ts'
import type { Order } from '../resources/orders/order.ts'
import RefundDialog from '../resources/orders/RefundDialog.tsx'
import { PriceCell } from '../resources/products/PriceCell.tsx'
import type { ProductRow } from '../resources/products/product.ts'
import { purchaseActions } from '../resources/purchasing/actions.ts'
import type { Purchase } from '../resources/purchasing/purchase.ts'
import ReceivePurchaseDialog from '../resources/purchasing/ReceivePurchaseDialog.tsx'
import type { Me } from '../session/me.ts'

const nothing = () => undefined
const me = { time_zone: 'UTC', permissions: ['product.manage'] } as unknown as Me
// biome-ignore lint/suspicious/noExplicitAny: bodies of several calls
let sent: any[] = []

afterEach(() => {
  cleanup()
  sent = []
  vi.unstubAllGlobals()
})

it('a price that somebody else has changed under the open form is not changed back', async () => {
  answer(() => Response.json({ data: { revision: 3 } }))
  const row = (revision: number, large: number) =>
    ({
      ...{ id: 'p', title: 'Zinc', currency: 'USD', revision },
      packs: [
        { id: 'small', title: '30 capsules', price: 1_000 },
        { id: 'large', title: '60 capsules', price: large },
      ],
    }) as unknown as ProductRow
  const { rerender } = render(page(<PriceCell row={row(1, 2_000)} />))
  fireEvent.click(screen.getByRole('button', { name: /Change price/ }))
  rerender(page(<PriceCell row={row(2, 2_500)} />))
  fireEvent.change(screen.getByLabelText('30 capsules (USD)'), { target: { value: '11' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save price' }))
  await waitFor(() =>
    expect(sent).toEqual([{ prices: [{ variant_id: 'small', price: 1_100 }], revision: 2 }]),
  )
})

it('units that were typed for a product stay with it when that has been received meanwhile', async () => {
  answer(() => Response.json({ data: {} }))
  const order = (revision: number, received: number) =>
    ({
      ...{ id: 'o', number: 'PO-1', status: 'partly_received', revision },
      lines: ['a', 'b'].map((id) => ({
        ...{ id, product: id, variant: '30 capsules', ordered: 10 },
        received: id === 'a' ? received : 0,
      })),
    }) as unknown as Purchase
  const dialog = (record: Purchase) =>
    page(
      <ReceivePurchaseDialog action={purchaseActions.receive} record={record} onClose={nothing} />,
    )
  const { rerender } = render(dialog(order(1, 0)))
  const [first] = screen.getAllByLabelText('Units')
  fireEvent.change(first as HTMLElement, { target: { value: '10' } })
  rerender(dialog(order(2, 10)))
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  await waitFor(() => expect(sent).toHaveLength(1))
  const units = sent[0].lines.map((line: { line_id: string; quantity: number }) => [
    line.line_id,
    line.quantity,
  ])
  expect(units).toEqual([
    ['a', 10],
    ['b', 0],
  ])
})

it('a shelf that somebody else has changed is changed at the second press, its supplier found by name', async () => {
  answer(() =>
    sent.length === 1
      ? Response.json({ message: 'Changed.', error_code: 'REVISION_CONFLICT' }, { status: 409 })
      : Response.json({ data: {} }),
  )
  const row = { id: 's', product: 'Zinc', low_threshold: 5, bin: 'A', supplier_id: null }
  const shelf = (revision: number) => ({ ...row, revision }) as unknown as Shelf
  render(
    page(
      <Listed rows={[shelf(2)]}>
        <ShelfDialog row={shelf(1)} what="threshold" onClose={nothing} />
      </Listed>,
    ),
  )
  expect(await screen.findByRole('combobox', { name: /^Supplier/ })).toBeTruthy()
  const press = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  press()
  await screen.findByText(/The latest version is now shown/)
  press()
  await waitFor(() => expect(sent.map(({ revision }) => revision)).toEqual([1, 2]))
})

it('a name that stands for no record is said at its field, and not sent as none', async () => {
  answer(() => Response.json({ data: {} }))
  const row = { id: 's', low_threshold: 5, bin: 'A', supplier_id: null, revision: 1 }
  render(
    page(
      <Listed rows={[]}>
        <ShelfDialog row={row as unknown as Shelf} what="threshold" onClose={nothing} />
      </Listed>,
    ),
  )
  const supplier = await screen.findByRole('combobox', { name: /^Supplier/ })
  fireEvent.focus(supplier)
  fireEvent.change(supplier, { target: { value: 'Nobody Ltd.' } })
  fireEvent.blur(supplier)
  const press = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  press()
  await screen.findByText(/Choose a name from the list/)
  expect([supplier, sent]).toMatchObject([{ value: 'Nobody Ltd.' }, []])
  fireEvent.change(supplier, { target: { value: '' } })
  press()
  await waitFor(() => expect(sent).toMatchObject([{ supplier_id: null }]))
})

it('what is refused of one line of a refund is said at that line', async () => {
  const errors = { 'lines.0.amount': ['No more than 5.00.'] }
  answer(() => Response.json({ message: 'Refused.', errors }, { status: 422 }))
  const line = { qty_ordered: 1, qty_cancelled: 0, qty_returned: 0, line_total: 900 }
  const order = {
    ...{ id: 'o', number: 'O-1', currency: 'USD', total: 1_800, refunded: 900, revision: 1 },
    ...{ shipping_total: 0, returns: [], refunds: [], patient_name: 'Ann', payment_state: 'paid' },
    lines: [
      { ...line, id: 'a', title: 'Zinc', refunded: 900 },
      { ...line, id: 'b', title: 'Iron', refunded: 0 },
    ],
  } as unknown as Order
  render(page(<RefundDialog action={moneyActions.refund} record={order} onClose={nothing} />))
  const amount = await screen.findByLabelText('Amount (USD)')
  fireEvent.change(amount, { target: { value: '6' } })
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  await screen.findByText('No more than 5.00.')
  expect(amount.getAttribute('aria-invalid')).toBe('true')
})

it('rows are chosen in one tab: another one does not see them, and keeps its own', () => {
  const [here, there] = [createStore('me'), createStore('me')]
  for (const store of [here, there]) store.setup()
  here.setItem('orders.selectedIds', ['a'])
  expect(there.getItem('orders.selectedIds', [])).toEqual([])
  there.setItem('orders.selectedIds', [])
  expect(here.getItem('orders.selectedIds', [])).toEqual(['a'])
})

const Listed = (props: { rows: Shelf[]; children: ReactNode }) => (
  <ListContextProvider value={{ data: props.rows, resource: 'stock' } as never}>
    {props.children}
  </ListContextProvider>
)

function answer(respond: () => Response) {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'POST') return Response.json({ data: [], meta: { total: 0 } })
    sent.push(await request.json())
    return respond()
  })
  api.configure({
    baseUrl: 'http://officina.test',
    getPath: () => '/',
    getCookies: () => 'XSRF-TOKEN=token',
  })
}

const store = memoryStore()
const queryClient = createQueryClient()

const page = (children: ReactNode) => (
  <MeContext value={me}>
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18n('en')} store={store} queryClient={queryClient}>
        <CloseNotificationContext value={nothing}>{children}</CloseNotificationContext>
      </CoreAdminContext>
    </MemoryRouter>
  </MeContext>
)
