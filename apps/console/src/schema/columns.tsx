import type { Column } from '@officina/ui/DataTable'
import type { Locale } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useMe } from '../admin/MeContext.ts'
import { FieldValue } from './FieldValue.tsx'
import type { FieldSpec, ResourceSpec } from './spec.ts'
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
      render: cells[name] ?? ((row) => <Cell field={field} value={row[name]} />),
      ...(number ? { align: 'right' as const } : {}),
      ...(spec.sort.includes(name) ? { sortKey: name } : {}),
      // the attribute's mere presence hides a cell
      ...(index > 4 ? { wideOnly: true } : {}),
    }
  })
}

/** A field in a row: a moment shows its day alone, everything else as on the record's page. */
function Cell(props: { field: FieldSpec; value: unknown }) {
  const { time_zone: zone = 'UTC' } = useMe()
  return props.field.format === 'date-time' && typeof props.value === 'string' ? (
    <DateText value={props.value} timeZone={zone} />
  ) : (
    <FieldValue {...props} />
  )
}
