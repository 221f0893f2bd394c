import { expect, it } from 'vitest'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { mails } from '../../db/schema/platform.ts'
import { newId } from '../../ids.ts'
import { asAdmin, asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder } from '../../testing/orders.ts'

const t = await useClinic()
const admin = await asAdmin(t)
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
const product = await makeProduct(t, { onHand: 999 })

const order = (quantity: number) =>
  placeTestOrder(t, patient, doctor, [{ product, quantity, unitPrice: 1000 }], { shipping: 0 })
const stateOf = (id: string) => t.row(orders, id)
const call = (path: string, body: object = {}) =>
  admin.browser.post(`/api/admin/bank-transfers${path}`, body)
const send = async (text: string, dryRun = false) =>
  (await call('/import', { dry_run: dryRun, text })).data
const list = async (filter: object) =>
  (await admin.browser.list('/api/admin/bank-transfers', { filter })).data
const csv = (...rows: (string | number)[][]) =>
  ['Date,Amount,Payer,Reference,Bank reference', ...rows.map((row) => row.join(','))].join('\n')
const day = '2026-11-20'
const money = (minor: number) => (minor / 100).toFixed(2)

it('matches by number, tells by name and amount, and adds no transfer twice', async () => {
  const [named, alike] = [await order(1), await order(7)]
  await t.change(patients, patient.id, {
    lastName: '山城',
    firstName: '京子',
    kana: 'やましろ きょうこ',
  })
  const text = csv(
    [day, '10.00', 'Somebody Else', `Ｏ ${named.number.slice(2)} thanks`],
    // the name alone, as Japanese banks write it
    [day, '70.00', 'ﾔﾏｼﾛ ｷﾖｳｺ', ''],
    [day, '33.00', 'Nobody', 'gift'],
    [day, '33.00', 'Nobody', 'gift'],
    [day, '-12.00', 'Landlord', 'rent'],
    ['31.02.2026', '5.00', 'Bad date', ''],
    [day, 'x', 'Bad amount', ''],
    ['2099-01-01', '5.00', 'Too early', ''],
  )
  const tried = await send(text, true)
  expect(tried).toMatchObject({ ok: 4, failed: 3 })
  expect(await list({ q: 'Somebody' })).toEqual([])
  const done = await send(text)
  expect(done.rows.map((row: { errors: { label: string }[] }) => row.errors[0]?.label)).toEqual([
    ...[undefined, undefined, undefined, undefined],
    ...['Date', 'Amount', 'Date'],
  ])
  expect(done.rows.at(-1).message).toBe('Date: The date cannot be in the future.')
  expect((await send(text)).rows[0]).toMatchObject({ outcome: 'same' })
  expect(await list({ q: 'Somebody' })).toMatchObject([
    { order_number: named.number, match: 'exact', stage: 'to_record', difference: null },
  ])
  const [byName] = await list({ q: 'ｷﾖｳｺ' })
  expect(byName).toMatchObject({
    order_number: alike.number,
    match: 'likely',
    stage: 'to_check',
  })
  const nobody = await list({ q: 'Nobody' })
  expect(nobody).toHaveLength(2)

  // many at once: only what is certain
  const [certain] = await list({ q: 'Somebody' })
  const results = await call('/record', { ids: [certain.id, byName.id, nobody[0].id] })
  expect(results.each('ok')).toEqual([true, false, false])
  expect(await stateOf(named.id)).toMatchObject({ paymentState: 'paid' })
  expect(await stateOf(alike.id)).toMatchObject({ paymentState: 'pending' })
  expect((await call(`/${byName.id}/record`, { revision: byName.revision })).status).toBe(200)
  expect(await stateOf(alike.id)).toMatchObject({ paymentState: 'paid' })
  // set aside, and taken up again
  const [left] = nobody
  expect((await call(`/${left.id}/dismiss`, { revision: left.revision, reason: ' ' })).status).toBe(
    422,
  )
  const { data: aside } = await call(`/${left.id}/dismiss`, {
    revision: left.revision,
    reason: 'A gift',
  })
  expect(aside).toMatchObject({ stage: 'dismissed', reason: 'A gift' })
  expect((await call(`/${left.id}/record`, { revision: aside.revision })).status).toBe(409)
  const { data: again } = await call(`/${left.id}/reopen`, { revision: aside.revision })
  expect(again).toMatchObject({ stage: 'to_check', match: 'none', reason: null })
})

it('records all transfers of a bank that gives several one reference, or none', async () => {
  const bought = [await order(1), await order(1), await order(1), await order(1)]
  const text = csv(
    ...['SAME', 'SAME', 'NONREF', 'NONREF'].map((ref, i) => {
      return [day, '10.00', 'Alike', bought[i]?.number ?? '', ref]
    }),
  )
  await send(text)
  const rows = await list({ q: 'Alike' })
  const refs = rows.map((row: { bank_ref: string | null }) => row.bank_ref)
  expect(refs.sort()).toEqual(['SAME', 'SAME', null, null])
  const ids = rows.map(({ id }: { id: string }) => id)
  const results = await call('/record', { ids })
  expect(results.each('ok')).toEqual([true, true, true, true])
  expect((await send(text)).ok).toBe(0)
  // what a person has typed may be the same money
  const [byHand, again] = [await order(1), await order(1)]
  const typed = { paid_on: day, reference: 'TYPED', amount: 1000 }
  const url = `/api/admin/orders/${byHand.id}/record-payment`
  expect((await admin.browser.post(url, typed)).status).toBe(200)
  await send(csv([day, '10.00', 'Typed', again.number, 'TYPED']))
  const [{ id, revision }] = await list({ q: 'Typed' })
  const refused = await call(`/${id}/record`, { revision })
  expect(refused.refusal).toEqual([422, 'REFERENCE_USED'])
})

it('keeps part payments until the rest comes, and pays back what is too much', async () => {
  const bought = await order(5)
  const text = csv(
    [day, money(2000), 'Part One', bought.number, 'B1'],
    [day, money(3700), 'Part Two', bought.number, 'B2'],
    [day, money(5000), 'Whole', bought.number, 'B3'],
  )
  const { rows } = await send(text, true)
  expect(rows.map(({ message }: { message: string }) => message)).toEqual([
    `$20.00 for ${bought.number}. Part payment: $50.00 is still to be paid.`,
    `$37.00 for ${bought.number}. Part payment: $50.00 is still to be paid.`,
    `$50.00 for ${bought.number}.`,
  ])
  await send(text)
  const [one] = await list({ q: 'Part One' })
  expect(one).toMatchObject({ match: 'under', difference: -3000, due: 5000, stage: 'to_check' })
  const { data: part } = await call(`/${one.id}/record`, { revision: one.revision })
  expect(part).toMatchObject({ stage: 'part' })
  const sent = await t.rows(mails, { template: 'payment_part' })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toMatch(/total: \$50\.00\nReceived: \$20\.00\nStill to pay: \$30\.00\n/)
  expect(await stateOf(bought.id)).toMatchObject({ paymentState: 'pending' })
  // the patient is asked for the rest, on the page of the order and at home
  const ofPatient = `/api/patient/orders/${bought.id}`
  expect((await patient.browser.get(ofPatient)).data).toMatchObject({ total: 5000, received: 2000 })
  const { tasks } = (await patient.browser.get('/api/patient/top')).data
  expect(tasks).toContainEqual(
    expect.objectContaining({ kind: 'payment_needed', id: bought.id, amount: 3000 }),
  )
  const [two] = await list({ q: 'Part Two' })
  expect(two).toMatchObject({ match: 'over', difference: 700, due: 3000, stage: 'to_record' })
  const { data: rest } = await call(`/${two.id}/record`, { revision: two.revision })
  expect(rest).toMatchObject({ stage: 'to_return', to_return: 700 })
  expect(await stateOf(bought.id)).toMatchObject({ paymentState: 'paid' })
  expect(await list({ id: [one.id] })).toMatchObject([{ stage: 'recorded' }])
  // the same revision again, and a part of a paid order, are refused
  expect((await call(`/${two.id}/record`, { revision: two.revision })).status).toBe(409)
  expect((await call(`/${one.id}/reopen`, { revision: part.revision })).data ?? null).toBeNull()

  const payback = { paid_on: day, reference: 'OUT-7', revision: rest.revision }
  const early = await call(`/${two.id}/return`, { ...payback, paid_on: '2099-01-01' })
  expect(early.status).toBe(422)
  const { data: returned } = await call(`/${two.id}/return`, payback)
  expect(returned).toMatchObject({ stage: 'recorded', to_return: null, returned_ref: 'OUT-7' })
  // the page of the order lists what came and went, by the bank's references
  const { data: ofOrder } = await admin.browser.get(`/api/admin/orders/${bought.id}`)
  const came = { status: 'paid', settled_at: `${day}T00:00:00.000Z` }
  expect(ofOrder.payments).toMatchObject([
    { ...came, ref: 'B1', amount: 2000 },
    { ...came, ref: 'B2', amount: 3700 },
    { ref: 'OUT-7', amount: -700 },
  ])
  expect(
    (await call(`/${two.id}/return`, { ...payback, revision: returned.revision })).status,
  ).toBe(409)
})

it('pays an order that becomes cheaper than its parts, and pays back what they are more', async () => {
  const [second, third] = [await makeProduct(t), await makeProduct(t)]
  const lines = [
    { product, quantity: 5, unitPrice: 1000 },
    { product: second, quantity: 3, unitPrice: 1000 },
    { product: third, quantity: 2, unitPrice: 1000 },
  ]
  const bought = await placeTestOrder(t, patient, doctor, lines, { shipping: 0 })
  await send(
    csv(
      [day, money(3000), 'Early Part', bought.number, 'C1'],
      [day, money(4000), 'Late Part', bought.number, 'C2'],
    ),
  )
  const record = async (q: string) => {
    const [{ id, revision }] = await list({ q })
    expect((await call(`/${id}/record`, { revision })).status).toBe(200)
  }
  const url = `/api/admin/orders/${bought.id}`
  const takeOut = async (at: number, expected_total: number) => {
    const { revision } = (await admin.browser.get(url)).data
    const order_line_ids = [bought.lineIds[at]]
    const body = { order_line_ids, reason: 'Gone', restock: true, expected_total, revision }
    return (await admin.browser.post(`${url}/cancel-lines`, body)).data
  }
  const mailed = async () =>
    (await t.rows(mails, { template: 'order_lines_cancelled' })).map(({ text }) => text)
  await record('Early Part')
  expect(await takeOut(2, 8000)).toMatchObject({ payment_state: 'pending', total: 8000 })
  expect((await mailed())[0]).toMatch(
    /total: \$80\.00\nReceived: \$30\.00\nStill to pay: \$50\.00\n/,
  )
  await record('Late Part')
  const paid = await takeOut(1, 5000)
  expect(paid).toMatchObject({ payment_state: 'paid', total: 5000, received: 5000 })
  const told = (await mailed()).filter((text) => text.includes('We are refunding $20.00.'))
  expect([told.length, told[0]?.includes('Still to pay')]).toEqual([1, false])
  expect(await list({ stage: ['to_return'], q: bought.number })).toMatchObject([
    { payer: 'Late Part', to_return: 2000 },
  ])
})

it('is for the order that somebody chooses, and goes back when that is cancelled', async () => {
  const bought = await order(3)
  await send(csv([day, '12.00', 'Chosen By Hand', 'hello']))
  const [open] = await list({ q: 'Chosen By Hand' })
  const assign = (number: string) =>
    call(`/${open.id}/assign`, { order_number: number, revision: open.revision })
  expect((await assign('O-2020-999999')).status).toBe(422)
  const { data: assigned } = await assign(` ${bought.number.toLowerCase()} `)
  expect(assigned).toMatchObject({ found_by: 'hand', match: 'under', order_id: bought.id })
  const { data: part } = await call(`/${open.id}/record`, { revision: assigned.revision })
  const cancel = { reason: 'Changed their mind', restock: true, refund: true, send_mail: true }
  await admin.browser.post(`/api/admin/orders/${bought.id}/cancel`, cancel)
  const told = await t.rows(mails, { template: 'order_cancelled' })
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringContaining('We have received $12.00 for it, and will return it'),
  ])
  expect(await list({ id: [open.id] })).toMatchObject([{ stage: 'to_return', to_return: 1200 }])
  const payback = { paid_on: day, reference: 'OUT-8', revision: part.revision }
  expect((await call(`/${open.id}/return`, payback)).data).toMatchObject({ to_return: null })
})

it('leaves the rest of a part payment to be recorded by hand', async () => {
  const bought = await order(4)
  await send(csv([day, '15.00', 'Part By Bank', bought.number]))
  const [part] = await list({ q: 'Part By Bank' })
  await call(`/${part.id}/record`, { revision: part.revision })
  const url = `/api/admin/orders/${bought.id}`
  expect((await admin.browser.get(url)).data).toMatchObject({ total: 4000, received: 1500 })
  const record = (amount: number) =>
    admin.browser.post(`${url}/record-payment`, { paid_on: day, reference: 'REST-1', amount })
  expect((await record(4000)).body).toMatchObject({ error_code: 'WRONG_AMOUNT' })
  expect((await record(2500)).data).toMatchObject({
    payment_state: 'paid',
    payments: [
      { status: 'paid', amount: 1500 },
      { ref: 'REST-1', status: 'paid', amount: 2500 },
    ],
  })
})

it('goes back as a whole where no order waits for it', async () => {
  const bought = await order(4)
  const twice = [day, '40.00', 'Paid Twice', bought.number]
  await send(csv(twice, twice, [day, '5.00', 'Wrong Account', '']))
  const [one, two] = await list({ q: 'Paid Twice' })
  const payback = { paid_on: day, reference: 'OUT-9', revision: 1 }
  // an order that waits for the money keeps it
  expect((await call(`/${two.id}/return`, payback)).status).toBe(409)
  await call(`/${one.id}/record`, { revision: 1 })
  const [unknown] = await list({ q: 'Wrong Account' })
  for (const [{ id }, difference] of [
    [two, 4000],
    [unknown, 500],
  ] as const) {
    const { data } = await call(`/${id}/return`, payback)
    const returned = { returned_on: day, returned_ref: 'OUT-9', difference, to_return: null }
    expect(data).toMatchObject({ stage: 'recorded', ...returned })
  }
  expect((await call(`/${two.id}/return`, { ...payback, revision: 2 })).status).toBe(409)
  expect(await stateOf(bought.id)).toMatchObject({ paymentState: 'paid' })
  // nor does it count when the order waits for money again
  await t.change(orders, bought.id, { paymentState: 'pending' })
  expect(await list({ id: [two.id] })).toMatchObject([{ stage: 'recorded' }])
  expect((await call(`/${two.id}/reopen`, { revision: 2 })).status).toBe(409)
  await t.change(orders, bought.id, { paymentState: 'paid' })
  const ofPatient = await patient.browser.get(`/api/patient/orders/${bought.id}`)
  expect(ofPatient.data).toMatchObject({ total: 4000, received: 4000 })
  // the audit log tells which transfer it was, without the payer's name
  const filter = { object_type: ['bank_transfer'], action: 'bank_transfer.return' }
  const { data: logged } = await admin.browser.list('/api/admin/audit', { filter })
  expect(logged[0]).toMatchObject({ object_name: day, reason: 'OUT-9' })
})

it('refuses what is no statement', async () => {
  for (const text of ['Title,Price\nZinc,1', '<?xml version="1.0"?><Document><x></Document>'])
    expect((await call('/import', { dry_run: true, text })).status).toBe(422)
  const entity = '<!DOCTYPE a [<!ENTITY b "c">]><Document/>'
  expect((await call('/import', { dry_run: true, text: entity })).status).toBe(422)
})

it('tells by the name among hundreds that wait for the same amount, also who pays the rest', async () => {
  const [first, somebody] = [await order(8), await asPatient(t, doctor)]
  const row = await t.row(orders, first.id)
  const { unshippedSince: _, ...known } = row
  const many = Array.from({ length: 501 }, (_, n) => ({ ...known, id: newId(), number: `O-${n}` }))
  await t.add(orders, many)
  await t.change(patients, somebody.id, { lastName: 'Quill', firstName: 'Ida' })
  const ofIda = (quantity: number) =>
    placeTestOrder(t, somebody, doctor, [{ product, quantity, unitPrice: 1000 }], { shipping: 0 })
  const [whole, parted] = [await ofIda(8), await ofIda(9)]
  await send(csv([day, '15.00', 'Part of it', parted.number]))
  const [part] = await list({ q: 'Part of it' })
  await call(`/${part.id}/record`, { revision: part.revision })
  await send(csv([day, '80.00', 'Ida Quill', ''], [day, '75.00', 'Quill Ida', '']))
  const found = await list({ q: 'Quill' })
  expect(found.map((row: { order_number: string }) => row.order_number).sort()).toEqual(
    [whole.number, parted.number, parted.number].sort(),
  )
})
