import {
  boolean,
  type Column,
  date,
  getTableColumns,
  integer,
  type PgTable,
  real,
  sql,
  text,
} from '../sql.ts'
import { at, jsonb } from './columns.ts'

/**
 * What a column says about a person: who somebody is (`personal`), about their health (`clinical`), or neither.
 * Erasing a patient is made of it, and the tests of erasing, of the patient's own export and of what
 * administrators see. Text, JSON and dates always say it; ids, times, numbers and amounts are technical unless said.
 */
export type DataClass = 'personal' | 'clinical' | 'technical'

type Marked = { dataClass?: DataClass; isKept?: boolean; isInternal?: boolean }

export const personal = of('personal')
export const clinical = of('clinical')
export const technical = of('technical')

/** Erasing leaves it: by itself it identifies nobody, or what is written there cannot be changed. */
export function kept<B extends object>(builder: B): B {
  markOf(builder).isKept = true
  return builder
}

/** Written for colleagues or for the machine: not in the patient's own export. */
export function internal<B extends object>(builder: B): B {
  markOf(builder).isInternal = true
  return builder
}

function of(dataClass: DataClass) {
  const mark = <F extends (...args: never[]) => object>(make: F): F =>
    new Proxy(make, {
      apply: (target, self, args) => {
        const builder: object = Reflect.apply(target, self, args)
        markOf(builder).dataClass = dataClass
        return builder
      },
    })
  return {
    text: mark(text),
    jsonb: mark(jsonb),
    date: mark(date),
    integer: mark(integer),
    real: mark(real),
    boolean: mark(boolean),
    at: mark(at),
  }
}

/** Builders and columns carry their settings alike; those of an array stand at what it is an array of. */
function markOf(builder: object): Marked {
  const { config } = builder as { config: Marked & { baseBuilder?: object } }
  return config.baseBuilder ? markOf(config.baseBuilder) : config
}

/** The class of a column; undefined where its table does not say, and its type does not decide it. */
export function dataClassOf(column: Column): DataClass | undefined {
  const { dataClass } = markOf(column)
  const base = 'baseColumn' in column ? (column.baseColumn as Column) : column
  const mayTell = /^(string|json)$/.test(base.dataType) && base.columnType !== 'PgUUID'
  return dataClass ?? (mayTell && !column.generated ? undefined : 'technical')
}

/** Whether erasing a patient empties the column. */
export function isErased(column: Column): boolean {
  const dataClass = dataClassOf(column)
  return (
    !column.generated &&
    !markOf(column).isKept &&
    (dataClass === 'personal' || dataClass === 'clinical')
  )
}

/** Whether the column belongs into the export that patients make of their own data. */
export const isExported = (column: Column): boolean =>
  isErased(column) && !markOf(column).isInternal

/** What the columns of a row hold once the patient it belongs to is erased, by the table's own names. */
export function erasedValues(table: PgTable): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => isErased(column))
      .map(([name, column]) => [name, emptyOf(column)]),
  )
}

function emptyOf(column: Column): unknown {
  if (!column.notNull) return null
  if (column.hasDefault) return column.default
  if (column.dataType === 'string' && column.columnType === 'PgText') return ''
  if (column.dataType === 'json') return {}
  if (column.dataType === 'array') return sql`'{}'`
  throw new Error(`${column.name} must have a value and has no empty one: say how it is erased.`)
}

/** The company as a paper of that day names it; older ones lack its number and where to ask for help. */
export type CompanySnapshot = Record<
  'name' | 'address' | 'phone' | 'email' | 'tax_number',
  string | null
> &
  Partial<Record<'registration_number' | 'support_email' | 'support_phone', string | null>>

/** Null where the company had not been said yet. */
export const companySnapshot = () =>
  technical.jsonb('company_snapshot').$type<CompanySnapshot | null>()
