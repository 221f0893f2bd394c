import { dayMs as day } from '@officina/shared/dates/days'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { invitations, notes, patientLinks, patients, requests } from '../../db/schema/patient.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { recipeEvents, recipes } from '../../db/schema/recipe.ts'
import { inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { asAdmin, asDoctor, asPatient, type Person } from '../../testing/fixtures.ts'
import { start as began, useClinic } from '../../testing/harness.ts'
import { linkTo, tokenOf } from '../../testing/mails.ts'
import { questionnaireRow, recipeRow } from '../../testing/rows.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { formOf, png } from '../../testing/uploads.ts'

const start = new Date(began)
const t = await useClinic()
let former: Person
let doctor: Person
beforeEach(async () => {
  t.clock.set(start)
  former = await asDoctor(t)
  doctor = await asDoctor(t, { clinicName: 'New Clinic' })
})

const offers = '/api/patient/link-offers'
const at = (id: string, rest = '') => `/api/doctor/patients/${id}${rest}`
const invite = async (email: string, more: object = {}) => {
  const body = { last_name: 'Brown', first_name: 'Ana', email, ...more }
  const answer = await doctor.browser.post('/api/doctor/invitation', body)
  expect(answer.status).toBe(201)
  return answer.data.id as string
}
const rowOf = (id: string) => t.row(patients, id)
const offered = async (
  more: object = {},
  overrides: Partial<typeof patients.$inferInsert> = {},
) => {
  const patient = await asPatient(t, former, overrides)
  const invitedId = await invite(patient.email.toUpperCase(), more)
  const [offer] = (await patient.browser.get(offers)).data
  return { patient, invitedId, offer, url: `${offers}/${offer.id}` }
}
const mailsOf = (patientId: string) => t.rows(mails, { patientId })
const actionsOf = async (...ids: string[]) =>
  (await t.rows(auditLog, inArray(auditLog.patientId, ids)))
    .map(({ action }) => action)
    .filter((action) => !action.includes('read'))

describe('an offer', () => {
  it('says who invites, until when and with which words, and is a thing to do', async () => {
    const { patient, offer } = await offered({ personal_message: 'See you soon' })
    expect(offer).toMatchObject({
      status: 'open',
      clinic_name: 'New Clinic',
      name: 'Ana Brown',
      message: 'See you soon',
      expires_at: new Date(start.getTime() + 14 * day).toISOString(),
    })
    expect(offer.disclosure_text).toContain('commission')
    const [task] = (await patient.browser.get('/api/patient/top')).data.tasks
    expect(task).toMatchObject({ kind: 'link_offer', id: offer.id, label: 'New Clinic' })
    const other = await asPatient(t, former)
    expect((await other.browser.get(offers)).data).toEqual([])
  })

  it.each([
    ['en', 'See you', ['Dr Test Doctor', 'of New Clinic', 'accept or decline']],
    ['ja', 'お待ちしています', ['New Clinic', '医師', '辞退', '2026年12月4日']],
  ] as const)('is mailed in %s with the way to answer it', async (locale, message, parts) => {
    const patient = await asPatient(t, former)
    await t.change(accounts, patient.accountId, { locale })
    const [mail] = await mailsOf(await invite(patient.email, { personal_message: message }))
    expect(mail).toMatchObject({ template: 'patient-link-offer', locale, recipient: patient.email })
    for (const part of [...parts, message, '/user/top']) expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain('token=')
  })

  it.each(['accept', 'decline'])('%s is possible while it is open', async (verb) => {
    const { patient, invitedId, url } = await offered()
    const call = (who: Person, path: string) => who.browser.post(`${path}/${verb}`)
    await doctor.browser.post(at(invitedId, '/invitation/revoke'))
    expect((await call(patient, url)).refusal).toEqual([409, 'INVALID_TRANSITION'])
    expect((await patient.browser.get(offers)).data).toEqual([])
    // another invitation is another offer
    await doctor.browser.post(at(invitedId, '/invitation/resend'))
    const [next] = (await patient.browser.get(offers)).data
    expect(next.id).not.toBe(url.split('/').at(-1))
    t.clock.advance(14 * day)
    patient.browser = await setCookiesForTest(t, 'patient', patient.accountId)
    expect((await call(patient, `${offers}/${next.id}`)).status).toBe(409)
    expect((await patient.browser.get(offers)).data).toEqual([])
    expect((await rowOf(patient.id)).doctorId).toBe(former.id)
  })

  it('waits while the doctor who invites is suspended', async () => {
    const { patient, url } = await offered()
    await t.change(doctors, doctor.id, { status: 'suspended' })
    expect((await patient.browser.get(offers)).data).toEqual([])
    expect((await patient.browser.post(`${url}/accept`)).status).toBe(409)
  })
})

describe('accepting', () => {
  it('moves the patient with what both doctors have, and leaves one person', async () => {
    const draft = await recipeRow(t, { doctorId: doctor.id, status: 'draft' })
    const { patient, invitedId, offer, url } = await offered(
      { recipe_draft_id: draft, tags: ['new'], discount_percent: 5, phone: '0398765432' },
      { tags: ['old'], discountBp: 1_000, allergies: ['Latex'] },
    )
    await doctor.browser.patch(at(invitedId), { revision: 2, allergies: ['latex', 'Penicillin'] })
    await doctor.browser.post(at(invitedId, '/notes'), { body: 'Came by referral' })
    const scan = formOf({}, { files: [{ name: 'scan.png', content: png }] })
    expect((await doctor.browser.post(at(invitedId, '/files'), scan)).status).toBe(201)
    const owned = { doctorId: former.id, patientId: patient.id }
    const issued = await recipeRow(t, owned)
    const unsent = await recipeRow(t, { ...owned, status: 'draft' })
    const asked = { id: newId(), ...owned, kind: 'question', status: 'open' } as const
    await t.add(requests, {
      ...asked,
      expiresAt: new Date(start.getTime() + day),
      createdAt: start,
    })
    const shown = { visibility: 'selected', selected: { patients: [invitedId], tags: [] } }
    const forThem = { name: 'For Ana', ...shown }
    expect((await doctor.browser.post('/api/doctor/catalogs', forThem)).status).toBe(201)
    const questionnaireId = await questionnaireRow(t, { createdAt: start })
    const sent = { questionnaireId, status: 'sent', createdAt: start } as const
    await t.add(answerSets, [
      { ...owned, ...sent },
      { doctorId: doctor.id, patientId: invitedId, ...sent },
    ])

    const answer = await patient.browser.post(`${url}/accept`)
    expect([answer.status, answer.data.status]).toEqual([200, 'accepted'])
    expect(await rowOf(patient.id)).toMatchObject({
      doctorId: doctor.id,
      status: 'active',
      email: patient.email,
      accountId: patient.accountId,
      tags: ['new'],
      discountBp: 500,
      phone: '0398765432',
      allergies: ['Latex', 'Penicillin'],
    })
    expect(await rowOf(invitedId)).toMatchObject({
      status: 'anonymised',
      email: null,
      phone: null,
      allergies: [],
      lastName: 'Anonymised',
    })
    const { data: list } = await doctor.browser.list('/api/doctor/patients')
    expect(list.map((row: { id: string }) => row.id)).toEqual([patient.id])
    expect((await doctor.browser.get(at(invitedId))).status).toBe(404)
    expect((await doctor.browser.get(at(patient.id))).data).toMatchObject({
      display_status: 'active',
      invitation: { id: offer.id, status: 'accepted' },
    })
    expect((await doctor.browser.list(at(patient.id, '/notes'))).data).toMatchObject([
      { body: 'Came by referral' },
    ])
    expect((await t.rows(notes))[0]?.objectId).toBe(patient.id)
    expect((await doctor.browser.get(at(patient.id, '/files'))).data).toMatchObject([
      { filename: 'scan.png' },
    ])
    // the draft that has nothing in it stays one, now of the one patient
    const drafts = await t.rows(recipes, draft)
    expect(drafts).toMatchObject([{ patientId: patient.id, status: 'draft' }])

    expect((await former.browser.get(at(patient.id))).status).toBe(404)
    expect((await former.browser.list('/api/doctor/patients')).data).toEqual([])
    const kept = (await former.browser.get(`/api/doctor/recipes/${issued}`)).data
    expect(kept.actions).toEqual(['hold', 'cancel', 'void'])
    expect(Object.keys(kept.patient).sort().join(' ')).toBe(
      'first_name has_left id last_name number status',
    )
    expect((await former.browser.get(`/api/doctor/recipes/${unsent}`)).data.actions).toEqual([
      'delete',
    ])
    expect((await former.browser.get('/api/doctor/recipe-beginning')).data.unsent).toBeNull()
    const left = (await former.browser.list('/api/doctor/recipes')).data
    expect(left).toMatchObject(
      [unsent, issued].map((id) => ({ id, patient: { id: patient.id, has_left: true } })),
    )
    expect((await doctor.browser.get(`/api/doctor/recipes/${issued}`)).status).toBe(404)
    const request = await t.row(requests, asked.id)
    expect(request.status).toBe('withdrawn')
    const queue = await former.browser.list('/api/doctor/requests')
    expect(queue.data).toMatchObject([{ id: asked.id, patient: { has_left: true } }])
    const sets = await t.rows(answerSets, { patientId: patient.id })
    expect(sets.map((set) => [set.doctorId, set.status])).toEqual([
      [former.id, 'stopped'],
      [doctor.id, 'sent'],
    ])

    expect((await patient.browser.get('/api/patient/top')).data.doctor.clinic_name).toBe(
      'New Clinic',
    )
    const { catalogs } = (await patient.browser.get('/api/patient/catalogs')).data
    expect(catalogs).toContainEqual(expect.objectContaining({ name: 'For Ana' }))
    expect((await patient.browser.get(offers)).data).toEqual([])
    const own = (await patient.browser.get(`/api/patient/recipes/${issued}`)).data
    expect(own.of_former_doctor).toBe(true)
    const again = await patient.browser.post(`${url}/accept`)
    expect(again.refusal).toEqual([409, 'INVALID_TRANSITION'])
    expect((await mailsOf(patient.id)).map((mail) => [mail.template, mail.doctorId])).toEqual([
      ['patient-link-offer', doctor.id],
      ['patient-left', former.id],
      ['patient-joined', doctor.id],
      ['patient-transferred', doctor.id],
    ])
    expect((await mailsOf(patient.id))[2]?.text).toContain('has accepted your invitation')
  })

  it('is in the history of the patient and of the record that was merged', async () => {
    const { patient, invitedId, url } = await offered()
    await patient.browser.post(`${url}/accept`)
    const owner = await asAdmin(t)
    const { data: links } = await owner.browser.get(`/api/admin/patients/${patient.id}/links`)
    expect(links).toMatchObject([
      { doctor_id: doctor.id, to: null },
      { doctor_id: former.id, to: start.toISOString() },
    ])
    expect(await actionsOf(patient.id)).toEqual(['patient.transfer'])
    expect(await actionsOf(invitedId)).toEqual([
      'patient.register',
      'invitation.send',
      'patient.merge',
    ])
    const [log] = await t.rows(auditLog, { action: 'patient.merge' })
    expect(log).toMatchObject({ actorRole: 'patient' })
    const closed = await t.rows(patientLinks, { patientId: invitedId })
    expect(closed.map(({ to }) => to)).toEqual([start])
  })

  it('leaves the former doctor what is shown to search by, and nothing else', async () => {
    const { patient, url } = await offered({}, { lastName: 'Okafor', phone: '0398765432' })
    const owned = { doctorId: former.id, patientId: patient.id }
    const recipeId = await recipeRow(t, owned)
    await t.add(recipeEvents, {
      ...{ ...owned, recipeId, seriesId: recipeId, version: 1 },
      ...{ event: 'issued', actorRole: 'doctor', at: t.clock.now() },
    })
    const found = async (name: string) => {
      const filter = { patient: name }
      const paths = ['/api/doctor/recipes', '/api/doctor/recipe-histories']
      const answers = await Promise.all(paths.map((path) => former.browser.list(path, { filter })))
      return answers.map(({ data }) => data.length)
    }
    expect(await found('876543')).toEqual([1, 1])
    expect((await patient.browser.post(`${url}/accept`)).status).toBe(200)
    await t.change(patients, patient.id, { email: 'ada@secret.example', phone: '0355512345' })
    for (const part of ['secret', 'ada@secret.example', '551234', '03 5551 2345'])
      expect(await found(part), part).toEqual([0, 0])
    const { number } = await rowOf(patient.id)
    for (const part of ['okafor', 'Test Okafor', number])
      expect(await found(part), part).toEqual([1, 1])
  })

  it('is refused while the clinic has another date of birth', async () => {
    const { patient, invitedId, url } = await offered(
      { birth_date: '1990-04-01' },
      { birthDate: '1991-04-01' },
    )
    expect((await patient.browser.post(`${url}/accept`)).refusal).toEqual([409, 'BIRTH_DATE_WRONG'])
    await doctor.browser.patch(at(invitedId), { revision: 2, birth_date: '1991-04-01' })
    expect((await patient.browser.post(`${url}/accept`)).status).toBe(200)
  })

  it('asks for the date of birth that only the clinic knows, three times', async () => {
    const { patient, invitedId, offer, url } = await offered({
      birth_date: '1990-04-01',
      personal_message: 'See you soon',
    })
    expect(offer).toMatchObject({ birth_date_required: true, name: null, message: null })
    const accept = (birth_date?: string) =>
      patient.browser.post(`${url}/accept`, birth_date ? { birth_date } : undefined)
    expect((await accept()).faults).toEqual([422, ['birth_date']])
    const wrong = await accept('1991-04-01')
    expect([wrong.status, wrong.body.tries_left]).toEqual([422, 2])
    await accept('1992-04-01')
    for (const date of ['1993-04-01', '1990-04-01'])
      expect((await accept(date)).body.error_code).toBe('INVITE_LOCKED')
    expect((await rowOf(patient.id)).doctorId).toBe(former.id)
    await doctor.browser.post(at(invitedId, '/invitation/resend'))
    const [next] = (await patient.browser.get(offers)).data
    const done = await patient.browser.post(`${offers}/${next.id}/accept`, {
      birth_date: '1990-04-01',
    })
    expect(done.data).toMatchObject({ status: 'accepted', name: 'Ana Brown' })
    expect(await rowOf(patient.id)).toMatchObject({
      doctorId: doctor.id,
      birthDate: '1990-04-01',
    })
  })

  it('happens once of two at once, and wins or loses as a whole against withdrawing', async () => {
    const twice = await offered()
    const answers = await Promise.all(
      [1, 2].map(() => twice.patient.browser.post(`${twice.url}/accept`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await actionsOf(twice.patient.id)).toEqual(['patient.transfer'])
    for (let round = 0; round < 4; round++) {
      const { patient, invitedId, url } = await offered()
      const revoke = () => doctor.browser.post(at(invitedId, '/invitation/revoke'))
      const accept = () => patient.browser.post(`${url}/accept`)
      const calls = round % 2 ? [accept(), revoke()] : [revoke(), accept()].reverse()
      const [accepted] = await Promise.all(calls)
      const row = await rowOf(patient.id)
      const invitation = await t.row(invitations, url.split('/').at(-1) ?? '')
      expect([accepted?.status, row.doctorId, invitation.status]).toEqual(
        accepted?.status === 200 ? [200, doctor.id, 'accepted'] : [409, former.id, 'revoked'],
      )
    }
  })
})

describe('who was archived', () => {
  const password = 'a quiet garden 7'
  const versions = Object.fromEntries(
    ['terms', 'privacy', 'disclosure'].map((of) => [`${of}_version`, '2026-11-01']),
  )
  const followed = async (patient: Person, more: object = {}) => {
    await former.browser.post(at(patient.id, '/archive'))
    const invitedId = await invite(patient.email, more)
    const browser = t.browser()
    const token = tokenOf(await linkTo(t, patient.email))
    await browser.post('/api/patient/invite/token', { token, ...more })
    const body = { patient_id: invitedId, password, password_confirmation: password }
    const accept = () =>
      browser.post('/api/patient/invite/login', {
        ...{ ...body, ...versions, health_data_accepted: true },
      })
    return { invitedId, browser, accept }
  }

  it('accepts by the link of the email, and has the account back at the doctor who invites', async () => {
    const patient = await asPatient(t, former, { allergies: ['Latex'] })
    const issued = await recipeRow(t, { doctorId: former.id, patientId: patient.id })
    const { invitedId, browser, accept } = await followed(patient)
    const read = await browser.get('/api/patient/invite')
    expect(read.data).toMatchObject({ reopens_account: true })
    expect((await accept()).data).toMatchObject({ role: 'PATIENT', email: patient.email })
    expect((await browser.get('/api/patient/top')).data.doctor.clinic_name).toBe('New Clinic')
    expect(await rowOf(patient.id)).toMatchObject({
      doctorId: doctor.id,
      accountId: patient.accountId,
      status: 'active',
      statusReason: null,
      allergies: ['Latex'],
    })
    expect((await rowOf(invitedId)).status).toBe('anonymised')
    expect((await former.browser.get(at(patient.id))).status).toBe(404)
    expect((await former.browser.get(`/api/doctor/recipes/${issued}`)).status).toBe(200)
    expect((await doctor.browser.get(`/api/doctor/recipes/${issued}`)).status).toBe(404)
    expect(await actionsOf(patient.id)).toEqual([
      'patient.archive',
      'patient.restore',
      'patient.transfer',
    ])
    const login = { email: patient.email, password }
    expect((await t.browser().post('/api/patient/login', login)).status).toBe(200)
    expect((await accept()).status).toBe(410)
  })

  it('is neither let in without the second factor, nor in place of somebody born on another day', async () => {
    const known = await asPatient(t, former)
    await t.change(accounts, known.accountId, { totpSecret: 'kept' })
    const { browser, accept } = await followed(known)
    expect((await accept()).refusal).toEqual([409, 'SECOND_FACTOR_NEEDED'])
    expect((await browser.get('/api/patient/me')).status).toBe(401)
    expect((await rowOf(known.id)).doctorId).toBe(doctor.id)

    const other = await asPatient(t, former, { birthDate: '1991-04-01' })
    const child = await followed(other, { birth_date: '2015-04-01' })
    expect((await child.accept()).refusal).toEqual([409, 'BIRTH_DATE_WRONG'])
    expect(await rowOf(other.id)).toMatchObject({ doctorId: former.id, status: 'archived' })
  })
})

it('tells the doctor who invites nothing of it, to the byte, at any step', async () => {
  const known = await asPatient(t, former)
  await t.change(accounts, known.accountId, { locale: 'ja' })
  const unknown = 'nobody@example.org'
  const both = [known.email, unknown]
  const ids = [await invite(known.email), await invite(unknown)]
  const guest = t.browser()
  const same = async () => {
    const seen = await Promise.all(ids.map((id, i) => seenOf(id, both[i] ?? '')))
    expect(seen[0]).toBe(seen[1])
    return seen[0]
  }
  await same()
  // nor does whoever has a link that was handed over
  const handedTo = async (id: string) => {
    const { data } = await doctor.browser.post(at(id, '/invitation/link'))
    const holder = t.browser()
    const shown = await holder.post('/api/patient/invite/token', {
      token: new URL(data.url).searchParams.get('token'),
    })
    const { patient_id, email, ...rest } = shown.data
    const mailed = await holder.post('/api/patient/invite/mail')
    expect(mailed.status).toBe(200)
    return JSON.stringify([rest, mailed.body])
  }
  expect(await handedTo(ids[0] ?? '')).toBe(await handedTo(ids[1] ?? ''))
  await same()
  await t.advance(3 * day + 3_600_000)
  // sessions of doctors do not last for days
  doctor.browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  known.browser = await setCookiesForTest(t, 'patient', known.accountId)
  const reminded = await same()
  expect(reminded).toContain('patient-invitation-reminder')
  const { data } = await known.browser.get(offers)
  await guest.post('/api/patient/invite/token', { token: tokenOf(await linkTo(t, unknown)) })
  expect(await same()).toContain('"opened"')
  const told = await t.rows(mails, { doctorId: doctor.id })
  const declined = await known.browser.post(`${offers}/${data[0].id}/decline`)
  expect([declined.status, declined.data.status]).toEqual([200, 'declined'])
  expect((await guest.post('/api/patient/invite/decline')).status).toBe(200)
  expect(await same()).toContain('"invitation_declined"')
  const after = await t.rows(mails, { doctorId: doctor.id })
  expect(after).toHaveLength(told.length)
  for (const id of ids)
    expect((await doctor.browser.post(at(id, '/invitation/revoke'))).status).toBe(409)
  expect((await known.browser.post(`${offers}/${data[0].id}/decline`)).status).toBe(409)
  expect((await guest.post('/api/patient/invite/decline')).refusal).toEqual([410, 'INVITE_REVOKED'])
  for (const id of ids) await doctor.browser.post(at(id, '/invitation/resend'))
  await same()
})

/** What the doctor can read of an invited person, without what differs of any two. */
async function seenOf(id: string, email: string): Promise<string> {
  const parts = await Promise.all(
    ['', '/mails', '/timeline', '/notes', '/orders'].map((rest) =>
      doctor.browser.get(at(id, rest)),
    ),
  )
  const { data } = await doctor.browser.list('/api/doctor/patients', { filter: { q: email } })
  return [...parts.map(({ text }) => text), JSON.stringify(data)]
    .join('\n')
    .replaceAll(email, 'email')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|P-\d{6}|audit-\d+/g, 'id')
}
