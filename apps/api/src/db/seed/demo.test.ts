import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp, withDatabase } from '../../testing/harness.ts'
import { demoPassword, isEmpty, seedDemo } from './demo.ts'

let t: TestApp
let took = 0
let wasEmpty = false
beforeAll(async () => {
  t = await startTestApp()
  const ownerUrl = await urlOf(t)
  wasEmpty = await isEmpty(ownerUrl)
  const began = performance.now()
  await seedDemo({ ownerUrl, config: t.ctx.config, now: t.clock.now() })
  took = performance.now() - began
})
afterAll(() => t.close())

describe('the demonstration', () => {
  it('fills an empty database within a few seconds', async () => {
    expect(wasEmpty).toBe(true)
    expect(await isEmpty(await urlOf(t))).toBe(false)
    expect(took).toBeLessThan(6_000)
  })

  it('lets the three demo users in', async () => {
    for (const role of ['admin', 'doctor', 'patient'] as const) {
      const answer = await t
        .browser()
        .post(`/api/${role}/login`, { email: `${role}@officina.test`, password: demoPassword })
      expect([role, answer.status]).toEqual([role, 200])
    }
  })

  it('shows doctors, patients and recipes in every status', async () => {
    expect(await valuesOf('doctors', 'status')).toEqual(
      'applied approved closed email_submitted lapsed needs_info rejected suspended'.split(' '),
    )
    expect(await valuesOf('patients', 'status')).toEqual(
      'active anonymised archived declined invited link_requested registered_by_doctor suspended'.split(
        ' ',
      ),
    )
    expect(await valuesOf('invitations', 'status')).toEqual(
      'accepted bounced expired opened pending revoked'.split(' '),
    )
    expect(await valuesOf('recipes', 'status')).toEqual(
      'active archived cancelled completed draft entered_in_error expired issued on_hold published retired superseded'.split(
        ' ',
      ),
    )
    expect(await valuesOf('products', 'availability')).toEqual(
      'backordered discontinued in_stock out_of_stock'.split(' '),
    )
    expect(await valuesOf('admins', 'admin_role')).toHaveLength(7)
  })

  it('is as large as it says', async () => {
    expect(await count('doctors')).toBeGreaterThanOrEqual(8)
    expect(await count('patients')).toBe(40)
    expect(await count('products')).toBe(60)
    expect(await count(`catalogs where kind = 'platform'`)).toBe(6)
    expect(await count(`catalogs where kind = 'doctor'`)).toBe(2)
    expect(await count(`recipes where kind = 'patient'`)).toBeGreaterThanOrEqual(30)
    expect(await count(`patients where last_name ~ '[髙﨑]'`)).toBeGreaterThanOrEqual(2)
  })

  it('goes on counting where its numbers end', async () => {
    for (const [table, kind] of [
      ['doctors', 'doctor'],
      ['patients', 'patient'],
      ['recipes', 'recipe'],
    ]) {
      const [row] = await query<{ used: number; next: number }>(
        `select max(right(number, 6)::int) as used, nextval('${kind}_numbers')::int as next from ${table}`,
      )
      expect(row?.next).toBe((row?.used ?? 0) + 1)
    }
  })

  it('has nothing that happens later than now', async () => {
    for (const [table, column] of [
      ['audit_log', 'at'],
      ['recipes', 'issued_at'],
      ['recipe_events', 'at'],
      ['patients', 'updated_at'],
      ['doctors', 'updated_at'],
      ['accounts', 'last_login_at'],
    ])
      expect(
        await count(`${table} where ${column} > '${t.clock.now().toISOString()}'`),
        `${table}.${column}`,
      ).toBe(0)
  })
})

const query = async <R extends object>(text: string): Promise<R[]> =>
  (await t.ctx.pool.query<R>(text)).rows

const count = async (from: string): Promise<number> =>
  (await query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0

const valuesOf = async (table: string, column: string): Promise<string[]> =>
  (
    await query<{ value: string }>(`select distinct ${column} as value from ${table} order by 1`)
  ).map((row) => row.value)

async function urlOf(app: TestApp): Promise<string> {
  const { rows } = await app.ctx.pool.query<{ name: string }>('select current_database() as name')
  return withDatabase(inject('ownerUrl'), rows[0]?.name ?? '')
}
