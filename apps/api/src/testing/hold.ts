import { expect } from 'vitest'
import { connectClient } from '../db/client.ts'
import { sql } from '../db/sql.ts'
import type { TestApp } from './harness.ts'

const waits = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Locks rows until they are let go; `waiting` ends when so many calls have come to a lock. */
export async function hold(t: TestApp, lock: string, id: string) {
  const client = await connectClient(t.ownerUrl)
  await client.query('begin')
  await client.query(lock, [id])
  return {
    waiting: (calls: number) =>
      expect
        .poll(async () => (await t.ctx.db.execute(waits)).rows.length, {
          interval: 5,
          timeout: 20_000,
        })
        .toBe(calls),
    letGo: () => client.end(),
  }
}
