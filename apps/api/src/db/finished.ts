import pg from 'pg'
import type { Db } from './client.ts'
import { textOf } from './frozen.ts'
import { filled } from './prepared.ts'
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

const clientOf = (db: Db) => (db as Db & { $client: Pick<pg.Pool, 'query'> }).$client

/** Times and their lists stay text. */
const asText = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])
const asExecuted: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    asText.has(id) ? (value: string) => value : pg.types.getTypeParser(id, format as 'text'),
}
