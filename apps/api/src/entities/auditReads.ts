import { type Ctx, pgCode } from '../context.ts'
import { createDb } from '../db/client.ts'
import { finished, rowsOfFinished } from '../db/finished.ts'
import { auditLog } from '../db/schema/platform.ts'
import { getTableColumns, sql } from '../db/sql.ts'

type Row = typeof auditLog.$inferInsert
type Waiting = { row: Row; done(): void; failed(error: unknown): void }

const servers = new WeakMap<Ctx['pool'], (row: Row) => Promise<void>>()

/**
 * Writes the audit row of a read and waits for it. Rows that come while others are being written go together with the
 * next: one statement and one commit for all who read at the same moment.
 */
export function writeRead({ pool }: Ctx, row: Row): Promise<void> {
  const known = servers.get(pool) ?? inTurns((rows) => insert(pool, rows))
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

async function insert(pool: Ctx['pool'], rows: Row[]): Promise<void> {
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof Row]])),
  )
  await rowsOfFinished(createDb(pool), written({ rows: JSON.stringify(values) }))
}

const written = finished<'rows'>(sql`insert into ${auditLog} (${names})
  select ${names} from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as row (${shape})`)

const most = 200

function inTurns(write: (rows: Row[]) => Promise<void>): (row: Row) => Promise<void> {
  let waiting: Waiting[] = []
  let isWriting = false
  const settle = async (batch: Waiting[]): Promise<void> => {
    try {
      await write(batch.map(({ row }) => row))
      for (const { done } of batch) done()
    } catch (error) {
      // what PostgreSQL cannot take of one row keeps no other back
      if (batch.length > 1 && pgCode(error)?.startsWith('22'))
        for (const each of batch) await settle([each])
      else for (const { failed } of batch) failed(error)
    }
  }
  const next = async (): Promise<void> => {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      await settle(batch)
    }
    isWriting = false
  }
  return (row) =>
    new Promise((done, failed) => {
      waiting.push({ row, done, failed })
      if (!isWriting) void next()
    })
}
