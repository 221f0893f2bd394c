import { useLocale } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { useReference } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../admin/MeContext.ts'
import { may } from '../providers/authProvider.ts'
import { recordPath } from '../resources/recordPath.ts'
import { definitionOf } from '../resources/registry.ts'
import { findResource } from './spec.ts'
import { nameOfRecord } from './words.ts'

/**
 * A link to another record. `value` is its id, or the embedded record with its id; ids of one page are
 * asked for in one call.
 */
export function ReferenceLink(props: { resource: string; value: unknown }) {
  const locale = useLocale()
  if (Array.isArray(props.value))
    return props.value.map((value, index) => (
      <span key={String((value as { id?: string }).id ?? value)}>
        {index > 0 && (locale === 'ja' ? '、' : ', ')}
        <ReferenceLink resource={props.resource} value={value} />
      </span>
    ))
  if (typeof props.value === 'object' && props.value !== null)
    return <RecordLink resource={props.resource} record={props.value as Record<string, unknown>} />
  return <FetchedLink resource={props.resource} id={String(props.value)} />
}

function FetchedLink(props: { resource: string; id: string }) {
  const { referenceRecord, isPending, error } = useReference({
    reference: props.resource,
    id: props.id,
  })
  if (isPending) return <span aria-busy>…</span>
  if (error || !referenceRecord) return <None />
  return <RecordLink resource={props.resource} record={referenceRecord} />
}

function RecordLink(props: { resource: string; record: Record<string, unknown> }) {
  const mayRead = may(useMe(), props.resource, 'show')
  const name = nameOfRecord(findResource(props.resource), props.record, useLocale())
  const id = props.record.id
  return mayRead && hasPage(props.resource) && typeof id === 'string' ? (
    <Link to={recordPath(props.resource, id)}>{name}</Link>
  ) : (
    name
  )
}

function hasPage(resource: string): boolean {
  const { detail, to } = definitionOf(resource) ?? {}
  return Boolean(detail ?? to?.record ?? findResource(resource)?.get)
}
