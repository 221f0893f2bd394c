import { connectClient } from './client.ts'
import { withoutLimits } from './withoutLimits.ts'

const KEY = 73116

/**
 * Runs `work` while no other process prepares the same database: a second start waits here for the first. The
 * lock belongs to a transaction of a connection of its own, so it also holds behind a pooler in transaction
 * mode, and it ends with the process. Not for use inside itself.
 */
export async function exclusively<T>(
  url: string,
  work: () => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  const client = await connectClient(url, { keepAlive: true })
  try {
    await client.query('begin')
    await client.query(withoutLimits)
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock($1) as taken',
      [KEY],
    )
    if (!rows[0]?.taken) {
      onWait()
      await client.query('select pg_advisory_xact_lock($1)', [KEY])
    }
    return await work()
  } finally {
    await client.query('rollback').catch(() => {})
    await client.end().catch(() => {})
  }
}
