import { addDays } from '@officina/shared/dates/days'
import { formatDate } from '@officina/shared/format'
import { describe, expect, it } from 'vitest'
import { doctorCatalogs, doctorRates, doctors, files } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { mails } from '../../db/schema/platform.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { loggedOn } from '../../testing/auditLog.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { recipeRow } from '../../testing/rows.ts'
import { putShopSetting } from '../platform/shopSettings.ts'
import { checklistItems } from './review.ts'

const t = await useClinic()
const owner = await asAdmin(t)
const reader = await asAdmin(t, 'read_only')

const missing = '0193a5b2-0000-7000-8000-00000000dead'
const today = '2026-11-20'
const url = (id: string, rest = '') => `/api/admin/doctors/${id}${rest}`
const applicant = (more: Parameters<typeof asDoctor>[1] = {}) =>
  asDoctor(t, { status: 'applied', appliedAt: t.clock.now(), ...more })
const allDone = Object.fromEntries(checklistItems.map((item) => [item, true]))
const approval = (more: object = {}) => ({
  revision: 1,
  rate_bp: 2500,
  rate_from: today,
  catalog_access: 'closed',
  checklist: allDone,
  register_url: 'https://register.example.org/77',
  ...more,
})
const rowOf = (id: string) => t.row(doctors, id)
const mailsOf = async (id: string) =>
  (await t.rows(mails, { doctorId: id })).map((mail) => mail.template)

const commands = [
  { path: '/approve', body: approval(), from: 'applied', wrong: 'approved' },
  {
    path: '/request-info',
    body: { revision: 1, question: 'Which school?', reopened_fields: ['licence_file'] },
    from: 'applied',
    wrong: 'approved',
  },
  {
    path: '/reject',
    body: { revision: 1, reason_code: 'expired', reason: 'The licence ended.', may_reapply: false },
    from: 'applied',
    wrong: 'suspended',
  },
  {
    path: '/suspend',
    body: {
      revision: 1,
      reason_code: 'fraud',
      reason: 'Under inquiry.',
      honour_recipes: false,
      freeze_payouts: true,
    },
    from: 'approved',
    wrong: 'applied',
  },
  {
    path: '/reinstate',
    body: { revision: 1, reason: 'Cleared.' },
    from: 'suspended',
    wrong: 'applied',
  },
  {
    path: '/close',
    body: { revision: 1, reason: 'On request.' },
    from: 'approved',
    wrong: 'applied',
  },
] as const

describe.each(commands)('POST doctor$path', ({ path, body, from, wrong }) => {
  it('is a conflict that names the ways out in another state, and a stale revision tells who was faster', async () => {
    const other = await asDoctor(t, { status: wrong })
    const refused = await owner.browser.post(url(other.id, path), body)
    expect(refused.refusal).toEqual([409, 'INVALID_TRANSITION'])
    expect(refused.body.allowed).toEqual((await owner.browser.get(url(other.id))).data.allowed)
    const doctor = await asDoctor(t, { status: from })
    await owner.browser.patch(url(doctor.id), { revision: 1, job_title: 'Head' })
    const stale = await owner.browser.post(url(doctor.id, path), body)
    expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
    expect(stale.body.changed_by).toMatch(/^Admin /)
  })
})

describe('approving', () => {
  it('offers the rate of the settings', async () => {
    const doctor = await applicant()
    const offered = async () => (await owner.browser.get(url(doctor.id))).data.rate_default_bp
    expect(await offered()).toBe(2000)
    await putShopSetting(t.ctx, 'commission.default_bp', 1750)
    expect(await offered()).toBe(1750)
    await putShopSetting(t.ctx, 'commission.default_bp', 2000)
  })

  it('sets rate, catalogs, licence check and clinic code, mails the doctor and writes the history', async () => {
    const doctor = await applicant()
    const catalog = await makeCatalog(t, [])
    const answer = await owner.browser.post(
      url(doctor.id, '/approve'),
      approval({ catalog_ids: [catalog], licence_expires_on: '2030-01-31', internal_note: 'Seen' }),
    )
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      status: 'approved',
      rate_bp: 2500,
      catalog_access: 'closed',
      catalog_ids: [catalog],
      licence_expires_on: '2030-01-31',
      approved_by_name: expect.stringMatching(/^Admin /),
      internal_note: 'Seen',
      register_url: 'https://register.example.org/77',
      allowed: ['suspended', 'closed'],
      revision: 2,
    })
    expect(answer.data.licence_verified_at).toBe('2026-11-20T09:00:00.000Z')
    expect(await mailsOf(doctor.id)).toEqual(['doctor.approved'])
    const history = await owner.browser.get(url(doctor.id, '/history'))
    expect(history.data[0]).toMatchObject({
      action: 'doctor.approve',
      changes: expect.arrayContaining([
        { field: 'status', label: 'Status', before: 'Under review', after: 'Approved' },
        expect.objectContaining({ label: 'Rate', after: '25%' }),
        expect.objectContaining({
          label: 'Register link',
          after: 'https://register.example.org/77',
        }),
      ]),
    })
    expect((await doctor.browser.get('/api/doctor/me')).data.status).toBe('approved')
  })

  it.each(checklistItems)('needs %s on the checklist', async (item) => {
    const doctor = await applicant()
    const answer = await owner.browser.post(
      url(doctor.id, '/approve'),
      approval({ checklist: { ...allDone, [item]: false } }),
    )
    expect(answer.faults).toEqual([422, ['checklist']])
  })

  it.each([
    [{ rate_from: '2026-11-19' }, 'rate_from'],
    [{ catalog_ids: [missing] }, 'catalog_ids'],
    [{ licence_expires_on: '2026-11-19' }, 'licence_expires_on'],
    [{ register_url: null }, 'register_url'],
    [{ register_url: null, register_note: ' ' }, 'register_url'],
  ])('refuses %j at %s and changes nothing', async (more, field) => {
    const doctor = await applicant()
    const answer = await owner.browser.post(url(doctor.id, '/approve'), approval(more))
    expect(answer.faults).toEqual([422, [field]])
    expect(await rowOf(doctor.id)).toMatchObject({ status: 'applied', revision: 1 })
    expect(await mailsOf(doctor.id)).toEqual([])
  })

  it('takes back the date and the note that the reviewer has emptied', async () => {
    const kept = { licenceExpiresOn: '2025-01-31', internalNote: 'Ask for the new one' }
    const doctor = await applicant(kept)
    const emptied = approval({ licence_expires_on: null, internal_note: null })
    const { data } = await owner.browser.post(url(doctor.id, '/approve'), emptied)
    expect(data).toMatchObject({
      status: 'approved',
      licence_expires_on: null,
      internal_note: null,
    })
  })

  it('has one winner among parallel tries', async () => {
    const doctor = await applicant()
    const tries = Array.from({ length: 8 }, () =>
      owner.browser.post(url(doctor.id, '/approve'), approval()),
    )
    const statuses = (await Promise.all(tries)).map((answer) => answer.status).sort()
    expect(statuses).toEqual([200, ...Array(7).fill(409)])
    expect(await mailsOf(doctor.id)).toEqual(['doctor.approved'])
  })

  it('of somebody rejected before is for another administrator than the one who rejected', async () => {
    const doctor = await applicant()
    const body = { revision: 1, reason_code: 'other', reason: 'Unclear.', may_reapply: true }
    expect((await owner.browser.post(url(doctor.id, '/reject'), body)).status).toBe(200)
    await t.change(doctors, doctor.id, { status: 'applied' })
    expect((await owner.browser.get(url(doctor.id))).data.needs_other_admin).toBe(true)
    for (const [path, again] of [
      ['/approve', approval({ revision: 2 })],
      ['/reject', { ...body, revision: 2 }],
    ] as const) {
      const refused = await owner.browser.post(url(doctor.id, path), again)
      expect(refused.refusal).toEqual([403, 'FOUR_EYES'])
    }
    const second = await asAdmin(t, 'clinical_reviewer')
    expect((await second.browser.get(url(doctor.id))).data.needs_other_admin).toBe(false)
    const approved = await second.browser.post(
      url(doctor.id, '/approve'),
      approval({ revision: 2 }),
    )
    expect(approved.status).toBe(200)
  })
})

describe('asking, rejecting, suspending', () => {
  it('asks with the fields that are open again', async () => {
    const doctor = await applicant()
    const answer = await owner.browser.post(url(doctor.id, '/request-info'), commands[1].body)
    expect(answer.data).toMatchObject({
      status: 'needs_info',
      status_reason_text: 'Which school?',
      reopened_fields: ['licence_file'],
    })
    expect(await mailsOf(doctor.id)).toEqual(['doctor.needs_info'])
  })

  it('asks again and reminds while the answer is open, and says since when', async () => {
    const doctor = await applicant()
    const send = (path: string, body: object) => owner.browser.post(url(doctor.id, path), body)
    expect((await send('/remind', { revision: 1 })).status).toBe(409)
    const question = commands[1].body
    expect((await send('/request-info', question)).status).toBe(200)
    t.clock.advance(60_000)
    const again = await send('/request-info', { ...question, revision: 2, question: 'And when?' })
    expect(again.data).toMatchObject({ status: 'needs_info', status_reason_text: 'And when?' })
    const since = t.clock.now().toISOString()
    t.clock.advance(60_000)
    expect((await send('/remind', { revision: 3 })).status).toBe(200)
    expect((await mailsOf(doctor.id)).sort()).toEqual([
      'doctor.needs_info',
      'doctor.needs_info',
      'doctor.needs_info_reminder',
    ])
    const { data } = await owner.browser.get(
      `/api/admin/doctors?filter=${JSON.stringify({ status: ['needs_info'], q: again.data.number })}`,
    )
    expect(data).toMatchObject([{ id: doctor.id, waiting_since: since }])
  })

  it('rejects with a reason in the language of the account', async () => {
    const doctor = await applicant()
    const answer = await owner.browser.post(url(doctor.id, '/reject'), commands[2].body)
    expect(answer.data).toMatchObject({ status: 'rejected', may_reapply: false, allowed: [] })
    const mail = await t.row(mails, { doctorId: doctor.id })
    expect(mail.text).toContain('The licence ended.')
    expect(mail.text).toContain('30 days')
  })

  it('suspends with what happens to recipes and pay-outs, and reinstates', async () => {
    const doctor = await asDoctor(t)
    const suspended = await owner.browser.post(url(doctor.id, '/suspend'), commands[3].body)
    expect(suspended.data).toMatchObject({
      status: 'suspended',
      honour_recipes_when_suspended: false,
      freeze_payouts: true,
      status_reason_code: 'fraud',
    })
    const back = await owner.browser.post(url(doctor.id, '/reinstate'), {
      revision: 2,
      reason: 'Cleared.',
    })
    expect(back.data).toMatchObject({
      status: 'approved',
      freeze_payouts: false,
      suspended_at: null,
    })
    expect(await mailsOf(doctor.id)).toEqual(['doctor.suspended', 'doctor.reinstated'])
  })

  it('closes only without a balance and without patients', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const close = (revision: number) =>
      owner.browser.post(url(doctor.id, '/close'), { revision, reason: 'On request.' })
    expect((await close(1)).body.error_code).toBe('DOCTOR_HAS_PATIENTS')
    await t.ctx.pool.query(`update patients set status = 'archived' where id = $1`, [patient.id])
    const asks = await asPatient(t, doctor, { status: 'link_requested' })
    const entry = {
      doctorId: doctor.id,
      type: 'commission' as const,
      base: 1000,
      rateBp: 2000,
      currency: 'USD',
      occurredAt: t.clock.now(),
      createdAt: t.clock.now(),
    }
    await t.add(ledgerEntries, { ...entry, amount: 200, dedupeKey: newId() })
    expect((await close(1)).body).toMatchObject({ error_code: 'DOCTOR_HAS_BALANCE', balance: 200 })
    await t.add(ledgerEntries, {
      ...entry,
      type: 'payout',
      amount: -200,
      dedupeKey: newId(),
    })
    expect((await close(1)).data.status).toBe('closed')
    // the last of the 90 days
    expect((await mailsTo(t, doctor.email))[0]?.text).toContain('18 Feb 2027')
    expect((await t.row(patients, asks.id)).status).toBe('declined')
    // nothing is left but the download of the practice's data
    expect((await doctor.browser.get('/api/doctor/patients')).status).toBe(403)
  })
})

describe('GET /api/admin/doctors', () => {
  it('filters, searches in both scripts, sorts and pages without overlap', async () => {
    const n = newId().slice(-6)
    const kana = await applicant({
      lastName: `髙橋${n}`,
      firstName: '花子',
      licenceNumber: `L-${n}`,
      speciality: 'urology',
    })
    const twin = await asDoctor(t, {
      lastName: `Twin${n}`,
      licenceNumber: `L-${n}`,
      speciality: 'urology',
    })
    const list = (filter: object, more: object = {}) =>
      owner.browser.list('/api/admin/doctors', { filter: filter as never, ...more })
    const found = await list({ q: `髙橋${n}` })
    expect(found.data).toHaveLength(1)
    expect(found.data[0]).toMatchObject({
      id: kana.id,
      name: `髙橋${n} 花子`,
      duplicates: 1,
      has_bank: false,
    })
    expect((await list({ speciality: ['urology'], status: ['approved'] })).data[0].id).toBe(twin.id)
    expect((await list({ id: [kana.id, twin.id] })).data).toHaveLength(2)
    const sorted = await list({ id: [kana.id, twin.id] }, { sort: ['name', 'ASC'], range: [0, 0] })
    expect(sorted.data[0].id).toBe(twin.id)
    expect(sorted.headers['content-range']).toBe('doctors 0-0/2')
    expect((await list({ id: [kana.id], applied_at_gte: '2026-11-21' })).data).toEqual([])
    expect((await list({ id: [kana.id], applied_at_lte: today })).data).toHaveLength(1)
    expect((await list({ id: [twin.id], no_bank: true })).data).toHaveLength(1)
    expect((await list({ id: [twin.id], no_sign_in_90d: true })).data).toHaveLength(0)
    await t.change(doctors, twin.id, { clinicPrefecture: `Kanagawa ${n}` })
    expect((await list({ clinic_prefecture: `kanagawa ${n}` })).data).toHaveLength(1)
  })

  it('tells recipes, sales and refunds of 90 days, and narrows by the sales', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const { id, total } = await placeTestOrder(t, patient, doctor, [
      { product: await makeProduct(t), quantity: 2 },
    ])
    const found = async (filter: object) =>
      (await owner.browser.list('/api/admin/doctors', { filter: { id: [doctor.id], ...filter } }))
        .data
    const recipe = { doctorId: doctor.id, patientId: patient.id, issuedAt: t.clock.now() }
    const seriesId = await recipeRow(t, { ...recipe, status: 'superseded' })
    await recipeRow(t, { ...recipe, seriesId, version: 2 })
    const [before] = await found({})
    expect(before.recipes_90d).toBe(1)
    expect(before.sales_90d).toBeGreaterThan(0)
    expect(before.refund_rate_bp).toBe(0)
    await t.change(orders, id, { refunded: Math.round(total / 4) })
    expect((await found({}))[0].refund_rate_bp).toBe(2500)
    expect(await found({ sales_90d_gte: before.sales_90d })).toHaveLength(1)
    expect(await found({ sales_90d_gte: before.sales_90d + 1 })).toEqual([])
    expect(await found({ sales_90d_lte: before.sales_90d })).toHaveLength(1)
    expect(await found({ sales_90d_lte: before.sales_90d - 1 })).toEqual([])
    const [quiet] = (
      await owner.browser.list('/api/admin/doctors', { filter: { id: [(await asDoctor(t)).id] } })
    ).data
    expect([quiet.sales_90d, quiet.refund_rate_bp]).toEqual([0, null])
  })

  it('keeps figures of orders, patients and pay-outs for those who may read these', async () => {
    const content = await asAdmin(t, 'content')
    const doctor = await asDoctor(t)
    const list = '/api/admin/doctors'
    const filter = { id: [doctor.id] }
    const [hidden] = (await content.browser.list(list, { filter })).data
    const [shown] = (await reader.browser.list(list, { filter })).data
    const figures = ['rate_bp', 'has_bank', 'commission_unpaid', 'orders_90d', 'sales_90d']
    const people = ['refund_rate_bp', 'patients_active', 'patients_total']
    for (const name of [...figures, ...people]) {
      expect(shown).toHaveProperty(name)
      expect(hidden).not.toHaveProperty(name)
    }
    expect(hidden).toHaveProperty('recipes_90d', 0)
    const one = (await content.browser.get(url(doctor.id))).data
    for (const name of ['bank', 'rate_bp', 'commission_unpaid', 'patients_active'])
      expect(one).not.toHaveProperty(name)
    for (const guess of [{ no_bank: true }, { sales_90d_gte: 1 }, { sales_90d_lte: 1 }]) {
      expect((await content.browser.list(list, { filter: guess })).status).toBe(403)
      expect((await reader.browser.list(list, { filter: guess })).status).toBe(200)
    }
    const facets = async (who: Person) =>
      Object.keys((await who.browser.get(`${list}/facets`)).data.facets)
    expect(await facets(reader)).toContain('no_bank')
    expect(await facets(content)).not.toContain('no_bank')
    const file = await content.browser.get(`${list}/export?filter=${JSON.stringify(filter)}`)
    expect(file.text).toContain('Recipes (90 days)')
    expect(file.text).not.toMatch(/Commission|Sales|Patients/)
  })

  it('is given to anyone who may decide, and to nobody else', async () => {
    const clinical = await asAdmin(t, 'clinical_reviewer')
    const path = '/api/admin/reviewers'
    const ids = (await reader.browser.list(path)).each('id')
    expect(ids).toEqual(expect.arrayContaining([owner.id, clinical.id]))
    expect(ids).not.toContain(reader.id)
    const one = await reader.browser.list(path, { filter: { id: [clinical.id] } })
    expect(one.data).toEqual([{ id: clinical.id, name: expect.any(String) }])
    const doctor = await applicant()
    const give = (assigned_to: string) =>
      owner.browser.patch(url(doctor.id), { revision: 1, assigned_to })
    expect((await give(reader.id)).faults).toEqual([422, ['assigned_to']])
    expect((await give(clinical.id)).data.assigned_to).toBe(clinical.id)
    const mine = await owner.browser.list('/api/admin/doctors', {
      filter: { assigned_to: clinical.id },
    })
    expect(mine.each('id')).toEqual([doctor.id])
  })

  it('counts by status for badges and tabs', async () => {
    const counts = await owner.browser.get('/api/admin/counts')
    const stored = await t.ctx.db.$count(doctors, eq(doctors.status, 'approved'))
    expect(counts.data.doctors.approved).toBe(stored)
  })
})

describe('GET and PATCH /api/admin/doctors/{doctorId}', () => {
  it('shows everything but the bank number', async () => {
    const doctor = await asDoctor(t, {
      bankHolder: 'Test',
      bankNumberEnc: 'encrypted-number',
      bankNumberLast4: '4567',
    })
    const answer = await owner.browser.get(url(doctor.id))
    expect(answer.data.bank).toMatchObject({ holder: 'Test', last4: '4567' })
    expect(answer.text).not.toContain('encrypted-number')
  })

  it('changes what is given, raises the revision and logs names without private text', async () => {
    const doctor = await asDoctor(t)
    const catalog = await makeCatalog(t, [])
    const answer = await owner.browser.patch(url(doctor.id), {
      revision: 1,
      clinic_name: 'New Clinic',
      internal_note: 'Between us',
      catalog_ids: [catalog],
      assigned_to: owner.id,
    })
    expect(answer.data).toMatchObject({
      clinic_name: 'New Clinic',
      catalog_ids: [catalog],
      revision: 2,
    })
    expect(await t.ctx.db.$count(doctorCatalogs, eq(doctorCatalogs.doctorId, doctor.id))).toBe(1)
    const [entry] = await loggedOn(t, doctor.id, 'doctor.update')
    expect(entry?.before).toMatchObject({ clinic_name: 'Test Clinic' })
    expect(entry?.after).toMatchObject({ clinic_name: 'New Clinic', internal_note: '…' })
    expect(JSON.stringify(entry)).not.toContain('Between us')
  })

  it('refuses catalogs that are not there, and changes nothing', async () => {
    const doctor = await asDoctor(t)
    const change = { revision: 1, catalog_ids: [missing] }
    const answer = await owner.browser.patch(url(doctor.id), change)
    expect(answer.faults).toEqual([422, ['catalog_ids']])
    expect((await rowOf(doctor.id)).revision).toBe(1)
  })

  it('is a conflict for the slower of two', async () => {
    const doctor = await asDoctor(t)
    const change = { revision: 1, job_title: 'Head' }
    expect((await owner.browser.patch(url(doctor.id), change)).status).toBe(200)
    const slower = await owner.browser.patch(url(doctor.id), change)
    expect(slower.refusal).toEqual([409, 'REVISION_CONFLICT'])
  })
})

describe('a review in progress', () => {
  it('is kept on the application, for whoever decides', async () => {
    const doctor = await applicant()
    const draft = {
      checklist: { name_matches: true, licence_valid: true },
      register_url: 'https://register.example.org/1',
      register_note: 'No remarks so far.',
    }
    const saved = await owner.browser.patch(url(doctor.id), { revision: 1, ...draft })
    expect([saved.status, saved.data.status]).toEqual([200, 'applied'])
    const other = await asAdmin(t, 'clinical_reviewer')
    expect((await other.browser.get(url(doctor.id))).data).toMatchObject(draft)
  })
})

describe('rates', () => {
  it('change 30 days from today or later, end the one before and are mailed to the doctor', async () => {
    const doctor = await asDoctor(t)
    const set = (body: object) => owner.browser.post(url(doctor.id, '/rates'), body)
    for (const [rate_bp, from] of [
      [1500, addDays(today, 29)],
      [2500, today],
      [1, '2026-11-19'],
      [2500, '0001-01-01'],
    ])
      expect((await set({ rate_bp, from, reason: 'x' })).faults).toEqual([422, ['from']])
    expect(await mailsTo(t, doctor.email)).toEqual([])
    const first = addDays(today, 30)
    const answer = await set({ rate_bp: 1500, from: first, reason: 'Agreed' })
    expect(answer.status).toBe(201)
    expect(answer.data).toMatchObject([
      { rate_bp: 1500, from: first, to: null, reason: 'Agreed' },
      { rate_bp: 2000, from: '2020-01-01', to: addDays(today, 29) },
    ])
    const [mail] = await mailsTo(t, doctor.email)
    for (const said of ['20%', '15%', formatDate(first, 'en')]) expect(mail?.text).toContain(said)
    const earnings = await doctor.browser.get('/api/doctor/earnings')
    expect(earnings.data).toMatchObject({
      rate_bp: 2000,
      next_rate: { rate_bp: 1500, from: first },
    })
    expect((await owner.browser.get(url(doctor.id))).data.rate_bp).toBe(2000)
    const replaced = await set({ rate_bp: 1800, from: first, reason: 'Now' })
    expect(replaced.each('from')).toEqual([first, '2020-01-01'])
    expect(await t.ctx.db.$count(doctorRates, eq(doctorRates.doctorId, doctor.id))).toBe(2)
  })

  it('begin today where there was none', async () => {
    const doctor = await asDoctor(t)
    await t.ctx.db.delete(doctorRates).where(eq(doctorRates.doctorId, doctor.id))
    const body = { rate_bp: 1500, from: today, reason: 'First' }
    expect((await owner.browser.post(url(doctor.id, '/rates'), body)).status).toBe(201)
  })

  it('are no former default that is kept for a while', async () => {
    const doctor = await asDoctor(t)
    const to = addDays(today, 29)
    await t.change(doctorRates, { doctorId: doctor.id }, { from: today, to, setBy: null })
    const ended = { from: addDays(today, 30), reason: 'x' }
    const answer = await owner.browser.post(url(doctor.id, '/rates/end'), ended)
    expect(answer.refusal).toEqual([409, 'NO_OWN_RATE'])
    expect((await owner.browser.get(url(doctor.id))).data.rate_bp).toBeNull()
    const filter = { id: [doctor.id] }
    const listed = await owner.browser.list('/api/admin/doctors', { filter })
    expect(listed.each('rate_bp')).toEqual([null])
  })

  it('are for approved doctors', async () => {
    const body = { rate_bp: 1500, from: today, reason: 'Agreed' }
    const waiting = await applicant()
    expect((await owner.browser.post(url(waiting.id, '/rates'), body)).status).toBe(409)
  })
})

describe('documents', () => {
  it('are listed and opened, and every look is written down', async () => {
    const doctor = await applicant()
    const other = await applicant()
    const id = newId()
    await t.ctx.files.put(`licence/${id}`, Buffer.from('%PDF-1.4'))
    await t.add(files, {
      id,
      key: `licence/${id}`,
      doctorId: doctor.id,
      ownerType: 'doctor',
      ownerId: doctor.id,
      purpose: 'licence',
      filename: '免許証.pdf',
      contentType: 'application/pdf',
      size: 8,
      sha256: '0'.repeat(64),
    })
    const list = await owner.browser.get(url(doctor.id, '/documents'))
    expect(list.data).toMatchObject([{ id, filename: '免許証.pdf', deleted_at: null }])
    const file = await owner.browser.get(url(doctor.id, `/documents/${id}`))
    expect(file.raw.toString()).toBe('%PDF-1.4')
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    expect((await owner.browser.get(url(other.id, `/documents/${id}`))).status).toBe(404)
    const looks = async () => {
      const { data } = await owner.browser.get(url(doctor.id, '/history'))
      return data.filter((row: { action: string }) => row.action === 'doctor.read_document').length
    }
    expect(await looks()).toBe(1)
    // the same look again, and another person's
    const again = () => owner.browser.get(url(doctor.id, `/documents/${id}`))
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await looks()).toBe(1)
    const colleague = await asAdmin(t)
    await colleague.browser.get(url(doctor.id, `/documents/${id}`))
    expect(await looks()).toBe(2)
    t.clock.advance(3_600_000)
    await again()
    expect(await looks()).toBe(3)
    await t.change(files, id, { deletedAt: t.clock.now() })
    expect((await owner.browser.get(url(doctor.id, `/documents/${id}`))).status).toBe(404)
  })
})

describe('GET /api/admin/catalogs', () => {
  it('lists platform catalogs for those who may read doctors', async () => {
    const id = await makeCatalog(t, [], 'Winter care')
    const answer = await reader.browser.list('/api/admin/catalogs', { filter: { q: 'winter' } })
    expect(answer.data).toMatchObject([{ id, name: 'Winter care', products_count: 0 }])
    expect(answer.headers['content-range']).toBe('catalogs 0-0/1')
  })
})
