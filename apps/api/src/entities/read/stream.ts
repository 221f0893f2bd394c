import type pg from 'pg'
import type { Ctx } from '../../context.ts'
import { textOf } from '../../db/frozen.ts'
import type { SQL } from '../../db/sql.ts'
import { DomainError } from '../errors.ts'

type Row = Record<string, unknown>

const batch = 500

async function* fetchAll<R extends object>(client: pg.PoolClient, query: SQL): AsyncGenerator<R[]> {
  const { sql: text, params } = textOf(query)
  await client.query(`declare list_rows no scroll cursor for ${text}`, params)
  for (;;) {
    const { rows } = await client.query<R>(`fetch forward ${batch} from list_rows`)
    if (rows.length > 0) yield rows
    if (rows.length < batch) break
  }
  await client.query('close list_rows')
}

/** Rows of a query in batches, in the transaction that is open. One query at a time, read to its end. */
export function batchesOf<R extends object>(ctx: Ctx, query: SQL): AsyncGenerator<R[]> {
  if (!ctx.tx) throw new Error('a cursor lives in a transaction')
  return fetchAll<R>(ctx.tx.client, query)
}

/**
 * Rows of a query in batches through a cursor of the database, all of one moment. Ending early (`return`)
 * closes the cursor and gives the connection back. 503 when too many run at once.
 */
export async function* streamRows(ctx: Ctx, query: SQL): AsyncGenerator<Row[]> {
  const leave = ctx.exports.take(tooMany)
  const client = await ctx.pool.connect().catch((error: unknown) => {
    leave()
    throw error
  })
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    // a reader on a slow line may take its time between two batches
    await client.query("set local idle_in_transaction_session_timeout = '2min'")
    yield* fetchAll<Row>(client, query)
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    leave()
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
