import Card from '@mui/material/Card'
import { FactList } from '@officina/ui/facts'
import { useLocale } from '@officina/ui/text'
import { useMe } from '../admin/MeContext.ts'
import { FieldValue } from './FieldValue.tsx'
import { groupsOf } from './formGroups.ts'
import type { ValueOverrides } from './overrides.ts'
import { CardSection } from './Section.tsx'
import { type FieldName, type RecordOf, type ResourceName, readableOf, specOf } from './spec.ts'
import { fieldLabel, groupTitle } from './words.ts'

/** A record's fields in the spec's groups, as far as the reader may see them and there is something to see. */
export function SchemaShow<R extends ResourceName>(props: {
  resource: R
  record: RecordOf<R>
  values?: ValueOverrides<R>
  /** Only these groups. */
  groups?: readonly string[]
  columns?: 1 | 2 | 3
}) {
  const spec = specOf(props.resource)
  const locale = useLocale()
  const fields = readableOf(spec.fields, useMe().permissions)
  const record = props.record as Record<string, unknown>
  const own = (props.values ?? {}) as Record<
    string,
    ((record: unknown) => React.ReactNode) | undefined
  >
  const groups = groupsOf(spec, fields).filter(
    (group) => props.groups?.includes(group.key) ?? (group.key !== 'other' || !spec.groups),
  )
  const said = groups
    .map((group) => ({ ...group, fields: group.fields.filter((name) => isSaid(record[name])) }))
    .filter((group) => group.fields.length > 0)
  return said.map((group) => (
    <CardSection key={group.key} title={groupTitle(group, locale)} sx={{ mb: 4 }}>
      <FactList
        columns={props.columns ?? 2}
        facts={group.fields.map((name) => {
          const field = fields[name] ?? { type: 'string', required: false, nullable: true }
          return {
            label: fieldLabel(name, field, locale),
            value: own[name]?.(record) ?? <FieldValue field={field} value={record[name]} />,
          }
        })}
      />
    </CardSection>
  ))
}

const isSaid = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)

/** Single fields that stand out, without a title, as far as the reader may see them. */
export function Figures<R extends ResourceName>(props: {
  resource: R
  record: RecordOf<R>
  names: readonly FieldName<R>[]
}) {
  const locale = useLocale()
  const fields = readableOf(specOf(props.resource).fields, useMe().permissions)
  const record = props.record as Record<string, unknown>
  return (
    <Card sx={{ p: { xs: 4, sm: 5 }, mb: 4 }}>
      <FactList
        columns={3}
        facts={props.names.flatMap((name) => {
          const field = fields[name]
          return field && isSaid(record[name])
            ? {
                label: fieldLabel(name, field, locale),
                value: <FieldValue field={field} value={record[name]} />,
              }
            : []
        })}
      />
    </Card>
  )
}
