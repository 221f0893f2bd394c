import type { Readable } from 'node:stream'
import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, readingOf } from '../../context.ts'
import { type JsonSchema, loadSpec } from '../../contract.ts'
import { sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import type { ListQuery } from '../list.ts'
import { methodNames } from '../platform/shipping.ts'
import { recordNames } from '../recordNames.ts'
import { mayRead } from './columns.ts'
import { csvColumns } from './csv.ts'
import { csvStream } from './csvStream.ts'
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
  query: ListQuery<Record<string, unknown>> & { columns: readonly string[] },
): Promise<{ content: Readable; filename: string }> {
  const names = query.columns.filter((name) => mayTell(ctx, list.fields[name]))
  const columns = csvColumns(list.fields, names, {
    locale: ctx.origin.locale,
    currency: ctx.config.currency,
    timeZone: ctx.config.timeZone,
    methods: await methodNames(ctx),
  })
  const filter = query.filter ?? {}
  const selected = list.fields.currency ? [...new Set([...names, 'currency'])] : names
  const references = names.filter((name) => list.fields[name]?.['x-reference'])
  const content = await csvStream({
    turns: ctx.turns,
    header: columns.map((column) => column.header),
    batches: withNames(ctx, list.stream(ctx, query, selected), references),
    cells: (row) => columns.map((column) => column.cell(row)),
    begin: async () =>
      audit(ctx, {
        action: `${list.resource}.export`,
        objectId: null,
        after: {
          filter: untyped(list, filter),
          columns: names,
          rows: await countAll(ctx, list, filter),
        },
      }),
  })
  return {
    content,
    filename: `${list.resource}-${dateIn(ctx.clock.now(), ctx.config.timeZone)}.csv`,
  }
}

/** What a field refers to is for those who may list it: an id alone says nothing. */
const mayTell = (ctx: AdminCtx, field: JsonSchema | undefined): boolean =>
  mayRead(ctx, field) && mayRead(ctx, loadSpec().paths[`/api/admin/${field?.['x-reference']}`]?.get)

/** The rows with what they refer to by its name or number. */
async function* withNames(
  ctx: AdminCtx,
  batches: AsyncGenerator<Row[]>,
  references: readonly string[],
): AsyncGenerator<Row[]> {
  for await (const rows of batches) {
    const ids = rows.flatMap((row) => references.flatMap((name) => row[name] as string[] | string))
    const found = await recordNames(ctx, ids)
    const nameOf = (id: unknown): unknown =>
      Array.isArray(id) ? id.map(nameOf) : (found.get(id as string) ?? id)
    yield rows.map((row) => ({
      ...row,
      ...Object.fromEntries(references.map((name) => [name, nameOf(row[name])])),
    }))
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
  const counted = await readingOf(ctx).db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${list.source(ctx, filter, joined)} where ${allOf(list.conditions(ctx, filter))}`,
  )
  return counted.rows[0]?.n ?? 0
}
