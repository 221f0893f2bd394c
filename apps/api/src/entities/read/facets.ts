import type { Ctx } from '../../context.ts'
import type { JsonSchema } from '../../contract.ts'
import { literal, plannedForWords } from '../../db/frozen.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { coalesce, countsOf, exactTotals, keyOf } from '../list.ts'
import { mayRead } from './columns.ts'
import { allOf } from './filters.ts'
import type { List } from './list.ts'
import { searchAlone } from './statements.ts'

type Filter = Record<string, unknown>
type Facets = { capped: boolean; facets: Record<string, Record<string, number>> }

/** Beyond this many rows found the counts are those of the first; of a search fewer are looked at. */
const most = 100_000

/** Rows that are alike in all that is counted: their choices by filter, and the filters they pass. */
type Alike = { n: number; choices: Record<string, string[]>; passed: string[] }
/** A choice of a filter, and what its rows are read from. */
type Choice = { name: string; choice: string; from: SQL }

/**
 * How many rows each choice of every enum and boolean filter has under all the other filters. Choices
 * without rows are left out; `of` names the filters to count. Nothing but choices: each is counted by its own index up to 10,000, above
 * that it is the planner's estimate. With a search, a date or a reference, the rows found are read once.
 */
export async function countFacets(
  ctx: Ctx,
  list: List,
  filter: Filter,
  of?: readonly string[],
): Promise<Facets> {
  const all = Object.keys(list.filters).filter(
    (name) =>
      choicesOf(list.filters[name]).length > 0 &&
      mayRead(ctx, list.fields[name] ?? list.filters[name]),
  )
  const names = of ? all.filter((name) => of.includes(name)) : all
  const chosen = names.filter((name) => filter[name] !== undefined)
  const narrowed = Object.keys(filter).some((name) => !all.includes(name))
  if (narrowed) return countFound(ctx, list, filter, { names, chosen })
  const open = names.filter((name) => !chosen.includes(name))
  if (chosen.length === 0 || open.length === 0) return countEach(ctx, list, filter, names)
  const first = await countEach(ctx, list, filter, chosen)
  // what has been chosen is counted by now: of few rows, one reading of them all costs less than one for each choice
  const isFew = chosen.some((name) => rowsOf(first.facets[name], filter[name]) <= exactTotals)
  const others = isFew
    ? await countFound(ctx, list, filter, { names: open, plan: plannedForWords })
    : await countEach(ctx, list, filter, open)
  return {
    capped: first.capped || others.capped,
    facets: Object.fromEntries(
      names.map((name) => [name, first.facets[name] ?? others.facets[name] ?? {}]),
    ),
  }
}

/** How many rows the chosen ones of a filter's choices have at most. */
const rowsOf = (counts: Record<string, number> = {}, chosen: unknown): number =>
  [chosen].flat().reduce((sum: number, choice) => sum + (counts[String(choice)] ?? 0), 0)

async function countEach(ctx: Ctx, list: List, filter: Filter, names: string[]): Promise<Facets> {
  const choices = names.flatMap((name) => choicesUnder(ctx, list, filter, name))
  const facets: Facets['facets'] = Object.fromEntries(names.map((name) => [name, {}]))
  const totals = await countsOf(
    ctx,
    choices.map(({ from }) => from),
    plannedForWords,
  )
  for (const [index, { name, choice }] of choices.entries()) {
    const total = totals[index]?.total ?? 0
    // an estimate of the planner may be more than there is
    if (total > 0) Object.assign(facets[name] ?? {}, { [choice]: Math.min(total, most) })
  }
  return { capped: totals.some(({ estimated }) => estimated), facets }
}

function choicesUnder(ctx: Ctx, list: List, filter: Filter, name: string): Choice[] {
  const schema = list.filters[name]
  const { [name]: _own, ...others } = filter
  const always = list.conditions(ctx, others).length
  return choicesOf(schema).flatMap((value) => {
    const wanted = { ...others, [name]: schema?.type === 'array' ? [value] : value }
    const conditions = list.conditions(ctx, wanted)
    // a switch may mean nothing when it is off
    if (conditions.length === always) return []
    const joined = Object.keys(wanted).some((key) => list.joinedFilters.includes(key))
    const from = sql`${list.source(ctx, filter, joined)} where ${allOf(conditions)}`
    return [{ name, choice: String(value), from }]
  })
}

type Counted = { names: string[]; chosen?: string[]; plan?: (statement: SQL) => SQL }

function countFound(
  ctx: Ctx,
  list: List,
  filter: Filter,
  { names, chosen = [], plan = (statement) => statement }: Counted,
) {
  const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)))
  const all = allOf([...list.conditions(ctx, rest), ...otherBounds(list, rest)])
  const q = searchAlone(rest)
  const some = q ? list.someFound?.(ctx, q, exactTotals + 1) : undefined
  const size = some ? exactTotals : most
  const joined = [...names, ...Object.keys(filter)].some((name) =>
    list.joinedFilters.includes(name),
  )
  const found = sql`${list.source(ctx, filter, joined)} where ${some ?? all} limit ${literal(size + 1)}`
  const statement = plan(
    groupAlike(found, {
      ...Object.fromEntries(names.map((name) => [name, matches(ctx, list, name)])),
      ...Object.fromEntries(
        chosen.map((name) => [flag(name), allOf(list.conditions(ctx, { [name]: filter[name] }))]),
      ),
    }),
  )
  return coalesce(ctx, `facets\n${keyOf(statement)}`, async () => {
    const { rows } = await ctx.db.execute<Record<string, unknown>>(statement)
    const groups = rows.map((row) => alikeOf(row, names, chosen))
    return facetsOf(groups, names, chosen, size)
  })
}

/**
 * The end of times that have only a beginning: of one bound, planned for any value, PostgreSQL expects a third of all rows
 * and reads the table, but from a day on there are few. Until a day there are most.
 */
const otherBounds = (list: List, filter: Filter): SQL[] =>
  Object.keys(filter).flatMap((name) => {
    const [, base = ''] = /^(.+)_gte$/.exec(name) ?? []
    const column = list.filterColumn(base)
    const isOpen = column?.getSQLType().startsWith('timestamp') && !(`${base}_lte` in filter)
    return isOpen ? sql`${column} <= 'infinity'` : []
  })

function groupAlike(found: SQL, columns: Record<string, SQL>): SQL {
  const names = Object.keys(columns).map((name) => sql.identifier(name))
  const values = Object.values(columns).map((value, index) => sql`${value} as ${names[index]}`)
  const grouped = sql.join(names, sql`, `)
  return sql`select ${grouped}, count(*)::int as n from (
    select ${sql.join(values, sql`, `)} from ${found}) scanned group by ${grouped}`
}

function alikeOf(row: Record<string, unknown>, names: string[], chosen: string[]): Alike {
  const choices = names.map((name) => [name, [row[name] ?? []].flat() as string[]])
  const passed = chosen.filter((name) => row[flag(name)] === true)
  return { n: Number(row.n), choices: Object.fromEntries(choices), passed }
}

function facetsOf(groups: Alike[], names: string[], chosen: string[], size: number): Facets {
  const facets: Facets['facets'] = Object.fromEntries(names.map((name) => [name, {}]))
  let total = 0
  for (const { n, choices, passed } of groups) {
    total += n
    for (const name of names) {
      if (chosen.some((other) => other !== name && !passed.includes(other))) continue
      const counts = facets[name] ?? {}
      for (const choice of choices[name] ?? [])
        counts[choice] = Math.min((counts[choice] ?? 0) + n, size)
    }
  }
  return { capped: total > size, facets }
}

/** The choices of a filter that a row satisfies: a column's value as text, else text[]. */
function matches(ctx: Ctx, list: List, name: string): SQL {
  const schema = list.filters[name]
  const column = list.filterColumn(name)
  if (column) return sql`${column}::text`
  const always = list.conditions(ctx, {}).length
  const cases = choicesOf(schema).flatMap((choice) => {
    const value = schema?.type === 'array' ? [choice] : choice
    const conditions = list.conditions(ctx, { [name]: value })
    // a switch may mean nothing when it is off
    if (conditions.length === always) return []
    return sql`case when ${allOf(conditions)} then ${String(choice)}::text end`
  })
  return sql`array_remove(array[${sql.join(cases, sql`, `)}]::text[], null)`
}

function choicesOf(schema: JsonSchema | undefined): unknown[] {
  if (schema?.type === 'boolean') return [true, false]
  const choices = (schema?.items ?? schema)?.enum
  return Array.isArray(choices) ? choices.filter((value) => value !== null) : []
}

const flag = (name: string) => `is_${name}`
