import { expect, it } from 'vitest'
import { schema } from '../db/client.ts'
import { endSessionsOf } from '../entities/account/sessions.ts'
import type { Browser } from '../testing/browser.ts'
import { asAdmin, asDoctor, asPatient } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { createSessionCache, type SessionRow } from './sessionCache.ts'

const t = await useClinic({}, { keepSessions: true })

/** Another process has written: its NOTIFY is on the way. */
const isOut = (person: { browser: Browser }, role: string) =>
  expect
    .poll(async () => (await person.browser.get(`/api/${role}/me`)).status, { timeout: 10_000 })
    .toBe(401)

it('keeps a session for a moment and forgets it when another process ends it', async () => {
  const doctor = await asDoctor(t)
  const statements: string[] = []
  const query = t.app.ports.pool.query.bind(t.app.ports.pool)
  t.app.ports.pool.query = ((...args: Parameters<typeof query>) => {
    statements.push(JSON.stringify(args[0]))
    return query(...args)
  }) as typeof query
  const lookUps = async () => {
    statements.length = 0
    expect((await doctor.browser.get('/api/doctor/me')).status).toBe(200)
    return statements.filter((text) => text.includes('from sessions'))
  }
  // the word of the sign-in may still be on its way, and drops what was kept before it came
  await expect.poll(lookUps).toEqual([])
  t.app.ports.pool.query = query
  await endSessionsOf(t.ctx, doctor.accountId)
  await isOut(doctor, 'doctor')
})

it('refuses a disabled administrator, a closed doctor and an archived patient at the next request', async () => {
  const doctor = await asDoctor(t)
  const admin = await asAdmin(t)
  const patient = await asPatient(t, doctor)
  for (const [person, role] of [
    [admin, 'admin'],
    [doctor, 'doctor'],
    [patient, 'patient'],
  ] as const) {
    expect((await person.browser.get(`/api/${role}/me`)).status).toBe(200)
  }
  await t.change(schema.admins, admin.id, { status: 'disabled' })
  await t.change(schema.doctors, doctor.id, { status: 'closed' })
  await t.change(schema.patients, patient.id, { status: 'archived' })
  await isOut(admin, 'admin')
  await isOut(doctor, 'doctor')
  await isOut(patient, 'patient')
})

it('keeps nothing that was told to have changed while it was read', async () => {
  const hear: ((payload: string) => void)[] = []
  const cache = createSessionCache({
    on: (_channel, heard) => {
      hear.push(heard)
      return () => {}
    },
    isListening: () => true,
    close: async () => {},
  })
  const rows = [{ account_id: 'a' }] as SessionRow[]
  expect(await cache.read('s', async () => rows)).toBe(cache.get('s'))
  await cache.read('t', async () => {
    for (const tell of hear) tell('t')
    return rows
  })
  expect(cache.get('t')).toBeUndefined()
  await cache.close()
})
