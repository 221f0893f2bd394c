import { schema } from '../db/client.ts'
import { type DataClass, dataClassOf, isErased, isExported } from '../db/schema/dataClass.ts'
import { type Column, getTableColumns, getTableName, is, PgTable, sql } from '../db/sql.ts'
import type { TestApp } from './harness.ts'

/** All tables, with their columns as the database names them. */
export const tables = (Object.values(schema) as unknown[])
  .filter((each): each is PgTable => is(each, PgTable))
  .map((table) => ({
    name: getTableName(table),
    columns: Object.values(getTableColumns(table)),
  }))

/** Nothing is ever changed in the log: it holds no health data, and its chain would break. */
const log = ['audit_log', 'audit_chain', 'audit_seals', 'audit_unchained']
const changeable = tables.filter(({ name }) => !log.includes(name))

/** A column that names a record: how the rows of a patient are found, whatever erasing knows of them. */
const parents =
  /^(patient|account|order|recipe|recipe_line|cart|shipment|object|owner|answer_set)_id$/

/** Rows of the tables: where each is stored, and its id where it has one. */
export type Rows = Map<string, { at: string; id: string | null }[]>

/** The rows that belong to a patient with an account. */
export async function rowsOf(
  t: TestApp,
  patient: { id: string; accountId: string },
): Promise<Rows> {
  const ids = new Set([patient.id, patient.accountId])
  const found: Rows = new Map()
  for (let known = 0; known < ids.size; ) {
    known = ids.size
    for (const { name, columns } of changeable) {
      const ways = columns.filter(
        (column) =>
          parents.test(column.name) || (column.name === 'id' && /^(patients|accounts)$/.test(name)),
      )
      if (ways.length === 0) continue
      const isTheirs = sql.join(
        ways.map(
          (way) => sql`${sql.identifier(way.name)}::text = any(${sql.param([...ids])}::text[])`,
        ),
        sql` or `,
      )
      const { rows } = await t.ctx.db.execute<{ at: string; id: string | null }>(
        sql`select ctid::text as at, to_jsonb(x)->>'id' as id from ${sql.identifier(name)} x where ${isTheirs}`,
      )
      for (const { id } of rows) if (id) ids.add(id)
      if (rows.length > 0) found.set(name, rows)
    }
  }
  return found
}

/** What stands in a column after `markRows`; no random text begins like it, whose parts (`v1.iv.tag.text`) have one point between them. */
export const markerStart = 'zq..'
export const markerOf = (table: string, column: string) => `${markerStart}${table}@${column}-qz`

/**
 * Writes a marker of its own into every column of the rows that says something of a person and can hold it;
 * answers the marked columns.
 */
export async function markRows(t: TestApp, rows: Rows): Promise<MarkedColumn[]> {
  const marked: MarkedColumn[] = []
  for (const { name, columns } of changeable) {
    const at = rows.get(name)?.map((row) => row.at)
    const free = columns.flatMap((column) => {
      const value = isErased(column) && markedValue(column, markerOf(name, column.name))
      return value ? [{ column, value }] : []
    })
    if (!at || free.length === 0) continue
    await t.ctx.db.execute(
      sql`update ${sql.identifier(name)} set ${sql.join(
        free.map(({ column, value }) => sql`${sql.identifier(column.name)} = ${value}`),
        sql`, `,
      )} where ctid = any(${sql.param(at)}::tid[])`,
    )
    for (const { column } of free)
      marked.push({
        table: name,
        column: column.name,
        dataClass: dataClassOf(column),
        isExported: isExported(column),
      })
  }
  return marked
}

export type MarkedColumn = {
  table: string
  column: string
  dataClass: DataClass | undefined
  isExported: boolean
}

/** Read as something else than text: whoever writes another thing there breaks the account. */
const checked = ['password_hash', 'timezone', 'notification_prefs', 'totp_secret']

function markedValue(column: Column, marker: string) {
  if (column.enumValues?.length || checked.includes(column.name)) return undefined
  if (column.dataType === 'json')
    return sql`case when jsonb_typeof(${sql.identifier(column.name)}) = 'array' then ${JSON.stringify([marker])}::jsonb
      else coalesce(${sql.identifier(column.name)}, '{}') || ${JSON.stringify({ note: marker })}::jsonb end`
  if (column.dataType === 'array') return sql`array[${marker}]`
  return column.columnType === 'PgText' ? sql`${marker}` : undefined
}

/** Tables, apart from the log, of which a row holds the text anywhere. */
export async function tablesWith(t: TestApp, text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of changeable) {
    const { rows } = await t.ctx.db.execute(
      sql`select 1 from ${sql.identifier(name)} x where x::text ilike ${`%${text}%`} limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found.sort()
}
