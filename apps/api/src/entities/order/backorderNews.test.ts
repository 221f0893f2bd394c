import { dayMs as day } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { orderLines } from '../../db/schema/order.ts'
import { stock, variants } from '../../db/schema/product.ts'
import { eq, sql } from '../../db/sql.ts'
import { asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { placeTestOrder } from '../../testing/orders.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const product = await makeProduct(t, { price: 3_000, onHand: 0 })
const expected = (restockOn: string | null) => t.change(variants, product.variantId, { restockOn })

async function waiting() {
  const patient = await asPatient(t, doctor)
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 2 }])
  await t.change(orderLines, { orderId: order.id }, { lineStatus: 'backordered' })
  const news = () => mailsTo(t, patient.email, 'backorder_news')
  return { patient, order, news }
}

it('tells once that a product waits, when the day moves, and when it has come', async () => {
  await expected('2026-12-01')
  const { order, news } = await waiting()
  await t.advance(0)
  await t.advance(0)
  expect((await news()).map((mail) => mail.subject)).toEqual([
    `A product is on backorder: order ${order.number}`,
  ])
  expect((await news())[0]?.text).toMatch(/Expected 1 Dec 2026/)
  expect((await news())[0]?.text).toMatch(/not back in stock within 21 days/)
  await expected('2026-12-08')
  await t.advance(0)
  await expected('2026-12-01')
  await t.advance(0)
  const moved = (await news()).filter((mail) => mail.subject.startsWith('New date'))
  expect(moved).toHaveLength(2)
  await t.change(stock, { variantId: product.variantId }, { onHand: 2 })
  await t.advance(0)
  await t.advance(0)
  expect((await news()).filter((mail) => mail.subject.startsWith('Back in stock'))).toHaveLength(1)
  expect(await news()).toHaveLength(4)
})

it('waits for the morning of the patient, and leaves out who wants no mails of deliveries', async () => {
  const none = { onHand: sql`${stock.reserved}` }
  await t.change(stock, { variantId: product.variantId }, none)
  const { patient, news } = await waiting()
  const account = eq(accounts.id, patient.accountId)
  await t.change(accounts, account, { timezone: 'Asia/Tokyo' })
  await t.goTo('2026-11-21T13:00:00Z')
  expect(await news()).toEqual([])
  await t.goTo('2026-11-21T23:00:00Z')
  expect(await news()).toHaveLength(1)
  await t.change(accounts, account, { notificationPrefs: { deliveries: false } })
  await expected('2027-01-10')
  await t.advance(day)
  expect(await news()).toHaveLength(1)
})
