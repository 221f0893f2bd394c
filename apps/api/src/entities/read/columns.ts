import type { components } from '@officina/openapi/schema'
import type { AdminCtx, Ctx } from '../../context.ts'
import { type JsonSchema, loadSpec, propertiesOf } from '../../contract.ts'
import { frozen, pattern } from '../../db/frozen.ts'
import {
  type AnyColumn,
  Column,
  getTableColumns,
  is,
  type PgTable,
  type SQL,
  sql,
  Table,
} from '../../db/sql.ts'
import { isoOf } from '../wire.ts'

/** Where a field's value comes from: a column (put into its wire form), or SQL that already has it. */
export type Source<C extends Ctx> = AnyColumn | SQL | ((ctx: C) => SQL) | Gaps<C>
/** SQL with `sql.placeholder(name)` in it, and what stands there in a call. */
type Gaps<C extends Ctx> = { part: SQL; values: (ctx: C) => Record<string, unknown> }
export type Sources<R, C extends Ctx> = { [K in keyof R]?: Source<C> }
/** Fields of a wire object as SQL, for `select`. */
export type Selection<R> = { [K in keyof R & string]-?: SQL<Exclude<R[K], undefined>> }

type Schemas = components['schemas']

/**
 * The SQL of every property of a schema: the table's column of that name in its wire form (instants as
 * ISO text, dates as text, amounts as numbers), or what `own` says. `later` names what is added after
 * the query. Fails at boot when a property has neither.
 */
export function defineColumns<S extends keyof Schemas, L extends keyof Schemas[S] = never>(
  schema: S,
  table: PgTable,
  own: { [K in keyof Schemas[S]]?: AnyColumn | SQL },
  later?: readonly L[],
): (ctx: Ctx) => Selection<Omit<Schemas[S], L>>
export function defineColumns<S extends keyof Schemas, L extends keyof Schemas[S] = never>(
  schema: S,
  table: PgTable,
  own: Sources<Schemas[S], AdminCtx>,
  later?: readonly L[],
): (ctx: AdminCtx) => Selection<Omit<Schemas[S], L>>
export function defineColumns<S extends keyof Schemas, L extends keyof Schemas[S] = never>(
  schema: S,
  table: PgTable,
  own: Sources<Schemas[S], AdminCtx>,
  later: readonly L[] = [],
): (ctx: AdminCtx) => Selection<Omit<Schemas[S], L>> {
  const fields = propertiesOf(loadSpec().components.schemas[schema])
  const names = Object.keys(fields).filter((name) => !(later as readonly string[]).includes(name))
  return columnsOf(schema, pick(fields, names), table, own as Sources<object, AdminCtx>)
}

/** The same for properties that are already at hand. */
export function columnsOf<R, C extends Ctx>(
  what: string,
  fields: Record<string, JsonSchema>,
  table: PgTable,
  own: Sources<object, C>,
): Columns<R, C> {
  const sources = Object.keys(fields).map((name): [string, Source<C>] => {
    const source = (own as Record<string, Source<C>>)[name] ?? columnNamed(table, name)
    if (!source)
      throw new Error(
        `${what}: the field "${name}" is no column of ${tableName(table)}; say in \`columns\` where its value comes from.`,
      )
    return [name, source]
  })
  const guarded = Object.keys(fields).filter((name) => fields[name]?.['x-permission'])
  const made = new Map<string, Made<C> & { key: string }>()
  const make = (ctx: C): Made<C> => {
    const mine = sources.filter(([name]) => mayRead(ctx, fields[name]))
    const fixed: Record<string, SQL> = {}
    const ofCall: [string, (ctx: C) => SQL][] = []
    const gaps: [string, Gaps<C>][] = []
    for (const [name, source] of mine) {
      if (typeof source === 'function') ofCall.push([name, source])
      else if ('part' in source) {
        const fill = pattern(source.part)
        gaps.push([name, source])
        ofCall.push([name, (ctx) => fill(source.values(ctx))])
      } else fixed[name] = toWire(source)
    }
    const names = mine.map(([name]) => name)
    if (ofCall.length === 0)
      return { names, fixed, ofCall, open: { selection: fixed, values: () => ({}) } }
    if (gaps.length < ofCall.length) return { names, fixed, ofCall }
    const parts = Object.fromEntries(gaps.map(([name, { part }]) => [name, part]))
    const open = Object.fromEntries(names.map((name) => [name, parts[name] ?? fixed[name]]))
    fixedOf.set(open, fixed)
    const values = (ctx: C) => Object.assign({}, ...gaps.map(([, source]) => source.values(ctx)))
    return { names, fixed, ofCall, open: { selection: open, values } }
  }
  const madeFor = (ctx: C): Made<C> & { key: string } => {
    const key = guarded.filter((name) => mayRead(ctx, fields[name])).join()
    const known = made.get(key) ?? { ...make(ctx), key }
    made.set(key, known)
    return known
  }
  const selectionOf = (ctx: C) => {
    const known = madeFor(ctx)
    if (known.ofCall.length === 0) return known.fixed as Selection<R>
    const values = Object.fromEntries(known.ofCall.map(([name, source]) => [name, source(ctx)]))
    const selection = Object.fromEntries(
      known.names.map((name) => [name, values[name] ?? known.fixed[name]]),
    )
    fixedOf.set(selection, known.fixed)
    return selection as Selection<R>
  }
  return Object.assign(selectionOf, {
    open: (ctx: C) => {
      const { open, key } = madeFor(ctx)
      return open && { ...open, key }
    },
  })
}

/** The fields that are for the caller as SQL. */
export type Columns<R, C extends Ctx> = ((ctx: C) => Selection<R>) & {
  /**
   * The same with placeholders for what differs from call to call, whose values come apart; `key` says for whom the
   * fields are. Undefined where a field is SQL of the call's own.
   */
  open(ctx: C): (Open<C> & { key: string }) | undefined
}
type Open<C extends Ctx> = { selection: object; values: (ctx: C) => Record<string, unknown> }

type Made<C extends Ctx> = {
  names: string[]
  fixed: Record<string, SQL>
  ofCall: [string, (ctx: C) => SQL][]
  open?: Open<C>
}

/** Of a selection that is made for each call, the part that is not. */
const fixedOf = new WeakMap<object, object>()
const wholeLists = new WeakMap<object, SQL>()

/** The select list of a selection: `value as name, …`. What does not depend on the call is put together once. */
export function selectList(columns: object, names?: readonly string[]): SQL {
  if (names)
    return listOf(Object.entries<SQL>(columns as never).filter(([name]) => names.includes(name)))
  const fixed = fixedOf.get(columns) ?? columns
  let whole = wholeLists.get(fixed)
  if (!whole) {
    whole = frozen(listOf(Object.entries<SQL>(fixed as never)))
    wholeLists.set(fixed, whole)
  }
  if (fixed === columns) return whole
  const ofCall = Object.entries<SQL>(columns as never).filter(([name]) => !(name in fixed))
  return sql.join([whole, listOf(ofCall)], sql`, `)
}

const listOf = (columns: [string, SQL][]): SQL =>
  sql.join(
    columns.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  )

/** Whether a field is for this caller: one with `x-permission` is left out for administrators without it. */
export function mayRead(ctx: Ctx, field: JsonSchema | undefined): boolean {
  const permission = field?.['x-permission']
  if (typeof permission !== 'string' || ctx.actor.role === 'system') return true
  return ctx.actor.role === 'admin' && ctx.actor.permissions.includes(permission)
}

/** The table's column with a wire name (`placed_at`). */
export const columnNamed = (table: PgTable, name: string): AnyColumn | undefined =>
  Object.values(getTableColumns(table)).find((column) => column.name === name)

/** A table as FROM wants it: `doctors`, or `doctors d` for an alias. */
export function fromTable(table: PgTable): SQL {
  const name = sql.identifier(tableName(table))
  const original = originalName(table)
  return original === tableName(table) ? sql`${name}` : sql`${sql.identifier(original)} ${name}`
}

const symbols = Table as unknown as { Symbol: Record<'Name' | 'OriginalName', symbol> }
const tableName = (table: PgTable) =>
  (table as unknown as Record<symbol, string>)[symbols.Symbol.Name] ?? ''
const originalName = (table: PgTable) =>
  (table as unknown as Record<symbol, string>)[symbols.Symbol.OriginalName] ?? ''

function toWire(source: AnyColumn | SQL): SQL {
  if (!is(source, Column)) return source as SQL
  const type = source.getSQLType()
  if (type.startsWith('timestamp')) return isoOf(source)
  if (type === 'date') return sql`${source}::text`
  if (type === 'bigint' || type.startsWith('numeric')) return sql`${source}::float8`
  return sql`${source}`
}

const pick = (fields: Record<string, JsonSchema>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name] as JsonSchema]))
