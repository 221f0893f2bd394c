import { type Db, schema } from '../../client.ts'
import type { PgTable } from '../../sql.ts'
import { type Rows, tables } from './world.ts'

// PostgreSQL takes 65,535 values in one statement; smaller ones are parsed faster.
const VALUES_PER_STATEMENT = 8_000

/** Inserts all rows, table by table. */
export async function writeRows(db: Db, rows: Rows): Promise<void> {
  for (const name of tables) {
    const list = rows[name] as Record<string, unknown>[]
    if (list.length === 0) continue
    const table = schema[name] as PgTable
    const step = Math.max(1, Math.floor(VALUES_PER_STATEMENT / columnsOf(list)))
    for (let from = 0; from < list.length; from += step)
      await db.insert(table).values(list.slice(from, from + step))
  }
}

const columnsOf = (list: Record<string, unknown>[]) =>
  Math.max(...list.map((row) => Object.keys(row).length))
