import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../context.ts'
import { orders } from '../db/schema/order.ts'
import { settlements } from '../db/schema/settlement.ts'
import { newId } from '../ids.ts'
import { startTestApp, type TestApp } from '../testing/harness.ts'
import { defineEntity } from './entity.ts'
import { apart } from './savepoint.ts'
import { settlement } from './settlement/entity.ts'

const order = defineEntity({ lock: 'order', table: orders })

let t: TestApp
const ids: string[] = []
beforeAll(async () => {
  t = await startTestApp()
  for (const month of ['2026-08', '2026-09']) {
    const id = newId()
    ids.push(id)
    await t.ctx.db.insert(settlements).values({
      id,
      number: `S-${month}`,
      doctorId: id,
      periodStart: `${month}-01`,
      periodEnd: `${month}-28`,
      status: 'open',
      currency: 'JPY',
    })
  }
})
afterAll(() => t.close())
const [first, second] = [() => ids[0] ?? '', () => ids[1] ?? '']

describe('the order of locks', () => {
  it('refuses rows of one table by falling id, and a table that comes before one that is held', async () => {
    await inTransaction(t.ctx, async (tx) => {
      await settlement.lock(tx, first())
      await settlement.lock(tx, second())
      await settlement.lock(tx, first())
    })
    const falling = inTransaction(t.ctx, async (tx) => {
      await settlement.lock(tx, second())
      await settlement.lock(tx, first())
    })
    await expect(falling).rejects.toThrow(/settlement .* is locked after settlement/)
    const before = inTransaction(t.ctx, async (tx) => {
      await settlement.lock(tx, first())
      order.inserted(tx, { id: newId() } as typeof orders.$inferSelect)
    })
    await expect(before).rejects.toThrow(/order .* is locked after settlement/)
  })

  it('begins anew in each part of a transaction, and ends with a part that is taken back', async () => {
    await inTransaction(t.ctx, async (tx) => {
      await apart(tx, () => settlement.lock(tx, second()))
      await apart(tx, () => settlement.lock(tx, first()))
      expect(tx.tx.locks.map(({ id }) => id)).toEqual([second(), first()])
    })
    await inTransaction(t.ctx, async (tx) => {
      const failed = apart(tx, async () => {
        await settlement.lock(tx, second())
        throw new Error('taken back')
      })
      await expect(failed).rejects.toThrow('taken back')
      expect(tx.tx.locks).toEqual([])
    })
  })

  it('takes a row as locked through its parent only while that is held', async () => {
    const row = (await t.ctx.db.select().from(settlements))[0]
    if (!row) throw new Error('the test has made some')
    const parent = { entity: 'order' as const, id: newId() }
    await expect(
      inTransaction(t.ctx, async (tx) => settlement.under(tx, parent, row)),
    ).rejects.toThrow('is not locked')
  })
})
