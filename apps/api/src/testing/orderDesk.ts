import { mails } from '../db/schema/platform.ts'
import { stock } from '../db/schema/product.ts'
import { ledgerEntries } from '../db/schema/settlement.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type TestProduct } from './fixtures.ts'
import type { TestApp } from './harness.ts'
import { type LineInput, placeTestOrder } from './orders.ts'

type Goods = { product: TestProduct; other: TestProduct }

/** Four packs with tax and a discount, and one of something else. */
const usual = ({ product, other }: Goods): LineInput[] => [
  { product, quantity: 4, taxRateBp: 1_000, discount: 1_000 },
  { product: other, quantity: 1 },
]

export type OrderDesk = Awaited<ReturnType<typeof openOrderDesk>>

/** An unpaid order of a new patient, and what an owner does with it through the API. */
export async function openOrderDesk(t: TestApp, linesOf: (goods: Goods) => LineInput[] = usual) {
  t.clock.set('2026-11-20T09:00:00Z')
  const admin = await asAdmin(t)
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const other = await makeProduct(t)
  const order = await placeTestOrder(t, patient, doctor, linesOf({ product, other }))
  const url = `/api/admin/orders/${order.id}`
  const act = (verb: string, body?: object, who = admin) => who.browser.post(`${url}/${verb}`, body)
  const step = (id: string, verb: string, body?: object) =>
    admin.browser.post(`/api/admin/shipments/${id}/${verb}`, body)
  return {
    admin,
    doctor,
    patient,
    product,
    other,
    order,
    act,
    step,
    detail: async () => (await admin.browser.get(url)).data,
    pay: () =>
      act('record-payment', {
        paid_on: '2026-11-20',
        reference: `T-${order.id}`,
        amount: order.total,
      }),
    /** On hand and reserved. */
    async shelf({ variantId }: TestProduct = product) {
      const row = await t.row(stock, { variantId })
      return [row.onHand, row.reserved]
    },
    /** What the doctor has earned in all. */
    async balance() {
      const rows = await t.rows(ledgerEntries, { doctorId: doctor.id })
      return rows.reduce((total, row) => total + row.amount, 0)
    },
    /** Mails to the patient, by template. */
    async mails() {
      const sent = await t.rows(mails, { patientId: patient.id })
      return sent.map((mail) => mail.template)
    },
    /** Takes a parcel from the shelf to the carrier. */
    async send(id: string) {
      const picked = await step(id, 'pick')
      const lines = picked.data.lines.map((line: { id: string }) => ({
        shipment_line_id: line.id,
        lot: 'L1',
        expires_on: '2028-01-31',
      }))
      await step(id, 'pack', { lines })
      const shipped = await step(id, 'ship', { carrier: 'ups', tracking_no: '1Z999AA10123456784' })
      if (shipped.data?.status !== 'shipped') throw new Error(shipped.text)
      return shipped.data
    },
  }
}
