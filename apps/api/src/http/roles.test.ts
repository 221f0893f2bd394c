import {
  accounts,
  but,
  doctorManagers,
  everyone,
  money,
  orderManagers,
  patientManagers,
  payers,
  permissionsOfRoles,
  type Role,
  reviewers,
  shippers,
  templateWriters,
} from '@officina/client/testing/roles'
import { describe, expect, it } from 'vitest'
import { seedDemo } from '../db/seed/demo.ts'
import type { Browser } from '../testing/browser.ts'
import { useClinic } from '../testing/harness.ts'
import { setCookiesForTest } from '../testing/signIn.ts'

/**
 * What each role of the administrators may do, typed by hand: permissions.test.ts holds every call to the
 * permissions, and this holds the permissions to the product.
 */

const id = '/018f0000-0000-7000-8000-000000000000'
const of = (record: string, ...parts: string[]) => parts.map((part) => `${record}/${part}`)
/** Calls behind the pages: who is not answered 403. */
const calls: [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  paths: string[],
  allowed: readonly Role[],
][] = [
  ['GET', ['doctors', `doctors${id}`, 'doctors/export', 'doctors/facets', 'counts'], everyone],
  ['GET', of(`doctors${id}`, 'documents', 'mails', 'history'), everyone],
  ['GET', ['catalogs', 'products', 'news', `news${id}`, `news${id}/recipients`], everyone],
  ['GET', [`doctors${id}/rates`], but('content')],
  ['GET', ['patients', `patients${id}`, 'patients/export', 'patients/facets'], but('content')],
  [
    'GET',
    of(`patients${id}`, 'invitations', 'links', 'addresses', 'consents', 'mails'),
    but('content'),
  ],
  ['GET', ['orders', `orders${id}`, 'orders/export', 'orders/facets'], but('content')],
  ['GET', ['shipments', `shipments${id}`, 'shipments/export', 'shipments/facets'], but('content')],
  ['GET', ['settlements', `settlements${id}`, 'settlements/export'], but('content')],
  ['GET', [`settlements${id}/pdf`, 'settlements/summary'], but('content')],
  [
    'GET',
    of('shipments', 'pick-list', 'packing-slips', 'carrier-file', 'address-labels'),
    shippers,
  ],
  ['GET', [`orders${id}/lines${id}/replacements`], orderManagers],
  ['GET', ['settlements/bank-file'], money],
  ['GET', ['users', `users${id}`], ['owner']],
  [
    'POST',
    of(
      `doctors${id}`,
      'approve',
      'reject',
      'remind',
      'request-info',
      'accept-renewal',
      'decline-renewal',
    ),
    reviewers,
  ],
  [
    'POST',
    [
      'doctors',
      ...of('doctors', 'send-password-resets', 'request-licence-renewals'),
      ...of(`doctors${id}`, 'suspend', 'reinstate', 'close', 'rates', 'change-email'),
      ...of(`doctors${id}`, 'send-password-reset', 'request-licence-renewal'),
    ],
    doctorManagers,
  ],
  ['PATCH', [`doctors${id}`], doctorManagers],
  ['POST', [`patients${id}/reveal`], but('content')],
  [
    'POST',
    [
      'patients/resend-invitations',
      ...of(`patients${id}`, 'suspend', 'reinstate', 'archive', 'restore', 'transfer'),
      ...of(`patients${id}`, 'anonymise', 'confirm-anonymise', 'withdraw-anonymise', 'export-data'),
      ...of(`patients${id}`, 'resend-invitation', 'revoke-invitation', 'change-invitation-address'),
    ],
    patientManagers,
  ],
  ['PATCH', [`patients${id}`], patientManagers],
  [
    'POST',
    [
      ...of('orders', 'hold', 'release'),
      ...of(`orders${id}`, 'hold', 'unhold', 'release', 'cancel', 'cancel-lines', 'notes'),
      ...of(`returns${id}`, 'approve', 'decline', 'reject'),
      `shipments${id}/contact`,
    ],
    orderManagers,
  ],
  ['PATCH', [`orders${id}`], orderManagers],
  ['POST', [`orders${id}/record-payment`], payers],
  [
    'POST',
    [...of(`orders${id}`, 'refund', 'refund-preview', 'confirm-refund'), `returns${id}/refund`],
    money,
  ],
  [
    'POST',
    [
      `orders${id}/shipments`,
      ...of('shipments', 'ship', 'deliver', 'import-tracking'),
      ...of(`shipments${id}`, 'pick', 'unpick', 'pack', 'ship', 'in-transit', 'deliver'),
      ...of(`shipments${id}`, 'exception', 'cancel', 'reship', 'close-refunded'),
      ...of(`stock${id}`, 'adjust', 'threshold', 'receive'),
      ...of(`stock-lots${id}`, 'hold', 'clear'),
      'stock-counts',
      `purchase-orders${id}/order`,
      `returns${id}/receive`,
    ],
    shippers,
  ],
  [
    'POST',
    [
      ...of('settlements', 'close', 'approve', 'paying', 'import-paid'),
      ...of(`settlements${id}`, 'approve', 'paying', 'paid', 'failed', 'recalculate'),
      ...of(`settlements${id}`, 'adjustments', 'exclude-line', 'answer-dispute', 'reopen', 'void'),
    ],
    money,
  ],
  ['POST', of(`recipes${id}`, 'hold', 'resume', 'void'), reviewers],
  [
    'POST',
    ['templates', 'templates/replace-product', ...of(`templates${id}`, 'publish', 'retire')],
    templateWriters,
  ],
  ['PATCH', [`templates${id}`], templateWriters],
  ['DELETE', [`templates${id}`], templateWriters],
  [
    'POST',
    [
      ...['news', 'news/preview', 'news/pictures'],
      ...of(`news${id}`, 'publish', 'schedule', 'republish', 'unschedule', 'unpublish'),
      ...of(`news${id}`, 'archive', 'duplicate', 'test-mail'),
    ],
    ['owner', 'content'],
  ],
  ['PATCH', [`news${id}`], ['owner', 'content']],
  ['DELETE', [`news${id}`], ['owner', 'content']],
  [
    'POST',
    [
      'users',
      ...of(`users${id}`, 'change-role', 'disable', 'enable', 'resend', 'revoke', 'end-sessions'),
    ],
    ['owner'],
  ],
]

type Filter = Record<string, string[]>
const payable: Filter = {
  order_state: ['open'],
  payment_state: ['paid'],
  fulfilment_state: ['unfulfilled'],
}
const unpaid: Filter = { order_state: ['open'], payment_state: ['pending'] }
/** Buttons that the server decides: they are shown when they are in a record's `actions`. */
const actions: [resource: string, filter: Filter, action: string, allowed: readonly Role[]][] = [
  ['orders', payable, 'hold', orderManagers],
  ['orders', payable, 'note', orderManagers],
  ['orders', payable, 'refund', money],
  ['orders', unpaid, 'record_payment', payers],
  ['orders', unpaid, 'refund', []],
  ['recipes', { status: ['issued'] }, 'hold', reviewers],
  ['templates', { status: ['published'] }, 'retire', templateWriters],
]

const people = new Map<Role, Browser>()
const t = await useClinic()
await seedDemo({ ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() })
for (const role of everyone) {
  const { rows } = await t.ctx.pool.query<{ id: string }>(
    'select id from accounts where email = $1',
    [accounts[role]],
  )
  people.set(role, await setCookiesForTest(t, 'admin', rows[0]?.id ?? ''))
}

const as = (role: Role) => people.get(role) as Browser

describe.each(everyone)('%s', (role) => {
  it('is told of its permissions', async () => {
    const me = await as(role).get('/api/admin/me')
    expect(me.body.data).toMatchObject({ admin_role: role })
    expect(me.body.data.permissions.toSorted()).toEqual(permissionsOfRoles[role].toSorted())
  })

  it('may make these calls, and no others of them', async () => {
    const wrong: string[] = []
    for (const [method, paths, allowed] of calls)
      for (const path of paths) {
        const url = `/api/admin/${path}`
        const { status } = await as(role).call(method, url, method === 'GET' ? undefined : {})
        if ((status === 403) === allowed.includes(role) || status >= 500)
          wrong.push(`${method} ${url}: ${status}`)
      }
    expect(wrong).toEqual([])
  })

  it('is offered these steps of a record', async () => {
    for (const [resource, filter, action, allowed] of actions) {
      const id = await firstOf(resource, filter)
      const { status, body } = await as(role).get(`/api/admin/${resource}/${id}`)
      const offered = status === 200 && body.data.actions.includes(action)
      expect(offered, `${action} of ${resource} ${status}`).toBe(allowed.includes(role))
    }
  })
})

async function firstOf(resource: string, filter: Filter): Promise<string> {
  const { data } = await as('owner').list(`/api/admin/${resource}`, { filter, range: [0, 0] })
  expect(data, `${resource} ${JSON.stringify(filter)}`).toHaveLength(1)
  return data[0].id
}
