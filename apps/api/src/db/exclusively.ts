import { connectClient } from './client.ts'

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
    // waiting, and holding the lock while others work, may take longer than a server allows its queries
    await client.query(`select set_config(name, '0', true) from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`)
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
