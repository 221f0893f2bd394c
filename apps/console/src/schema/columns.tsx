import type { Column } from '@officina/ui/DataTable'
import type { Locale } from '@officina/ui/text'
import { FieldValue } from './FieldValue.tsx'
import type { ResourceSpec } from './spec.ts'
import { fieldLabel } from './words.ts'

export type Row = Record<string, unknown> & { id: string }
export type Cells = Readonly<Record<string, ((row: Row) => React.ReactNode) | undefined>>

/** Columns of a table from the names of their fields; the first five also stand on a phone's cards. */
export function columnsOf(
  spec: ResourceSpec,
  names: readonly string[],
  locale: Locale,
  cells: Cells = {},
): Column<Row>[] {
  return names.map((name, index) => {
    const field = spec.fields[name] ?? { type: 'string', required: false, nullable: true }
    const number = ['integer', 'number'].includes(field.type)
    return {
      key: name,
      header: fieldLabel(name, field, locale),
      render: cells[name] ?? ((row) => <FieldValue field={field} value={row[name]} />),
      ...(number ? { align: 'right' as const } : {}),
      ...(spec.sort.includes(name) ? { sortKey: name } : {}),
      wideOnly: index > 4,
    }
  })
}
