import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Db = NodePgDatabase<typeof schema>
export { schema }

/** Pool of the application's role. Idle clients that the server drops must not end the process. */
export function createPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', () => {})
  return pool
}

export const createDb = (client: pg.Pool | pg.PoolClient): Db => drizzle(client, { schema })
