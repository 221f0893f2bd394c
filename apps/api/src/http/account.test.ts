import { describe, expect, it } from 'vitest'
import { accounts } from '../db/schema/account.ts'
import { patients } from '../db/schema/patient.ts'
import { newId } from '../ids.ts'
import { sendMail } from '../mail/send.ts'
import { loggedOn } from '../testing/auditLog.ts'
import { asAdmin, asDoctor, asPatient, type Person, password } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { linkTo, mailsTo } from '../testing/mails.ts'
import { setCookiesForTest } from '../testing/signIn.ts'

const t = await useClinic()

const minute = 60_000
const next = 'a quite different secret 7'
const roles = ['doctor', 'patient'] as const
type Role = (typeof roles)[number]

const person = async (role: Role): Promise<Person> =>
  role === 'doctor' ? asDoctor(t) : asPatient(t, await asDoctor(t))
const newAddress = () => `fresh-${newId()}@example.org`
const newPassword = (overrides: object = {}) => ({
  current_password: password,
  password: next,
  password_confirmation: next,
  ...overrides,
})

describe.each(roles)('the account of a %s', (role) => {
  const base = `/api/${role}/account`
  const calls = [
    ['GET', ''],
    ['POST', '/email'],
    ['DELETE', '/email'],
    ['POST', '/email/resend'],
    ['POST', '/password'],
    ['GET', '/sessions'],
    ['DELETE', '/sessions'],
    ['DELETE', `/sessions/${newId()}`],
    ['PATCH', '/preferences'],
  ] as const

  it('is for that role alone', async () => {
    const other = await person(role === 'doctor' ? 'patient' : 'doctor')
    for (const [method, path] of [...calls, ['PATCH', '/../me'] as const]) {
      const url = `${base}${path}`.replace('/account/../', '/')
      const visitor = await t.browser().call(method, url, {})
      expect([url, visitor.status, visitor.text]).toEqual([
        url,
        401,
        '{"message":"Unauthenticated.","error_code":"UNAUTHENTICATED"}',
      ])
      expect((await other.browser.call(method, url, {})).status).toBe(401)
    }
  })

  describe('address', () => {
    it('changes by the link alone, with a mail to both, and can be cancelled and sent again', async () => {
      const me = await person(role)
      const email = newAddress()
      const asked = await me.browser.post(`${base}/email`, { email, current_password: password })
      expect(asked.status).toBe(200)
      expect(asked.data).toMatchObject({ email: me.email, pending_email: { email } })
      expect((await mailsTo(t, me.email))[0]?.template).toBe('email-change-notice')
      const first = await linkTo(t, email)

      expect((await me.browser.post(`${base}/email/resend`)).status).toBe(200)
      expect((await me.browser.post(`${base}/email/resend`)).status).toBe(429)
      const second = await linkTo(t, email)
      expect(second.pathname).not.toBe(first.pathname)
      expect((await t.browser().get(first.pathname)).status).toBe(410)
      expect(await mailsTo(t, me.email)).toHaveLength(1)

      expect((await t.browser().get(second.pathname)).data).toEqual({ email })
      const after = await me.browser.get(base)
      expect(after.data).toMatchObject({ email, pending_email: null })
      expect((await mailsTo(t, me.email))[0]?.template).toBe('email-changed')
      expect((await mailsTo(t, email))[0]?.template).toBe('email-changed')
    })

    it('stays when the change is cancelled', async () => {
      const me = await person(role)
      const email = newAddress()
      await me.browser.post(`${base}/email`, { email, current_password: password })
      const link = await linkTo(t, email)
      const cancelled = await me.browser.del(`${base}/email`)
      expect([cancelled.status, cancelled.data.pending_email]).toEqual([200, null])
      expect((await t.browser().get(link.pathname)).status).toBe(410)
      const resend = await me.browser.post(`${base}/email/resend`)
      expect(resend.refusal).toEqual([409, 'NOTHING_PENDING'])
      expect((await me.browser.del(`${base}/email`)).status).toBe(200)
    })

    it('looks just as pending when the address belongs to somebody else', async () => {
      const me = await person(role)
      const other = await person(role)
      const asked = await me.browser.post(`${base}/email`, {
        email: other.email.toUpperCase(),
        current_password: password,
      })
      expect([asked.status, asked.data.pending_email !== null]).toEqual([200, true])
      const [mail] = await mailsTo(t, other.email.toUpperCase())
      expect(mail?.template).toBe('email-change-taken')
      expect(mail?.text).not.toContain('/verify/')
    })

    it.each([
      [{ email: 'x@example.org', current_password: 'not it' }, 'current_password'],
      [{ email: 'no address', current_password: password }, 'email'],
      [{ current_password: password }, 'email'],
      [{ email: 'x@example.org' }, 'current_password'],
      [{ email: 'x@example.org', current_password: password, role: 'admin' }, 'role'],
    ])('refuses %j', async (body, field) => {
      const me = await person(role)
      expect((await me.browser.post(`${base}/email`, body)).faults).toEqual([422, [field]])
      expect((await me.browser.get(base)).data.pending_email).toBeNull()
    })

    it('is asked for five times an hour, and of one address once a minute', async () => {
      const me = await person(role)
      const [other, email] = [await person(role), newAddress()]
      const ask = (who: Person, to: string, word = password) =>
        who.browser.post(`${base}/email`, { email: to, current_password: word })
      expect((await ask(me, email, 'not it')).status).toBe(422)
      expect((await ask(me, email)).status).toBe(200)
      expect((await ask(other, email)).status).toBe(429)
      expect(await mailsTo(t, email)).toHaveLength(1)
      for (let n = 0; n < 4; n++) expect((await ask(me, newAddress())).status).toBe(200)
      expect((await ask(me, newAddress())).status).toBe(429)
    })

    it('refuses the present address', async () => {
      const me = await person(role)
      const answer = await me.browser.post(`${base}/email`, {
        email: me.email.toUpperCase(),
        current_password: password,
      })
      expect(answer.refusal).toEqual([422, 'EMAIL_UNCHANGED'])
    })
  })

  describe('password', () => {
    it('changes: this browser goes on, all others and every open link are out, a mail says so', async () => {
      const me = await person(role)
      const other = await setCookiesForTest(t, role, me.accountId)
      const email = newAddress()
      await me.browser.post(`${base}/email`, { email, current_password: password })
      const before = me.browser.jar.get('officina_session')
      expect((await me.browser.post(`${base}/password`, newPassword())).status).toBe(204)
      expect(me.browser.jar.get('officina_session')).not.toBe(before)
      expect((await me.browser.get(base)).data.pending_email).toBeNull()
      expect((await other.get(base)).status).toBe(401)
      expect((await t.browser().get((await linkTo(t, email)).pathname)).status).toBe(410)
      expect((await mailsTo(t, me.email))[0]?.template).toBe('password-changed')
      const old = await t.browser().post(`/api/${role}/login`, { email: me.email, password })
      expect(old.status).toBe(422)
      const fresh = await t
        .browser()
        .post(`/api/${role}/login`, { email: me.email, password: next })
      expect(fresh.status).toBe(200)
      const rows = await loggedOn(t, me.accountId, `${role}.password_changed`)
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(next)
    })

    it.each([
      [newPassword({ current_password: 'not it' }), 'current_password'],
      [newPassword({ password: 'short', password_confirmation: 'short' }), 'password'],
      [newPassword({ password_confirmation: 'another' }), 'password_confirmation'],
      [newPassword({ password, password_confirmation: password }), 'password'],
      [{ password: next, password_confirmation: next }, 'current_password'],
      [newPassword({ remember: true }), 'remember'],
    ])('refuses %j', async (body, field) => {
      const me = await person(role)
      const other = await setCookiesForTest(t, role, me.accountId)
      expect((await me.browser.post(`${base}/password`, body)).faults).toEqual([422, [field]])
      expect((await other.get(base)).status).toBe(200)
    })

    it('cannot be guessed from a borrowed browser', async () => {
      const me = await person(role)
      const wrong = newPassword({ current_password: 'not it' })
      for (let i = 0; i < 5; i++)
        expect((await me.browser.post(`${base}/password`, wrong)).status).toBe(422)
      const sixth = await me.browser.post(`${base}/password`, newPassword())
      expect(sixth.status).toBe(429)
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
      await t.advance(16 * minute)
      expect((await me.browser.post(`${base}/password`, newPassword())).status).toBe(204)
    })
  })

  describe('sessions', () => {
    it('are listed with this browser first, and end one by one or all others at once', async () => {
      const me = await person(role)
      const second = await setCookiesForTest(t, role, me.accountId)
      const third = await setCookiesForTest(t, role, me.accountId)
      const list = await me.browser.get(`${base}/sessions`)
      expect(list.data).toHaveLength(3)
      expect(list.each('current')).toEqual([true, false, false])
      expect(list.text).not.toContain('hash')
      const theirs = (await second.get(`${base}/sessions`)).data.find(
        (each: { current: boolean }) => each.current,
      )
      expect((await me.browser.del(`${base}/sessions/${theirs.id}`)).status).toBe(204)
      expect((await second.get(base)).status).toBe(401)
      expect((await third.get(base)).status).toBe(200)
      expect((await me.browser.del(`${base}/sessions`)).status).toBe(204)
      expect((await third.get(base)).status).toBe(401)
      expect((await me.browser.get(`${base}/sessions`)).data).toHaveLength(1)
    })

    it('of somebody else are as unknown as ones that do not exist', async () => {
      const me = await person(role)
      const other = await person(role)
      const [theirs] = (await other.browser.get(`${base}/sessions`)).data
      const foreign = await me.browser.del(`${base}/sessions/${theirs.id}`)
      const missing = await me.browser.del(`${base}/sessions/${newId()}`)
      expect([foreign.status, foreign.text]).toEqual([
        404,
        '{"message":"Not found.","error_code":"NOT_FOUND"}',
      ])
      expect(missing.text).toBe(foreign.text)
      expect((await other.browser.get(base)).status).toBe(200)
    })

    it('that have run out are not listed', async () => {
      const me = await person(role)
      await t.advance(121 * minute)
      const again = await setCookiesForTest(t, role, me.accountId)
      expect((await again.get(`${base}/sessions`)).data).toHaveLength(1)
    })
  })

  describe('preferences', () => {
    it('are kept, and the language and zone stand in the current user', async () => {
      const me = await person(role)
      const key = role === 'doctor' ? 'order_placed' : 'refill_due'
      const answer = await me.browser.patch(`${base}/preferences`, {
        locale: 'ja',
        time_zone: 'Asia/Tokyo',
        notifications: { [key]: false },
      })
      expect(answer.status).toBe(200)
      expect(answer.data).toMatchObject({ locale: 'ja', time_zone: 'Asia/Tokyo' })
      expect(answer.data.notifications).toMatchObject({ [key]: false, recipe_expiring: true })
      const user = await me.browser.get(`/api/${role}/me`)
      expect(user.data).toMatchObject({ locale: 'ja', own_time_zone: 'Asia/Tokyo' })
      const part = await me.browser.patch(`${base}/preferences`, { time_zone: null })
      expect(part.data).toMatchObject({ locale: 'ja', time_zone: null })
      expect(part.data.notifications[key]).toBe(false)
    })

    it.each([
      [{ locale: 'fr' }, 'locale'],
      [{ time_zone: 'Moon/Base' }, 'time_zone'],
      [{ time_zone: '../etc' }, 'time_zone'],
      [{ notifications: { password_changed: false } }, 'notifications.password_changed'],
      [{ notifications: { recipe_expiring: null } }, 'notifications.recipe_expiring'],
    ])('refuse %j', async (body, field) => {
      const me = await person(role)
      expect((await me.browser.patch(`${base}/preferences`, body)).faults).toEqual([422, [field]])
    })
  })
})

describe('a mail that was turned off', () => {
  const words = { subject: 'Soon', heading: 'Soon', paragraphs: ['A recipe ends.'] }
  const mail = { template: 'recipe_expiring_doctor', content: { en: words, ja: words } }

  it('is not sent, and all others are', async () => {
    const me = await asDoctor(t)
    const target = { to: me.email, locale: 'en' as const, accountId: me.accountId }
    await sendMail(t.ctx, mail, target)
    expect(await mailsTo(t, me.email)).toHaveLength(1)
    await me.browser.patch('/api/doctor/account/preferences', {
      notifications: { recipe_expiring: false },
    })
    await sendMail(t.ctx, mail, target)
    expect(await mailsTo(t, me.email)).toHaveLength(1)
    await me.browser.post('/api/doctor/account/password', newPassword())
    expect(await mailsTo(t, me.email)).toHaveLength(2)
  })
})

describe('who may change an account', () => {
  it('applicants and suspended doctors keep their key, not their records', async () => {
    for (const status of ['applied', 'suspended'] as const) {
      const me = await asDoctor(t, { status })
      expect((await me.browser.get('/api/doctor/account')).data.status).toBe(status)
      expect((await me.browser.patch('/api/doctor/me', { revision: 1 })).status).toBe(403)
      const changed = await me.browser.post('/api/doctor/account/password', newPassword())
      expect(changed.status).toBe(204)
    }
  })

  it('the language of a patient is also the one the clinic sees', async () => {
    const me = await asPatient(t, await asDoctor(t))
    await me.browser.patch('/api/patient/account/preferences', { locale: 'ja' })
    const row = await t.row(patients, me.id)
    expect([row.language, row.revision]).toEqual(['ja', 2])
    const account = await t.row(accounts, me.accountId)
    expect(account.locale).toBe('ja')
  })
})

describe('the account of an administrator', () => {
  it('keeps name, phone and language', async () => {
    const me = await asAdmin(t, 'read_only')
    const path = '/api/admin/account/profile'
    expect((await t.browser().post(path, {})).status).toBe(401)
    const wrong = await me.browser.post(path, { name: '', phone: 'x', locale: 'fr' })
    expect(wrong.faults).toEqual([422, ['locale', 'name', 'phone']])
    const { data } = await me.browser.post(path, {
      name: 'Nora Lind',
      phone: '+1 212 555 0199',
      locale: 'ja',
    })
    expect(data).toMatchObject({ name: 'Nora Lind', phone: '+12125550199', locale: 'ja' })
    const [row] = await loggedOn(t, me.id, 'admin.update_own')
    expect(JSON.stringify(row)).not.toContain('Nora')
  })

  it('changes the password with the current one and ends all other sessions', async () => {
    const me = await asAdmin(t, 'support')
    const other = t.browser()
    expect((await other.post('/api/admin/login', { email: me.email, password })).status).toBe(200)
    const path = '/api/admin/account/password'
    const wrong = await me.browser.post(path, newPassword({ current_password: 'not it' }))
    expect(wrong.faults).toEqual([422, ['current_password']])
    expect((await me.browser.post(path, newPassword())).status).toBe(204)
    expect((await me.browser.get('/api/admin/me')).status).toBe(200)
    expect((await other.get('/api/admin/me')).status).toBe(401)
    expect((await mailsTo(t, me.email))[0]?.template).toMatch(/password-changed|password_changed/)
    const login = (word: string) =>
      t.browser().post('/api/admin/login', { email: me.email, password: word })
    expect((await login(next)).status).toBe(200)
    expect((await login(password)).status).toBe(422)
  })
})
