import { dayMs } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { productReports } from '../../db/schema/return.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { and, eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  password,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../../testing/shop.ts'
import { unzip } from '../../testing/unzip.ts'
import { formOf, png } from '../../testing/uploads.ts'
import { storeFiles } from '../file/store.ts'

const t = await useClinic()
const admin = await asAdmin(t)

/** A doctor with a patient who has a recipe, an order and a file. */
async function practice(lastName: string) {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor, { lastName, allergies: [`${lastName}-nuts`] })
  const product = await makeProduct(t)
  await makeCatalog(t, [product])
  await makeIssuedRecipe(t, { doctor, patient }, [{ product }], { message: `For ${lastName}` })
  const cart = await fillCart(patient, [{ variantId: product.variantId }])
  const order = await checkOut(patient, cart)
  const form = formOf({}, { files: [{ name: `${lastName}.png`, content: png }] })
  const added = await doctor.browser.post(`/api/doctor/patients/${patient.id}/files`, form)
  expect(added.status).toBe(201)
  return { doctor, patient, order: order.data }
}

const ask = (doctor: Person, secret = password) =>
  doctor.browser.post('/api/doctor/account/export', { current_password: secret, locale: 'en' })

async function read(raw: Buffer) {
  const files = await unzip(raw)
  return {
    names: [...files.keys()],
    rows: (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null'),
    text: [...files.values()].map((file) => file.toString('latin1')).join(),
  }
}

it('gives a doctor the whole practice and nothing of another, and records it', async () => {
  const { doctor, order } = await practice('Amundsen')
  await practice('Nansen')
  const statement = { doctorId: doctor.id, payOn: '2026-11-20', currency: 'USD' }
  const months = { '2026-09': 'carried_over', '2026-10': 'failed' } as const
  for (const [month, status] of Object.entries(months))
    await t.add(settlements, {
      ...{ ...statement, number: `S-${month}`, status, paymentRef: 'TRF-1' },
      ...{ periodStart: `${month}-01`, periodEnd: `${month}-28` },
    })
  expect((await ask(doctor, 'wrong password 1')).faults).toEqual([422, ['current_password']])
  const answer = await ask(doctor)
  expect(answer.headers['content-type']).toBe('application/zip')
  const { names, rows, text } = await read(answer.raw)
  expect(rows('patients')).toMatchObject([{ last_name: 'Amundsen', allergies: ['Amundsen-nuts'] }])
  expect(rows('recipes')).toMatchObject([{ message: 'For Amundsen', lines: [{ quantity: 1 }] }])
  expect(rows('orders')).toMatchObject([{ number: order.number, lines: [{ quantity: 1 }] }])
  expect(rows('statements')).toMatchObject([
    { number: 'S-2026-09', pay_on: null, payment_ref: null },
    { number: 'S-2026-10', pay_on: '2026-11-20', payment_ref: null },
  ])
  expect(names.filter((name) => name.startsWith('recipes/'))).toHaveLength(1)
  expect(names.find((name) => name.startsWith('files/patient/'))).toMatch(/Amundsen\.png$/)
  expect(text).not.toContain('Nansen')
  const logged = and(eq(auditLog.action, 'doctor.export_own'), eq(auditLog.objectId, doctor.id))
  expect(await t.ctx.db.$count(auditLog, logged)).toBe(1)
})

it('gives the same to administrators who may read health data, and records it', async () => {
  const { doctor } = await practice('Scott')
  const url = `/api/admin/doctors/${doctor.id}/export-data`
  const { rows } = await read((await admin.browser.post(url)).raw)
  expect(rows('patients')).toMatchObject([{ last_name: 'Scott' }])
  const logged = and(eq(auditLog.action, 'doctor.export'), eq(auditLog.objectId, doctor.id))
  expect(await t.ctx.db.$count(auditLog, logged)).toBe(1)
})

it('holds the photos that doctors are shown, and none that are for the office alone', async () => {
  const { doctor, patient, order } = await practice('Byrd')
  const [line] = order.lines
  const ofBoth = { doctorId: doctor.id, patientId: patient.id }
  const at = { createdAt: t.clock.now(), updatedAt: t.clock.now() }
  const made = {
    ...ofBoth,
    ...at,
    orderId: order.id,
    message: 'See the photo',
    status: 'open',
  } as const
  const reports = (['reaction', 'damaged'] as const).map((kind) => ({
    ...{ id: newId(), kind, ...made },
    ...{ orderLineId: line.id, productId: line.product_id },
  }))
  await t.add(productReports, reports)
  const owners = [
    ...reports.map(({ id, kind }) => ({ ownerType: 'report', ownerId: id, name: kind })),
    { ownerType: 'return', ownerId: newId(), name: 'return' },
  ]
  await inTransaction(t.ctx, async (tx) => {
    for (const { name, ...owner } of owners) {
      const photo = { filename: `${name}.png`, contentType: 'image/png', content: png }
      await storeFiles(tx, [photo], { ...owner, ...ofBoth, purpose: owner.ownerType })
    }
  })
  const { names } = await read((await ask(doctor)).raw)
  const photos = names.filter((name) => /^files\/(report|return)\//.test(name))
  expect(photos).toEqual([expect.stringMatching(/-reaction\.png$/)])
})

it('keeps notes and recipes with the doctor who wrote them when the patient moves, and nothing else', async () => {
  const { doctor, patient } = await practice('Ross')
  const next = await asDoctor(t)
  const admins = `/api/admin/patients/${patient.id}`
  const note = (who: Person, body: string) =>
    who.browser.post(`/api/doctor/patients/${patient.id}/notes`, { body })
  expect((await note(doctor, 'Of the former doctor')).status).toBe(201)
  const { revision } = (await admin.browser.get(admins)).data
  const to = { revision, doctor_id: next.id, reason: 'Has moved.', consent: true }
  expect((await admin.browser.post(`${admins}/transfer`, to)).status).toBe(200)
  expect((await note(next, 'Of the new doctor')).status).toBe(201)
  const left = await read((await ask(doctor)).raw)
  expect(left.rows('notes')).toMatchObject([{ body: 'Of the former doctor' }])
  expect(left.rows('recipes')).toMatchObject([{ message: 'For Ross' }])
  expect([left.rows('patients'), left.rows('orders')]).toEqual([[], []])
  expect(left.names.filter((name) => name.startsWith('files/patient/'))).toEqual([])
  const { rows } = await read((await ask(next)).raw)
  expect(rows('notes')).toMatchObject([{ body: 'Of the new doctor' }])
})

it('lets a closed account sign in for 90 days, to download alone', async () => {
  const { doctor } = await practice('Shackleton')
  const set = { status: 'closed', closedAt: t.clock.now() } as const
  await t.change(doctors, doctor.id, set)
  const signIn = async () => {
    const browser = t.browser()
    const answer = await browser.post('/api/doctor/login', { email: doctor.email, password })
    return { browser, answer }
  }
  t.clock.advance(89 * dayMs)
  const { browser, answer } = await signIn()
  expect(answer.status).toBeLessThan(300)
  const top = await browser.get('/api/doctor/top')
  expect(top.data).toMatchObject({
    practice: null,
    application: { status: 'closed', download_until: '2027-02-18' },
  })
  expect((await browser.get('/api/doctor/patients')).status).toBe(403)
  const archive = await browser.post('/api/doctor/account/export', { current_password: password })
  expect((await read(archive.raw)).rows('patients')).toHaveLength(1)
  t.clock.advance(2 * dayMs)
  expect((await signIn()).answer.body.error_code).toBe('ACCOUNT_CLOSED')
  expect((await browser.get('/api/doctor/top')).status).toBe(401)
})
