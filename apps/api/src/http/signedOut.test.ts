import { beforeEach, describe, expect, it } from 'vitest'
import type { Guard } from '../context.ts'
import { accounts } from '../db/schema/account.ts'
import { requestEmailChange } from '../entities/account/emailChange.ts'
import { createFirstAdmin } from '../entities/admin/create.ts'
import { registerDoctor } from '../testing/applications.ts'
import { asAdmin, asDoctor, asPatient, type Person, password } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { linkTo, mailsTo, templatesTo, tokenOf } from '../testing/mails.ts'

const t = await useClinic()
beforeEach(() => t.clock.advance(2 * hour))

const minute = 60_000
const hour = 60 * minute
const newPassword = 'a completely new one 5'
const roles = ['doctor', 'patient', 'admin'] as const
const make: Record<Guard, () => Promise<Person>> = {
  doctor: () => asDoctor(t),
  patient: async () => asPatient(t, await asDoctor(t)),
  admin: () => asAdmin(t),
}
const ask = (role: Guard, email: string, headers?: Record<string, string>) =>
  t.browser().post(`/api/${role}/password/reset-request`, { email }, headers ? { headers } : {})

async function resetLink(role: Guard, email: string): Promise<{ id: string; token: string }> {
  await ask(role, email)
  const link = await linkTo(t, email)
  return { id: link.searchParams.get('id') ?? '', token: tokenOf(link) }
}
const reset = (role: Guard, link: { id: string; token: string }, overrides: object = {}) =>
  t.browser().post(`/api/${role}/password/reset`, {
    ...link,
    password: newPassword,
    password_confirmation: newPassword,
    ...overrides,
  })
const logIn = (role: Guard, email: string, word: string) =>
  t.browser().post(`/api/${role}/login`, { email, password: word })

describe.each(roles)('resetting a password as %s', (role) => {
  it('changes it once, ends every session of the account and of nobody else, signs nobody in', async () => {
    const person = await make[role]()
    const other = await make[role]()
    const link = await resetLink(role, person.email)
    expect((await t.browser().post(`/api/${role}/password/check`, link)).status).toBe(200)
    const browser = t.browser()
    const done = await browser.post(`/api/${role}/password/reset`, {
      ...link,
      password: newPassword,
      password_confirmation: newPassword,
    })
    expect(done.status).toBe(200)
    expect((await browser.get(`/api/${role}/me`)).status).toBe(401)
    expect((await person.browser.get(`/api/${role}/me`)).status).toBe(401)
    expect((await other.browser.get(`/api/${role}/me`)).status).toBe(200)
    expect((await logIn(role, person.email, password)).status).toBe(422)
    expect((await logIn(role, person.email, newPassword)).status).toBe(200)
    const mails = await templatesTo(t, person.email)
    // the browser that signed in with it was a new one
    expect(mails.slice(0, 2)).toEqual(['new-device', 'password-changed'])
    expect((await reset(role, link)).refusal).toEqual([410, 'TOKEN_USED'])
  })

  it('answers known and unknown addresses alike and mails only the known one', async () => {
    const person = await make[role]()
    const known = await ask(role, person.email)
    const unknown = await ask(role, `nobody-${role}@example.org`)
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
    expect(await mailsTo(t, person.email)).toHaveLength(1)
    expect(await mailsTo(t, `nobody-${role}@example.org`)).toEqual([])
  })

  it('throttles the next request of an address, known or not, for a minute', async () => {
    const person = await make[role]()
    for (const email of [person.email, `nobody2-${role}@example.org`]) {
      expect((await ask(role, email)).status).toBe(200)
      expect((await ask(role, email.toUpperCase())).status).toBe(429)
      t.clock.advance(61_000)
      expect((await ask(role, email)).status).toBe(200)
    }
  })

  it('works for 60 minutes; a newer link kills the one before', async () => {
    const person = await make[role]()
    const first = await resetLink(role, person.email)
    t.clock.advance(59 * minute + 59_000)
    expect((await t.browser().post(`/api/${role}/password/check`, first)).status).toBe(200)
    t.clock.advance(2_000)
    expect((await reset(role, first)).refusal).toEqual([410, 'TOKEN_EXPIRED'])
    const second = await resetLink(role, person.email)
    t.clock.advance(61_000)
    const third = await resetLink(role, person.email)
    expect((await reset(role, second)).status).toBe(410)
    expect((await reset(role, third)).status).toBe(200)
  })

  it('lets exactly one of fifty parallel tries win', async () => {
    const person = await make[role]()
    const link = await resetLink(role, person.email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(role, link)))
    expect(answers.map((a) => a.status).sort()).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 410),
    ])
  })

  it('refuses weak, common, own-address and unequal passwords at the field and keeps the link', async () => {
    const person = await make[role]()
    const link = await resetLink(role, person.email)
    const local = person.email.split('@')[0] ?? ''
    for (const [field, change] of [
      ['password', { password: 'short', password_confirmation: 'short' }],
      ['password', { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }],
      ['password', { password: 'password1234', password_confirmation: 'password1234' }],
      ['password', { password: `${local} and more`, password_confirmation: `${local} and more` }],
      ['password_confirmation', { password_confirmation: 'not the same' }],
      ['password', { password: 'y'.repeat(1_025) }],
    ] as const) {
      const answer = await reset(role, link, change)
      expect([answer.status, Object.keys(answer.body.errors)[0]]).toEqual([422, field])
    }
    expect((await reset(role, link)).status).toBe(200)
  })

  it('ends the pause after wrong passwords', async () => {
    const person = await make[role]()
    for (let i = 0; i < 5; i++) await logIn(role, person.email, 'wrong wrong wrong')
    expect((await logIn(role, person.email, password)).status).toBe(429)
    await reset(role, await resetLink(role, person.email))
    expect((await logIn(role, person.email, newPassword)).status).toBe(200)
  })
})

it('accepts no link at the page of another role or of another kind', async () => {
  const people = {
    doctor: await make.doctor(),
    patient: await make.patient(),
    admin: await make.admin(),
  }
  for (const role of roles) {
    const link = await resetLink(role, people[role].email)
    for (const other of roles.filter((r) => r !== role)) {
      expect((await t.browser().post(`/api/${other}/password/check`, link)).status).toBe(410)
      expect((await reset(other, link)).status).toBe(410)
    }
    for (const url of [
      'doctor/registration/verify',
      'admin/registration/verify',
      'patient/invite/token',
    ])
      expect((await t.browser().post(`/api/${url}`, { token: link.token })).status).toBe(410)
    const foreign = await resetLink(role, (await make[role]()).email)
    expect((await reset(role, { id: foreign.id, token: link.token })).status).toBe(410)
    expect((await reset(role, link)).status).toBe(200)
  }
  const doctorToken = (await registerDoctor(t)).token
  const { url } = await createFirstAdmin(t.ctx, { email: 'crossing@example.org' })
  const adminToken = tokenOf(new URL(url))
  const verify = (role: string, token: string) =>
    t.browser().post(`/api/${role}/registration/verify`, { token })
  expect((await verify('admin', doctorToken)).status).toBe(410)
  expect((await verify('doctor', adminToken)).status).toBe(410)
})

it('writes the host of the settings into links, whatever the request says', async () => {
  const person = await make.doctor()
  await ask('doctor', person.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect((await linkTo(t, person.email)).origin).toBe(t.app.ports.config.publicUrl)
})

describe('changing an address', () => {
  const change = async (role: Guard, person: Person, email: string) => {
    await requestEmailChange(t.ctx, role, person.accountId, email)
    const link = await linkTo(t, email)
    return link.pathname
  }

  it('puts it in force by the call, tells both, and may be called twice', async () => {
    for (const role of roles) {
      const person = await make[role]()
      const email = `changed-${role}@example.org`
      const path = await change(role, person, email)
      expect((await mailsTo(t, person.email))[0]?.template).toBe('email-change-notice')
      expect((await logIn(role, email, password)).status).toBe(422)
      const opened = await t.browser().get(path)
      expect([opened.status, opened.data]).toEqual([200, { email }])
      expect((await t.browser().get(path)).status).toBe(200)
      expect((await logIn(role, email, password)).status).toBe(200)
      expect((await logIn(role, person.email, password)).status).toBe(422)
      expect((await mailsTo(t, person.email))[0]?.template).toBe('email-changed')
      expect(await templatesTo(t, email)).toContain('email-changed')
    }
  })

  const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const button = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const addressOf = async ({ accountId }: Person) => {
    const row = await t.row(accounts, accountId)
    return row.email
  }

  it('changes nothing for whoever follows the link: HEAD, a page load, a mail scanner', async () => {
    for (const role of roles) {
      const person = await make[role]()
      const email = `clicked-${role}@example.org`
      const path = await change(role, person, email)
      const follow = (method: string, headers: Record<string, string | undefined>) =>
        t.browser().call(method, path, undefined, { headers })
      for (const headers of [page, button, { accept: undefined }, { accept: '*/*' }]) {
        const head = await follow('HEAD', headers)
        expect([head.status, head.text]).toEqual([200, ''])
        if (headers === button) continue
        const seen = await follow('GET', headers)
        expect([seen.status, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
          200,
          'text/html; charset=utf-8',
          'no-store',
        ])
      }
      expect(await addressOf(person)).toBe(person.email)

      const seen = await follow('GET', { ...page, 'accept-language': 'ja' })
      expect(seen.text).toContain(email)
      expect(seen.text).toContain('<button type="button">メールアドレスを確認する</button>')
      const nonce = /<script nonce="([^"]+)">/.exec(seen.text)?.[1]
      expect(seen.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)

      for (let n = 0; n < 2; n++) {
        const pressed = await follow('GET', button)
        expect([pressed.status, pressed.data]).toEqual([200, { email }])
        expect(await addressOf(person)).toBe(email)
        expect((await follow('GET', page)).text).toContain('<button')
      }
    }
  })

  it('says on the page that a link does not work', async () => {
    for (const role of roles) {
      const person = await make[role]()
      const path = await change(role, person, `mistyped-${role}@example.org`)
      const seen = await t.browser().get(`${path.slice(0, -5)}AAAAA`, { headers: page })
      expect([seen.status, seen.text.includes('<button')]).toEqual([410, false])
      expect(seen.text).toContain('This link has expired')
      await t.browser().get(path, { headers: button })
      const again = `again-${role}@example.org`
      await change(role, person, again)
      await t.browser().get((await linkTo(t, again)).pathname, { headers: button })
      expect((await t.browser().get(path, { headers: page })).status).toBe(410)
    }
  })

  it('ends after 24 hours, at the other role and when the address was taken meanwhile', async () => {
    const patient = await make.patient()
    const path = await change('patient', patient, 'later@example.org')
    expect((await t.browser().get(path.replace('/api/', '/api/doctor/'))).status).toBe(410)
    t.clock.advance(24 * hour + 1_000)
    expect((await t.browser().get(path)).status).toBe(410)
    const doctor = await make.doctor()
    const raced = await change('doctor', doctor, 'wanted@example.org')
    await asDoctor(t, { email: 'wanted@example.org' })
    expect((await t.browser().get(raced)).refusal).toEqual([409, 'EMAIL_TAKEN'])
    const row = await t.row(accounts, doctor.accountId)
    expect(row.email).toBe(doctor.email)
  })

  it('sends no link to an address that has an account', async () => {
    const doctor = await make.doctor()
    const other = await make.doctor()
    await requestEmailChange(t.ctx, 'doctor', doctor.accountId, other.email)
    const [mail] = await mailsTo(t, other.email)
    expect(mail?.template).toBe('email-change-taken')
    expect(mail?.text).not.toContain('/verify/')
  })

  it('goes nowhere where the clinic has the address for another patient, before and meanwhile', async () => {
    const doctor = await make.doctor()
    const patient = await asPatient(t, doctor)
    const add = async (email: string) => {
      const other = { last_name: 'Other', first_name: 'One', email, send: false }
      expect((await doctor.browser.post('/api/doctor/invitation', other)).status).toBe(201)
    }
    await add('family@example.org')
    await requestEmailChange(t.ctx, 'patient', patient.accountId, 'Family@example.org')
    const [mail] = await mailsTo(t, 'Family@example.org')
    expect([mail?.template, mail?.accountId]).toEqual(['email-change-taken', null])
    expect(mail?.text).toContain('ask the clinic')
    expect(mail?.text).not.toContain('/verify/')
    const path = await change('patient', patient, 'shared@example.org')
    await add('shared@example.org')
    expect((await t.browser().get(path)).refusal).toEqual([409, 'EMAIL_TAKEN'])
    expect(await addressOf(patient)).toBe(patient.email)
  })

  it('ends the links that were sent to the address before', async () => {
    const person = await make.patient()
    const link = await resetLink('patient', person.email)
    const path = await change('patient', person, 'moved@example.org')
    expect((await t.browser().get(path)).status).toBe(200)
    expect((await reset('patient', link)).status).toBe(410)
  })

  it('answers nonsense in the path like any unknown page', async () => {
    const id = (await make.doctor()).id
    for (const path of [
      `x/${'a'.repeat(43)}`,
      `${id}/short`,
      `${id}/${encodeURIComponent('a/b<script>')}`,
    ])
      expect((await t.browser().get(`/api/email/verify/${path}`)).status).toBe(404)
  })
})
