import { addDays, dateIn, dayMs } from '@officina/shared/dates/days'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { catalogItems, catalogs, stock } from '../../db/schema/product.ts'
import { recipeEvents, recipeLines, recipes } from '../../db/schema/recipe.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { ne, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { isDeep } from '../../testing/deep.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { start, useClinic } from '../../testing/harness.ts'
import { placeTestOrder, refundTestLine, shipTestOrder } from '../../testing/orders.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { cumulative } from '../ledger/amounts.ts'
import { chargeLess } from '../order/chargeLess.ts'
import { lockOrder } from '../order/load.ts'
import { blank } from '../product/labelCells.ts'
import { computeAdherence } from './adherence.ts'
import { refreshFigures } from './refresh.ts'
import { noteStockOuts } from './stockOuts.ts'

// evening in UTC is the next day there
const t = await useClinic({ timeZone: 'Asia/Tokyo' })
const admin = await asAdmin(t)
const goods = [await makeProduct(t, { onHand: 9_999 }), await makeProduct(t, { onHand: 9_999 })]
beforeEach(() => t.clock.set(start))

const figures = async (who: Person, query = '') => {
  const role = who === admin ? 'admin' : 'doctor'
  // the clock may have ended their session
  const browser = await setCookiesForTest(t, role, who.accountId)
  const answer = await browser.get(`/api/${role}/figures?${query}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.data
}

/** The same sums straight from orders, refunds and ledger, as the documents say. */
async function ledgerSums(doctorIds: string[], productId?: string) {
  const sums = { orders: 0, units: 0, revenue: 0, tax: 0, discount: 0, refunds: 0, commission: 0 }
  const patients = new Set<string>()
  const kept = (await t.rows(orders)).filter(
    (order) => doctorIds.includes(order.doctorId) && order.orderState !== 'cancelled',
  )
  const lines = (await t.rows(orderLines)).filter(
    (line) => !productId || line.productId === productId,
  )
  const back = await t.rows(refunds)
  for (const order of kept) {
    const mine = lines.filter((line) => line.orderId === order.id)
    patients.add(order.patientId)
    sums.orders += mine.length > 0 ? 1 : 0
    for (const line of mine) sums.units += line.qtyOrdered - line.qtyCancelled
    const refunded = new Map<string, number>()
    for (const refund of back.filter((each) => each.orderId === order.id)) {
      const parts = refund.lines.filter((part) =>
        mine.some((line) => line.id === part.order_line_id),
      )
      for (const { order_line_id: id, amount } of parts)
        refunded.set(id, (refunded.get(id) ?? 0) + amount)
      sums.refunds += productId ? parts.reduce((all, part) => all + part.amount, 0) : refund.amount
    }
    for (const line of mine) {
      if (productId) sums.discount += line.discount
      sums.revenue += line.lineTotal - line.tax
      const back = Math.min(refunded.get(line.id) ?? 0, line.lineTotal)
      sums.tax += line.tax - cumulative(line.tax, back, line.lineTotal)
    }
    if (!productId) {
      sums.tax += order.shippingTax
      for (const { orderId, shippingAmount } of back)
        if (orderId === order.id)
          sums.tax -= cumulative(
            order.shippingTax,
            shippingAmount,
            order.shipping + order.shippingTaxAdded,
          )
    }
    if (!productId) sums.discount += order.discount
  }
  for (const entry of await t.rows(ledgerEntries))
    if (
      doctorIds.includes(entry.doctorId) &&
      ['commission', 'reversal', 'adjustment', 'bonus'].includes(entry.type) &&
      (!productId || lines.some((line) => line.id === entry.orderLineId))
    )
      sums.commission += entry.amount
  return productId ? sums : { ...sums, patients: patients.size }
}

const step = fc.record({
  act: fc.constantFrom(
    'order',
    'order',
    'pay',
    'cancel',
    'ship',
    'refund',
    'take_out',
    'adjust',
    'shorten',
  ),
  doctor: fc.nat(1),
  order: fc.nat(9),
  amount: fc.integer({ min: 1, max: 1_000 }),
  hours: fc.nat(40),
  added: fc.boolean(),
  refresh: fc.boolean(),
})

/** One unit of a line ships; the other is taken out of the unpaid order, as when it does not come in. */
async function shorten(orderId: string, lineId: string): Promise<void> {
  await shipTestOrder(t, orderId, [0, 1])
  await inTransaction(t.ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId)
    const due = loaded.lines.filter(({ id }) => id === lineId)
    await chargeLess(tx, loaded, due, { action: 'backorder_cancelled', reason: 'x' })
  })
}

it('equals orders, refunds and ledger after any history of sales and corrections', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
      t.clock.set(start)
      // as after any move of the clock: what is written from here on counts as new
      await refreshFigures(t.ctx)
      const doctors = [await asDoctor(t), await asDoctor(t)]
      const patients = await Promise.all(doctors.map((doctor) => asPatient(t, doctor)))
      const shipped = new Set<string>()
      const placed: Awaited<ReturnType<typeof placeTestOrder>>[] = []
      for (const { act, doctor, order, amount, hours, added, refresh } of steps) {
        t.clock.advance(hours * 3_600_000)
        const chosen = placed[order % Math.max(1, placed.length)]
        const post = async (verb: string, body: object) =>
          (await setCookiesForTest(t, 'admin', admin.accountId)).post(
            `/api/admin/orders/${chosen?.id}/${verb}`,
            body,
          )
        if (act === 'order')
          placed.push(
            await placeTestOrder(
              t,
              patients[doctor] as Person,
              doctors[doctor] as Person,
              goods.map((product, i) => ({
                ...{ product, quantity: i + 1, discount: amount },
                taxRateBp: i ? 1_000 : 725,
              })),
              {
                ...{ shipRegion: amount % 2 ? 'US-NY' : 'US-CA' },
                ...{ pricesIncludeTax: !added, shippingTaxBp: amount % 3 ? 1_000 : 0 },
              },
            ),
          )
        if (act === 'adjust')
          await t.add(ledgerEntries, {
            ...{ doctorId: (doctors[doctor] as Person).id, type: 'adjustment' },
            ...{ base: 0, rateBp: 0, amount: -amount, currency: 'USD', dedupeKey: newId() },
            ...{ occurredAt: t.clock.now() },
          })
        // what may not be done to an order any more is refused, and changes nothing
        if (chosen && act === 'pay')
          await post('record-payment', {
            ...{ paid_on: '2026-11-20', reference: newId(), amount: chosen.total },
          })
        if (chosen && act === 'cancel')
          await post('cancel', { reason: 'x', restock: true, refund: true, send_mail: false })
        if (chosen && act === 'take_out')
          await post('refund', {
            ...{ shipping_amount: amount % 2 ? 7 : 0, reason: 'x', restock: true },
            lines: [{ order_line_id: chosen.lineIds[0], quantity: 1, amount }],
          })
        const [row] = chosen ? await t.rows(orders, chosen.id) : []
        if (row?.orderState === 'open' && act === 'ship' && !shipped.has(row.id)) {
          shipped.add(row.id)
          await shipTestOrder(t, row.id)
        }
        if (row?.paymentState === 'pending' && act === 'shorten' && !shipped.has(row.id)) {
          shipped.add(row.id)
          if (row.orderState === 'open') await shorten(row.id, chosen?.lineIds[1] ?? '')
        }
        if (row?.orderState === 'open' && act === 'refund')
          await refundTestLine(t, row.id, chosen?.lineIds[1] ?? '', amount)
        if (refresh) await refreshFigures(t.ctx)
      }
      await refreshFigures(t.ctx)
      for (const doctor of doctors) {
        const query = 'from=2026-11-01&to=2027-01-31&by=month'
        const shown = await figures(doctor, query)
        // tax is for finance
        const { tax, ...totals } = await ledgerSums([doctor.id])
        expect(shown.totals).toMatchObject({ ...totals, tax: null })
        const { totals: ofAdmin } = await figures(admin, `${query}&doctor_id=${doctor.id}`)
        expect(ofAdmin).toMatchObject({ ...totals, tax })
        const rows = shown.products as { revenue: number }[]
        expect(rows.reduce((all, each) => all + each.revenue, 0)).toBe(totals.revenue)
        for (const { productId } of goods) {
          const one = await figures(
            admin,
            `${query}&doctor_id=${doctor.id}&product_id=${productId}`,
          )
          const { tax: itsTax, ...wanted } = await ledgerSums([doctor.id], productId)
          expect(one.totals).toMatchObject({ ...wanted, tax: itsTax })
          const row = shown.products.find((each: { id: string }) => each.id === productId)
          const { discount: _, ...sums } = wanted
          if (row) expect(row).toMatchObject(sums)
          else expect(wanted.orders + wanted.refunds + wanted.commission).toBe(0)
        }
      }
    }),
    { numRuns: isDeep ? 40 : 4, endOnFailure: true },
  )
  const { rows } = await t.ctx.db.execute<{ id: string }>(sql`select id from doctors`)
  const everyone = await figures(admin, 'from=2026-11-01&to=2027-01-31&by=week')
  expect(everyone.totals).toMatchObject(await ledgerSums(rows.map((row) => row.id)))
  const regions = everyone.regions as { revenue: number }[]
  expect(regions.reduce((all, each) => all + each.revenue, 0)).toBe(everyone.totals.revenue)
  // whole months are read by the month, what is asked for of one product by the day
  for (const [from, to] of [
    ['2026-11-01', '2027-01-31'],
    ['2026-11-21', '2027-01-05'],
    ['2026-11-21', '2026-11-29'],
    ['2027-11-02', '2028-01-15'],
  ]) {
    const query = `from=${from}&to=${to}&compare=year`
    const { products } = await figures(admin, query)
    for (const { productId } of goods) {
      const { totals, previous } = await figures(admin, `${query}&product_id=${productId}`)
      const row = products.find((each: { id: string }) => each.id === productId)
      const { revenue, units, commission, refunds } = totals
      expect(row ?? { revenue: 0 }).toMatchObject(
        row
          ? { revenue, units, commission, refunds, revenue_before: previous.revenue }
          : { revenue },
      )
    }
  }
})

it('puts each day where the business has it, beside the days it is compared with', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const at = async (placedAt: string, quantity: number) =>
    placeTestOrder(t, patient, doctor, [{ product: goods[0]!, quantity, unitPrice: 100 }], {
      placedAt: new Date(placedAt),
    })
  await at('2026-11-18T14:59:00Z', 1)
  await at('2026-11-18T15:01:00Z', 2)
  await at('2026-11-20T01:00:00Z', 4)
  await at('2026-11-20T02:00:00Z', 8)
  await at('2025-11-19T03:00:00Z', 16)
  // the first look finds orders of any day
  await t.ctx.db.execute(sql`delete from figure_state`)
  await refreshFigures(t.ctx)
  const days = await figures(doctor, 'from=2026-11-19&to=2026-11-20')
  expect(days.points).toMatchObject([
    { start: '2026-11-19', now: { revenue: 200, patients: 1 }, before: { revenue: 0, orders: 0 } },
    { start: '2026-11-20', now: { revenue: 1200, orders: 2 }, before: { revenue: 100, orders: 1 } },
  ])
  expect(days).toMatchObject({
    compared_from: '2026-11-17',
    totals: { patients: 1, new_patients: 1 },
  })
  const month = await figures(doctor, 'from=2026-11-01&to=2026-11-30&by=month&compare=year')
  expect(month.points).toMatchObject([
    { start: '2026-11-01', now: { revenue: 1500 }, before: { revenue: 1600 } },
  ])
  const week = await figures(doctor, 'from=2026-11-12&to=2026-11-20&by=week')
  expect(week.points.map((point: { start: string }) => point.start)).toEqual([
    '2026-11-12',
    '2026-11-16',
  ])
  const wrong = await doctor.browser.get('/api/doctor/figures?from=2026-11-20&to=2026-11-19')
  expect(wrong.faults).toEqual([422, ['to']])
  const long = await doctor.browser.get('/api/doctor/figures?from=2020-01-01&to=2026-11-19')
  expect(long.faults).toEqual([422, ['from']])
  const far = await doctor.browser.get('/api/doctor/figures?to=0001-01-01')
  expect(far.faults).toEqual([422, ['to']])
})

it('stands above the orders day by day: the newest as they are, older ones when the daily figures are up to date', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const place = (daysAgo: number) =>
    placeTestOrder(t, patient, doctor, [{ product: goods[0]!, quantity: 1 }], {
      placedAt: t.ago(daysAgo),
    })
  const kpis = async () => {
    const browser = await setCookiesForTest(t, 'admin', admin.accountId)
    const { data } = await browser.get('/api/admin/kpis?period=30')
    const valuesOf = (kpi: { previous: number; days: number[] }) => [kpi.previous, ...kpi.days]
    return {
      orders: valuesOf(data.orders),
      sales: valuesOf(data.sales),
      commission: valuesOf(data.commission),
    }
  }
  const wanted = async () => {
    const today = dateIn(t.clock.now(), 'Asia/Tokyo')
    const days = Array.from({ length: 60 }, (_, n) => addDays(today, n - 59))
    const kept = await t.rows(orders, ne(orders.orderState, 'cancelled'))
    const entries = await t.rows(ledgerEntries)
    const earned = ['commission', 'reversal', 'adjustment', 'bonus']
    const sums = (of: { at: Date; amount: number }[]) => {
      const values = days.map((day) =>
        of.reduce(
          (sum, { at, amount }) => sum + (dateIn(at, 'Asia/Tokyo') === day ? amount : 0),
          0,
        ),
      )
      const before = values.slice(0, 30).reduce((sum, value) => sum + value, 0)
      return [before, ...values.slice(30)]
    }
    return {
      orders: sums(kept.map(({ placedAt }) => ({ at: placedAt, amount: 1 }))),
      sales: sums(
        kept.map((o) => ({
          at: o.placedAt,
          amount: o.total - o.shipping - o.shippingTaxAdded - (o.tax - o.shippingTax),
        })),
      ),
      commission: sums(
        entries
          .filter(({ type }) => earned.includes(type))
          .map(({ occurredAt, amount }) => ({ at: occurredAt, amount })),
      ),
    }
  }
  for (const daysAgo of [0, 1, 13, 14, 15, 29, 30, 45]) await place(daysAgo)
  await t.ctx.db.execute(sql`delete from figure_state`)
  expect(await kpis()).toEqual(await wanted())
  await refreshFigures(t.ctx)
  expect(await kpis()).toEqual(await wanted())
  const known = await wanted()
  await place(0)
  expect(await kpis()).toEqual(await wanted())
  expect(await kpis()).not.toEqual(known)
  const old = await place(20)
  expect(await kpis()).not.toEqual(await wanted())
  await t.change(orders, old.id, { updatedAt: t.clock.now() })
  await refreshFigures(t.ctx)
  expect(await kpis()).toEqual(await wanted())
})

it('shows doctors their own practice, and catalogs that are open to them', async () => {
  const [mine, other] = [await asDoctor(t), await asDoctor(t)]
  const own = await asPatient(t, mine)
  await placeTestOrder(
    t,
    own,
    mine,
    goods.map((product) => ({ product, quantity: 1 })),
    {
      shipRegion: 'US-NY',
    },
  )
  await refreshFigures(t.ctx)
  expect((await figures(other)).totals).toMatchObject({ orders: 0, revenue: 0, patients: 0 })
  expect((await figures(admin, `doctor_id=${other.id}`)).totals.orders).toBe(0)
  expect((await figures(admin, `doctor_id=${mine.id}`)).totals.orders).toBe(1)
  const catalogId = newId()
  await t.add(catalogs, {
    ...{ id: catalogId, kind: 'doctor', ownerDoctorId: mine.id, name: 'Mine', status: 'active' },
  })
  await t.add(catalogItems, { catalogId, productId: goods[0]!.productId, position: 0 })
  expect((await figures(mine, `catalog_id=${catalogId}`)).totals).toMatchObject({
    ...{ units: 1, revenue: 2_500, orders: 1, patients: null },
  })
  expect((await other.browser.get(`/api/doctor/figures?catalog_id=${catalogId}`)).status).toBe(404)
  const query = `region=US-NY&product_id=${goods[0]!.productId}`
  expect((await figures(mine, query)).totals).toMatchObject({ orders: 1, revenue: 2_500 })
  expect((await figures(mine, 'region=US-TX')).totals.orders).toBe(0)
  const csv = await mine.browser.get('/api/doctor/figures/csv?table=products&locale=en')
  expect(csv.text).toContain('Name,Brand,Orders,Units,Revenue')
  expect(csv.text).toContain('Test Brand,1,1,25.00')
  const byRegion = await mine.browser.get('/api/doctor/figures/csv?table=regions&locale=en')
  expect(byRegion.text).toContain('\n"NY, United States",1,2,')
  const byDay = await mine.browser.get('/api/doctor/figures/csv?table=days&locale=ja')
  expect(byDay.text).toContain('開始日')
  const nobody = await asDoctor(t)
  const empty = await nobody.browser.get('/api/doctor/figures/csv?table=brands&locale=en')
  expect(empty.text).toContain('Name,Units,Revenue,Revenue before,Refunds,Commission')
})

it('follows recipes to their orders and counts the days that deliveries cover', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  type Line = Partial<typeof recipeLines.$inferInsert>
  const issue = async (
    days: number,
    overrides: Partial<typeof recipes.$inferInsert> = {},
    line: Line = {},
  ) => {
    const [id, lineId] = [newId(), newId()]
    await t.add(recipes, {
      ...{ id, kind: 'patient', number: `R-${id}`, seriesId: id, version: 1, status: 'issued' },
      ...{ doctorId: doctor.id, patientId: patient.id, issuedAt: t.ago(days), ...overrides },
    })
    await t.add(recipeLines, {
      ...{ id: lineId, recipeId: id, position: 0, doctorId: doctor.id, dosageMode: 'structured' },
      ...{ productId: goods[0]!.productId, variantId: goods[0]!.variantId, quantity: 1 },
      ...{ amountMin: 6, unit: 'capsule', frequencyCount: 1, frequencyPeriod: 'day' },
      ...line,
    })
    return { id, lineId }
  }
  type Issued = { id: string; lineId: string }
  const buy = async ({ id, lineId }: Issued, days: number, product = goods[0]!) => {
    const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 1 }], {
      placedAt: t.ago(days),
    })
    await t.change(
      orderLines,
      { orderId: order.id },
      {
        recipeId: id,
        recipeLineId: lineId,
        qtyShipped: 1,
        deliveredAt: t.ago(days),
      },
    )
    return order
  }
  const first = await issue(40)
  await buy(first, 38)
  await buy(first, 20)
  await issue(39)
  const cancelled = await buy(await issue(30), 30)
  await issue(12, { seriesId: first.id, version: 2 })
  await t.change(orders, cancelled.id, { orderState: 'cancelled' })
  await t.ctx.db.execute(sql`delete from figure_state`)
  await refreshFigures(t.ctx)
  const query = 'from=2026-10-01&to=2026-11-20'
  const { funnel, delays, totals } = await figures(doctor, query)
  expect(funnel).toEqual({ issued: 3, ordered: 1, repeated: 1, median_days: 2 })
  expect(delays).toContainEqual({ from: 2, to: 3, recipes: 1 })
  expect(totals).toMatchObject({ recipes: 3 })

  await t.change(orderLines, { orderId: cancelled.id }, { qtyShipped: 0 })
  // what is not counted in the unit of its pack is left out
  const cream = await makeProduct(t)
  const applied = { productId: cream.productId, variantId: cream.variantId, unit: 'application' }
  await buy(await issue(38, {}, applied), 38, cream)
  const three = { ...blank, amount_min: 3, frequency_count: 1 } as const
  const labelDosage = { ...three, unit: 'capsule', frequency_period: 'day' } as const
  const weak = await makeProduct(t, { labelDosage })
  const { productId, variantId } = goods[1]!
  const replaced = await issue(38, {}, { productId, variantId })
  await buy(replaced, 38, weak)
  await computeAdherence(t.ctx)
  // answers are kept until the figures are refreshed, each minute
  await refreshFigures(t.ctx)
  // 60 capsules of 6 a day last 10 days, two deliveries in the 38 days up to yesterday; of 3 a day, as its label says of
  // what was sent in the place of another, 20 days
  expect((await figures(doctor, query)).totals).toMatchObject({ due: 76, covered: 40 })
  expect((await figures(admin, query)).totals).toMatchObject({ due: 76, covered: 40 })
  // what was stopped ten days ago was due until then
  await t.change(recipeLines, replaced.lineId, { state: 'stopped' })
  await t.add(recipeEvents, {
    ...{ id: newId(), recipeId: replaced.id, seriesId: replaced.id, doctorId: doctor.id },
    ...{ version: 1, event: 'line_stopped', actorRole: 'doctor', at: t.ago(10) },
  })
  await computeAdherence(t.ctx)
  await refreshFigures(t.ctx)
  expect((await figures(doctor, query)).totals).toMatchObject({ due: 66, covered: 40 })
})

it('counts the days on which a product of the practice was out of stock', async () => {
  const doctor = await asDoctor(t)
  const product = await makeProduct(t)
  await placeTestOrder(t, await asPatient(t, doctor), doctor, [{ product, quantity: 1 }])
  await refreshFigures(t.ctx)
  const set = (onHand: number) => t.change(stock, { variantId: product.variantId }, { onHand })
  await set(1)
  await noteStockOuts(t.ctx)
  await noteStockOuts(t.ctx)
  t.clock.advance(dayMs)
  await noteStockOuts(t.ctx)
  await set(100)
  expect((await figures(doctor)).stock_outs).toMatchObject([
    { id: product.productId, days: 2, is_out: false },
  ])
  expect((await figures(await asDoctor(t))).stock_outs).toEqual([])
})

it('tells each role what waits, with the oldest', async () => {
  const doctor = await asDoctor(t)
  const waits = async (kind: string) => {
    const { data } = await admin.browser.get('/api/admin/queues')
    return data.queues.find((each: { kind: string }) => each.kind === kind)
  }
  const awaited = () => waits('awaiting_payment')
  const before = await awaited()
  const dueBefore = await waits('refunds_due')
  const invoice = { paymentMethod: 'invoice' } as const
  const patient = await asPatient(t, doctor)
  const order = await placeTestOrder(
    t,
    patient,
    doctor,
    [{ product: goods[0]!, quantity: 1 }],
    invoice,
  )
  await t.add(bankTransfers, {
    ...{ id: newId(), fingerprint: newId(), bookedOn: '2026-11-19', currency: 'USD' },
    ...{ amount: 400, payer: 'Ana', text: order.number, orderId: order.id, status: 'recorded' },
  })
  // its card has refused 500 of what it was paid
  const item = { product: goods[0]!, quantity: 1 }
  const returned = { paymentState: 'partially_refunded', refunded: 500 } as const
  const refused = await placeTestOrder(t, patient, doctor, [item], {
    ...returned,
    flags: ['refund_due'],
  })
  await t.add(refunds, {
    ...{ id: newId(), doctorId: doctor.id, orderId: refused.id, amount: 500, currency: 'USD' },
    ...{ lines: [], shippingAmount: 500, reason: 'Late', state: 'failed' },
  })
  expect(await waits('refunds_due')).toMatchObject({
    count: dueBefore.count + 1,
    amount: dueBefore.amount + 500,
  })
  const kinds = async (who: Person) =>
    (await who.browser.get('/api/admin/queues')).data.queues.map(
      (each: { kind: string }) => each.kind,
    )
  const { data } = await admin.browser.get('/api/admin/queues')
  // what a part payment has brought is not awaited any more
  expect(await awaited()).toMatchObject({
    count: before.count + 1,
    amount: before.amount + order.total - 400,
  })
  expect(data.hours).toHaveLength(24)
  expect(await kinds(await asAdmin(t, 'content'))).toEqual([
    'applications',
    'news_drafts',
    'news_scheduled',
  ])
  expect(await kinds(await asAdmin(t, 'finance'))).toContain('statements_to_pay')
})

it('counts what waits as the list that it leads to does', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  for (const odd of [{ paymentMethod: 'invoice' }, { paymentState: 'paid' }] as const)
    await placeTestOrder(t, patient, doctor, [{ product: goods[0]!, quantity: 1 }], odd)
  const { data } = await admin.browser.get('/api/admin/queues')
  const lists: Record<string, [list: string, filter: object]> = {
    to_ship: ['orders', { tab: 'to_ship' }],
    to_pick: ['shipments', { status: ['to_pick'] }],
    to_hand_over: ['shipments', { status: ['picking', 'packed'] }],
    delivery_problems: ['shipments', { status: ['exception'] }],
    awaiting_payment: ['orders', { tab: 'awaiting_payment' }],
    refunds_due: ['orders', { flag: ['refund_due'] }],
    refunds_to_confirm: ['orders', { flag: ['refund_to_confirm'] }],
    refunds_to_pay_out: ['refunds', { status: ['to_pay_out'] }],
    statements_to_approve: ['settlements', { status: ['closed'] }],
    statements_to_pay: ['settlements', { status: ['approved', 'paying', 'failed'] }],
    applications: ['doctors', { status: ['applied', 'needs_info'] }],
    deletions: ['patients', { deletion_asked: true }],
    news_drafts: ['news', { status: ['draft'] }],
    news_scheduled: ['news', { status: ['scheduled'] }],
  }
  for (const [kind, [list, filter]] of Object.entries(lists)) {
    const { headers } = await admin.browser.list(`/api/admin/${list}`, { range: [0, 0], filter })
    const total = Number(`${headers['content-range']}`.split('/')[1])
    expect(data.queues, kind).toContainEqual(expect.objectContaining({ kind, count: total }))
  }
})
