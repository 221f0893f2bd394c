import { type Ctx, inTransaction, type TxCtx } from '../context.ts'
import { and, asc, gt, type PgColumn, type PgTable, type SQL } from '../db/sql.ts'

/** Reads the next rows, by their ids after that of the last one; in another order, after the `last` one itself. */
type Read<R> = (after: string, last: R | undefined) => Promise<R[] | { rows: R[] }>

/** What is found, batch after batch by its id: what stays due, whatever the reason, holds nothing else back. */
async function* allRows<R extends { id: string }>(
  read: Read<R>,
  atOnce: number,
): AsyncGenerator<R> {
  let last: R | undefined
  for (;;) {
    const found = await read(last?.id ?? first, last)
    const rows = Array.isArray(found) ? found : found.rows
    yield* rows
    if (rows.length < atOnce) return
    last = rows.at(-1)
  }
}

const first = '00000000-0000-0000-0000-000000000000'

/**
 * Does some work with each of them. One with which it fails is logged as `failed` and left to the next run. Without
 * `atOnce` what is read first is all of them: there are few.
 */
export async function eachRow<R extends { id: string }>(
  ctx: Ctx,
  read: Read<R>,
  { atOnce = Number.POSITIVE_INFINITY, failed }: { atOnce?: number; failed: string },
  work: (row: R) => Promise<unknown>,
): Promise<void> {
  for await (const row of allRows(read, atOnce))
    try {
      await work(row)
    } catch (error) {
      ctx.log.error({ err: error, id: row.id }, failed)
    }
}

/** Does some work with each row of a table that is due, by its id, in a transaction of its own. */
export function eachDue(
  ctx: Ctx,
  { table, isDue, atOnce, failed }: Due,
  work: (tx: TxCtx, id: string) => Promise<unknown>,
): Promise<void> {
  const read = async (after: string) =>
    (await ctx.db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(isDue, gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(atOnce)) as { id: string }[]
  return eachRow(ctx, read, { atOnce, failed }, ({ id }) =>
    inTransaction(ctx, (tx) => work(tx, id)),
  )
}

type Due = {
  table: PgTable & { id: PgColumn }
  isDue: SQL | undefined
  atOnce: number
  failed: string
}
