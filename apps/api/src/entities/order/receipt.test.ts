import { expect, it } from 'vitest'
import { orderLines, orders, payments } from '../../db/schema/order.ts'
import { mails } from '../../db/schema/platform.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { paperOf } from '../../testing/paper.ts'
import { checkOut, fillCart } from '../../testing/shop.ts'
import { putShopSetting } from '../platform/shopSettings.ts'

const t = await useClinic({ currency: 'JPY', timeZone: 'Asia/Tokyo' })

it('is a PDF, and its taxes add up in yen', async () => {
  const doctor = await asDoctor(t)
  const food = await makeProduct(t, { price: 1_080 })
  const care = await makeProduct(t, { price: 1_100, usageKind: 'topical' })
  await makeCatalog(t, [food, care])
  const person = await asPatient(t, doctor)
  const { data: order } = await checkOut(person, await fillCart(person, [food, care]))
  expect(order).toMatchObject({ currency: 'JPY', subtotal: 2_180, shipping: 880, total: 3_060 })
  const told = await t.row(mails, { recipient: person.email })
  expect(told.text).toMatch(
    /× 1: ¥1,080\n.* × 1: ¥1,100\nSubtotal: ¥2,180\nDelivery: ¥880\nTotal: ¥3,060\nIncludes tax \(10%\): ¥180\nIncludes tax \(8%\): ¥80\n/,
  )
  const url = `/api/patient/orders/${order.id}/receipt`
  for (const locale of ['en', 'ja']) {
    const answer = await person.browser.get(`${url}?locale=${locale}`)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain(`${order.number}.pdf`)
    expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const company = { name: 'Kingsway', address: '10 Kingsway', phone: null, email: null }
  await putShopSetting(t.ctx, 'company.name', company.name)
  await putShopSetting(t.ctx, 'company.address', company.address)
  await putShopSetting(t.ctx, 'company.tax_number', '12-3456789')
  const unpaid = await paperOf(t, person, url)
  expect(unpaid).toMatch(/8% tax.*10% tax.*¥3,060/)
  expect(unpaid).toMatch(/at 10%.*¥1,980, of which tax ¥180.*at 8%.*¥1,080, of which tax ¥80/)
  const seller = 'Kingsway\n10 Kingsway\nTax number 12-3456789'
  expect(unpaid).toContain(JSON.stringify(seller))
  const paidAt = new Date('2026-11-20T20:00:00Z')
  await t.change(orders, order.id, {
    paymentState: 'paid',
    paidAt,
    companySnapshot: { ...company, tax_number: null },
  })
  await t.change(orderLines, { unitPrice: 1_080 }, { discount: 54, lineTotal: 1_026 })
  await putShopSetting(t.ctx, 'company.name', 'Moved')
  const paid = await paperOf(t, person, `${url}?locale=en`)
  expect(paid).toMatch(/Kingsway.*Paid on.*21 Nov 2026/)
  expect(paid).not.toContain('Moved')
  // the money had come before somebody recorded it
  const came = { status: 'paid' as const, settledAt: new Date('2026-11-18T15:00:00Z') }
  await t.change(payments, { orderId: order.id }, came)
  expect(await paperOf(t, person, `${url}?locale=en`)).toMatch(/Paid on.*19 Nov 2026/)
  expect(paid).toMatch(/Includes tax \(10%\).*Includes tax \(8%\)/)
  expect(paid).not.toContain('after refunds')
  // quantity × price: the discount stands below the subtotal alone
  expect(paid).toMatch(/"text":"1"[^[]*¥1,080[^[]*¥1,080.*Subtotal/)
  expect(paid.split('Subtotal')[0]).not.toContain('1,026')
  await t.change(orders, order.id, { refunded: 1_000 })
  expect(await paperOf(t, person, `${url}?locale=en`)).toMatch(/Total after refunds.*2,060/)
  expect((await person.browser.get(`${url}?locale=fr`)).status).toBe(422)
})

it('rounds the tax once per rate too when a line was taken out', async () => {
  const doctor = await asDoctor(t)
  const goods = [1, 2, 3].map(() => makeProduct(t, { price: 1_005 }))
  const food = await Promise.all(goods)
  await makeCatalog(t, food)
  const person = await asPatient(t, doctor)
  const { data: order } = await checkOut(person, await fillCart(person, food))
  // 8 % of ¥3,015, as 75, 74 and 74
  expect(order).toMatchObject({ subtotal: 3_015, tax: 223 + order.shipping / 11 })
  const [first] = await t.rows(orderLines, { orderId: order.id }, orderLines.position)
  expect(first?.tax).toBe(75)
  const owner = await asAdmin(t, 'owner')
  const url = `/api/admin/orders/${order.id}`
  const { revision } = (await owner.browser.get(url)).data
  const cut = { order_line_ids: [first?.id], reason: 'Gone', restock: true, revision }
  const { data } = await owner.browser.post(`${url}/cancel-lines`, {
    ...cut,
    expected_total: order.total - 1_005,
  })
  // 8 % of ¥2,010, where 223 - 75 is a yen less
  expect(data).toMatchObject({ total: order.total - 1_005, tax: 149 + order.shipping / 11 })
  const paper = await paperOf(t, person, `/api/patient/orders/${order.id}/receipt?locale=en`)
  expect(paper).toMatch(/Includes tax \(8%\)[^¥]*¥149/)
  // what was taken out is not on it
  expect(paper.match(/¥1,005/g)).toHaveLength(4)
})
