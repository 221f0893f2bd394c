import { expect, it } from 'vitest'
import { orderLines, orders } from '../../db/schema/order.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { productReports } from '../../db/schema/return.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { newId } from '../../ids.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder, shipTestOrder } from '../../testing/orders.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { formOf, png } from '../../testing/uploads.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
const clinical = await asAdmin(t, 'clinical_reviewer')
const support = await asAdmin(t, 'support')

async function shipped(who = patient) {
  const product = await makeProduct(t)
  const order = await placeTestOrder(t, who, doctor, [{ product, quantity: 1 }], {
    paymentState: 'paid',
  })
  const lineId = order.lineIds[0] ?? ''
  return { ...order, product, lineId }
}
const report = (
  id: string,
  fields: Record<string, string>,
  who = patient,
  photos: { name: string; content: Buffer }[] = [],
) => who.browser.post(`/api/patient/orders/${id}/reports`, formOf(fields, { photos }))
const reaction = (lineId: string) => ({
  order_line_id: lineId,
  kind: 'reaction',
  message: 'A rash on both arms',
})

it('of a doctor is about the lot that was sent, not about one that is still in the house', async () => {
  const order = await shipped()
  const shipmentId = await shipTestOrder(t, order.id)
  await t.change(shipmentLines, { shipmentId }, { lot: 'SENT' })
  const [id, at] = [newId(), new Date('2027-01-01T00:00:00Z')]
  await t.add(shipments, {
    ...{ id, number: `S-${id}`, doctorId: doctor.id, orderId: order.id, method: 'standard' },
    ...{ status: 'packed', reshipmentOf: shipmentId, createdAt: at, updatedAt: at },
  })
  await t.add(shipmentLines, {
    ...{ id: newId(), doctorId: doctor.id, shipmentId: id, orderLineId: order.lineId },
    ...{ quantity: 1, lot: 'PACKED' },
  })
  const problem = { order_line_id: order.lineId, kind: 'quality', message: 'Broken seal' }
  await doctor.browser.post(`/api/doctor/orders/${order.id}/reports`, problem)
  expect(await t.row(productReports, { orderId: order.id })).toMatchObject({ lot: 'SENT' })
})

it('is made by the patient of what was sent, with the lot of the parcel', async () => {
  const order = await shipped()
  expect((await report(order.id, reaction(order.lineId))).faults).toEqual([422, ['order_line_id']])
  const shipmentId = await shipTestOrder(t, order.id)
  await t.change(shipmentLines, { shipmentId }, { lot: 'L0001', expiresOn: '2027-10-31' })
  const stranger = await asPatient(t, doctor)
  expect((await report(order.id, reaction(order.lineId), stranger)).status).toBe(404)
  const made = await report(order.id, reaction(order.lineId), patient, [
    { name: 'arm.png', content: png },
  ])
  expect(made.data).toMatchObject({ lot: 'L0001', expires_on: '2027-10-31', status: 'open' })
  const own = (await patient.browser.get(`/api/patient/orders/${order.id}`)).data
  expect(own.reports).toMatchObject([{ id: made.data.id, message: 'A rash on both arms' }])

  const photo = (role: string) =>
    `/api/${role}/reports/${made.data.id}/photos/${made.data.photos[0].id}`
  expect((await patient.browser.get(photo('patient'))).status).toBe(200)
  expect((await doctor.browser.get(photo('doctor'))).status).toBe(200)
  expect((await clinical.browser.get(photo('admin'))).status).toBe(200)
  expect((await support.browser.get(photo('admin'))).status).toBe(404)
  expect((await stranger.browser.get(photo('patient'))).status).toBe(404)

  const seenBy = async (who: Person) =>
    (await who.browser.get(`/api/admin/orders/${order.id}`)).data.reports[0]
  expect(await seenBy(clinical)).toMatchObject({ message: 'A rash on both arms' })
  expect(await seenBy(support)).toMatchObject({ message: null, photos: [], lot: 'L0001' })
  const closed = await support.browser.post(`/api/admin/reports/${made.data.id}/close`, {
    reason: 'Told her to see somebody about the rash',
    revision: 1,
  })
  expect(closed.data).toMatchObject({ status: 'open', handling_note: null })
  expect(await seenBy(support)).toMatchObject({ handling_note: null })
  expect(await seenBy(clinical)).toMatchObject({ handling_note: expect.stringContaining('rash') })
  const shown = (await patient.browser.get(`/api/patient/orders/${order.id}`)).data.reports
  expect(shown).toMatchObject([{ handled_at: expect.any(String), handling_note: null }])
  const kept = await t.rows(auditLog, { action: 'order.report_closed' })
  expect(kept).toMatchObject([{ objectId: order.id, reason: null }])

  await t.drain()
  const sent = await t.rows(mails, { doctorId: doctor.id })
  const about = sent.filter((mail) => mail.template.endsWith('product_report'))
  expect(about.map((mail) => mail.recipient)).toEqual(
    expect.arrayContaining([doctor.email, support.email]),
  )
  for (const mail of about) expect(mail.text).not.toContain('rash')
})

it('warns its patient who buys the product again, until the doctor says to go on', async () => {
  const person = await asPatient(t, doctor)
  const order = await shipped(person)
  await shipTestOrder(t, order.id)
  const later = await placeTestOrder(t, person, doctor, [
    { product: await makeProduct(t), quantity: 1 },
    { product: order.product, quantity: 1 },
  ])
  const warned = async () =>
    (await person.browser.get(`/api/patient/orders/${later.id}`)).data.lines.map(
      (line: { reaction_reported_at: string | null }) => line.reaction_reported_at,
    )
  await report(order.id, { ...reaction(order.lineId), kind: 'quality' }, person)
  expect(await warned()).toEqual([null, null])
  const { data } = await report(order.id, reaction(order.lineId), person)
  expect(await warned()).toEqual([null, data.created_at])
  const goOn = { decision: 'continued', answer: 'It is not from this.', revision: 1 }
  await doctor.browser.post(`/api/doctor/reports/${data.id}/answer`, goOn)
  expect(await warned()).toEqual([null, null])
})

it('waits at the doctor, who stops the product in the running recipes', async () => {
  const order = await shipped()
  await shipTestOrder(t, order.id)
  const recipe = await makeIssuedRecipe(t, { doctor, patient }, [
    { product: order.product },
    // could be resumed
    { product: order.product, line: { state: 'paused' } },
  ])
  const { id } = (await report(order.id, reaction(order.lineId))).data
  const top = async () =>
    (await doctor.browser.get('/api/doctor/top')).data.practice.needs_you.filter(
      (task: { kind: string; id: string }) => task.kind === 'product_report' && task.id === id,
    )
  expect(await top()).toHaveLength(1)
  const path = `/api/doctor/reports/${id}`
  expect((await doctor.browser.get(path)).data).toMatchObject({ active_lines: 2, status: 'open' })
  const other = await asDoctor(t)
  expect((await other.browser.get(path)).status).toBe(404)
  const stop = { decision: 'stopped', answer: 'Stop taking it.', revision: 1 }
  expect((await other.browser.post(`${path}/answer`, stop)).status).toBe(404)
  expect((await doctor.browser.post(`${path}/answer`, { ...stop, revision: 7 })).status).toBe(409)
  const answered = await doctor.browser.post(`${path}/answer`, stop)
  expect(answered.data).toMatchObject({ decision: 'stopped', active_lines: 0 })
  expect((await doctor.browser.post(`${path}/answer`, { ...stop, revision: 2 })).status).toBe(409)
  const lines = await t.rows(recipeLines, { recipeId: recipe.recipeId })
  expect(lines.map((line) => line.state)).toEqual(['stopped', 'stopped'])
  const again = await patient.browser.post('/api/patient/cart/lines', {
    variant_id: order.product.variantId,
    quantity: 1,
    recipe_line_id: lines[0]?.id,
  })
  expect(again.body.error_code).toBe('RECIPE_LINE_STOPPED')
  expect(await top()).toHaveLength(0)
  await t.drain()
  const sent = await t.rows(mails, { patientId: patient.id })
  const text = sent.find((mail) => mail.template === 'product_report_answered')?.text
  expect(text).toContain('Stop taking it.')
  expect(text).toContain('You can no longer order it from your recipe.')
})

it('speaks of no recipe to whoever has none with the product', async () => {
  const person = await asPatient(t, doctor)
  const order = await shipped(person)
  await shipTestOrder(t, order.id)
  const { id } = (await report(order.id, reaction(order.lineId), person)).data
  const stop = { decision: 'stopped', answer: null, revision: 1 }
  expect((await doctor.browser.post(`/api/doctor/reports/${id}/answer`, stop)).status).toBe(200)
  await t.drain()
  const sent = await t.rows(mails, { patientId: person.id, template: 'product_report_answered' })
  expect(sent).toMatchObject([{ text: expect.not.stringContaining('order it') }])
})

it('stops the product in whose place the reported one was sent, from a version before too', async () => {
  const order = await shipped()
  await shipTestOrder(t, order.id)
  const product = await makeProduct(t)
  const first = await makeIssuedRecipe(t, { doctor, patient }, [{ product }], {
    status: 'superseded',
  })
  const [{ seriesId } = { seriesId: '' }] = await t.rows(recipes, first.recipeId)
  const next = await makeIssuedRecipe(t, { doctor, patient }, [{ product }], {
    ...{ seriesId, version: 2 },
  })
  await t.change(orderLines, order.lineId, { recipeLineId: first.lineIds[0] ?? null })
  const waiting = await shipped()
  await t.change(orderLines, waiting.lineId, { recipeLineId: first.lineIds[0] ?? null })
  const { id } = (await report(order.id, reaction(order.lineId))).data
  const path = `/api/doctor/reports/${id}`
  expect((await doctor.browser.get(path)).data).toMatchObject({ active_lines: 1 })
  const stop = { decision: 'stopped', answer: 'Stop taking it.', revision: 1 }
  expect((await doctor.browser.post(`${path}/answer`, stop)).data.active_lines).toBe(0)
  const lines = await t.rows(recipeLines, { recipeId: next.recipeId })
  expect(lines).toMatchObject([{ state: 'stopped', stateReason: 'reported_by_patient' }])
  const open = await t.row(orders, waiting.id)
  expect(open.flags).toEqual(['recipe_cancelled'])
})

it('is closed by the office; what is damaged is not asked of the doctor', async () => {
  const order = await shipped()
  await shipTestOrder(t, order.id)
  const damaged = { ...reaction(order.lineId), kind: 'damaged', message: 'The lid is broken' }
  const lid = { name: 'lid.png', content: png }
  const { id, photos } = (await report(order.id, damaged, patient, [lid])).data
  expect((await doctor.browser.get(`/api/doctor/reports/${id}`)).status).toBe(404)
  // what support reads of it has its pictures
  const photo = `reports/${id}/photos/${photos[0].id}`
  expect((await support.browser.get(`/api/admin/${photo}`)).status).toBe(200)
  expect((await doctor.browser.get(`/api/doctor/${photo}`)).status).toBe(404)
  const flags = async () => (await t.row(orders, order.id)).flags
  expect(await flags()).toEqual(['problem_reported'])
  const close = (revision: number) =>
    support.browser.post(`/api/admin/reports/${id}/close`, { reason: 'Sent a new one', revision })
  expect((await close(9)).status).toBe(409)
  expect((await close(1)).data).toMatchObject({
    handling_note: 'Sent a new one',
    message: 'The lid is broken',
  })
  expect(await flags()).toEqual([])
  expect((await close(2)).body.error_code).toBe('INVALID_TRANSITION')
  const line = await t.row(orderLines, order.lineId)
  expect(line.lineStatus).not.toBe('returned')
})
