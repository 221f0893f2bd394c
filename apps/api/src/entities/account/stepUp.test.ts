import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { loggedOn } from '../../testing/auditLog.ts'
import { asAdmin, asDoctor, asPatient, type Person, password } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

/** Answers as the service of breached passwords does; what is in it was leaked. */
const leaked = 'a long but leaked secret'
const asked: string[] = []
const breaches = createServer((request, response) => {
  asked.push(request.url ?? '')
  const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase()
  response.end(`00000000000000000000000000000000000:0\r\n${hash.slice(5)}:23\r\n`)
})
await new Promise<void>((resolve) => breaches.listen(0, '127.0.0.1', resolve))
afterAll(() => void breaches.close())

const { port } = breaches.address() as AddressInfo
const t = await useClinic({ breachedPasswordsUrl: `http://127.0.0.1:${port}` })
const owner = await asAdmin(t)
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)

async function set(values: object) {
  // a fresh sign-in may change them
  const { browser } = await asAdmin(t)
  const { data } = await browser.get('/api/admin/settings/security')
  const body = { ...values, revision: data.revision }
  const done = await browser.call('PATCH', '/api/admin/settings/security', body)
  expect(done.status, done.text).toBe(200)
  await expect.poll(() => Object.entries(values).every(isKnown)).toBe(true)
}
const isKnown = ([key, value]: [string, unknown]) => {
  const rules = t.app.ports.security()
  const known: Record<string, unknown> = {
    step_up: rules.stepUp,
    breached_passwords: rules.breachedPasswords,
    doctor_factor: rules.secondFactor.doctor,
    patient_factor: rules.secondFactor.patient,
    admin_factor: rules.secondFactor.admin,
  }
  return known[key] === value
}

const sensitive = (person: Person) =>
  person === doctor
    ? person.browser.call('PATCH', '/api/doctor/bank', {})
    : person.browser.get('/api/admin/users/export')

it('asks for a fresh proof where the shop wants it, once in ten minutes, and takes password and code', async () => {
  t.clock.advance(11 * 60_000)
  // off unless set: what worked goes on working
  expect((await sensitive(owner)).status).toBe(200)
  await set({ step_up: true })
  for (const [role, person] of [
    ['admin', owner],
    ['doctor', doctor],
  ] as const) {
    const path = `/api/${role}/second-factor/step-up`
    const refused = await sensitive(person)
    expect(refused.refusal).toEqual([403, 'STEP_UP_NEEDED'])
    expect((await person.browser.get(`/api/${role}/me`)).status).toBe(200)
    for (const body of [{}, { current_password: 'not this one' }, { code: '123456' }])
      expect((await person.browser.post(path, body)).status).toBe(422)
    expect((await sensitive(person)).status).toBe(403)
    expect((await person.browser.post(path, { current_password: password })).status).toBe(204)
    // an empty body is refused for what is in it
    expect((await sensitive(person)).status).toBe(role === 'admin' ? 200 : 422)
    t.clock.advance(9 * 60_000)
    expect((await sensitive(person)).status).not.toBe(403)
    t.clock.advance(2 * 60_000)
    expect((await sensitive(person)).status).toBe(403)
  }
  // trying a rule out is no change of it
  const rules = '/api/admin/settings/security'
  const { revision } = (await owner.browser.get(rules)).data
  const off = { step_up: false, revision }
  expect((await owner.browser.call('PATCH', rules, { ...off, dry_run: true })).status).toBe(200)
  expect((await owner.browser.call('PATCH', rules, off)).status).toBe(403)
  const path = '/api/admin/second-factor/step-up'
  for (let i = 0; i < 5; i++) await owner.browser.post(path, { current_password: 'wrong' })
  expect((await owner.browser.post(path, { current_password: password })).status).toBe(429)
  expect(await loggedOn(t, owner.accountId, 'admin.stepped_up')).toHaveLength(1)
  // a sign-in is a proof
  expect((await (await asAdmin(t)).browser.get('/api/admin/users/export')).status).toBe(200)
  await set({ step_up: false })
})

it('lets nobody in a role that needs a second factor do anything before it is set up', async () => {
  await set({ doctor_factor: 'required', patient_factor: 'required', admin_factor: 'required' })
  const support = await asAdmin(t, 'support')
  for (const [role, person, path] of [
    ['doctor', doctor, '/api/doctor/patients'],
    ['patient', patient, '/api/patient/cart'],
    ['admin', support, '/api/admin/doctors'],
  ] as const) {
    expect((await person.browser.get(path)).refusal).toEqual([403, 'SECOND_FACTOR_MISSING'])
    const me = await person.browser.get(`/api/${role}/me`)
    expect([me.status, me.data.second_factor_missing]).toEqual([200, true])
    const state = await person.browser.get(`/api/${role}/second-factor`)
    expect([state.data.required, state.data.passkeys_available]).toEqual([true, false])
    const login = { email: person.email, password }
    const signedIn = await t.browser().post(`/api/${role}/login`, login)
    expect([signedIn.status, signedIn.data.second_factor_missing]).toEqual([200, true])
  }
  // whoever has signed in for the first time changes the rule back
  await t.ctx.db.execute(`delete from settings where key like 'security.%_factor'`)
  await t.app.ports.events.tell('setting')
  await expect.poll(() => t.app.ports.security().secondFactor.doctor).toBe('optional')
  await expect.poll(async () => (await doctor.browser.get('/api/doctor/patients')).status).toBe(200)
})

it('refuses common passwords always, breached ones where the shop asks, and waits for nobody', async () => {
  const { browser } = await asPatient(t, doctor)
  const change = async (next: string) => {
    const done = await browser.post('/api/patient/account/password', {
      current_password: password,
      password: next,
      password_confirmation: next,
    })
    return done.faults
  }
  for (const common of [
    'qwertyuiop',
    'Chocolate-2026',
    '1q2w3e4r5t',
    'monkeymonkey',
    'Dispensary 1',
  ])
    expect(await change(common), common).toEqual([422, ['password']])
  await set({ breached_passwords: true })
  expect(await change(leaked)).toEqual([422, ['password']])
  expect(asked).toEqual([expect.stringMatching(/^\/range\/[0-9A-F]{5}$/)])
  await new Promise((resolve) => breaches.close(resolve))
  expect(await change(leaked)).toEqual([204, []])
})
