import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { newId } from '../../ids.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'
import { recordOrdered } from './ordered.ts'

const t = await useClinic()

const url = '/api/doctor/recipes'
const ids = (data: { id: string }[]) => data.map(({ id }) => id)
const filtered = (doctor: Person, filter: object) => doctor.browser.list(url, { filter })

async function makeIssued(doctor: Person, patient: Person) {
  const told = { dosage_mode: 'text', instructions: 'One a day' }
  const lines = [lineOf(await makeProduct(t), { ...told, quantity: 1, min_days_between: 30 })]
  const draft = await writeRecipe(doctor, { patient_id: patient.id }, { label: 'Course', lines })
  return issueRecipe(doctor, draft)
}

describe('the list over all patients', () => {
  it('counts its tabs, and names the draft to go on with', async () => {
    const doctor = await asDoctor(t)
    const empty = await doctor.browser.get(`${url}/counts`)
    expect(empty.data).toMatchObject({ all: 0, renewal_due: 0, unsent: null })
    const patient = await asPatient(t, doctor)
    const ordered = await makeIssued(doctor, patient)
    await makeIssued(doctor, patient)
    const held = await makeIssued(doctor, patient)
    await doctor.browser.post(`${url}/${held.id}/hold`, { reason: 'Blood test first' })
    const ended = await makeIssued(doctor, patient)
    await doctor.browser.post(`${url}/${ended.id}/cancel`, { reason_code: 'patient_wish' })
    // what has arrived lasts 30 days
    const earlier = { ...t.clock, now: () => t.ago(25) }
    const line = { recipeLineId: ordered.lines[0].id, quantity: 1 }
    await inTransaction({ ...t.ctx, clock: earlier }, (tx) => recordOrdered(tx, [line], 'O-1'))
    await t.change(recipeLines, line.recipeLineId, { lastDeliveredAt: earlier.now() })
    const draft = await doctor.browser.post(url, { patient_id: patient.id })
    const counts = await doctor.browser.get(`${url}/counts`)
    expect(counts.data).toMatchObject({
      all: 5,
      draft: 1,
      issued: 2,
      not_ordered: 1,
      renewal_due: 1,
      on_hold: 1,
      ended: 1,
      unsent: { id: draft.data.id, patient: { id: patient.id } },
    })
    const due = { renewal: ['overdue', 'due_soon'] }
    expect(ids((await filtered(doctor, due)).data)).toEqual([ordered.id])
    // a version that goes on with what the patient has, and of which nothing was ordered itself
    await t.change(recipes, ordered.id, { firstOrderedAt: null })
    expect(ids((await filtered(doctor, due)).data)).toEqual([ordered.id])
    expect((await doctor.browser.get(`${url}/counts`)).data.renewal_due).toBe(1)
  })

  it('says what may be done with each row, as the recipe itself does', async () => {
    const doctor = await asDoctor(t)
    const issued = await makeIssued(doctor, await asPatient(t, doctor))
    const [row] = (await doctor.browser.get(url)).data
    expect(row.actions).toEqual((await doctor.browser.get(`${url}/${issued.id}`)).data.actions)
    expect(row.actions).toContain('remind')
  })

  it('finds by patient and by product, each for itself', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const one = await makeIssued(doctor, patient)
    const two = await makeIssued(doctor, patient)
    const product = one.lines[0].product.title
    expect(ids((await filtered(doctor, { product })).data)).toContain(one.id)
    expect(ids((await filtered(doctor, { patient: one.patient.number })).data).sort()).toEqual(
      [one.id, two.id].sort(),
    )
    expect((await filtered(doctor, { patient: 'nobody of this name' })).data).toEqual([])
  })
})

describe('several at once', () => {
  it('reminds each for itself, once in three days, and of nothing of another doctor', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const waiting = await makeIssued(doctor, patient)
    const ended = await makeIssued(doctor, patient)
    await doctor.browser.post(`${url}/${ended.id}/cancel`, { reason_code: 'error' })
    const other = await asDoctor(t)
    const foreign = await makeIssued(other, await asPatient(t, other))
    const asked = { ids: [waiting.id, ended.id, foreign.id, newId()] }
    const before = (await mailsTo(t, patient.email)).length
    const answer = await doctor.browser.post(`${url}/remind`, asked)
    expect(answer.each('error_code')).toEqual([
      null,
      'INVALID_TRANSITION',
      'NOT_FOUND',
      'NOT_FOUND',
    ])
    expect((await mailsTo(t, patient.email)).length).toBe(before + 1)
    const again = await doctor.browser.post(`${url}/remind`, { ids: [waiting.id] })
    expect(again.data[0]).toMatchObject({ ok: false, error_code: 'REMINDED_RECENTLY' })
    const row = await t.row(recipes, foreign.id)
    expect(row.remindersSent).toEqual({})
  })

  it('prints them into one file, each read written down; one of another doctor is not found', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const one = await makeIssued(doctor, patient)
    const two = await makeIssued(doctor, patient)
    const at = (...id: string[]) =>
      `${url}/pdf?locale=ja&filter=${encodeURIComponent(JSON.stringify({ id }))}`
    const file = await doctor.browser.get(at(one.id, two.id))
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(await actionsOn(t, two.id)).toContain('recipe.read')
    const other = await asDoctor(t)
    expect((await other.browser.get(at(one.id))).status).toBe(404)
    expect((await doctor.browser.get(`${url}/pdf`)).status).toBe(422)
  })
})

it('sends the mail of a recipe again, not twice in ten minutes, and none for what has ended', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const { id } = await makeIssued(doctor, patient)
  const resend = () => doctor.browser.post(`${url}/${id}/resend-mail`)
  expect((await resend()).body.error_code).toBe('MAILED_RECENTLY')
  t.clock.advance(11 * 60_000)
  const before = (await mailsTo(t, patient.email)).length
  expect((await resend()).status).toBe(200)
  expect((await resend()).body.error_code).toBe('MAILED_RECENTLY')
  const mails = await mailsTo(t, patient.email)
  expect(mails.length).toBe(before + 1)
  await doctor.browser.post(`${url}/${id}/cancel`, { reason_code: 'error' })
  t.clock.advance(11 * 60_000)
  expect((await resend()).body.error_code).toBe('INVALID_TRANSITION')
})
