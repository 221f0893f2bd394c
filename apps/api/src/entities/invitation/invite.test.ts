import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, consents } from '../../db/schema/account.ts'
import { invitations, patientLinks, patients } from '../../db/schema/patient.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import type { Browser } from '../../testing/browser.ts'
import { asDoctor, asPatient, type Person, password } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, tokenOf } from '../../testing/mails.ts'

let doctor: Person
const t = await useClinic()
beforeEach(async () => {
  t.clock.advance(2 * hour)
  doctor = await asDoctor(t)
})

const hour = 3_600_000
const day = 24 * hour
const newPassword = 'a quiet garden 7'
let count = 0

async function invite(
  overrides: object = {},
): Promise<{ id: string; email: string; token: string }> {
  const email = `guest${++count}@example.org`
  const answer = await doctor.browser.post('/api/doctor/invitation', {
    last_name: 'Brown',
    first_name: 'Ana',
    email,
    ...overrides,
  })
  expect(answer.status).toBe(201)
  const token = tokenOf(await linkTo(t, email))
  const row = await t.row(patients, { email })
  return { id: row.id, email, token }
}

const open = (browser: Browser, token: string, birth_date?: string) =>
  browser.post('/api/patient/invite/token', { token, ...(birth_date ? { birth_date } : {}) })
const accept = (browser: Browser, patient_id: string, overrides: object = {}, how = {}) =>
  browser.post(
    '/api/patient/invite/login',
    {
      patient_id,
      password: newPassword,
      password_confirmation: newPassword,
      terms_version: '2026-11-01',
      privacy_version: '2026-11-01',
      health_data_accepted: true,
      disclosure_version: '2026-11-01',
      ...overrides,
    },
    how,
  )
const invitationOf = (patientId: string) => t.row(invitations, { patientId })

describe('accepting an invitation', () => {
  it('shows who invites, then makes the account, stores the consents and signs in', async () => {
    const guest = await invite({ personal_message: 'See you soon' })
    const browser = t.browser()
    const shown = await open(browser, guest.token)
    expect(shown.data).toMatchObject({
      patient_id: guest.id,
      email: `g•••@example.org`,
      clinic_name: 'Test Clinic',
      birth_date_required: false,
      message: 'See you soon',
      name: 'Ana Brown',
    })
    expect(shown.data.disclosure_text).toContain('commission')
    expect(new Date(shown.data.expires_at).getTime() - t.clock.now().getTime()).toBe(14 * day)
    expect((await invitationOf(guest.id)).status).toBe('opened')
    expect((await browser.get('/api/patient/invite')).data.patient_id).toBe(guest.id)
    const before = browser.jar.get('officina_session')
    const done = await accept(browser, guest.id)
    expect([done.status, done.data.role, done.data.email]).toEqual([200, 'PATIENT', guest.email])
    expect(browser.jar.get('officina_session')).not.toBe(before)
    expect((await browser.get('/api/patient/me')).status).toBe(200)
    const row = await t.row(patients, guest.id)
    expect(row).toMatchObject({ status: 'active', registeredAt: t.clock.now() })
    expect((await invitationOf(guest.id)).status).toBe('accepted')
    const given = await t.rows(consents, { accountId: row.accountId ?? '' })
    expect(given.map((c) => `${c.documentKey} ${c.version}`).sort()).toEqual([
      'disclosure 2026-11-01',
      'health-data 2026-11-01',
      'privacy-policy 2026-11-01',
      'terms-of-service 2026-11-01',
    ])
    const links = await t.rows(patientLinks, { patientId: guest.id })
    expect(links).toMatchObject([{ doctorId: doctor.id, to: null }])
    expect((await mailsTo(t, doctor.email))[0]?.template).toBe('patient-activated')
    const actions = await actionsOn(t, { patientId: guest.id })
    expect(actions).toContain('patient.activate')
  })

  it('goes on in the language in which the patient has signed up', async () => {
    const guest = await invite({ language: 'en' })
    const browser = t.browser()
    await open(browser, guest.token)
    await accept(browser, guest.id, {}, { headers: { 'accept-language': 'ja' } })
    const account = await t.row(accounts, { email: guest.email })
    expect(account.locale).toBe('ja')
    expect((await t.row(patients, guest.id)).language).toBe('ja')
  })

  it('works once: reuse of the link and of the session is 410', async () => {
    const guest = await invite()
    const browser = t.browser()
    await open(browser, guest.token)
    await accept(browser, guest.id)
    expect((await open(t.browser(), guest.token)).refusal).toEqual([410, 'TOKEN_USED'])
    expect((await accept(browser, guest.id)).status).toBe(410)
    expect((await browser.get('/api/patient/invite')).status).toBe(410)
  })

  it('lets exactly one of fifty parallel tries win', async () => {
    const guest = await invite()
    const browsers = Array.from({ length: 50 }, () => t.browser())
    for (const browser of browsers) await open(browser, guest.token)
    const answers = await Promise.all(browsers.map((browser) => accept(browser, guest.id)))
    expect(answers.map((a) => a.status).sort()).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 410),
    ])
    expect(await t.rows(accounts, { email: guest.email })).toHaveLength(1)
  })

  it('is not for whoever comes after somebody has signed out in the same browser', async () => {
    const guest = await invite()
    const browser = t.browser()
    await open(browser, guest.token)
    await browser.post('/api/doctor/login', { email: doctor.email, password })
    expect((await browser.get('/api/patient/invite')).data.patient_id).toBe(guest.id)
    await browser.post('/api/doctor/logout')
    expect((await browser.get('/api/patient/invite')).status).toBe(410)
    expect((await accept(browser, guest.id)).status).toBe(410)
  })

  it('trusts the session, never the body: another patient cannot be taken over', async () => {
    const mine = await invite()
    const theirs = await invite()
    const browser = t.browser()
    expect((await accept(browser, theirs.id)).status).toBe(410)
    await open(browser, mine.token)
    expect((await accept(browser, theirs.id)).status).toBe(410)
    const row = await t.row(patients, theirs.id)
    expect(row).toMatchObject({ status: 'invited', accountId: null })
    expect((await accept(browser, mine.id)).status).toBe(200)
  })

  const bad: [string, unknown][] = [
    ['password', 'short'],
    ['password', 'password1234'],
    ['password_confirmation', 'something else 9'],
    ['terms_version', '1999-01-01'],
  ]
  it.each(bad)('refuses %s = %s at its field', async (field, value) => {
    const guest = await invite()
    const browser = t.browser()
    await open(browser, guest.token)
    const answer = await accept(browser, guest.id, { [field]: value })
    expect([answer.status, Object.keys(answer.body.errors)[0]]).toEqual([422, field])
    expect((await accept(browser, guest.id)).status).toBe(200)
  })

  it('keeps the birth date check before everything else, three tries, then locked', async () => {
    const guest = await invite({ birth_date: '1990-04-01', personal_message: 'private' })
    const browser = t.browser()
    const first = await open(browser, guest.token)
    expect(first.data).toMatchObject({
      patient_id: null,
      birth_date_required: true,
      message: null,
      name: null,
    })
    expect((await accept(browser, guest.id)).status).toBe(410)
    const wrong = await open(browser, guest.token, '1991-01-01')
    expect([wrong.status, wrong.body.tries_left]).toEqual([422, 2])
    expect((await open(browser, guest.token, '1990-04-01')).data.patient_id).toBe(guest.id)
    for (const left of [2, 1])
      expect((await open(t.browser(), guest.token, '1991-01-01')).body.tries_left).toBe(left)
    const locked = await open(t.browser(), guest.token, '1991-01-01')
    expect(locked.refusal).toEqual([410, 'INVITE_LOCKED'])
    const right = await open(t.browser(), guest.token, '1990-04-01')
    expect(right.refusal).toEqual([410, 'INVITE_LOCKED'])
    expect((await accept(browser, guest.id)).status).toBe(410)
  })

  it('opens again once the clinic has corrected the date of birth', async () => {
    const guest = await invite({ birth_date: '1990-04-01' })
    for (let i = 0; i < 3; i++) await open(t.browser(), guest.token, '1990-01-04')
    const url = `/api/doctor/patients/${guest.id}`
    const { revision } = (await doctor.browser.get(url)).data
    const corrected = { revision, birth_date: '1990-01-04' }
    expect((await doctor.browser.patch(url, corrected)).status).toBe(200)
    expect((await open(t.browser(), guest.token, '1990-01-04')).data.patient_id).toBe(guest.id)
  })

  it('gives fifty parallel guesses no more than three tries', async () => {
    const guest = await invite({ birth_date: '1990-04-01' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        open(t.browser(), guest.token, `19${String(i + 10)}-01-01`),
      ),
    )
    expect(answers.filter((a) => a.status === 422)).toHaveLength(2)
    expect(answers.filter((a) => a.body.error_code === 'INVITE_LOCKED')).toHaveLength(48)
  })

  it('is mailed by a link that was handed over, which makes no account by itself', async () => {
    const guest = await invite({ birth_date: '1990-04-01' })
    const url = `/api/doctor/patients/${guest.id}/invitation/link`
    const { data } = await doctor.browser.post(url)
    const handed = new URL(data.url).searchParams.get('token') ?? ''
    const browser = t.browser()
    const mail = () => browser.post('/api/patient/invite/mail')
    expect((await open(browser, handed)).data).toMatchObject({ mail_required: true })
    // the date of birth first
    expect((await mail()).status).toBe(410)
    expect((await open(browser, handed, '1990-04-01')).data.patient_id).toBe(guest.id)
    expect((await browser.get('/api/patient/invite')).data.email).not.toBe(guest.email)
    expect((await accept(browser, guest.id)).refusal).toEqual([410, 'TOKEN_EXPIRED'])
    expect(await t.rows(accounts, { email: guest.email })).toEqual([])
    const before = (await mailsTo(t, guest.email)).length
    const answers = await Promise.all([mail(), mail()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await mailsTo(t, guest.email)).toHaveLength(before + 1)
    expect((await open(t.browser(), handed)).body.error_code).toBe('INVITE_REVOKED')
    const proved = t.browser()
    const token = tokenOf(await linkTo(t, guest.email))
    expect((await open(proved, token, '1990-04-01')).data.mail_required).toBe(false)
    expect((await accept(proved, guest.id)).status).toBe(200)
  })

  it('keeps the link of the fifth mail of a day: no further one is made', async () => {
    const guest = await invite()
    const path = `/api/doctor/patients/${guest.id}/invitation`
    for (let sent = 1; sent < 5; sent++)
      expect((await doctor.browser.post(`${path}/resend`)).status).toBeLessThan(300)
    const token = tokenOf(await linkTo(t, guest.email))
    expect((await doctor.browser.post(`${path}/link`)).refusal).toEqual([429, 'RATE_LIMITED'])
    expect((await open(t.browser(), token)).status).toBe(200)
  })

  it('ends after 14 days, when revoked and when a newer one was sent', async () => {
    const late = await invite()
    t.clock.advance(14 * day - 1_000)
    expect((await open(t.browser(), late.token)).status).toBe(200)
    t.clock.advance(2_000)
    expect((await open(t.browser(), late.token)).refusal).toEqual([410, 'TOKEN_EXPIRED'])
    doctor = await asDoctor(t)
    const guest = await invite()
    const resent = await doctor.browser.post(`/api/doctor/patients/${guest.id}/invitation/resend`)
    expect(resent.status).toBeLessThan(300)
    expect((await open(t.browser(), guest.token)).refusal).toEqual([410, 'INVITE_REVOKED'])
    expect((await open(t.browser(), tokenOf(await linkTo(t, guest.email)))).status).toBe(200)
  })
})

describe('asking for a new invitation', () => {
  it('answers every link alike and tells the doctor once', async () => {
    const guest = await invite()
    await doctor.browser.post(`/api/doctor/patients/${guest.id}/invitation/revoke`)
    const ask = (token: string) => t.browser().post('/api/patient/invite/renewal', { token })
    const answers = [await ask(guest.token), await ask(guest.token), await ask('x'.repeat(43))]
    expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toBe(1)
    const told = await mailsTo(t, doctor.email)
    expect(told.filter((m) => m.template === 'invitation-renewal-asked')).toHaveLength(1)
    expect((await invitationOf(guest.id)).renewalAskedAt).toEqual(t.clock.now())
  })

  it('is seen by the doctor also where the link was an older one', async () => {
    doctor = await asDoctor(t)
    const guest = await invite()
    await doctor.browser.post(`/api/doctor/patients/${guest.id}/invitation/resend`)
    await t.browser().post('/api/patient/invite/renewal', { token: guest.token })
    await t.drain()
    const { data } = await doctor.browser.get('/api/doctor/top')
    expect(data.practice.needs_you).toMatchObject([
      { kind: 'renewal_asked', patient: { id: guest.id } },
    ])
  })
})

describe('POST /api/patient/link-request', () => {
  const ask = (overrides: object = {}) =>
    t.browser().post('/api/patient/link-request', {
      clinic_code: 'NOSUCHCODE',
      email: `asker${++count}@example.org`,
      last_name: 'Green',
      first_name: 'Tom',
      birth_date: '1980-02-03',
      ...overrides,
    })

  it('answers right and wrong codes alike; the right one reaches the doctor', async () => {
    const clinic = await asDoctor(t, { clinicCode: 'HILL2345' })
    const right = await ask({ clinic_code: 'hill-2345', email: 'tom@example.org', message: 'Hi' })
    const wrong = await ask()
    expect([right.status, right.text]).toEqual([200, wrong.text])
    // a clinic that declines sends nothing
    expect(right.body.message).toContain('If it accepts')
    await t.drain()
    const rows = await t.rows(patients, { doctorId: clinic.id })
    expect(rows).toMatchObject([
      {
        status: 'link_requested',
        email: 'tom@example.org',
        linkMessage: 'Hi',
        birthDate: '1980-02-03',
        accountId: null,
      },
    ])
    expect((await mailsTo(t, clinic.email))[0]?.template).toBe('patient-link-requested')
  })

  it('changes the first request when asked twice, and tells a patient who has an account', async () => {
    const clinic = await asDoctor(t, { clinicCode: 'TWICE234' })
    const known = await asPatient(t, clinic)
    await ask({ clinic_code: 'TWICE234', email: 'twice@example.org' })
    t.clock.advance(61_000)
    await ask({ clinic_code: 'TWICE234', email: 'twice@example.org', message: 'Second' })
    await ask({ clinic_code: 'TWICE234', email: known.email })
    expect((await mailsTo(t, known.email))[0]?.template).toBe('patient-account-exists')
    const rows = await t.rows(patients, { doctorId: clinic.id })
    expect(rows.filter((r) => r.status === 'link_requested')).toMatchObject([
      { linkMessage: 'Second' },
    ])
  })

  it('reaches the doctor, once, also where the patient was saved and never invited, or is archived', async () => {
    const clinic = await asDoctor(t, { clinicCode: 'SAVED234' })
    const body = { last_name: 'Green', first_name: 'Tom', email: 'saved@example.org', send: false }
    const { data } = await clinic.browser.post('/api/doctor/invitation', body)
    for (let i = 0; i < 2; i++) {
      await ask({ clinic_code: 'SAVED234', email: 'saved@example.org' })
      t.clock.advance(61_000)
    }
    const told = await mailsTo(t, clinic.email)
    expect(told.map(({ template, patientId }) => [template, patientId])).toEqual([
      ['patient-link-requested', data.id],
    ])
    expect(told[0]?.text).toContain('has not been invited yet')
    await clinic.browser.post(`/api/doctor/patients/${data.id}/archive`)
    await ask({ clinic_code: 'SAVED234', email: 'saved@example.org' })
    expect((await mailsTo(t, clinic.email))[0]?.text).toContain('is archived')
  })

  it('refuses a date of birth that is to come', async () => {
    expect((await ask({ birth_date: '2031-02-03' })).faults).toEqual([422, ['birth_date']])
  })

  it('tells the doctor, once, of an invited patient whose invitation works no more', async () => {
    doctor = await asDoctor(t, { clinicCode: 'LATE2345' })
    const guest = await invite()
    const again = async () => {
      await ask({ clinic_code: 'LATE2345', email: guest.email })
      t.clock.advance(61_000)
      return (await mailsTo(t, doctor.email)).map(({ template }) => template)
    }
    expect(await again()).toEqual([])
    t.clock.advance(14 * day)
    expect(await again()).toEqual(['invitation-renewal-asked'])
    expect(await again()).toHaveLength(1)
    expect((await invitationOf(guest.id)).renewalAskedAt).not.toBeNull()
  })
})
