import { formatRegion, named } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { useLocale } from '@officina/ui/text'
import { DateText, None } from '@officina/ui/values'
import { Fragment } from 'react'
import { FieldValue } from './FieldValue.tsx'
import type { FieldSpec, ResourceSpec, Under, Widths } from './spec.ts'
import { TwoLines } from './TwoLines.tsx'
import { fieldLabel } from './words.ts'

export type Row = Record<string, unknown> & { id: string }
type Cells = Readonly<Record<string, ((row: Row) => React.ReactNode) | undefined>>

/** Columns of a table from the names of their fields. */
export function columnsOf(
  spec: ResourceSpec,
  names: readonly string[],
  locale: Locale,
  cells: Cells = {},
  under: Under = spec.under ?? {},
  widths: Widths = spec.widths ?? { phone: names.slice(0, 5) },
): Column<Row>[] {
  const fieldOf = (name: string) => spec.fields[name] ?? unknownField
  const render = (name: string) =>
    cells[name] ?? ((row: Row) => <Cell field={fieldOf(name)} value={row[name]} />)
  // the day that orders the list needs no name
  const needsName = (name: string, field: FieldSpec) =>
    isDay(field) ? name !== spec.order?.[0] : needsLabel(field)
  return names.map((name, index) => {
    const field = fieldOf(name)
    const below = (under[name] ?? []).filter((other) => !names.includes(other))
    return {
      key: name,
      header: fieldLabel(name, field, locale),
      render: render(name),
      ...(below.length > 0
        ? {
            below: (row: Row) => {
              const said = below.filter((other) => isSaid(row[other]))
              return (
                said.length > 0 && (
                  <div style={beneath}>
                    {said.map((other, at) => (
                      <Fragment key={other}>
                        {at > 0 && '\u2002'}
                        <span style={whole}>
                          {needsLabel(fieldOf(other)) &&
                            named(fieldLabel(other, fieldOf(other), locale), '', locale)}
                          {render(other)(row)}
                        </span>
                      </Fragment>
                    ))}
                  </div>
                )
              )
            },
          }
        : {}),
      ...(isPerson(name, field) ? { fills: true } : {}),
      ...(isNumber(field) ? { align: 'right' as const } : {}),
      ...(needsName(name, field) ? { named: true } : {}),
      ...(spec.sort.includes(name) ? { sortKey: name } : {}),
      ...(index > 0 && !widths.phone.includes(name)
        ? { wideOnly: widestOnly(widths, name) ?? true }
        : {}),
    }
  })
}

/** One line: the first of what stands beneath, and of the others what is there whole beside it. */
const beneath = {
  height: '1lh',
  fontSize: '0.75rem',
  color: 'var(--mui-palette-text-secondary)',
  whiteSpace: 'normal',
} as const
const whole = { whiteSpace: 'nowrap' } as const
const widestOnly = (widths: Widths, name: string) =>
  (['tablet', 'desktop'] as const).find((width) => widths[width]?.includes(name))

const unknownField: FieldSpec = { type: 'string', required: false, nullable: true }
const isNumber = (field: FieldSpec) => ['integer', 'number'].includes(field.type)
const isPerson = (name: string, { reference = '' }: FieldSpec) =>
  name === 'patient_name' || ['doctors', 'patients'].includes(reference)
const isDay = ({ format }: FieldSpec) => format === 'date' || format === 'date-time'
const isSaid = (value: unknown) => value !== null && value !== undefined && value !== ''
/** "12" and "Yes" say nothing without the header they would have had; neither does a day beneath another. */
const needsLabel = (field: FieldSpec) => isNumber(field) || field.type === 'boolean'

/**
 * A field in a row: a moment shows its day alone, a country its short name, a record's name may take two lines, everything
 * else as on the record's page.
 */
function Cell({ field, value }: { field: FieldSpec; value: unknown }) {
  const locale = useLocale()
  if (field.reference && value)
    return (
      <TwoLines>
        <FieldValue field={field} value={value} />
      </TwoLines>
    )
  if (typeof value === 'string' && field.format === 'date-time') return <DateText value={value} />
  if (typeof value === 'string' && field.format === 'region')
    return formatRegion(value, locale, 'short') || <None />
  return <FieldValue field={field} value={value} />
}
