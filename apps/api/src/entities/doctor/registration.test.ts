import { readFileSync } from 'node:fs'
import { choosableFields, requiredFields } from '@officina/shared/applicationForm'
import { beforeEach, describe, expect, it } from 'vitest'
import { specFile } from '../../contract.ts'
import { accounts, consents, tokens } from '../../db/schema/account.ts'
import { doctors, files } from '../../db/schema/doctor.ts'
import { settings } from '../../db/schema/platform.ts'
import { sha256 } from '../../ids.ts'
import {
  applicationFields,
  applicationForm,
  licence,
  registerDoctor,
} from '../../testing/applications.ts'
import { asAdmin, asDoctor } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, tokenOf } from '../../testing/mails.ts'
import { pdf, png } from '../../testing/uploads.ts'
import { assertNotExpired } from './licence.ts'

const t = await useClinic()
beforeEach(() => t.clock.advance(2 * hour))

const hour = 3_600_000
const apply = (form: FormData) => t.browser().post('/api/doctor/me', form)
const doctorOf = (email: string) => t.row(doctors, { email })

describe('POST /api/doctor/registration', () => {
  it('answers a new, an unfinished and a known address alike, and mails each what it needs', async () => {
    const known = await asDoctor(t)
    const answers = []
    for (const email of ['new-one@example.org', known.email])
      answers.push(await t.browser().post('/api/doctor/registration', { email }))
    expect(answers.map((a) => [a.status, a.text])).toEqual([
      [200, answers[0]?.text],
      [200, answers[0]?.text],
    ])
    const [toNew] = await mailsTo(t, 'new-one@example.org')
    const [toKnown] = await mailsTo(t, known.email)
    expect(toNew?.template).toBe('doctor-registration')
    expect(toKnown?.template).toBe('doctor-account-exists')
    expect(toKnown?.text).not.toContain('token=')
    expect(await doctorOf('new-one@example.org')).toMatchObject({
      status: 'email_submitted',
      accountId: null,
    })
  })

  it('mails in the language of the visitor', async () => {
    await t
      .browser()
      .post(
        '/api/doctor/registration',
        { email: 'nihon@example.org' },
        { headers: { 'accept-language': 'ja' } },
      )
    const [mail] = await mailsTo(t, 'nihon@example.org')
    expect(mail?.subject).toBe('申請手続きのご案内')
  })

  it('sends again after a minute, five times an hour, whatever the case of the address', async () => {
    const ask = (email: string) => t.browser().post('/api/doctor/registration', { email })
    expect((await ask('again@example.org')).status).toBe(200)
    expect((await ask('AGAIN+x@example.org')).status).toBe(429)
    for (let i = 0; i < 4; i++) {
      t.clock.advance(61_000)
      expect((await ask('again@example.org')).status).toBe(200)
    }
    t.clock.advance(61_000)
    const sixth = await ask('again@example.org')
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(60)
  })
})

describe('POST /api/doctor/registration/verify', () => {
  it('answers the address as often as asked, for 24 hours', async () => {
    const { email, token } = await registerDoctor(t)
    const verify = () => t.browser().post('/api/doctor/registration/verify', { token })
    expect((await verify()).data).toMatchObject({ email, forms: [{ countries: ['*'] }] })
    t.clock.advance(24 * hour - 1_000)
    expect((await verify()).status).toBe(200)
    t.clock.advance(2_000)
    expect((await verify()).refusal).toEqual([410, 'TOKEN_EXPIRED'])
  })

  it('refuses unknown tokens and the link before a newer one', async () => {
    const first = await registerDoctor(t)
    t.clock.advance(61_000)
    const second = await registerDoctor(t, first.email)
    const verify = (token: string) => t.browser().post('/api/doctor/registration/verify', { token })
    expect((await verify('x'.repeat(43))).status).toBe(410)
    expect((await verify(first.token)).status).toBe(410)
    expect((await verify(second.token)).status).toBe(200)
  })

  it('stores only the hash', async () => {
    const { token } = await registerDoctor(t)
    const rows = await t.rows(tokens, { tokenHash: sha256(token) })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('POST /api/doctor/me', () => {
  it('makes the application, the account, the files and the consents, and mails both sides', async () => {
    const reviewer = await asAdmin(t, 'clinical_reviewer')
    const other = await asAdmin(t, 'content')
    const { email, token } = await registerDoctor(t)
    await t.add(settings, { key: 'review.sla_days', value: 3, updatedAt: t.clock.now() })
    const answer = await apply(applicationForm(token))
    expect(answer.status).toBe(201)
    const doctor = await doctorOf(email)
    expect(answer.data).toEqual({ number: doctor.number, email, status: 'applied' })
    expect(doctor).toMatchObject({
      status: 'applied',
      lastName: 'Sato',
      clinicName: 'Hill Clinic',
      marketingMail: false,
    })
    expect(doctor.clinicCode).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    const file = await t.row(files, { ownerId: doctor.id })
    expect(file).toMatchObject({ contentType: 'application/pdf', filename: 'licence.pdf' })
    expect(await t.ctx.files.get(file.key)).toEqual(pdf)
    const given = await t.rows(consents, { accountId: doctor.accountId ?? '' })
    expect(given.map((c) => c.documentKey).sort()).toEqual([
      'disclosure',
      'privacy-policy',
      'terms-of-service-doctors',
    ])
    const [received] = await mailsTo(t, email)
    expect(received?.template).toBe('doctor-application-received')
    expect(received?.text).toContain('usually within 3 business days')
    expect((await mailsTo(t, reviewer.email))[0]?.template).toBe('doctor-application-new')
    expect(await mailsTo(t, other.email)).toEqual([])
    const me = await t
      .browser()
      .post('/api/doctor/login', { email, password: applicationFields.password })
    expect([me.status, me.data.status]).toEqual([200, 'applied'])
  })

  it('uses the link up: a second try and a verify are 410', async () => {
    const { token } = await registerDoctor(t)
    expect((await apply(applicationForm(token))).status).toBe(201)
    expect((await apply(applicationForm(token))).refusal).toEqual([410, 'TOKEN_USED'])
    expect((await t.browser().post('/api/doctor/registration/verify', { token })).status).toBe(410)
  })

  it('lets exactly one of fifty parallel tries win', async () => {
    const { email, token } = await registerDoctor(t)
    const browsers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const browser = t.browser()
        await browser.get('/sanctum/csrf-cookie')
        return browser
      }),
    )
    const answers = await Promise.all(
      browsers.map((browser) => browser.post('/api/doctor/me', applicationForm(token))),
    )
    const statuses = answers.map((a) => a.status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 410)])
    expect(await t.rows(accounts, { email })).toHaveLength(1)
  })

  it('asks what the country of the licence asks, and keeps with an application what was asked', async () => {
    const owner = await asAdmin(t, 'owner')
    const settings = '/api/admin/settings/application'
    const { forms, revision } = (await owner.browser.get(settings)).data
    const japan = {
      ...forms[0],
      countries: ['JP'],
      last_name_kana: 'required',
      first_name_kana: 'required',
      licence_expires_on: 'hidden',
    }
    const change = (japanese: object, seen: number) =>
      owner.browser.patch(settings, { forms: [japanese, ...forms], revision: seen })
    expect((await change(japan, revision)).status).toBe(200)
    const { email, token } = await registerDoctor(t)
    const inJapan = { licence_country: 'JP', phone: '+81 90 1234 5678' }
    const refused = await apply(
      applicationForm(token, { ...inJapan, last_name_kana: ' ', licence_expires_on: '2030-01-01' }),
    )
    expect(refused.faults).toEqual([
      422,
      ['first_name_kana', 'last_name_kana', 'licence_expires_on'],
    ])
    const kana = { last_name_kana: 'サトウ', first_name_kana: 'レン' }
    expect((await apply(applicationForm(token, { ...inJapan, ...kana }))).status).toBe(201)
    await change({ ...japan, website: 'required' }, revision + 1)
    const { id = '' } = await doctorOf(email)
    expect((await owner.browser.get(`/api/admin/doctors/${id}`)).data).toMatchObject({
      asked_required: ['last_name_kana', 'first_name_kana'],
      not_asked: ['licence_expires_on'],
    })
    const doctor = t.browser()
    const { password } = applicationFields
    await doctor.post('/api/doctor/login', { email, password })
    const answer = async (body: object) => {
      const { revision: seen } = (await doctor.get('/api/doctor/application')).data
      return doctor.patch('/api/doctor/application', { revision: seen, ...body })
    }
    const move = (status: 'needs_info' | 'rejected') =>
      t.change(doctors, id, {
        status,
        reopenedFields: ['last_name_kana', 'licence_expires_on'],
        mayReapply: true,
      })
    await move('needs_info')
    expect((await answer({ last_name_kana: null })).faults).toEqual([422, ['last_name_kana']])
    // a reopened field is asked, whatever the form says
    expect((await answer({ licence_expires_on: '2031-01-01' })).status).toBe(200)
    await move('rejected')
    expect((await answer({ job_title: 'Director' })).faults).toEqual([422, ['website']])
    const website = 'https://hill.example.org'
    expect((await answer({ website })).status).toBe(200)
    expect((await doctorOf(email)).applicationForm?.website).toBe('required')
  })

  it('always asks what the contract requires', () => {
    const { required } = JSON.parse(readFileSync(specFile, 'utf8')).components.schemas
      .DoctorRegistrationRequest as { required: string[] }
    expect(required).toEqual(expect.arrayContaining([...requiredFields]))
    expect(choosableFields.filter((field) => required.includes(field))).toEqual([])
  })

  const bad: [field: string, value: string | boolean | null][] = [
    ['licence_number', null],
    ['licence_expires_on', '2020-01-01'],
    ['terms_version', '2020-01-01'],
    ['disclosure_accepted', false],
    ['password', 'short'],
    ['password_confirmation', 'another password 99'],
  ]
  it.each(bad)('refuses %s = %s at its field and keeps the link', async (field, value) => {
    const { token } = await registerDoctor(t)
    const answer = await apply(applicationForm(token, { [field]: value }))
    expect([answer.status, Object.keys(answer.body.errors)[0]]).toEqual([422, field])
    expect((await t.browser().post('/api/doctor/registration/verify', { token })).status).toBe(200)
  })

  it('takes a licence until its day has ended where the shop is', () => {
    t.clock.set(new Date('2026-11-30T15:30:00Z'))
    const inTokyo = { ...t.ctx, config: { ...t.ctx.config, timeZone: 'Asia/Tokyo' } }
    const inUtc = { ...t.ctx, config: { ...t.ctx.config, timeZone: 'UTC' } }
    expect(() => assertNotExpired(inTokyo, '2026-11-30')).toThrow('LICENCE_EXPIRED')
    expect(() => assertNotExpired(inUtc, '2026-11-30')).not.toThrow()
  })

  it('names every failing field at once', async () => {
    const { token } = await registerDoctor(t)
    const answer = await apply(applicationForm(token, { last_name: null, phone: 'x' }))
    expect(answer.faults).toEqual([422, ['last_name', 'phone']])
    expect(answer.body.message).toContain('(and 1 more error)')
    const fake = { licence_file: [{ name: 'fake.pdf', content: Buffer.from('<html>') }] }
    const wrong = { password: 'short', licence_expires_on: '2020-01-01' }
    const all = await apply(
      applicationForm(token, { ...wrong, website: 'no web', phone: 'x' }, fake),
    )
    expect(all.faults).toEqual([
      422,
      [
        'licence_expires_on',
        'licence_file',
        'password',
        'password_confirmation',
        'phone',
        'website',
      ],
    ])
    expect(all.body.errors.licence_file[0]).toContain('fake.pdf')
    const text = { licence_file: [{ name: 'text.pdf', content: Buffer.from('no PDF') }] }
    const named = await apply(applicationForm(token, {}, text))
    expect(named.body.errors.licence_file[0]).toContain('text.pdf')
    const rules = await apply(applicationForm(token, wrong))
    expect(rules.faults).toEqual([422, ['licence_expires_on', 'password', 'password_confirmation']])
  })

  it('takes files by their first bytes, one to five, none empty', async () => {
    const { email, token } = await registerDoctor(t)
    const file = (name: string, content: Buffer) => ({ name, content })
    const tries: { name: string; content: Buffer }[][] = [
      [],
      [file('licence.pdf', Buffer.from('<html><script>'))],
      [file('list.pdf', Buffer.from('a,b,c\n1,2,3'))],
      Array.from({ length: 6 }, (_, i) => file(`${i}.png`, png)),
    ]
    for (const list of tries) {
      const answer = await apply(applicationForm(token, {}, { licence_file: list }))
      expect(answer.faults).toEqual([422, ['licence_file']])
    }
    const big = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])
    const tooBig = await apply(applicationForm(token, {}, { licence_file: [file('a.png', big)] }))
    expect(tooBig.status).toBe(413)
    const named = [file('../../etc/passwd\r\nx.txt', png)]
    expect((await apply(applicationForm(token, {}, { licence_file: named }))).status).toBe(201)
    const doctor = await doctorOf(email)
    const row = await t.row(files, { ownerId: doctor.id })
    expect(row.contentType).toBe('image/png')
    expect(row.filename).not.toMatch(/[/\\\r\n]/)
  })

  it('refuses JSON without files and other content types', async () => {
    const { token } = await registerDoctor(t)
    const json = await t
      .browser()
      .post('/api/doctor/me', { registration_token: token, ...applicationFields })
    expect(json.status).toBe(415)
  })

  it('refuses a licence that an approved doctor works with', async () => {
    await asDoctor(t, { licenceType: 'physician', licenceNumber: 'TAKEN-1', licenceCountry: 'US' })
    const { token } = await registerDoctor(t)
    const answer = await apply(applicationForm(token, { licence_number: 'taken-1' }))
    expect(answer.refusal).toEqual([422, 'LICENCE_DUPLICATE'])
    expect(answer.faults).toEqual([422, ['licence_number']])
  })

  it('lets a lapsed applicant register again under the same number', async () => {
    const { email, token } = await registerDoctor(t)
    await apply(applicationForm(token))
    const before = await doctorOf(email)
    const question = { statusReasonText: 'Which school?', reopenedFields: ['phone'] }
    const checklist = { licence_valid: true }
    await t.change(doctors, { email }, { status: 'lapsed', ...question, checklist })
    t.clock.advance(hour)
    await t.browser().post('/api/doctor/registration', { email })
    const next = tokenOf(await linkTo(t, email))
    const old = { email, password: applicationFields.password }
    const early = await t.browser().post('/api/doctor/login', old)
    expect(early.refusal).toEqual([403, 'ACCOUNT_CLOSED'])
    expect(early.body.message).toContain('open the link')
    const form = applicationForm(next, {
      password: 'a new password 2027',
      password_confirmation: 'a new password 2027',
    })
    expect((await apply(form)).status).toBe(201)
    const after = await doctorOf(email)
    expect([after.number, after.accountId]).toEqual([before.number, before.accountId])
    expect(after).toMatchObject({ statusReasonText: null, reopenedFields: [], checklist: {} })
    const login = (password: string) => t.browser().post('/api/doctor/login', { email, password })
    expect((await login('a new password 2027')).status).toBe(200)
    expect((await login(applicationFields.password)).status).toBe(422)
  })
})

it('keeps no plaintext of links or passwords in the tables', async () => {
  const { token } = await registerDoctor(t)
  await apply(applicationForm(token))
  const tables = ['accounts', 'tokens', 'sessions', 'audit_log', 'doctors', 'consents']
  for (const table of tables) {
    const dump = JSON.stringify((await t.ctx.pool.query(`select * from ${table}`)).rows)
    expect(dump).not.toContain(token)
    expect(dump).not.toContain(applicationFields.password)
  }
  const [hash] = await t.ctx.db.select({ hash: accounts.passwordHash }).from(accounts).limit(1)
  expect(hash?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(licence.licence_file).toHaveLength(1)
})
