import type { Ctx } from '../../context.ts'
import { PgDialect, type SQL } from '../../db/sql.ts'
import { DomainError } from '../errors.ts'

type Row = Record<string, unknown>

const batch = 500
/** Each holds a connection of the pool while it runs. */
const most = 3
const dialect = new PgDialect()
let running = 0

/**
 * Rows of a query in batches through a cursor of the database, all of one moment. Ending early (`return`)
 * closes the cursor and gives the connection back. 503 when too many run at once.
 */
export async function* streamRows(ctx: Ctx, query: SQL): AsyncGenerator<Row[]> {
  if (running >= most) throw tooMany()
  running++
  const client = await ctx.pool.connect().catch((error: unknown) => {
    running--
    throw error
  })
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    // a reader on a slow line may take its time between two batches
    await client.query("set local idle_in_transaction_session_timeout = '2min'")
    const { sql: text, params } = dialect.sqlToQuery(query)
    await client.query(`declare list_rows no scroll cursor for ${text}`, params)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch forward ${batch} from list_rows`)
      if (rows.length === 0) break
      yield rows
      if (rows.length < batch) break
    }
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    running--
    await client.query('rollback').catch((error: Error) => {
      broken = error
    })
    client.release(broken)
  }
}

const tooMany = () =>
  new DomainError('unavailable', 'TOO_MANY_EXPORTS', {
    en: 'Other exports are running. Try again in a minute.',
    ja: 'ほかの書き出しを実行中です。しばらくしてからお試しください。',
  })
