import { formatDateTime } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { listQ } from '../providers/queries.ts'
import { ChangeList } from './ChangeList.tsx'
import { findResource } from './spec.ts'

type Props = {
  resource: string
  id: string
  by: string | null
  at: string | null
  /** `updated_at` of the record as it was read. The history's entries of that very change are not later. */
  since: string
}

/** Who changed a record since it was read, and what. */
export function ConflictNotice(props: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const { by, at } = props
  const changes = useChanges(props)
  return (
    <>
      <p style={{ marginTop: 0 }}>
        {t.conflict(by ? t.person(by) : t.somebody, at ? formatDateTime(at, locale) : '')}
      </p>
      <ChangeList changes={changes} label={t.changes} />
    </>
  )
}

/** What the history tells of the changes since the record was read. */
function useChanges(props: Props) {
  const { data } = useQuery({
    ...listQ('/api/admin/{resource}/{id}/history', {
      params: { path: { resource: props.resource, id: props.id }, query: { range: [0, 9] } },
      quiet: true,
    }),
    enabled: hasHistory(props.resource),
    staleTime: 0,
  })
  return (data?.data ?? [])
    .filter((entry) => entry.at > props.since)
    .flatMap((entry) =>
      entry.changes.map((change) => ({ ...change, field: entry.id + change.field })),
    )
}

/** Records with notes have one, and the groups of settings. */
const hasHistory = (resource: string) =>
  resource === 'settings' || findResource(resource)?.notes !== undefined

const messages = defineMessages({
  somebody: ['Someone', 'ほかの方'],
  person: (name: string) => [name, `${name} さん`],
  conflict: (who: string, when: string) => [
    `${who} changed this${when ? ` on ${when}` : ''} after you opened it. Your changes are not saved yet.`,
    `開いたあとに、${who}が${when ? `${when}に` : ''}内容を変更しました。ご自身の変更はまだ保存されていません。`,
  ],
  changes: ['Changes', '変更された内容'],
})
