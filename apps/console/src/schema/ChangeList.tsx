import type { components } from '@officina/openapi/schema'
import { Colon } from '@officina/ui/text'

type Change = components['schemas']['AuditChange']

/** What was changed, field by field: before → after, or what is new. */
export function ChangeList(props: { changes: readonly Change[]; label?: string }) {
  if (props.changes.length === 0) return null
  return (
    <ul aria-label={props.label} style={list}>
      {props.changes.map((change) => (
        <li key={change.field} style={{ whiteSpace: 'pre-line' }}>
          {change.label}
          <Colon />
          {change.before !== nothing && (
            <>
              <del>{change.before}</del> →{' '}
            </>
          )}
          <ins style={{ textDecoration: 'none' }}>{change.after}</ins>
        </li>
      ))}
    </ul>
  )
}

const nothing = '–'

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
} as const
