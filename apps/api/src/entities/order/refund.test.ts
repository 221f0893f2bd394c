import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { systemCtx } from '../../context.ts'
import { orderLines, orders, payments, refunds } from '../../db/schema/order.ts'
import { auditLog, settings } from '../../db/schema/platform.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { type OrderDesk, openOrderDesk } from '../../testing/orderDesk.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { closeSettlements } from '../settlement/close.ts'
import { leftToOne } from './refundRules.ts'

let desk: OrderDesk
const t = await useClinic()
beforeEach(async () => {
  desk = await openOrderDesk(t)
})

it('refunds a part, reverses its commission, and ends at zero when all is refunded', async () => {
  await desk.pay()
  const { shipments, lines } = (await desk.act('release')).data
  await desk.send(shipments[0].id)
  const refund = (line: number, quantity: number, amount: number, more = {}) =>
    desk.act('refund', {
      lines: [{ order_line_id: lines[line].id, quantity, amount }],
      shipping_amount: 0,
      reason: 'Damaged',
      restock: false,
      ...more,
    })
  const twice = [lines[0], lines[0]].map(({ id }) => ({
    order_line_id: id,
    quantity: 0,
    amount: 1,
  }))
  expect((await refund(0, 0, 0, { lines: twice })).body.errors).toEqual({
    'lines.1.order_line_id': ['This line is named twice. Combine its units in one row.'],
  })
  const bad = await refund(0, 9, 99_999, { shipping_amount: 99_999 })
  expect(bad.faults).toEqual([
    422,
    ['lines', 'lines.0.amount', 'lines.0.quantity', 'shipping_amount'],
  ])
  const first = await refund(0, 1, 2_250, { restock: true })
  expect(first.data).toMatchObject({ payment_state: 'partially_refunded', refunded: 2_250 })
  expect(first.data.lines[0]).toMatchObject({ qty_returned: 1, commission_written: 1_636 - 409 })
  expect(await desk.shelf()).toEqual([97, 0])
  await refund(0, 3, 6_750)
  const last = await refund(1, 1, 2_500, { shipping_amount: 875 })
  expect(last.data).toMatchObject({ payment_state: 'refunded', refunded: desk.order.total })
  expect(await desk.balance()).toBe(0)
  expect((await refund(1, 0, 1)).body.error_code).toBe('INVALID_TRANSITION')
  const sent = await desk.mails()
  expect(sent.filter((template) => template === 'order_refunded')).toHaveLength(3)
})

it('cancels units that have not left, with their stock', async () => {
  await desk.pay()
  await desk.act('release')
  const answer = await desk.act('refund', {
    lines: [{ order_line_id: desk.order.lineIds[0], quantity: 3, amount: 6_750 }],
    shipping_amount: 0,
    reason: 'Only one wanted',
    restock: false,
  })
  expect(answer.data.lines[0]).toMatchObject({ qty_cancelled: 3, qty_in_parcels: 1 })
  expect(await desk.shelf()).toEqual([100, 1])
  await desk.send(answer.data.shipments[0].id)
  expect((await desk.detail()).lines[0].commission_written).toBe(409)
})

it('cancels what waits to be sent again for a lost parcel, and is refused once that is picked', async () => {
  const lines = await sent()
  const [{ id: lost }] = (await desk.detail()).shipments
  await desk.step(lost, 'exception', { code: 'lost', note: null })
  await desk.step(lost, 'reship')
  const { id } = (await desk.detail()).shipments[1]
  await desk.step(id, 'pick')
  const two = { ...half(lines), reason: 'Lost' }
  expect((await desk.act('refund', two)).refusal).toEqual([409, 'ALREADY_PICKED'])
  await desk.step(id, 'unpick')
  const part = (await desk.act('refund', two)).data
  expect(part.shipments.map(({ status }: { status: string }) => status)).toEqual([
    'reshipped',
    'to_pick',
  ])
  const left = new Map(
    part.shipments[1].lines.map((row: { order_line_id: string; quantity: number }) => [
      row.order_line_id,
      row.quantity,
    ]),
  )
  expect(left).toEqual(
    new Map([
      [lines[0]?.id, 2],
      [lines[1]?.id, 1],
    ]),
  )
  expect(await desk.shelf()).toEqual([96, 2])
  // units that are put on the shelf are those that had come
  const counted = async (restock: boolean) =>
    (await desk.act('refund-preview', half(lines, { restock }))).data.lines[0].cancelled
  expect([await counted(true), await counted(false)]).toEqual([0, 2])
  const other = { order_line_id: lines[1]?.id, quantity: 1, amount: 2_500 }
  const all = (await desk.act('refund', { ...two, lines: [...two.lines, other] })).data
  expect(all).toMatchObject({
    fulfilment_state: 'shipped',
    shipments: [{ status: 'exception' }, { status: 'cancelled', lines: [] }],
  })
  expect([await desk.shelf(), await desk.shelf(desk.other)]).toEqual([
    [96, 0],
    [99, 0],
  ])
  expect(await actionsOn(t, id)).toContain('shipment.cancelled')
})

it('sends nothing again that was refunded for a lost parcel', async () => {
  const lines = await sent()
  const [{ id: lost }] = (await desk.detail()).shipments
  await desk.step(lost, 'exception', { code: 'lost', note: null })
  // what was taken off the price is no unit
  const late = { order_line_id: lines[1]?.id, quantity: 0, amount: 100 }
  await desk.act('refund', half(lines, { reason: 'Lost', lines: [...half(lines).lines, late] }))
  await desk.step(lost, 'reship')
  const [, again] = (await desk.detail()).shipments
  const units = again.lines.map((row: { order_line_id: string; quantity: number }) => [
    row.order_line_id,
    row.quantity,
  ])
  expect(new Map(units)).toEqual(
    new Map([
      [lines[0]?.id, 2],
      [lines[1]?.id, 1],
    ]),
  )
  expect(await desk.shelf()).toEqual([96, 2])
  await desk.step(again.id, 'cancel', { reason: 'Refunded instead' })
  const rest = [
    { order_line_id: lines[0]?.id, quantity: 2, amount: 4_500 },
    { order_line_id: lines[1]?.id, quantity: 0, amount: 2_400 },
  ]
  await desk.act('refund', half(lines, { reason: 'Lost', lines: rest }))
  const refused = await desk.step(lost, 'reship')
  expect(refused.refusal).toEqual([409, 'ALREADY_REFUNDED'])
  expect(await desk.detail()).toMatchObject({
    order_state: 'open',
    shipments: [{ status: 'exception' }, { status: 'cancelled' }],
  })
  expect(await desk.shelf()).toEqual([96, 0])
})

it('sends a lost parcel again whatever was refunded of another one that had come back', async () => {
  await desk.pay()
  await desk.act('release')
  const { lines } = await desk.detail()
  const two = { lines: [{ order_line_id: lines[0].id, quantity: 2 }] }
  await desk.act('shipments', two)
  const first = (await desk.detail()).shipments.at(-1)
  await desk.send(first.id)
  await desk.step(first.id, 'deliver', {})
  const other = (await desk.detail()).shipments.find(
    ({ status }: { status: string }) => status === 'to_pick',
  )
  await desk.send(other.id)
  await desk.act('refund', half(lines, { reason: 'Sent back', restock: true }))
  await desk.step(other.id, 'exception', { code: 'lost', note: null })
  await desk.step(other.id, 'reship')
  const again = (await desk.detail()).shipments.at(-1)
  expect(again.lines.map(({ quantity }: { quantity: number }) => quantity).sort()).toEqual([1, 2])
})

/** All has left: two units with the other line in one parcel, two units in another; parcels are lost a minute later. */
async function inTwoParcels() {
  await desk.pay()
  await desk.act('release')
  const { lines } = await desk.detail()
  const units = [
    { order_line_id: lines[0].id, quantity: 2 },
    { order_line_id: lines[1].id, quantity: 1 },
  ]
  await desk.act('shipments', { lines: units })
  const { shipments } = await desk.detail()
  const ids: string[] = shipments.map(({ id }: { id: string }) => id).reverse()
  for (const id of ids) await desk.send(id)
  const [first = '', other = ''] = ids
  const again = async () => {
    const sent = (await desk.detail()).shipments.at(-1)
    return sent.lines.map(({ quantity }: { quantity: number }) => quantity)
  }
  const lose = async (id: string) => {
    t.clock.advance(60_000)
    await desk.step(id, 'exception', { code: 'lost', note: null })
  }
  const refund = (quantity: number, amount: number) =>
    desk.act('refund', { ...half(lines), ...some(lines[0].id, quantity, amount), reason: 'x' })
  return { first, other, lose, refund, again }
}
const some = (id: string, quantity: number, amount: number) => ({
  lines: [{ order_line_id: id, quantity, amount }],
})

it('sends a lost unit again, and closes no parcel for it, whatever was refunded of what had come', async () => {
  const { first, other, lose, refund, again } = await inTwoParcels()
  await desk.step(first, 'deliver', {})
  await refund(1, 2_250)
  await lose(other)
  expect((await desk.step(other, 'close-refunded')).refusal).toEqual([409, 'NOT_REFUNDED'])
  await refund(1, 2_250)
  expect((await desk.step(other, 'close-refunded')).refusal).toEqual([409, 'NOT_REFUNDED'])
  expect((await desk.step(other, 'reship')).data.status).toBe('reshipped')
  expect(await again()).toEqual([1])
})

it('closes a lost parcel once its price was given back, of several one for each', async () => {
  const { first, other, lose, refund, again } = await inTwoParcels()
  for (const id of [first, other]) await lose(id)
  const status = async (id: string, verb = 'close-refunded') => {
    const answer = await desk.step(id, verb)
    return answer.data?.status ?? answer.body.error_code
  }
  await refund(1, 2_250)
  expect(await status(other)).toBe('NOT_REFUNDED')
  await refund(1, 2_250)
  expect(await status(other)).toBe('refunded')
  expect(await status(first)).toBe('NOT_REFUNDED')
  expect(await status(first, 'reship')).toBe('reshipped')
  expect((await again()).sort()).toEqual([1, 2])
})

it('closes a lost parcel whose price was given back as an amount', async () => {
  const { first, other, lose, refund } = await inTwoParcels()
  await desk.step(first, 'deliver', {})
  await lose(other)
  await refund(0, 4_499)
  expect((await desk.step(other, 'close-refunded')).refusal).toEqual([409, 'NOT_REFUNDED'])
  await refund(0, 1)
  expect((await desk.step(other, 'close-refunded')).data.status).toBe('refunded')
})

it('closes a lost parcel whose price the bank has given back, and sends nothing again', async () => {
  const { other, lose } = await inTwoParcels()
  await lose(other)
  await t.change(orders, desk.order.id, { chargebackLostAt: t.clock.now() })
  expect((await desk.step(other, 'reship')).refusal).toEqual([409, 'CHARGEBACK_LOST'])
  expect((await desk.step(other, 'close-refunded')).data.status).toBe('refunded')
})

it.each(['before', 'after'] as const)(
  'leaves no recipe waiting for what is refunded %s the rest is sent again',
  async (when) => {
    const lines = await sent()
    const lastDeliveredAt = new Date('2026-10-01T08:00:00Z')
    const line = { timesOrdered: 2, lastOrderedAt: t.clock.now(), lastDeliveredAt }
    const products = [desk.product, desk.other].map((product) => ({ product, line }))
    const { lineIds } = await makeIssuedRecipe(t, desk, products)
    for (const [i, recipeLineId] of lineIds.entries())
      await t.change(orderLines, lines[i]?.id ?? '', { recipeLineId })
    const [{ id: lost }] = (await desk.detail()).shipments
    await desk.step(lost, 'exception', { code: 'lost', note: null })
    const refund = () =>
      desk.act('refund', {
        ...half(lines, { reason: 'Lost' }),
        lines: [
          { order_line_id: lines[0]?.id, quantity: 1, amount: 2_250 },
          { order_line_id: lines[1]?.id, quantity: 1, amount: 2_500 },
        ],
      })
    if (when === 'before') await refund()
    await desk.step(lost, 'reship')
    if (when === 'after') await refund()
    await desk.send((await desk.detail()).shipments.at(-1).id)
    const [rest, gone] = await Promise.all(lineIds.map((id) => t.row(recipeLines, id)))
    expect(rest).toMatchObject({ lastOrderedAt: line.lastOrderedAt, sentAs: { units: 180 } })
    expect(gone).toMatchObject({ lastOrderedAt: lastDeliveredAt, sentAs: null })
  },
)

it('gives nothing back to a card whose payment has gone back as a whole, which is no refund of the order', async () => {
  await desk.pay()
  const { id: orderId, total: amount } = desk.order
  const { id: doctorId } = desk.doctor
  const now = t.clock.now()
  const both = { id: newId(), doctorId, orderId, amount, currency: 'USD', createdAt: now }
  const stray = { provider: 'test', status: 'paid' as const, checkoutUntil: now }
  await t.add(payments, { ...both, ...stray })
  const createdAt = new Date(now.getTime() - 60_000)
  const gone = {
    ...both,
    createdAt,
    paymentId: both.id,
    state: 'done' as const,
    lines: [],
    reason: 'Twice',
  }
  await t.add(refunds, gone)
  const lines = [{ order_line_id: desk.order.lineIds[1], quantity: 0, amount: 100 }]
  await desk.act('refund', { lines, shipping_amount: 0, reason: 'Late', restock: false })
  const given = await t.rows(refunds, { reason: 'Late' })
  expect(given).toMatchObject([{ amount: 100, state: 'pending', paymentId: null }])
  const shown = { of_order: true, amount: 100 }
  const { data: mine } = await desk.patient.browser.get(`/api/patient/orders/${orderId}`)
  expect(mine).toMatchObject({ refunded: 100, refunds: [{ of_order: false, amount }, shown] })
  const { data: theirs } = await desk.doctor.browser.get(`/api/doctor/orders/${orderId}`)
  expect(theirs).toMatchObject({ refunded: 100, refunds: [shown] })
})

it('above the limit is requested by one administrator and made by another', async () => {
  await t.add(settings, {
    key: 'refund.second_admin_above',
    value: 1_000,
    updatedAt: t.clock.now(),
  })
  await desk.pay()
  const body = {
    lines: [{ order_line_id: desk.order.lineIds[1], quantity: 1, amount: 2_500 }],
    shipping_amount: 0,
    reason: 'Broken',
    restock: false,
  }
  const small = { ...body, lines: [{ ...body.lines[0], quantity: 0, amount: 600 }] }
  const once = (await desk.act('refund', small)).data
  expect([once.refunded, once.refund_limit]).toEqual([600, 400])
  // what was refunded before counts
  const rest = { ...body, lines: [{ ...body.lines[0], amount: 401 }] }
  const request = async () => (await desk.act('refund', rest)).data
  const asked = await request()
  expect(asked).toMatchObject({
    refunded: 600,
    refund_limit: 400,
    refund_request: { amount: 401, reason: 'Broken', by: expect.any(String), mine: true },
    flags: expect.arrayContaining(['refund_to_confirm']),
    actions: expect.arrayContaining(['withdraw_refund']),
  })
  expect(asked.actions).not.toContain('confirm_refund')
  expect((await desk.act('refund', small)).body.error_code).toBe('INVALID_TRANSITION')
  const seen = { revision: asked.revision }
  expect((await desk.act('confirm-refund', seen)).body.error_code).toBe('FOUR_EYES')
  const back = (await desk.act('withdraw-refund', seen)).data
  expect([back.refund_request, back.refunded]).toEqual([null, 600])
  expect(back.flags).not.toContain('refund_to_confirm')
  expect((await desk.act('confirm-refund', { revision: back.revision })).body.error_code).toBe(
    'INVALID_TRANSITION',
  )

  const { revision } = await request()
  const other = await asAdmin(t, 'finance')
  expect((await desk.act('confirm-refund', seen, other)).body.error_code).toBe('REVISION_CONFLICT')
  const made = await desk.act('confirm-refund', { revision }, other)
  expect(made.data).toMatchObject({ refunded: 1_001, refund_limit: 0, refund_request: null })
  expect(made.data.refunds).toHaveLength(2)
  const isOfOrder = eq(auditLog.objectId, desk.order.id)
  const rows = await t.rows(auditLog, isOfOrder)
  const actions = rows.map(({ action }) => action.replace('order.', ''))
  expect(actions.filter((action) => action.startsWith('refund'))).toEqual([
    'refunded',
    'refund_requested',
    'refund_withdrawn',
    'refund_requested',
    'refunded',
  ])
  await t.ctx.db.delete(settings)
})

it('above the limit is not made by cancelling the order either', async () => {
  await t.add(settings, {
    key: 'refund.second_admin_above',
    value: 1_000,
    updatedAt: t.clock.now(),
  })
  await desk.pay()
  // a part that was requested before is not to be confirmed any more
  const asked = await desk.act('refund', half((await desk.detail()).lines, { reason: 'Broken' }))
  expect(asked.data.flags).toEqual(['refund_to_confirm'])
  expect((await desk.act('cancel', { reason: 'x' })).faults).toEqual([422, ['refund']])
  const cancelled = await desk.act('cancel', { reason: 'x', refund: false })
  expect(cancelled.data).toMatchObject({ refunded: 0, flags: ['refund_due'], refund_request: null })
  await t.ctx.db.delete(settings)
})

it('above the limit is not made by refunding a part before either', async () => {
  const value = desk.order.total - 1
  await t.add(settings, { key: 'refund.second_admin_above', value, updatedAt: t.clock.now() })
  await desk.pay()
  const [line] = (await desk.detail()).lines
  await desk.act('refund', { ...half([line]), ...some(line.id, 0, 1_000), reason: 'Late' })
  expect((await desk.act('cancel', { reason: 'x' })).faults).toEqual([422, ['refund']])
  await t.ctx.db.delete(settings)
})

it('lets one administrator refund no more than the limit, however it is split', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.array(fc.nat(5_000)), (limit, amounts) => {
      const rules = { 'refund.second_admin_above': limit }
      const refunded = amounts.reduce(
        (total, amount) =>
          amount > (leftToOne({ refunded: total }, rules) ?? 0) ? total : total + amount,
        0,
      )
      expect(refunded).toBeLessThanOrEqual(limit)
    }),
  )
  expect(leftToOne({ refunded: 1 }, { 'refund.second_admin_above': null })).toBeNull()
})

/** The order is paid and everything of it has left. */
async function sent() {
  await desk.pay()
  const { shipments, lines } = (await desk.act('release')).data
  await desk.send(shipments[0].id)
  return lines as { id: string }[]
}
const half = (lines: { id: string }[], more: object = {}) => ({
  lines: [{ order_line_id: lines[0]?.id, quantity: 2, amount: 4_500 }],
  shipping_amount: 0,
  restock: false,
  ...more,
})

describe('the preview', () => {
  it('shows to the minor unit what refunding then does, and writes nothing', async () => {
    const lines = await sent()
    const before = await desk.detail()
    const mailed = await desk.mails()
    const preview = await desk.act('refund-preview', half(lines, { bearer: 'doctor' }))
    expect(preview.data).toEqual({
      amount: 4_500,
      reversal: -818,
      lines: [
        {
          order_line_id: lines[0]?.id,
          cancelled: 0,
          commission: 1_636,
          reversal: -818,
          on_next_statement: 0,
        },
      ],
    })
    const after = await desk.detail()
    expect({ ...after, timeline: [] }).toEqual({ ...before, timeline: [] })
    expect([await desk.balance(), await desk.mails()]).toEqual([1_636 + 500, mailed])
    await desk.act('refund', half(lines, { reason: 'Damaged' }))
    expect(await desk.balance()).toBe(1_636 + 500 - 818)
  })

  it('says what stands on the next statement, and counts units that are cancelled', async () => {
    await desk.pay()
    const { lines } = await desk.detail()
    const free = await desk.act('refund-preview', half(lines))
    expect(free.data).toMatchObject({
      reversal: -818,
      lines: [{ cancelled: 2, commission: 1_636, reversal: -818, on_next_statement: 0 }],
    })
    await desk.act('release')
    await desk.send((await desk.detail()).shipments[0].id)
    t.clock.set('2027-01-05T09:00:00Z')
    const system = systemCtx(t.app.ports)
    await closeSettlements(system, { period: '2026-12', dry_run: false })
    const late = await (await asAdmin(t)).browser.post(
      `/api/admin/orders/${desk.order.id}/refund-preview`,
      half(lines),
    )
    expect(late.data).toMatchObject({ reversal: -818, lines: [{ on_next_statement: -818 }] })
  })

  it('says what units that have not left earn less, as it is then written', async () => {
    await desk.pay()
    const [line] = (await desk.detail()).lines
    const body = half([line], { lines: [{ order_line_id: line.id, quantity: 0, amount: 900 }] })
    expect((await desk.act('refund-preview', { ...body, bearer: 'platform' })).data.reversal).toBe(
      0,
    )
    expect((await desk.act('refund-preview', body)).data).toMatchObject({
      reversal: -164,
      lines: [{ cancelled: 0, commission: 1_636, reversal: -164, on_next_statement: 0 }],
    })
    await desk.act('refund', { ...body, reason: 'Late' })
    const earned = async () => (await desk.detail()).lines[0]
    expect(await earned()).toMatchObject({ commission_written: 0, commission_expected: 1_472 })
    await desk.act('release')
    await desk.send((await desk.detail()).shipments[0].id)
    expect(await earned()).toMatchObject({ commission_written: 1_472, commission_expected: 0 })
  })

  it('refuses what the refund refuses', async () => {
    const lines = await sent()
    const tooMuch = half(lines, { shipping_amount: 99_999 })
    const answers = [
      await desk.act('refund-preview', tooMuch),
      await desk.act('refund', { ...tooMuch, reason: 'x' }),
    ]
    expect(answers.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
      [422, ['shipping_amount', 'lines']],
      [422, ['shipping_amount', 'lines']],
    ])
  })
})

describe('who bears it', () => {
  it('is the platform: the doctor keeps the commission, and the statement says so', async () => {
    const lines = await sent()
    const body = half(lines, { bearer: 'platform', reason: 'Our mistake' })
    const { reason: _, ...looked } = body as { reason?: string }
    expect((await desk.act('refund-preview', looked)).data.reversal).toBe(0)
    const refunded = await desk.act('refund', body)
    expect(refunded.data.refunds).toMatchObject([
      { amount: 4_500, bearer: 'platform', by: expect.any(String), reason: 'Our mistake' },
    ])
    expect(await desk.balance()).toBe(1_636 + 500)
    // the next one, which the doctor bears, takes its own share alone
    await desk.act('refund', half(lines, { reason: 'Came back' }))
    expect(await desk.balance()).toBe(1_636 + 500 - 818)
    const stored = await t.rows(refunds, { orderId: desk.order.id })
    expect(stored.map((row) => row.bearer).sort()).toEqual(['doctor', 'platform'])
    const rows = await t.rows(auditLog, { objectId: desk.order.id })
    const said = rows.filter((row) => row.action.startsWith('order.refunded'))
    expect(
      said.map(({ action, after }) => [action, (after as { refunded: number }).refunded]),
    ).toEqual([
      ['order.refunded_by_platform', 4_500],
      ['order.refunded', 9_000],
    ])
    t.clock.set('2027-01-05T09:00:00Z')
    await closeSettlements(systemCtx(t.app.ports), { period: '2026-12', dry_run: false })
    const finance = await asAdmin(t)
    const [row] = (
      await finance.browser.list('/api/admin/settlements', {
        filter: { doctor_id: desk.doctor.id },
      })
    ).data
    const statement = (await finance.browser.get(`/api/admin/settlements/${row.id}`)).data
    const texts = statement.lines.map((line: { rule_text: string }) => line.rule_text)
    expect(texts.join('\n')).toContain('$45.00 was refunded by the platform')
    expect(texts.join('\n')).toContain('charged to the doctor')
  })

  it('is not told to the patient, and all read how much it was in the currency of the order', async () => {
    const lines = await sent()
    await t.change(orders, desk.order.id, { currency: 'EUR' })
    await desk.act('refund', half(lines, { bearer: 'platform', reason: 'Our mistake' }))
    const rest = [{ order_line_id: lines[1]?.id, quantity: 0, amount: 1_250 }]
    await desk.act('refund', half(lines, { lines: rest, reason: 'Late' }))
    for (const who of [desk.patient, desk.doctor] as const) {
      const role = who === desk.patient ? 'patient' : 'doctor'
      const { data } = await who.browser.get(`/api/${role}/orders/${desk.order.id}`)
      const steps = data.timeline.filter(({ amount }: { amount: number | null }) => amount !== null)
      expect(steps).toMatchObject([
        { event: 'order.refunded', amount: 4_500 },
        { event: 'order.refunded', amount: 1_250 },
      ])
    }
    const { data } = await desk.admin.browser.get(`/api/admin/orders/${desk.order.id}/history`)
    const [{ changes }] = data.filter(
      ({ action }: { action: string }) => action === 'order.refunded',
    )
    expect(changes).toMatchObject([{ field: 'refunded', before: '€45.00', after: '€57.50' }])
  })
})
