import type pg from 'pg'

/** A primary or unique key; `columns` of an index that is no constraint is undefined. */
export type Key = {
  table: string
  name: string
  kind: 'p' | 'u' | 'index'
  columns: string[]
  /** As the database writes the whole index. */
  definition: string
}
export type Reference = {
  table: string
  name: string
  columns: string[]
  to: string
  toColumns: string[]
  /** `ON DELETE …` and the like, as the database writes it. */
  rest: string
}
type Trigger = { table: string; name: string }
export type Catalog = {
  tables: string[]
  /** Tables with an index that begins with `doctor_id` and holds all rows. */
  byPractice: string[]
  keys: Key[]
  references: Reference[]
  triggers: Trigger[]
}

const own = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`
const names = (of: string, numbers: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality listed(n, nth)
    join pg_attribute a on a.attrelid = ${of} and a.attnum = listed.n order by listed.nth)`

/** What of the schema a division by practice touches, in one order whatever the database. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const tables = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c where ${own} order by c.relname collate "C"`,
  )
  const keys = await client.query<Key>(`
    select c.relname::text as "table", coalesce(k.conname, x.relname)::text as name,
      coalesce(k.contype::text, 'index') as kind, ${names('i.indrelid', 'i.indkey::int2[]')} as columns,
      pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
    where i.indisunique and ${own} order by c.relname collate "C", x.relname collate "C"`)
  const references = await client.query<Reference>(`
    select c.relname::text as "table", k.conname::text as name, ${names('k.conrelid', 'k.conkey')} as columns,
      p.relname::text as "to", ${names('k.confrelid', 'k.confkey')} as "toColumns",
      regexp_replace(pg_get_constraintdef(k.oid), '^.*REFERENCES [^)]*\\)', '') as rest
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.conparentid = 0 and ${own} order by c.relname collate "C", k.conname collate "C"`)
  const triggers = await client.query<Trigger>(`
    select c.relname::text as "table", t.tgname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and ${own} order by c.relname collate "C", t.tgname collate "C"`)
  const byPractice = await client.query<{ name: string }>(`
    select distinct c.relname::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where a.attname = 'doctor_id' and i.indpred is null and ${own}`)
  return {
    byPractice: byPractice.rows.map(({ name }) => name),
    tables: tables.rows.map(({ name }) => name),
    keys: keys.rows,
    references: references.rows,
    triggers: triggers.rows,
  }
}
