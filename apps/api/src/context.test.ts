import { afterAll, describe, expect, it } from 'vitest'
import { inTransaction } from './context.ts'
import { connectClient } from './db/client.ts'
import { shipments } from './db/schema/shipment.ts'
import { sql } from './db/sql.ts'
import type { Browser } from './testing/browser.ts'
import { useClinic } from './testing/harness.ts'
import { openOrderDesk } from './testing/orderDesk.ts'

type Answer = Awaited<ReturnType<Browser['post']>>

const t = await useClinic()
const owner = await connectClient(t.ownerUrl)
afterAll(() => owner.end())
// a commit of whatever writes an audit row waits for this lock
await owner.query(`
  create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(7); return null; end $$;
  create constraint trigger wait_for_test after insert on audit_log
    deferrable initially deferred for each row execute function wait_for_test()`)

/** Makes a call whose commit does not come to its end before `look` has. */
async function whileCommitting(call: () => Promise<Answer>, look: () => Promise<void>) {
  await owner.query('select pg_advisory_lock(7)')
  let isAnswered = false
  const answer = call().finally(() => {
    isAnswered = true
  })
  try {
    await expect.poll(isCommitting, { timeout: 10_000 }).toBe(true)
    await look()
    expect(isAnswered).toBe(false)
  } finally {
    await owner.query('select pg_advisory_unlock(7)')
  }
  return answer
}

async function isCommitting(): Promise<boolean> {
  const { rows } = await owner.query(
    `select from pg_stat_activity where datname = current_database()
     and query = 'commit' and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

describe('an answer', () => {
  it('leaves when what it says is committed, not before', async () => {
    const desk = await openOrderDesk(t)
    await desk.pay()
    await desk.act('release')
    const [parcel] = (await desk.detail()).shipments
    const stored = async () => {
      const row = await t.row(shipments, parcel.id)
      return [row.status, row.trackingNo]
    }
    const picked = await whileCommitting(
      () => desk.step(parcel.id, 'pick'),
      async () => expect(await stored()).toEqual(['to_pick', null]),
    )
    expect(picked.status).toBe(200)
    const lines = parcel.lines.map(({ id }: { id: string }) => ({
      shipment_line_id: id,
      lot: 'L1',
    }))
    await desk.step(parcel.id, 'pack', { lines })

    // a call that happens once
    const text = `Shipment,Carrier,Tracking number\n${parcel.number},dhl,JD0146\nS-none,dhl,JD0147`
    const imported = await whileCommitting(
      () =>
        desk.admin.browser.post('/api/admin/shipments/import-tracking', { dry_run: false, text }),
      async () => expect(await stored()).toEqual(['packed', null]),
    )
    expect(imported.data).toMatchObject({ dry_run: false, ok: 1, failed: 1 })
    expect(await stored()).toEqual(['shipped', 'JD0146'])
  })
})

describe('a transaction', () => {
  it('of which a statement has failed unseen is not taken for committed', async () => {
    let isTold = false
    let isTakenBack = false
    const work = inTransaction(t.ctx, async (tx) => {
      await tx.db.execute(sql`select 1 / 0`).catch(() => undefined)
      tx.tx?.afterCommit.push(() => {
        isTold = true
      })
      tx.tx?.onRollback.push(async () => {
        isTakenBack = true
      })
      return 'done'
    })
    await expect(work).rejects.toThrow('not committed')
    expect([isTold, isTakenBack]).toEqual([false, true])
  })
})
