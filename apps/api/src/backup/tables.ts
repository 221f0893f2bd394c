import type pg from 'pg'

/** A table of the application as a backup holds it: rows in the order of the key, columns that are stored. */
export type Table = { name: string; columns: string[]; key: string[] }

/** Every table of the application. The months of the audit log are read through it; jobs are kept apart. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(a.attname::text order by k.n)
        from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, n)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`)
  return rows
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const listed = (names: string[]): string => names.map(quoted).join(', ')

/** The same rows give the same bytes, wherever they are. */
export const copyOut = ({ name, columns, key }: Table): string =>
  `copy (select ${listed(columns)} from ${quoted(name)}${key.length > 0 ? ` order by ${listed(key)}` : ''}) to stdout`

export const copyIn = ({ name, columns }: Table): string =>
  `copy ${quoted(name)} (${listed(columns)}) from stdin`

type Sequences = Record<string, number | null>

/** The last number of each sequence; null of one that was never used. */
export async function readSequences(client: pg.Client): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  )
  return Object.fromEntries(
    rows.map(({ name, last }) => [name, last === null ? null : Number(last)]),
  )
}
