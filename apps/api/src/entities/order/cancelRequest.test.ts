import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { mails } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { checkOut, fillCart } from '../../testing/shop.ts'
import { applyDerived } from './derive.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const product = await makeProduct(t, { onHand: 100 })
await makeCatalog(t, [product])

const minute = 60_000
const url = (id: string) => `/api/patient/orders/${id}`

async function ordered() {
  const person = await asPatient(t, doctor)
  const answer = await checkOut(
    person,
    await fillCart(person, [{ variantId: product.variantId, quantity: 2 }]),
  )
  if (answer.status !== 201) throw new Error(answer.text)
  return { person, order: answer.data }
}
const mailsTo = async ({ email }: Person) =>
  (await t.rows(mails, { recipient: email })).map((mail) => mail.template)

describe('cancelling', () => {
  it('after the hour is a wish: operations are told, decline or grant it, and the patient hears', async () => {
    const desk = await asAdmin(t, 'operations')
    const { person, order } = await ordered()
    const ask = (body = {}) => person.browser.post(`${url(order.id)}/ask-to-cancel`, body)
    expect((await ask()).refusal).toEqual([409, 'INVALID_TRANSITION'])
    t.clock.advance(60 * minute + 1)
    expect((await person.browser.get(url(order.id))).data.can_ask_to_cancel).toBe(true)
    const asked = await ask({ reason: 'Ordered twice' })
    expect(asked.data).toMatchObject({
      order_state: 'open',
      can_ask_to_cancel: false,
      cancel_request: { status: 'open', reason: 'Ordered twice', answer: null },
    })
    expect((await ask()).status).toBe(409)
    expect(await mailsTo(desk)).toContain('admin_cancel_requested')
    const at = `/api/admin/orders/${order.id}`
    const filter = { flag: ['cancel_requested'] }
    const flagged = await desk.browser.list('/api/admin/orders', { filter })
    expect(flagged.each('id')).toContain(order.id)
    const seen = (await desk.browser.get(at)).data
    expect(seen.actions).toEqual(expect.arrayContaining(['cancel', 'decline_cancel']))
    const stale = { reason: 'Packed', revision: seen.revision + 1 }
    expect((await desk.browser.post(`${at}/decline-cancel`, stale)).status).toBe(409)
    const declined = await desk.browser.post(`${at}/decline-cancel`, { reason: 'Packed already' })
    expect(declined.data).toMatchObject({
      flags: [],
      cancel_request: { status: 'declined', answer: 'Packed already' },
    })
    expect((await desk.browser.post(`${at}/decline-cancel`, { reason: 'x' })).status).toBe(409)
    expect(await mailsTo(person)).toContain('cancel_declined')
  })

  it('is taken back by the patient until it is answered, and may be asked again', async () => {
    const desk = await asAdmin(t, 'operations')
    const { person, order } = await ordered()
    t.clock.advance(60 * minute + 1)
    const call = (verb: string) => person.browser.post(`${url(order.id)}/${verb}`, {})
    expect((await call('withdraw-cancel')).body.error_code).toBe('INVALID_TRANSITION')
    await call('ask-to-cancel')
    const back = await call('withdraw-cancel')
    expect(back.data).toMatchObject({
      can_ask_to_cancel: true,
      cancel_request: { status: 'withdrawn', answered_at: expect.any(String) },
    })
    const seen = (await desk.browser.get(`/api/admin/orders/${order.id}`)).data
    expect(seen).toMatchObject({ flags: [], cancel_request: { status: 'withdrawn' } })
    expect(seen.actions).not.toContain('decline_cancel')
    expect(seen.timeline.at(-1)).toMatchObject({
      event: 'order.cancel_withdrawn',
      actor_role: 'patient',
    })
    await call('ask-to-cancel')
    const asked = (await mailsTo(desk)).filter((mail) => mail === 'admin_cancel_requested')
    expect(asked.length).toBeGreaterThanOrEqual(2)
    await desk.browser.post(`/api/admin/orders/${order.id}/decline-cancel`, { reason: 'Packed' })
    expect((await call('withdraw-cancel')).status).toBe(409)
    expect((await call('ask-to-cancel')).status).toBe(409)
  })

  it('is granted by refunding all of it before it is sent', async () => {
    const { person, order } = await ordered()
    t.clock.advance(60 * minute + 1)
    await person.browser.post(`${url(order.id)}/ask-to-cancel`, {})
    const desk = await asAdmin(t)
    const at = `/api/admin/orders/${order.id}`
    const act = (verb: string, body: object) => desk.browser.post(`${at}/${verb}`, body)
    const paid_on = t.clock.now().toISOString().slice(0, 10)
    await act('record-payment', { paid_on, reference: order.id, amount: order.total })
    const { lines, shipping_total } = (await desk.browser.get(at)).data
    const refunded = await act('refund', {
      lines: lines.map((line: { id: string; qty_ordered: number; line_total: number }) => ({
        order_line_id: line.id,
        quantity: line.qty_ordered,
        amount: line.line_total,
      })),
      shipping_amount: shipping_total,
      reason: 'As asked',
      restock: true,
    })
    expect(refunded.data).toMatchObject({
      order_state: 'cancelled',
      payment_state: 'refunded',
      flags: [],
      cancel_request: { status: 'accepted' },
    })
    const row = await t.row(patients, person.id)
    expect(row.lastOrderAt).toBeNull()
  })

  it('is granted by cancelling, and over once something has left', async () => {
    const granted = await ordered()
    const gone = await ordered()
    t.clock.advance(60 * minute + 1)
    for (const { person, order } of [granted, gone])
      await person.browser.post(`${url(order.id)}/ask-to-cancel`, {})
    const desk = await asAdmin(t, 'operations')
    const at = `/api/admin/orders/${granted.order.id}/cancel`
    const cancelled = await desk.browser.post(at, { reason: 'As asked' })
    expect(cancelled.data).toMatchObject({
      order_state: 'cancelled',
      flags: [],
      cancel_request: { status: 'accepted' },
    })
    await t.change(
      orderLines,
      { orderId: gone.order.id },
      {
        qtyShipped: sql`qty_ordered`,
        lineStatus: 'shipped',
      },
    )
    await inTransaction(t.ctx, (tx) => applyDerived(tx, gone.order.id))
    const late = (await gone.person.browser.get(url(gone.order.id))).data
    expect(late.cancel_request).toMatchObject({ status: 'too_late' })
  })
})
