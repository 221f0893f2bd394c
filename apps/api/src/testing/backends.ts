import { setTimeout as sleep } from 'node:timers/promises'
import { connectClient } from '../db/client.ts'

/** Which connections end: those at rest, one inside a transaction or an export, or all there are. */
export type Victims = 'idle' | 'transaction' | 'export' | 'all'

const CONDITIONS: Record<Victims, string> = {
  idle: `state = 'idle'`,
  transaction: `xact_start is not null and query not ilike 'fetch%' and query not ilike 'declare%'`,
  export: `query ilike 'fetch forward%'`,
  all: 'true',
}

/** Ends the connections to one database, as an administrator, a failover or a machine without memory would. */
export async function createExecutioner(ownerUrl: string) {
  const name = new URL(ownerUrl).pathname.slice(1)
  const elsewhere = new URL(ownerUrl)
  elsewhere.pathname = '/postgres'
  const client = await connectClient(elsewhere.href)
  const end = async (victims: Victims): Promise<number> => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and pid <> pg_backend_pid() and ${CONDITIONS[victims]}`,
      [name],
    )
    return rowCount ?? 0
  }
  return {
    end,
    /** Waits until there are some. */
    async endSome(victims: Victims): Promise<number> {
      for (const until = Date.now() + 10_000; Date.now() < until; await sleep(2)) {
        const ended = await end(victims)
        if (ended > 0) return ended
      }
      throw new Error(`no connection (${victims}) to end`)
    },
    close: () => client.end(),
  }
}
