import type { Ctx } from '../../context.ts'
import { type JsonSchema, parameterOf, propertiesOf, type SpecOperation } from '../../contract.ts'
import { type AnyColumn, Column, inArray, type PgTable, type SQL, sql } from '../../db/sql.ts'
import { forbidden } from '../errors.ts'
import { columnNamed, mayRead } from './columns.ts'

/** A filter's condition; undefined when the value filters nothing. */
export type Condition<V, C extends Ctx> = ((value: V, ctx: C) => SQL | undefined) & {
  /** Makes the same text of any value, or of any list as long: placeholders will do. */
  isOpen?: boolean
}
export type Conditions<F, C extends Ctx> = { [K in keyof F]?: Condition<NonNullable<F[K]>, C> }
type AnyConditions<C extends Ctx> = Record<string, Condition<unknown, C>>

/**
 * The condition of every filter of a list operation: equality, arrays as "one of", `_gte` and `_lte`
 * (days of a moment are days of the business time zone), or what `own` says. Fails at boot when a
 * filter is neither.
 */
export function conditionsOf<C extends Ctx>(
  operation: SpecOperation,
  table: PgTable,
  own: AnyConditions<C>,
): AnyConditions<C> {
  const filters = filterFields(operation)
  return Object.fromEntries(
    Object.entries(filters).map(([name, schema]) => {
      const condition = own[name] ?? plainCondition(name, schema, table)
      if (!condition)
        throw new Error(
          `${operation.operationId}: the filter "${name}" is no column of the table; say in \`filters\` what it means.`,
        )
      return [name, condition]
    }),
  )
}

/** The filters of a list operation by their names. */
export const filterFields = (operation: SpecOperation): Record<string, JsonSchema> =>
  propertiesOf(parameterOf(operation, 'filter'))

/** The condition of every filter that is set. Filtering by a field one may not read is refused. */
export function applyFilters<C extends Ctx>(
  ctx: C,
  conditions: AnyConditions<C>,
  filter: Record<string, unknown>,
  fields: Record<string, JsonSchema>,
): SQL[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (value === undefined) return []
    assertMayFilter(ctx, fields, name)
    return conditions[name]?.(value, ctx) ?? []
  })
}

/** @throws 403 for a field one may not read. */
export function assertMayFilter(ctx: Ctx, fields: Record<string, JsonSchema>, name: string): void {
  if (!mayRead(ctx, fields[name] ?? fields[name.replace(/_(gte|lte)$/, '')])) throw forbidden()
}

export const allOf = (conditions: SQL[]): SQL =>
  conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((condition) => sql`(${condition})`),
        sql` and `,
      )

/** Days of the business time zone against an instant: from the first moment of one to the last of another. */
export const dayOf = (
  column: AnyColumn | SQL,
  bound: 'gte' | 'lte',
  day: string,
  ctx: Ctx,
): SQL => {
  const zone = ctx.config.timeZone
  return bound === 'gte'
    ? sql`${column} >= ${day}::timestamp at time zone ${zone}`
    : sql`${column} < (${day}::timestamp + interval '1 day') at time zone ${zone}`
}

function plainCondition<C extends Ctx>(
  name: string,
  schema: JsonSchema,
  table: PgTable,
): Condition<unknown, C> | undefined {
  const equal = columnNamed(table, name)
  if (equal) {
    // not `= any($1)`: a list of one is then an equality, which an index can answer in its order
    const isOpen = equal.mapToDriverValue === Column.prototype.mapToDriverValue
    return schema.type === 'array'
      ? Object.assign((values: unknown) => inArray(equal, values as unknown[]), { isOpen })
      : Object.assign((value: unknown) => sql`${equal} = ${value}`, { isOpen: true })
  }
  const [, base = '', bound] = /^(.+)_(gte|lte)$/.exec(name) ?? []
  const column = columnNamed(table, base)
  if (!column) return undefined
  const isMoment = column.getSQLType().startsWith('timestamp')
  if (isMoment && schema.format === 'date')
    return (day, ctx) => dayOf(column, bound as 'gte' | 'lte', String(day), ctx)
  const sign = sql.raw(bound === 'gte' ? '>=' : '<=')
  const type = sql.raw(isMoment ? 'timestamptz' : column.getSQLType())
  return (value) => sql`${column} ${sign} ${value}::${type}`
}
