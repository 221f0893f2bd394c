import { describe, expect, it, vi } from 'vitest'
import { accounts, consents } from '../../db/schema/account.ts'
import { dataClassOf } from '../../db/schema/dataClass.ts'
import { orders } from '../../db/schema/order.ts'
import { addresses, invitations, patientLinks, patients } from '../../db/schema/patient.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { and, eq, getTableColumns } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  password,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { orderRow, questionnaireRow, recipeRow } from '../../testing/rows.ts'
import { unzip } from '../../testing/unzip.ts'

const t = await useClinic()
const owner = await asAdmin(t)
const other = await asAdmin(t)
const reader = await asAdmin(t, 'read_only')
const support = await asAdmin(t, 'support')
const doctor = await asDoctor(t)

const missing = '0193a5b2-0000-7000-8000-00000000dead'
const url = (id: string, rest = '') => `/api/admin/patients/${id}${rest}`
const rowOf = (id: string) => t.row(patients, id)
const auditOf = async (id: string) =>
  (await t.rows(auditLog, { patientId: id }))
    .filter((row) => row.action !== 'patient.read')
    .toSorted((a, b) => a.id - b.id)
const mailsOf = async (id: string) =>
  (await t.rows(mails, { patientId: id })).map((mail) => mail.template)

async function invited(more: Partial<typeof patients.$inferInsert> = {}) {
  const id = newId()
  await t.add(patients, {
    id,
    doctorId: doctor.id,
    number: `P-I${id.slice(-8)}`,
    lastName: 'Invited',
    firstName: 'Ina',
    email: `${id}@example.org`,
    status: 'registered_by_doctor',
    ...more,
  })
  return id
}

const order = (patientId: string, orderState: 'open' | 'completed', total = 5_000) =>
  orderRow(t, {
    doctorId: doctor.id,
    patientId,
    source: 'catalog',
    subtotal: total,
    total,
    orderState,
    fulfilmentState: orderState === 'open' ? 'unfulfilled' : 'delivered',
  })

const reason = 'Chargeback on two orders.'
const commands = [
  { path: '/suspend', body: { revision: 1, reason }, from: 'active', wrong: 'archived' },
  { path: '/reinstate', body: { revision: 1, reason }, from: 'suspended', wrong: 'archived' },
  { path: '/archive', body: { revision: 1, reason }, from: 'active', wrong: 'suspended' },
  { path: '/restore', body: { revision: 1 }, from: 'archived', wrong: 'suspended' },
  { path: '/resend-invitation', body: { revision: 1 }, from: 'invited', wrong: 'active' },
  { path: '/revoke-invitation', body: { revision: 1 }, from: 'invited', wrong: 'active' },
  {
    path: '/change-invitation-address',
    body: { revision: 1, email: 'new@example.org' },
    from: 'invited',
    wrong: 'active',
  },
  {
    path: '/transfer',
    body: { revision: 1, doctor_id: missing, reason, consent: true },
    from: 'active',
    wrong: 'declined',
  },
  { path: '/anonymise', body: { revision: 1, reason }, from: 'active', wrong: 'anonymised' },
  { path: '/confirm-anonymise', body: { revision: 1 }, from: 'active', wrong: 'active' },
  { path: '/withdraw-anonymise', body: { revision: 1 }, from: 'active', wrong: 'active' },
] as const

describe.each(commands)('POST patient$path', ({ path, body, from, wrong }) => {
  it('is a conflict in another state and for a stale revision', async () => {
    const elsewhere = await asPatient(t, doctor, { status: wrong })
    const refused = await owner.browser.post(url(elsewhere.id, path), body)
    expect(refused.refusal).toEqual([409, 'INVALID_TRANSITION'])
    const patient = await asPatient(t, doctor, { status: from, revision: 7 })
    const stale = await owner.browser.post(url(patient.id, path), body)
    expect(stale.body).toMatchObject({ error_code: 'REVISION_CONFLICT' })
  })
})

describe('states', () => {
  it('suspending ends the sessions; reinstating gives the account back', async () => {
    const patient = await asPatient(t, doctor)
    const suspended = await support.browser.post(url(patient.id, '/suspend'), {
      revision: 1,
      reason,
    })
    expect(suspended.data).toMatchObject({
      status: 'suspended',
      status_reason: reason,
      revision: 2,
      allowed: expect.arrayContaining(['active', 'anonymised']),
    })
    expect((await patient.browser.get('/api/patient/me')).status).toBe(401)
    const back = await support.browser.post(url(patient.id, '/reinstate'), { revision: 2, reason })
    expect(back.data).toMatchObject({ status: 'active', status_reason: null })
    expect((await auditOf(patient.id)).map((row) => [row.action, row.reason])).toEqual([
      ['patient.suspend', reason],
      ['patient.reinstate', reason],
    ])
  })

  it('archiving ends the invitation; without an account one goes back to not invited', async () => {
    const id = await invited()
    await owner.browser.post(url(id, '/resend-invitation'), { revision: 1 })
    const { data } = await owner.browser.get(url(id))
    expect(data).toMatchObject({ status: 'invited', open_invitation: true, sends_left_today: 4 })
    const archived = await owner.browser.post(url(id, '/archive'), {
      revision: data.revision,
      reason,
    })
    expect(archived.data).toMatchObject({ status: 'archived', open_invitation: false })
    const restored = await owner.browser.post(url(id, '/restore'), {
      revision: archived.data.revision,
    })
    expect(restored.data.status).toBe('registered_by_doctor')
  })
})

describe('invitations', () => {
  it('are sent again, revoked, and sent to another address', async () => {
    const id = await invited()
    await support.browser.post(url(id, '/resend-invitation'), { revision: 1 })
    const { data } = await support.browser.get(url(id))
    const revoked = await support.browser.post(url(id, '/revoke-invitation'), {
      revision: data.revision,
    })
    expect(revoked.data.open_invitation).toBe(false)
    const again = await support.browser.post(url(id, '/revoke-invitation'), {
      revision: revoked.data.revision,
    })
    expect(again.status).toBe(409)
    const moved = await support.browser.post(url(id, '/change-invitation-address'), {
      revision: revoked.data.revision,
      email: 'ina.new@example.org',
    })
    expect(moved.data).toMatchObject({
      email_masked: 'i•••@example.org',
      invitation_state: 'pending',
    })
    expect((await rowOf(id)).email).toBe('ina.new@example.org')
    expect(await mailsOf(id)).toEqual(['patient-invitation', 'patient-invitation'])
    const { data: list } = await support.browser.get(url(id, '/invitations'))
    expect(list.map((row: { status: string }) => row.status)).toEqual(['pending', 'revoked'])
    expect(JSON.stringify(list)).not.toContain('ina.new')
  })

  it('refuse an address the doctor has already', async () => {
    const taken = await asPatient(t, doctor)
    const id = await invited()
    const path = url(id, '/change-invitation-address')
    const answer = await owner.browser.post(path, { revision: 1, email: taken.email })
    expect(answer.faults).toEqual([422, ['email']])
    expect((await rowOf(id)).status).toBe('registered_by_doctor')
  })

  it('are not sent for a suspended doctor, nor more than five times a day', async () => {
    const away = await asDoctor(t, { status: 'suspended' })
    const id = await invited({ doctorId: away.id })
    expect((await owner.browser.post(url(id, '/resend-invitation'), { revision: 1 })).status).toBe(
      409,
    )
    const busy = await invited()
    const path = '/api/admin/patients/resend-invitations'
    for (let n = 0; n < 5; n++)
      expect((await owner.browser.post(path, { ids: [busy] })).data[0].ok).toBe(true)
    const { data } = await owner.browser.post(path, { ids: [busy, missing, id] })
    expect(data.map((row: { error_code: string }) => row.error_code)).toEqual([
      'RATE_LIMITED',
      'NOT_FOUND',
      'INVALID_TRANSITION',
    ])
  })
})

describe('a transfer', () => {
  it('moves the patient, closes the link, and tells all three', async () => {
    const next = await asDoctor(t)
    const patient = await asPatient(t, doctor, { discountBp: 500, tags: ['vip'] })
    const answer = await support.browser.post(url(patient.id, '/transfer'), {
      revision: 1,
      doctor_id: next.id,
      reason: 'Has moved.',
      consent: true,
    })
    expect(answer.status).toBe(200)
    expect(await rowOf(patient.id)).toMatchObject({ doctorId: next.id, discountBp: 0, tags: [] })
    const { data: links } = await owner.browser.get(url(patient.id, '/links'))
    expect(links).toMatchObject([
      { doctor_id: next.id, to: null },
      { doctor_id: doctor.id, to: expect.any(String), reason: 'Has moved.' },
    ])
    const address = await t.row(addresses, { patientId: patient.id })
    expect(address.doctorId).toBe(next.id)
    expect((await mailsOf(patient.id)).sort()).toEqual([
      'patient-joined',
      'patient-left',
      'patient-transferred',
    ])
    expect((await doctor.browser.get(`/api/doctor/patients/${patient.id}`)).status).toBe(404)
    expect((await next.browser.get(`/api/doctor/patients/${patient.id}`)).status).toBe(200)
    expect((await patient.browser.get('/api/patient/me')).status).toBe(200)
  })

  it('leaves the patient, and nobody else, what was ordered with the former doctor', async () => {
    const former = await asDoctor(t, { clinicName: 'Clinic of Before' })
    const next = await asDoctor(t)
    const patient = await asPatient(t, former)
    const product = await makeProduct(t)
    const { id, number } = await placeTestOrder(t, patient, former, [{ product, quantity: 1 }])
    const moved = await support.browser.post(url(patient.id, '/transfer'), {
      revision: 1,
      doctor_id: next.id,
      reason: 'Has moved.',
      consent: true,
    })
    expect(moved.status).toBe(200)
    const { data: list } = await patient.browser.get('/api/patient/orders')
    expect(list).toMatchObject([{ number }])
    expect((await patient.browser.get(`/api/patient/orders/${id}`)).status).toBe(200)
    const made = vi.spyOn(t.ctx.compute, 'pdf')
    expect((await patient.browser.get(`/api/patient/orders/${id}/receipt`)).status).toBe(200)
    expect(JSON.stringify(made.mock.lastCall)).toContain('Clinic of Before')
    expect((await former.browser.get(`/api/doctor/orders/${id}`)).status).toBe(200)
    expect((await next.browser.get(`/api/doctor/orders/${id}`)).status).toBe(404)
  })

  it('ends the questionnaires that the former doctor has sent and are not answered', async () => {
    const next = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const questionnaireId = await questionnaireRow(t)
    const asked = { doctorId: doctor.id, patientId: patient.id, questionnaireId }
    const states = ['sent', 'in_progress', 'submitted'] as const
    await t.add(
      answerSets,
      states.map((status) => ({ ...asked, status, createdAt: t.clock.now() })),
    )
    const sent = { revision: 1, doctor_id: next.id, reason, consent: true }
    expect((await owner.browser.post(url(patient.id, '/transfer'), sent)).status).toBe(200)
    const sets = await t.rows(answerSets, { patientId: patient.id })
    expect(sets.map((set) => [set.status, set.revision])).toEqual([
      ['stopped', 2],
      ['stopped', 2],
      ['submitted', 1],
    ])
  })

  it('leaves words and drafts of an invitation with the former doctor', async () => {
    const [former, next] = [await asDoctor(t), await asDoctor(t)]
    const draft = await recipeRow(t, { doctorId: former.id, status: 'draft' })
    const added = await former.browser.post('/api/doctor/invitation', {
      ...{ last_name: 'Moved', first_name: 'Mo', email: 'moved@example.org' },
      ...{ personal_message: 'Only between us', recipe_draft_id: draft },
    })
    expect(added.status).toBe(201)
    const { id } = added.data
    await t.change(patients, id, { invitationMessage: 'Saved before' })
    const { revision } = (await owner.browser.get(url(id))).data
    const sent = { revision, doctor_id: next.id, reason, consent: true }
    expect((await owner.browser.post(url(id, '/transfer'), sent)).status).toBe(200)
    const { data } = await next.browser.get(`/api/doctor/patients/${id}`)
    expect(data).toMatchObject({
      invitation: null,
      next_invitation: { message: null, recipe_draft: null },
    })
    const again = await next.browser.post(`/api/doctor/patients/${id}/invitation/resend`)
    expect(again.status).toBe(200)
    const ofNext = and(eq(invitations.patientId, id), eq(invitations.doctorId, next.id))
    expect(await t.rows(invitations, ofNext)).toMatchObject([
      { message: null, recipeDraftId: null },
    ])
    const [mail] = await mailsTo(t, 'moved@example.org')
    expect(mail?.subject).toContain('invites you')
    expect(mail?.text).not.toMatch(/Only between us|Saved before/)
  })

  it('leaves what the patient wrote to join, and why they were archived, with the former doctor', async () => {
    const [former, next] = [await asDoctor(t), await asDoctor(t)]
    const { id } = await asPatient(t, former, { linkMessage: 'I saw you in May' })
    const body = { reason: 'Never pays' }
    expect((await former.browser.post(`/api/doctor/patients/${id}/archive`, body)).status).toBe(200)
    const { revision } = (await owner.browser.get(url(id))).data
    const sent = { revision, doctor_id: next.id, reason, consent: true }
    expect((await owner.browser.post(url(id, '/transfer'), sent)).status).toBe(200)
    const { data } = await next.browser.get(`/api/doctor/patients/${id}`)
    expect(data).toMatchObject({ status: 'archived', status_reason: null, link_message: null })
  })

  it('needs consent, another approved doctor, and an address that is free there', async () => {
    const patient = await asPatient(t, doctor)
    const suspended = await asDoctor(t, { status: 'suspended' })
    const next = await asDoctor(t)
    await invited({ doctorId: next.id, email: patient.email })
    const send = (more: object) =>
      owner.browser.post(url(patient.id, '/transfer'), {
        revision: 1,
        doctor_id: next.id,
        reason,
        consent: true,
        ...more,
      })
    for (const [more, field] of [
      [{ consent: false }, 'consent'],
      [{ doctor_id: doctor.id }, 'doctor_id'],
      [{ doctor_id: suspended.id }, 'doctor_id'],
      [{ doctor_id: missing }, 'doctor_id'],
      [{}, 'doctor_id'],
    ] as const) {
      expect((await send(more)).faults).toEqual([422, [field]])
    }
    expect(await t.rows(patientLinks, { patientId: patient.id })).toEqual([])
  })
})

describe('anonymising', () => {
  it('takes two administrators, takes the person away and leaves the amounts', async () => {
    const patient = await asPatient(t, doctor, { allergies: ['peanut'], phone: '0312345678' })
    const orderId = await order(patient.id, 'completed')
    await t.add(consents, {
      accountId: patient.accountId,
      documentKey: 'privacy-policy',
      version: '1',
      acceptedAt: t.clock.now(),
      ip: '10.0.0.1',
    })
    const [running, paused] = await Promise.all(
      (['issued', 'on_hold'] as const).map((status) =>
        recipeRow(t, { doctorId: doctor.id, patientId: patient.id, status }),
      ),
    )
    const question = { kind: 'question', message: 'May I take both?' }
    await patient.browser.post('/api/patient/requests', question)
    const toDo = async () => {
      const { practice } = (await doctor.browser.get('/api/doctor/top')).data
      return practice.needs_you.filter(
        (task: { patient: { id: string } | null }) => task.patient?.id === patient.id,
      )
    }
    expect(await toDo()).toHaveLength(1)
    const asked = await owner.browser.post(url(patient.id, '/anonymise'), { revision: 1, reason })
    expect(asked.data).toMatchObject({ anonymise_mine: true, anonymise_reason: reason })
    const waiting = await owner.browser.list('/api/admin/patients', {
      filter: { anonymise_requested: true },
    })
    expect(waiting.each('id')).toEqual([patient.id])
    const own = await owner.browser.post(url(patient.id, '/confirm-anonymise'), { revision: 2 })
    expect(own.refusal).toEqual([403, 'FOUR_EYES'])
    const done = await other.browser.post(url(patient.id, '/confirm-anonymise'), { revision: 2 })
    expect(await toDo()).toEqual([])
    expect(done.data).toMatchObject({
      status: 'anonymised',
      has_account: false,
      name: 'Anonymised',
      email_masked: null,
      phone_masked: null,
      allergies: [],
      lifetime_sales: 5_000,
      orders_count: 1,
      allowed: [],
    })
    const kept = await t.row(orders, orderId)
    expect(kept).toMatchObject({ total: 5_000, shipRegion: 'US-NY' })
    expect(JSON.stringify(kept)).not.toContain('Secret')
    const account = await t.row(accounts, patient.accountId)
    expect(account).toMatchObject({
      passwordHash: null,
      email: expect.stringMatching(/@anonymised\.invalid$/),
    })
    expect((await patient.browser.get('/api/patient/me')).status).toBe(401)
    expect((await owner.browser.get(url(patient.id, '/addresses'))).data).toEqual([])
    const actions = (await auditOf(patient.id)).map((row) => row.action)
    expect(actions.filter((action) => !action.endsWith('.listed'))).toEqual([
      'request.make',
      'patient.anonymise_request',
      'patient.anonymise',
      'request.withdrawn',
      'recipe.cancelled',
      'recipe.cancelled',
    ])
    for (const id of [running, paused]) {
      const { data } = await doctor.browser.get(`/api/doctor/recipes/${id}`)
      expect(data).toMatchObject({ status: 'cancelled', events: [{ event: 'cancelled' }] })
    }
    const change = await owner.browser.patch(url(patient.id), { revision: 3, last_name: 'X' })
    expect(change.status).toBe(409)
  })

  it('is withdrawn, and waits for open orders', async () => {
    const patient = await asPatient(t, doctor)
    const id = await order(patient.id, 'open')
    const path = url(patient.id, '/anonymise')
    const refused = await owner.browser.post(path, { revision: 1, reason })
    expect(refused.refusal).toEqual([409, 'PATIENT_HAS_OPEN_ORDERS'])
    await t.change(orders, id, { orderState: 'completed' })
    await owner.browser.post(path, { revision: 1, reason })
    expect((await other.browser.post(path, { revision: 2, reason })).status).toBe(409)
    const back = await other.browser.post(url(patient.id, '/withdraw-anonymise'), { revision: 2 })
    expect(back.data).toMatchObject({ anonymise_requested_at: null, status: 'active' })
    expect((await patient.browser.get('/api/patient/me')).status).toBe(200)
  })
})

describe('a patient who wants to be deleted', () => {
  it('asks with the password, takes it back, is declined in words, or is anonymised by two', async () => {
    const patient = await asPatient(t, doctor)
    const own = '/api/patient/account/deletion'
    const ask = (current_password = password) =>
      patient.browser.post(own, { current_password, reason: 'Moving away' })
    expect((await ask('wrong-password')).faults).toEqual([422, ['current_password']])
    expect((await patient.browser.call('DELETE', own)).body.error_code).toBe('NOT_ASKED')
    expect((await ask()).data.deletion_asked_at).not.toBeNull()
    const twice = await ask()
    expect(twice.refusal).toEqual([409, 'ALREADY_ASKED'])
    // whoever is deleted has no address any more
    expect(twice.body.message).not.toContain('email you')
    const waiting = await support.browser.list('/api/admin/patients', {
      filter: { deletion_asked: true },
    })
    expect(waiting.each('id')).toEqual([patient.id])
    const { data: queues } = await support.browser.get('/api/admin/queues')
    expect(queues.queues).toContainEqual(expect.objectContaining({ kind: 'deletions', count: 1 }))
    expect((await patient.browser.call('DELETE', own)).data.deletion_asked_at).toBeNull()
    t.clock.advance(1_000)
    await ask()
    const read = async () => (await owner.browser.get(url(patient.id))).data
    const { revision, deletion_reason } = await read()
    expect(deletion_reason).toBe('Moving away')
    const declined = await owner.browser.post(url(patient.id, '/decline-deletion'), {
      revision,
      reason: 'A refund is still open.',
    })
    expect(declined.data).toMatchObject({ deletion_asked_at: null, deletion_reason: null })
    const sent = await mailsTo(t, patient.email)
    expect(sent.map(({ template }) => template)).toEqual([
      'deletion_declined',
      'deletion_asked',
      'deletion_asked',
    ])
    expect(sent[0]?.text).toContain('A refund is still open.')
    t.clock.advance(1_000)
    await ask()
    const begun = await owner.browser.post(url(patient.id, '/anonymise'), {
      revision: (await read()).revision,
      reason,
    })
    expect((await patient.browser.call('DELETE', own)).body.error_code).toBe('DELETION_BEGUN')
    const done = await other.browser.post(url(patient.id, '/confirm-anonymise'), {
      revision: begun.data.revision,
    })
    expect(done.data).toMatchObject({ status: 'anonymised', deletion_asked_at: null })
  })
})

describe('what is private', () => {
  it('health data are left out without the permission, and the look is recorded', async () => {
    const patient = await asPatient(t, doctor, { allergies: ['peanut'], linkMessage: 'Eczema' })
    const hidden = await support.browser.get(url(patient.id))
    expect(hidden.status).toBe(200)
    for (const field of ['allergies', 'conditions', 'medications', 'pregnancy', 'link_message'])
      expect(hidden.data).not.toHaveProperty(field)
    expect(hidden.text).not.toContain(patient.email)
    const shown = await owner.browser.get(url(patient.id))
    expect(shown.data.allergies).toEqual(['peanut'])
    const looks = await t.rows(auditLog, { patientId: patient.id, action: 'patient.read' })
    expect(looks.map((row) => row.after)).toEqual([{ health_data: false }, { health_data: true }])
  })

  it('an address is shown one at a time and written down', async () => {
    const patient = await asPatient(t, doctor, { phone: '+1 212 555 0100' })
    const path = url(patient.id, '/reveal')
    expect((await reader.browser.post(path, { field: 'email' })).data.value).toBe(patient.email)
    expect((await reader.browser.post(path, { field: 'phone' })).data.value).toBe('+1 212 555 0100')
    expect((await auditOf(patient.id)).map((row) => [row.action, row.after])).toEqual([
      ['patient.reveal', { field: 'email' }],
      ['patient.reveal', { field: 'phone' }],
    ])
  })

  it('the address book masks its numbers; one is shown at a time and written down', async () => {
    const patient = await asPatient(t, doctor)
    const stranger = await asPatient(t, doctor)
    const listed = await reader.browser.get(url(patient.id, '/addresses'))
    const [address] = listed.data
    const row = await t.row(addresses, address.id)
    expect(address.phone).toBe(`•••• ${row.phone.slice(-4)}`)
    expect(listed.text).not.toContain(row.phone)
    const ask = (id: string, address_id: string) =>
      reader.browser.post(url(id, '/reveal'), { field: 'phone', address_id })
    expect((await ask(patient.id, address.id)).data.value).toBe(row.phone)
    expect((await ask(stranger.id, address.id)).status).toBe(404)
    expect((await auditOf(patient.id)).map((row) => row.after)).toEqual([
      { field: 'phone', part: 'addresses' },
    ])
    expect(await auditOf(stranger.id)).toEqual([])
  })

  it('the mail log masks its recipients', async () => {
    const patient = await asPatient(t, doctor)
    await t.add(mails, {
      template: 'recipe-issued',
      locale: 'en',
      recipient: patient.email,
      patientId: patient.id,
      doctorId: doctor.id,
      subject: 'A new recipe',
      html: 'x',
      text: 'secret text',
      status: 'sent',
    })
    const answer = await reader.browser.get(url(patient.id, '/mails'))
    expect(answer.data).toMatchObject([
      { subject: 'A new recipe', recipient_masked: 'p•••@example.org', status: 'sent' },
    ])
    expect(answer.text).not.toContain('secret text')
    const ofDoctor = await reader.browser.get(`/api/admin/doctors/${doctor.id}/mails`)
    expect(ofDoctor.status).toBe(200)
    expect(ofDoctor.text).not.toContain('A new recipe')
  })
})

describe('the export of all data', () => {
  async function unzipped(who: Person, id: string) {
    const answer = await who.browser.post(url(id, '/export-data'))
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = await unzip(answer.raw)
    const names = [...files.keys()].join()
    const file = (name: string) => JSON.parse(String(files.get(`${name}.json`)))
    return { names, file }
  }

  it('holds health data and recipes only for those who may read them', async () => {
    const patient = await asPatient(t, doctor, { allergies: ['peanut'] })
    await order(patient.id, 'completed')
    await recipeRow(t, {
      number: 'R-2026-999999',
      doctorId: doctor.id,
      patientId: patient.id,
      message: 'For the skin',
      issuedAt: t.clock.now(),
      expiresOn: '2027-01-01',
    })
    const few = await unzipped(support, patient.id)
    const clinical = Object.values(getTableColumns(patients))
      .filter((column) => dataClassOf(column) === 'clinical')
      .map(({ name }) => name)
    expect(clinical).toEqual(expect.arrayContaining(['allergies', 'sex', 'health_sources']))
    for (const name of clinical) expect(few.file('patient')).not.toHaveProperty(name)
    expect(few.file('recipes')).toEqual([
      expect.objectContaining({ number: 'R-2026-999999', status: 'issued' }),
    ])
    expect(few.file('recipes')[0]).not.toHaveProperty('message')
    expect(few.names).not.toMatch(/\.pdf|questionnaire/)
    const all = await unzipped(owner, patient.id)
    expect(all.file('patient').allergies).toEqual(['peanut'])
    expect(all.file('patient')).not.toHaveProperty('shop_customer_id')
    expect(all.file('account')).toMatchObject({ email: patient.email })
    expect(JSON.stringify(all.file('account'))).not.toContain('password')
    expect(all.file('orders')).toHaveLength(1)
    expect(all.file('recipes')[0].message).toBe('For the skin')
    expect(all.names).toContain('recipes/R-2026-999999-v1.pdf')
    expect((await auditOf(patient.id)).map((row) => row.after)).toEqual([
      { health_data: false, recipes: 0, files: 0 },
      { health_data: true, recipes: 1, files: 0 },
    ])
  })
})

describe('the list and the form', () => {
  it('filters by state, doctor, invitation and orders, and masks the address', async () => {
    const own = await asDoctor(t)
    const ordered = await asPatient(t, own, { lastOrderAt: t.clock.now(), kana: 'アナ' })
    await order(ordered.id, 'completed', 700)
    const waiting = await invited({ doctorId: own.id })
    await owner.browser.post(url(waiting, '/resend-invitation'), { revision: 1 })
    const ids = async (filter: object) =>
      (
        await reader.browser.list('/api/admin/patients', {
          filter: { doctor_id: own.id, ...filter },
        })
      ).each('id')
    expect((await ids({})).sort()).toEqual([ordered.id, waiting].sort())
    expect(await ids({ status: ['active'] })).toEqual([ordered.id])
    expect(await ids({ no_order: true })).toEqual([waiting])
    expect(await ids({ invitation_state: ['pending'], status: ['invited'] })).toEqual([waiting])
    const sent = eq(invitations.patientId, waiting)
    await t.change(invitations, sent, { status: 'bounced' })
    expect(await ids({ status: ['mail_bounced'] })).toEqual([waiting])
    expect(await ids({ status: ['invited'] })).toEqual([])
    expect(await ids({ q: ordered.email })).toEqual([ordered.id])
    expect(await ids({ q: 'Ina invited' })).toEqual([waiting])
    expect(await ids({ registered_at_gte: '2027-01-01' })).toEqual([])
    const { data } = await reader.browser.list('/api/admin/patients', {
      filter: { id: [ordered.id] },
      sort: ['last_order_at', 'DESC'],
    })
    expect(data[0]).toMatchObject({
      email_masked: 'p•••@example.org',
      orders_count: 1,
      lifetime_sales: 700,
      open_problems: 0,
      doctor_id: own.id,
    })
    const csv = await reader.browser.get('/api/admin/patients/export')
    expect(csv.status).toBe(200)
    expect(csv.text).not.toContain(ordered.email)
  })

  it('changes the person, with the names of the fields in the history', async () => {
    const patient = await asPatient(t, doctor)
    const change = (body: object) => owner.browser.patch(url(patient.id), body)
    expect((await change({ revision: 9, sex: 'female' })).status).toBe(409)
    const unborn = { revision: 1, birth_date: '2999-01-01' }
    expect((await change(unborn)).faults).toEqual([422, ['birth_date']])
    const done = await change({ revision: 1, last_name: 'Brown', birth_date: '1985-04-12' })
    expect(done.data).toMatchObject({ last_name: 'Brown', birth_date: '1985-04-12', revision: 2 })
    expect((await auditOf(patient.id)).map((row) => row.after)).toEqual([
      { fields: ['lastName', 'birthDate'] },
    ])
    const left = await t.rows(invitations, { patientId: patient.id })
    expect(left).toEqual([])
  })
})
