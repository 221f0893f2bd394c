import { dayMs as day } from '@officina/shared/dates/days'
import { describe, expect, it } from 'vitest'
import { tokens } from '../../db/schema/account.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asAdmin, asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { questionnaireRow, recipeRow } from '../../testing/rows.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'

const t = await useClinic()
const doctor = await asDoctor(t)

const at = (id: string, rest = '') => `/api/doctor/patients/${id}${rest}`
let count = 0
const person = (overrides: object = {}) => ({
  last_name: 'Brown',
  first_name: 'Ana',
  email: `invited${++count}@example.org`,
  ...overrides,
})
const invite = async (overrides: object = {}, who = doctor) =>
  (await who.browser.post('/api/doctor/invitation', person(overrides))).data
const mailsOf = (patientId: string) => t.rows(mails, { patientId })
const actionsOf = async (patientId: string) => actionsOn(t, { patientId })
const tokenIn = (text: string) => /register\?token=([\w-]+)/.exec(text)?.[1]

describe('inviting', () => {
  it('allows the address of a doctor’s account and says so', async () => {
    const colleague = await asDoctor(t)
    const applicant = await asDoctor(t, { status: 'applied' })
    expect(await invite({ email: colleague.email.toUpperCase() })).toMatchObject({
      display_status: 'invited',
      doctor_address: true,
    })
    for (const email of [applicant.email, 'nobody.else@example.org'])
      expect(await invite({ email })).toMatchObject({ doctor_address: false })
  })

  it('adds the patient, mails them in their language and shows the clinic, message and last day', async () => {
    const added = await invite({
      language: 'ja',
      last_name: '髙橋',
      first_name: '花子',
      personal_message: 'お待ちしています。',
      tags: ['skin', 'skin'],
      discount_percent: 20,
    })
    expect(added).toMatchObject({ display_status: 'invited', mail_sent: true })
    const [mail] = await mailsOf(added.id)
    expect(mail).toMatchObject({ template: 'patient-invitation', locale: 'ja' })
    for (const part of ['髙橋 花子 様', 'Test Clinic', 'お待ちしています。', '2026年12月4日'])
      expect(mail?.text).toContain(part)
    const secret = tokenIn(mail?.text ?? '')
    expect(secret).toBeDefined()
    const [token] = await t.rows(tokens, { kind: 'invite' })
    expect(JSON.stringify(token)).not.toContain(secret)
    const detail = (await doctor.browser.get(at(added.id))).data
    expect(detail).toMatchObject({
      display_status: 'invited',
      tags: ['skin'],
      discount_percent: 20,
      max_discount_percent: 20,
      email_editable: true,
      invitation: { status: 'pending', send_count: 1, sends_left_today: 4 },
    })
    expect(await actionsOf(added.id)).toEqual([
      'patient.register',
      'invitation.send',
      'patient.read',
    ])
  })

  it('saves without sending', async () => {
    const saved = await invite({ send: false })
    expect(saved).toMatchObject({ display_status: 'registered_by_doctor', mail_sent: false })
    expect(await mailsOf(saved.id)).toEqual([])
    const sent = await doctor.browser.post(at(saved.id, '/invitation/resend'))
    expect(sent.data).toMatchObject({ status: 'invited', invitation: { send_count: 1 } })
  })

  it('names the patient who has the address in my list, whatever its case', async () => {
    const first = await invite({ email: 'same@example.org' })
    const again = await doctor.browser.post(
      '/api/doctor/invitation',
      person({ email: 'Same@Example.org' }),
    )
    expect(again.status).toBe(422)
    expect(again.body).toMatchObject({ error_code: 'EMAIL_TAKEN', patient_id: first.id })
    expect(again.body.errors.email).toHaveLength(1)
  })

  it('lets one of two simultaneous invitations win', async () => {
    const both = await Promise.all(
      [1, 2].map(() =>
        doctor.browser.post('/api/doctor/invitation', person({ email: 'twice@example.org' })),
      ),
    )
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 422])
    expect(both.find((answer) => answer.status === 422)?.body.patient_id).toBeDefined()
  })

  it("answers another doctor's patient like anybody, and offers that patient a link request", async () => {
    const other = await asDoctor(t)
    const known = await asPatient(t, other)
    const answer = await doctor.browser.post(
      '/api/doctor/invitation',
      person({ email: known.email }),
    )
    const unknown = await doctor.browser.post('/api/doctor/invitation', person())
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.data)).toEqual(Object.keys(unknown.data))
    expect(answer.data).toMatchObject({ display_status: 'invited', mail_sent: true })
    const [mail] = await mailsOf(answer.data.id)
    expect(mail).toMatchObject({ template: 'patient-link-offer', recipient: known.email })
    expect(tokenIn(mail?.text ?? '')).toBeUndefined()
    const rows = (await other.browser.list('/api/doctor/patients')).data
    expect(rows).toHaveLength(1)
    expect(rows[0].display_status).toBe('active')
  })

  it('refuses every wrong field at its key', async () => {
    const wrong: [string, unknown][] = [
      ['birth_date', '2026-11-21'],
      ['discount_percent', 21],
      ['questionnaire_id', newId()],
      ['recipe_draft_id', newId()],
    ]
    for (const [field, value] of wrong) {
      const answer = await doctor.browser.post('/api/doctor/invitation', person({ [field]: value }))
      expect(answer.faults, `${field} ${value}`).toEqual([422, [field]])
    }
    const both = await doctor.browser.post(
      '/api/doctor/invitation',
      person({ discount_percent: 90, birth_date: '1800-01-01' }),
    )
    expect(both.faults).toEqual([422, ['birth_date', 'discount_percent']])
    const all = await doctor.browser.post(
      '/api/doctor/invitation',
      person({ last_name: '', email: '', discount_percent: 90, birth_date: '2100-01-01' }),
    )
    expect(all.body.errors).toEqual({
      last_name: ['Enter the last name.'],
      email: ['Enter the email.'],
      birth_date: ['Enter a date between 1900 and today.'],
      discount_percent: ['Enter at most your commission rate (20%).'],
    })
  })

  it('gives a draft of mine to the patient and asks for answers', async () => {
    const other = await asDoctor(t)
    const mine = await recipeRow(t, { status: 'draft', doctorId: doctor.id })
    const foreign = await recipeRow(t, { status: 'draft', doctorId: other.id })
    const questionnaireId = await questionnaireRow(t)
    const refused = await doctor.browser.post(
      '/api/doctor/invitation',
      person({ recipe_draft_id: foreign }),
    )
    expect(refused.faults).toEqual([422, ['recipe_draft_id']])
    const added = await invite({ recipe_draft_id: mine, questionnaire_id: questionnaireId })
    const given = await t.row(recipes, mine)
    expect(given.patientId).toBe(added.id)
    const sets = await t.rows(answerSets, { patientId: added.id })
    expect(sets.map((set) => set.status)).toEqual(['sent'])
    expect((await doctor.browser.get(at(added.id))).data.questionnaire).toBe('waiting')
  })
})

describe('the invitation of a patient', () => {
  const live = async (patientId: string) =>
    (
      await t.ctx.db
        .select({ status: invitations.status, revokedAt: tokens.revokedAt })
        .from(invitations)
        .innerJoin(tokens, eq(tokens.id, invitations.tokenId))
        .where(eq(invitations.patientId, patientId))
        .orderBy(invitations.id)
    ).map((row) => `${row.status}${row.revokedAt ? ' dead' : ''}`)

  it('is replaced by a resend, five a day at most', async () => {
    const { id } = await invite({ personal_message: 'Hello there' })
    for (let i = 2; i <= 5; i++)
      expect((await doctor.browser.post(at(id, '/invitation/resend'))).status).toBe(200)
    const sixth = await doctor.browser.post(at(id, '/invitation/resend'))
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(await live(id)).toEqual([...Array(4).fill('revoked dead'), 'pending'])
    const sent = await mailsOf(id)
    expect(new Set(sent.map((mail) => tokenIn(mail.text))).size).toBe(5)
    expect(sent[4]?.text).toContain('Hello there')
    t.clock.advance(day + 1)
    const fresh = await setCookiesForTest(t, 'doctor', doctor.accountId)
    const next = await fresh.post(at(id, '/invitation/resend'), { personal_message: null })
    expect(next.data.invitation).toMatchObject({ send_count: 6, message: null })
    t.clock.advance(-day - 1)
  })

  it('can be revoked once, and a link can be made without a mail', async () => {
    const { id } = await invite()
    const revoked = await doctor.browser.post(at(id, '/invitation/revoke'))
    expect(revoked.data).toMatchObject({
      display_status: 'registered_by_doctor',
      invitation: { status: 'revoked' },
    })
    const twice = await doctor.browser.post(at(id, '/invitation/revoke'))
    expect(twice.refusal).toEqual([409, 'INVALID_TRANSITION'])
    const link = await doctor.browser.post(at(id, '/invitation/link'))
    expect(link.status).toBe(201)
    expect(tokenIn(link.data.url)).toBeDefined()
    expect(await mailsOf(id)).toHaveLength(1)
    expect(await live(id)).toEqual(['revoked dead', 'pending'])
    expect(await actionsOf(id)).toContain('invitation.link')
    await doctor.browser.post(at(id, '/invitation/link'))
    expect(await live(id)).toEqual(['revoked dead', 'revoked dead', 'pending'])
  })

  it('is refused for active and archived patients', async () => {
    const { id } = await asPatient(t, doctor)
    for (const rest of ['/invitation/resend', '/invitation/link', '/invitation/revoke']) {
      expect((await doctor.browser.post(at(id, rest))).refusal).toEqual([409, 'INVALID_TRANSITION'])
    }
  })
})

describe('archiving and restoring', () => {
  it('ends sign-in and the open invitation; restoring depends on the account', async () => {
    const patient = await asPatient(t, doctor)
    const archived = await doctor.browser.post(at(patient.id, '/archive'), { reason: 'Moved' })
    expect(archived.data).toMatchObject({ status: 'archived', status_reason: 'Moved' })
    expect((await patient.browser.get('/api/patient/me')).status).toBe(401)
    const twice = await doctor.browser.post(at(patient.id, '/archive'))
    expect([twice.status, twice.body.allowed]).toEqual([409, ['active', 'registered_by_doctor']])
    expect((await doctor.browser.post(at(patient.id, '/restore'))).data.status).toBe('active')
    // whoever was signed in signs in again
    expect((await patient.browser.get('/api/patient/me')).status).toBe(401)
    const { id } = await invite()
    expect((await doctor.browser.post(at(id, '/archive'))).data.invitation.status).toBe('revoked')
    expect((await doctor.browser.post(at(id, '/restore'))).data.status).toBe('registered_by_doctor')
    expect((await doctor.browser.post(at(id, '/restore'))).status).toBe(409)
  })
})

describe('somebody who asks to join', () => {
  const asking = async (email: string) => {
    const id = newId()
    await t.add(patients, {
      id,
      doctorId: doctor.id,
      number: `P-L${++count}`,
      lastName: 'Link',
      firstName: 'Lee',
      email,
      linkMessage: 'I was there in May.',
      status: 'link_requested',
    })
    return id
  }

  it('is accepted with an invitation, or declined without a mail', async () => {
    const accepted = await asking('asks@example.org')
    expect((await doctor.browser.post(at(accepted, '/invitation/resend'))).status).toBe(409)
    const answer = await doctor.browser.post(at(accepted, '/accept-link'))
    expect(answer.data).toMatchObject({ status: 'invited', link_message: 'I was there in May.' })
    expect(await mailsOf(accepted)).toHaveLength(1)
    expect((await doctor.browser.post(at(accepted, '/accept-link'))).status).toBe(409)
    const declined = await asking('asks2@example.org')
    const no = { code: 'not_my_patient', reason: 'Never met' }
    expect((await doctor.browser.post(at(declined, '/decline-link'), no)).data).toMatchObject({
      status: 'declined',
      status_reason: 'Never met',
    })
    const [event] = (await doctor.browser.list(at(declined, '/timeline'))).data
    expect(event).toMatchObject({
      event: 'patient.decline_link',
      reason: 'Never met',
      changes: [
        { field: 'status', before: 'link_requested', after: 'declined' },
        { field: 'code', before: null, after: 'not_my_patient' },
      ],
    })
    expect(await mailsOf(declined)).toEqual([])
    expect((await doctor.browser.post(at(declined, '/decline-link'))).status).toBe(409)
  })

  it('is not accepted twice under one address', async () => {
    const { id } = await invite({ email: 'here@example.org' })
    const second = await asking('Here@example.org')
    const answer = await doctor.browser.post(at(second, '/accept-link'))
    expect(answer.refusal).toEqual([409, 'EMAIL_TAKEN'])
    expect(await mailsOf(second)).toEqual([])
    expect(id).not.toBe(second)
  })
})

describe('changing a patient', () => {
  it('changes what is sent, raises the revision and names the fields in the log, not their values', async () => {
    const { id, browser } = await asPatient(t, doctor)
    const changed = await doctor.browser.patch(at(id), {
      revision: 1,
      allergies: ['Nuts'],
      tags: ['skin', 'skin', 'sleep'],
      pregnancy: 'no',
      first_order_discount_percent: 10,
      catalog_access: 'closed',
      birth_date: '1990-04-12',
    })
    expect(changed.data).toMatchObject({
      revision: 2,
      allergies: ['Nuts'],
      tags: ['skin', 'sleep'],
      first_order_discount_percent: 10,
      catalog_access: 'closed',
      place: { city: 'New York', region: 'NY', country: 'US' },
    })
    expect(changed.text).not.toContain('Main Street')
    const [row] = await t.ctx.db.select().from(auditLog).where(eq(auditLog.patientId, id)).limit(1)
    expect(JSON.stringify(row)).not.toContain('Nuts')
    const stale = await doctor.browser.patch(at(id), { revision: 1, kana: 'アナ' })
    expect(stale.body).toMatchObject({
      error_code: 'REVISION_CONFLICT',
      changed_at: expect.any(String),
    })
    expect(stale.status).toBe(409)
    const own = await browser.patch('/api/patient/me', { revision: 2, phone: '+1 212 555 0188' })
    expect(own.status).toBe(200)
    for (const look of ['notes', 'mails', 'timeline'])
      expect((await doctor.browser.list(at(id, `/${look}`))).status).toBe(200)
    const older = await doctor.browser.patch(at(id), { revision: 2, kana: 'アナ' })
    expect(older.body.changed_by).toMatch(/Patient/)
    const nothing = await doctor.browser.patch(at(id), { revision: 3, pregnancy: 'no' })
    expect(nothing.data.revision).toBe(3)
  })

  it('changes the address only until the first sign-in, and kills the link that went to the old one', async () => {
    const { id } = await invite()
    const revision = (await doctor.browser.get(at(id))).data.revision
    const changed = await doctor.browser.patch(at(id), { revision, email: 'new@example.org' })
    expect(changed.data).toMatchObject({
      email: 'new@example.org',
      display_status: 'registered_by_doctor',
    })
    const taken = await doctor.browser.patch(at(id), {
      revision: revision + 1,
      email: doctor.email,
    })
    expect(taken.status).toBe(200)
    const active = await asPatient(t, doctor)
    const refused = await doctor.browser.patch(at(active.id), {
      revision: 1,
      email: 'other@example.org',
    })
    expect(refused.faults).toEqual([422, ['email']])
    const double = await doctor.browser.patch(at(id), {
      revision: revision + 2,
      email: active.email,
    })
    expect(double.body).toMatchObject({ error_code: 'EMAIL_TAKEN', patient_id: active.id })
  })

  it('refuses a discount of more than the own rate', async () => {
    const { id } = await asPatient(t, doctor)
    const change = { revision: 1, discount_percent: 21, first_order_discount_percent: 101 }
    expect((await doctor.browser.patch(at(id), change)).faults).toEqual([
      422,
      ['discount_percent', 'first_order_discount_percent'],
    ])
  })
})

describe('reading a patient', () => {
  it('shows active recipes with the days that are left, and how much was ordered', async () => {
    const patient = await asPatient(t, doctor)
    const product = await makeProduct(t, { title: 'Magnesium' })
    const ordered = t.ago(35)
    const once = { timesOrdered: 1, lastOrderedAt: ordered, lastDeliveredAt: ordered }
    const lines = [once, {}, { optional: true }].map((line) => ({ product, line }))
    await makeIssuedRecipe(t, { doctor, patient }, lines)
    const { data } = await doctor.browser.get(at(patient.id))
    // 60 capsules at 1.5 a day last 40 days.
    expect(data.active_recipes[0].lines).toMatchObject([
      { title: 'Magnesium', days_left: 5, runs_out_on: '2026-11-25', orders_left: 3 },
      { days_left: null, runs_out_on: null, orders_left: 4 },
      { days_left: null, runs_out_on: null, orders_left: 4 },
    ])
    expect(data).toMatchObject({ renewal: 'due_soon', adherence: { lines: 2, lines_ordered: 1 } })
  })

  it('keeps notes for the doctor and tells what happened, newest first', async () => {
    const { id } = await invite()
    t.clock.advance(1_000)
    const note = await doctor.browser.post(at(id, '/notes'), { body: 'Prefers mornings.' })
    expect([note.status, note.data.author_name]).toEqual([201, expect.stringContaining('Doctor')])
    expect((await doctor.browser.get(at(id, '/notes'))).data).toEqual([note.data])
    const { revision } = (await doctor.browser.get(at(id))).data
    await doctor.browser.patch(at(id), { revision, discount_percent: 5, allergies: ['Nuts'] })
    const [update] = (await doctor.browser.list(at(id, '/timeline'), { range: [0, 0] })).data
    expect(update.changes).toEqual([
      { field: 'allergies', before: null, after: null },
      { field: 'discount_percent', before: '0', after: '5' },
    ])
    const events = await doctor.browser.list(at(id, '/timeline'), { range: [1, 2] })
    expect(events.headers['content-range']).toBe('timeline 1-2/4')
    expect(events.each('event')).toEqual(['patient.add_note', 'invitation.send'])
    expect(events.data[0]).toMatchObject({ actor_role: 'doctor', kind: 'patient', object: null })
    expect(events.data[1].changes).toEqual([
      { field: 'status', before: 'registered_by_doctor', after: 'invited' },
    ])
    expect(await actionsOf(id)).toContain('patient.read_timeline')
  })

  it('tells nothing of what is the administrators’ alone, nor why they have transferred', async () => {
    const admin = await asAdmin(t)
    const { id } = await asPatient(t, await asDoctor(t))
    const url = `/api/admin/patients/${id}`
    const reason = 'Unhappy with the other clinic.'
    const moved = { revision: 1, doctor_id: doctor.id, reason, consent: true }
    expect((await admin.browser.post(`${url}/transfer`, moved)).status).toBe(200)
    expect((await admin.browser.post(`${url}/reveal`, { field: 'email' })).status).toBe(200)
    const wish = await admin.browser.post(`${url}/anonymise`, { revision: 2, reason: 'Fraud.' })
    expect(wish.status).toBe(200)
    const { data } = await doctor.browser.list(at(id, '/timeline'))
    expect(data).toMatchObject([{ event: 'patient.transfer', reason: null }])
  })
})
