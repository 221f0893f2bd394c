import { describe, expect, it } from 'vitest'
import { type DoctorActor, inTransaction, pgCode } from '../context.ts'
import { orders } from '../db/schema/order.ts'
import { auditLog } from '../db/schema/platform.ts'
import { settlements } from '../db/schema/settlement.ts'
import { count, inArray, sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { useClinic } from '../testing/harness.ts'
import { defineEntity, type Seen } from './entity.ts'
import { apart } from './savepoint.ts'
import { settlement } from './settlement/entity.ts'

const order = defineEntity({ lock: 'order', table: orders })

const ids: string[] = []
const t = await useClinic()
for (const month of ['2026-08', '2026-09']) {
  const id = newId()
  ids.push(id)
  await t.add(settlements, {
    id,
    number: `S-${month}`,
    doctorId: id,
    periodStart: `${month}-01`,
    periodEnd: `${month}-28`,
    status: 'open',
    currency: 'JPY',
  })
}
const [first, second] = [() => ids[0] ?? '', () => ids[1] ?? '']

describe('a command', () => {
  const close = settlement.command('close', {}, (_tx, row, _seen: Seen) => row.move('closed'))
  const read = async () => settlement.get(t.ctx, first())

  it('waits for whoever holds the row', async () => {
    const waiting = inTransaction(t.ctx, async (tx) => {
      await settlement.lock(tx, first())
      await inTransaction(t.ctx, async (other) => {
        await other.db.execute(sql`set local lock_timeout = '50ms'`)
        await settlement.lock(other, first())
      })
    })
    await expect(waiting.catch((error) => pgCode(error))).resolves.toBe('55P03')
  })

  it('refuses a stale revision and a step that the machine does not know, and writes nothing', async () => {
    const { revision } = await read()
    await expect(close(t.ctx, first(), { revision: revision + 7 })).rejects.toMatchObject({
      code: 'REVISION_CONFLICT',
    })
    const skip = settlement.command('paid', {}, (_tx, row, _seen: Seen) => row.move('paid'))
    await expect(skip(t.ctx, first(), { revision })).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
    })
    expect(await read()).toMatchObject({ status: 'open', revision })
  })

  it('raises the revision and leaves an audit row', async () => {
    const { revision } = await read()
    await close(t.ctx, first(), { revision })
    expect(await read()).toMatchObject({ status: 'closed', revision: revision + 1 })
    const log = await t.rows(auditLog, { objectId: first() })
    expect(log).toMatchObject([
      {
        action: 'settlement.close',
        before: { status: 'open', net: 0 },
        after: { status: 'closed', net: 0 },
      },
    ])
  })

  it('does not find what the actor may not see', async () => {
    const actor = { role: 'doctor', id: newId() } as DoctorActor
    await expect(close({ ...t.ctx, actor }, first(), {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

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
    const row = (await t.rows(settlements))[0]
    if (!row) throw new Error('the test has made some')
    const parent = { entity: 'order' as const, id: newId() }
    await expect(
      inTransaction(t.ctx, async (tx) => settlement.under(tx, parent, row)),
    ).rejects.toThrow('is not locked')
  })
})

describe('a move of all rows of a condition', () => {
  const both = () => inArray(settlements.id, ids)
  const states = async () =>
    (await t.rows(settlements, both())).map(({ status, revision }) => ({
      status,
      revision,
    }))
  const put = (status: 'open' | 'closed', id: string) => t.change(settlements, id, { status })

  it('moves none when the machine knows the step for some of them only', async () => {
    await put('closed', first())
    await put('open', second())
    const before = await states()
    const move = inTransaction(t.ctx, (tx) =>
      settlement.moveWhere(tx, both(), ['closed', {}, { action: 'close' }]),
    )
    await expect(move).rejects.toMatchObject({ code: 'INVALID_TRANSITION' })
    expect(await states()).toEqual(before)
  })

  it('raises each revision and leaves an audit row for each', async () => {
    await put('open', first())
    const before = await states()
    const [{ at }] = (await t.ctx.db.select({ at: count() }).from(auditLog)) as [{ at: number }]
    await inTransaction(t.ctx, (tx) =>
      settlement.moveWhere(tx, both(), ['closed', { net: 7 }, { action: 'close' }]),
    )
    expect(await states()).toEqual(
      before.map(({ revision }) => ({ status: 'closed', revision: revision + 1 })),
    )
    const log = (await t.rows(auditLog)).slice(at)
    expect(log.map((row) => row.objectId)).toEqual(ids)
    for (const row of log)
      expect(row).toMatchObject({ before: { status: 'open' }, after: { status: 'closed', net: 7 } })
  })

  it('leaves what another transaction holds when it is told to', async () => {
    await put('open', first())
    await put('open', second())
    await inTransaction(t.ctx, async (tx) => {
      await settlement.lock(tx, first())
      await inTransaction(t.ctx, (other) =>
        settlement.moveWhere(other, both(), ['closed', {}, { action: 'close' }], {
          skipLocked: true,
        }),
      )
    })
    expect((await states()).map(({ status }) => status)).toEqual(['open', 'closed'])
  })
})
