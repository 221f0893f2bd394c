import { setTimeout as sleep } from 'node:timers/promises'
import { connectClient } from '../db/client.ts'

/** What is being written down: by the test bank in its own books, or by the shop of a payment or a refund. */
export const gates = { bank: 7_701, shop: 7_702 }
type Gate = keyof typeof gates

/** A transaction at a closed gate, and whether it is to be written down when its process is gone. */
type Held = { pid: number; isWritten: boolean }

/**
 * Holds every transaction that writes down what became of card money in the middle of its commit, so that a process
 * can be killed exactly there. Nothing in the server knows of it: it is a trigger of the test's own database.
 */
export async function createGates(ownerUrl: string) {
  const client = await connectClient(ownerUrl)
  const trigger = (table: string, gate: Gate, when: string) => `
    create constraint trigger gate after ${when.startsWith('when') ? 'update' : 'insert or update'}
      on ${table} deferrable initially deferred
      for each row ${when} execute function wait_at_gate(${gates[gate]});`
  await client.query(`
    create function wait_at_gate() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint); return null; end $$;
    ${trigger('test_bank', 'bank', '')}
    ${trigger('payments', 'shop', 'when (old.status is distinct from new.status)')}
    ${trigger('refunds', 'shop', 'when (old.state is distinct from new.state)')}`)
  const waiting = async (gate: Gate): Promise<number[]> => {
    const { rows } = await client.query(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted
       and database = (select oid from pg_database where datname = current_database())`,
      [gates[gate]],
    )
    return rows.map(({ pid }) => pid)
  }
  return {
    close: (gate: Gate) => client.query('select pg_advisory_lock($1)', [gates[gate]]),
    waiting,
    /** Opens it again: what is not to be written down is taken back first. */
    async open(gate: Gate, held: Held[]): Promise<void> {
      const lost = held.filter(({ isWritten }) => !isWritten).map(({ pid }) => pid)
      await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [lost])
      await gone(lost)
      await client.query('select pg_advisory_unlock($1)', [gates[gate]])
      await gone(held.map(({ pid }) => pid))
    },
    end: () => client.end(),
  }

  async function gone(pids: number[]): Promise<void> {
    for (const until = Date.now() + 20_000; Date.now() < until; await sleep(5)) {
      const { rowCount } = await client.query(
        'select 1 from pg_stat_activity where pid = any($1)',
        [pids],
      )
      if (!rowCount) return
    }
    throw new Error('a connection of the killed server is still there')
  }
}
