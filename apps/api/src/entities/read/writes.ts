import type { operations } from '@officina/openapi/schema'
import { bodyOf, operationOf, propertiesOf } from '../../contract.ts'
import { getTableColumns, type InferInsertModel, type PgTable } from '../../db/sql.ts'

/**
 * Takes a body's fields to the columns of their names; fields that were not sent stay away. `special`
 * names those that the verb writes itself. Fails at boot when a field is neither.
 */
export function defineWrites<T extends PgTable>(
  operationId: keyof operations,
  table: T,
  special: readonly string[] = [],
): (body: object) => Partial<InferInsertModel<T>> {
  const columns = Object.entries(getTableColumns(table))
  const keys = new Map<string, { key: string; isMoment: boolean }>()
  for (const name of Object.keys(propertiesOf(bodyOf(operationOf(operationId).operation)))) {
    if (special.includes(name)) continue
    const found = columns.find(([, column]) => column.name === name)
    if (!found)
      throw new Error(
        `${operationId}: the field "${name}" is no column of the table; add the column, or name the field as special and write it in the verb.`,
      )
    keys.set(name, { key: found[0], isMoment: found[1].getSQLType().startsWith('timestamp') })
  }
  return (body) => {
    const sent = body as Record<string, unknown>
    return Object.fromEntries(
      [...keys].flatMap(([name, { key, isMoment }]) => {
        const value = sent[name]
        if (value === undefined) return []
        return [[key, isMoment && value !== null ? new Date(value as string) : value]]
      }),
    ) as Partial<InferInsertModel<T>>
  }
}
