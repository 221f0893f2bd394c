import { expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { useClinic } from '../testing/harness.ts'
import { countOf, exactTotals, like, windowOf } from './list.ts'

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

it('reads windows: 25 rows, the range asked for, all asked ids', () => {
  expect(windowOf({})).toEqual({ offset: 0, limit: 25 })
  expect(windowOf({ range: [50, 99] })).toEqual({ offset: 50, limit: 50 })
  expect(windowOf({ filter: { id: ['a'] } })).toEqual({ offset: 0, limit: 200 })
})

it('searches for signs of LIKE as they are', () => {
  expect(like('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
})
