import pg from 'pg'
import type { Db } from './client.ts'
import { textOf } from './frozen.ts'
import { grouped } from './grouped.ts'
import { filled } from './placeholders.ts'
import type { SQL } from './sql.ts'

/** A whole statement as the driver takes it. */
export type Finished = { text: string; values: unknown[] }

/** A whole statement whose text is put together once: `part` has `sql.placeholder(name)` in the places of its values. */
export function finished<N extends string>(part: SQL): (values: Record<N, unknown>) => Finished {
  const { sql: text, params } = textOf(part)
  const fill = filled(params)
  return (values) => ({ text, values: fill(values) })
}

/** Its rows, in the form that `db.execute` gives them. */
export async function rowsOfFinished<R>(db: Db, statement: Finished): Promise<R[]> {
  const { rows } = await clientOf(db).query({ ...statement, types: asExecuted })
  return rows as R[]
}

/**
 * Asks a whole statement that reads one record, given by its placeholders; all who ask at once ask together
 * (`grouped`). Answers its only column.
 */
export function finishedRecord<N extends string>(part: SQL, types: Record<N, string>) {
  const text = textOf(part)
  const known = new WeakMap<Db, ReturnType<typeof grouped>>()
  return async (db: Db, values: Record<N, unknown>): Promise<unknown> => {
    const ask =
      known.get(db) ??
      grouped(text, types, async (text, values) => {
        const { rows } = await clientOf(db).query({
          text,
          values,
          rowMode: 'array',
          types: asExecuted,
        })
        return rows
      })
    known.set(db, ask)
    const [row] = await ask(values)
    return row?.[0]
  }
}

const clientOf = (db: Db) => (db as Db & { $client: Pick<pg.Pool, 'query'> }).$client

/** Times and their lists stay text. */
const asText = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])
const asExecuted: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    asText.has(id) ? (value: string) => value : pg.types.getTypeParser(id, format as 'text'),
}
