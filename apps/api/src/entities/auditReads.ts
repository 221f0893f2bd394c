import type { Ctx } from '../context.ts'
import { createDb } from '../db/client.ts'
import { finished, rowsOfFinished } from '../db/finished.ts'
import { inGroups } from '../db/inGroups.ts'
import { auditLog } from '../db/schema/platform.ts'
import { getTableColumns, sql } from '../db/sql.ts'

type Row = typeof auditLog.$inferInsert

const servers = new WeakMap<Ctx['pool'], (row: Row) => Promise<void>>()

/**
 * Writes the audit row of a read and waits for it. Rows that come while others are being written go together with the
 * next: one statement and one commit for all who read at the same moment.
 */
export function writeRead({ pool }: Ctx, row: Row): Promise<void> {
  const known =
    servers.get(pool) ?? inGroups((rows: Row[]) => insert(pool, rows), { lanes: 1, most: 200 })
  servers.set(pool, known)
  return known(row)
}

const columns = Object.entries(getTableColumns(auditLog)).filter(([key]) => key !== 'id')
const names = sql.join(
  columns.map(([, column]) => sql.identifier(column.name)),
  sql`, `,
)
const shape = sql.raw(
  columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', '),
)

async function insert(pool: Ctx['pool'], rows: Row[]): Promise<undefined[]> {
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof Row]])),
  )
  await rowsOfFinished(createDb(pool), written({ rows: JSON.stringify(values) }))
  return []
}

const written = finished<'rows'>(sql`insert into ${auditLog} (${names})
  select ${names} from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as row (${shape})`)
