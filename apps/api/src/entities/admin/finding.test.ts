import { formatMoney } from '@officina/shared/format'
import { describe, expect, it } from 'vitest'
import { loadSpec } from '../../contract.ts'
import { admins } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { variants } from '../../db/schema/product.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { and, eq, isNotNull } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { recordKinds } from './records.ts'

/** The records to be found, and their names in the tables below. */
const names = new Map<string, string>()

const t = await useClinic()
const admin = await asAdmin(t)
const yamada = await asDoctor(t, {
  lastName: '山田',
  firstName: '太郎',
  clinicName: 'Minato Clinic',
})
const weber = await asDoctor(t, { lastName: 'Weber', firstName: 'Eva' })
const rossi = await asPatient(t, weber, { lastName: 'Rossi', firstName: 'Anna' })
const takahashi = await asPatient(t, yamada, {
  lastName: '髙橋',
  firstName: '美咲',
  kana: 'タカハシ ミサキ',
})
const cream = await makeProduct(t, { title: 'Ceramide Barrier Cream', brand: 'Northfield' })
const syrup = await makeProduct(t, { title: 'Elderberry Syrup', brand: 'Kita' })
const first = await placeTestOrder(t, rossi, weber, [{ product: cream, quantity: 1 }], {
  number: 'O-2026-900124',
})
const second = await placeTestOrder(t, takahashi, yamada, [{ product: syrup, quantity: 2 }], {
  number: 'O-2026-900777',
})
await send('S-2026-900095', yamada, second, { trackingNo: '943984436300', lot: 'L02706' })
await send('S-2026-900555', weber, first, { trackingNo: 'JD0014600', lot: 'C-77' })
await t.change(variants, cream.variantId, { sku: 'CB-50ML', barcode: '4901234567894' })
names.set(cream.productId, 'Cream')
await t.change(patients, takahashi.id, { phone: '+819055550199' })
names.set(first.id, 'Rossi').set(second.id, 'Takahashi')
await t.change(patients, rossi.id, { number: 'P-900778' })
await t.change(doctors, yamada.id, { number: 'D-900779' })
names.set(rossi.id, 'P-900778').set(yamada.id, 'D-900779')

async function send(
  number: string,
  doctor: Person,
  order: { id: string; lineIds: string[] },
  { trackingNo, lot }: { trackingNo: string; lot: string },
) {
  const id = newId()
  await t.add(shipments, {
    id,
    number,
    doctorId: doctor.id,
    orderId: order.id,
    status: 'shipped',
    method: 'standard',
    carrier: 'yamato',
    trackingNo,
  })
  await t.add(shipmentLines, {
    doctorId: doctor.id,
    shipmentId: id,
    orderLineId: order.lineIds[0]!,
    quantity: 1,
    lot,
  })
  names.set(id, number)
}

const named = (rows: { id: string }[]) => rows.map(({ id }) => names.get(id) ?? id)
const listed = async (resource: string, q: string) =>
  named((await admin.browser.list(`/api/admin/${resource}`, { filter: { q } })).data)
const found = async (q: string, resource: string) => {
  const answer = await admin.browser.get(`/api/admin/search?q=${encodeURIComponent(q)}`)
  return named(answer.body.data.filter((hit: { resource: string }) => hit.resource === resource))
}

it('Find answers kinds of records that the contract knows', () => {
  const { properties } = loadSpec().components.schemas.AdminHit as {
    properties: { resource: { enum: string[] } }
  }
  for (const [kind, { find }] of Object.entries(recordKinds))
    if (find) expect(properties.resource.enum).toContain(kind)
})

describe('the list of orders and Find lead to the order by', () => {
  for (const [clue, q, whose] of [
    ['its number', 'O-2026-900124', 'Rossi'],
    ['its number without hyphens', 'O2026900124', 'Rossi'],
    ['its number in wide characters', 'ｏ２０２６９００１２４', 'Rossi'],
    ['year and count alone', '2026900124', 'Rossi'],
    ['its number with other dashes', 'o–2026–900124', 'Rossi'],
    ['its number while it is typed', 'O202690012', 'Rossi'],
    ['the count', '900124', 'Rossi'],
    ['the count with a #', '#900124', 'Rossi'],
    ['the last digits', '#0124', 'Rossi'],
    ['a tracking number', '943984436300', 'Takahashi'],
    ['a tracking number in groups', '9439-8443-6300', 'Takahashi'],
    ['a tracking number in groups with spaces', '9439 8443 6300', 'Takahashi'],
    ['too little of a tracking number', 'jd00146', undefined],
    ['a tracking number with letters', 'jd0014600', 'Rossi'],
    ['a parcel number', 'S-2026-900095', 'Takahashi'],
    ['a parcel number without hyphens', 's2026900095', 'Takahashi'],
    ['a product', 'Ceramide', 'Rossi'],
    ['a product and its brand', 'northfield ceramide', 'Rossi'],
    ['a doctor', '山田', 'Takahashi'],
    ['a doctor without a space', '山田太郎', 'Takahashi'],
    ['a clinic', 'minato', 'Takahashi'],
    ['a patient', 'Rossi Anna', 'Rossi'],
    ['a patient with the usual character', '高橋 美咲', 'Takahashi'],
    ['a patient without a space', '髙橋美咲', 'Takahashi'],
    ['a patient with the usual character and no space', '高橋美咲', 'Takahashi'],
    ['kana without a space', 'たかはしみさき', 'Takahashi'],
    ['an accent and another order of names', 'ánnàrossí', 'Rossi'],
    ['a lot', 'l02706', 'Takahashi'],
    ['a SKU', 'cb-50ml', 'Rossi'],
    ['its total', formatMoney(second.total, t.ctx.config.currency, 'en'), 'Takahashi'],
    ['the patient’s phone in groups', '090-5555-0199', 'Takahashi'],
    ['a part of a doctor’s name that is too short', 'eb', undefined],
  ] as const)
    it(clue, async () => {
      const expected = whose ? [whose] : []
      expect(await listed('orders', q)).toEqual(expected)
      expect(await found(q, 'orders')).toEqual(expected)
    })
})

describe('the board and Find lead to the parcel by', () => {
  for (const [clue, q, number] of [
    ['its number', 'S-2026-900095', 'S-2026-900095'],
    ['its number without hyphens', 'S2026900095', 'S-2026-900095'],
    ['its order’s number', 'O-2026-900124', 'S-2026-900555'],
    ['its tracking number', '943984436300', 'S-2026-900095'],
    ['its tracking number in groups', '9439 8443 6300', 'S-2026-900095'],
    ['the patient', 'Rossi', 'S-2026-900555'],
    ['the patient without a space', '高橋美咲', 'S-2026-900095'],
    ['a product in it', 'Elderberry', 'S-2026-900095'],
    ['a lot in it', 'L02706', 'S-2026-900095'],
    ['a lot without digits in front', 'c-77', 'S-2026-900555'],
  ] as const)
    it(clue, async () => {
      expect(await listed('shipments', q)).toEqual([number])
      expect(await found(q, 'shipments')).toEqual([number])
    })

  it('nothing of another patient', async () => {
    expect(await listed('shipments', 'Nobody')).toEqual([])
  })
})

it.each([
  ['patients', 'P-900778'],
  ['doctors', 'D-900779'],
])('the list of %s and Find lead to %s, however it is typed', async (resource, number) => {
  for (const part of ['-', '', ' ', '–', '－']) {
    const typed = number.replace('-', part)
    for (const q of [typed, typed.toLowerCase()]) {
      expect([q, await listed(resource, q)]).toEqual([q, [number]])
      expect([q, await found(q, resource)]).toEqual([q, [number]])
    }
  }
})

it.each([
  ['title', 'ceramide'],
  ['brand', 'Northfield'],
  ['SKU', 'cb-50ml'],
  ['barcode', '4901234-567894'],
])('the list of products and Find lead to the product by its %s', async (_, q) => {
  expect(await listed('products', q)).toEqual(['Cream'])
  expect(await found(q, 'products')).toEqual(['Cream'])
})

it('patients and doctors find an order by its number, however it is typed', async () => {
  const { data } = await rossi.browser.list('/api/patient/orders', { filter: { q: 'o2026900124' } })
  expect(data).toHaveLength(1)
  const path = `/api/doctor/patients/${rossi.id}/orders`
  const { data: known } = await weber.browser.list(path, { filter: { q: 'O 2026 900124' } })
  expect(known).toHaveLength(1)
})

it('a misspelt search is answered with a better one, of what the asker may find alone', async () => {
  const suggested = async (who: Person, path: string, q: string, more: object = {}) => {
    const { headers, data } = await who.browser.list(path, { filter: { q, ...more } })
    expect(data).toEqual([])
    const text = headers['x-search-suggestion']
    return text === undefined ? undefined : decodeURIComponent(String(text))
  }
  for (const path of ['/api/admin/orders', '/api/admin/shipments', '/api/admin/patients'])
    expect([path, await suggested(admin, path, 'rosssi anna')]).toEqual([path, 'rossi anna'])
  expect(await suggested(admin, '/api/admin/orders', 'ceramde')).toBe('ceramide')
  expect(await suggested(admin, '/api/admin/doctors', 'webber')).toBe('weber')
  // it would find nothing here
  expect(
    await suggested(admin, '/api/admin/orders', 'rosssi', { tab: 'delivered' }),
  ).toBeUndefined()
  expect(await suggested(weber, '/api/doctor/patients', 'rosssi')).toBe('rossi')
  expect(await suggested(yamada, '/api/doctor/patients', 'rosssi')).toBeUndefined()
  expect(await suggested(admin, '/api/admin/patients', 'x%_\\y zzzzq')).toBeUndefined()
})

it('Find leads to news by their title and to administrators by their name, for who may see them', async () => {
  const content = await asAdmin(t, 'content')
  const news = await content.browser.post('/api/admin/news', {
    title: 'Recall: Xylomint drops',
    body_markdown: 'Return them.',
    category: 'notice',
    audience: 'both',
    channels: ['in_app'],
  })
  expect(news.status).toBe(201)
  await t.change(admins, content.id, { name: 'Xylia Grant' })
  const hits = async (who: Person) =>
    (await who.browser.get('/api/admin/search?q=xyl')).body.data.map(
      (hit: { resource: string; title: string }) => `${hit.resource} ${hit.title}`,
    )
  expect(await hits(admin)).toEqual(['news Recall: Xylomint drops', 'users Xylia Grant'])
  expect(await hits(content)).toEqual(['news Recall: Xylomint drops'])
})

it('Find leads by the address to people who have no name yet, and calls them by it', async () => {
  const invited = await asAdmin(t, 'support')
  await t.change(admins, invited.id, { name: '' })
  const unnamed = { lastName: '', firstName: '', clinicName: '', number: 'D-900780' }
  const applicant = await asDoctor(t, unnamed)
  const hits = async (q: string) =>
    (await admin.browser.get(`/api/admin/search?q=${encodeURIComponent(q)}`)).body.data
  expect(await hits(invited.email)).toMatchObject([{ title: invited.email, subtitle: null }])
  expect(await hits(applicant.email)).toMatchObject([
    { title: applicant.email, subtitle: 'D-900780' },
  ])
})

it('Find writes down whose parcels it shows', async () => {
  const other = await asAdmin(t)
  await other.browser.get('/api/admin/search?q=C-77')
  const rows = await t.ctx.db.$count(
    auditLog,
    and(eq(auditLog.actorId, other.accountId), isNotNull(auditLog.patientId)),
  )
  expect(rows).toBe(1)
})

it('Find shows who may see no order neither orders nor parcels', async () => {
  const content = await asAdmin(t, 'content')
  const answer = await content.browser.get('/api/admin/search?q=Rossi')
  expect(answer.body.data).toEqual([])
  expect(await t.ctx.db.$count(orders)).toBe(2)
})
