import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { schema } from '../db/client.ts'
import type { Listener } from '../db/listener.ts'
import { endSessionsOf } from '../entities/account/sessions.ts'
import type { Browser } from '../testing/browser.ts'
import { asAdmin, asDoctor, asPatient } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { createSessionCache, type SessionRow } from './sessionCache.ts'
import { watchStanding } from './standing.ts'

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
  // a write that leaves them as they are
  const made = await doctor.browser.post('/api/doctor/my-recipes', { title: 'Winter' })
  expect(made.status).toBe(201)
  expect(await lookUps()).toEqual([])
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

/** Nobody is told of anything. */
const deaf: Listener = { on: () => () => {}, isListening: () => true, close: async () => {} }
const rows = [{ account_id: 'a' }] as SessionRow[]

it('keeps nothing that was told to have changed while it was read', async () => {
  const hear: ((payload: string) => void)[] = []
  const on: Listener['on'] = (_channel, heard) => {
    hear.push(heard)
    return () => {}
  }
  const cache = createSessionCache({ ...deaf, on }, { mayHaveChangedSince: () => false })
  expect(await cache.read('s', async () => rows)).toBe(cache.get('s'))
  await cache.read('t', async () => {
    for (const tell of hear) tell('t')
    return rows
  })
  expect(cache.get('t')).toBeUndefined()
  await cache.close()
})

it('forgets with the write itself what its statements may have changed, and nothing else', async () => {
  const pool = new EventEmitter()
  const client = { query: async (_: unknown) => {} }
  const cache = createSessionCache(deaf, watchStanding(pool as unknown as pg.Pool))
  pool.emit('connect', client)
  const isKeptAfter = async (statement: unknown) => {
    await cache.read('s', async () => rows)
    const since = performance.now()
    await client.query(statement)
    cache.wrote(since)
    return cache.get('s') !== undefined
  }
  for (const text of [
    'insert into "session_logins" ("session_hash") values ($1)',
    'update "doctors" set "status" = $1 where "doctors"."id" = $2',
    'with gone as (delete from passkeys where id = $1 returning id) insert into "audit_log" select * from gone',
    'INSERT INTO consents VALUES ($1)',
    'update "settings" set "value" = $1',
    'insert into "patient_links" ("patient_id") values ($1)',
    'update "legal_texts" set "version" = $1',
    'update "patients" set "status" = $1, "last_order_at" = $2 where "patients"."id" = $3',
  ])
    expect([text, await isKeptAfter({ text })]).toEqual([text, false])
  for (const text of [
    'begin',
    'select * from "doctors" where id = $1 for update',
    'insert into "orders" ("doctor_id") select id from doctors',
    'update "sessions" set "last_seen_at" = $1 where "sessions"."id_hash" = $2',
    'update "session_logins" set "last_seen_at" = $1 where "session_logins"."session_hash" = $2',
    'with a as (insert into "orders" ("id") values ($1)), b as (update "patients" set "last_order_at" = $2 where "patients"."id" = $3) select * from a',
  ])
    expect([text, await isKeptAfter(text)]).toEqual([text, true])
  await cache.close()
})
