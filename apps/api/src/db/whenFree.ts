import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { causesOf } from './away.ts'
import { StartError } from './embedded/errors.ts'

const PATIENCE_MS = 5 * 60_000
const PAUSE_MS = 3_000

/**
 * Changes tables beside running servers: `work` in a transaction, which it commits. Whoever asks for a table to alter
 * stands before all who come later to read it: while a backup or an export has it open, this steps back again and again,
 * so that nobody waits long.
 * @throws StartError with what is `unchanged`, when it has been taken for minutes.
 */
export async function whenFree<T>(
  client: pg.Client,
  unchanged: string,
  work: () => Promise<T>,
): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '2s'`)
      return await work()
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (!isTaken(error)) throw error
      if (Date.now() > until)
        throw new StartError(
          `${unchanged}: something has been reading the tables for minutes. Run it again when the backup, export or psql that does has ended.`,
        )
    }
  }
}

const isTaken = (error: unknown): boolean =>
  [...causesOf(error)].some((each) => 'code' in each && /^(55P03|40P01)$/.test(`${each.code}`))
