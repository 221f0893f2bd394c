import { frameHtml } from '@officina/ui/frame.ts'
import { localStorageStore } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { storeName } from '../../providers/storeKey.ts'

const me = { id: 'admin-1', time_zone: 'Asia/Tokyo' }
const order = {
  ...{ id: 'o1', number: 'O-2026-000001', placed_at: '2026-11-28T20:00:00Z', total: 1250 },
  ...{ currency: 'USD', patient_name: 'Ana Brown', ship_region: 'US-WA', doctor_name: 'Dr Yamada' },
  ...{ payment_state: 'pending', payment_method: 'invoice', order_state: 'open' },
  ...{ fulfilment_state: 'in_progress', flags: [], unshipped_since: null },
}
const store = localStorageStore('1', storeName(me.id))

afterEach(() => {
  localStorage.clear()
  delete window.officinaMe
  delete window.officinaPreloaded
  document.documentElement.lang = 'en'
  // the zone of these dates is none of the files that follow in the same process
  vi.resetModules()
})

async function open(): Promise<void> {
  document.body.innerHTML = `<div id="root">${frameHtml('admin')}</div>`
  const answer = { status: 200, text: JSON.stringify({ data: me }) }
  window.officinaMe = { role: 'admin', answer: Promise.resolve(answer) }
  const body = JSON.stringify({ data: [order] })
  window.officinaPreloaded = { '/api/admin/orders': Promise.resolve(new Response(body)) }
  vi.resetModules()
  await import('./firstView.ts')
}

const rows = () =>
  [...document.querySelectorAll('.f-data')].map((row) =>
    [...row.querySelectorAll('.f-cell')].map((cell) => cell.textContent),
  )

test('shows the orders in the words of the list, on the day of the administrator’s zone', async () => {
  const unknown = ''
  await open()
  await expect
    .poll(rows)
    .toEqual([
      [
        ...[unknown, 'O-2026-000001', '29 Nov 2026', 'Ana BrownWA, US', unknown, unknown],
        ...['$12.50', 'On invoice', 'Preparing', 'Dr Yamada'],
      ],
    ])
})

test.each([
  ['hiddenColumns', ['total']],
  ['columnOrder', ['total']],
  ['listParams', { sort: 'total', order: 'DESC', perPage: 25, filter: {}, page: 1 }],
  ['listParams', { sort: 'placed_at', order: 'DESC', perPage: 100, filter: {}, page: 1 }],
])('waits for whoever has chosen %s', async (name, chosen) => {
  store.setItem(`orders.${name}`, chosen)
  await open()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(rows()).toEqual([])
})

test('does not wait for the usual order', async () => {
  store.setItem('orders.listParams', { sort: 'placed_at', order: 'DESC', perPage: 25, filter: {} })
  await open()
  await expect.poll(rows).toHaveLength(1)
})
