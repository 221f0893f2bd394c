import { expect, it } from 'vitest'
import { asAdmin } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'

const t = await useClinic()
const admin = await asAdmin(t)

const url = '/api/admin/settlements/close'
const body = { period: '2026-10', dry_run: false }
const newKey = () => crypto.randomUUID()

it('asks for a key that is a UUID', async () => {
  for (const given of [undefined, 'once']) {
    const headers = { 'idempotency-key': given }
    const answer = await admin.browser.post(url, body, { headers })
    expect(answer.faults).toEqual([422, ['Idempotency-Key']])
    expect(answer.body.errors['Idempotency-Key']).toHaveLength(1)
  }
})

it('answers the same key and body with the first answer, and says so', async () => {
  const key = newKey()
  const first = await admin.browser.post(url, body, { key })
  expect([first.status, first.headers['idempotency-replayed']]).toEqual([200, undefined])
  const second = await admin.browser.post(url, body, { key })
  expect([second.status, second.headers['idempotency-replayed'], second.text]).toEqual([
    200,
    'true',
    first.text,
  ])
})

it('takes the same data in another order and the key in capitals for the same', async () => {
  const key = newKey()
  const first = await admin.browser.post(url, { period: '2026-10', dry_run: false }, { key })
  const again = await admin.browser.post(
    url,
    { dry_run: false, period: '2026-10' },
    { key: key.toUpperCase() },
  )
  expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([
    200,
    200,
    'true',
  ])
  expect(again.text).toBe(first.text)
})

it('refuses the same key for another body', async () => {
  const key = newKey()
  await admin.browser.post(url, body, { key })
  const other = await admin.browser.post(url, { ...body, period: '2026-09' }, { key })
  expect(other.refusal).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
})

it('keeps keys apart by account, and for 24 hours', async () => {
  const key = newKey()
  await admin.browser.post(url, body, { key })
  const stranger = await asAdmin(t)
  expect((await stranger.browser.post(url, { ...body, period: '2026-09' }, { key })).status).toBe(
    200,
  )
  t.clock.advance(25 * 3_600_000)
  const later = await asAdmin(t)
  expect(later.id).not.toBe(admin.id)
  const { rows } = await t.app.ports.pool.query(
    'select count(*)::int as n from idempotency_keys where expires_at > $1',
    [t.clock.now()],
  )
  expect(rows[0].n).toBe(0)
})

it('answers 409 with Retry-After while the first call is under way', async () => {
  const key = newKey()
  const person = await asAdmin(t)
  const holder = await t.app.ports.pool.connect()
  await holder.query('begin')
  await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${person.accountId}:${key}`,
  ])
  const answer = await person.browser.post(url, body, { key })
  await holder.query('rollback')
  holder.release()
  expect([answer.status, answer.body.error_code, answer.headers['retry-after']]).toEqual([
    409,
    'IDEMPOTENT_CALL_IN_PROGRESS',
    '1',
  ])
  expect((await person.browser.post(url, body, { key })).status).toBe(200)
})

it('keeps nothing of a call that failed', async () => {
  const key = newKey()
  const person = await asAdmin(t)
  expect(
    (await person.browser.post(url, { period: '2031-01', dry_run: false }, { key })).status,
  ).toBe(409)
  expect((await person.browser.post(url, body, { key })).status).toBe(200)
})
