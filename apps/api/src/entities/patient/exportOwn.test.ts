import { repeatConsent } from '@officina/shared/repeats'
import { expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { addresses } from '../../db/schema/patient.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { productReports } from '../../db/schema/return.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  password,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { questionnaireRow } from '../../testing/rows.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../../testing/shop.ts'
import { unzip } from '../../testing/unzip.ts'
import { png } from '../../testing/uploads.ts'
import { storeFiles } from '../file/store.ts'

const t = await useClinic()
const doctor = await asDoctor(t)

const ask = (person: Person, secret = password) =>
  person.browser.post('/api/patient/account/export', { current_password: secret })

async function exported(person: Person) {
  const answer = await ask(person)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = await unzip(answer.raw)
  return {
    files,
    rows: (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null'),
    text: [...files.values()].map((file) => file.toString('latin1')).join(),
  }
}

/** A patient who has a recipe and has ordered, ticked, asked and read. */
async function busyPatient(lastName: string) {
  const person = await asPatient(t, doctor, { lastName, allergies: [`${lastName}-nuts`] })
  const product = await makeProduct(t)
  await makeCatalog(t, [product])
  const { recipeId, lineIds } = await makeIssuedRecipe(
    t,
    { doctor, patient: person },
    [{ product }],
    { message: `For ${lastName}`, internalNote: 'watch her spending' },
  )
  const { browser } = person
  const repeated = await browser.post('/api/patient/repeats', {
    recipe_line_id: lineIds[0],
    quantity: 1,
    every_weeks: 4,
    payment_method: 'invoice',
    consent_version: repeatConsent.version,
  })
  expect(repeated.status).toBe(201)
  await t.add(stockNotices, {
    doctorId: doctor.id,
    patientId: person.id,
    variantId: product.variantId,
  })
  const cart = await fillCart(person, [{ variantId: product.variantId }])
  const order = await checkOut(person, cart)
  await fillCart(person, [{ variantId: product.variantId }])
  expect(order.status).toBe(201)
  const problem = {
    order_line_id: order.data.lines[0].id,
    kind: 'quality',
    message: 'The doctor writes to the office',
  }
  const path = `/api/doctor/orders/${order.data.id}/reports`
  const once = { key: crypto.randomUUID() }
  // sent again because nobody answered, it is told once
  for (const _ of [1, 2]) expect((await doctor.browser.post(path, problem, once)).status).toBe(204)
  expect(await t.ctx.db.$count(productReports, eq(productReports.orderId, order.data.id))).toBe(1)
  const answerId = newId()
  await t.add(answerSets, {
    ...{ id: answerId, doctorId: doctor.id, patientId: person.id, status: 'submitted' },
    ...{ questionnaireId: await questionnaireRow(t), createdAt: t.clock.now() },
  })
  const owners = { answer_set: answerId, recipe: recipeId, patient_record: person.id }
  await inTransaction(t.ctx, async (tx) => {
    for (const [ownerType, ownerId] of Object.entries(owners)) {
      const owner = { ownerType, ownerId, purpose: 'test', patientId: person.id }
      const filename = `${lastName}-${ownerType}.png`
      await storeFiles(tx, [{ filename, contentType: 'image/png', content: png }], owner)
    }
  })
  const line = { recipe_line_id: lineIds[0], day: '2026-11-20', time: 'morning', nth: 1 }
  expect((await browser.post('/api/patient/doses', { ...line, taken: true })).status).toBe(200)
  const question = { kind: 'question', message: `${lastName} asks` }
  const asked = await browser.post('/api/patient/requests', question)
  expect(asked.status).toBe(201)
  return { person, recipeId, order: order.data }
}

it('holds what the database has of this patient, and nothing of anybody else', async () => {
  const { person, recipeId, order } = await busyPatient('Amundsen')
  await busyPatient('Nansen')
  const { files, rows, text } = await exported(person)
  expect(rows('profile')).toMatchObject([{ last_name: 'Amundsen', allergies: ['Amundsen-nuts'] }])
  expect(Object.keys(rows('profile')[0]).sort().join(' ')).toBe(
    'allergies birth_date conditions deletion_reason email first_name kana language last_name last_order_at link_message medications no_known_allergies number phone pregnancy registered_at sex',
  )
  expect(rows('account')).toMatchObject([{ email: person.email }])
  const recipe = await t.row(recipes, recipeId)
  expect(rows('recipes')).toMatchObject([{ number: recipe.number, message: 'For Amundsen' }])
  expect(rows('recipes')[0].lines).toHaveLength(1)
  expect(rows('orders')).toMatchObject([{ number: order.number, total: order.total }])
  expect(rows('orders')[0].lines).toHaveLength(1)
  expect(rows('cart')).toMatchObject([{ quantity: 1, saved_for_later: false }])
  expect(rows('repeats')).toMatchObject([
    { quantity: 1, every_weeks: 4, payment_method: 'invoice', periods: [] },
  ])
  expect(rows('stock_notices')).toMatchObject([{ product: rows('cart')[0].product }])
  expect(rows('doses')).toMatchObject([{ day: '2026-11-20', time: 'morning' }])
  expect(rows('requests')).toMatchObject([{ message: 'Amundsen asks', status: 'open' }])
  expect(rows('reports')).toEqual([])
  for (const [name, table] of Object.entries({
    addresses,
    payments: sql`payments x join orders o on o.id = x.order_id`,
    mails: sql`mails`,
  })) {
    const { rows: counted } = await t.ctx.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${table} where patient_id = ${person.id}
        ${name === 'mails' ? sql`and account_id = ${person.accountId}` : sql``}`,
    )
    expect(rows(name), name).toHaveLength(counted[0]?.n ?? -1)
  }
  expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toEqual([
    `recipes/${recipe.number}-v1.pdf`,
    `receipts/${order.number}.pdf`,
    'schedule.pdf',
  ])
  const sent = [...files.keys()].filter((name) => name.startsWith('files/'))
  expect(sent.map((name) => name.replace(/[^/]{36}-/, ''))).toEqual([
    'files/answer_set/Amundsen-answer_set.png',
    'files/recipe/Amundsen-recipe.png',
  ])
  expect(files.get(sent[0] ?? '')).toEqual(png)
  for (const [name, content] of files)
    if (name.endsWith('.pdf')) expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(text).not.toMatch(/Nansen|watch her|commission_rate|password|\$argon2/)
  const log = await t.rows(auditLog, { action: 'patient.export_own' })
  expect(log).toMatchObject([{ patientId: person.id, after: { files: files.size } }])
})

it('asks for the password, and makes three an hour', async () => {
  const person = await asPatient(t, doctor)
  expect((await ask(person, 'not it at all')).faults).toEqual([422, ['current_password']])
  for (let i = 0; i < 3; i++) expect((await ask(person)).status).toBe(200)
  expect((await ask(person)).status).toBe(429)
})
