import { describe, expect, it } from 'vitest'
import { accounts, recoveryCodes } from '../../db/schema/account.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { loggedOn } from '../../testing/auditLog.ts'
import { asAdmin, password } from '../../testing/fixtures.ts'
import { startTestApp, useClinic } from '../../testing/harness.ts'
import { hold } from '../../testing/hold.ts'
import { codeAt, stepAt } from './totp.ts'

const path = '/api/admin/second-factor'

const t = await useClinic()
const owner = await asAdmin(t)

const codeNow = (secret: string, steps = 0) => codeAt(secret, stepAt(t.clock.now()) + steps)
const nextHalfMinute = () => t.clock.advance(30_000)

/** An administrator with a second factor. */
async function guarded() {
  const person = await asAdmin(t, 'finance')
  const begun = await person.browser.post(path, { current_password: password })
  expect(begun.status, begun.text).toBe(200)
  const { secret } = begun.data as { secret: string }
  const on = await person.browser.post(`${path}/confirm`, { code: codeNow(secret) })
  expect(on.status, on.text).toBe(200)
  nextHalfMinute()
  return { ...person, secret, codes: on.data.recovery_codes as string[] }
}
const signIn = (email: string, more: object = {}) =>
  t.browser().post('/api/admin/login', { email, password, ...more })

describe('the second factor of an administrator', () => {
  it('is set up with the password and a code, kept encrypted, and asked for at sign-in', async () => {
    const person = await asAdmin(t, 'finance')
    const wrong = await person.browser.post(path, { current_password: 'not this one' })
    expect(wrong.faults).toEqual([422, ['current_password']])
    expect((await person.browser.post(`${path}/confirm`, { code: '123456' })).status).toBe(409)

    const { data } = await person.browser.post(path, { current_password: password })
    expect(data.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/)
    expect((await signIn(person.email)).status).toBe(200)
    const early = await person.browser.post(`${path}/confirm`, { code: codeNow(data.secret, 5) })
    expect(early.refusal).toEqual([422, 'WRONG_CODE'])
    const on = await person.browser.post(`${path}/confirm`, { code: codeNow(data.secret) })
    expect(on.data.me.two_factor).toBe(true)
    const row = await t.row(accounts, person.accountId)
    expect(row.totpSecret).not.toContain(data.secret)
    expect((await person.browser.post(path, { current_password: password })).status).toBe(409)

    const asked = await signIn(person.email)
    expect(asked.refusal).toEqual([422, 'SECOND_FACTOR_NEEDED'])
    expect(asked.faults).toEqual([422, ['code']])
    const blind = await signIn(person.email, { password: 'not this one', code: '000000' })
    expect(blind.faults).toEqual([422, ['email']])
    nextHalfMinute()
    const code = codeNow(data.secret)
    expect((await signIn(person.email, { code })).status).toBe(200)
    expect((await signIn(person.email, { code })).refusal).toEqual([422, 'WRONG_CODE'])
  })

  it('takes one code once, also when it is typed twice at the same moment', async () => {
    const { email, secret } = await guarded()
    const code = codeNow(secret)
    const answers = await Promise.all([1, 2, 3].map(() => signIn(email, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('takes no code where the key of its secret is lost', async () => {
    const { browser, email, accountId, secret } = await guarded()
    await t.change(accounts, accountId, { totpSecret: 'v1.a.b.c' })
    expect((await signIn(email, { code: codeNow(secret) })).refusal).toEqual([422, 'WRONG_CODE'])
    await t.change(accounts, accountId, { totpSecret: null, totpPending: 'v1.a.b.c' })
    const confirmed = await browser.post(`${path}/confirm`, { code: codeNow(secret) })
    expect(confirmed.refusal).toEqual([409, 'SECOND_FACTOR_NOT_BEGUN'])
  })

  it('is guessed no better by somebody who knows the password', async () => {
    const { browser, secret } = await guarded()
    const renew = (code: string) =>
      browser.post(`${path}/recovery-codes`, { current_password: password, code })
    for (let i = 0; i < 5; i++) {
      expect((await renew(codeNow(secret, 9 + i))).status).toBe(422)
      const right = await browser.post(`${path}/step-up`, { current_password: password })
      expect(right.status).toBe(204)
    }
    expect((await renew(codeNow(secret))).status).toBe(429)
  })

  it('is switched off with password and code, and reset by another owner alone', async () => {
    const first = await guarded()
    const remove = (code: string) =>
      first.browser.post(`${path}/remove`, { current_password: password, code })
    expect((await remove(codeNow(first.secret, 7))).status).toBe(422)
    expect((await remove(codeNow(first.secret))).data.two_factor).toBe(false)
    expect((await signIn(first.email)).status).toBe(200)

    const second = await guarded()
    const user = `/api/admin/users/${second.id}`
    const { data } = await owner.browser.get(user)
    expect(data.actions).toContain('reset_second_factor')
    const body = { revision: data.revision, reason: 'The phone is lost.' }
    expect((await second.browser.post(`${user}/reset-second-factor`, body)).status).toBe(403)
    const reset = await owner.browser.post(`${user}/reset-second-factor`, body)
    expect([reset.status, reset.data.two_factor]).toEqual([200, false])
    expect((await second.browser.get('/api/admin/me')).status).toBe(401)
    expect((await signIn(second.email)).status).toBe(200)
    const rows = await t.rows(auditLog, { objectId: second.id })
    expect(rows.map((row) => [row.action, row.reason])).toContainEqual([
      'admin.reset_second_factor',
      'The phone is lost.',
    ])
  })
})

describe('recovery codes', () => {
  it('are ten, shown once, kept as hashes, and each lets its owner in once', async () => {
    const { email, accountId, browser, codes } = await guarded()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-TV-Z2-9]{5}-[A-HJ-NP-TV-Z2-9]{5}$/)
    const stored = await t.rows(recoveryCodes, { accountId })
    expect(stored).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.slice(0, 5))

    const [first = '', second = ''] = codes
    const typed = ` ${first.toLowerCase().replace('-', ' ')}`
    const answers = await Promise.all([1, 2, 3].map(() => signIn(email, { code: typed })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await browser.get('/api/admin/me')).data.recovery_codes_left).toBe(9)
    expect((await signIn(email, { code: first })).body.error_code).toBe('WRONG_CODE')
    // as a Japanese keyboard types it
    const wide = second.replaceAll(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    expect((await signIn(email, { code: wide })).data.recovery_codes_left).toBe(8)
    expect(await loggedOn(t, accountId, 'admin.recovery_code_used')).toHaveLength(2)
  })

  it('are made once, also when the setup is confirmed twice at the same moment', async () => {
    const { accountId, browser, email } = await asAdmin(t, 'finance')
    const { data } = await browser.post(path, { current_password: password })
    const code = codeNow(data.secret)
    const row = await hold(t, 'select from accounts where id = $1 for no key update', accountId)
    const both = Promise.all([1, 2].map(() => browser.post(`${path}/confirm`, { code })))
    await row.waiting(2)
    await row.letGo()
    const [on, late] = (await both).toSorted((a, b) => a.status - b.status)
    expect([on?.status, late?.refusal]).toEqual([200, [409, 'SECOND_FACTOR_ON']])
    expect((await signIn(email, { code: on?.data.recovery_codes[0] })).status).toBe(200)
  })

  it('are nobody else’s, and are guessed no better than passwords', async () => {
    const mine = await guarded()
    const other = await guarded()
    for (const code of other.codes.slice(0, 5))
      expect((await signIn(mine.email, { code })).status).toBe(422)
    expect((await signIn(mine.email, { code: mine.codes[0] })).status).toBe(429)
    expect((await other.browser.get('/api/admin/me')).data.recovery_codes_left).toBe(10)
  })

  it('are made anew with password and a code; the old ones are void then', async () => {
    const { email, secret, browser, codes } = await guarded()
    const renew = (current_password: string, code: string | undefined) =>
      browser.post(`${path}/recovery-codes`, { current_password, code })
    expect((await renew('not this one', codes[0])).faults).toEqual([422, ['current_password']])
    expect((await renew(password, codeNow(secret, 9))).body.error_code).toBe('WRONG_CODE')
    const { data } = await renew(password, codes[0])
    expect(data.me.recovery_codes_left).toBe(10)
    expect((await signIn(email, { code: codes[1] })).status).toBe(422)
    expect((await signIn(email, { code: data.recovery_codes[1] })).status).toBe(200)
  })

  it('go with the second factor, which one of them can switch off', async () => {
    const { accountId, browser, codes } = await guarded()
    const off = await browser.post(`${path}/remove`, { current_password: password, code: codes[3] })
    expect([off.data.two_factor, off.data.recovery_codes_left]).toEqual([false, null])
    const rows = await t.rows(recoveryCodes, { accountId })
    expect(rows).toEqual([])
    const none = await browser.post(`${path}/recovery-codes`, {
      current_password: password,
      code: codes[4],
    })
    expect(none.refusal).toEqual([409, 'SECOND_FACTOR_OFF'])
  })
})

describe('where owners and finance need a second factor', () => {
  it('they do nothing before it is set up, and all others work as ever', async () => {
    const strict = await startTestApp({ secondFactorRequired: true })
    try {
      const finance = await asAdmin(strict, 'finance')
      const support = await asAdmin(strict, 'support')
      expect((await support.browser.get('/api/admin/doctors')).status).toBe(200)
      expect((await finance.browser.get('/api/admin/me')).data.second_factor_missing).toBe(true)
      const refused = await finance.browser.get('/api/admin/doctors')
      expect(refused.refusal).toEqual([403, 'SECOND_FACTOR_MISSING'])
      const { data } = await finance.browser.post(path, { current_password: password })
      const code = codeAt(data.secret, stepAt(strict.clock.now()))
      const on = await finance.browser.post(`${path}/confirm`, { code })
      expect([on.status, on.data.me.second_factor_missing]).toEqual([200, false])
      expect((await finance.browser.get('/api/admin/doctors')).status).toBe(200)
    } finally {
      await strict.close()
    }
  })
})
