import { describe, expect, it } from 'vitest'
import { doctors } from '../../db/schema/doctor.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asAdmin, asDoctor } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, templatesTo } from '../../testing/mails.ts'

const t = await useClinic()
const owner = await asAdmin(t)
const reader = await asAdmin(t, 'read_only')

const missing = '0193a5b2-0000-7000-8000-00000000dead'
const url = (id: string, rest = '') => `/api/admin/doctors/${id}${rest}`
const rowOf = (id: string) => t.row(doctors, id)
const handedIn = () => ({
  licenceType: 'physician',
  licenceCountry: 'JP',
  licenceNumber: 'OLD-1',
  licenceExpiresOn: '2026-12-01',
  licenceRenewalNumber: `NEW-${Math.random()}`,
  licenceRenewalExpiresOn: '2029-12-01',
  licenceRenewalSentAt: t.clock.now(),
})

const commands = [
  { path: '/send-password-reset', body: { revision: 1 }, wrong: 'closed' },
  { path: '/request-licence-renewal', body: { revision: 1 }, wrong: 'applied' },
  { path: '/accept-renewal', body: { revision: 1 }, wrong: 'approved' },
  { path: '/decline-renewal', body: { revision: 1, reason: 'Not legible.' }, wrong: 'approved' },
  { path: '/change-email', body: { revision: 1, email: 'new@example.org' }, wrong: 'closed' },
] as const

describe.each(commands)('POST doctor$path', ({ path, body, wrong }) => {
  it('is a conflict in another state and for a stale revision', async () => {
    const doctor = await asDoctor(t, { status: wrong })
    const refused = await owner.browser.post(url(doctor.id, path), body)
    expect(refused.refusal).toEqual([409, 'INVALID_TRANSITION'])
    const stale = await owner.browser.post(url((await asDoctor(t)).id, path), {
      ...body,
      revision: 9,
    })
    expect(stale.body.error_code).toBe('REVISION_CONFLICT')
  })
})

describe('mails to a doctor', () => {
  it('a link for a new password that works, and the wish for a renewed licence', async () => {
    const doctor = await asDoctor(t, { licenceExpiresOn: '2026-12-01' })
    await owner.browser.post(url(doctor.id, '/send-password-reset'), { revision: 1 })
    await owner.browser.post(url(doctor.id, '/request-licence-renewal'), { revision: 1 })
    expect(await templatesTo(t, doctor.email)).toEqual(['licence-renewal-asked', 'reset-password'])
    const [, mail] = await mailsTo(t, doctor.email)
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/doctors/reset-password/new-password')
    expect(await actionsOn(t, doctor.id)).toEqual(['doctor.send_reset', 'doctor.request_renewal'])
  })

  it('for several say what became of each', async () => {
    const doctor = await asDoctor(t)
    const closed = await asDoctor(t, { status: 'closed' })
    for (const path of ['send-password-resets', 'request-licence-renewals']) {
      const target = `/api/admin/doctors/${path}`
      const ids = [doctor.id, closed.id, missing]
      const { data } = await owner.browser.post(target, { ids })
      expect(data.map((row: { error_code: string | null }) => row.error_code)).toEqual([
        null,
        'INVALID_TRANSITION',
        'NOT_FOUND',
      ])
    }
  })

  it('another address is confirmed by its owner before it counts', async () => {
    const doctor = await asDoctor(t)
    const path = url(doctor.id, '/change-email')
    const same = await owner.browser.post(path, { revision: 1, email: doctor.email })
    expect(same.status).toBe(422)
    const answer = await owner.browser.post(path, { revision: 1, email: 'moved@example.org' })
    expect(answer.data.email).toBe(doctor.email)
    const link = await linkTo(t, 'moved@example.org')
    await t.browser().get(link.pathname)
    expect((await rowOf(doctor.id)).email).toBe('moved@example.org')
  })
})

describe('a renewed licence', () => {
  it('is in the list and the counts until it is decided', async () => {
    const doctor = await asDoctor(t, handedIn())
    const waiting = await reader.browser.list('/api/admin/doctors', {
      filter: { renewal_sent: true },
    })
    expect(waiting.each('id')).toEqual([doctor.id])
    expect((await reader.browser.get('/api/admin/counts')).data.reviews.renewals).toBe(1)
    const done = await owner.browser.post(url(doctor.id, '/accept-renewal'), { revision: 1 })
    expect(done.data).toMatchObject({
      licence_number: expect.stringMatching(/^NEW-/),
      licence_expires_on: '2029-12-01',
      licence_renewal_sent_at: null,
      licence_verified_by_name: expect.any(String),
      revision: 2,
    })
    expect(await templatesTo(t, doctor.email)).toEqual(['licence-renewed'])
    expect((await reader.browser.get('/api/admin/counts')).data.reviews.renewals).toBe(0)
  })

  it('leaves a suspended account suspended, and says so', async () => {
    const doctor = await asDoctor(t, { ...handedIn(), status: 'suspended' })
    const done = await owner.browser.post(url(doctor.id, '/accept-renewal'), { revision: 1 })
    expect(done.data).toMatchObject({ status: 'suspended', licence_expires_on: '2029-12-01' })
    expect((await mailsTo(t, doctor.email))[0]?.text).toContain('still suspended')
  })

  it('goes back with a reason; the one on record stays', async () => {
    const doctor = await asDoctor(t, handedIn())
    const done = await owner.browser.post(url(doctor.id, '/decline-renewal'), {
      revision: 1,
      reason: 'Not legible.',
    })
    expect(done.data).toMatchObject({
      licence_number: 'OLD-1',
      licence_expires_on: '2026-12-01',
      licence_renewal_sent_at: null,
    })
    const [mail] = await mailsTo(t, doctor.email)
    expect(mail?.text).toContain('Not legible.')
  })

  it('that has ended or is of somebody else is refused', async () => {
    const ended = await asDoctor(t, { ...handedIn(), licenceRenewalExpiresOn: '2020-01-01' })
    const path = '/accept-renewal'
    expect((await owner.browser.post(url(ended.id, path), { revision: 1 })).status).toBe(422)
    const other = await asDoctor(t, { ...handedIn(), licenceNumber: 'TAKEN-7' })
    const copy = await asDoctor(t, { ...handedIn(), licenceRenewalNumber: 'TAKEN-7' })
    const answer = await owner.browser.post(url(copy.id, path), { revision: 1 })
    expect(answer.body.error_code).toBe('LICENCE_DUPLICATE')
    expect((await rowOf(other.id)).licenceNumber).toBe('TAKEN-7')
  })
})

describe('adding a doctor by hand', () => {
  const input = {
    email: 'by.hand@example.org',
    last_name: 'Yamada',
    first_name: 'Hanako',
    clinic_name: 'Green Street Clinic',
    language: 'ja',
  }

  it('begins a registration that the doctor finishes', async () => {
    const made = await owner.browser.post('/api/admin/doctors', input)
    expect(made.status).toBe(201)
    expect(made.data).toMatchObject({ status: 'email_submitted', clinic_name: input.clinic_name })
    const [mail] = await mailsTo(t, input.email)
    expect(mail).toMatchObject({ template: 'doctor-invited', locale: 'ja', doctorId: made.data.id })
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const token = link.searchParams.get('token')
    const checked = await t.browser().post('/api/doctor/registration/verify', { token })
    expect(checked.data).toMatchObject({ email: input.email })
    expect(await actionsOn(t, made.data.id)).toEqual(['doctor.create'])
    const again = await owner.browser.post('/api/admin/doctors', input)
    expect(again.refusal).toEqual([422, 'EMAIL_TAKEN'])
  })
})
