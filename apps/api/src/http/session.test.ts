import { describe, expect, it } from 'vitest'
import { auditLog } from '../db/schema/platform.ts'
import { purgeExpired } from '../entities/platform/purge.ts'
import { asAdmin, asDoctor, asPatient, password } from '../testing/fixtures.ts'
import { startTestApp, useClinic } from '../testing/harness.ts'
import { isSignedIn, signIn, startSession } from './session.ts'

const t = await useClinic()

const minute = 60_000

describe('GET /sanctum/csrf-cookie', () => {
  it('answers 204 with exactly the two cookies and their attributes', async () => {
    const answer = await t.browser().get('/sanctum/csrf-cookie')
    expect(answer.status).toBe(204)
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    expect(cookies).toHaveLength(2)
    const session = cookies.find((cookie) => cookie.startsWith('officina_session='))
    const csrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))
    expect(session).toMatch(/^[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(csrf).toMatch(/^[^;]+; Path=\/; SameSite=Lax$/)
  })

  it('never adopts an id it did not make', async () => {
    const browser = t.browser()
    const foreign = 'A'.repeat(43)
    browser.jar.set('officina_session', foreign)
    await browser.get('/sanctum/csrf-cookie')
    expect(browser.jar.get('officina_session')).not.toBe(foreign)
  })
})

describe('signing in and out', () => {
  it('renews the session id and the token, and the old pair is dead', async () => {
    const doctor = await asDoctor(t)
    const browser = t.browser()
    await browser.get('/sanctum/csrf-cookie')
    const before = new Map(browser.jar)
    const answer = await browser.post('/api/doctor/login', { email: doctor.email, password })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({ role: 'DOCTOR', email: doctor.email })
    expect(browser.jar.get('officina_session')).not.toBe(before.get('officina_session'))
    const old = t.browser()
    for (const [key, value] of before) old.jar.set(key, value)
    expect((await old.get('/api/doctor/me')).status).toBe(401)
    expect((await old.post('/api/doctor/logout')).status).toBe(419)
  })

  it('happens also where another call of the browser has renewed the session meanwhile', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const session = await startSession(t.ctx)
    for (const [guard, { accountId }] of [
      ['doctor', doctor] as const,
      ['patient', patient] as const,
    ]) {
      const { hash } = await signIn(t.ctx, session, { guard, accountId }, false)
      expect(await isSignedIn(t.ctx, hash, guard, accountId)).toBe(true)
    }
  })

  it('keeps the other roles of the same browser signed in', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const browser = t.browser()
    await browser.post('/api/doctor/login', { email: doctor.email, password })
    await browser.post('/api/patient/login', { email: patient.email, password })
    // a call that takes nothing refuses what is sent nevertheless
    expect((await browser.post('/api/doctor/logout', { all: true })).faults).toEqual([422, ['all']])
    expect((await browser.post('/api/doctor/logout')).status).toBe(204)
    expect((await browser.get('/api/doctor/me')).status).toBe(401)
    expect((await browser.get('/api/patient/me')).status).toBe(200)
  })

  it('answers wrong password and unknown address alike, as 422 on email', async () => {
    const admin = await asAdmin(t)
    const wrong = await t
      .browser()
      .post('/api/admin/login', { email: admin.email, password: 'not the password' })
    const unknown = await t
      .browser()
      .post('/api/admin/login', { email: 'nobody@example.org', password: 'not the password' })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors.email).toEqual(['These credentials do not match our records.'])
    expect(unknown.text).toBe(wrong.text)
  })

  it('is written down as the person, a failure as nobody', async () => {
    const admin = await asAdmin(t)
    const credentials = { email: admin.email, password }
    await t.browser().post('/api/admin/login', { ...credentials, password: 'not the password' })
    expect((await t.browser().post('/api/admin/login', credentials)).status).toBe(200)
    const log = await t.rows(auditLog, { objectId: admin.accountId })
    expect(log.map((row) => [row.action, row.actorRole, row.actorId])).toEqual([
      ['admin.login_failed', 'visitor', null],
      ['admin.login', 'admin', admin.accountId],
      ['admin.new_device_told', 'admin', admin.accountId],
    ])
  })

  it('throttles the sixth failure, whatever the case of the address', async () => {
    const doctor = await asDoctor(t)
    for (let i = 0; i < 5; i++)
      await t
        .browser()
        .post('/api/doctor/login', { email: doctor.email, password: 'wrong password' })
    const sixth = await t
      .browser()
      .post('/api/doctor/login', { email: doctor.email.toUpperCase(), password })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(sixth.body.message).toBe('Too Many Attempts.')
    t.clock.advance(16 * minute)
    expect(
      (await t.browser().post('/api/doctor/login', { email: doctor.email, password })).status,
    ).toBe(200)
  })

  it('ends an idle session after 120 minutes and one in use after 12 hours', async () => {
    const doctor = await asDoctor(t)
    t.clock.advance(119 * minute)
    expect((await doctor.browser.get('/api/doctor/me')).status).toBe(200)
    t.clock.advance(121 * minute)
    expect((await doctor.browser.get('/api/doctor/me')).status).toBe(401)
    const busy = await asDoctor(t)
    for (let i = 0; i < 7; i++) {
      t.clock.advance(100 * minute)
      expect((await busy.browser.get('/api/doctor/me')).status).toBe(200)
    }
    t.clock.advance(100 * minute)
    expect((await busy.browser.get('/api/doctor/me')).status).toBe(401)
  })

  it('is idle in the roles of a browser that are not used, whatever the others and public calls do', async () => {
    const doctor = await asDoctor(t)
    const admin = await asAdmin(t)
    const browser = t.browser()
    await browser.post('/api/doctor/login', { email: doctor.email, password })
    await browser.post('/api/admin/login', { email: admin.email, password })
    for (let i = 0; i < 2; i++) {
      t.clock.advance(70 * minute)
      await browser.get('/sanctum/csrf-cookie')
      expect((await browser.get('/api/doctor/me')).status).toBe(200)
    }
    expect((await browser.get('/api/admin/me')).status).toBe(401)
  })
})

it('is idle also while a page that nobody is at reads again', async () => {
  const { browser } = await asAdmin(t)
  const unattended = { headers: { 'x-unattended': '1' } }
  t.clock.advance(70 * minute)
  expect((await browser.get('/api/admin/counts', unattended)).status).toBe(200)
  t.clock.advance(70 * minute)
  expect((await browser.get('/api/admin/counts', unattended)).status).toBe(401)
})

describe('keeping somebody signed in', () => {
  type Role = 'doctor' | 'patient' | 'admin'
  const day = 24 * 60 * minute
  const make = async (role: Role) => {
    if (role === 'admin') return asAdmin(t)
    const doctor = await asDoctor(t)
    return role === 'doctor' ? doctor : asPatient(t, doctor)
  }
  const signedIn = async (role: Role, remember: boolean) => {
    const browser = t.browser()
    const body = { email: (await make(role)).email, password, remember }
    const answer = await browser.post(`/api/${role}/login`, body)
    return { browser, answer, me: () => browser.get(`/api/${role}/me`) }
  }
  type Answer = Awaited<ReturnType<ReturnType<typeof t.browser>['get']>>
  /** Seconds that both cookies of an answer are kept: null until the browser is closed, none where none is set. */
  const keptBy = ({ headers }: Answer) => {
    const cookies = [headers['set-cookie'] ?? []].flat().map(String)
    const own = cookies.filter((each) => /^(officina_session|XSRF-TOKEN)=/.test(each))
    const ages = own.map((each) => Number(/Max-Age=(\d+)/.exec(each)?.[1] ?? Number.NaN))
    expect(new Set(ages).size, own.join('\n')).toBe(own.length === 0 ? 0 : 1)
    return own.length === 0 ? undefined : Number.isNaN(ages[0]) ? null : ages[0]
  }

  it('ends with the browser and after 120 idle minutes unless it is asked for', async () => {
    for (const role of ['doctor', 'patient', 'admin'] as const) {
      const { answer, browser, me } = await signedIn(role, false)
      expect([role, keptBy(answer)]).toEqual([role, null])
      expect(keptBy(await browser.get('/sanctum/csrf-cookie'))).toBeNull()
      for (let n = 0; n < 3; n++) {
        t.clock.advance(119 * minute)
        expect(keptBy(await me())).toBeUndefined()
      }
      t.clock.advance(121 * minute)
      expect((await me()).status).toBe(401)
    }
  })

  it('is never done for administrators, and for doctors up to 14 days', async () => {
    const admin = await signedIn('admin', true)
    expect(keptBy(admin.answer)).toBeNull()
    const doctor = await signedIn('doctor', true)
    expect(keptBy(doctor.answer)).toBe(14 * 86_400)
    t.clock.advance(13 * 24 * 60 * minute)
    const late = await doctor.me()
    expect([late.status, keptBy(late)]).toEqual([200, 86_400])
    t.clock.advance(25 * 60 * minute)
    expect((await doctor.me()).status).toBe(401)
  })

  it('lasts as long as the installation says, whatever is tidied up meanwhile', async () => {
    const session = { idleMinutes: 120, rememberDays: 60, capHours: 12, patientCapDays: 30 }
    const long = await startTestApp({ session })
    const { email } = await asDoctor(long)
    const browser = long.browser()
    await browser.post('/api/doctor/login', { email, password, remember: true })
    long.clock.advance(59 * day)
    await purgeExpired(long.ctx)
    expect((await browser.get('/api/doctor/me')).status).toBe(200)
    await long.close()
  })

  it('slides for patients with ordinary calls, at most once an hour, up to 30 days', async () => {
    const { answer, me } = await signedIn('patient', true)
    expect(keptBy(answer)).toBe(14 * 86_400)
    t.clock.set(new Date(Math.ceil(t.clock.now().getTime() / (60 * minute)) * 60 * minute))
    const first = keptBy(await me())
    const within = []
    for (let n = 0; n < 5; n++) {
      t.clock.advance(10 * minute)
      within.push(keptBy(await me()))
    }
    expect(within).toEqual(Array(5).fill(undefined))
    expect(first === undefined || first === 14 * 86_400).toBe(true)
    t.clock.advance(13 * day)
    expect(keptBy(await me())).toBe(14 * 86_400)
    t.clock.advance(13 * day)
    const last = keptBy(await me())
    expect(last).toBeLessThan(4 * 86_400)
    t.clock.advance(3 * day)
    expect((await me()).status).toBe(200)
    t.clock.advance(day)
    expect((await me()).status).toBe(401)
  })

  it('keeps the cookies of a browser only while somebody in it asked for that', async () => {
    const { browser } = await signedIn('patient', true)
    const doctor = await asDoctor(t)
    const second = await browser.post('/api/doctor/login', { email: doctor.email, password })
    expect(keptBy(second)).toBe(14 * 86_400)
    expect(keptBy(await browser.post('/api/patient/logout'))).toBeNull()
  })
})

describe('CSRF and guards', () => {
  it('answers 419 before 401 when the token is missing, wrong or undecoded', async () => {
    const doctor = await asDoctor(t)
    for (const token of [undefined, '', 'garbage', `${doctor.browser.jar.get('XSRF-TOKEN')}%3D`]) {
      const answer = await doctor.browser.post('/api/doctor/logout', undefined, {
        csrf: false,
        headers: { 'x-xsrf-token': token },
      })
      expect(answer.status).toBe(419)
      expect(answer.text).toBe('{"message":"CSRF token mismatch.","error_code":"CSRF_MISMATCH"}')
    }
    expect((await doctor.browser.get('/api/doctor/me')).status).toBe(200)
  })

  it('refuses a guard header that contradicts the path', async () => {
    const doctor = await asDoctor(t)
    const answer = await doctor.browser.get('/api/doctor/me', {
      headers: { 'x-auth-guard': 'admin' },
    })
    expect(answer.status).toBe(403)
  })

  it('answers 405 with Allow, and JSON 404 for unknown paths', async () => {
    const answer = await t.browser().call('PUT', '/api/doctor/me', {})
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toContain('GET')
    const missing = await t.browser().get('/api/nowhere')
    expect([missing.status, missing.text]).toEqual([
      404,
      '{"message":"Not found.","error_code":"NOT_FOUND"}',
    ])
  })
})
