import type { Db } from './client.ts'
import { grouped } from './grouped.ts'
import { filled } from './placeholders.ts'
import { Column, DrizzleQueryError, is, SQL } from './sql.ts'

/**
 * A hot statement that is put together once for each connection, with its values as `sql.placeholder(…)`:
 * building it anew costs more than asking it. `make` ends in `.prepare('')`; connections name it by its
 * text. `variant` is what its text depends on, if anything, and must be an object that is kept. With the `types` of its
 * values it is one that reads a record, for all who ask at once (`grouped`).
 */
export function prepared<S extends object, V extends object = Db>(
  make: (db: Db, variant: V) => S,
  types?: Record<string, string>,
): (db: Db, variant?: V) => S {
  const made = new WeakMap<Db, WeakMap<object, S>>()
  return (db, variant = db as object as V) => {
    const known = made.get(db) ?? new WeakMap<object, S>()
    made.set(db, known)
    const statement = known.get(variant) ?? direct(make(db, variant), types)
    known.set(variant, statement)
    return statement
  }
}

type Decoder = { mapFromDriverValue(value: unknown): unknown }
/** What a statement of drizzle's knows of itself. */
type Inside = {
  client: { query(config: object, values: unknown[]): Promise<{ rows: unknown[][] }> }
  queryConfig: { text: string }
  params: unknown[]
  fields: { path: string[]; field: unknown }[]
}

/**
 * Asks and reads rows as drizzle does, without what it puts around each call (spans, a cache, the kind of each field): 2
 * instead of 12 µs. Statements that give no rows, or rows of joined tables, stay as they are.
 */
function direct<S extends object>(statement: S, types?: Record<string, string>): S {
  const { client, queryConfig, params, fields } = statement as Partial<Inside>
  if (!client || !queryConfig || !params || !fields) return statement
  const decoders = fields.flatMap(({ path: [name, ...rest], field }): [string, Decoder][] => {
    const decoder = rest.length === 0 ? decoderOf(field) : undefined
    return name && decoder ? [[name, decoder]] : []
  })
  if (decoders.length < fields.length) return statement
  const ask = async (text: string, given: unknown[]) => {
    const { rows } = await client.query({ ...queryConfig, text }, given).catch((error) => {
      throw new DrizzleQueryError(text, given, error)
    })
    return rows
  }
  const fill = filled(params)
  const find = types
    ? grouped({ sql: queryConfig.text, params }, types, ask)
    : (values: Record<string, unknown>) => ask(queryConfig.text, fill(values))
  const execute = async (values: Record<string, unknown> = {}) =>
    (await find(values)).map((row) => {
      const read: Record<string, unknown> = {}
      for (const [at, [name, decoder]] of decoders.entries())
        read[name] = row[at] === null ? null : decoder.mapFromDriverValue(row[at])
      return read
    })
  return Object.assign(statement, { execute })
}

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field
  const part = is(field, SQL.Aliased) ? field.sql : field
  return is(part, SQL) ? (part as unknown as { decoder: Decoder }).decoder : undefined
}
