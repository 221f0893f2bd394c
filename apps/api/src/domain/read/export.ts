import { Readable } from 'node:stream'
import { dateIn } from '../../clock.ts'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { recordNames } from '../admin/recordNames.ts'
import { audit } from '../audit.ts'
import type { ListQuery } from '../list.ts'
import { methodNames } from '../shipment/methodNames.ts'
import { mayRead } from './columns.ts'
import { byteOrderMark, csvColumns, csvLine } from './csv.ts'
import { allOf } from './filters.ts'
import type { List } from './list.ts'

type Row = Record<string, unknown>

/**
 * Everything a filter of a list matches, as CSV (UTF-8 with BOM), read from the database as fast as the
 * reader takes it, what is referred to by its name or number. The audit row with filter, columns and number of rows is there before the first byte.
 */
export async function exportList(
  ctx: AdminCtx,
  list: List,
  query: ListQuery<Record<string, unknown>> & { columns?: readonly string[] },
): Promise<{ content: Readable; filename: string }> {
  const names = (query.columns ?? Object.keys(list.fields)).filter((name) =>
    mayRead(ctx, list.fields[name]),
  )
  const columns = csvColumns(list.fields, names, {
    locale: ctx.origin.locale,
    currency: ctx.config.currency,
    timeZone: ctx.config.timeZone,
    methods: await methodNames(ctx),
  })
  const filter = query.filter ?? {}
  const selected = list.fields.currency ? [...new Set([...names, 'currency'])] : names
  const references = names.filter((name) => list.fields[name]?.['x-reference'])
  const named = async (rows: Row[]): Promise<Row[]> => {
    if (references.length === 0) return rows
    const ids = rows.flatMap((row) => references.flatMap((name) => row[name] as string[] | string))
    const found = await recordNames(ctx, ids)
    const nameOf = (id: unknown): unknown =>
      Array.isArray(id) ? id.map(nameOf) : (found.get(id as string) ?? id)
    return rows.map((row) => ({
      ...row,
      ...Object.fromEntries(references.map((name) => [name, nameOf(row[name])])),
    }))
  }
  const batches = list.stream(ctx, query, selected)
  // read first, so that a busy or failing database is an answer and not half a file
  let next = await batches.next()
  try {
    await audit(ctx, {
      action: `${list.resource}.export`,
      objectType: list.resource,
      objectId: null,
      after: {
        filter: untyped(list, filter),
        columns: names,
        rows: await countAll(ctx, list, filter),
      },
    })
  } catch (error) {
    await batches.return(undefined)
    throw error
  }
  let head = byteOrderMark + csvLine(columns.map((column) => column.header))
  const content = new Readable({
    async read() {
      try {
        // pushing asks for the next batch at once, so it is the last thing done
        const { done } = next
        const rows = next.done ? [] : await named(next.value)
        if (!done) next = await batches.next()
        const text = head + rows.map((row) => csvLine(columns.map((c) => c.cell(row)))).join('')
        head = ''
        if (text) this.push(text)
        if (done) this.push(null)
      } catch (error) {
        this.destroy(error as Error)
      }
    },
    destroy(error, done) {
      batches.return(undefined).then(() => done(error), done)
    },
  })
  return {
    content,
    filename: `${list.resource}-${dateIn(ctx.clock.now(), ctx.config.timeZone)}.csv`,
  }
}

/** What was typed stays out of the log for good: it may be a patient's name. */
const untyped = (list: List, filter: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      const { type, enum: choices, format } = list.filters[name] ?? {}
      return [name, type === 'string' && !choices && !format ? '…' : value]
    }),
  )

async function countAll(ctx: AdminCtx, list: List, filter: Record<string, unknown>) {
  const joined = list.joinedFilters.some((name) => filter[name] !== undefined)
  const counted = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${list.source(joined)} where ${allOf(list.conditions(ctx, filter))}`,
  )
  return counted.rows[0]?.n ?? 0
}
