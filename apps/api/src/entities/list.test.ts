import { expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { useClinic } from '../testing/harness.ts'
import { countOf, exactTotals, like, totalBeside, windowOf } from './list.ts'

const t = await useClinic()
await t.app.ports.pool.query(
  "insert into throttles (key, hits, reset_at) select 'k' || n, n % 100, now() from generate_series(1, 20000) n",
)

it('counts exactly up to the limit and estimates above it', async () => {
  expect(await countOf(t.ctx, sql`throttles where hits = 7`)).toEqual({
    total: 200,
    estimated: false,
  })
  expect(await countOf(t.ctx, sql`throttles where false`)).toEqual({ total: 0, estimated: false })
  const all = await countOf(t.ctx, sql`throttles`)
  expect(all.estimated).toBe(true)
  expect(all.total).toBeGreaterThan(exactTotals)
})

it('estimates no less than a window has shown, and one more after a full one', () => {
  const beside = (offset: number, shown: number, total = 10_001, estimated = true) =>
    totalBeside({ total, estimated }, { offset, limit: 25 }, shown).total
  expect([beside(20_000, 25), beside(20_000, 7), beside(0, 25)]).toEqual([20_026, 20_007, 10_001])
  // behind the end nothing was seen, and an exact total stands
  expect([beside(20_000, 0), beside(0, 25, 25, false)]).toEqual([10_001, 25])
})

it('reads windows: 25 rows, the range asked for, all asked ids', () => {
  expect(windowOf({})).toEqual({ offset: 0, limit: 25 })
  expect(windowOf({ range: [50, 99] })).toEqual({ offset: 50, limit: 50 })
  expect(windowOf({ filter: { id: ['a'] } })).toEqual({ offset: 0, limit: 200 })
})

it('searches for signs of LIKE as they are', () => {
  expect(like('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
})
