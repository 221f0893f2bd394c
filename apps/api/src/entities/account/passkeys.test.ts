import { dayMs } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import {
  accounts,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  trustedDevices,
} from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import type { Browser } from '../../testing/browser.ts'
import { asAdmin, asDoctor, asPatient, type Person, password } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { hold } from '../../testing/hold.ts'
import { mailsTo } from '../../testing/mails.ts'
import { codeAt, stepAt } from './totp.ts'

const origin = 'http://localhost:3000'
const t = await useClinic({ publicUrl: origin })
const clinic = await asDoctor(t)

type Role = 'admin' | 'doctor' | 'patient'
const make: Record<Role, () => Promise<Person>> = {
  admin: () => asAdmin(t, 'finance'),
  doctor: () => asDoctor(t),
  patient: () => asPatient(t, clinic),
}

const optionsOf = async (browser: Browser, path: string, body?: object) => {
  const { status, data, text } = await browser.post(path, body)
  expect(status, text).toBe(200)
  return data.options as { challenge: string }
}

const factorMailsTo = async (email: string) => mailsTo(t, email, 'second-factor-changed')

/** Somebody with a passkey, its recovery codes, and how they sign in elsewhere. */
async function withPasskey(role: Role, settings?: Parameters<typeof createAuthenticator>[1]) {
  const person = await make[role]()
  const base = `/api/${role}/second-factor`
  const key = createAuthenticator(origin, settings)
  const options = await optionsOf(person.browser, `${base}/passkeys/options`, {
    current_password: password,
  })
  const added = await person.browser.post(`${base}/passkeys`, {
    name: 'Office laptop',
    response: key.create(options),
  })
  expect(added.status, added.text).toBe(200)
  const ask = (browser: Browser) => optionsOf(browser, `/api/${role}/login/passkey/options`)
  const byPasskey = (browser: Browser, response: object) =>
    browser.post(`/api/${role}/login/passkey`, { response })
  const byPassword = (browser: Browser, more: object = {}) =>
    browser.post(`/api/${role}/login`, { email: person.email, password, ...more })
  return {
    ...person,
    role,
    base,
    key,
    ask,
    byPasskey,
    byPassword,
    codes: added.data.recovery_codes,
  }
}

it.each(['admin', 'doctor', 'patient'] as const)(
  'a passkey of a %s is a second factor, signs in alone, is renamed and removed',
  async (role) => {
    const me = await withPasskey(role)
    expect(me.codes).toHaveLength(10)
    const { data: state } = await me.browser.get(me.base)
    expect(state).toMatchObject({ authenticator: false, recovery_codes_left: 10 })
    const [{ id }] = state.passkeys

    const alone = t.browser()
    const done = await me.byPasskey(alone, me.key.get(await me.ask(alone)))
    expect([done.status, done.data?.two_factor]).toEqual([200, true])
    const asked = await me.byPassword(t.browser())
    expect(asked.refusal).toEqual([422, 'SECOND_FACTOR_NEEDED'])
    expect(asked.body.message).toContain('passkey')
    const both = t.browser()
    const passkey = me.key.get(await me.ask(both))
    expect((await me.byPassword(both, { passkey })).status).toBe(200)
    expect((await me.byPassword(t.browser(), { code: me.codes[0] })).status).toBe(200)

    const renamed = await me.browser.call('PATCH', `${me.base}/passkeys/${id}`, { name: 'Key' })
    expect(renamed.data.passkeys).toMatchObject([{ id, name: 'Key' }])
    expect(renamed.data.passkeys[0].last_used_at).not.toBeNull()
    const remove = (browser: Browser, current_password: string, factor: object = {}) =>
      browser.post(`${me.base}/passkeys/${id}/remove`, { current_password, ...factor })
    const stranger = await make[role]()
    expect((await remove(stranger.browser, password)).status).toBe(404)
    expect((await remove(me.browser, 'not this one')).status).toBe(422)
    // whoever has session and password alone neither removes it nor adds a factor of their own
    const another = { current_password: password }
    for (const asked of [
      await remove(me.browser, password),
      await me.browser.post(`${me.base}/passkeys/options`, another),
      await me.browser.post(me.base, another),
    ])
      expect(asked.refusal).toEqual([422, 'SECOND_FACTOR_NEEDED'])
    const itself = me.key.get(await me.ask(me.browser))
    const gone = await remove(me.browser, password, { passkey: itself })
    expect([gone.data.passkeys, gone.data.recovery_codes_left]).toEqual([[], null])
    expect((await me.byPassword(t.browser())).status).toBe(200)
    const late = t.browser()
    const refused = await me.byPasskey(late, me.key.get(await me.ask(late)))
    expect(refused.refusal).toEqual([422, 'PASSKEY_REFUSED'])
    expect(await factorMailsTo(me.email)).toHaveLength(2)
    expect(await actionsOn(t, me.accountId)).toEqual(
      expect.arrayContaining(
        ['passkey_added', 'passkey_renamed', 'passkey_removed', 'login', 'recovery_code_used'].map(
          (verb) => `${role}.${verb}`,
        ),
      ),
    )
  },
)

it('is refused when it was not asked, asked elsewhere, asked twice, late, copied, of another role or without the person', async () => {
  const me = await withPasskey('doctor')
  const refused = async (browser: Browser, answer: object) => {
    const { status, body } = await me.byPasskey(browser, answer)
    expect([status, body.error_code]).toEqual([422, 'PASSKEY_REFUSED'])
    t.clock.advance(20 * 60_000)
  }
  const [here, there] = [t.browser(), t.browser()]
  await here.get('/sanctum/csrf-cookie')
  await refused(here, me.key.get({ challenge: 'bm90IGFza2Vk' }))
  await there.get('/sanctum/csrf-cookie')
  await refused(there, me.key.get(await me.ask(here)))
  await refused(here, me.key.get(await me.ask(here), 'http://evil.example'))
  const late = me.key.get(await me.ask(here))
  t.clock.advance(6 * 60_000)
  await refused(here, late)

  const once = me.key.get(await me.ask(here))
  expect((await me.byPasskey(here, once)).status).toBe(200)
  await refused(t.browser(), once)
  // a copy has counted fewer uses
  me.key.setUses(1)
  const copied = t.browser()
  await refused(copied, me.key.get(await me.ask(copied)))
  me.key.setUses(100)
  const patient = t.browser()
  const other = me.key.get(await optionsOf(patient, '/api/patient/login/passkey/options'))
  expect((await patient.post('/api/patient/login/passkey', { response: other })).status).toBe(422)

  const touch = await withPasskey('doctor', { recognises: false })
  const alone = t.browser()
  await refused(alone, touch.key.get(await touch.ask(alone)))
  // with the password a touch is enough, and another one's key is not
  const both = t.browser()
  const theirs = await me.byPassword(both, { passkey: touch.key.get(await touch.ask(both)) })
  expect(theirs.refusal).toEqual([422, 'WRONG_CODE'])
  const own = await touch.byPassword(both, { passkey: touch.key.get(await touch.ask(both)) })
  expect(own.status).toBe(200)
  // challenges are used up or forgotten
  t.clock.advance(10 * 60_000)
  await t.advance(25 * 3_600_000)
  expect(await t.ctx.db.$count(passkeyChallenges)).toBe(0)
})

it('a trusted browser is not asked for 30 days, until a password or a second factor changes or it is taken away', async () => {
  const me = await withPasskey('patient')
  const trusted = t.browser()
  expect((await me.byPassword(trusted, { code: me.codes[0], trust_device: true })).status).toBe(200)
  const signOut = () => trusted.post('/api/patient/logout')
  const again = async () => {
    await signOut()
    // a session that has ended meanwhile is begun anew
    await trusted.get('/sanctum/csrf-cookie')
    return (await me.byPassword(trusted)).status
  }
  expect(await again()).toBe(200)
  expect((await me.byPassword(t.browser())).status).toBe(422)
  const rows = await t.rows(trustedDevices, { accountId: me.accountId })
  expect(rows).toHaveLength(1)
  expect(trusted.jar.get('officina_trusted')).not.toContain(rows[0]?.tokenHash)
  const { data } = await trusted.get(me.base)
  expect(data.trusted_devices).toMatchObject([{ current: true }])
  const [{ id }] = data.trusted_devices
  const stranger = await make.patient()
  const path = `${me.base}/trusted-devices/${id}`
  expect((await stranger.browser.call('DELETE', path)).status).toBe(404)
  expect((await trusted.call('DELETE', path)).status).toBe(204)
  expect(await again()).toBe(422)

  const trust = async (n: number) => {
    const done = await me.byPassword(trusted, { code: me.codes[n], trust_device: true })
    expect(done.status).toBe(200)
  }
  await trust(1)
  t.clock.advance(29 * dayMs)
  expect(await again()).toBe(200)
  t.clock.advance(2 * dayMs)
  expect(await again()).toBe(422)
  await trust(2)
  // a second one, the authenticator app
  const begin = { current_password: password, code: me.codes[5] }
  const { data: setup } = await trusted.post(me.base, begin)
  const code = codeAt(setup.secret, stepAt(t.clock.now()))
  const on = await trusted.post(`${me.base}/confirm`, { code })
  expect([on.status, on.data.recovery_codes]).toEqual([200, []])
  expect(await again()).toBe(422)
  await trust(3)
  const changed = await trusted.post('/api/patient/account/password', {
    current_password: password,
    password: 'a quite different secret 7',
    password_confirmation: 'a quite different secret 7',
  })
  expect(changed.status).toBe(204)
  expect(await t.ctx.db.$count(trustedDevices)).toBe(0)
  const [mail] = await mailsTo(t, me.email)
  expect(mail?.template).toBe('password-changed')
  expect(mail?.text).toContain('1 passkey.')
  const off = { current_password: 'a quite different secret 7', code: me.codes[4] }
  expect((await trusted.post(`${me.base}/remove`, off)).status).toBe(200)
  // the passkey, the app, and the app once more
  expect(await factorMailsTo(me.email)).toHaveLength(3)
})

it('two that are added at the same moment bring recovery codes once', async () => {
  const { accountId, browser } = await asDoctor(t)
  const base = '/api/doctor/second-factor/passkeys'
  const begin = () => optionsOf(browser, `${base}/options`, { current_password: password })
  const made = [
    createAuthenticator(origin).create(await begin()),
    createAuthenticator(origin).create(await begin()),
  ]
  const row = await hold(t, 'select from accounts where id = $1 for update', accountId)
  const both = Promise.all(
    made.map((response) => browser.post(base, { name: 'Office laptop', response })),
  )
  await row.waiting(2)
  await row.letGo()
  const codes = (await both).map(({ data }) => data.recovery_codes.length)
  expect(codes.toSorted()).toEqual([0, 10])
})

it('signing in with the last recovery code leaves ten minutes to set up anew, in that session alone', async () => {
  const me = await withPasskey('patient')
  const browser = t.browser()
  expect((await me.byPassword(browser, { code: me.codes[0], trust_device: true })).status).toBe(200)
  await t.ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, me.accountId))
  const change = async (path: string, from = browser, current_password = password) => {
    const { status, body } = await from.post(`${me.base}${path}`, { current_password })
    return status === 200 ? 200 : body.error_code
  }
  t.clock.advance(9 * 60_000)
  expect(await change('/recovery-codes', browser, 'not this one')).not.toBe(200)
  for (const path of ['/recovery-codes', '/passkeys/options', '']) {
    expect(await change(path)).toBe(200)
    expect(await change(path, me.browser)).toBe('SECOND_FACTOR_NEEDED')
  }
  t.clock.advance(2 * 60_000)
  expect(await change('/recovery-codes')).toBe('SECOND_FACTOR_NEEDED')
  // a sign-in that showed none, because the browser is trusted, is no proof
  await browser.post('/api/patient/logout')
  expect((await me.byPassword(browser)).status).toBe(200)
  expect(await change('/recovery-codes')).toBe('SECOND_FACTOR_NEEDED')
})

it('goes with an account that is reset, and a first sign-in from a new browser is told by mail', async () => {
  const owner = await asAdmin(t)
  for (const role of ['doctor', 'patient'] as const) {
    const me = await withPasskey(role)
    const path = `/api/admin/${role}s/${me.id}`
    const { data } = await owner.browser.get(path)
    expect(data.two_factor).toBe(true)
    const body = { revision: data.revision, reason: 'The phone is lost.' }
    const reset = await owner.browser.post(`${path}/reset-second-factor`, body)
    expect([reset.status, reset.data?.two_factor]).toEqual([200, false])
    expect((await me.browser.get(`/api/${role}/me`)).status).toBe(401)
    expect(await t.ctx.db.$count(passkeys, eq(passkeys.accountId, me.accountId))).toBe(0)
    expect(await factorMailsTo(me.email)).toHaveLength(2)

    const told = async () => (await mailsTo(t, me.email, 'new-device')).length
    const browser = t.browser()
    expect(await told()).toBe(0)
    expect((await me.byPassword(browser)).status).toBe(200)
    expect(await told()).toBe(1)
    await browser.post(`/api/${role}/logout`)
    expect((await me.byPassword(browser)).status).toBe(200)
    expect(await told()).toBe(1)
    // nobody is told of the very first one
    await t.change(accounts, me.accountId, { lastLoginAt: null })
    expect((await me.byPassword(t.browser())).status).toBe(200)
    expect(await told()).toBe(1)
  }
})
