import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, throttles } from '../db/schema/account.ts'
import { sql } from '../db/sql.ts'
import { codeAt, stepAt } from '../entities/account/totp.ts'
import { sha256 } from '../ids.ts'
import { loggedOn } from '../testing/auditLog.ts'
import type { Browser } from '../testing/browser.ts'
import { asAdmin, asDoctor, asPatient, password } from '../testing/fixtures.ts'
import { startTestApp, useClinic } from '../testing/harness.ts'
import { mailsTo } from '../testing/mails.ts'

const t = await useClinic()
beforeEach(() => {
  t.clock.advance(2 * hour)
  t.clock.slept.length = 0
})

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

let machines = 0
/** The headers of a browser somewhere else. */
const from = (ip = `198.51.100.${++machines % 250}`) => ({ headers: { 'x-forwarded-for': ip } })
const attempt = (email: string, word: string, ip?: string, browser = t.browser()) =>
  browser.post('/api/doctor/login', { email, password: word }, from(ip))
const wrong = (email: string, ip?: string, browser?: Browser) =>
  attempt(email, 'not the password', ip, browser)

/** How often the password of an account was checked: each wrong one is written down. */
async function lookedAt(accountId: string, action = 'doctor.login_failed'): Promise<number> {
  const rows = await loggedOn(t, accountId, action)
  return rows.length
}

const secondFactor = '/api/admin/second-factor'

/** An administrator with a second factor; `code` gives the one of so many steps from now, of which 0 is right. */
async function asAdminWithCodes() {
  const admin = await asAdmin(t)
  const { data } = await admin.browser.post(secondFactor, { current_password: password })
  const code = (steps: number) => codeAt(data.secret, stepAt(t.clock.now()) + steps)
  await admin.browser.post(`${secondFactor}/confirm`, { code: code(0) })
  t.clock.advance(minute)
  return { admin, code }
}

describe('guesses at one account', () => {
  it('are looked at five times, of 400 at the same moment from everywhere', async () => {
    const doctor = await asDoctor(t)
    const browser = t.browser()
    await browser.get('/sanctum/csrf-cookie')
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, n) =>
        wrong(doctor.email, `203.0.${n % 200}.${n % 250}`, browser),
      ),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(395)
    expect(await lookedAt(doctor.accountId)).toBe(5)
  })

  it('are looked at after 1, 2, 4 … 60 s then, wherever they come from', async () => {
    const doctor = await asDoctor(t)
    for (let n = 0; n < 5; n++) expect((await wrong(doctor.email)).status).toBe(422)
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const early = await wrong(doctor.email)
      expect([early.status, early.headers['retry-after']]).toEqual([429, String(pause)])
      t.clock.advance(pause * second - 1)
      expect((await wrong(doctor.email)).status).toBe(429)
      t.clock.advance(1)
      expect((await wrong(doctor.email)).status).toBe(422)
    }
    t.clock.advance(minute)
    expect((await attempt(doctor.email, password)).status).toBe(200)
    expect((await wrong(doctor.email)).status).toBe(422)
  })

  it('are told how long to wait, in the words of the contract', async () => {
    const doctor = await asDoctor(t)
    for (let n = 0; n < 5; n++) await wrong(doctor.email)
    const { status, headers, text } = await attempt(doctor.email, password)
    expect([status, text]).toEqual([
      429,
      '{"message":"Too Many Attempts.","error_code":"RATE_LIMITED"}',
    ])
    expect(headers).toMatchObject({
      'retry-after': '1',
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
    })
  })

  it('get no fresh count by another spelling of the address or a forged header', async () => {
    const doctor = await asDoctor(t)
    const [name, host] = doctor.email.split('@')
    const spellings = [
      doctor.email.toUpperCase(),
      ` ${doctor.email} `,
      `${name}+1@${host}`,
      `${name}+2+3@${host?.toUpperCase()}`,
      doctor.email,
    ]
    for (const spelling of spellings) await wrong(spelling)
    for (const forged of ['192.0.2.1, 127.0.0.1', 'unknown', '::ffff:192.0.2.9'])
      expect((await attempt(doctor.email, password, forged)).status).toBe(429)
  })

  it('of an address nobody has look the same', async () => {
    const doctor = await asDoctor(t)
    const seen = async (email: string) => {
      const answers = []
      for (let n = 0; n < 7; n++) {
        const { status, text, headers } = await wrong(email)
        const { date: _, 'x-request-id': __, ...others } = headers
        answers.push([status, text, { ...others, 'x-ratelimit-reset': undefined }])
      }
      return answers
    }
    expect(await seen('nobody-here@example.org')).toEqual(await seen(doctor.email))
  })

  it('do not slow down a browser that signed in before, which has a count of its own', async () => {
    const doctor = await asDoctor(t)
    const browser = t.browser()
    expect((await attempt(doctor.email, password, undefined, browser)).status).toBe(200)
    const cookie = browser.jar.get('officina_device')
    expect(cookie).toMatch(/^[\w-]{22}\.[\w-]{22}$/)
    await browser.post('/api/doctor/logout')
    for (let n = 0; n < 9; n++) await wrong(doctor.email)
    expect((await attempt(doctor.email, password)).status).toBe(429)
    expect((await attempt(doctor.email, password, undefined, browser)).status).toBe(200)
    expect(browser.jar.get('officina_device')).toBe(cookie)

    await browser.post('/api/doctor/logout')
    const before = await lookedAt(doctor.accountId)
    await Promise.all(Array.from({ length: 50 }, () => wrong(doctor.email, undefined, browser)))
    expect((await lookedAt(doctor.accountId)) - before).toBe(5)
  })

  it('are not those of a known browser for a cookie that is of another account or made up', async () => {
    const [victim, attacker] = [await asDoctor(t), await asDoctor(t)]
    const browser = t.browser()
    await attempt(attacker.email, password, undefined, browser)
    await browser.post('/api/doctor/logout')
    const [device] = String(browser.jar.get('officina_device')).split('.')
    for (let n = 0; n < 5; n++) await wrong(victim.email)
    for (const cookie of [
      browser.jar.get('officina_device') ?? '',
      `${device}.${'A'.repeat(22)}`,
      'x'.repeat(5_000),
    ]) {
      browser.jar.set('officina_device', cookie)
      expect((await attempt(victim.email, password, undefined, browser)).status).toBe(429)
    }
  })

  it('tell the owner, once in 24 hours, in their language, and nobody else', async () => {
    const doctor = await asDoctor(t)
    await t.change(accounts, { email: doctor.email }, { locale: 'ja' })
    for (let n = 0; n < 4; n++) await wrong(doctor.email)
    expect(await mailsTo(t, doctor.email)).toEqual([])
    for (let n = 0; n < 6; n++) {
      await wrong(doctor.email)
      await wrong('nobody-at-all@example.org')
      t.clock.advance(minute)
    }
    const [mail, ...more] = await mailsTo(t, doctor.email)
    expect([mail?.template, mail?.locale, more]).toEqual(['account-under-attack', 'ja', []])
    expect(mail?.text).not.toMatch(/https?:/)
    expect(await mailsTo(t, 'nobody-at-all@example.org')).toEqual([])
    t.clock.advance(24 * hour)
    for (let n = 0; n < 5; n++) await wrong(doctor.email)
    expect(await mailsTo(t, doctor.email)).toHaveLength(2)
  })

  it('are counted when it is the code, and being asked for it counts nothing', async () => {
    const { admin, code } = await asAdminWithCodes()
    const signIn = (more: object) =>
      t.browser().post('/api/admin/login', { email: admin.email, password, ...more }, from())
    for (let n = 0; n < 12; n++) expect((await signIn({})).status).toBe(422)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => signIn({ code: code(9 + n) })),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(await lookedAt(admin.accountId, 'admin.login_failed')).toBe(5)
    expect((await signIn({ code: code(0) })).status).toBe(429)
    t.clock.advance(second)
    expect((await signIn({ code: code(0) })).status).toBe(200)
  })
})

describe('what asks for the own password again', () => {
  it('looks at five of many wrong ones at the same moment', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const admin = await asAdmin(t)
    const email = { email: 'x@example.org', current_password: 'not it' }
    const word = {
      current_password: 'not it',
      password: 'another one 12',
      password_confirmation: 'another one 12',
    }
    for (const [browser, path, body] of [
      [doctor.browser, '/api/doctor/account/password', word],
      [patient.browser, '/api/patient/account/email', email],
      [patient.browser, '/api/patient/account/export', { current_password: 'not it' }],
      [admin.browser, secondFactor, { current_password: 'not it' }],
    ] as const) {
      t.clock.advance(16 * minute)
      const answers = await Promise.all(Array.from({ length: 40 }, () => browser.post(path, body)))
      const statuses = answers.map(({ status }) => status)
      expect([path, statuses.filter((status) => status === 422).length]).toEqual([path, 5])
      expect(statuses.filter((status) => status === 429)).toHaveLength(35)
      // the next one waits, also when nothing else is under way
      expect((await browser.post(path, body)).status).toBe(429)
    }
  })

  it('looks at five codes, whoever knows the password', async () => {
    const { admin, code } = await asAdminWithCodes()
    const remove = (steps: number) =>
      admin.browser.post(`${secondFactor}/remove`, {
        current_password: password,
        code: code(steps),
      })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => remove(9 + n)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect((await remove(0)).status).toBe(429)
    t.clock.advance(second)
    expect((await remove(0)).status).toBe(200)
  })
})

describe('wrong passwords of strangers behind one address', () => {
  const spray = async (ip: string, many: number) => {
    for (let n = 0; n < many; n++)
      await wrong(`sprayed${ip}-${n}@example.org`.replaceAll(':', ''), ip)
  }

  it('make each further sign-in wait 2 to 8 s, and lock nobody out', async () => {
    const ip = '203.0.113.20'
    const doctor = await asDoctor(t)
    await spray(ip, 20)
    expect(t.clock.slept).toEqual([])
    expect((await attempt(doctor.email, password, ip)).status).toBe(200)
    expect(t.clock.slept).toEqual([2_000])
    expect((await attempt(doctor.email, password, '203.0.113.21')).status).toBe(200)
    expect(t.clock.slept).toHaveLength(1)
    t.clock.advance(hour)
    expect((await attempt(doctor.email, password, ip)).status).toBe(200)
    expect(t.clock.slept).toHaveLength(1)
  })

  it('leave at most ten waiting; the rest hear when to come again', async () => {
    const ip = '203.0.113.30'
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => wrong(`burst${n}@example.org`, ip)),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(t.clock.slept.length).toBeGreaterThan(0)
    expect(t.clock.slept.length).toBeLessThanOrEqual(10)
    for (const ms of t.clock.slept) expect(2_000 <= ms && ms <= 8_000, String(ms)).toBe(true)
    expect(refused).toHaveLength(200 - 20 - t.clock.slept.length)
    for (const { headers } of refused)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)

    // a queue that is always full moves on
    const doctor = await asDoctor(t)
    expect((await attempt(doctor.email, password, ip)).status).toBe(429)
    t.clock.advance(8 * second)
    expect((await attempt(doctor.email, password, ip)).status).toBe(200)
  })

  it('never make a queue longer than ten, however long it is full', async () => {
    const ip = '203.0.113.40'
    await spray(ip, 20)
    const ends: number[] = []
    for (let n = 0; n < 25; n++) {
      t.clock.slept.length = 0
      await Promise.all([0, 1].map((i) => wrong(`full${n}-${i}@example.org`, ip)))
      const now = t.clock.now().getTime()
      ends.push(...t.clock.slept.map((ms) => now + ms))
      expect(ends.filter((end) => end > now).length).toBeLessThanOrEqual(10)
      t.clock.advance(400)
    }
  })

  it('do not count right ones, and do not slow down who signed in here before', async () => {
    const ip = '203.0.113.50'
    const doctor = await asDoctor(t)
    const browser = t.browser()
    expect((await attempt(doctor.email, password, ip, browser)).status).toBe(200)
    await browser.post('/api/doctor/logout')
    for (let n = 0; n < 21; n++)
      expect((await attempt(doctor.email, password, ip)).status).toBe(200)
    expect(t.clock.slept).toEqual([])
    await spray(ip, 20)
    expect((await attempt(doctor.email, password, ip, browser)).status).toBe(200)
    expect(t.clock.slept).toEqual([])
  })

  it('count for the /64 of an IPv6 address, and for an IPv4 address in any notation', async () => {
    await spray('2001:db8:1:2::1', 10)
    await spray('2001:db8:1:2:ffff:1:2:3', 10)
    await wrong('next64@example.org', '2001:db8:1:3::1')
    expect(t.clock.slept).toEqual([])
    await wrong('same64@example.org', '2001:DB8:1:2:aaaa::7')
    expect(t.clock.slept).toHaveLength(1)
    await spray('203.0.113.60', 20)
    await wrong('mapped@example.org', '::ffff:203.0.113.60')
    expect(t.clock.slept).toHaveLength(2)
  })

  it('are counted where another process and the next start find them', async () => {
    const rows = await t.rows(throttles, sql`${throttles.hits} >= 20`)
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/)
  })
})

it('who waits for a turn is sent away when the server stops', async () => {
  const other = await startTestApp()
  const url = await other.listen()
  const browser = other.browser()
  await browser.get('/sanctum/csrf-cookie')
  const resetAt = new Date(other.clock.now().getTime() + hour)
  const row = { key: sha256('login-ip:127.0.0.1'), hits: 20, resetAt }
  await other.ctx.db.insert(throttles).values(row)
  const waiting = new Promise<void>((isWaiting) => {
    other.clock.sleep = (_ms, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
        isWaiting()
      })
  })
  const answer = fetch(`${url}/api/doctor/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(browser.jar.get('XSRF-TOKEN') ?? ''),
    },
    body: JSON.stringify({ email: 'waits@example.org', password }),
  })
  await waiting
  const closing = other.app.close()
  const { status, headers } = await answer
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  other.app.server.closeAllConnections()
  await closing
  await other.close()
})

it('asking for mails and showing links is slowed down by strangers, not stopped', async () => {
  const ip = '203.0.113.70'
  const ask = (n: number) =>
    t
      .browser()
      .post('/api/patient/password/reset-request', { email: `m${n}@example.org` }, from(ip))
  for (let n = 0; n < 30; n++) expect((await ask(n)).status).toBe(200)
  expect(t.clock.slept).toEqual([])
  expect((await ask(31)).status).toBe(200)
  expect(t.clock.slept).toEqual([2_000])
  const full = await ask(32)
  expect([full.status, full.headers['retry-after']]).toEqual([429, '20'])
  t.clock.advance(20 * second)
  expect((await ask(32)).status).toBe(200)
})
