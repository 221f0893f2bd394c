import '@officina/openapi/resources/audit'
import { eventText, roleText } from '@officina/shared/history/words'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link, Navigate, useSearchParams } from 'react-router'
import { ChangeList } from '../../schema/ChangeList.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { type FieldSpec, findResource, type RecordOf, specOf } from '../../schema/spec.ts'
import { pluralOf, valueLabel } from '../../schema/words.ts'
import { recordPath } from '../recordPath.ts'
import { definitionOf } from '../registry.ts'

/** Everything that was done, by whom and from where. Rows are written once and never changed. */
export default function AuditLog() {
  const t = useText(messages)
  const locale = useLocale()
  const [search] = useSearchParams()
  // reads are most of the log: they are there once they are asked for
  if (!search.has('filter')) return <Navigate to={definitionOf('audit')?.to?.list ?? '/'} replace />
  return (
    <SchemaList
      resource="audit"
      cells={{
        at: (row) => <DateText value={row.at} time />,
        actor_name: (row) => row.actor_name ?? roleText(row.actor_role, locale),
        action: (row) => <span title={row.action}>{eventText(row.action, locale)}</span>,
        object_type: (row) => <ObjectLink row={row} />,
        changes: (row) => (row.changes.length > 0 ? <ChangeList changes={row.changes} /> : '–'),
      }}
      empty={{ title: t.empty }}
    />
  )
}

/** The record by its kind and name; a link for those that have a page. */
function ObjectLink(props: { row: RecordOf<'audit'> }) {
  const { object_type: type, object_id: id, object_name: name } = props.row
  const locale = useLocale()
  const list = typeField.labels?.[type] ? undefined : findResource(type)
  const word = list ? pluralOf(list, locale) : valueLabel(typeField, type, locale)
  const text = name ? `${word} ${name}` : word
  const resource = resources[type as 'doctor']
  if (!resource || !id) return <>{text}</>
  return <Link to={recordPath(resource, id)}>{text}</Link>
}

const typeField = specOf('audit').fields.object_type as FieldSpec

const resources = {
  doctor: 'doctors',
  patient: 'patients',
  recipe: 'recipes',
  order: 'orders',
  shipment: 'shipments',
  settlement: 'settlements',
  news: 'news',
  admin: 'users',
  template: 'templates',
  product: 'products',
  catalog: 'catalogs',
  questionnaire: 'questionnaires',
  bank_transfer: 'bank-transfers',
  purchase_order: 'purchase-orders',
  product_import: 'product-imports',
} as const

const messages = defineMessages({
  empty: ['No entries yet', '記録はまだありません'],
})
