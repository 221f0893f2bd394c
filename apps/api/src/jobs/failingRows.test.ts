import { expect, it } from 'vitest'
import { doctors } from '../db/schema/doctor.ts'
import { orderLines, orders } from '../db/schema/order.ts'
import { news } from '../db/schema/platform.ts'
import { stock } from '../db/schema/product.ts'
import { settlements } from '../db/schema/settlement.ts'
import { stockLots } from '../db/schema/stock.ts'
import { stockNotices } from '../db/schema/stockNotice.ts'
import { inArray, sql } from '../db/sql.ts'
import { sendDigests } from '../entities/doctor/digest.ts'
import { suspendExpiredLicences } from '../entities/doctor/sweeps.ts'
import { publishDueNews } from '../entities/news/publish.ts'
import { notifyBackorderNews } from '../entities/order/backorderNews.ts'
import { releaseDueOrders } from '../entities/order/release.ts'
import { backorderShortages } from '../entities/order/shortages.ts'
import { closeDueSettlements } from '../entities/settlement/close.ts'
import { openSettlements } from '../entities/settlement/open.ts'
import { holdExpired } from '../entities/stock/hold.ts'
import { notifyBackInStock } from '../entities/stockNotice/mails.ts'
import { newId } from '../ids.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { templatesTo } from '../testing/mails.ts'
import { placeTestOrder, shipTestOrder } from '../testing/orders.ts'
import { makeIssuedRecipe } from '../testing/shop.ts'
import { statementOn } from '../testing/statementOn.ts'

// what the clock does for many: one that fails holds none of the others back
const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)

async function place(quantity = 2) {
  t.clock.advance(1_000)
  const product = await makeProduct(t)
  const paid = { paymentState: 'paid' as const, cancelUntil: t.clock.now() }
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity }], paid)
  const lineId = order.lineIds[0] ?? ''
  return { ...order, lineId, product, variantId: product.variantId }
}

const setStock = (variantId: string, values: Partial<typeof stock.$inferInsert>) =>
  t.change(stock, { variantId }, values)

/** The database refuses rows of a table that are not so. */
async function only(table: string, condition: string, work: () => Promise<void>): Promise<void> {
  const alter = (how: string) => statementOn(t.ownerUrl, `alter table ${table} ${how}`)
  await alter(`add constraint broken check (${condition}) not valid`)
  await work()
  await alter('drop constraint broken')
}

it('orders that are released', async () => {
  const [broken, sound] = [await place(), await place()]
  // nothing is left to be sent
  await t.change(orderLines, broken.lineId, { qtyCancelled: 2 })
  await releaseDueOrders(t.ctx)
  const rows = await t.rows(orders, inArray(orders.id, [broken.id, sound.id]))
  expect(rows.filter(({ releasedAt }) => releasedAt).map(({ id }) => id)).toEqual([sound.id])
})

it('lines that wait again, and what their patients hear', async () => {
  const [mute, sound, broken] = [await place(), await place(), await place()]
  await setStock(sound.variantId, { onHand: 0 })
  // more than is kept cannot be given back
  await setStock(broken.variantId, { onHand: 0, reserved: 1 })
  await backorderShortages(t.ctx)
  const lines = async () => {
    const ids = [mute, sound, broken].map(({ lineId }) => lineId)
    const rows = await t.rows(orderLines, inArray(orderLines.id, ids))
    return ids.map((lineId) => rows.find(({ id }) => id === lineId))
  }
  expect((await lines()).map((line) => line?.lineStatus)).toEqual([
    'reserved',
    'backordered',
    'reserved',
  ])
  const snapshot = sql`'null'::jsonb` as never
  await t.change(orderLines, mute.lineId, { lineStatus: 'backordered', snapshot })
  await notifyBackorderNews(t.ctx)
  expect((await lines()).map((line) => line?.backorderToldAt !== null)).toEqual([
    false,
    true,
    false,
  ])
})

it('lots that have expired', async () => {
  const lots: string[] = []
  // a lot cannot hold more than there is
  for (const onHand of [1, 5]) {
    const { variantId } = await makeProduct(t, { onHand })
    const now = t.clock.now()
    const lot = { id: newId(), variantId, lot: 'OLD', expiresOn: '2026-01-01', onHand: 5 }
    await t.add(stockLots, { ...lot, createdAt: now, updatedAt: now })
    lots.push(lot.id)
  }
  await holdExpired(t.ctx)
  const rows = await t.rows(stockLots, inArray(stockLots.id, lots))
  expect(rows.filter(({ holdReason }) => holdReason).map(({ id }) => id)).toEqual(lots.slice(1))
})

it('patients who wait for a pack', async () => {
  const other = await asPatient(t, doctor)
  const product = await makeProduct(t)
  await makeCatalog(t, [product])
  const { variantId } = product
  const createdAt = t.clock.now()
  await t.add(
    stockNotices,
    [patient, other].map(({ id: patientId }) => ({
      doctorId: doctor.id,
      patientId,
      variantId,
      createdAt,
    })),
  )
  await only('mails', `patient_id <> '${patient.id}'`, () => notifyBackInStock(t.ctx))
  const told = await templatesTo(t, other.email)
  expect(told).toContain('back_in_stock')
})

it('news', async () => {
  const { browser } = await asAdmin(t)
  const ids: string[] = []
  for (const title of ['broken', 'sound']) {
    const body = { title, body_markdown: 'x', category: 'recall', audience: 'both' }
    const made = await browser.post('/api/admin/news', { ...body, channels: ['in_app'] })
    const { id } = made.data
    ids.push(id)
    const audienceRule = { lots: title === 'broken' ? (null as never) : [] }
    await t.change(news, id, { status: 'scheduled', publishAt: t.clock.now(), audienceRule })
  }
  await publishDueNews(t.ctx)
  const rows = await t.rows(news, { status: 'published' })
  expect(rows.map(({ id }) => id)).toEqual(ids.slice(1))
})

it('statements that are opened and closed', async () => {
  const other = await asDoctor(t)
  const product = await makeProduct(t)
  for (const each of [doctor, other])
    await shipTestOrder(t, (await placeTestOrder(t, patient, each, [{ product, quantity: 1 }])).id)
  const isOther = `doctor_id <> '${doctor.id}'`
  const states = async () =>
    (await t.rows(settlements)).map(({ doctorId, status }) => [doctorId, status]).sort()
  t.clock.set('2027-02-01T12:00:00Z')
  await only('settlements', isOther, () => openSettlements(t.ctx))
  expect(await states()).toEqual([[other.id, 'open']])
  await openSettlements(t.ctx)
  t.clock.set('2027-03-01T12:00:00Z')
  await only('settlements', `${isOther} or status = 'open'`, () => closeDueSettlements(t.ctx))
  expect(await states()).toEqual([
    [doctor.id, 'open'],
    [other.id, expect.stringMatching(/closed|carried_over/)],
  ])
})

it('doctors whose licence has ended, and those who get a digest', async () => {
  const ended = { licenceExpiresOn: '2026-01-01' }
  const [broken, sound] = [await asDoctor(t, ended), await asDoctor(t, ended)]
  const isSound = `doctor_id <> '${broken.id}'`
  for (const each of [broken, sound]) {
    const product = await makeProduct(t)
    const its = { doctor: each, patient: await asPatient(t, each) }
    await makeIssuedRecipe(t, its, [{ product }], { issuedAt: t.ago(8) })
  }
  await only('digest_items', isSound, () => sendDigests(t.ctx))
  expect(await templatesTo(t, sound.email)).toContain('doctor_digest')
  await only('doctors', `id <> '${broken.id}' or status <> 'suspended'`, () =>
    suspendExpiredLicences(t.ctx),
  )
  const rows = await t.rows(doctors, { status: 'suspended' })
  expect(rows.map(({ id }) => id)).toEqual([sound.id])
})
